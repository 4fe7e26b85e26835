// The exponentials, the largest score taken away before the temperature divides.
#include "tempered.hpp"

#include <algorithm>
#include <cmath>

namespace attention::lesson {

Tensor<2> tempered_exponentials(const Tensor<2>& scores, double temperature) {
  constexpr double rounding = 1e-14;
  const std::size_t key_count = scores.shape(1);
  Tensor<2> exponentials = scores;
  for (std::size_t i = 0; i < scores.shape(0); ++i) {
    double* row = exponentials.data() + i * key_count;
    const double largest = *std::max_element(row, row + key_count);
    for (std::size_t j = 0; j < key_count; ++j) {
      // What is shifted is at most 0, so no temperature makes it overflow upwards.
      const double shifted = row[j] - largest;
      row[j] = shifted >= -rounding ? 1.0 : std::exp(shifted / temperature);
    }
  }
  return exponentials;
}

Tensor<2> tempered_softmax(const Tensor<2>& scores, double temperature) {
  const std::size_t key_count = scores.shape(1);
  Tensor<2> weights = tempered_exponentials(scores, temperature);
  for (std::size_t i = 0; i < scores.shape(0); ++i) {
    double* row = weights.data() + i * key_count;
    double sum = 0.0;
    for (std::size_t j = 0; j < key_count; ++j) sum += row[j];
    for (std::size_t j = 0; j < key_count; ++j) row[j] /= sum;
  }
  return weights;
}

}  // namespace attention::lesson
