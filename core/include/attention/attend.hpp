// The fast path: attention in float32 for long inputs, without its intermediate numbers.
#pragma once

#include <attention/error.hpp>
#include <attention/input.hpp>
#include <attention/tensor.hpp>
#include <vector>

namespace attention {

/// The sizes that `attend` takes; beyond them it throws `too_large`. Heads are as many as a
/// trace's.
inline constexpr std::size_t max_attend_tokens = 4096;
inline constexpr std::size_t max_attend_width = 256;
inline constexpr std::size_t max_attend_embedding_width = 2048;  ///< Dm and Dc

/// The rows of queries and keys whose weights are returned at most.
inline constexpr std::size_t max_returned_tokens = 1024;

/// Whether the weights are wanted: they alone need memory for every pair of query and key.
enum class Weights { dropped, returned };

/// What one head gives.
struct AttendedHead {
  FloatTensor<2> output;  ///< (Nq, Dv) as HeadTrace's; 0 where a query sees no key

  // Only where they are returned; else of size 0.
  FloatTensor<2> weights;      ///< (Nq, Nk) as HeadTrace's
  FloatTensor<1> row_sums;     ///< (Nq) sum of the weights over j: 1, or 0 where no key is seen
  FloatTensor<1> column_sums;  ///< (Nk) sum of the weights over i: what a key gets in all
};

struct Attended {
  std::vector<AttendedHead> heads;  ///< (H)
  FloatTensor<2> result;            ///< (Nq, Do) as AttentionTrace's
};

/// Computes what `trace_attention` does of the same input and keeps the end of it alone.
///
/// Queries, keys and values are rounded to float32, products are added up in double, and the keys
/// are taken tile by tile with a running maximum and sum (the online softmax of Milakov and
/// Gimelshein 2018, tiled as in Dao 2022, "FlashAttention", section 3.1), so that memory beyond the
/// input grows with N (D + 1) and not with N^2. Of float32 numbers the weights are those of the
/// trace to 1e-5, and the output to 1e-5 times the largest value. A vocabulary is checked and not
/// used.
/// @throws InputError as `trace_attention`, and `overflow` where a number is too large for a
/// float32.
Attended attend(const AttentionInput& input, Weights weights = Weights::dropped);

}  // namespace attention
