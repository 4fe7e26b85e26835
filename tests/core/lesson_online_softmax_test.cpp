// The one-pass softmax against values worked out by hand, and against the two-pass formula.
#include <attention/lesson/online_softmax.hpp>
#include <cmath>

#include "catch.hpp"
#include "helpers.hpp"
#include "refuses.hpp"

namespace attention::lesson {

using test::infinity;
using test::matrix;
using test::not_a_number;

namespace {

std::vector<double> list(const Tensor<1>& tensor) { return {tensor.begin(), tensor.end()}; }

/// Scores whose exponentials are powers of 2: ln 2, 0, ln 8, ln 4, ln 4.
OnlineSoftmaxInput powers() {
  const double ln2 = std::log(2.0);
  return {{ln2, 0, 3 * ln2, 2 * ln2, 2 * ln2}, matrix({{1, 0}, {0, 1}, {2, 0}, {0, 4}, {4, 4}}), 2};
}

}  // namespace

TEST_CASE("each tile rescales what came before by exp(old maximum - new maximum)") {
  const OnlineSoftmax result = online_softmax(powers());
  const double ln2 = std::log(2.0);
  CHECK(list(result.tile_maxima) == std::vector<double>{ln2, 3 * ln2, 2 * ln2});
  CHECK(list(result.maxima) == std::vector<double>{ln2, 3 * ln2, 3 * ln2});
  const auto close = [](const Tensor<1>& actual, const std::vector<double>& expected) {
    REQUIRE(actual.size() == expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
      CHECK(actual(i) == Approx(expected[i]).margin(1e-14));
    }
  };
  close(result.corrections, {0, 0.25, 1});
  // 2/2, 1/2 | 8/8, 4/8 | 4/8
  close(result.tile_exponentials, {1, 0.5, 1, 0.5, 0.5});
  close(result.tile_sums, {1.5, 1.5, 0.5});
  // 1.5; 1.5/4 + 1.5; 1.875 + 0.5
  close(result.sums, {1.5, 1.875, 2.375});
  const auto close_rows = [](const Tensor<2>& actual, const test::Rows& expected) {
    REQUIRE(actual.shape(0) == expected.size());
    for (std::size_t t = 0; t < expected.size(); ++t) {
      for (std::size_t d = 0; d < 2; ++d) {
        CHECK(actual(t, d) == Approx(expected[t][d]).margin(1e-14));
      }
    }
  };
  close_rows(result.rescaled_outputs, {{0, 0}, {0.25, 0.125}, {2.25, 2.125}});
  close_rows(result.partial_outputs, {{1, 0.5}, {2.25, 2.125}, {4.25, 4.125}});
  close(result.output, {4.25 / 2.375, 4.125 / 2.375});

  CHECK(result.maximum == 3 * ln2);
  close(result.exponentials, {0.25, 0.125, 1, 0.5, 0.5});
  CHECK(result.sum == Approx(2.375));
  close(result.weights, {2.0 / 19, 1.0 / 19, 8.0 / 19, 4.0 / 19, 4.0 / 19});
  close(result.two_pass_output, {34.0 / 19, 33.0 / 19});
  CHECK(result.largest_difference <= 1e-15);
  CHECK_FALSE(result.is_empty);
}

TEST_CASE("one pass and two give the same, whatever the tile") {
  test::Random random(3);
  for (int run = 0; run < 200; ++run) {
    CAPTURE(run);
    const std::size_t count = random.between(1, 64);
    OnlineSoftmaxInput input;
    input.scores = random.tensor<1>({count});
    for (double& score : input.scores) {
      score *= run % 2 == 0 ? 1.0 : 300.0;  // Differences beyond the range of exp
      if (random.between(0, 4) == 0) score = -infinity;
    }
    input.values = random.tensor<2>({count, 3});
    input.tile = random.between(1, 64);
    const OnlineSoftmax result = online_softmax(input);
    double sum = 0.0;
    double outputs[3] = {};
    for (std::size_t j = 0; j < count; ++j) {
      const double share = std::exp(input.scores(j) - (result.is_empty ? 0.0 : result.maximum));
      sum += share;
      for (std::size_t d = 0; d < 3; ++d) outputs[d] += share * input.values(j, d);
    }
    CHECK(result.is_empty == (sum == 0.0));
    for (std::size_t d = 0; d < 3; ++d) {
      CHECK(result.output(d) == Approx(sum == 0.0 ? 0.0 : outputs[d] / sum).margin(1e-13));
    }
    CHECK(result.sums(result.sums.size() - 1) == Approx(result.sum));
    CHECK(result.largest_difference <= 1e-14);
  }
}

TEST_CASE("there are as many tiles as N / tile, rounded up") {
  OnlineSoftmaxInput input = powers();
  const std::size_t expected[] = {5, 3, 2, 2, 1, 1};
  for (std::size_t tile = 1; tile <= 6; ++tile) {
    input.tile = tile;
    CHECK(online_softmax(input).sums.size() == expected[tile - 1]);
  }
  input.tile = 64;
  CHECK(online_softmax(input).corrections(0) == 0.0);
}

TEST_CASE("hidden scores have no share, and tiles of nothing else leave what came before") {
  const OnlineSoftmax result =
      online_softmax({{-infinity, 1, -infinity, 1}, matrix({{100}, {2}, {100}, {4}}), 1});
  CHECK(list(result.tile_maxima) == std::vector<double>{-infinity, 1, -infinity, 1});
  CHECK(list(result.maxima) == std::vector<double>{-infinity, 1, 1, 1});
  CHECK(list(result.corrections) == std::vector<double>{0, 0, 1, 1});
  CHECK(list(result.sums) == std::vector<double>{0, 1, 1, 2});
  CHECK(list(result.output) == std::vector<double>{3});

  const OnlineSoftmax nothing = online_softmax({{-infinity, -infinity}, matrix({{1}, {2}}), 1});
  CHECK(nothing.is_empty);
  CHECK(list(nothing.maxima) == std::vector<double>{-infinity, -infinity});
  for (const auto& zeros : {nothing.corrections, nothing.tile_exponentials, nothing.sums,
                            nothing.output, nothing.weights, nothing.two_pass_output}) {
    for (const double zero : zeros) CHECK(zero == 0.0);
  }
  CHECK(nothing.maximum == 0.0);
  CHECK(nothing.sum == 0.0);
}

TEST_CASE("scores at the ends of the doubles do not overflow") {
  const OnlineSoftmax result =
      online_softmax({{-test::largest, test::largest}, matrix({{1}, {2}}), 1});
  CHECK(list(result.corrections) == std::vector<double>{0, 0});
  CHECK(list(result.output) == std::vector<double>{2});
}

TEST_CASE("what cannot be computed in one pass throws, and says why") {
  const auto refuses = [](const OnlineSoftmaxInput& input, ErrorCode code, const std::string& field,
                          const std::string& words) {
    test::refuses(code, field, words, [&] { online_softmax(input); });
  };
  const Tensor<2> one = matrix({{1}});
  refuses({{}, one, 1}, ErrorCode::empty, "scores", "scores has no numbers");
  refuses({{not_a_number}, one, 1}, ErrorCode::not_finite, "scores", "column 1 of scores is NaN");
  refuses({{infinity}, one, 1}, ErrorCode::not_finite, "scores", "or -infinity to hide");
  refuses({filled<1>({65}, 0.0), one, 1}, ErrorCode::too_large, "scores", "65 numbers");
  refuses({{1, 2}, one, 1}, ErrorCode::length_mismatch, "values", "values has 1 row, scores has 2");
  refuses({{1}, matrix({{-infinity}}), 1}, ErrorCode::not_finite, "values", "-infinity");
  refuses({{1}, filled<2>({1, 65}, 0.0), 1}, ErrorCode::too_large, "values", "65 columns");
  refuses({{1}, one, 0}, ErrorCode::out_of_range, "tile", "tile is 0, but must be from 1 to 64");
  refuses({{1}, one, 65}, ErrorCode::out_of_range, "tile", "tile is 65");
  refuses({{1, 1}, matrix({{test::largest}, {test::largest}}), 1}, ErrorCode::overflow, "output",
          "output[0] became too large");
}

}  // namespace attention::lesson
