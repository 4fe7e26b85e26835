// The sine by its series, within an eighth of a turn.
#include "sine.hpp"

#include <cmath>
#include <numbers>

namespace attention {

namespace {

// pi / 2 in two parts, the first of 33 bits, so that 2^20 times it is still exact.
constexpr double half_pi_high = 0x1.921fb544p+0;
constexpr double half_pi_low = 0x1.0b4611a626331p-34;

/// first (1 - x^2 / (n (n + 1)) (1 - x^2 / ((n + 2) (n + 3)) (1 - ...))), which is sin x for x and
/// n = 2, and cos x for 1 and n = 1. Ten terms are enough for |x| <= pi / 4.
double alternating_series(double first, double square, double n) {
  double sum = first;
  double term = first;
  for (int count = 0; count < 10; ++count) {
    term *= -square / (n * (n + 1.0));
    sum += term;
    n += 2.0;
  }
  return sum;
}

}  // namespace

double sine(double angle, int quarter_turns) {
  const double turns = std::floor(angle * (2.0 / std::numbers::pi) + 0.5);
  const double rest = (angle - turns * half_pi_high) - turns * half_pi_low;
  const int quarter = (static_cast<int>(turns) + quarter_turns) % 4;
  const double size = quarter % 2 == 0 ? alternating_series(rest, rest * rest, 2.0)
                                       : alternating_series(1.0, rest * rest, 1.0);
  return quarter < 2 ? size : -size;
}

}  // namespace attention
