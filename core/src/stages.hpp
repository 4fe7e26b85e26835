// The stages of attention, one function each, in the order in which they run.
// Symbols as in trace.hpp.
#pragma once

#include <attention/input.hpp>
#include <attention/tensor.hpp>
#include <optional>

namespace attention::stages {

/// (H, N, D) -> (N, D): head h alone.
Tensor<2> head_of(const Tensor<3>& tensor, std::size_t head);

/// What the scores are multiplied by: the scale given, else what the scoring brings.
double scale_of(Scoring scoring, const std::optional<double>& scale, std::size_t width);

/// (N, D): positions[p,2i] = sin(p / 10000^(2i/D)), positions[p,2i+1] = cos(p / 10000^(2i/D))
/// (Vaswani 2017, section 3.5).
Tensor<2> sinusoidal_positions(std::size_t count, std::size_t width);

/// (N, D) -> (N, D): what is added to so many embeddings.
Tensor<2> positions_of(Positions positions, const Tensor<2>& embeddings);

/// (N, D) + (N, D) -> (N, D)
Tensor<2> add(const Tensor<2>& left, const Tensor<2>& right);

/// The embeddings that keys and values of a projection are made of.
const Tensor<2>& context_of(const Projection& projection);

/// (N, Din) x (Din, Dout) -> (N, Dout): rows[i] matrix.
Tensor<2> project(const Tensor<2>& rows, const Tensor<2>& matrix);

/// (N, D) -> (N): |row[i]|, whatever the size of its numbers.
Tensor<1> vector_lengths(const Tensor<2>& rows);

/// (N, D) -> (N, D): row[i] / |row[i]|; a row of length zero stays zero.
Tensor<2> unit_vectors(const Tensor<2>& rows);

struct DotProduct {
  Tensor<3> products;        ///< (Nq, Nk, Dk)
  Tensor<3> partial_scores;  ///< (Nq, Nk, Dk)
  Tensor<2> scores;          ///< (Nq, Nk)
};

/// q (Nq, Dk), k (Nk, Dk): scores[i,j] = sum over c of q[i,c] k[j,c].
DotProduct dot_product(const Tensor<2>& queries, const Tensor<2>& keys);

/// score x scale / temperature, also where the product alone is too large for a double.
double scaled_score(double score, double scale, double temperature);

/// cap tanh(score / cap)
double capped_score(double score, double cap);

/// What is added to the score of query i and key j: the bias, 0 where there is none; -inf where any
/// part of the mask hides the key.
double mask_of(const Mask& mask, std::size_t i, std::size_t j);

/// (Nq, Nk) -> (Nq, Nk): score x scale / temperature.
Tensor<2> scale_scores(const Tensor<2>& scores, double scale, double temperature);

/// (Nq, Nk) -> (Nq, Nk): cap tanh(score / cap).
Tensor<2> soft_cap(const Tensor<2>& scores, double cap);

/// (Nq, Nk): mask_of each query and key.
Tensor<2> combine_mask(const Mask& mask, std::size_t query_count, std::size_t key_count);

/// (Nq, Nk) -> (Nq, Nk): score + mask; -inf wherever the mask is -inf, whatever the score.
Tensor<2> apply_mask(const Tensor<2>& scores, const Tensor<2>& mask);

struct Softmax {
  Tensor<1> row_max;          ///< (Nq)
  Tensor<2> shifted;          ///< (Nq, Nk)
  Tensor<2> exponentials;     ///< (Nq, Nk)
  Tensor<1> row_sum;          ///< (Nq)
  Tensor<2> weights;          ///< (Nq, Nk)
  Tensor<2> partial_weights;  ///< (Nq, Nk)
  BoolVector row_is_empty;    ///< (Nq)
};

/// (Nq, Nk): weights[i,j] = exp(s[i,j] - max_i) / sum over j of exp(s[i,j] - max_i);
/// a row of nothing but -inf has weights 0. partial_weights[i,j] = sum over j' <= j of
/// weights[i,j'].
Softmax softmax(const Tensor<2>& masked_scores);

struct WeightedSum {
  Tensor<3> contributions;    ///< (Nq, Nk, Dv)
  Tensor<3> partial_outputs;  ///< (Nq, Nk, Dv)
  Tensor<2> output;           ///< (Nq, Dv)
};

/// w (Nq, Nk), v (Nk, Dv): output[i,d] = sum over j of w[i,j] v[j,d].
/// A value of weight 0 contributes 0 even where it is NaN or infinite.
WeightedSum weighted_sum(const Tensor<2>& weights, const Tensor<2>& values);

/// (Nq, D), (Nwords, D) -> (Nq, Nwords): cosine of result i and word n, from -1 to 1; 0 where
/// either has length zero.
Tensor<2> similarity(const Tensor<2>& result, const Tensor<2>& word_vectors);

/// (Nq, Nwords) -> (Nq): the first most similar word; -1 where the result has length zero.
IndexVector nearest_words(const Tensor<2>& similarities, const Tensor<1>& result_lengths);

}  // namespace attention::stages
