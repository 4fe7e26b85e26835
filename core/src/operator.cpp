// The ONNX operator Attention: shapes sorted out, then the trace's stages, one query at a time so
// that their intermediates stay small.
#include <algorithm>
#include <attention/operator.hpp>
#include <cmath>
#include <cstring>
#include <limits>
#include <string>
#include <utility>

#include "checks.hpp"
#include "stages.hpp"

namespace attention {

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// The sizes of one call; B batches, `past` keys before the new ones.
struct Layout {
  std::size_t batches = 0;
  std::size_t heads = 0;      ///< H
  std::size_t key_heads = 0;  ///< G
  std::size_t queries = 0;    ///< Nq
  std::size_t past = 0;
  std::size_t keys = 0;  ///< Nk, past included
  std::size_t key_width = 0;
  std::size_t value_width = 0;
};

OperatorTensor make_tensor(std::string_view field, std::vector<std::size_t> shape) {
  OperatorTensor tensor;
  tensor.data.resize(count_elements(field, shape));
  tensor.shape = std::move(shape);
  return tensor;
}

void require_same(ErrorCode code, std::string_view field, std::size_t size,
                  std::string_view wanted_by, std::size_t wanted, std::string_view what) {
  require(size == wanted, code, field,
          {field, " has ", what, " ", size, ", but ", wanted_by, " needs ", wanted});
}

/// Rank 4 as it is; rank 3 (B, N, heads x D) dealt out to (B, heads, N, D).
OperatorTensor with_heads(std::string_view field, const OperatorTensor& tensor,
                          std::optional<std::size_t> heads, std::string_view heads_field) {
  const std::size_t rank = tensor.shape.size();
  require(rank == 3 || rank == 4, ErrorCode::out_of_range, field,
          {field, " has rank ", rank, ", but must have rank 3 or 4"});
  require_filled(field, tensor.shape, tensor.data.size());
  require(!tensor.data.empty(), ErrorCode::empty, field, {field, " has a dimension of size 0"});
  require(heads || rank == 4, ErrorCode::missing, heads_field,
          {heads_field, " is missing, but ", field, " has rank 3"});
  if (rank == 4) {
    require_same(ErrorCode::head_mismatch, field, tensor.shape[1], heads_field,
                 heads.value_or(tensor.shape[1]), "head count");
    return tensor;
  }
  const std::size_t rows = tensor.shape[1];
  const std::size_t columns = tensor.shape[2];
  require(
      *heads > 0 && columns % *heads == 0, ErrorCode::head_mismatch, heads_field,
      {field, " has width ", columns, ", which ", heads_field, " = ", *heads, " does not divide"});
  const std::size_t width = columns / *heads;
  OperatorTensor split = make_tensor(field, {tensor.shape[0], *heads, rows, width});
  auto next = split.data.begin();
  for (std::size_t b = 0; b < tensor.shape[0]; ++b) {
    for (std::size_t h = 0; h < *heads; ++h) {
      for (std::size_t i = 0; i < rows; ++i) {
        const std::size_t start = (b * rows + i) * columns + h * width;
        const auto* from = tensor.data.data() + start;
        next = std::copy(from, from + width, next);
      }
    }
  }
  return split;
}

/// (B, G, Npast, D) and (B, G, N, D) -> (B, G, Npast + N, D): the past before the new.
OperatorTensor join_past(std::string_view field, const std::optional<OperatorTensor>& past,
                         std::string_view fresh_field, OperatorTensor fresh) {
  if (!past) return fresh;
  require(past->shape.size() == 4, ErrorCode::out_of_range, field,
          {field, " has rank ", past->shape.size(), ", but must have rank 4"});
  require_filled(field, past->shape, past->data.size());
  require_same(ErrorCode::length_mismatch, field, past->shape[0], "Q", fresh.shape[0],
               "batch size");
  require_same(ErrorCode::head_mismatch, field, past->shape[1], fresh_field, fresh.shape[1],
               "head count");
  require_same(ErrorCode::width_mismatch, field, past->shape[3], fresh_field, fresh.shape[3],
               "width");
  const std::size_t past_block = past->shape[2] * past->shape[3];
  const std::size_t fresh_block = fresh.shape[2] * fresh.shape[3];
  OperatorTensor joined = make_tensor(
      field, {fresh.shape[0], fresh.shape[1], past->shape[2] + fresh.shape[2], fresh.shape[3]});
  auto next = joined.data.begin();
  for (std::size_t block = 0; block < fresh.shape[0] * fresh.shape[1]; ++block) {
    const double* from_past = past->data.data() + block * past_block;
    const double* from_fresh = fresh.data.data() + block * fresh_block;
    next = std::copy(from_past, from_past + past_block, next);
    next = std::copy(from_fresh, from_fresh + fresh_block, next);
  }
  return joined;
}

/// q (B, H, Nq, Dk), k (B, G, Nk, Dk), v (B, G, Nk, Dv), the last two with their past.
Layout check_layout(const OperatorTensor& q, const OperatorTensor& k, const OperatorTensor& v,
                    std::size_t past) {
  require_same(ErrorCode::length_mismatch, "K", k.shape[0], "Q", q.shape[0], "batch size");
  require_same(ErrorCode::length_mismatch, "V", v.shape[0], "Q", q.shape[0], "batch size");
  require_same(ErrorCode::head_mismatch, "V", v.shape[1], "K", k.shape[1], "head count");
  require(
      q.shape[1] % k.shape[1] == 0, ErrorCode::head_mismatch, "Q",
      {"Q has ", counted(q.shape[1], "head"), ", which must be a multiple of K's ", k.shape[1]});
  require_same(ErrorCode::width_mismatch, "K", k.shape[3], "Q", q.shape[3], "width");
  require_same(ErrorCode::length_mismatch, "V", v.shape[2], "K", k.shape[2], "length");
  return {q.shape[0], q.shape[1], k.shape[1], q.shape[2], past, k.shape[2], q.shape[3], v.shape[3]};
}

/// attn_mask (rank 2 to 4) must broadcast to (B, H, Nq, Nk); its last size may also be smaller.
void check_mask(const OperatorMask& mask, const Layout& layout) {
  const std::vector<std::size_t>& shape = mask.tensor.shape;
  const std::size_t target[] = {layout.batches, layout.heads, layout.queries, layout.keys};
  require(shape.size() >= 2 && shape.size() <= 4, ErrorCode::mask_shape, "attn_mask",
          {"attn_mask has rank ", shape.size(), ", but must have rank 2 to 4"});
  require_filled("attn_mask", shape, mask.tensor.data.size());
  for (std::size_t axis = 0; axis < shape.size(); ++axis) {
    const std::size_t wanted = target[4 - shape.size() + axis];
    const bool is_last = axis + 1 == shape.size();
    const bool fits = is_last ? shape[axis] <= wanted : shape[axis] == wanted || shape[axis] == 1;
    require(fits, ErrorCode::mask_shape, "attn_mask",
            {"attn_mask has size ", shape[axis], " on axis ", axis, ", but must have ", wanted,
             is_last ? " or less" : " or 1"});
  }
  for (const double value : mask.tensor.data) {
    if (!mask.is_boolean || value == 0.0 || value == 1.0) continue;
    fail(ErrorCode::wrong_type, "attn_mask",
         {"attn_mask is boolean, but holds ", value, "; only 0 and 1 may stand"});
  }
}

void check_settings(const OperatorInput& input) {
  require(!input.scale || std::isfinite(*input.scale), ErrorCode::not_finite, "scale",
          {"scale is ", input.scale.value_or(0.0), ", but must be a finite number"});
  require(std::isfinite(input.softcap), ErrorCode::not_finite, "softcap",
          {"softcap is ", input.softcap, ", but must be a finite number"});
  require(input.softcap >= 0.0, ErrorCode::out_of_range, "softcap",
          {"softcap is ", input.softcap, ", but must be 0 (none) or above"});
  const int mode = static_cast<int>(input.qk_matmul_output_mode);
  require(mode >= 0 && mode <= 3, ErrorCode::unknown_name, "qk_matmul_output_mode",
          {"qk_matmul_output_mode is ", mode, ", but must be 0, 1, 2 or 3"});
  require(input.past_key.has_value() == input.past_value.has_value(), ErrorCode::missing,
          input.past_key ? "past_value" : "past_key",
          {"past_key and past_value come together, but one is missing"});
}

void check_nonpad(const std::vector<std::int64_t>& lengths, const Layout& layout) {
  require_same(ErrorCode::length_mismatch, "nonpad_kv_seqlen", lengths.size(), "Q", layout.batches,
               "length");
  for (const std::int64_t length : lengths) {
    require(length >= 0 && static_cast<std::uint64_t>(length) <= layout.keys,
            ErrorCode::out_of_range, "nonpad_kv_seqlen",
            {"nonpad_kv_seqlen holds ", length, ", but must be from 0 to ", layout.keys});
  }
}

/// Query i sees key j only where j <= i + offset.
std::int64_t causal_offset(const OperatorInput& input, const Layout& layout, std::size_t b) {
  if (input.past_key) return static_cast<std::int64_t>(layout.past);
  if (!input.nonpad_kv_seqlen) return 0;
  return (*input.nonpad_kv_seqlen)[b] - static_cast<std::int64_t>(layout.queries);
}

/// What attn_mask adds for key j, given where its row starts; -infinity behind its end.
double mask_value(const OperatorMask& mask, std::size_t row_start, std::size_t j) {
  if (j >= mask.tensor.shape.back()) return -infinity;
  const double value = mask.tensor.data[row_start + j];
  if (mask.is_boolean) return value != 0.0 ? 0.0 : -infinity;
  if (value < infinity) return value;
  fail(ErrorCode::not_finite, "attn_mask",
       {"attn_mask holds ", value, ", but must be finite, or -infinity to hide"});
}

/// Where the row of attn_mask for (b, h, i) starts, axes of size 1 standing for every index.
std::size_t mask_row_start(const OperatorMask& mask, std::size_t b, std::size_t h, std::size_t i) {
  const std::vector<std::size_t>& shape = mask.tensor.shape;
  const std::size_t place[] = {b, h, i};
  std::size_t row = 0;
  for (std::size_t axis = 0; axis + 1 < shape.size(); ++axis) {
    const std::size_t index = place[4 - shape.size() + axis];
    row = row * shape[axis] + (shape[axis] == 1 ? 0 : index);
  }
  return row * shape.back();
}

/// (1, Nk): the mask of query i, from attn_mask, is_causal and nonpad_kv_seqlen together.
Tensor<2> mask_row(const OperatorInput& input, const Layout& layout, std::size_t b, std::size_t h,
                   std::size_t i) {
  const std::int64_t last_causal = static_cast<std::int64_t>(i) + causal_offset(input, layout, b);
  const std::size_t row_start = input.attn_mask ? mask_row_start(*input.attn_mask, b, h, i) : 0;
  Tensor<2> row = filled<2>({1, layout.keys}, 0.0);
  for (std::size_t j = 0; j < layout.keys; ++j) {
    const auto position = static_cast<std::int64_t>(j);
    const bool is_ahead = input.is_causal && position > last_causal;
    const bool is_padding = input.nonpad_kv_seqlen && position >= (*input.nonpad_kv_seqlen)[b];
    if (is_ahead || is_padding) {
      row(0, j) = -infinity;
    } else if (input.attn_mask) {
      row(0, j) = mask_value(*input.attn_mask, row_start, j);
    }
  }
  return row;
}

/// (rows, columns): the matrix that starts at `offset` in a tensor.
Tensor<2> matrix_at(const OperatorTensor& tensor, std::size_t offset, std::size_t rows,
                    std::size_t columns) {
  Tensor<2> matrix = Tensor<2>::from_shape({rows, columns});
  const double* from = tensor.data.data() + offset;
  std::copy(from, from + rows * columns, matrix.data());
  return matrix;
}

bool row_is_finite(const Tensor<2>& matrix, std::size_t row) {
  const double* from = matrix.data() + row * matrix.shape(1);
  return std::all_of(from, from + matrix.shape(1), [](double x) { return std::isfinite(x); });
}

/// Hidden keys may hold anything; a key that is seen must give a finite score.
void require_finite_scores(const Tensor<2>& masked, const Tensor<2>& mask, const Tensor<2>& query,
                           const Tensor<2>& keys) {
  for (std::size_t j = 0; j < masked.shape(1); ++j) {
    if (mask(0, j) == -infinity || std::isfinite(masked(0, j))) continue;
    for (const bool of_query : {true, false}) {
      require(of_query ? row_is_finite(query, 0) : row_is_finite(keys, j), ErrorCode::not_finite,
              of_query ? "Q" : "K",
              {of_query ? "Q" : "K", " holds NaN or infinity where a key is seen"});
    }
    fail(ErrorCode::overflow, "qk_matmul_output",
         {"a score in qk_matmul_output became too large for a double; use smaller numbers"});
  }
}

void require_finite_output(const Tensor<2>& output, const Tensor<2>& weights,
                           const Tensor<2>& values) {
  if (row_is_finite(output, 0)) return;
  for (std::size_t j = 0; j < weights.shape(1); ++j) {
    require(weights(0, j) == 0.0 || row_is_finite(values, j), ErrorCode::not_finite, "V",
            {"V holds NaN or infinity where its key is seen"});
  }
  fail(ErrorCode::overflow, "Y", {"Y became too large for a double; use smaller numbers"});
}

struct QueryResult {
  Tensor<2> output;  ///< (1, Dv)
  Tensor<2> matmul;  ///< (1, Nk) what qk_matmul_output_mode asks for
};

/// One query against all keys of its head: the stages in the trace's order.
QueryResult attend_query(const OperatorInput& input, const Tensor<2>& query, const Tensor<2>& keys,
                         const Tensor<2>& values, const Tensor<2>& mask) {
  const double scale = input.scale.value_or(1.0 / std::sqrt(static_cast<double>(query.shape(1))));
  const Tensor<2> scaled =
      stages::scale_scores(stages::dot_product(query, keys).scores, scale, 1.0);
  const Tensor<2> capped = input.softcap > 0.0 ? stages::soft_cap(scaled, input.softcap) : scaled;
  const Tensor<2> masked = stages::apply_mask(capped, mask);
  require_finite_scores(masked, mask, query, keys);
  const Tensor<2> weights = stages::softmax(masked).weights;
  const Tensor<2> output = stages::weighted_sum(weights, values).output;
  require_finite_output(output, weights, values);
  switch (input.qk_matmul_output_mode) {
    case QkMatmulOutput::scaled:
      return {output, scaled};
    case QkMatmulOutput::soft_capped:
      return {output, capped};
    case QkMatmulOutput::masked:
      return {output, masked};
    case QkMatmulOutput::weights:
      return {output, weights};
  }
  return {output, scaled};
}

/// Every query of head h in batch b.
void attend_head(const OperatorInput& input, const Layout& layout, const OperatorTensor& q,
                 std::size_t b, std::size_t h, OperatorOutput& out) {
  const std::size_t group = layout.heads / layout.key_heads;
  const std::size_t key_block = (b * layout.key_heads + h / group) * layout.keys;
  const Tensor<2> keys =
      matrix_at(out.present_key, key_block * layout.key_width, layout.keys, layout.key_width);
  const Tensor<2> values =
      matrix_at(out.present_value, key_block * layout.value_width, layout.keys, layout.value_width);
  const bool is_rank_3 = out.y.shape.size() == 3;
  for (std::size_t i = 0; i < layout.queries; ++i) {
    const std::size_t row = (b * layout.heads + h) * layout.queries + i;
    const Tensor<2> query = matrix_at(q, row * layout.key_width, 1, layout.key_width);
    const QueryResult result =
        attend_query(input, query, keys, values, mask_row(input, layout, b, h, i));
    const std::size_t y_row = is_rank_3 ? (b * layout.queries + i) * layout.heads + h : row;
    std::copy(result.output.begin(), result.output.end(),
              out.y.data.data() + y_row * layout.value_width);
    std::copy(result.matmul.begin(), result.matmul.end(),
              out.qk_matmul_output.data.data() + row * layout.keys);
  }
}

}  // namespace

OperatorOutput attention_operator(const OperatorInput& input) {
  check_settings(input);
  for (const auto& [field, tensor] :
       {std::pair("Q", &input.q), std::pair("K", &input.k), std::pair("V", &input.v)}) {
    require(!tensor->shape.empty() || !tensor->data.empty(), ErrorCode::missing, field,
            {field, " is missing"});
    require(tensor->shape.size() == input.q.shape.size(), ErrorCode::conflict, field,
            {field, " has rank ", tensor->shape.size(), ", but Q has rank ", input.q.shape.size(),
             "; Q, K and V must all have rank 3, or all rank 4"});
  }
  const OperatorTensor q = with_heads("Q", input.q, input.q_num_heads, "q_num_heads");

  OperatorOutput out;
  out.present_key = join_past("past_key", input.past_key, "K",
                              with_heads("K", input.k, input.kv_num_heads, "kv_num_heads"));
  out.present_value = join_past("past_value", input.past_value, "V",
                                with_heads("V", input.v, input.kv_num_heads, "kv_num_heads"));
  const Layout layout = check_layout(q, out.present_key, out.present_value,
                                     input.past_key ? input.past_key->shape[2] : 0);
  if (input.attn_mask) check_mask(*input.attn_mask, layout);
  if (input.nonpad_kv_seqlen) check_nonpad(*input.nonpad_kv_seqlen, layout);

  out.qk_matmul_output =
      make_tensor("qk_matmul_output", {layout.batches, layout.heads, layout.queries, layout.keys});
  out.y =
      input.q.shape.size() == 3
          ? make_tensor("Y", {layout.batches, layout.queries, layout.heads * layout.value_width})
          : make_tensor("Y", {layout.batches, layout.heads, layout.queries, layout.value_width});
  for (std::size_t b = 0; b < layout.batches; ++b) {
    for (std::size_t h = 0; h < layout.heads; ++h) attend_head(input, layout, q, b, h, out);
  }
  return out;
}

double float16_to_double(std::uint16_t bits) {
  const int exponent = (bits >> 10) & 0x1f;
  const int fraction = bits & 0x3ff;
  double magnitude = 0.0;
  if (exponent == 0x1f) {
    magnitude = fraction == 0 ? infinity : std::numeric_limits<double>::quiet_NaN();
  } else if (exponent == 0) {
    magnitude = std::ldexp(fraction, -24);  // Subnormal: fraction x 2^-24.
  } else {
    magnitude = std::ldexp(1024 + fraction, exponent - 25);  // (1 + fraction / 1024) 2^(e - 15)
  }
  return (bits & 0x8000) != 0 ? -magnitude : magnitude;
}

double bfloat16_to_double(std::uint16_t bits) {
  // Emscripten 3.1.6 has no std::bit_cast.
  const std::uint32_t float_bits = static_cast<std::uint32_t>(bits) << 16;
  float number = 0.0f;
  std::memcpy(&number, &float_bits, sizeof number);
  return number;
}

}  // namespace attention
