# Installs the library into the build folder, then builds and runs a program that finds it there.
set(work "${BUILD}/package-test")
file(REMOVE_RECURSE "${work}")
foreach(command
        "--install;${BUILD};--prefix;${work}/installed"
        "-S;${SOURCE};-B;${work}/build;-DCMAKE_PREFIX_PATH=${work}/installed;-DCMAKE_CXX_COMPILER=${COMPILER};-DCMAKE_BUILD_TYPE=Release"
        "--build;${work}/build")
  execute_process(COMMAND "${CMAKE_COMMAND}" ${command} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
execute_process(COMMAND "${work}/build/consumer" COMMAND_ERROR_IS_FATAL ANY)
