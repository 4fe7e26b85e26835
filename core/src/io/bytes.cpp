// Little-endian fields of untrusted bytes, and what is said of names and sizes that they give.
#include "bytes.hpp"

#include <algorithm>

#include "../checks.hpp"
#include "utf8.hpp"

namespace attention::io {
namespace {

template <typename Number>
Number number_at(Bytes bytes, std::size_t start) {
  Number number = 0;
  for (std::size_t i = sizeof(Number); i > 0; --i) {
    number = static_cast<Number>((number << 8) | bytes[start + i - 1]);
  }
  return number;
}

}  // namespace

Bytes part_of(Bytes bytes, std::uint64_t start, std::uint64_t size, std::string_view file,
              std::string_view what) {
  require(start <= bytes.size() && size <= bytes.size() - start, ErrorCode::wrong_format, file,
          {file, " is cut off or damaged: its ", what, " does not fit into it"});
  return bytes.subspan(static_cast<std::size_t>(start), static_cast<std::size_t>(size));
}

std::uint16_t u16_at(Bytes bytes, std::size_t start) {
  return number_at<std::uint16_t>(bytes, start);
}

std::uint32_t u32_at(Bytes bytes, std::size_t start) {
  return number_at<std::uint32_t>(bytes, start);
}

std::uint64_t u64_at(Bytes bytes, std::size_t start) {
  return number_at<std::uint64_t>(bytes, start);
}

std::string quoted(std::string_view name) {
  constexpr std::size_t longest = 48;
  std::size_t end = std::min(name.size(), longest);
  const auto continues = [&](std::size_t i) {
    return (static_cast<unsigned char>(name[i]) & 0xc0) == 0x80;
  };
  while (end > 0 && end < name.size() && continues(end)) --end;
  std::string text = "'";
  text.append(name.substr(0, end)).append(end < name.size() ? "...'" : "'");
  return text;
}

void check_name(std::string_view name, std::string_view file) {
  require(name.size() <= max_name_bytes, ErrorCode::too_large, file,
          {file, " has a name of ", name.size(), " bytes, at most ", max_name_bytes, " are read"});
  require(is_utf8(name), ErrorCode::wrong_format, file, {file, " has a name that is no UTF-8"});
}

void check_file(Bytes bytes, std::string_view file) {
  check_name(file, "file");
  require(bytes.size() <= max_file_bytes, ErrorCode::too_large, file,
          {file, " has ", bytes.size(), " bytes, at most ", max_file_bytes >> 20, " MB are read"});
}

void check_names_differ(const std::vector<NamedArray>& arrays, std::string_view file) {
  std::vector<std::string_view> names;
  names.reserve(arrays.size());
  for (const NamedArray& array : arrays) names.push_back(array.name);
  std::sort(names.begin(), names.end());
  const auto twice = std::adjacent_find(names.begin(), names.end());
  require(twice == names.end(), ErrorCode::conflict, file,
          {file, " has two arrays called ", twice == names.end() ? "" : quoted(*twice)});
}

void Budget::take(std::uint64_t bytes, std::string_view field) {
  require(bytes <= left_, ErrorCode::too_large, field,
          {quoted(field), " needs more room than a file may have, ", max_decoded_bytes >> 20,
           " MB for all its arrays: save fewer rows, heads or layers"});
  left_ -= bytes;
}

}  // namespace attention::io
