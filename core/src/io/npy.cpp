// Reads and writes NumPy's .npy format (NumPy Enhancement Proposal 1).
#include "npy.hpp"

#include <algorithm>
#include <attention/io/read.hpp>
#include <attention/io/write.hpp>

#include "../checks.hpp"
#include "elements.hpp"
#include "npy_header.hpp"
#include "tokens.hpp"

namespace attention::io {
namespace {

constexpr std::string_view magic = "\x93NUMPY";
constexpr std::size_t magic_and_version = 8;

/// Where the header's text stands: its length has 2 bytes in version 1, else 4.
std::string_view header_text(Bytes bytes, std::string_view name) {
  const Bytes start = part_of(bytes, 0, magic_and_version, name, "magic bytes");
  require(text_of(start).substr(0, magic.size()) == magic, ErrorCode::wrong_format, name,
          {quoted(name), " is no .npy file: it must begin with the byte 147 and 'NUMPY'"});
  const int version = start[6];
  require(version >= 1 && version <= 3, ErrorCode::unsupported, name,
          {quoted(name), " is a .npy file of version ", version, ", versions 1 to 3 are read"});
  const std::size_t width = version == 1 ? 2 : 4;
  const Bytes length = part_of(bytes, magic_and_version, width, name, "header");
  const std::uint64_t size = version == 1 ? u16_at(length, 0) : u32_at(length, 0);
  return text_of(part_of(bytes, magic_and_version + width, size, name, "header"));
}

std::string shape_text(std::span<const std::size_t> shape) {
  std::string text = "(";
  for (const std::size_t size : shape)
    text += std::to_string(size) + (shape.size() == 1 ? "," : ", ");
  if (shape.size() > 1) text.resize(text.size() - 2);
  return text + ")";
}

}  // namespace

std::string_view array_name(std::string_view file) {
  std::string_view name = file.substr(file.find_last_of("/\\") + 1);
  if (name.ends_with(".npy")) name.remove_suffix(4);
  return name.empty() ? file : name;
}

NamedArray npy_array(Bytes bytes, std::string_view name, Budget& budget) {
  const std::string_view header = header_text(bytes, name);
  NpyHeader read = read_npy_header(header, name);
  NamedArray array;
  array.name = name;
  array.shape = std::move(read.shape);
  const auto start = static_cast<std::size_t>(header.data() + header.size() -
                                              reinterpret_cast<const char*>(bytes.data()));
  decode_elements(array, bytes.subspan(start), read.format, read.order, budget);
  return array;
}

ArrayFile read_npy(Bytes bytes, std::string_view file) {
  check_file(bytes, file);
  Budget budget;
  ArrayFile result;
  result.format = FileFormat::npy;
  result.arrays.push_back(npy_array(bytes, array_name(file), budget));
  take_tokens_of_arrays(result);
  return result;
}

std::vector<std::uint8_t> write_npy(std::span<const std::size_t> shape,
                                    std::span<const double> data) {
  const std::size_t count = element_count({shape.begin(), shape.end()}, "shape");
  require(count == data.size(), ErrorCode::length_mismatch, "shape",
          {"shape asks for ", counted(count, "number"), ", there are ", data.size()});
  Budget budget;
  budget.take(std::uint64_t{count} * sizeof(double), "data");

  std::string header(magic);
  header.append({1, 0, 0, 0}).append("{'descr': '<f8', 'fortran_order': False, 'shape': ");
  header.append(shape_text(shape)).append(", }");
  constexpr std::size_t alignment = 64;
  constexpr std::size_t before = magic_and_version + 2;
  header.append(alignment - 1 - header.size() % alignment, ' ').append("\n");
  header[magic_and_version] = static_cast<char>(header.size() - before);  // Below 256.

  std::vector<std::uint8_t> bytes;
  bytes.reserve(header.size() + sizeof(double) * count);
  for (const char letter : header) bytes.push_back(static_cast<std::uint8_t>(letter));
  for (const double number : data) {
    const auto bits = bits_as<std::uint64_t>(number);
    for (int shift = 0; shift < 64; shift += 8) {
      bytes.push_back(static_cast<std::uint8_t>(bits >> shift));
    }
  }
  return bytes;
}

std::vector<std::uint8_t> write_npy(const Tensor<2>& matrix) {
  return write_npy({matrix.shape().data(), 2}, {matrix.data(), matrix.size()});
}

}  // namespace attention::io
