// Every number that attention passes through, with its shape and formula.
//
// Symbols used everywhere:
//   H   query heads        G   key/value heads (H is a multiple of G)
//   Nq  queries            Nk  keys, and values
//   Dk  query/key width    Dv  value width      Do  width of the result
//   h, i, j, c, d, n       head, query, key, query/key dimension, value dimension, word
#pragma once

#include <attention/tensor.hpp>
#include <string>
#include <vector>

namespace attention {

/// What one head computed.
struct HeadTrace {
  Tensor<2> queries;  ///< (Nq, Dk) what went in, after projection where there is one
  Tensor<2> keys;     ///< (Nk, Dk)
  Tensor<2> values;   ///< (Nk, Dv)

  // Stage 1, dot product.
  Tensor<1> query_lengths;     ///< (Nq) |q[i]|
  Tensor<1> key_lengths;       ///< (Nk) |k[j]|
  Tensor<2> compared_queries;  ///< (Nq, Dk) q[i]; for cosine scoring q[i] / |q[i]|
  Tensor<2> compared_keys;     ///< (Nk, Dk) k[j]; for cosine scoring k[j] / |k[j]|
  Tensor<3> products;          ///< (Nq, Nk, Dk) compared q[i,c] times compared k[j,c]
  Tensor<3> partial_scores;    ///< (Nq, Nk, Dk) running sum of the products over c
  Tensor<2> scores;            ///< (Nq, Nk) the last partial score

  // Stage 2, softmax.
  Tensor<2> uncapped_scores;  ///< (Nq, Nk) scores x scale / temperature
  Tensor<2> scaled_scores;    ///< (Nq, Nk) the same, soft-capped where asked
  Tensor<2> masked_scores;    ///< (Nq, Nk) scaled score + mask; -inf where hidden
  Tensor<1> row_max;          ///< (Nq) largest masked score; 0 where the row is empty
  Tensor<2> shifted;          ///< (Nq, Nk) masked score - row_max; -inf also where that overflows
  Tensor<2> exponentials;     ///< (Nq, Nk) exp(shifted)
  Tensor<1> row_sum;          ///< (Nq) sum of the exponentials; 0 where the row is empty
  Tensor<2> weights;          ///< (Nq, Nk) exponential / row_sum; 0 where it is empty
  Tensor<2> partial_weights;  ///< (Nq, Nk) running sum of the weights over j: up to 1
  BoolVector row_is_empty;    ///< (Nq) true where every key is hidden

  // Stage 3, weighted sum.
  Tensor<3> contributions;    ///< (Nq, Nk, Dv) w[i,j] v[j,d]
  Tensor<3> partial_outputs;  ///< (Nq, Nk, Dv) running sum of the contributions over j
  Tensor<2> output;           ///< (Nq, Dv) the last partial output: the context vectors
};

/// Everything `trace_attention` computed.
struct AttentionTrace {
  std::vector<HeadTrace> heads;  ///< (H)

  double scale = 1.0;        ///< what the scores were multiplied by, temperature aside
  double temperature = 1.0;  ///< what the scores were divided by
  Tensor<2> mask;            ///< (Nq, Nk) what was added to the scaled scores; -inf hides

  Tensor<2> joined_output;  ///< (Nq, H Dv) the heads' outputs side by side
  Tensor<2> result;         ///< (Nq, Do) joined_output W_O; joined_output where there is no W_O

  // Only where the input names a vocabulary; else of size 0.
  std::vector<std::string> words;  ///< (Nwords)
  Tensor<2> similarities;          ///< (Nq, Nwords) cosine of the result and each word
  IndexVector nearest_words;       ///< (Nq) index of the most similar word; -1 = none
};

}  // namespace attention
