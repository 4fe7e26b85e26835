// The elements of an array, from the bytes that store them.
#pragma once

#include <attention/io/array_file.hpp>

#include "bytes.hpp"

namespace attention::io {

struct ElementFormat {
  ElementType type = ElementType::float64;
  std::size_t size = 8;  ///< bytes of an element
  bool is_big_endian = false;
};

enum class Order { c, fortran };

/// How many elements an array of that shape has.
/// @throws InputError `too_large` over `max_array_axes` or `max_decoded_bytes`.
std::size_t element_count(const std::vector<std::size_t>& shape, std::string_view field);

/// Appends an axis. @throws InputError `too_large` where no array could have one so long.
void append_axis(std::vector<std::size_t>& shape, std::uint64_t size, std::string_view field);

/// Fills data or texts of an array whose name and shape are there.
/// @throws InputError `wrong_format` where there are more or fewer bytes than the shape asks for,
/// or a text is no Unicode; `too_large` over the budget.
void decode_elements(NamedArray& array, Bytes stored, const ElementFormat& format, Order order,
                     Budget& budget);

}  // namespace attention::io
