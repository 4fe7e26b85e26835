// Seeded random numbers, equal on every machine.
#pragma once

#include <cstdint>

namespace attention {

/// SplitMix64 (Steele, Lea and Flood 2014, figure 17).
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

/// A standard normal number, by Algorithm N (Karney 2016, section 3).
double normal(Random& random);

}  // namespace attention
