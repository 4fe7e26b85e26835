// Unpacks deflated bytes (RFC 1951), and checks what came out.
#pragma once

#include <attention/io/array_file.hpp>

namespace attention::io {

/// How many bytes the inflater looks at beyond the end of the packed ones.
inline constexpr std::size_t inflate_lookahead = 4;

/// The most that deflate makes of a byte: 258 bytes of two bits.
inline constexpr std::size_t max_inflate_ratio = 1032;

/// Fills `out` with what `packed` unpacks to, `inflate_lookahead` bytes of anything behind it.
/// False where that is no deflated data of just that size.
bool inflate(Bytes packed_and_lookahead, std::span<std::uint8_t> out);

/// The check sum of ZIP (ISO 3309).
std::uint32_t crc32(Bytes bytes);

}  // namespace attention::io
