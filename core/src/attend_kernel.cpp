// One head of attention with an online softmax: O(N D) memory. Symbols as in trace.hpp.
#include "attend_kernel.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "checks.hpp"
#include "stages.hpp"

namespace attention {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// So many rows of queries and keys are worked on at once, so that both stay in the cache.
constexpr std::size_t query_tile = 16;
constexpr std::size_t key_tile = 64;

/// The rows of a tile's queries, while the tiles of keys pass by.
struct Rows {
  Rows(std::size_t keys, std::size_t value_width)
      : scores(Tensor<2>::from_shape({query_tile, keys})),
        sums(Tensor<2>::from_shape({query_tile, value_width})) {}

  void reset() {
    sums.fill(0.0);
    std::fill_n(row_max, query_tile, -infinity);
    std::fill_n(row_sum, query_tile, 0.0);
  }

  Tensor<2> scores;  ///< (query_tile, keys) then their exponentials, of the present keys
  Tensor<2> sums;    ///< (query_tile, Dv) sum of exponential times value over the keys so far
  double row_max[query_tile];
  double row_sum[query_tile];
};

/// (Dk, count): the keys from `first` on, a column each, so that a loop over keys runs along
/// memory.
void transpose(const FloatTensor<2>& keys, std::size_t first, std::size_t count,
               Tensor<2>& columns) {
  for (std::size_t j = 0; j < count; ++j) {
    for (std::size_t c = 0; c < keys.shape(1); ++c) columns(c, j) = keys(first + j, c);
  }
}

/// scores[j] = sum over c of q[i,c] k[j,c]: the product of two floats is exact in a double, so that
/// scores of 10^4 still have the digits that softmax needs.
void dot_products(const FloatTensor<2>& queries, std::size_t i, const Tensor<2>& columns,
                  std::size_t count, double* scores) {
  std::fill_n(scores, count, 0.0);
  for (std::size_t c = 0; c < queries.shape(1); ++c) {
    const double number = queries(i, c);
    const double* column = &columns(c, 0);
    for (std::size_t j = 0; j < count; ++j) scores[j] += number * column[j];
  }
}

/// The score of query i and key j, scaled, capped and masked; -infinity where the key is hidden.
double masked_score(const KernelInput& head, std::size_t i, std::size_t j, double score) {
  const double mask = stages::mask_of(head.mask, i, j);
  double scaled = stages::scaled_score(score, head.scale, head.temperature);
  if (head.soft_cap) scaled = stages::capped_score(scaled, *head.soft_cap);
  const double masked = scaled + mask;
  if (std::isfinite(masked)) return masked;
  require(std::isfinite(scaled), ErrorCode::overflow, "scaled_scores",
          {named("scaled_scores"), "[", i, "][", j,
           "] became too large for a double; use smaller numbers"});
  require(mask == -infinity, ErrorCode::overflow, "masked_scores",
          {named("masked_scores"), "[", i, "][", j,
           "] became too large for a double; use smaller numbers"});
  return -infinity;
}

/// Takes the keys of a tile into row r: where its maximum grows, what was added up so far shrinks.
void take_scores(Rows& rows, std::size_t r, std::size_t count) {
  double* scores = &rows.scores(r, 0);
  const double largest = std::max(rows.row_max[r], *std::max_element(scores, scores + count));
  if (largest == -infinity) {
    std::fill_n(scores, count, 0.0);
    return;
  }
  const double shrink = std::exp(rows.row_max[r] - largest);
  rows.row_max[r] = largest;
  rows.row_sum[r] *= shrink;
  for (std::size_t d = 0; d < rows.sums.shape(1); ++d) rows.sums(r, d) *= shrink;
  for (std::size_t j = 0; j < count; ++j) {
    scores[j] = std::exp(scores[j] - largest);
    rows.row_sum[r] += scores[j];
  }
}

/// sums[d] += sum over j of exponential[j] v[first + j, d]
void add_values(const FloatTensor<2>& values, std::size_t first, std::size_t count, Rows& rows,
                std::size_t r) {
  const std::size_t width = values.shape(1);
  double* sums = &rows.sums(r, 0);
  for (std::size_t j = 0; j < count; ++j) {
    const double exponential = rows.scores(r, j);
    if (exponential == 0.0) continue;
    const float* value = &values(first + j, 0);
    for (std::size_t d = 0; d < width; ++d) sums[d] += exponential * value[d];
  }
}

/// What is left of row r of the tile when all keys were taken: row i of the output.
void finish_output(const Rows& rows, std::size_t r, std::size_t i, AttendedHead& result) {
  const bool is_empty = rows.row_sum[r] == 0.0;
  for (std::size_t d = 0; d < rows.sums.shape(1); ++d) {
    result.output(i, d) = is_empty ? 0.0f : static_cast<float>(rows.sums(r, d) / rows.row_sum[r]);
  }
}

/// Row i of the weights, whose exponentials are all there: one tile has all keys.
void finish_weights(const Rows& rows, std::size_t r, std::size_t i, AttendedHead& result,
                    Tensor<1>& column_sums) {
  double sum = 0.0;
  for (std::size_t j = 0; j < result.weights.shape(1); ++j) {
    const bool is_empty = rows.row_sum[r] == 0.0;
    const double weight = is_empty ? 0.0 : rows.scores(r, j) / rows.row_sum[r];
    result.weights(i, j) = static_cast<float>(weight);
    sum += weight;
    column_sums(j) += weight;
  }
  result.row_sums(i) = static_cast<float>(sum);
}

}  // namespace

AttendedHead attend_head(const KernelInput& head, Weights weights) {
  const auto [query_count, width] = head.queries.shape();
  const auto [key_count, value_width] = head.values.shape();
  const bool is_returned = weights == Weights::returned;
  const std::size_t tile = is_returned ? key_count : std::min(key_count, key_tile);

  AttendedHead result;
  result.output = FloatTensor<2>::from_shape({query_count, value_width});
  Tensor<1> column_sums;
  if (is_returned) {
    result.weights = FloatTensor<2>::from_shape({query_count, key_count});
    result.row_sums = FloatTensor<1>::from_shape({query_count});
    column_sums = filled<1>({key_count}, 0.0);
  }

  Tensor<2> columns = Tensor<2>::from_shape({width, tile});
  Rows rows(tile, value_width);
  for (std::size_t top = 0; top < query_count; top += query_tile) {
    const std::size_t row_count = std::min(query_tile, query_count - top);
    rows.reset();
    for (std::size_t first = 0; first < key_count; first += tile) {
      const std::size_t count = std::min(tile, key_count - first);
      transpose(head.keys, first, count, columns);
      for (std::size_t r = 0; r < row_count; ++r) {
        double* scores = &rows.scores(r, 0);
        dot_products(head.queries, top + r, columns, count, scores);
        for (std::size_t j = 0; j < count; ++j) {
          scores[j] = masked_score(head, top + r, first + j, scores[j]);
        }
        take_scores(rows, r, count);
        add_values(head.values, first, count, rows, r);
      }
    }
    for (std::size_t r = 0; r < row_count; ++r) {
      finish_output(rows, r, top + r, result);
      if (is_returned) finish_weights(rows, r, top + r, result, column_sums);
    }
  }
  result.column_sums = FloatTensor<1>::from_shape({column_sums.size()});
  std::transform(column_sums.begin(), column_sums.end(), result.column_sums.begin(),
                 [](double sum) { return static_cast<float>(sum); });
  return result;
}

}  // namespace attention
