// The core's main function: attention with every intermediate number kept.
#pragma once

#include <attention/error.hpp>
#include <attention/input.hpp>
#include <attention/trace.hpp>

namespace attention {

/// Computes Attention(Q, K, V) = softmax(Q K^T x scale / temperature + mask) V in double and
/// keeps every step (Vaswani 2017, section 3.2.1).
/// @throws InputError where the input cannot be computed.
AttentionTrace trace_attention(const AttentionInput& input);

}  // namespace attention
