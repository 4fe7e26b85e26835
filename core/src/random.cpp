// Standard normal numbers that are made by comparing uniform ones.
#include "random.hpp"

namespace attention {

namespace {

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

}  // namespace

double normal(Random& random) {
  // Its size is k + x, k whole and x from 0 to 1:
  // exp(-(k + x)^2 / 2) = exp(-k / 2) exp(-k (k - 1) / 2) exp(-x (2 k + x) / 2)
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

}  // namespace attention
