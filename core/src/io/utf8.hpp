// UTF-8 (RFC 3629): checked, and written.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace attention::io {

bool is_utf8(std::string_view text);

/// True for what Unicode calls a scalar value: up to 0x10FFFF and no surrogate.
constexpr bool is_scalar(std::uint32_t code) {
  return code < 0xd800 || (code > 0xdfff && code <= 0x10ffff);
}

/// Appends a scalar value.
void append_utf8(std::string& text, std::uint32_t code);

}  // namespace attention::io
