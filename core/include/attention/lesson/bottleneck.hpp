// A sentence squeezed into one vector, and the same sentence read by attention: how well each word
// comes back.
#pragma once

#include <attention/error.hpp>
#include <attention/tensor.hpp>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace attention::lesson {

/// The words that sentences are made of, and so the longest sentence, in which none comes twice.
inline constexpr std::size_t vocabulary_size = 64;

/// Further words, which come in no sentence: what a word that is read back may be mistaken for.
inline constexpr std::size_t stranger_count = 64;

/// The width of the positions that attention compares, whatever the words' width is.
inline constexpr std::size_t position_width = 32;

/// The runs that a curve is the mean of, at most.
inline constexpr std::size_t max_runs = 64;

/// How the one vector takes in word after word, e[i] being the vector of word i.
enum class Memory {
  average,  ///< mean of e[0] to e[i]
  decay,    ///< h[i] = decay h[i-1] + (1 - decay) e[i], h[-1] = 0: a simple recurrent memory
};

struct BottleneckSettings {
  std::size_t width = 1;  ///< d, from 1 to 64: of the words' vectors and of the one vector
  Memory memory = Memory::average;
  double decay = 0.5;  ///< above 0 and below 1; used by Memory::decay alone

  /// Where the random numbers start: the order of the words and their vectors follow from it. The
  /// order is the same at every width, and a shorter sentence begins a longer one.
  std::uint32_t seed = 0;

  /// Of attention, from 0 to infinity, both included. At 0.01 a position's own weight is above
  /// 0.9999 in a sentence of any length: positions beside each other are 0.12 apart in score.
  double temperature = 0.01;
};

/// How well the words of a sentence are read back. A word's rank is 1 and the count of the words
/// that it may be mistaken for whose cosine is at least as large, within 1e-12: 1 = all are less
/// near.
struct Recall {
  Tensor<1> cosines;  ///< (N) of what was read for word i and its vector; 0 for a zero vector
  IndexVector ranks;  ///< (N) from 1 on
  double mean_cosine = 0.0;  ///< mean of the cosines
  double recovered = 0.0;    ///< share of the words whose rank is 1, from 0 to 1
};

/// d is the width, N the length. Attention reads word i back with position i as its query, all
/// positions as keys (sinusoidal, Vaswani 2017, section 3.5, of width 32) and the words' vectors as
/// values: scaled dot product, softmax, weighted sum.
struct Bottleneck {
  IndexVector words;  ///< (N) which words of the vocabulary, in the sentence's order
  Tensor<2> vectors;  ///< (N, d) their vectors, random, of length 1; 1 or -1 at width 1
  Tensor<2> states;   ///< (N, d) the one vector after each word
  Tensor<1> context;  ///< (d) the last: all that is left of the sentence
  Recall fixed;       ///< read from the context, which knows no order: beside the strangers alone
  Tensor<2> weights;  ///< (N, N) of attention, position i on position j
  Tensor<2> outputs;  ///< (N, d) weights x vectors
  Recall attention;   ///< read from each position's own output: beside all other words
};

/// One sentence of `length` words, from 1 to 64.
/// @throws InputError `out_of_range` or `not_finite` for a number outside its limits,
/// `unknown_name` for a memory that is none of the above.
Bottleneck bottleneck(std::size_t length, const BottleneckSettings& settings);

/// For each length the mean over the runs of what `bottleneck` gives.
struct BottleneckCurve {
  Tensor<1> fixed_cosines;        ///< (Nlengths) mean_cosine of the one vector
  Tensor<1> fixed_recovered;      ///< (Nlengths)
  Tensor<1> attention_cosines;    ///< (Nlengths)
  Tensor<1> attention_recovered;  ///< (Nlengths)
};

/// From 1 to 64 lengths; the runs, from 1 to 64, have the seeds seed, seed + 1, ... modulo 2^32.
/// @throws InputError as above; `empty` or `too_large` for the count of lengths.
BottleneckCurve bottleneck_curve(const std::vector<std::size_t>& lengths, std::size_t runs,
                                 const BottleneckSettings& settings);

}  // namespace attention::lesson
