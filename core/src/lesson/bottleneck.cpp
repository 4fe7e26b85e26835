// One sentence, read back from one vector and by attention.
#include <algorithm>
#include <attention/lesson/bottleneck.hpp>

#include "../stages.hpp"
#include "rows.hpp"
#include "sentence.hpp"
#include "tempered.hpp"

namespace attention::lesson {

namespace {

/// (N or 1, 128): the cosines of what was read with all words; word i is read from row i, or all
/// from the one row. It may be mistaken for those from `first` on.
Recall recall_of(const Tensor<2>& cosines, std::size_t length, std::size_t first) {
  Recall recall;
  recall.cosines = Tensor<1>::from_shape({length});
  recall.ranks = IndexVector::from_shape({length});
  for (std::size_t i = 0; i < length; ++i) {
    const std::size_t row = cosines.shape(0) == 1 ? 0 : i;
    recall.cosines(i) = cosines(row, i);
    recall.ranks(i) = rank_of(&cosines(row, 0), 1.0, i, first);
    recall.mean_cosine += recall.cosines(i);
    recall.recovered += recall.ranks(i) == 1 ? 1.0 : 0.0;
  }
  recall.mean_cosine /= static_cast<double>(length);
  recall.recovered /= static_cast<double>(length);
  return recall;
}

}  // namespace

Bottleneck bottleneck(std::size_t length, const BottleneckSettings& settings) {
  require_length("length", length);
  require_settings(settings);
  const Sentence sentence = make_sentence(settings.width, settings.seed);
  Bottleneck result;
  result.words = IndexVector::from_shape({length});
  std::copy_n(sentence.words.begin(), length, result.words.begin());
  result.vectors = Tensor<2>::from_shape({length, settings.width});
  std::copy_n(sentence.vectors.data(), result.vectors.size(), result.vectors.data());
  result.states = running_states(result.vectors, settings);
  result.context = row_of(result.states, length - 1);
  result.fixed =
      recall_of(cosines_with(as_row(result.context), sentence.all), length, vocabulary_size);

  result.weights = tempered_softmax(position_scores(length), settings.temperature);
  result.outputs = stages::project(result.weights, result.vectors);
  result.attention = recall_of(cosines_with(result.outputs, sentence.all), length, 0);
  return result;
}

}  // namespace attention::lesson
