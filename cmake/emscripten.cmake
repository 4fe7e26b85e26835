# Toolchain file: Emscripten's own, from an activated SDK or from beside the emcc on the PATH.

if(DEFINED ENV{EMSDK} AND EXISTS "$ENV{EMSDK}/upstream/emscripten/emcc")
  set(emscripten_root "$ENV{EMSDK}/upstream/emscripten")
else()
  find_program(ATTENTION_EMCC emcc REQUIRED)
  get_filename_component(emcc_file "${ATTENTION_EMCC}" REALPATH)
  get_filename_component(emscripten_root "${emcc_file}" DIRECTORY)
  if(NOT EXISTS "${emscripten_root}/cmake" AND EXISTS /usr/share/emscripten/cmake)
    set(emscripten_root /usr/share/emscripten)
  endif()
endif()
include("${emscripten_root}/cmake/Modules/Platform/Emscripten.cmake")

# Emscripten 3.1.6 under Node 18 and later would fetch() a file path, and its default flag for
# threads is refused by Node 20. Newer Nodes drop the flag and come with newer Emscriptens.
find_program(ATTENTION_NODE NAMES node nodejs NO_CMAKE_FIND_ROOT_PATH)
if(NOT DEFINED CACHE{ATTENTION_NODE_COMMAND})
  execute_process(COMMAND "${ATTENTION_NODE}" --no-experimental-fetch --version
                  RESULT_VARIABLE refused OUTPUT_QUIET ERROR_QUIET)
  set(node_command "${ATTENTION_NODE}")
  if(refused EQUAL 0)
    list(APPEND node_command --no-experimental-fetch)
  endif()
  set(ATTENTION_NODE_COMMAND "${node_command}" CACHE STRING "Runs the WebAssembly test programs")
endif()
set(CMAKE_CROSSCOMPILING_EMULATOR "${ATTENTION_NODE_COMMAND}" CACHE STRING "" FORCE)

# Debian's Emscripten needs Debian's acorn at the link, which only Debian's own Node finds unaided.
if(emscripten_root STREQUAL "/usr/share/emscripten" AND EXISTS /usr/share/nodejs/acorn)
  set(CMAKE_CXX_LINKER_LAUNCHER "${CMAKE_COMMAND};-E;env;NODE_PATH=/usr/share/nodejs")
endif()
