# Files as C++ arrays, because a test in WebAssembly sees no file system.

# Writes OUTPUT, which defines the table that tests/core/fixtures.hpp declares.
function(attention_embed_fixtures output)
  set(arrays "")
  set(table "")
  set(index 0)
  foreach(file ${ARGN})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${file}")
    get_filename_component(name "${file}" NAME)
    file(READ "${file}" bytes HEX)
    string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
    string(APPEND arrays "const std::uint8_t file${index}[] = {${bytes}};\n")
    string(APPEND table "{\"${name}\", file${index}},\n")
    math(EXPR index "${index} + 1")
  endforeach()
  file(CONFIGURE OUTPUT "${output}" @ONLY CONTENT [[
#include "fixtures.hpp"
namespace attention::test {
namespace {
@arrays@
}
const std::vector<Fixture>& fixtures() {
  static const std::vector<Fixture> table = {@table@};
  return table;
}
}
]])
endfunction()
