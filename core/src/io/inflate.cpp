// Unpacks deflated bytes (RFC 1951), and checks what came out.
#include "inflate.hpp"

#include <array>

// stb_image's inflater alone: no image format, no file, no vector instructions.
#define STB_IMAGE_IMPLEMENTATION
#define STB_IMAGE_STATIC
#define STBI_SUPPORT_ZLIB
#define STBI_NO_JPEG
#define STBI_NO_PNG
#define STBI_NO_BMP
#define STBI_NO_PSD
#define STBI_NO_TGA
#define STBI_NO_GIF
#define STBI_NO_HDR
#define STBI_NO_PIC
#define STBI_NO_PNM
#define STBI_NO_LINEAR
#define STBI_NO_STDIO
#define STBI_NO_SIMD
#define STBI_NO_FAILURE_STRINGS
#define STBI_NO_THREAD_LOCALS
#include <stb/stb_image.h>

namespace attention::io {
namespace {

constexpr std::array<std::uint32_t, 256> make_crc_table() {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t byte = 0; byte < 256; ++byte) {
    std::uint32_t remainder = byte;
    for (int bit = 0; bit < 8; ++bit) {
      remainder = (remainder >> 1) ^ ((remainder & 1) != 0 ? 0xedb88320u : 0u);
    }
    table[byte] = remainder;
  }
  return table;
}

}  // namespace

// Its version 2.27 takes the end of the bytes for an error as soon as 16 bits are no longer there,
// which in a PNG the check sum behind the data prevents; in a ZIP file the next record does.
// Sizes fit an int because they are within max_file_bytes and max_decoded_bytes.
bool inflate(Bytes packed_and_lookahead, std::span<std::uint8_t> out) {
  const int size = stbi_zlib_decode_noheader_buffer(
      reinterpret_cast<char*>(out.data()), static_cast<int>(out.size()),
      reinterpret_cast<const char*>(packed_and_lookahead.data()),
      static_cast<int>(packed_and_lookahead.size()));
  return size >= 0 && static_cast<std::size_t>(size) == out.size();
}

std::uint32_t crc32(Bytes bytes) {
  static constexpr std::array<std::uint32_t, 256> table = make_crc_table();
  std::uint32_t sum = 0xffffffffu;
  for (const std::uint8_t byte : bytes) sum = (sum >> 8) ^ table[(sum ^ byte) & 0xff];
  return ~sum;
}

}  // namespace attention::io
