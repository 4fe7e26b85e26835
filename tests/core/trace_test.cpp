// Whole traces: hand-sized ones, heads, projections, scoring, masks and vocabulary.
#include <cmath>

#include "catch.hpp"
#include "helpers.hpp"

namespace attention {

using test::heads;
using test::infinity;
using test::matrix;
using test::Rows;
using test::rows;
using test::single_head;
using test::tables;
using test::with_scores;

TEST_CASE("a trace holds every number of a computation done by hand") {
  // q.k = 4, 0; / sqrt(4) = 2, 0; e^0 = 1, e^-2 = 0.1353352832; sum 1.1353352832.
  const AttentionTrace trace =
      trace_attention(single_head({{1, 1, 1, 1}}, {{1, 1, 1, 1}, {1, -1, 1, -1}}, {{10}, {20}}));
  REQUIRE(trace.heads.size() == 1);
  const HeadTrace& head = trace.heads[0];
  CHECK(trace.scale == 0.5);
  CHECK(trace.temperature == 1.0);
  CHECK(rows(trace.mask) == Rows{{0, 0}});
  CHECK(head.query_lengths(0) == 2.0);
  CHECK(head.key_lengths(1) == 2.0);
  CHECK(rows(head.compared_queries) == rows(head.queries));
  CHECK(tables(head.products) == std::vector<Rows>{{{1, 1, 1, 1}, {1, -1, 1, -1}}});
  CHECK(tables(head.partial_scores) == std::vector<Rows>{{{1, 2, 3, 4}, {1, 0, 1, 0}}});
  CHECK(rows(head.scores) == Rows{{4, 0}});
  CHECK(rows(head.uncapped_scores) == Rows{{2, 0}});
  CHECK(rows(head.scaled_scores) == Rows{{2, 0}});
  CHECK(rows(head.masked_scores) == Rows{{2, 0}});
  CHECK(head.row_max(0) == 2.0);
  CHECK(rows(head.shifted) == Rows{{0, -2}});
  CHECK(head.exponentials(0, 1) == Approx(0.1353352832).epsilon(1e-9));
  CHECK(head.row_sum(0) == Approx(1.1353352832).epsilon(1e-9));
  CHECK(head.weights(0, 0) == Approx(0.8807970780).epsilon(1e-9));
  CHECK(head.weights(0, 1) == Approx(0.1192029220).epsilon(1e-9));
  CHECK(head.partial_weights(0, 0) == head.weights(0, 0));
  CHECK(head.partial_weights(0, 1) == Approx(1.0).epsilon(1e-15));
  CHECK(head.contributions(0, 0, 0) == Approx(8.807970780).epsilon(1e-9));
  CHECK(head.contributions(0, 1, 0) == Approx(2.384058440).epsilon(1e-9));
  CHECK(head.partial_outputs(0, 0, 0) == head.contributions(0, 0, 0));
  CHECK(head.output(0, 0) == Approx(11.19202922).epsilon(1e-9));
  CHECK(rows(trace.joined_output) == rows(head.output));
  CHECK(rows(trace.result) == rows(head.output));
  CHECK(trace.words.empty());
  CHECK(trace.similarities.size() == 0);
  CHECK(trace.nearest_words.size() == 0);
}

TEST_CASE("scoring chooses the scale, and an explicit scale replaces it") {
  AttentionInput input = single_head({{2, 0, 0, 0}}, {{3, 0, 0, 0}}, {{1}});
  input.scoring = Scoring::dot;
  CHECK(trace_attention(input).heads[0].scaled_scores(0, 0) == 6.0);
  input.scoring = Scoring::scaled_dot;
  CHECK(trace_attention(input).heads[0].scaled_scores(0, 0) == 3.0);
  input.scoring = Scoring::cosine;
  CHECK(trace_attention(input).heads[0].scaled_scores(0, 0) == 1.0);
  input.scoring = Scoring::scaled_dot;
  input.scale = -0.25;
  CHECK(trace_attention(input).heads[0].scaled_scores(0, 0) == -1.5);
  CHECK(trace_attention(input).scale == -0.25);
  input.scale = 0.0;
  CHECK(trace_attention(input).heads[0].scaled_scores(0, 0) == 0.0);
}

TEST_CASE("cosine scoring compares unit vectors, and a vector of length zero scores 0") {
  AttentionInput input = single_head({{3, 4}, {0, 0}}, {{4, 3}, {-6, -8}, {0, 0}}, {{1}, {2}, {3}});
  input.scoring = Scoring::cosine;
  const HeadTrace head = trace_attention(input).heads[0];
  CHECK(head.compared_queries(0, 0) == Approx(0.6).epsilon(1e-15));
  CHECK(head.compared_keys(1, 1) == Approx(-0.8).epsilon(1e-15));
  CHECK(head.scores(0, 0) == Approx(0.96).epsilon(1e-15));  // (3 x 4 + 4 x 3) / 25
  CHECK(head.scores(0, 1) == Approx(-1.0).epsilon(1e-15));
  CHECK(head.scores(0, 2) == 0.0);
  CHECK(head.scores(1, 0) == 0.0);
  CHECK(head.output(1, 0) == Approx(2.0).epsilon(1e-15));  // All scores 0: the mean.
}

TEST_CASE("cosine scoring works where the dot product would overflow or vanish") {
  AttentionInput input = single_head({{1e300, 0}, {1e-300, 0}}, {{1e300, 1e300}}, {{1}});
  input.scoring = Scoring::cosine;
  const HeadTrace head = trace_attention(input).heads[0];
  CHECK(head.scores(0, 0) == Approx(std::sqrt(0.5)).epsilon(1e-15));
  CHECK(head.scores(1, 0) == Approx(std::sqrt(0.5)).epsilon(1e-15));
}

TEST_CASE("a high temperature evens the weights, a low one sharpens them") {
  AttentionInput input = with_scores({0, 1});
  input.temperature = 2.0;
  CHECK(trace_attention(input).heads[0].weights(0, 1) ==
        Approx(0.6224593312).epsilon(1e-9));  // 1/(1+e^-0.5)
  input.temperature = 0.5;
  CHECK(trace_attention(input).heads[0].weights(0, 1) ==
        Approx(0.8807970780).epsilon(1e-9));  // 1/(1+e^-2)
}

TEST_CASE("the soft cap acts after the temperature and before the mask") {
  AttentionInput input = with_scores({4, 0});
  input.temperature = 2.0;
  input.soft_cap = 2.0;
  input.mask.bias = matrix({{10, 0}});
  CHECK(trace_attention(input).soft_cap == 2.0);
  CHECK(trace_attention(with_scores({4, 0})).soft_cap == 0.0);
  const HeadTrace head = trace_attention(input).heads[0];
  CHECK(head.uncapped_scores(0, 0) == 2.0);
  CHECK(head.scaled_scores(0, 0) == Approx(1.5231883119).epsilon(1e-10));  // 2 tanh(2/2)
  CHECK(head.masked_scores(0, 0) == Approx(11.5231883119).epsilon(1e-10));
}

TEST_CASE("a query that sees no key has weights and output 0 and is marked") {
  AttentionInput input = with_scores({1, 2});
  input.mask.causal = true;
  input.mask.offset = -1;
  const HeadTrace head = trace_attention(input).heads[0];
  CHECK(head.row_is_empty(0));
  CHECK(rows(head.weights) == Rows{{0, 0}});
  CHECK(rows(head.output) == Rows{{0}});
  CHECK(head.row_max(0) == 0.0);
  CHECK(head.row_sum(0) == 0.0);
  CHECK(rows(head.shifted) == Rows{{-infinity, -infinity}});
}

TEST_CASE("each key/value head serves neighbouring query heads") {
  AttentionInput input;
  input.scoring = Scoring::dot;
  input.queries = heads({{{1}}, {{2}}, {{3}}, {{4}}});
  input.keys = heads({{{10}}, {{100}}});
  input.values = heads({{{7}}, {{8}}});
  const AttentionTrace trace = trace_attention(input);
  REQUIRE(trace.heads.size() == 4);
  CHECK(trace.heads[0].scores(0, 0) == 10.0);
  CHECK(trace.heads[1].scores(0, 0) == 20.0);
  CHECK(trace.heads[2].scores(0, 0) == 300.0);
  CHECK(trace.heads[3].scores(0, 0) == 400.0);
  CHECK(rows(trace.joined_output) == Rows{{7, 7, 8, 8}});
}

TEST_CASE("the output projection mixes the joined heads") {
  AttentionInput input;
  input.queries = heads({{{1}}, {{1}}});
  input.keys = heads({{{1}}, {{1}}});
  input.values = heads({{{3}}, {{5}}});
  input.output_projection = matrix({{1, 0, 2}, {1, -1, 0}});
  const AttentionTrace trace = trace_attention(input);
  CHECK(rows(trace.joined_output) == Rows{{3, 5}});
  CHECK(rows(trace.result) == Rows{{8, -5, 6}});  // 3 (1,0,2) + 5 (1,-1,0)
}

TEST_CASE("a projection makes queries, keys and values of one list of embeddings") {
  AttentionInput input;
  Projection projection;
  projection.embeddings = matrix({{1, 2}, {3, 4}});
  projection.query_projection = heads({{{1}, {0}}});
  projection.key_projection = heads({{{0}, {1}}});
  projection.value_projection = heads({{{1, 1}, {1, -1}}});
  input.projection = projection;
  const HeadTrace head = trace_attention(input).heads[0];
  CHECK(rows(head.queries) == Rows{{1}, {3}});
  CHECK(rows(head.keys) == Rows{{2}, {4}});
  CHECK(rows(head.values) == Rows{{3, -1}, {7, -1}});
  CHECK(rows(head.scores) == Rows{{2, 4}, {6, 12}});
}

TEST_CASE("a residual adds what came in, positions included, to the result") {
  AttentionInput input;
  Projection projection;
  projection.embeddings = matrix({{1, 2}});
  projection.query_projection = heads({{{1}, {0}}});
  projection.key_projection = heads({{{0}, {1}}});
  projection.value_projection = heads({{{1}, {1}}});
  input.projection = projection;
  input.output_projection = matrix({{1, -1}});
  CHECK(trace_attention(input).residual_output.size() == 0);
  input.residual = true;
  // The value 1 + 2 makes the result (3, -3).
  CHECK(rows(trace_attention(input).residual_output) == Rows{{4, -1}});
  // Position 0 adds (sin 0, cos 0): inputs (1, 3), value 4, result (4, -4).
  input.positions = Positions::sinusoidal;
  CHECK(rows(trace_attention(input).residual_output) == Rows{{5, -1}});
  // Without W_O the joined heads are the result: (1, 3) again.
  input.output_projection.reset();
  input.projection->value_projection = heads({{{1, 0}, {0, 1}}});
  CHECK(rows(trace_attention(input).residual_output) == Rows{{2, 6}});
}

TEST_CASE("a trace keeps what queries, keys and values were made of") {
  AttentionInput input;
  Projection projection;
  projection.embeddings = matrix({{1, 2}});
  projection.context_embeddings = matrix({{5}, {6}});
  projection.query_projection = heads({{{1}, {1}}, {{1}, {0}}});
  projection.key_projection = heads({{{2}}});
  projection.value_projection = heads({{{3}}});
  input.projection = projection;
  input.output_projection = matrix({{1}, {-1}});
  const AttentionTrace trace = trace_attention(input);
  CHECK(rows(trace.embeddings) == Rows{{1, 2}});
  CHECK(rows(trace.context_embeddings) == Rows{{5}, {6}});
  CHECK(rows(trace.query_positions) == Rows{{0, 0}});
  CHECK(rows(trace.key_positions) == Rows{{0}, {0}});
  CHECK(rows(trace.query_inputs) == Rows{{1, 2}});
  CHECK(rows(trace.key_inputs) == Rows{{5}, {6}});
  CHECK(rows(trace.heads[1].query_projection) == Rows{{1}, {0}});
  CHECK(rows(trace.heads[0].key_projection) == Rows{{2}});
  CHECK(rows(trace.heads[1].value_projection) == Rows{{3}});
  CHECK(rows(trace.output_projection) == Rows{{1}, {-1}});

  const AttentionTrace direct = trace_attention(with_scores({1, 2}));
  for (const Tensor<2>& absent :
       {direct.embeddings, direct.context_embeddings, direct.query_positions, direct.key_positions,
        direct.query_inputs, direct.key_inputs, direct.output_projection,
        direct.heads[0].query_projection, direct.heads[0].key_projection,
        direct.heads[0].value_projection}) {
    CHECK(absent.shape() == std::array<std::size_t, 2>{0, 0});
  }
}

TEST_CASE("sinusoidal positions are added before queries, keys and values are made") {
  // Position 0 adds (0, 1), position 1 adds (sin 1, cos 1); with width 1, sin 0 and sin 1.
  const double sin_1 = 0.8414709848078965;
  const double cos_1 = 0.5403023058681398;
  AttentionInput input;
  Projection projection;
  projection.embeddings = matrix({{1, 2}, {3, 4}});
  projection.context_embeddings = matrix({{5}, {6}});
  projection.query_projection = heads({{{1}, {1}}});
  projection.key_projection = heads({{{1}}});
  projection.value_projection = heads({{{10}}});
  input.projection = projection;
  input.positions = Positions::sinusoidal;
  const AttentionTrace trace = trace_attention(input);
  CHECK(rows(trace.embeddings) == Rows{{1, 2}, {3, 4}});
  CHECK(rows(trace.query_positions)[0] == std::vector<double>{0, 1});
  CHECK(trace.query_positions(1, 1) == Approx(cos_1).epsilon(1e-15));
  CHECK(rows(trace.query_inputs)[0] == std::vector<double>{1, 3});
  CHECK(trace.heads[0].queries(1, 0) == Approx(7.0 + sin_1 + cos_1).epsilon(1e-15));
  CHECK(trace.key_inputs(1, 0) == Approx(6.0 + sin_1).epsilon(1e-15));
  CHECK(trace.heads[0].keys(0, 0) == 5.0);
  CHECK(trace.heads[0].values(1, 0) == Approx(60.0 + 10.0 * sin_1).epsilon(1e-15));
}

TEST_CASE("cross attention takes keys and values from the context") {
  AttentionInput input;
  Projection projection;
  projection.embeddings = matrix({{1, 2}});
  projection.context_embeddings = matrix({{5}, {6}, {7}});
  projection.query_projection = heads({{{1}, {1}}, {{1}, {0}}});
  projection.key_projection = heads({{{2}}});
  projection.value_projection = heads({{{1}}});
  input.projection = projection;
  const AttentionTrace trace = trace_attention(input);
  REQUIRE(trace.heads.size() == 2);
  CHECK(rows(trace.heads[0].queries) == Rows{{3}});
  CHECK(rows(trace.heads[1].queries) == Rows{{1}});
  CHECK(rows(trace.heads[1].keys) == Rows{{10}, {12}, {14}});
  CHECK(rows(trace.heads[1].values) == Rows{{5}, {6}, {7}});
}

TEST_CASE("the vocabulary tells how near the result is to each word") {
  AttentionInput input = single_head({{1}}, {{1}}, {{3, 4}});
  input.vocabulary = Vocabulary{{"east", "north", "south"}, matrix({{1, 0}, {0, 2}, {0, -1}})};
  const AttentionTrace trace = trace_attention(input);
  CHECK(trace.words == std::vector<std::string>{"east", "north", "south"});
  CHECK(trace.similarities(0, 0) == Approx(0.6).epsilon(1e-15));
  CHECK(trace.similarities(0, 1) == Approx(0.8).epsilon(1e-15));
  CHECK(trace.similarities(0, 2) == Approx(-0.8).epsilon(1e-15));
  CHECK(rows(trace.vocabulary) == Rows{{1, 0}, {0, 2}, {0, -1}});
  CHECK(trace.result_lengths(0) == 5.0);
  CHECK(trace.word_lengths(1) == 2.0);
  CHECK(trace.nearest_words(0) == 1);
}

TEST_CASE("the largest trace allowed is computed") {
  test::Random random(1);
  AttentionInput input;
  input.queries = random.tensor<3>({max_trace_heads, max_trace_tokens, max_trace_width});
  input.keys = random.tensor<3>({1, max_trace_tokens, max_trace_width});
  input.values = random.tensor<3>({1, max_trace_tokens, max_trace_width});
  const AttentionTrace trace = trace_attention(input);
  CHECK(trace.result.shape(0) == 64);
  CHECK(trace.result.shape(1) == 512);
}

TEST_CASE("split_heads deals the columns out in order") {
  CHECK(tables(split_heads("queries", matrix({{1, 2, 3, 4}, {5, 6, 7, 8}}), 2)) ==
        std::vector<Rows>{{{1, 2}, {5, 6}}, {{3, 4}, {7, 8}}});
}

}  // namespace attention
