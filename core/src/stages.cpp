// The stages of attention: each formula is written out once, here.
#include "stages.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "sine.hpp"

namespace attention::stages {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// The length of a vector as root x 2^exponent, so that squares neither overflow nor vanish.
struct ScaledLength {
  double root = 0.0;
  int exponent = 0;
};

ScaledLength scaled_length(const Tensor<2>& rows, std::size_t i) {
  double largest = 0.0;
  for (std::size_t c = 0; c < rows.shape(1); ++c) {
    largest = std::max(largest, std::abs(rows(i, c)));
  }
  ScaledLength length;
  if (largest == 0.0) return length;
  std::frexp(largest, &length.exponent);

  // root = sqrt(sum over c of (row[i,c] / 2^exponent)^2)
  double sum = 0.0;
  for (std::size_t c = 0; c < rows.shape(1); ++c) {
    const double part = std::ldexp(rows(i, c), -length.exponent);
    sum += part * part;
  }
  length.root = std::sqrt(sum);
  return length;
}

/// Whether query i may see key j by position, flags and bias alike.
bool is_seen(const Mask& mask, std::size_t i, std::size_t j) {
  const auto query_position = static_cast<long long>(i) + mask.offset;
  const auto key_position = static_cast<long long>(j);
  if (mask.causal && key_position > query_position) return false;
  if (mask.window && std::abs(query_position - key_position) >= *mask.window) return false;
  if (mask.allowed && !(*mask.allowed)(i, j)) return false;
  return true;
}

}  // namespace

Tensor<2> head_of(const Tensor<3>& tensor, std::size_t head) {
  const std::size_t rows = tensor.shape(1);
  const std::size_t columns = tensor.shape(2);
  Tensor<2> matrix = Tensor<2>::from_shape({rows, columns});
  for (std::size_t i = 0; i < rows; ++i) {
    for (std::size_t c = 0; c < columns; ++c) matrix(i, c) = tensor(head, i, c);
  }
  return matrix;
}

double scale_of(Scoring scoring, const std::optional<double>& scale, std::size_t width) {
  const double root = std::sqrt(static_cast<double>(width));
  return scale.value_or(scoring == Scoring::scaled_dot ? 1.0 / root : 1.0);
}

Tensor<2> sinusoidal_positions(std::size_t count, std::size_t width) {
  Tensor<2> positions = Tensor<2>::from_shape({count, width});
  for (std::size_t c = 0; c < width; ++c) {
    // 10000^(2i/D) by exp, which softmax needs too; std::pow would bring its tables.
    const double share = static_cast<double>(c - c % 2) / static_cast<double>(width);
    const double wavelength = std::exp(share * 4.0 * std::numbers::ln10);
    for (std::size_t p = 0; p < count; ++p) {
      const double angle = static_cast<double>(p) / wavelength;
      positions(p, c) = c % 2 == 0 ? sine(angle) : cosine(angle);
    }
  }
  return positions;
}

Tensor<2> positions_of(Positions positions, const Tensor<2>& embeddings) {
  const auto [count, width] = embeddings.shape();
  return positions == Positions::sinusoidal ? sinusoidal_positions(count, width)
                                            : filled<2>({count, width}, 0.0);
}

const Tensor<2>& context_of(const Projection& projection) {
  return projection.context_embeddings ? *projection.context_embeddings : projection.embeddings;
}

Tensor<2> add(const Tensor<2>& left, const Tensor<2>& right) {
  Tensor<2> sum = left;
  for (std::size_t index = 0; index < sum.size(); ++index) sum.data()[index] += right.data()[index];
  return sum;
}

Tensor<2> project(const Tensor<2>& rows, const Tensor<2>& matrix) {
  const std::size_t inputs = matrix.shape(0);
  const std::size_t outputs = matrix.shape(1);
  Tensor<2> projected = Tensor<2>::from_shape({rows.shape(0), outputs});
  for (std::size_t i = 0; i < rows.shape(0); ++i) {
    for (std::size_t c = 0; c < outputs; ++c) {
      // projected[i,c] = sum over m of rows[i,m] matrix[m,c]
      double sum = 0.0;
      for (std::size_t m = 0; m < inputs; ++m) sum += rows(i, m) * matrix(m, c);
      projected(i, c) = sum;
    }
  }
  return projected;
}

Tensor<1> vector_lengths(const Tensor<2>& rows) {
  Tensor<1> lengths = Tensor<1>::from_shape({rows.shape(0)});
  for (std::size_t i = 0; i < rows.shape(0); ++i) {
    const ScaledLength length = scaled_length(rows, i);
    lengths(i) = std::ldexp(length.root, length.exponent);
  }
  return lengths;
}

Tensor<2> unit_vectors(const Tensor<2>& rows) {
  Tensor<2> units = Tensor<2>::from_shape({rows.shape(0), rows.shape(1)});
  for (std::size_t i = 0; i < rows.shape(0); ++i) {
    const ScaledLength length = scaled_length(rows, i);
    for (std::size_t c = 0; c < rows.shape(1); ++c) {
      const double part = std::ldexp(rows(i, c), -length.exponent);
      units(i, c) = length.root > 0.0 ? part / length.root : 0.0;
    }
  }
  return units;
}

DotProduct dot_product(const Tensor<2>& queries, const Tensor<2>& keys) {
  const std::size_t query_count = queries.shape(0);
  const std::size_t key_count = keys.shape(0);
  const std::size_t width = queries.shape(1);
  DotProduct result;
  result.products = Tensor<3>::from_shape({query_count, key_count, width});
  result.partial_scores = Tensor<3>::from_shape({query_count, key_count, width});
  result.scores = Tensor<2>::from_shape({query_count, key_count});
  for (std::size_t i = 0; i < query_count; ++i) {
    for (std::size_t j = 0; j < key_count; ++j) {
      double sum = 0.0;
      for (std::size_t c = 0; c < width; ++c) {
        const double product = queries(i, c) * keys(j, c);
        sum += product;
        result.products(i, j, c) = product;
        result.partial_scores(i, j, c) = sum;
      }
      result.scores(i, j) = sum;
    }
  }
  return result;
}

double scaled_score(double score, double scale, double temperature) {
  const double product = score * scale;
  if (!std::isinf(product)) return product / temperature;
  // The same with the powers of two apart: fractions from 0.5 to 1 cannot overflow.
  int score_exponent = 0;
  int scale_exponent = 0;
  int temperature_exponent = 0;
  const double fraction = std::frexp(score, &score_exponent) * std::frexp(scale, &scale_exponent) /
                          std::frexp(temperature, &temperature_exponent);
  return std::ldexp(fraction, score_exponent + scale_exponent - temperature_exponent);
}

double capped_score(double score, double cap) {
  // Below this tanh(x) = x to the last bit, and x x cap would lose bits where cap is huge.
  constexpr double linear_below = 1e-9;
  const double ratio = score / cap;
  return std::abs(ratio) < linear_below ? score : cap * std::tanh(ratio);
}

double mask_of(const Mask& mask, std::size_t i, std::size_t j) {
  if (!is_seen(mask, i, j)) return -infinity;
  return mask.bias ? (*mask.bias)(i, j) : 0.0;
}

Tensor<2> scale_scores(const Tensor<2>& scores, double scale, double temperature) {
  Tensor<2> scaled = scores;
  for (double& score : scaled) score = scaled_score(score, scale, temperature);
  return scaled;
}

Tensor<2> soft_cap(const Tensor<2>& scores, double cap) {
  Tensor<2> capped = scores;
  for (double& score : capped) score = capped_score(score, cap);
  return capped;
}

Tensor<2> combine_mask(const Mask& mask, std::size_t query_count, std::size_t key_count) {
  Tensor<2> combined = Tensor<2>::from_shape({query_count, key_count});
  for (std::size_t i = 0; i < query_count; ++i) {
    for (std::size_t j = 0; j < key_count; ++j) combined(i, j) = mask_of(mask, i, j);
  }
  return combined;
}

Tensor<2> apply_mask(const Tensor<2>& scores, const Tensor<2>& mask) {
  Tensor<2> masked = Tensor<2>::from_shape({scores.shape(0), scores.shape(1)});
  for (std::size_t i = 0; i < scores.shape(0); ++i) {
    for (std::size_t j = 0; j < scores.shape(1); ++j) {
      masked(i, j) = mask(i, j) == -infinity ? -infinity : scores(i, j) + mask(i, j);
    }
  }
  return masked;
}

Softmax softmax(const Tensor<2>& masked_scores) {
  const std::size_t query_count = masked_scores.shape(0);
  const std::size_t key_count = masked_scores.shape(1);
  Softmax result;
  result.row_max = Tensor<1>::from_shape({query_count});
  result.shifted = Tensor<2>::from_shape({query_count, key_count});
  result.exponentials = Tensor<2>::from_shape({query_count, key_count});
  result.row_sum = Tensor<1>::from_shape({query_count});
  result.weights = Tensor<2>::from_shape({query_count, key_count});
  result.partial_weights = Tensor<2>::from_shape({query_count, key_count});
  result.row_is_empty = BoolVector::from_shape({query_count});
  for (std::size_t i = 0; i < query_count; ++i) {
    double largest = -infinity;
    for (std::size_t j = 0; j < key_count; ++j) largest = std::max(largest, masked_scores(i, j));
    const bool empty = largest == -infinity;
    const double row_max = empty ? 0.0 : largest;

    // The largest exponent is 0, so no exponential overflows and the sum is at least 1.
    double row_sum = 0.0;
    for (std::size_t j = 0; j < key_count; ++j) {
      result.shifted(i, j) = masked_scores(i, j) - row_max;
      result.exponentials(i, j) = std::exp(result.shifted(i, j));
      row_sum += result.exponentials(i, j);
    }
    double weight_sum = 0.0;
    for (std::size_t j = 0; j < key_count; ++j) {
      result.weights(i, j) = empty ? 0.0 : result.exponentials(i, j) / row_sum;
      weight_sum += result.weights(i, j);
      result.partial_weights(i, j) = weight_sum;
    }
    result.row_max(i) = row_max;
    result.row_sum(i) = row_sum;
    result.row_is_empty(i) = empty;
  }
  return result;
}

WeightedSum weighted_sum(const Tensor<2>& weights, const Tensor<2>& values) {
  const std::size_t query_count = weights.shape(0);
  const std::size_t key_count = weights.shape(1);
  const std::size_t width = values.shape(1);
  WeightedSum result;
  result.contributions = Tensor<3>::from_shape({query_count, key_count, width});
  result.partial_outputs = Tensor<3>::from_shape({query_count, key_count, width});
  result.output = filled<2>({query_count, width}, 0.0);
  for (std::size_t i = 0; i < query_count; ++i) {
    for (std::size_t j = 0; j < key_count; ++j) {
      const double weight = weights(i, j);
      for (std::size_t d = 0; d < width; ++d) {
        const double contribution = weight == 0.0 ? 0.0 : weight * values(j, d);
        result.output(i, d) += contribution;
        result.contributions(i, j, d) = contribution;
        result.partial_outputs(i, j, d) = result.output(i, d);
      }
    }
  }
  return result;
}

Tensor<2> similarity(const Tensor<2>& result, const Tensor<2>& word_vectors) {
  Tensor<2> cosines = dot_product(unit_vectors(result), unit_vectors(word_vectors)).scores;
  // Rounding may carry a cosine past 1 by the last bit.
  for (double& cosine : cosines) cosine = std::clamp(cosine, -1.0, 1.0);
  return cosines;
}

IndexVector nearest_words(const Tensor<2>& similarities, const Tensor<1>& result_lengths) {
  IndexVector nearest = IndexVector::from_shape({similarities.shape(0)});
  for (std::size_t i = 0; i < similarities.shape(0); ++i) {
    std::size_t best = 0;
    for (std::size_t n = 1; n < similarities.shape(1); ++n) {
      if (similarities(i, n) > similarities(i, best)) best = n;
    }
    nearest(i) = result_lengths(i) == 0.0 ? -1 : static_cast<int>(best);
  }
  return nearest;
}

}  // namespace attention::stages
