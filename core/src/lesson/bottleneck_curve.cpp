// The means over sentences of growing length: each run grows one sentence word by word, so that a
// curve costs little more than its longest sentence.
#include <algorithm>
#include <array>
#include <attention/lesson/bottleneck.hpp>
#include <cmath>

#include "checks.hpp"
#include "sentence.hpp"
#include "tempered.hpp"

namespace attention::lesson {

namespace {

/// Sums over runs of what is recovered of the sentence of one length.
struct Sums {
  double fixed_cosine = 0.0;
  double fixed_recovered = 0.0;
  double attention_cosine = 0.0;
  double attention_recovered = 0.0;
};

using SumsByLength = std::array<Sums, vocabulary_size>;

void check(const std::vector<std::size_t>& lengths, std::size_t runs,
           const BottleneckSettings& settings) {
  require_count("lengths", lengths.size(), "number");
  for (const std::size_t length : lengths) require_length("lengths", length);
  require_between("runs", runs, 1, max_runs);
  require_settings(settings);
}

/// row[n] += factor x other[n], for all words n.
void add_row(double* row, double factor, const double* other) {
  for (std::size_t n = 0; n < word_count; ++n) row[n] += factor * other[n];
}

/// Reads all words back from the one vector, whose cosines with the words are given.
void add_fixed(const double* cosines, std::size_t length, Sums& sums) {
  double cosine = 0.0;
  double right = 0.0;
  for (std::size_t i = 0; i < length; ++i) {
    cosine += cosines[i];
    right += rank_of(cosines, 1.0, i, vocabulary_size) == 1 ? 1.0 : 0.0;
  }
  sums.fixed_cosine += cosine / static_cast<double>(length);
  sums.fixed_recovered += right / static_cast<double>(length);
}

/// The same by attention. Row i of `attended` has the dot products of words and a[i] = sum over j
/// of x[i,j] e[j], x the exponentials: the output but for a factor, which no cosine sees.
void add_attention(const Tensor<2>& attended, const Tensor<2>& exponentials, std::size_t length,
                   Sums& sums) {
  double cosine = 0.0;
  double right = 0.0;
  for (std::size_t i = 0; i < length; ++i) {
    // |a[i]|^2 = sum over j of x[i,j] a[i] . e[j]
    double square = 0.0;
    for (std::size_t j = 0; j < length; ++j) square += exponentials(i, j) * attended(i, j);
    const double size = std::sqrt(std::max(square, 0.0));
    cosine += size > 0.0 ? std::clamp(attended(i, i) / size, -1.0, 1.0) : 0.0;
    right += rank_of(&attended(i, 0), size, i, 0) == 1 ? 1.0 : 0.0;
  }
  sums.attention_cosine += cosine / static_cast<double>(length);
  sums.attention_recovered += right / static_cast<double>(length);
}

void add_run(const BottleneckSettings& settings, const Tensor<2>& exponentials,
             std::size_t max_length, SumsByLength& sums) {
  const Sentence sentence = make_sentence(settings.width, settings.seed);
  const Tensor<2> states = running_states(sentence.vectors, settings);
  const Tensor<2> fixed = cosines_with(states, sentence.all);
  const Tensor<2> words = dot_products(sentence.vectors, sentence.all);
  Tensor<2> attended = filled<2>({vocabulary_size, word_count}, 0.0);
  for (std::size_t last = 0; last < max_length; ++last) {
    for (std::size_t i = 0; i < last; ++i) {
      add_row(&attended(i, 0), exponentials(i, last), &words(last, 0));
      add_row(&attended(last, 0), exponentials(last, i), &words(i, 0));
    }
    add_row(&attended(last, 0), exponentials(last, last), &words(last, 0));
    add_fixed(&fixed(last, 0), last + 1, sums[last]);
    add_attention(attended, exponentials, last + 1, sums[last]);
  }
}

}  // namespace

BottleneckCurve bottleneck_curve(const std::vector<std::size_t>& lengths, std::size_t runs,
                                 const BottleneckSettings& settings) {
  check(lengths, runs, settings);
  const std::size_t max_length = *std::max_element(lengths.begin(), lengths.end());
  // A row's largest score is its own position's, which is there at every length.
  const Tensor<2> exponentials =
      tempered_exponentials(position_scores(vocabulary_size), settings.temperature);
  SumsByLength sums{};
  BottleneckSettings run_settings = settings;
  for (std::size_t run = 0; run < runs; ++run, ++run_settings.seed) {
    add_run(run_settings, exponentials, max_length, sums);
  }

  BottleneckCurve curve;
  for (Tensor<1>* list : {&curve.fixed_cosines, &curve.fixed_recovered, &curve.attention_cosines,
                          &curve.attention_recovered}) {
    *list = Tensor<1>::from_shape({lengths.size()});
  }
  const auto count = static_cast<double>(runs);
  for (std::size_t n = 0; n < lengths.size(); ++n) {
    const Sums& sum = sums[lengths[n] - 1];
    curve.fixed_cosines(n) = sum.fixed_cosine / count;
    curve.fixed_recovered(n) = sum.fixed_recovered / count;
    curve.attention_cosines(n) = sum.attention_cosine / count;
    curve.attention_recovered(n) = sum.attention_recovered / count;
  }
  return curve;
}

}  // namespace attention::lesson
