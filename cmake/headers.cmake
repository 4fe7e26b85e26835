# The header-only libraries. Natively their packages are found as usual. Emscripten's find_package
# sees none of the host's packages, and the host's include folder as a whole breaks its libc, so
# the header folders alone are linked into the build folder.

set(ATTENTION_HOST_HEADERS "${CMAKE_BINARY_DIR}/host-headers")

# Links the host's include folder NAME into ATTENTION_HOST_HEADERS; OUT tells whether it is there.
function(attention_stage_headers name probe out)
  find_path(ATTENTION_${name}_ROOT "${name}/${probe}"
            PATHS /usr/local/include /usr/include /opt/homebrew/include
            NO_DEFAULT_PATH NO_CMAKE_FIND_ROOT_PATH)
  if(ATTENTION_${name}_ROOT)
    file(MAKE_DIRECTORY "${ATTENTION_HOST_HEADERS}")
    file(CREATE_LINK "${ATTENTION_${name}_ROOT}/${name}" "${ATTENTION_HOST_HEADERS}/${name}"
         SYMBOLIC)
    set(${out} TRUE PARENT_SCOPE)
  else()
    set(${out} FALSE PARENT_SCOPE)
  endif()
endfunction()

if(EMSCRIPTEN)
  attention_stage_headers(xtl xtl_config.hpp has_xtl)
  attention_stage_headers(xtensor xtensor_config.hpp has_xtensor)
  if(NOT has_xtensor)
    attention_stage_headers(xtensor core/xtensor_config.hpp has_xtensor)
  endif()
  if(NOT (has_xtl AND has_xtensor))
    message(FATAL_ERROR "xtensor's headers are not in /usr/include or /usr/local/include: "
                        "apt-get install libxtensor-dev")
  endif()
  attention_stage_headers(stb stb_image.h has_stb)
else()
  find_package(xtensor REQUIRED)
  find_path(ATTENTION_STB_ROOT stb/stb_image.h)
  set(has_stb "${ATTENTION_STB_ROOT}")
endif()
if(NOT has_stb)
  message(FATAL_ERROR "stb's headers are not there: apt-get install libstb-dev")
endif()
