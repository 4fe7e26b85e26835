// The trace: the input checked, then every stage in order, each result kept.
#include <attention/attention.hpp>
#include <cmath>
#include <limits>
#include <utility>

#include "checks.hpp"
#include "stages.hpp"
#include "validation.hpp"

namespace attention {

namespace {

/// Stage 0: what queries, keys and values are made of, where the input does not bring them ready.
void embed(const AttentionInput& input, AttentionTrace& trace) {
  if (!input.projection) return;
  const Projection& projection = *input.projection;
  trace.embeddings = projection.embeddings;
  trace.context_embeddings = stages::context_of(projection);
  trace.query_positions = stages::positions_of(input.positions, trace.embeddings);
  trace.key_positions = stages::positions_of(input.positions, trace.context_embeddings);
  trace.query_inputs = stages::add(trace.embeddings, trace.query_positions);
  trace.key_inputs = stages::add(trace.context_embeddings, trace.key_positions);
}

/// The queries, keys and values of head h, projected where the input asks for it.
void project_head(const AttentionInput& input, const AttentionTrace& trace, std::size_t h,
                  HeadTrace& head) {
  if (!input.projection) {
    const std::size_t group = input.queries.shape(0) / input.keys.shape(0);
    head.queries = stages::head_of(input.queries, h);
    head.keys = stages::head_of(input.keys, h / group);
    head.values = stages::head_of(input.values, h / group);
    return;
  }
  const Projection& projection = *input.projection;
  const std::size_t group =
      projection.query_projection.shape(0) / projection.key_projection.shape(0);
  head.query_projection = stages::head_of(projection.query_projection, h);
  head.key_projection = stages::head_of(projection.key_projection, h / group);
  head.value_projection = stages::head_of(projection.value_projection, h / group);
  head.queries = stages::project(trace.query_inputs, head.query_projection);
  head.keys = stages::project(trace.key_inputs, head.key_projection);
  head.values = stages::project(trace.key_inputs, head.value_projection);
  require_no_overflow("queries", head.queries);
  require_no_overflow("keys", head.keys);
  require_no_overflow("values", head.values);
}

/// Stage 1: how well each query fits each key.
void score_head(const AttentionInput& input, HeadTrace& head) {
  const bool is_cosine = input.scoring == Scoring::cosine;
  head.query_lengths = stages::vector_lengths(head.queries);
  head.key_lengths = stages::vector_lengths(head.keys);
  require_no_overflow("query_lengths", head.query_lengths);
  require_no_overflow("key_lengths", head.key_lengths);
  head.compared_queries = is_cosine ? stages::unit_vectors(head.queries) : head.queries;
  head.compared_keys = is_cosine ? stages::unit_vectors(head.keys) : head.keys;

  stages::DotProduct dot = stages::dot_product(head.compared_queries, head.compared_keys);
  head.products = std::move(dot.products);
  head.partial_scores = std::move(dot.partial_scores);
  head.scores = std::move(dot.scores);
  require_no_overflow("products", head.products);
  require_no_overflow("partial_scores", head.partial_scores);
}

/// A masked score may be -inf only where the mask hides the key.
void require_masked_in_range(const Tensor<2>& masked_scores, const Tensor<2>& mask) {
  for (std::size_t i = 0; i < mask.shape(0); ++i) {
    for (std::size_t j = 0; j < mask.shape(1); ++j) {
      const bool is_hidden = mask(i, j) == -std::numeric_limits<double>::infinity();
      if (is_hidden || std::isfinite(masked_scores(i, j))) continue;
      fail(ErrorCode::overflow, "masked_scores",
           {named("masked_scores"), "[", i, "][", j, "] became too large for a double where ",
            named("mask.bias"), " ", mask(i, j), " was added; use smaller numbers"});
    }
  }
}

/// Stage 2: scores to weights that sum to 1 over the keys.
void weigh_head(const AttentionInput& input, const AttentionTrace& trace, HeadTrace& head) {
  head.uncapped_scores = stages::scale_scores(head.scores, trace.scale, trace.temperature);
  require_no_overflow("uncapped_scores", head.uncapped_scores);
  head.scaled_scores = input.soft_cap ? stages::soft_cap(head.uncapped_scores, *input.soft_cap)
                                      : head.uncapped_scores;
  head.masked_scores = stages::apply_mask(head.scaled_scores, trace.mask);
  require_masked_in_range(head.masked_scores, trace.mask);

  stages::Softmax softmax = stages::softmax(head.masked_scores);
  head.row_max = std::move(softmax.row_max);
  head.shifted = std::move(softmax.shifted);
  head.exponentials = std::move(softmax.exponentials);
  head.row_sum = std::move(softmax.row_sum);
  head.weights = std::move(softmax.weights);
  head.partial_weights = std::move(softmax.partial_weights);
  head.row_is_empty = std::move(softmax.row_is_empty);
}

/// Stage 3: the values, mixed by weight.
void mix_head(HeadTrace& head) {
  stages::WeightedSum sum = stages::weighted_sum(head.weights, head.values);
  head.contributions = std::move(sum.contributions);
  head.partial_outputs = std::move(sum.partial_outputs);
  head.output = std::move(sum.output);
  require_no_overflow("partial_outputs", head.partial_outputs);
}

/// (Nq, H Dv): the heads' outputs side by side.
Tensor<2> join_heads(const std::vector<HeadTrace>& heads) {
  const std::size_t query_count = heads.front().output.shape(0);
  const std::size_t width = heads.front().output.shape(1);
  Tensor<2> joined = Tensor<2>::from_shape({query_count, heads.size() * width});
  for (std::size_t h = 0; h < heads.size(); ++h) {
    for (std::size_t i = 0; i < query_count; ++i) {
      for (std::size_t d = 0; d < width; ++d) joined(i, h * width + d) = heads[h].output(i, d);
    }
  }
  return joined;
}

/// Stage 4: the joined heads' result, and the words it comes near.
void finish(const AttentionInput& input, AttentionTrace& trace) {
  trace.joined_output = join_heads(trace.heads);
  if (input.output_projection) trace.output_projection = *input.output_projection;
  trace.result = input.output_projection
                     ? stages::project(trace.joined_output, trace.output_projection)
                     : trace.joined_output;
  require_no_overflow("result", trace.result);
  if (input.residual) {
    trace.residual_output = stages::add(trace.query_inputs, trace.result);
    require_no_overflow("residual_output", trace.residual_output);
  }
  if (!input.vocabulary) return;
  trace.words = input.vocabulary->words;
  trace.vocabulary = input.vocabulary->vectors;
  trace.result_lengths = stages::vector_lengths(trace.result);
  trace.word_lengths = stages::vector_lengths(trace.vocabulary);
  require_no_overflow("result_lengths", trace.result_lengths);
  require_no_overflow("word_lengths", trace.word_lengths);
  trace.similarities = stages::similarity(trace.result, trace.vocabulary);
  trace.nearest_words = stages::nearest_words(trace.similarities, trace.result_lengths);
}

}  // namespace

AttentionTrace trace_attention(const AttentionInput& input) {
  validate(input, {max_trace_tokens, max_trace_width, max_trace_width});
  const std::size_t head_count =
      input.projection ? input.projection->query_projection.shape(0) : input.queries.shape(0);
  AttentionTrace trace;
  trace.temperature = input.temperature;
  trace.soft_cap = input.soft_cap.value_or(0.0);
  embed(input, trace);
  trace.heads = std::vector<HeadTrace>(head_count);
  for (std::size_t h = 0; h < head_count; ++h) {
    HeadTrace& head = trace.heads[h];
    project_head(input, trace, h, head);
    if (h == 0) {
      trace.scale = stages::scale_of(input.scoring, input.scale, head.queries.shape(1));
      trace.mask = stages::combine_mask(input.mask, head.queries.shape(0), head.keys.shape(0));
    }
    score_head(input, head);
    weigh_head(input, trace, head);
    mix_head(head);
  }
  finish(input, trace);
  return trace;
}

}  // namespace attention
