// The elements of an array, from the bytes that store them.
#include "elements.hpp"

#include <attention/operator.hpp>

#include "../checks.hpp"
#include "utf8.hpp"

namespace attention::io {
namespace {

std::uint64_t bits_at(const std::uint8_t* at, std::size_t size, bool is_big_endian) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < size; ++i) bits = (bits << 8) | at[is_big_endian ? i : size - 1 - i];
  return bits;
}

double number_of(std::uint64_t bits, ElementType type) {
  switch (type) {
    case ElementType::boolean:
      return bits != 0 ? 1.0 : 0.0;
    case ElementType::int8:
      return static_cast<std::int8_t>(bits);
    case ElementType::int16:
      return static_cast<std::int16_t>(bits);
    case ElementType::int32:
      return static_cast<std::int32_t>(bits);
    case ElementType::int64:
      return static_cast<double>(static_cast<std::int64_t>(bits));
    case ElementType::float16:
      return float16_to_double(static_cast<std::uint16_t>(bits));
    case ElementType::bfloat16:
      return bfloat16_to_double(static_cast<std::uint16_t>(bits));
    case ElementType::float32:
      return bits_as<float>(static_cast<std::uint32_t>(bits));
    case ElementType::float64:
      return bits_as<double>(bits);
    default:
      return static_cast<double>(bits);
  }
}

/// A text of `length` UTF-32 units; NumPy fills its end up with zeros.
std::string text_at(const std::uint8_t* at, std::size_t length, bool is_big_endian,
                    std::string_view field) {
  const auto unit = [&](std::size_t i) {
    return static_cast<std::uint32_t>(bits_at(at + 4 * i, 4, is_big_endian));
  };
  while (length > 0 && unit(length - 1) == 0) --length;
  std::string text;
  for (std::size_t i = 0; i < length; ++i) {
    require(is_scalar(unit(i)), ErrorCode::wrong_format, field,
            {quoted(field), " holds a text that is no Unicode"});
    append_utf8(text, unit(i));
  }
  return text;
}

/// Calls visit(stored, place) for every element: its place in the file and that in C order.
template <typename Visit>
void visit_elements(const std::vector<std::size_t>& shape, std::size_t count, Order order,
                    Visit visit) {
  if (order == Order::c) {
    for (std::size_t i = 0; i < count; ++i) visit(i, i);
    return;
  }
  std::vector<std::size_t> strides(shape.size(), 1);
  for (std::size_t axis = shape.size(); axis > 1; --axis) {
    strides[axis - 2] = strides[axis - 1] * shape[axis - 1];
  }
  std::vector<std::size_t> index(shape.size(), 0);
  std::size_t place = 0;
  for (std::size_t stored = 0; stored < count; ++stored) {
    visit(stored, place);
    for (std::size_t axis = 0; axis < shape.size(); ++axis) {
      place += strides[axis];
      if (++index[axis] < shape[axis]) break;
      place -= strides[axis] * shape[axis];
      index[axis] = 0;
    }
  }
}

}  // namespace

std::size_t element_count(const std::vector<std::size_t>& shape, std::string_view field) {
  require(shape.size() <= max_array_axes, ErrorCode::too_large, field,
          {quoted(field), " has ", shape.size(), " axes, at most ", max_array_axes, " are read"});
  std::uint64_t count = 1;
  for (const std::size_t size : shape) {
    if (size == 0) return 0;
  }
  for (const std::size_t size : shape) {
    require(size <= max_decoded_bytes / count, ErrorCode::too_large, field,
            {quoted(field), " has a shape of more than ", max_decoded_bytes, " elements"});
    count *= size;
  }
  return static_cast<std::size_t>(count);
}

void append_axis(std::vector<std::size_t>& shape, std::uint64_t size, std::string_view field) {
  require(size <= max_decoded_bytes, ErrorCode::too_large, field,
          {quoted(field), " has an axis of ", size, ", at most ", max_decoded_bytes, " are read"});
  // One axis too many is kept: element_count refuses it.
  if (shape.size() <= max_array_axes) shape.push_back(static_cast<std::size_t>(size));
}

void decode_elements(NamedArray& array, Bytes stored, const ElementFormat& format, Order order,
                     Budget& budget) {
  const std::size_t count = element_count(array.shape, array.name);
  const std::uint64_t asked = std::uint64_t{count} * format.size;
  require(asked == stored.size(), ErrorCode::wrong_format, array.name,
          {quoted(array.name), " has a shape that asks for ", asked,
           " bytes of data, the file has ", stored.size()});
  array.type = format.type;
  if (format.type == ElementType::text) {
    budget.take(asked + std::uint64_t{count} * sizeof(std::string), array.name);
    array.texts.resize(count);
    visit_elements(array.shape, count, order, [&](std::size_t from, std::size_t to) {
      array.texts[to] = text_at(stored.data() + from * format.size, format.size / 4,
                                format.is_big_endian, array.name);
    });
  } else {
    budget.take(std::uint64_t{count} * sizeof(double), array.name);
    array.data.resize(count);
    visit_elements(array.shape, count, order, [&](std::size_t from, std::size_t to) {
      const std::uint8_t* at = stored.data() + from * format.size;
      array.data[to] = number_of(bits_at(at, format.size, format.is_big_endian), format.type);
    });
  }
}

}  // namespace attention::io
