// Matrices to begin with, and the generator of their random numbers.
#include <algorithm>
#include <attention/check.hpp>
#include <attention/fill.hpp>
#include <cmath>

#include "checks.hpp"

namespace attention {

namespace {

/// SplitMix64.
class Random {
 public:
  explicit Random(std::uint32_t seed) : state_(seed) {}

  /// From 0 to below 1, in steps of 2^-53.
  double uniform() { return static_cast<double>(next() >> 11) * 0x1p-53; }

  bool coin() { return next() >> 63 != 0; }

 private:
  std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15u;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
    return mixed ^ (mixed >> 31);
  }

  std::uint64_t state_;
};

/// True with probability exp(-exponent), the exponent from 0 to 1: n uniform numbers fall one after
/// the other from below it with probability exponent^n / n!, so that an even count of them has
/// the probability 1 - exponent + exponent^2 / 2! - ... (von Neumann 1951).
bool happens(Random& random, double exponent) {
  bool is_even = true;
  for (double last = exponent;; is_even = !is_even) {
    const double number = random.uniform();
    if (number >= last) return is_even;
    last = number;
  }
}

/// True with probability exp(-exponent)^times.
bool happens_always(Random& random, double exponent, int times) {
  for (int n = 0; n < times; ++n) {
    if (!happens(random, exponent)) return false;
  }
  return true;
}

/// A standard normal number. Its size is k + x, k whole and x from 0 to 1:
/// exp(-(k + x)^2 / 2) = exp(-k / 2) exp(-k (k - 1) / 2) exp(-x (2 k + x) / 2)
double normal(Random& random) {
  while (true) {
    int k = 0;
    while (happens(random, 0.5)) ++k;
    if (!happens_always(random, 0.5, k * (k - 1))) continue;
    const double x = random.uniform();
    // In k + 1 equal parts the last exponent stays below 1.
    if (!happens_always(random, x * (2 * k + x) / (2 * k + 2), k + 1)) continue;
    return random.coin() ? k + x : -(k + x);
  }
}

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
