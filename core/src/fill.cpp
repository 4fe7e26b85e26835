// Matrices to begin with.
#include <attention/check.hpp>
#include <attention/fill.hpp>
#include <cmath>

#include "checks.hpp"
#include "random.hpp"

namespace attention {

namespace {

void check(const Fill& fill) {
  const auto check_size = [](std::string_view field, std::size_t size) {
    require(size >= 1 && size <= max_fill_size, ErrorCode::out_of_range, field,
            {named(field), " is ", size, ", but must be from 1 to ", max_fill_size});
  };
  check_size("rows", fill.rows);
  check_size("columns", fill.columns);
  if (!fill.decimals) return;
  require(
      *fill.decimals >= 0 && *fill.decimals <= max_fill_decimals, ErrorCode::out_of_range,
      "decimals",
      {named("decimals"), " is ", *fill.decimals, ", but must be from 0 to ", max_fill_decimals});
}

/// The number in row r, column c. Random ones are to be asked for in order.
double number_at(FillKind kind, std::size_t r, std::size_t c, std::size_t columns, Random& random) {
  switch (kind) {
    case FillKind::zeros:
      return 0.0;
    case FillKind::ones:
      return 1.0;
    case FillKind::identity:
      return r == c ? 1.0 : 0.0;
    case FillKind::one_hot:
      return r % columns == c ? 1.0 : 0.0;
    case FillKind::normal:
      return normal(random);
  }
  fail(ErrorCode::unknown_name, "kind",
       {named("kind"), " must be zeros, ones, identity, one_hot or normal"});
}

/// A half goes away from 0, and no number becomes -0.
double rounded(double number, int decimals) {
  const double power = power_of_ten(decimals);
  return std::round(number * power) / power + 0.0;
}

}  // namespace

Tensor<2> fill(const Fill& fill) {
  check(fill);
  Random random(fill.seed);
  Tensor<2> matrix = Tensor<2>::from_shape({fill.rows, fill.columns});
  for (std::size_t r = 0; r < fill.rows; ++r) {
    for (std::size_t c = 0; c < fill.columns; ++c) {
      const double number = number_at(fill.kind, r, c, fill.columns, random);
      matrix(r, c) = fill.decimals ? rounded(number, *fill.decimals) : number;
    }
  }
  return matrix;
}

}  // namespace attention
