// UTF-8 (RFC 3629): checked, and written.
#include "utf8.hpp"

namespace attention::io {

bool is_utf8(std::string_view text) {
  constexpr std::uint32_t smallest[] = {0, 0x80, 0x800, 0x10000};
  for (std::size_t i = 0; i < text.size();) {
    const auto lead = static_cast<unsigned char>(text[i++]);
    if (lead < 0x80) continue;
    if (lead < 0xc2 || lead > 0xf4) return false;
    const std::size_t followers = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    if (text.size() - i < followers) return false;
    std::uint32_t code = lead & (0x3fu >> followers);
    for (std::size_t k = 0; k < followers; ++k) {
      const auto next = static_cast<unsigned char>(text[i++]);
      if ((next & 0xc0) != 0x80) return false;
      code = (code << 6) | (next & 0x3f);
    }
    if (code < smallest[followers] || !is_scalar(code)) return false;
  }
  return true;
}

void append_utf8(std::string& text, std::uint32_t code) {
  const auto append = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
  if (code < 0x80) return append(code);
  if (code < 0x800) {
    append(0xc0 | (code >> 6));
  } else if (code < 0x10000) {
    append(0xe0 | (code >> 12));
    append(0x80 | ((code >> 6) & 0x3f));
  } else {
    append(0xf0 | (code >> 18));
    append(0x80 | ((code >> 12) & 0x3f));
    append(0x80 | ((code >> 6) & 0x3f));
  }
  append(0x80 | (code & 0x3f));
}

}  // namespace attention::io
