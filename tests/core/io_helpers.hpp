// What the tests of the readers share.
#pragma once

#include <attention/io/read.hpp>
#include <attention/io/write.hpp>
#include <functional>

#include "catch.hpp"
#include "fixtures.hpp"

namespace attention::test {

using Numbers = std::vector<double>;
using Texts = std::vector<std::string>;
using Sizes = std::vector<std::size_t>;
using Reader = io::ArrayFile(io::Bytes, std::string_view);

/// The only array of a fixture.
inline io::NamedArray only_array(Reader read, std::string_view name) {
  const FileBytes bytes = fixture(name);
  const io::ArrayFile file = read(bytes, name);
  REQUIRE(file.arrays.size() == 1);
  return file.arrays[0];
}

/// The bytes are refused with that code, field and a message that has those words.
inline void check_refused(Reader read, const FileBytes& bytes, ErrorCode code,
                          std::string_view field, std::string_view words) {
  try {
    read(bytes, "it");
    FAIL_CHECK("was taken, not refused for: " << words);
  } catch (const InputError& error) {
    INFO(error.what());
    CHECK(std::string(error_code_name(error.code())) == error_code_name(code));
    CHECK(error.field() == field);
    CHECK(std::string_view(error.what()).find(words) != std::string_view::npos);
    CHECK(std::string_view(error.what()).size() < 400);
  }
}

/// Every beginning of the file is refused.
inline void check_beginnings_refused(Reader read, std::string_view name) {
  const FileBytes whole = fixture(name);
  for (std::size_t size = 0; size < whole.size(); ++size) {
    INFO(name << " cut to " << size << " bytes");
    // A copy of its own, so that a sanitizer sees a byte read behind its end.
    const FileBytes part(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
    CHECK_THROWS_AS(read(part, "it"), InputError);
  }
}

}  // namespace attention::test
