// The header of a .npy file: a Python dictionary with element type, order and shape.
#pragma once

#include <string_view>
#include <vector>

#include "elements.hpp"

namespace attention::io {

struct NpyHeader {
  ElementFormat format;
  Order order = Order::c;
  std::vector<std::size_t> shape;
};

/// @throws InputError `wrong_format` where the text is no such dictionary, `unsupported` for types
/// that are not read, `too_large` for an axis over the limits.
NpyHeader read_npy_header(std::string_view text, std::string_view name);

}  // namespace attention::io
