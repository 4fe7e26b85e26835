// The files of tests/core/fixtures, which fixtures/make.py made, and changed copies of them.
#pragma once

#include <attention/io/array_file.hpp>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace attention::test {

using FileBytes = std::vector<std::uint8_t>;

struct Fixture {
  std::string_view name;
  io::Bytes bytes;
};

const std::vector<Fixture>& fixtures();

inline FileBytes fixture(std::string_view name) {
  for (const Fixture& file : fixtures()) {
    if (file.name == name) return {file.bytes.begin(), file.bytes.end()};
  }
  std::abort();
}

inline FileBytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

/// Where `text` begins in the bytes, the last time.
inline std::size_t last(const FileBytes& bytes, std::string_view text) {
  const std::string_view all(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  const std::size_t found = all.rfind(text);
  if (found == all.npos) std::abort();
  return found;
}

/// The bytes with those from `start` on replaced.
inline FileBytes patched(FileBytes bytes, std::size_t start, std::string_view text) {
  if (start + text.size() > bytes.size()) std::abort();
  for (std::size_t i = 0; i < text.size(); ++i) {
    bytes[start + i] = static_cast<std::uint8_t>(text[i]);
  }
  return bytes;
}

}  // namespace attention::test
