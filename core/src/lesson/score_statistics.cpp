// Random scores, their histogram, and what softmax makes of them.
#include <algorithm>
#include <attention/lesson/score_statistics.hpp>
#include <cmath>
#include <numbers>
#include <vector>

#include "../random.hpp"
#include "../stages.hpp"
#include "checks.hpp"

namespace attention::lesson {

namespace {

void check(const ScoreStatisticsInput& input) {
  require_between("dimension", input.dimension, 1, max_statistics_dimension);
  require_between("keys", input.keys, 1, max_statistics_rows);
  require_between("queries", input.queries, 1, max_statistics_rows);
  require_between("bins", input.bins, 1, max_bins);
  require(std::isfinite(input.limit), ErrorCode::not_finite, "limit",
          {named("limit"), " is ", input.limit, ", but must be a finite number above 0"});
  require(input.limit > 0.0, ErrorCode::out_of_range, "limit",
          {named("limit"), " is ", input.limit, ", but must be above 0"});
}

/// (Nq, Nk): q . k, added up dimension by dimension as the random numbers come: those of all
/// queries, then those of all keys.
Tensor<2> random_scores(const ScoreStatisticsInput& input) {
  Random random(input.seed);
  Tensor<2> scores = filled<2>({input.queries, input.keys}, 0.0);
  std::vector<double> queries(input.queries);
  std::vector<double> keys(input.keys);
  for (std::size_t c = 0; c < input.dimension; ++c) {
    for (double& number : queries) number = normal(random);
    for (double& number : keys) number = normal(random);
    for (std::size_t i = 0; i < input.queries; ++i) {
      for (std::size_t j = 0; j < input.keys; ++j) scores(i, j) += queries[i] * keys[j];
    }
  }
  return scores;
}

/// Counts what lies at a share of the histogram's width: from 0 to 1, or beyond its ends.
void count(double share, IndexVector& histogram) {
  const auto bins = static_cast<double>(histogram.size());
  const double bin = std::clamp(std::floor(share * bins), 0.0, bins - 1.0);
  ++histogram(static_cast<std::size_t>(bin));
}

/// (bins + 1): from `low` to `high` in equal steps.
Tensor<1> edges(std::size_t bins, double low, double high) {
  Tensor<1> list = Tensor<1>::from_shape({bins + 1});
  for (std::size_t b = 0; b <= bins; ++b) {
    const double share = static_cast<double>(b) / static_cast<double>(bins);
    list(b) = low * (1.0 - share) + high * share;
  }
  return list;
}

void describe_scores(const Tensor<2>& scores, double limit, ScoreStatistics& result) {
  const auto score_count = static_cast<double>(scores.size());
  for (const double score : scores) {
    result.mean += score / score_count;
    count((score / limit + 1.0) / 2.0, result.histogram);
  }
  double variance = 0.0;
  for (const double score : scores) {
    variance += (score - result.mean) * (score - result.mean) / score_count;
  }
  result.standard_deviation = std::sqrt(variance);
}

void describe_weights(const Tensor<2>& weights, ScoreStatistics& result) {
  const auto query_count = static_cast<double>(weights.shape(0));
  for (std::size_t i = 0; i < weights.shape(0); ++i) {
    double largest = 0.0;
    double entropy = 0.0;
    for (std::size_t j = 0; j < weights.shape(1); ++j) {
      const double weight = weights(i, j);
      largest = std::max(largest, weight);
      // The natural logarithm has tables of 8 KB; that to the base of 10 has none.
      entropy -= weight > 0.0 ? weight * std::log10(weight) * std::numbers::ln10 : 0.0;
    }
    count(largest, result.largest_weights);
    result.mean_largest_weight += largest / query_count;
    result.mean_entropy += entropy / query_count;
  }
}

}  // namespace

ScoreStatistics score_statistics(const ScoreStatisticsInput& input) {
  check(input);
  ScoreStatistics result;
  const Scoring scoring = input.scaled ? Scoring::scaled_dot : Scoring::dot;
  result.scale = stages::scale_of(scoring, {}, input.dimension);
  result.edges = edges(input.bins, -input.limit, input.limit);
  result.largest_weight_edges = edges(input.bins, 0.0, 1.0);
  for (IndexVector* histogram : {&result.histogram, &result.largest_weights}) {
    *histogram = IndexVector::from_shape({input.bins});
    histogram->fill(0);
  }
  const Tensor<2> scores = stages::scale_scores(random_scores(input), result.scale, 1.0);
  describe_scores(scores, input.limit, result);
  describe_weights(stages::softmax(scores).weights, result);
  return result;
}

}  // namespace attention::lesson
