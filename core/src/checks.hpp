// The checks that validation, trace and operator share, and the words of their messages.
#pragma once

#include <attention/error.hpp>
#include <attention/tensor.hpp>
#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace attention {

/// Throws InputError.
[[noreturn]] void fail(ErrorCode code, std::string_view field,
                       std::initializer_list<MessagePart> message);

/// Throws InputError unless `holds`.
void require(bool holds, ErrorCode code, std::string_view field,
             std::initializer_list<MessagePart> message);

/// The name of a field, as part of a message.
inline MessagePart named(std::string_view field) { return MessagePart::name(field); }

/// "1 row", "3 rows", as part of a message.
inline MessagePart counted(std::size_t count, std::string_view unit) {
  return MessagePart::count(count, unit);
}

/// The sizes of a tensor's axes.
using Shape = std::span<const std::size_t>;

/// True for a tensor that nothing was put in.
bool is_absent(Shape shape);

/// Where element `index` of a row-major tensor lies, such as "row 2, column 3"; the head is named
/// where there are several.
std::string place_text(Shape shape, std::size_t index);

/// Where element `index` of a row-major tensor lies as a program counts, such as "[1][2]".
std::string index_text(Shape shape, std::size_t index);

/// The product of the sizes; throws `too_large` where it passes `max_operator_elements`.
std::size_t count_elements(std::string_view field, Shape shape);

/// Throws `length_mismatch` unless a shape has so many numbers, `too_large` as above.
void require_filled(std::string_view field, Shape shape, std::size_t count);

/// Throws `not_finite` where an input tensor of rank 1 to 3 holds NaN or an infinity.
void require_finite_input(std::string_view field, Shape shape, const double* data);

/// Throws `overflow` where a computed tensor left the range of a double.
void require_no_overflow(std::string_view field, Shape shape, const double* data);

template <std::size_t N>
void require_finite_input(std::string_view field, const Tensor<N>& tensor) {
  require_finite_input(field, tensor.shape(), tensor.data());
}

template <std::size_t N>
void require_no_overflow(std::string_view field, const Tensor<N>& tensor) {
  require_no_overflow(field, tensor.shape(), tensor.data());
}

}  // namespace attention
