// What goes into the attention core: the numbers, how they are scored, what is hidden.
#pragma once

#include <attention/tensor.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attention {

/// How a query and a key become a score.
enum class Scoring {
  dot,         ///< q . k (Luong 2015, section 3.1), scale 1
  scaled_dot,  ///< q . k / sqrt(Dk) (Vaswani 2017, section 3.2.1)
  cosine,      ///< q . k / (|q| |k|), scale 1; a vector of length zero scores 0
};

/// What is added to embeddings, so that their order counts.
enum class Positions {
  none,

  /// Of row p, counted from 0, dimension 2 i gets sin(p / 10000^(2 i / D)) and dimension 2 i + 1
  /// the cosine of the same (Vaswani 2017, section 3.5); D is the embeddings' width. Queries and
  /// keys are counted alike, each from 0.
  sinusoidal,
};

/// Which keys a query may see. Everything set here holds together: a key is seen where all agree.
struct Mask {
  /// Query i sees key j only where j <= i + offset.
  bool causal = false;

  /// Position of query 0 among the keys, for `causal` and `window`; 0 = both start together.
  int offset = 0;

  /// Query i sees key j only where |i + offset - j| < window; at least 1.
  std::optional<int> window;

  /// (Nq, Nk); true = may be seen.
  std::optional<BoolMatrix> allowed;

  /// (Nq, Nk); added to the scaled scores; -infinity hides.
  std::optional<Tensor<2>> bias;
};

/// Embeddings and the matrices that make queries, keys and values of them
/// (Vaswani 2017, section 3.2.2).
struct Projection {
  Tensor<2> embeddings;                         ///< (Nq, Dm): the tokens that ask
  std::optional<Tensor<2>> context_embeddings;  ///< (Nk, Dc): the tokens asked; absent = the same
  Tensor<3> query_projection;                   ///< W_Q (H, Dm, Dk)
  Tensor<3> key_projection;                     ///< W_K (G, Dc, Dk)
  Tensor<3> value_projection;                   ///< W_V (G, Dc, Dv)
};

/// Words and the vectors they stand for; the output is compared with each.
struct Vocabulary {
  std::vector<std::string> words;  ///< (Nwords)
  Tensor<2> vectors;               ///< (Nwords, width of the result)
};

/// One attention computation, complete. H query heads share G key/value heads: H is a multiple
/// of G, and query head h uses key/value head h / (H / G).
/// Give either queries, keys and values, or a projection that makes them.
struct AttentionInput {
  Tensor<3> queries;  ///< (H, Nq, Dk)
  Tensor<3> keys;     ///< (G, Nk, Dk)
  Tensor<3> values;   ///< (G, Nk, Dv)
  std::optional<Projection> projection;
  Positions positions = Positions::none;  ///< added to the embeddings of a projection

  /// W_O (H Dv, Do): makes the result of the joined heads.
  std::optional<Tensor<2>> output_projection;

  /// Adds what came in to the result, around attention (Vaswani 2017, section 3.1): needs a
  /// projection, and a result as wide as its embeddings.
  bool residual = false;

  Scoring scoring = Scoring::scaled_dot;
  std::optional<double> scale;     ///< replaces the scale that the scoring brings
  double temperature = 1.0;        ///< > 0; divides the scores (Hinton 2015, section 2)
  std::optional<double> soft_cap;  ///< > 0; s -> cap tanh(s / cap) (Gemma 2, 2024, section 2)
  Mask mask;
  std::optional<Vocabulary> vocabulary;
};

/// The sizes a trace may have; beyond them `trace_attention` throws `too_large`.
inline constexpr std::size_t max_trace_tokens = 64;
inline constexpr std::size_t max_trace_width = 64;
inline constexpr std::size_t max_trace_heads = 8;
inline constexpr std::size_t max_trace_words = 1024;

/// The same table of rows as a matrix.
/// @throws InputError `ragged` where a row's length differs from the first row's; `empty` where
/// there is no number.
Tensor<2> matrix_from_rows(std::string_view field, const std::vector<std::vector<double>>& rows);

/// (N, heads * width) -> (heads, N, width): the columns dealt out to the heads in order.
/// @throws InputError `head_mismatch` where the width cannot be shared out evenly.
Tensor<3> split_heads(std::string_view field, const Tensor<2>& matrix, std::size_t heads);

}  // namespace attention
