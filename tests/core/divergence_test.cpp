// The divergence against values worked out by hand.
#include <attention/divergence.hpp>
#include <cmath>

#include "catch.hpp"
#include "helpers.hpp"
#include "refuses.hpp"

namespace attention {

using test::infinity;
using test::matrix;
using test::not_a_number;
using test::Rows;

TEST_CASE("the divergence of each row is the sum of p log(p / q)") {
  // Row 0: ln 2 / 2 - ln(3/2) / 2. Row 1: the same rows. Row 2: 1 log(1 / 0.25).
  const Divergence result =
      divergence(matrix({{0.5, 0.5, 0}, {0.2, 0.3, 0.5}, {0, 1, 0}}),
                 matrix({{0.25, 0.75, 0}, {0.2, 0.3, 0.5}, {0.5, 0.25, 0.25}}));
  CHECK(result.divergence(0) == Approx(0.1438410362).epsilon(1e-9));
  CHECK(result.divergence(1) == 0.0);
  CHECK(result.divergence(2) == Approx(2.0 * std::log(2.0)).epsilon(1e-15));
  for (std::size_t i = 0; i < 3; ++i) CHECK_FALSE(result.is_infinite(i));
}

TEST_CASE("the divergence counts its rows in their order: the two rows may not be swapped") {
  // 0.9 ln(0.9 / 0.5) + 0.1 ln(0.1 / 0.5), and 0.5 ln(0.5 / 0.9) + 0.5 ln(0.5 / 0.1).
  const Rows sharp = {{0.9, 0.1}};
  const Rows even = {{0.5, 0.5}};
  CHECK(divergence(matrix(sharp), matrix(even)).divergence(0) == Approx(0.3680642072));
  CHECK(divergence(matrix(even), matrix(sharp)).divergence(0) == Approx(0.5108256238));
}

TEST_CASE("a weight of 0 that is wanted is marked, and the divergence stays a number") {
  const Divergence result = divergence(matrix({{0.5, 0.5}, {1, 0}, {1, 0}, {0, 1}}),
                                       matrix({{1, 0}, {0, 1}, {0, 0}, {1 - 1e-310, 1e-310}}));
  const double capped = -std::log(std::numeric_limits<double>::min());  // 708.396
  CHECK(result.divergence(0) == Approx(std::log(0.5) + 0.5 * capped));
  CHECK(result.divergence(1) == Approx(capped));
  CHECK(result.divergence(2) == Approx(capped));
  CHECK(result.divergence(3) == Approx(capped));
  CHECK(result.is_infinite(0));
  CHECK(result.is_infinite(1));
  CHECK(result.is_infinite(2));
  CHECK_FALSE(result.is_infinite(3));
}

TEST_CASE("the divergence is never negative, and 0 for a trace's own weights") {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    CAPTURE(seed);
    AttentionInput input = test::random_input(seed);
    input.mask = Mask{};
    const Tensor<2> weights = trace_attention(input).heads[0].weights;
    input.temperature *= 2.0;
    const Divergence other = divergence(weights, trace_attention(input).heads[0].weights);
    for (const double value : other.divergence) CHECK((value >= 0.0 && value < 709.0));
    for (const double value : divergence(weights, weights).divergence) CHECK(value < 1e-12);
  }
}

TEST_CASE("rows that are no distributions throw, and say why") {
  const auto refuses = [](const Tensor<2>& wanted, const Tensor<2>& weights, ErrorCode code,
                          const std::string& field, const std::string& words) {
    test::refuses(code, field, words, [&] { divergence(wanted, weights); });
  };
  const Tensor<2> even = matrix({{0.5, 0.5}});
  refuses({}, even, ErrorCode::missing, "wanted", "wanted is missing");
  refuses(even, {}, ErrorCode::missing, "weights", "weights is missing");
  refuses(filled<2>({1, 0}, 0.0), even, ErrorCode::empty, "wanted", "no numbers");
  refuses(even, matrix({{1}}), ErrorCode::length_mismatch, "weights", "1 x 1 numbers");
  refuses(even, matrix({{1, 0}, {0, 1}}), ErrorCode::length_mismatch, "weights", "2 x 2");
  refuses(filled<2>({1, 65}, 1.0 / 65), filled<2>({1, 65}, 1.0 / 65), ErrorCode::too_large,
          "wanted", "1 x 65");
  refuses(matrix({{1, 0}, {0.5, 0.4}}), matrix({{1, 0}, {0, 1}}), ErrorCode::out_of_range, "wanted",
          "row 2 of wanted sums to 0.9");
  refuses(matrix({{0, 0}}), even, ErrorCode::out_of_range, "wanted", "sums to 0");
  refuses(matrix({{1.5, -0.5}}), even, ErrorCode::out_of_range, "wanted",
          "row 1, column 2 of wanted is -0.5");
  refuses(even, matrix({{0.6, 0.6}}), ErrorCode::out_of_range, "weights", "sums to 1.2");
  refuses(matrix({{not_a_number, 1}}), even, ErrorCode::not_finite, "wanted", "column 1");
  refuses(even, matrix({{infinity, 0}}), ErrorCode::not_finite, "weights", "infinity");
  CHECK_NOTHROW(divergence(matrix({{0.5, 0.5 + 9e-7}}), even));
}

}  // namespace attention
