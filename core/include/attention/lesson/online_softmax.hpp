// Softmax and its weighted sum in one pass over the scores, tile by tile, with every step kept.
#pragma once

#include <attention/error.hpp>
#include <attention/tensor.hpp>
#include <cstddef>

namespace attention::lesson {

/// N scores and their values; N, Dv and the tile are from 1 to 64.
struct OnlineSoftmaxInput {
  Tensor<1> scores;      ///< (N) finite, or -infinity: hidden
  Tensor<2> values;      ///< (N, Dv)
  std::size_t tile = 1;  ///< how many scores are read at a time; the last tile may have fewer
};

/// T = N / tile, rounded up. In tile t, scores s, values v, m the largest score so far:
/// sum = old sum x exp(old m - m) + sum of exp(s - m), and the same for the outputs with v
/// (Milakov and Gimelshein 2018, "Online normalizer calculation for softmax", algorithm 3; the
/// output as in Dao 2022, "FlashAttention", algorithm 1).
struct OnlineSoftmax {
  Tensor<1> tile_maxima;        ///< (T) largest score of the tile; -infinity where all are hidden
  Tensor<1> maxima;             ///< (T) m: largest score so far; -infinity while all are hidden
  Tensor<1> corrections;        ///< (T) exp(old m - m); 0 while there is nothing to correct
  Tensor<1> tile_exponentials;  ///< (N) exp(s - m), m that of the score's own tile
  Tensor<1> tile_sums;          ///< (T) sum of the tile's exponentials
  Tensor<1> sums;               ///< (T) sum of all so far
  Tensor<2> rescaled_outputs;   ///< (T, Dv) the partial output before, times the correction
  Tensor<2> partial_outputs;    ///< (T, Dv) the same and the tile's exponentials times values
  Tensor<1> output;             ///< (Dv) last partial output / last sum; 0 where all are hidden

  // The same in two passes: the maximum first.
  double maximum = 0.0;             ///< largest score; 0 where all are hidden
  Tensor<1> exponentials;           ///< (N) exp(s - maximum)
  double sum = 0.0;                 ///< sum of the exponentials
  Tensor<1> weights;                ///< (N) exponential / sum; 0 where all are hidden
  Tensor<1> two_pass_output;        ///< (Dv) sum of weight x value
  double largest_difference = 0.0;  ///< largest |output - two_pass_output|
  bool is_empty = false;            ///< true where all scores are hidden
};

/// Computes both.
/// @throws InputError `empty`, `too_large`, `length_mismatch` for list and table; `not_finite`
/// where a number is none; `out_of_range` for the tile; `overflow` where an output is too large for
/// a double.
OnlineSoftmax online_softmax(const OnlineSoftmaxInput& input);

}  // namespace attention::lesson
