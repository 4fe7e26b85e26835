// The checks that validation, trace and operator share, and the words of their messages.
#pragma once

#include <attention/error.hpp>
#include <attention/tensor.hpp>
#include <cmath>
#include <string>

namespace attention {

/// A number as a message shows it, such as "0.5", "NaN" or "-infinity".
std::string number_text(double value);

/// "1 row", "3 rows".
std::string count_text(std::size_t count, const std::string& unit);

/// Throws `code` unless `holds`. Not for loops over elements: the message is built every time.
inline void require(bool holds, ErrorCode code, const std::string& field, const Message& message) {
  if (!holds) throw InputError(code, field, message);
}

/// The name of a field, as part of a message.
inline Message named(const std::string& field) { return Message::name(field); }

/// True for a tensor that nothing was put in.
template <class AnyTensor>
bool is_absent(const AnyTensor& tensor) {
  for (const std::size_t size : tensor.shape()) {
    if (size != 0) return false;
  }
  return true;
}

/// Where element `index` of a row-major tensor lies, such as "row 2, column 3"; the head is named
/// where there are several.
template <class AnyTensor>
std::string place_text(const AnyTensor& tensor, std::size_t index) {
  const std::size_t rank = tensor.dimension();
  const char* const names[] = {"head ", "row ", "column "};
  std::string text;
  for (std::size_t axis = rank; axis-- > 0;) {
    const std::size_t size = tensor.shape()[axis];
    if (axis + 3 == rank && size == 1) break;
    const std::string part = names[axis + 3 - rank] + std::to_string(index % size + 1);
    text = text.empty() ? part : part + ", " + text;
    index /= size;
  }
  return text;
}

/// The same as a program counts it, such as "[1][2]".
template <class AnyTensor>
std::string index_text(const AnyTensor& tensor, std::size_t index) {
  std::string text;
  for (std::size_t axis = tensor.dimension(); axis-- > 0;) {
    const std::size_t size = tensor.shape()[axis];
    text.insert(0, std::to_string(index % size) + "][");
    index /= size;
  }
  text.insert(0, 1, '[');
  text.pop_back();
  return text;
}

/// Throws `not_finite` where an input tensor of rank 2 or 3 holds NaN or an infinity.
template <class AnyTensor>
void require_finite_input(const std::string& field, const AnyTensor& tensor) {
  for (std::size_t index = 0; index < tensor.size(); ++index) {
    const double value = tensor.data()[index];
    if (std::isfinite(value)) continue;
    throw InputError(ErrorCode::not_finite, field,
                     place_text(tensor, index) + " of " + named(field) + " is " +
                         number_text(value) + ", but must be a finite number");
  }
}

/// Throws `overflow` where a computed tensor left the range of a double.
template <class AnyTensor>
void require_no_overflow(const std::string& field, const AnyTensor& tensor) {
  for (std::size_t index = 0; index < tensor.size(); ++index) {
    if (std::isfinite(tensor.data()[index])) continue;
    throw InputError(ErrorCode::overflow, field,
                     named(field) + index_text(tensor, index) +
                         " became too large for a double; use smaller numbers");
  }
}

}  // namespace attention
