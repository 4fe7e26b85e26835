// Every number that attention passes through, with its shape and formula.
//
// Symbols used everywhere:
//   H   query heads        G   key/value heads (H is a multiple of G)
//   Nq  queries            Nk  keys, and values
//   Dk  query/key width    Dv  value width      Do  width of the result
//   Dm, Dc                 widths of the embeddings that queries, and keys, are made of
//   h, i, j, c, d, n       head, query, key, query/key dimension, value dimension, word
//   m                      dimension of an embedding, or of the joined heads
#pragma once

#include <attention/tensor.hpp>
#include <string>
#include <vector>

namespace attention {

/// What one head computed.
struct HeadTrace {
  // Only where the input has a projection; else of size 0.
  Tensor<2> query_projection;  ///< (Dm, Dk) W_Q: queries = query_inputs W_Q
  Tensor<2> key_projection;    ///< (Dc, Dk) W_K: keys = key_inputs W_K
  Tensor<2> value_projection;  ///< (Dc, Dv) W_V: values = key_inputs W_V

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

  // Only where the input has a projection; else of size 0.
  Tensor<2> embeddings;          ///< (Nq, Dm) the tokens that ask
  Tensor<2> context_embeddings;  ///< (Nk, Dc) the tokens asked; the same in self-attention
  Tensor<2> query_positions;     ///< (Nq, Dm) what was added to them; 0 where nothing was
  Tensor<2> key_positions;       ///< (Nk, Dc)
  Tensor<2> query_inputs;        ///< (Nq, Dm) embeddings + query_positions: what W_Q projects
  Tensor<2> key_inputs;          ///< (Nk, Dc) context_embeddings + key_positions: for W_K and W_V

  double scale = 1.0;        ///< what the scores were multiplied by, temperature aside
  double temperature = 1.0;  ///< what the scores were divided by
  double soft_cap = 0.0;     ///< what bends the scores; 0 where none does
  Tensor<2> mask;            ///< (Nq, Nk) what was added to the scaled scores; -inf hides

  Tensor<2> joined_output;      ///< (Nq, H Dv) the heads' outputs side by side
  Tensor<2> output_projection;  ///< (H Dv, Do) W_O; of size 0 where the input has none
  Tensor<2> result;             ///< (Nq, Do) joined_output W_O; joined_output where there is none

  Tensor<2> residual_output;  ///< (Nq, Do) query_inputs + result; of size 0 where not asked for

  // Only where the input names a vocabulary; else of size 0.
  std::vector<std::string> words;  ///< (Nwords)
  Tensor<2> vocabulary;            ///< (Nwords, Do) their vectors
  Tensor<1> result_lengths;        ///< (Nq) |result[i]|
  Tensor<1> word_lengths;          ///< (Nwords) |vocabulary[n]|
  Tensor<2> similarities;          ///< (Nq, Nwords) cosine of the result and each word
  IndexVector nearest_words;       ///< (Nq) index of the most similar word; -1 = none
};

}  // namespace attention
