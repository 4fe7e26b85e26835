// What the fuzzers share: their bytes decoded into sizes and numbers, with the awkward ones likely.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>

namespace attention::test {

/// Ends the program, which the fuzzer reports, where a promise does not hold.
inline void expect(bool holds, const char* promise) {
  if (holds) return;
  std::fprintf(stderr, "broken promise: %s\n", promise);
  std::abort();
}

class FuzzBytes {
 public:
  FuzzBytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

  std::uint8_t byte() {
    if (next_ >= size_) return 0;
    return data_[next_++];
  }

  bool flag() { return (byte() & 1) != 0; }

  /// From 0 to `limit`.
  std::size_t size(std::size_t limit) { return byte() % (limit + 1); }

  /// From 1 to 4, seldom 0.
  std::size_t extent() {
    const std::uint8_t value = byte();
    return value == 255 ? 0 : 1 + value % 4;
  }

  int integer() {
    std::uint32_t bits = 0;
    for (int count = 0; count < 4; ++count) bits = (bits << 8) | byte();
    return static_cast<int>(bits);
  }

  /// Mostly small numbers, else one of the awkward, else any eight bytes.
  double number() {
    using Limits = std::numeric_limits<double>;
    const double awkward[] = {0.0,
                              -0.0,
                              Limits::max(),
                              Limits::lowest(),
                              Limits::min(),
                              Limits::denorm_min(),
                              Limits::infinity(),
                              -Limits::infinity(),
                              Limits::quiet_NaN(),
                              1e154,
                              -1e154,
                              1e-320,
                              1e308,
                              -1e308,
                              1e-200,
                              1e200};
    const std::uint8_t kind = byte();
    if (kind < 208) return (static_cast<int>(kind) - 104) / 8.0;
    if (kind < 248) return awkward[byte() % 16];
    std::uint64_t bits = 0;
    for (int count = 0; count < 8; ++count) bits = (bits << 8) | byte();
    double value = 0.0;
    std::memcpy(&value, &bits, sizeof value);
    return value;
  }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t next_ = 0;
};

}  // namespace attention::test
