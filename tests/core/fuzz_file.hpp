// What the fuzzers of the readers share.
#pragma once

#include <attention/io/read.hpp>

#include "fuzz_bytes.hpp"

namespace attention::test {

/// What the reader gives holds together, or it throws InputError.
inline void expect_arrays_or_error(io::ArrayFile (*read)(io::Bytes, std::string_view),
                                   io::Bytes bytes) {
  try {
    const io::ArrayFile file = read(bytes, "file");
    expect(!file.arrays.empty(), "a file that is read has an array");
    for (const io::NamedArray& array : file.arrays) {
      std::size_t count = 1;
      for (const std::size_t size : array.shape) count *= size;
      const bool is_text = array.type == io::ElementType::text;
      expect(array.data.size() == (is_text ? 0 : count), "as many numbers as the shape asks for");
      expect(array.texts.size() == (is_text ? count : 0), "as many texts as the shape asks for");
    }
  } catch (const InputError& error) {
    const std::size_t length = std::strlen(error.what());
    expect(length > 0 && length < 600, "an error has words, and not too many");
  }
}

}  // namespace attention::test
