// Filled matrices: by hand, and normal numbers against their distribution and known values.
#include <algorithm>
#include <attention/fill.hpp>
#include <cmath>
#include <utility>

#include "catch.hpp"
#include "helpers.hpp"
#include "refuses.hpp"

namespace attention {

using test::Rows;
using test::rows;

namespace {

Tensor<2> normal(std::uint32_t seed, std::size_t row_count, std::size_t column_count) {
  return fill({FillKind::normal, row_count, column_count, seed, {}});
}

void refuses(const Fill& wrong, ErrorCode code, const std::string& field,
             const std::string& words) {
  test::refuses(code, field, words, [&] { fill(wrong); });
}

}  // namespace

TEST_CASE("zeros and ones fill every place") {
  CHECK(rows(fill({FillKind::zeros, 2, 3, 0, {}})) == Rows{{0, 0, 0}, {0, 0, 0}});
  CHECK(rows(fill({FillKind::ones, 1, 2, 0, {}})) == Rows{{1, 1}});
}

TEST_CASE("an identity has its ones on the diagonal, a one-hot matrix one in every row") {
  const Rows wide = {{1, 0, 0}, {0, 1, 0}};
  CHECK(rows(fill({FillKind::identity, 2, 3, 0, {}})) == wide);
  CHECK(rows(fill({FillKind::one_hot, 2, 3, 0, {}})) == wide);
  CHECK(rows(fill({FillKind::identity, 4, 2, 0, {}})) == Rows{{1, 0}, {0, 1}, {0, 0}, {0, 0}});
  CHECK(rows(fill({FillKind::one_hot, 5, 2, 0, {}})) ==
        Rows{{1, 0}, {0, 1}, {1, 0}, {0, 1}, {1, 0}});
}

TEST_CASE("a seed gives the same normal numbers on every machine") {
  // Worked out by a program of its own in Python; its SplitMix64 from 0 begins, as published, with
  // 0xe220a8397b1dcdaf and 0x6e789e6aa1b965f4.
  CHECK(rows(normal(0, 2, 3)) ==
        Rows{{0.39646797562881353, -0.3111874133214949, -0.7969781808377971},
             {0.1355488263791902, 0.1991679290502678, -1.2760313554324476}});
  CHECK(rows(normal(1, 1, 6)) ==
        Rows{{0.43596539982472504, -1.5978521730455875, 0.5436707894244104, -0.8756152732187764,
              0.8871667907590517, 1.7380883353088867}});
  CHECK(rows(normal(4294967295u, 1, 3)) ==
        Rows{{1.2594476113604842, 0.9858195686185008, -2.559342756184786}});
}

TEST_CASE("ten thousand normal numbers have the moments and the distribution of the normal") {
  for (const std::uint32_t seed : {0u, 1u, 2017u}) {
    CAPTURE(seed);
    Tensor<2> numbers = normal(seed, 100, 100);
    const double count = static_cast<double>(numbers.size());
    double moments[5] = {};
    for (const double number : numbers) {
      double power = 1.0;
      for (double& moment : moments) moment += std::exchange(power, power * number) / count;
    }
    // Within four standard errors: sqrt(1 / n), sqrt(2 / n), sqrt(15 / n), sqrt(96 / n).
    CHECK(std::abs(moments[1]) < 4.0 * 0.01);
    CHECK(std::abs(moments[2] - 1.0) < 4.0 * 0.0142);
    CHECK(std::abs(moments[3]) < 4.0 * 0.0388);
    CHECK(std::abs(moments[4] - 3.0) < 4.0 * 0.098);

    // Kolmogorov and Smirnov: the largest distance of the distributions is below 1.95 / sqrt(n) in
    // 999 of 1000 samples.
    std::sort(numbers.begin(), numbers.end());
    double distance = 0.0;
    for (std::size_t n = 0; n < numbers.size(); ++n) {
      const double share = 0.5 * std::erfc(-numbers.data()[n] / std::sqrt(2.0));
      distance = std::max(distance, std::abs(share - (static_cast<double>(n) + 0.5) / count));
    }
    CHECK(distance < 1.95 / std::sqrt(count));
  }
}

TEST_CASE("normal numbers may be rounded, and none becomes -0") {
  CHECK(rows(fill({FillKind::normal, 2, 3, 0, 2})) == Rows{{0.4, -0.31, -0.8}, {0.14, 0.2, -1.28}});
  const Tensor<2> whole = fill({FillKind::normal, 10, 10, 3, 0});
  for (const double number : whole) {
    CHECK(number == std::trunc(number));
    CHECK_FALSE((number == 0.0 && std::signbit(number)));
  }
}

TEST_CASE("the largest matrix is made, and one beyond it is refused") {
  CHECK(fill({FillKind::one_hot, 512, 512, 0, 15}).size() == 512 * 512);
  const auto range = ErrorCode::out_of_range;
  refuses({FillKind::ones, 0, 1, 0, {}}, range, "rows", "rows is 0, but must be from 1 to 512");
  refuses({FillKind::ones, 513, 1, 0, {}}, range, "rows", "rows is 513");
  refuses({FillKind::ones, 1, 0, 0, {}}, range, "columns", "columns is 0");
  refuses({FillKind::ones, 1, 513, 0, {}}, range, "columns", "columns is 513");
  refuses({FillKind::normal, 1, 1, 0, -1}, range, "decimals", "decimals is -1, but must be from 0");
  refuses({FillKind::normal, 1, 1, 0, 16}, range, "decimals", "decimals is 16");
  refuses({static_cast<FillKind>(9), 1, 1, 0, {}}, ErrorCode::unknown_name, "kind", "kind must be");
}

}  // namespace attention
