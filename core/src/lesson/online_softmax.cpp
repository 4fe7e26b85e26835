// One pass over the tiles, and the stages of the trace beside it.
#include <algorithm>
#include <attention/lesson/online_softmax.hpp>
#include <cmath>
#include <limits>

#include "../stages.hpp"
#include "checks.hpp"
#include "rows.hpp"

namespace attention::lesson {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

void check(const OnlineSoftmaxInput& input) {
  require_count("scores", input.scores.size(), "number");
  for (std::size_t j = 0; j < input.scores.size(); ++j) {
    require(input.scores(j) < infinity, ErrorCode::not_finite, "scores",
            {place_text(input.scores.shape(), j), " of ", named("scores"), " is ", input.scores(j),
             ", but must be a finite number, or -infinity to hide"});
  }
  require_table("values", input.values);
  require_paired("scores", input.scores.size(), input.values);
  require_between("tile", input.tile, 1, max_size);
}

/// exp(score - maximum); 0 where the score is hidden, and so may be the maximum.
double exponential(double score, double maximum) {
  return score == -infinity ? 0.0 : std::exp(score - maximum);
}

OnlineSoftmax with_room(std::size_t tile_count, std::size_t score_count, std::size_t width) {
  OnlineSoftmax result;
  for (Tensor<1>* list : {&result.tile_maxima, &result.maxima, &result.corrections,
                          &result.tile_sums, &result.sums}) {
    *list = filled<1>({tile_count}, 0.0);
  }
  result.tile_exponentials = filled<1>({score_count}, 0.0);
  result.rescaled_outputs = filled<2>({tile_count, width}, 0.0);
  result.partial_outputs = filled<2>({tile_count, width}, 0.0);
  result.output = filled<1>({width}, 0.0);
  return result;
}

/// The scores from `first` to before `last` are tile t.
void add_tile(const OnlineSoftmaxInput& input, std::size_t t, std::size_t first, std::size_t last,
              OnlineSoftmax& result) {
  const std::size_t width = input.values.shape(1);
  const double old_maximum = t == 0 ? -infinity : result.maxima(t - 1);
  const auto scores = input.scores.begin();
  result.tile_maxima(t) = *std::max_element(scores + first, scores + last);
  result.maxima(t) = std::max(old_maximum, result.tile_maxima(t));
  result.corrections(t) = exponential(old_maximum, result.maxima(t));

  result.sums(t) = t == 0 ? 0.0 : result.sums(t - 1) * result.corrections(t);
  for (std::size_t d = 0; d < width; ++d) {
    const double old_output = t == 0 ? 0.0 : result.partial_outputs(t - 1, d);
    result.rescaled_outputs(t, d) = old_output * result.corrections(t);
    result.partial_outputs(t, d) = result.rescaled_outputs(t, d);
  }
  for (std::size_t j = first; j < last; ++j) {
    const double share = exponential(input.scores(j), result.maxima(t));
    result.tile_exponentials(j) = share;
    result.tile_sums(t) += share;
    for (std::size_t d = 0; d < width; ++d) {
      result.partial_outputs(t, d) += share * input.values(j, d);
    }
  }
  result.sums(t) += result.tile_sums(t);
}

void add_two_passes(const OnlineSoftmaxInput& input, OnlineSoftmax& result) {
  const stages::Softmax softmax = stages::softmax(as_row(input.scores));
  const stages::WeightedSum sum = stages::weighted_sum(softmax.weights, input.values);
  result.maximum = softmax.row_max(0);
  result.exponentials = row_of(softmax.exponentials, 0);
  result.sum = softmax.row_sum(0);
  result.weights = row_of(softmax.weights, 0);
  result.two_pass_output = row_of(sum.output, 0);
  result.is_empty = softmax.row_is_empty(0);
}

}  // namespace

OnlineSoftmax online_softmax(const OnlineSoftmaxInput& input) {
  check(input);
  const std::size_t score_count = input.scores.size();
  const std::size_t width = input.values.shape(1);
  const std::size_t tile_count = (score_count + input.tile - 1) / input.tile;
  OnlineSoftmax result = with_room(tile_count, score_count, width);
  for (std::size_t t = 0; t < tile_count; ++t) {
    const std::size_t first = t * input.tile;
    add_tile(input, t, first, std::min(first + input.tile, score_count), result);
  }
  add_two_passes(input, result);
  for (std::size_t d = 0; d < width && !result.is_empty; ++d) {
    result.output(d) = result.partial_outputs(tile_count - 1, d) / result.sums(tile_count - 1);
  }
  // A partial output that overflowed stays infinite or becomes NaN up to the end.
  require_no_overflow("output", result.output);
  require_no_overflow("output", result.two_pass_output);
  for (std::size_t d = 0; d < width; ++d) {
    const double difference = std::abs(result.output(d) - result.two_pass_output(d));
    result.largest_difference = std::max(result.largest_difference, difference);
  }
  return result;
}

}  // namespace attention::lesson
