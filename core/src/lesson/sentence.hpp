// What the one vector and attention read: a random sentence, its positions, its running state.
#pragma once

#include <attention/lesson/bottleneck.hpp>
#include <string_view>

namespace attention::lesson {

/// Throws unless a length is from 1 to 64, or the settings within their limits.
void require_length(std::string_view field, std::size_t length);
void require_settings(const BottleneckSettings& settings);

/// Those that sentences are made of, and the strangers.
inline constexpr std::size_t word_count = vocabulary_size + stranger_count;

/// All words of the vocabulary in a random order, of which a sentence is the first `length`.
struct Sentence {
  IndexVector words;  ///< (64)
  Tensor<2> vectors;  ///< (64, d) their vectors, in the same order
  Tensor<2> all;      ///< (128, d) the same, and behind them the strangers' vectors
};

Sentence make_sentence(std::size_t width, std::uint32_t seed);

/// (N, d) -> (N, d): what the one vector is after each word.
Tensor<2> running_states(const Tensor<2>& vectors, const BottleneckSettings& settings);

/// (N, N): p[i] . p[j] / sqrt(32), the largest of each row in its own column.
Tensor<2> position_scores(std::size_t length);

/// (Nl, d), (Nr, d) -> (Nl, Nr): dot products of all rows, the products themselves not kept.
Tensor<2> dot_products(const Tensor<2>& left, const Tensor<2>& right);

/// (N, d), (Nw, d) -> (N, Nw): cosines of rows and the words' vectors, which are of length 1; 0
/// where a row is zero.
Tensor<2> cosines_with(const Tensor<2>& rows, const Tensor<2>& words);

/// 1 and how many of the 128 dot products of words and a vector of that length, from word `first`
/// on and word i aside, are at least that of word i; what is at most 1e-12 of the length below it
/// counts as equal, because rounding sets it apart.
int rank_of(const double* products, double length, std::size_t i, std::size_t first);

}  // namespace attention::lesson
