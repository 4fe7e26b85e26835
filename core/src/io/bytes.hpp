// Little-endian fields of untrusted bytes, and what is said of names and sizes that they give.
#pragma once

#include <attention/io/array_file.hpp>
#include <cstring>
#include <string>
#include <string_view>

namespace attention::io {

/// The part that begins at `start`. @throws InputError `wrong_format` where the bytes end before
/// the part does; `what` names it.
Bytes part_of(Bytes bytes, std::uint64_t start, std::uint64_t size, std::string_view file,
              std::string_view what);

// Numbers at `start`, which lies within the bytes.
std::uint16_t u16_at(Bytes bytes, std::size_t start);
std::uint32_t u32_at(Bytes bytes, std::size_t start);
std::uint64_t u64_at(Bytes bytes, std::size_t start);

inline std::string_view text_of(Bytes bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// The same bits as another type (Emscripten 3.1.6 has no std::bit_cast).
template <typename To, typename From>
To bits_as(From from) {
  static_assert(sizeof(To) == sizeof(From));
  To to;
  std::memcpy(&to, &from, sizeof to);
  return to;
}

/// A name from the file in quotes, cut where it is long.
std::string quoted(std::string_view name);

/// @throws InputError where a name is longer than `max_name_bytes` or no UTF-8.
void check_name(std::string_view name, std::string_view file);

/// @throws InputError where the file is over `max_file_bytes`, or its own name no name.
void check_file(Bytes bytes, std::string_view file);

/// @throws InputError `conflict` where two arrays have one name.
void check_names_differ(const std::vector<NamedArray>& arrays, std::string_view file);

/// What may still be decoded of one file.
class Budget {
 public:
  /// @throws InputError `too_large` where more than `max_decoded_bytes` were taken in all.
  void take(std::uint64_t bytes, std::string_view field);

 private:
  std::uint64_t left_ = max_decoded_bytes;
};

}  // namespace attention::io
