// Writes an array as the bytes of a .npy file.
#pragma once

#include <attention/error.hpp>
#include <attention/tensor.hpp>
#include <cstdint>
#include <span>
#include <vector>

namespace attention::io {

/// NumPy's format, version 1.0: little-endian doubles in C order.
/// @throws InputError `length_mismatch` where the shape asks for more or fewer numbers than there
/// are, `too_large` over `max_array_axes` or `max_decoded_bytes`.
std::vector<std::uint8_t> write_npy(std::span<const std::size_t> shape,
                                    std::span<const double> data);

std::vector<std::uint8_t> write_npy(const Tensor<2>& matrix);

}  // namespace attention::io
