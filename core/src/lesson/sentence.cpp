// Words in a seeded order with seeded vectors, and what reads them.
#include "sentence.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "../random.hpp"
#include "../stages.hpp"
#include "checks.hpp"

namespace attention::lesson {

void require_length(std::string_view field, std::size_t length) {
  require_between(field, length, 1, vocabulary_size);
}

void require_settings(const BottleneckSettings& settings) {
  require_between("width", settings.width, 1, max_size);
  require(settings.memory == Memory::average || settings.memory == Memory::decay,
          ErrorCode::unknown_name, "memory", {named("memory"), " must be average or decay"});
  require(std::isfinite(settings.decay), ErrorCode::not_finite, "decay",
          {named("decay"), " is ", settings.decay, ", but must be a finite number"});
  require(settings.decay > 0.0 && settings.decay < 1.0, ErrorCode::out_of_range, "decay",
          {named("decay"), " is ", settings.decay, ", but must be above 0 and below 1"});
  require_temperature(settings.temperature);
}

Sentence make_sentence(std::size_t width, std::uint32_t seed) {
  Random random(seed);
  Sentence sentence;
  sentence.words = IndexVector::from_shape({vocabulary_size});
  std::iota(sentence.words.begin(), sentence.words.end(), 0);
  for (std::size_t last = vocabulary_size - 1; last > 0; --last) {
    // Fisher and Yates: each of the words up to `last` is as likely to come there.
    const auto chosen = static_cast<std::size_t>(random.uniform() * static_cast<double>(last + 1));
    std::swap(sentence.words(last), sentence.words(chosen));
  }

  // Dimension by dimension, so that wider vectors begin with the narrower ones' numbers.
  Tensor<2> words = Tensor<2>::from_shape({word_count, width});
  for (std::size_t d = 0; d < width; ++d) {
    for (std::size_t n = 0; n < word_count; ++n) words(n, d) = normal(random);
  }
  words = stages::unit_vectors(words);
  sentence.all = words;
  for (std::size_t i = 0; i < vocabulary_size; ++i) {
    const auto word = static_cast<std::size_t>(sentence.words(i));
    std::copy_n(&words(word, 0), width, &sentence.all(i, 0));
  }
  sentence.vectors = Tensor<2>::from_shape({vocabulary_size, width});
  std::copy_n(sentence.all.data(), sentence.vectors.size(), sentence.vectors.data());
  return sentence;
}

Tensor<2> running_states(const Tensor<2>& vectors, const BottleneckSettings& settings) {
  Tensor<2> states = Tensor<2>::from_shape({vectors.shape(0), vectors.shape(1)});
  for (std::size_t d = 0; d < vectors.shape(1); ++d) {
    double sum = 0.0;
    double state = 0.0;
    for (std::size_t i = 0; i < vectors.shape(0); ++i) {
      sum += vectors(i, d);
      state = settings.memory == Memory::average
                  ? sum / static_cast<double>(i + 1)
                  : settings.decay * state + (1.0 - settings.decay) * vectors(i, d);
      states(i, d) = state;
    }
  }
  return states;
}

Tensor<2> dot_products(const Tensor<2>& left, const Tensor<2>& right) {
  const std::size_t width = left.shape(1);
  Tensor<2> products = Tensor<2>::from_shape({left.shape(0), right.shape(0)});
  for (std::size_t i = 0; i < left.shape(0); ++i) {
    for (std::size_t j = 0; j < right.shape(0); ++j) {
      products(i, j) = std::inner_product(&left(i, 0), &left(i, 0) + width, &right(j, 0), 0.0);
    }
  }
  return products;
}

Tensor<2> cosines_with(const Tensor<2>& rows, const Tensor<2>& words) {
  Tensor<2> cosines = dot_products(stages::unit_vectors(rows), words);
  for (double& cosine : cosines) cosine = std::clamp(cosine, -1.0, 1.0);
  return cosines;
}

Tensor<2> position_scores(std::size_t length) {
  const Tensor<2> positions = stages::sinusoidal_positions(length, position_width);
  const double scale = stages::scale_of(Scoring::scaled_dot, {}, position_width);
  return stages::scale_scores(dot_products(positions, positions), scale, 1.0);
}

int rank_of(const double* products, double length, std::size_t i, std::size_t first) {
  const double least = products[i] - 1e-12 * length;
  const auto nearer = std::count_if(products + first, products + word_count,
                                    [=](double product) { return product >= least; });
  // Among those from `first` on, the word has counted itself.
  return static_cast<int>(nearer) + (i < first ? 1 : 0);
}

}  // namespace attention::lesson
