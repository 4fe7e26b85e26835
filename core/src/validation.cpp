// What a trace's input must fulfil: presence, sizes, agreement of shapes, finite numbers.
#include "validation.hpp"

#include <limits>

#include "checks.hpp"

namespace attention {

namespace {

/// The sizes of one computation, found while its tensors are checked.
struct Sizes {
  std::size_t heads = 0;
  std::size_t key_heads = 0;
  std::size_t queries = 0;
  std::size_t keys = 0;
  std::size_t value_width = 0;
};

void require_at_most(std::string_view field, std::size_t count, std::size_t limit,
                     std::string_view unit) {
  require(count <= limit, ErrorCode::too_large, field,
          {named(field), " has ", counted(count, unit), ", at most ", limit, " can be used"});
}

void require_not_empty(std::string_view field, std::size_t count, std::string_view unit) {
  require(count > 0, ErrorCode::empty, field,
          {named(field), " has no ", unit, "s, but needs at least one"});
}

void require_equal(ErrorCode code, std::string_view field, std::size_t count,
                   std::string_view other_field, std::size_t other_count, std::string_view unit) {
  require(count == other_count, code, field,
          {named(field), " has ", counted(count, unit), ", ", named(other_field), " has ",
           other_count, "; both must have the same number"});
}

void check_matrix(std::string_view field, const Tensor<2>& matrix, std::size_t max_rows,
                  std::size_t max_columns) {
  require(!is_absent(matrix.shape()), ErrorCode::missing, field, {named(field), " is missing"});
  require_not_empty(field, matrix.shape(0), "row");
  require_not_empty(field, matrix.shape(1), "column");
  require_at_most(field, matrix.shape(0), max_rows, "row");
  require_at_most(field, matrix.shape(1), max_columns, "column");
  require_finite_input(field, matrix);
}

void check_heads(std::string_view field, const Tensor<3>& tensor, std::size_t max_rows,
                 std::size_t max_columns) {
  require(!is_absent(tensor.shape()), ErrorCode::missing, field, {named(field), " is missing"});
  require_not_empty(field, tensor.shape(0), "head");
  require_not_empty(field, tensor.shape(1), "row");
  require_not_empty(field, tensor.shape(2), "column");
  require_at_most(field, tensor.shape(0), max_trace_heads, "head");
  require_at_most(field, tensor.shape(1), max_rows, "row");
  require_at_most(field, tensor.shape(2), max_columns, "column");
  require_finite_input(field, tensor);
}

void check_head_counts(std::string_view query_field, std::size_t heads, std::string_view key_field,
                       std::size_t key_heads, std::string_view value_field,
                       std::size_t value_heads) {
  require_equal(ErrorCode::head_mismatch, value_field, value_heads, key_field, key_heads, "head");
  require(heads % key_heads == 0, ErrorCode::head_mismatch, query_field,
          {named(query_field), " has ", counted(heads, "head"), ", ", named(key_field), " has ",
           key_heads, "; the query heads must be a multiple of the key/value heads"});
}

Sizes check_direct(const AttentionInput& input, const Limits& limits) {
  check_heads("queries", input.queries, limits.tokens, limits.width);
  check_heads("keys", input.keys, limits.tokens, limits.width);
  check_heads("values", input.values, limits.tokens, limits.width);
  check_head_counts("queries", input.queries.shape(0), "keys", input.keys.shape(0), "values",
                    input.values.shape(0));
  require_equal(ErrorCode::width_mismatch, "keys", input.keys.shape(2), "queries",
                input.queries.shape(2), "column");
  require_equal(ErrorCode::length_mismatch, "keys", input.keys.shape(1), "values",
                input.values.shape(1), "row");
  return {input.queries.shape(0), input.keys.shape(0), input.queries.shape(1), input.keys.shape(1),
          input.values.shape(2)};
}

/// A projection's rows must meet the width of the embeddings that it takes in.
void check_takes(std::string_view field, const Tensor<3>& projection,
                 std::string_view embeddings_field, const Tensor<2>& embeddings) {
  require(projection.shape(1) == embeddings.shape(1), ErrorCode::width_mismatch, field,
          {named(field), " has ", counted(projection.shape(1), "row"), ", but ",
           named(embeddings_field), " has ", counted(embeddings.shape(1), "column"),
           "; each column needs its row"});
}

Sizes check_projection(const Projection& projection, const Limits& limits) {
  const bool is_cross = projection.context_embeddings.has_value();
  const std::string_view context_field =
      is_cross ? "projection.context_embeddings" : "projection.embeddings";
  const Tensor<2>& context = is_cross ? *projection.context_embeddings : projection.embeddings;
  const std::string_view query_field = "projection.query_projection";
  const std::string_view key_field = "projection.key_projection";
  const std::string_view value_field = "projection.value_projection";
  const Tensor<3>& query = projection.query_projection;
  const Tensor<3>& key = projection.key_projection;
  const Tensor<3>& value = projection.value_projection;

  check_matrix("projection.embeddings", projection.embeddings, limits.tokens,
               limits.embedding_width);
  check_matrix(context_field, context, limits.tokens, limits.embedding_width);
  check_heads(query_field, query, limits.embedding_width, limits.width);
  check_heads(key_field, key, limits.embedding_width, limits.width);
  check_heads(value_field, value, limits.embedding_width, limits.width);
  check_head_counts(query_field, query.shape(0), key_field, key.shape(0), value_field,
                    value.shape(0));
  check_takes(query_field, query, "projection.embeddings", projection.embeddings);
  check_takes(key_field, key, context_field, context);
  check_takes(value_field, value, context_field, context);
  require_equal(ErrorCode::width_mismatch, key_field, key.shape(2), query_field, query.shape(2),
                "column");
  return {query.shape(0), key.shape(0), projection.embeddings.shape(0), context.shape(0),
          value.shape(2)};
}

/// Throws where a tensor is given that the projection is to make.
void check_is_made(std::string_view field, const Tensor<3>& tensor) {
  require(is_absent(tensor.shape()), ErrorCode::conflict, field,
          {named(field), " and a projection exclude each other"});
}

Sizes check_source(const AttentionInput& input, const Limits& limits) {
  if (!input.projection) {
    require(input.positions == Positions::none, ErrorCode::conflict, "positions",
            {named("positions"), " can be added to embeddings alone, and ", named("queries"), ", ",
             named("keys"), " and ", named("values"), " are ready"});
    return check_direct(input, limits);
  }
  check_is_made("queries", input.queries);
  check_is_made("keys", input.keys);
  check_is_made("values", input.values);
  return check_projection(*input.projection, limits);
}

void check_positive(std::string_view field, double value) {
  require(std::isfinite(value), ErrorCode::not_finite, field,
          {named(field), " is ", value, ", but must be a finite number above 0"});
  require(value > 0.0, ErrorCode::out_of_range, field,
          {named(field), " is ", value, ", but must be above 0"});
}

void check_settings(const AttentionInput& input) {
  switch (input.scoring) {
    case Scoring::dot:
    case Scoring::scaled_dot:
    case Scoring::cosine:
      break;
    default:
      fail(ErrorCode::unknown_name, "scoring",
           {named("scoring"), " must be dot, scaled_dot or cosine"});
  }
  require(input.positions == Positions::none || input.positions == Positions::sinusoidal,
          ErrorCode::unknown_name, "positions",
          {named("positions"), " must be none or sinusoidal"});
  if (input.scale) {
    require(std::isfinite(*input.scale), ErrorCode::not_finite, "scale",
            {named("scale"), " is ", *input.scale, ", but must be a finite number"});
  }
  check_positive("temperature", input.temperature);
  if (input.soft_cap) check_positive("soft_cap", *input.soft_cap);
}

void check_mask_shape(std::string_view field, Shape shape, const Sizes& sizes) {
  require(shape[0] == sizes.queries && shape[1] == sizes.keys, ErrorCode::mask_shape, field,
          {named(field), " has ", shape[0], " x ", shape[1], " cells, but must have ",
           sizes.queries, " x ", sizes.keys, ": one for each query and key"});
}

void check_mask(const Mask& mask, const Sizes& sizes) {
  if (mask.window) {
    require(*mask.window >= 1, ErrorCode::out_of_range, "mask.window",
            {named("mask.window"), " is ", *mask.window, ", but must be at least 1"});
  }
  if (mask.allowed) check_mask_shape("mask.allowed", mask.allowed->shape(), sizes);
  if (!mask.bias) return;
  check_mask_shape("mask.bias", mask.bias->shape(), sizes);
  for (std::size_t index = 0; index < mask.bias->size(); ++index) {
    const double value = mask.bias->data()[index];
    if (value < std::numeric_limits<double>::infinity()) continue;
    fail(ErrorCode::not_finite, "mask.bias",
         {place_text(mask.bias->shape(), index), " of ", named("mask.bias"), " is ", value,
          ", but must be a finite number, or -infinity to hide"});
  }
}

/// W_O; returns the width of the result.
std::size_t check_output_projection(const AttentionInput& input, const Sizes& sizes,
                                    const Limits& limits) {
  const std::size_t joined_width = sizes.heads * sizes.value_width;
  if (!input.output_projection) return joined_width;
  const Tensor<2>& matrix = *input.output_projection;
  check_matrix("output_projection", matrix, max_trace_heads * limits.width, limits.embedding_width);
  require(matrix.shape(0) == joined_width, ErrorCode::width_mismatch, "output_projection",
          {named("output_projection"), " has ", counted(matrix.shape(0), "row"), ", but ",
           counted(sizes.heads, "head"), " with ", counted(sizes.value_width, "value column"),
           " each need ", joined_width});
  return matrix.shape(1);
}

void check_residual(const AttentionInput& input, std::size_t result_width) {
  require(input.projection.has_value(), ErrorCode::conflict, "residual",
          {named("residual"), " adds embeddings to the result, and ", named("queries"), ", ",
           named("keys"), " and ", named("values"), " are ready"});
  const std::size_t width = input.projection->embeddings.shape(1);
  require(result_width == width, ErrorCode::width_mismatch, "residual",
          {named("residual"), " adds embeddings of ", counted(width, "column"),
           " to the result, which has ", result_width, "; both must have the same"});
}

void check_vocabulary(const Vocabulary& vocabulary, std::size_t result_width,
                      const Limits& limits) {
  const std::string_view field = "vocabulary.vectors";
  require_not_empty("vocabulary.words", vocabulary.words.size(), "word");
  require_at_most("vocabulary.words", vocabulary.words.size(), max_trace_words, "word");
  check_matrix(field, vocabulary.vectors, max_trace_words, max_trace_heads * limits.width);
  require(vocabulary.words.size() == vocabulary.vectors.shape(0), ErrorCode::length_mismatch, field,
          {named(field), " has ", counted(vocabulary.vectors.shape(0), "row"), ", ",
           named("vocabulary.words"), " has ", counted(vocabulary.words.size(), "word"),
           "; each word needs its vector"});
  require(vocabulary.vectors.shape(1) == result_width, ErrorCode::width_mismatch, field,
          {named(field), " has ", counted(vocabulary.vectors.shape(1), "column"),
           ", but the result that it is compared with has ", result_width});
}

}  // namespace

void validate(const AttentionInput& input, const Limits& limits) {
  const Sizes sizes = check_source(input, limits);
  check_settings(input);
  check_mask(input.mask, sizes);
  const std::size_t result_width = check_output_projection(input, sizes, limits);
  if (input.residual) check_residual(input, result_width);
  if (input.vocabulary) check_vocabulary(*input.vocabulary, result_width, limits);
}

}  // namespace attention
