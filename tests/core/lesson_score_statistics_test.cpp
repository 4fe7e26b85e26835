// Statistics of random scores against a program of its own in Python, and against theory.
#include <attention/lesson/score_statistics.hpp>
#include <cmath>
#include <numeric>
#include <vector>

#include "catch.hpp"
#include "helpers.hpp"
#include "refuses.hpp"

namespace attention::lesson {

namespace {

ScoreStatisticsInput input_of(std::size_t dimension, std::size_t keys, std::size_t queries,
                              bool scaled, std::size_t bins, double limit) {
  ScoreStatisticsInput input;
  input.dimension = dimension;
  input.keys = keys;
  input.queries = queries;
  input.scaled = scaled;
  input.bins = bins;
  input.limit = limit;
  return input;
}

std::vector<int> list(const IndexVector& counts) { return {counts.begin(), counts.end()}; }

}  // namespace

TEST_CASE("six random scores are counted as a program in Python counts them") {
  // 0.536, 0.886, 0.413, -0.537, 0.106, 0.443 in four bins from -1 to 1.
  ScoreStatisticsInput input = input_of(2, 3, 2, true, 4, 1.0);
  input.seed = 5;
  const ScoreStatistics result = score_statistics(input);
  CHECK(result.scale == Approx(1 / std::sqrt(2.0)).epsilon(1e-15));
  CHECK(list(result.histogram) == std::vector<int>{1, 0, 3, 2});
  CHECK(std::vector<double>(result.edges.begin(), result.edges.end()) ==
        std::vector<double>{-1, -0.5, 0, 0.5, 1});
  CHECK(result.mean == Approx(0.30806718733928967).epsilon(1e-13));
  CHECK(result.standard_deviation == Approx(0.44179091032942563).epsilon(1e-13));
  CHECK(list(result.largest_weights) == std::vector<int>{0, 2, 0, 0});
  CHECK(
      std::vector<double>(result.largest_weight_edges.begin(), result.largest_weight_edges.end()) ==
      std::vector<double>{0, 0.25, 0.5, 0.75, 1});
  CHECK(result.mean_largest_weight == Approx(0.45412851976125124).epsilon(1e-13));
  CHECK(result.mean_entropy == Approx(1.0527249901740383).epsilon(1e-13));
}

TEST_CASE("what lies outside the limits is counted in the end bins") {
  // 0.606, -0.743, 2.874, -0.761, 0.134, 0.645, of which 2.874 is beyond 2.
  ScoreStatisticsInput input = input_of(3, 3, 2, false, 4, 2.0);
  input.seed = 5;
  CHECK(list(score_statistics(input).histogram) == std::vector<int>{0, 2, 3, 1});
  input.bins = 2;
  input.limit = 5e-324;
  CHECK(list(score_statistics(input).histogram) == std::vector<int>{2, 4});
  input.limit = 1e12;
  CHECK(list(score_statistics(input).histogram) == std::vector<int>{2, 4});
  input.bins = 1;
  CHECK(list(score_statistics(input).histogram) == std::vector<int>{6});
}

TEST_CASE("without the scale large vectors make softmax hard, with it they do not") {
  const ScoreStatistics plain = score_statistics(input_of(512, 16, 64, false, 8, 32.0));
  CHECK(list(plain.histogram) == std::vector<int>{152, 101, 126, 129, 158, 110, 110, 138});
  CHECK(plain.scale == 1.0);
  CHECK(plain.standard_deviation == Approx(22.093706202686754));
  CHECK(list(plain.largest_weights) == std::vector<int>{0, 0, 0, 0, 3, 4, 7, 50});
  CHECK(plain.mean_largest_weight == Approx(0.9263160242140467));
  CHECK(plain.mean_entropy == Approx(0.17761709591264163));

  const ScoreStatistics scaled = score_statistics(input_of(512, 16, 64, true, 8, 2.0));
  CHECK(list(scaled.largest_weights) == std::vector<int>{1, 42, 16, 4, 0, 1, 0, 0});
  CHECK(scaled.standard_deviation == Approx(0.976413092341443));
  CHECK(scaled.mean_largest_weight == Approx(0.2354192109198471));
  CHECK(scaled.mean_entropy == Approx(2.366010930624288));
}

TEST_CASE("the variance of a score is the dimension, or 1 where it is scaled") {
  for (const std::size_t dimension : {1u, 8u, 64u, 512u}) {
    CAPTURE(dimension);
    const ScoreStatistics plain = score_statistics(input_of(dimension, 256, 256, false, 9, 1.0));
    const double deviation = std::sqrt(static_cast<double>(dimension));
    // 512 random vectors: their lengths alone move it by some hundredths.
    CHECK(plain.standard_deviation == Approx(deviation).epsilon(0.06));
    CHECK(std::abs(plain.mean) < 0.05 * deviation);
    const ScoreStatistics scaled = score_statistics(input_of(dimension, 256, 256, true, 9, 1.0));
    CHECK(scaled.standard_deviation == Approx(plain.standard_deviation / deviation));
    CHECK(std::accumulate(plain.histogram.begin(), plain.histogram.end(), 0) == 256 * 256);
    CHECK(std::accumulate(plain.largest_weights.begin(), plain.largest_weights.end(), 0) == 256);
  }
}

TEST_CASE("one key has all weight, and no entropy") {
  const ScoreStatistics result = score_statistics(input_of(1, 1, 3, true, 10, 1.0));
  CHECK(result.mean_largest_weight == 1.0);
  CHECK(result.mean_entropy == 0.0);
  CHECK(list(result.largest_weights) == std::vector<int>{0, 0, 0, 0, 0, 0, 0, 0, 0, 3});
  const ScoreStatistics single = score_statistics(input_of(1, 1, 1, true, 1, 1.0));
  CHECK(single.standard_deviation == 0.0);
}

TEST_CASE("entropy and largest weight stay between all keys alike and one alone") {
  for (std::uint32_t seed = 0; seed < 20; ++seed) {
    for (const bool scaled : {true, false}) {
      ScoreStatisticsInput input = input_of(1 + 25 * seed, 7, 9, scaled, 5, 3.0);
      input.seed = seed;
      const ScoreStatistics result = score_statistics(input);
      CHECK((result.mean_entropy >= 0.0 && result.mean_entropy <= std::log(7.0) + 1e-12));
      CHECK((result.mean_largest_weight >= 1.0 / 7 && result.mean_largest_weight <= 1.0));
    }
  }
}

TEST_CASE("statistics outside their limits throw, and say why") {
  const auto refuses = [](auto change, ErrorCode code, const std::string& field,
                          const std::string& words) {
    ScoreStatisticsInput input;
    change(input);
    test::refuses(code, field, words, [&] { score_statistics(input); });
  };
  const auto range = ErrorCode::out_of_range;
  refuses([](auto& it) { it.dimension = 0; }, range, "dimension",
          "dimension is 0, but must be from 1 to 512");
  refuses([](auto& it) { it.dimension = 513; }, range, "dimension", "dimension is 513");
  refuses([](auto& it) { it.keys = 0; }, range, "keys", "keys is 0, but must be from 1 to 256");
  refuses([](auto& it) { it.keys = 257; }, range, "keys", "keys is 257");
  refuses([](auto& it) { it.queries = 0; }, range, "queries", "queries is 0");
  refuses([](auto& it) { it.queries = 257; }, range, "queries", "queries is 257");
  refuses([](auto& it) { it.bins = 0; }, range, "bins", "bins is 0, but must be from 1 to 512");
  refuses([](auto& it) { it.bins = 513; }, range, "bins", "bins is 513");
  refuses([](auto& it) { it.limit = 0.0; }, range, "limit", "limit is 0, but must be above 0");
  refuses([](auto& it) { it.limit = -1.0; }, range, "limit", "limit is -1");
  refuses([](auto& it) { it.limit = test::infinity; }, ErrorCode::not_finite, "limit", "infinity");
  refuses([](auto& it) { it.limit = test::not_a_number; }, ErrorCode::not_finite, "limit", "NaN");
}

}  // namespace attention::lesson
