// The ONNX operator Attention (opset 23 and 24), built on the stages of the trace.
#pragma once

#include <attention/error.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace attention {

/// The elements that a tensor going in or out may have; beyond them `too_large` is thrown.
inline constexpr std::size_t max_operator_elements = std::size_t{1} << 26;

/// A tensor of any rank, row-major.
struct OperatorTensor {
  std::vector<std::size_t> shape;
  std::vector<double> data;
};

/// attn_mask: truth values say what may be seen, numbers are added.
struct OperatorMask {
  bool is_boolean = false;

  /// Rank 2 to 4, broadcast to (B, H, Nq, Nk); truth as 0 and 1. Keys behind its last axis, also
  /// behind a last axis of 1, are hidden, as ONNX pads them.
  OperatorTensor tensor;
};

/// Which matrix `qk_matmul_output` holds.
enum class QkMatmulOutput { scaled = 0, soft_capped = 1, masked = 2, weights = 3 };

/// Inputs and attributes by their names in ONNX.
/// Rank 4 is (B, heads, N, D). Rank 3 is (B, N, heads x D), split by the two head counts.
struct OperatorInput {
  OperatorTensor q, k, v;
  std::optional<OperatorMask> attn_mask;
  std::optional<OperatorTensor> past_key;    ///< (B, G, Npast, Dk), stands before k
  std::optional<OperatorTensor> past_value;  ///< (B, G, Npast, Dv), stands before v
  std::optional<std::vector<std::int64_t>> nonpad_kv_seqlen;  ///< (B): keys from there on hidden

  bool is_causal = false;
  std::optional<double> scale;  ///< absent = 1 / sqrt(Dk)
  double softcap = 0.0;         ///< 0 = none
  std::optional<std::size_t> q_num_heads;
  std::optional<std::size_t> kv_num_heads;
  QkMatmulOutput qk_matmul_output_mode = QkMatmulOutput::scaled;
};

struct OperatorOutput {
  OperatorTensor y;                 ///< (B, H, Nq, Dv), or (B, Nq, H Dv) where q has rank 3
  OperatorTensor present_key;       ///< (B, G, Npast + N, Dk)
  OperatorTensor present_value;     ///< (B, G, Npast + N, Dv)
  OperatorTensor qk_matmul_output;  ///< (B, H, Nq, Nk)
};

/// The ONNX operator Attention, computed in double. NaN and infinity may stand where a key is
/// hidden, and then reach no output but present_key, present_value and the unmasked scores.
/// @throws InputError where the input cannot be computed; its field is ONNX's name, such as "Q".
OperatorOutput attention_operator(const OperatorInput& input);

/// An IEEE 754 half-precision number from its bits.
double float16_to_double(std::uint16_t bits);

/// A bfloat16 number from its bits: the upper half of a float's.
double bfloat16_to_double(std::uint16_t bits);

}  // namespace attention
