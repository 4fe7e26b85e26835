// The checks that look at no type but double.
#include "checks.hpp"

#include <algorithm>
#include <attention/operator.hpp>
#include <cmath>

namespace attention {

namespace {

std::size_t count_numbers(Shape shape) {
  std::size_t count = 1;
  for (const std::size_t size : shape) count *= size;
  return count;
}

/// The first number that is NaN or infinite; `count` where there is none.
std::size_t find_not_finite(const double* data, std::size_t count) {
  const double* found =
      std::find_if(data, data + count, [](double number) { return !std::isfinite(number); });
  return static_cast<std::size_t>(found - data);
}

}  // namespace

void fail(ErrorCode code, std::string_view field, std::initializer_list<MessagePart> message) {
  throw InputError(code, field, message);
}

void require(bool holds, ErrorCode code, std::string_view field,
             std::initializer_list<MessagePart> message) {
  if (!holds) fail(code, field, message);
}

bool is_absent(Shape shape) {
  return std::all_of(shape.begin(), shape.end(), [](std::size_t size) { return size == 0; });
}

std::string place_text(Shape shape, std::size_t index) {
  const std::size_t rank = shape.size();
  const char* const names[] = {"head ", "row ", "column "};
  std::string text;
  for (std::size_t axis = rank; axis-- > 0;) {
    const std::size_t size = shape[axis];
    if (axis + 3 == rank && size == 1) break;
    const std::string part = names[axis + 3 - rank] + std::to_string(index % size + 1);
    text = text.empty() ? part : part + ", " + text;
    index /= size;
  }
  return text;
}

std::string index_text(Shape shape, std::size_t index) {
  std::string text;
  for (std::size_t axis = shape.size(); axis-- > 0;) {
    text.insert(0, std::to_string(index % shape[axis]) + "][");
    index /= shape[axis];
  }
  text.insert(0, 1, '[');
  text.pop_back();
  return text;
}

std::size_t count_elements(std::string_view field, Shape shape) {
  std::size_t count = 1;
  for (const std::size_t size : shape) {
    require(size == 0 || count <= max_operator_elements / size, ErrorCode::too_large, field,
            {named(field), " would have more than ", max_operator_elements, " elements"});
    count *= size;
  }
  return count;
}

void require_filled(std::string_view field, Shape shape, std::size_t count) {
  const std::size_t wanted = count_elements(field, shape);
  require(count == wanted, ErrorCode::length_mismatch, field,
          {named(field), " has ", counted(count, "number"), ", but its shape needs ", wanted});
}

void require_finite_input(std::string_view field, Shape shape, const double* data) {
  const std::size_t count = count_numbers(shape);
  const std::size_t index = find_not_finite(data, count);
  if (index == count) return;
  fail(ErrorCode::not_finite, field,
       {place_text(shape, index), " of ", named(field), " is ", data[index],
        ", but must be a finite number"});
}

void require_no_overflow(std::string_view field, Shape shape, const double* data) {
  const std::size_t count = count_numbers(shape);
  const std::size_t index = find_not_finite(data, count);
  if (index == count) return;
  fail(ErrorCode::overflow, field,
       {named(field), index_text(shape, index),
        " became too large for a double; use smaller numbers"});
}

}  // namespace attention
