// The fast path: the input checked, each head brought to float32, the heads joined.
#include <algorithm>
#include <attention/attend.hpp>
#include <cmath>

#include "attend_kernel.hpp"
#include "checks.hpp"
#include "stages.hpp"
#include "validation.hpp"

namespace attention {

namespace {

constexpr Limits limits = {max_attend_tokens, max_attend_width, max_attend_embedding_width};

/// The same numbers, rounded.
FloatTensor<2> in_floats(std::string_view field, const Tensor<2>& numbers) {
  FloatTensor<2> floats = FloatTensor<2>::from_shape({numbers.shape(0), numbers.shape(1)});
  for (std::size_t index = 0; index < numbers.size(); ++index) {
    floats.data()[index] = static_cast<float>(numbers.data()[index]);
    if (std::isfinite(floats.data()[index])) continue;
    fail(ErrorCode::overflow, field,
         {named(field), index_text(numbers.shape(), index), " is ", numbers.data()[index],
          ", too large for a float32; use smaller numbers"});
  }
  return floats;
}

/// Where the queries, or the keys and values, of every head come from.
struct Source {
  const Tensor<3>& matrices;  ///< ready, or the projections
  const Tensor<2>* inputs;    ///< what is projected; null where the matrices are ready
};

/// (N, D): the vectors of head h.
Tensor<2> vectors_of(const Source& source, std::size_t h) {
  Tensor<2> matrix = stages::head_of(source.matrices, h);
  return source.inputs ? stages::project(*source.inputs, matrix) : matrix;
}

/// (Nq, H Dv): the heads' outputs side by side.
Tensor<2> joined(const std::vector<AttendedHead>& heads) {
  const auto [rows, width] = heads.front().output.shape();
  Tensor<2> result = Tensor<2>::from_shape({rows, heads.size() * width});
  for (std::size_t h = 0; h < heads.size(); ++h) {
    for (std::size_t i = 0; i < rows; ++i) {
      for (std::size_t d = 0; d < width; ++d) result(i, h * width + d) = heads[h].output(i, d);
    }
  }
  return result;
}

void check_returned(std::string_view field, std::size_t rows) {
  require(rows <= max_returned_tokens, ErrorCode::too_large, field,
          {named(field), " has ", counted(rows, "row"), ", but the weights of at most ",
           max_returned_tokens, " are returned"});
}

}  // namespace

Attended attend(const AttentionInput& input, Weights weights) {
  validate(input, limits);
  const bool is_made = input.projection.has_value();
  const auto with_positions = [&](const Tensor<2>& embeddings) {
    return stages::add(embeddings, stages::positions_of(input.positions, embeddings));
  };
  const Tensor<2> query_inputs =
      is_made ? with_positions(input.projection->embeddings) : Tensor<2>();
  const Tensor<2> key_inputs =
      is_made ? with_positions(stages::context_of(*input.projection)) : Tensor<2>();
  const Tensor<2>* const from_queries = is_made ? &query_inputs : nullptr;
  const Tensor<2>* const from_keys = is_made ? &key_inputs : nullptr;
  const Source queries = {is_made ? input.projection->query_projection : input.queries,
                          from_queries};
  const Source keys = {is_made ? input.projection->key_projection : input.keys, from_keys};
  const Source values = {is_made ? input.projection->value_projection : input.values, from_keys};
  if (weights == Weights::returned) {
    check_returned("queries", is_made ? query_inputs.shape(0) : input.queries.shape(1));
    check_returned("keys", is_made ? key_inputs.shape(0) : input.keys.shape(1));
  }

  const std::size_t head_count = queries.matrices.shape(0);
  Attended result;
  result.heads = std::vector<AttendedHead>(head_count);
  const std::size_t group = head_count / keys.matrices.shape(0);
  const bool is_cosine = input.scoring == Scoring::cosine;
  const auto compared = [&](std::string_view field, const Source& source, std::size_t h) {
    const Tensor<2> vectors = vectors_of(source, h);
    require_no_overflow(field, vectors);
    return in_floats(field, is_cosine ? stages::unit_vectors(vectors) : vectors);
  };
  for (std::size_t h = 0; h < head_count; ++h) {
    const FloatTensor<2> head_queries = compared("queries", queries, h);
    const FloatTensor<2> head_keys = compared("keys", keys, h / group);
    const FloatTensor<2> head_values = in_floats("values", vectors_of(values, h / group));
    const double scale = stages::scale_of(input.scoring, input.scale, head_queries.shape(1));
    result.heads[h] = attend_head({head_queries, head_keys, head_values, scale, input.temperature,
                                   input.soft_cap, input.mask},
                                  weights);
  }
  const Tensor<2> outputs = joined(result.heads);
  result.result = in_floats("result", input.output_projection
                                          ? stages::project(outputs, *input.output_projection)
                                          : outputs);
  return result;
}

}  // namespace attention
