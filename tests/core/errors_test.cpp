// Every way in which an input can be wrong, the code that it gives, and the words.
#include <attention/operator.hpp>
#include <cmath>
#include <cstdio>
#include <functional>
#include <regex>
#include <set>
#include <string>

#include "catch.hpp"
#include "helpers.hpp"
#include "refuses.hpp"

namespace attention {

using test::heads;
using test::infinity;
using test::largest;
using test::matrix;
using test::not_a_number;
using test::single_head;

namespace {

/// One head, two queries, three keys, width 2, value width 1.
AttentionInput valid() {
  return single_head({{1, 2}, {3, 4}}, {{1, 0}, {0, 1}, {1, 1}}, {{1}, {2}, {3}});
}

AttentionInput valid_projection() {
  AttentionInput input;
  Projection projection;
  projection.embeddings = matrix({{1, 2}, {3, 4}});
  projection.query_projection = heads({{{1}, {2}}});
  projection.key_projection = heads({{{1}, {2}}});
  projection.value_projection = heads({{{1}, {2}}});
  input.projection = projection;
  return input;
}

struct Case {
  const char* name;
  ErrorCode code;
  const char* field;
  const char* words;  ///< a part of the message
  std::function<void()> run;
};

Case trace_case(const char* name, ErrorCode code, const char* field, const char* words,
                std::function<void(AttentionInput&)> spoil, bool is_projected = false) {
  return {name, code, field, words, [spoil, is_projected] {
            AttentionInput input = is_projected ? valid_projection() : valid();
            spoil(input);
            trace_attention(input);
          }};
}

Case projection_case(const char* name, ErrorCode code, const char* field, const char* words,
                     std::function<void(Projection&)> spoil) {
  return trace_case(
      name, code, field, words, [spoil](AttentionInput& input) { spoil(*input.projection); }, true);
}

Tensor<3> ones(std::size_t head_count, std::size_t rows, std::size_t columns) {
  return filled<3>({head_count, rows, columns}, 1.0);
}

Tensor<2> ones(std::size_t rows, std::size_t columns) { return filled<2>({rows, columns}, 1.0); }

std::vector<Case> shape_cases() {
  return {
      trace_case("queries are missing", ErrorCode::missing, "queries", "queries is missing",
                 [](AttentionInput& in) { in.queries = {}; }),
      trace_case("values are missing", ErrorCode::missing, "values", "values is missing",
                 [](AttentionInput& in) { in.values = {}; }),
      trace_case("queries have no rows", ErrorCode::empty, "queries", "has no rows",
                 [](AttentionInput& in) { in.queries = ones(1, 0, 2); }),
      trace_case("keys have no columns", ErrorCode::empty, "keys", "has no columns",
                 [](AttentionInput& in) { in.keys = ones(1, 3, 0); }),
      trace_case("values have no heads", ErrorCode::empty, "values", "has no heads",
                 [](AttentionInput& in) { in.values = ones(0, 3, 1); }),
      trace_case("keys are wider than queries", ErrorCode::width_mismatch, "keys",
                 "keys has 3 columns, queries has 2",
                 [](AttentionInput& in) { in.keys = ones(1, 3, 3); }),
      trace_case("more keys than values", ErrorCode::length_mismatch, "keys",
                 "keys has 5 rows, values has 3",
                 [](AttentionInput& in) { in.keys = ones(1, 5, 2); }),
      trace_case("3 query heads, 2 key heads", ErrorCode::head_mismatch, "queries",
                 "queries has 3 heads, keys has 2",
                 [](AttentionInput& in) {
                   in.queries = ones(3, 2, 2);
                   in.keys = ones(2, 3, 2);
                   in.values = ones(2, 3, 1);
                 }),
      trace_case("2 key heads, 1 value head", ErrorCode::head_mismatch, "values",
                 "values has 1 head, keys has 2",
                 [](AttentionInput& in) {
                   in.queries = ones(2, 2, 2);
                   in.keys = ones(2, 3, 2);
                 }),
      trace_case("65 queries", ErrorCode::too_large, "queries", "65 rows, at most 64",
                 [](AttentionInput& in) { in.queries = ones(1, 65, 2); }),
      trace_case("65 value columns", ErrorCode::too_large, "values", "65 columns, at most 64",
                 [](AttentionInput& in) { in.values = ones(1, 3, 65); }),
      trace_case("9 heads", ErrorCode::too_large, "queries", "9 heads, at most 8",
                 [](AttentionInput& in) { in.queries = ones(9, 2, 2); }),
      {"rows of unequal length", ErrorCode::ragged, "keys", "row 2 has 1 number, row 1 has 2",
       [] {
         matrix_from_rows("keys", {{1, 2}, {3}});
       }},
      {"no rows at all", ErrorCode::empty, "keys", "has no rows",
       [] { matrix_from_rows("keys", {}); }},
      {"rows without numbers", ErrorCode::empty, "keys", "has no columns",
       [] {
         matrix_from_rows("keys", {{}, {}});
       }},
      {"5 columns for 2 heads", ErrorCode::head_mismatch, "keys", "5 columns",
       [] {
         split_heads("keys", matrix({{1, 2, 3, 4, 5}}), 2);
       }},
      {"no heads", ErrorCode::head_mismatch, "keys", "0 heads",
       [] {
         split_heads("keys", matrix({{1, 2}}), 0);
       }},
  };
}

std::vector<Case> number_cases() {
  return {
      trace_case("a query is NaN", ErrorCode::not_finite, "queries", "row 2, column 1",
                 [](AttentionInput& in) { in.queries(0, 1, 0) = not_a_number; }),
      trace_case("a key is infinite", ErrorCode::not_finite, "keys", "row 3, column 2",
                 [](AttentionInput& in) { in.keys(0, 2, 1) = infinity; }),
      trace_case("a value is infinite", ErrorCode::not_finite, "values", "is -infinity",
                 [](AttentionInput& in) { in.values(0, 0, 0) = -infinity; }),
      trace_case("the scale is NaN", ErrorCode::not_finite, "scale", "NaN",
                 [](AttentionInput& in) { in.scale = not_a_number; }),
      trace_case("the temperature is NaN", ErrorCode::not_finite, "temperature", "NaN",
                 [](AttentionInput& in) { in.temperature = not_a_number; }),
      trace_case("the temperature is infinite", ErrorCode::not_finite, "temperature", "infinity",
                 [](AttentionInput& in) { in.temperature = infinity; }),
      trace_case("the temperature is 0", ErrorCode::out_of_range, "temperature", "is 0",
                 [](AttentionInput& in) { in.temperature = 0.0; }),
      trace_case("the temperature is negative", ErrorCode::out_of_range, "temperature", "is -1",
                 [](AttentionInput& in) { in.temperature = -1.0; }),
      trace_case("the soft cap is 0", ErrorCode::out_of_range, "soft_cap", "is 0",
                 [](AttentionInput& in) { in.soft_cap = 0.0; }),
      trace_case("the soft cap is infinite", ErrorCode::not_finite, "soft_cap", "infinity",
                 [](AttentionInput& in) { in.soft_cap = infinity; }),
      trace_case("an unknown scoring", ErrorCode::unknown_name, "scoring", "scaled_dot",
                 [](AttentionInput& in) { in.scoring = static_cast<Scoring>(7); }),
      trace_case(
          "unknown positions", ErrorCode::unknown_name, "positions", "none or sinusoidal",
          [](AttentionInput& in) { in.positions = static_cast<Positions>(2); }, true),
      trace_case("positions for ready queries", ErrorCode::conflict, "positions",
                 "positions can be added to embeddings alone",
                 [](AttentionInput& in) { in.positions = Positions::sinusoidal; }),
      trace_case("the window is 0", ErrorCode::out_of_range, "mask.window", "is 0",
                 [](AttentionInput& in) { in.mask.window = 0; }),
      trace_case("a bias is NaN", ErrorCode::not_finite, "mask.bias", "row 1, column 2",
                 [](AttentionInput& in) {
                   in.mask.bias = matrix({{0, not_a_number, 0}, {0, 0, 0}});
                 }),
      trace_case("a bias is +infinity", ErrorCode::not_finite, "mask.bias", "is infinity",
                 [](AttentionInput& in) {
                   in.mask.bias = matrix({{0, 0, 0}, {infinity, 0, 0}});
                 }),
      trace_case("the bias has one row", ErrorCode::mask_shape, "mask.bias", "1 x 3",
                 [](AttentionInput& in) {
                   in.mask.bias = matrix({{0, 0, 0}});
                 }),
      trace_case("the flags are transposed", ErrorCode::mask_shape, "mask.allowed",
                 "must have 2 x 3",
                 [](AttentionInput& in) {
                   in.mask.allowed = BoolMatrix{{true, true}, {true, true}, {true, true}};
                 }),
  };
}

std::vector<Case> projection_cases() {
  return {
      trace_case("a projection and queries", ErrorCode::conflict, "queries",
                 "queries and a projection",
                 [](AttentionInput& in) { in.projection = *valid_projection().projection; }),
      projection_case("no embeddings", ErrorCode::missing, "projection.embeddings", "missing",
                      [](Projection& p) { p.embeddings = {}; }),
      projection_case("no W_K", ErrorCode::missing, "projection.key_projection", "missing",
                      [](Projection& p) { p.key_projection = {}; }),
      projection_case("an embedding is NaN", ErrorCode::not_finite, "projection.embeddings",
                      "row 1, column 2", [](Projection& p) { p.embeddings(0, 1) = not_a_number; }),
      projection_case("W_Q has 3 rows", ErrorCode::width_mismatch, "projection.query_projection",
                      "3 rows", [](Projection& p) { p.query_projection = ones(1, 3, 1); }),
      projection_case("the context is wider", ErrorCode::width_mismatch,
                      "projection.key_projection", "context_embeddings has 3 columns",
                      [](Projection& p) {
                        p.context_embeddings = matrix({{1, 2, 3}});
                      }),
      projection_case("the context has no rows", ErrorCode::empty, "projection.context_embeddings",
                      "no rows", [](Projection& p) { p.context_embeddings = ones(0, 2); }),
      projection_case("W_K is wider than W_Q", ErrorCode::width_mismatch,
                      "projection.key_projection", "2 columns",
                      [](Projection& p) { p.key_projection = ones(1, 2, 2); }),
      projection_case("2 value heads", ErrorCode::head_mismatch, "projection.value_projection",
                      "2 heads", [](Projection& p) { p.value_projection = ones(2, 2, 1); }),
      projection_case("65 embedding columns", ErrorCode::too_large, "projection.embeddings",
                      "65 columns", [](Projection& p) { p.embeddings = ones(1, 65); }),
      trace_case("W_O has 2 rows", ErrorCode::width_mismatch, "output_projection", "2 rows",
                 [](AttentionInput& in) {
                   in.output_projection = matrix({{1}, {2}});
                 }),
      trace_case("W_O has 65 columns", ErrorCode::too_large, "output_projection", "65 columns",
                 [](AttentionInput& in) { in.output_projection = ones(1, 65); }),
      trace_case("a residual of ready queries", ErrorCode::conflict, "residual", "values are ready",
                 [](AttentionInput& in) { in.residual = true; }),
      trace_case(
          "a residual of another width", ErrorCode::width_mismatch, "residual",
          "embeddings of 2 columns to the result, which has 1",
          [](AttentionInput& in) { in.residual = true; }, true),
      trace_case(
          "a residual too large", ErrorCode::overflow, "residual_output", "residual_output[0][0]",
          [](AttentionInput& in) {
            in.residual = true;
            in.projection->embeddings = matrix({{largest}});
            in.projection->query_projection = heads({{{0}}});
            in.projection->key_projection = heads({{{0}}});
            in.projection->value_projection = heads({{{1}}});
          },
          true),
      trace_case("W_O holds NaN", ErrorCode::not_finite, "output_projection", "NaN",
                 [](AttentionInput& in) { in.output_projection = matrix({{not_a_number}}); }),
      trace_case("2 words, 1 vector", ErrorCode::length_mismatch, "vocabulary.vectors", "2 words",
                 [](AttentionInput& in) {
                   in.vocabulary = Vocabulary{{"a", "b"}, matrix({{1}})};
                 }),
      trace_case("no words", ErrorCode::empty, "vocabulary.words", "no words",
                 [](AttentionInput& in) {
                   in.vocabulary = Vocabulary{{}, matrix({{1}})};
                 }),
      trace_case("1025 words", ErrorCode::too_large, "vocabulary.words", "at most 1024",
                 [](AttentionInput& in) {
                   in.vocabulary = Vocabulary{std::vector<std::string>(1025, "a"), ones(1025, 1)};
                 }),
      trace_case("a word vector of another width", ErrorCode::width_mismatch, "vocabulary.vectors",
                 "2 columns",
                 [](AttentionInput& in) {
                   in.vocabulary = Vocabulary{{"a"}, matrix({{1, 2}})};
                 }),
      trace_case("a word vector is infinite", ErrorCode::not_finite, "vocabulary.vectors",
                 "infinity",
                 [](AttentionInput& in) {
                   in.vocabulary = Vocabulary{{"a"}, matrix({{infinity}})};
                 }),
  };
}

std::vector<Case> overflow_cases() {
  return {
      projection_case(
          "a projected query", ErrorCode::overflow, "queries", "too large",
          [](Projection& p) { p.query_projection(0, 0, 0) = p.embeddings(0, 0) = 1e200; }),
      trace_case("a query's length", ErrorCode::overflow, "query_lengths",
                 "query_lengths[0] became too large",
                 [](AttentionInput& in) {
                   in.queries = heads({{{largest, largest}}});
                   in.keys = heads({{{0, 0}, {0, 0}, {0, 0}}});
                 }),
      trace_case("a product", ErrorCode::overflow, "products", "products[0][0][0] became too large",
                 [](AttentionInput& in) { in.queries(0, 0, 0) = in.keys(0, 0, 0) = 1e200; }),
      trace_case("a sum of products", ErrorCode::overflow, "partial_scores", "too large",
                 [](AttentionInput& in) {
                   in.queries = heads({{{1e154, 1e154}}});
                   in.keys = heads({{{1.2e154, 1.2e154}, {0, 0}, {0, 0}}});
                 }),
      trace_case("a score times the scale", ErrorCode::overflow, "uncapped_scores", "too large",
                 [](AttentionInput& in) { in.scale = largest; }),
      trace_case("a score divided by a tiny temperature", ErrorCode::overflow, "uncapped_scores",
                 "too large", [](AttentionInput& in) { in.temperature = 1e-320; }),
      trace_case("a score plus a bias", ErrorCode::overflow, "masked_scores", "mask.bias",
                 [](AttentionInput& in) {
                   in.scoring = Scoring::dot;
                   in.queries = heads({{{-1e308, 0}, {0, 0}}});
                   in.mask.bias = matrix({{-1.7e308, 0, 0}, {0, 0, 0}});
                 }),
      trace_case("the result after W_O", ErrorCode::overflow, "result", "too large",
                 [](AttentionInput& in) {
                   in.values = heads({{{1e200}, {1e200}, {1e200}}});
                   in.output_projection = matrix({{1e200}});
                 }),
  };
}

OperatorInput valid_operator() {
  OperatorInput input;
  input.q = {{1, 1, 2, 1}, {1, 2}};
  input.k = {{1, 1, 3, 1}, {1, 2, 3}};
  input.v = {{1, 1, 3, 1}, {1, 2, 3}};
  return input;
}

Case operator_case(const char* name, ErrorCode code, const char* field, const char* words,
                   std::function<void(OperatorInput&)> spoil) {
  return {name, code, field, words, [spoil] {
            OperatorInput input = valid_operator();
            spoil(input);
            attention_operator(input);
          }};
}

std::vector<Case> operator_cases() {
  return {
      operator_case("nothing is given", ErrorCode::missing, "Q", "Q is missing",
                    [](OperatorInput& in) { in = {}; }),
      operator_case("no v", ErrorCode::missing, "V", "V is missing",
                    [](OperatorInput& in) { in.v = {}; }),
      operator_case("k has rank 3, q has rank 4", ErrorCode::conflict, "K", "K has rank 3, but Q",
                    [](OperatorInput& in) {
                      in.k = {{1, 3, 1}, {1, 2, 3}};
                    }),
      operator_case("all have rank 2", ErrorCode::out_of_range, "Q", "rank 2",
                    [](OperatorInput& in) {
                      in.q = in.k = in.v = {{2, 1}, {1, 2}};
                    }),
      operator_case("q has too few numbers", ErrorCode::length_mismatch, "Q", "needs 2",
                    [](OperatorInput& in) { in.q.data.pop_back(); }),
      operator_case("q has a size of 0", ErrorCode::empty, "Q", "size 0",
                    [](OperatorInput& in) {
                      in.q = {{1, 1, 0, 1}, {}};
                    }),
      operator_case("a shape whose product wraps around", ErrorCode::too_large, "Q", "elements",
                    [](OperatorInput& in) {
                      const std::size_t half = std::size_t{1} << (sizeof(std::size_t) * 4);
                      in.q = {{half, half, half, half}, {}};
                    }),
      operator_case("an output over the cap", ErrorCode::too_large, "qk_matmul_output", "elements",
                    [](OperatorInput& in) {
                      in.q = {{1, 1, 16384, 1}, std::vector<double>(16384)};
                      in.k = in.v = {{1, 1, 16384, 1}, std::vector<double>(16384)};
                    }),
      operator_case("rank 3 without head counts", ErrorCode::missing, "q_num_heads", "rank 3",
                    [](OperatorInput& in) {
                      in.q = {{1, 2, 1}, {1, 2}};
                      in.k = in.v = {{1, 3, 1}, {1, 2, 3}};
                    }),
      operator_case("a width that the heads do not divide", ErrorCode::head_mismatch, "q_num_heads",
                    "does not divide",
                    [](OperatorInput& in) {
                      in.q = {{1, 1, 3}, {1, 2, 3}};
                      in.k = in.v = {{1, 1, 3}, {1, 2, 3}};
                      in.q_num_heads = in.kv_num_heads = 2;
                    }),
      operator_case("no heads", ErrorCode::head_mismatch, "q_num_heads", "does not divide",
                    [](OperatorInput& in) {
                      in.q = in.k = in.v = {{1, 1, 3}, {1, 2, 3}};
                      in.q_num_heads = in.kv_num_heads = 0;
                    }),
      operator_case("3 heads for 2", ErrorCode::head_mismatch, "Q", "multiple",
                    [](OperatorInput& in) {
                      in.q = {{1, 3, 1, 1}, {1, 2, 3}};
                      in.k = in.v = {{1, 2, 1, 1}, {1, 2}};
                    }),
      operator_case("k of another width", ErrorCode::width_mismatch, "K", "width",
                    [](OperatorInput& in) {
                      in.k = {{1, 1, 3, 2}, {1, 2, 3, 4, 5, 6}};
                    }),
      operator_case("v of another length", ErrorCode::length_mismatch, "V", "length",
                    [](OperatorInput& in) {
                      in.v = {{1, 1, 2, 1}, {1, 2}};
                    }),
      operator_case("another batch", ErrorCode::length_mismatch, "K", "batch",
                    [](OperatorInput& in) {
                      in.k = in.v = {{2, 1, 1, 1}, {1, 2}};
                    }),
      operator_case("a past key without a past value", ErrorCode::missing, "past_value", "missing",
                    [](OperatorInput& in) {
                      in.past_key = OperatorTensor{{1, 1, 1, 1}, {1}};
                    }),
      operator_case("a past of rank 3", ErrorCode::out_of_range, "past_key", "rank 3",
                    [](OperatorInput& in) {
                      in.past_key = in.past_value = OperatorTensor{{1, 1, 1}, {1}};
                    }),
      operator_case("a past of another width", ErrorCode::width_mismatch, "past_key", "width",
                    [](OperatorInput& in) {
                      in.past_key = in.past_value = OperatorTensor{{1, 1, 1, 2}, {1, 2}};
                    }),
      operator_case("a past value of another batch", ErrorCode::length_mismatch, "past_value",
                    "past_value has batch size 2, but Q needs 1",
                    [](OperatorInput& in) {
                      in.past_key = OperatorTensor{{1, 1, 1, 1}, {1}};
                      in.past_value = OperatorTensor{{2, 1, 1, 1}, {1, 2}};
                    }),
      operator_case("a past key of 2 heads", ErrorCode::head_mismatch, "past_key",
                    "past_key has head count 2, but K needs 1",
                    [](OperatorInput& in) {
                      in.past_key = in.past_value = OperatorTensor{{1, 2, 1, 1}, {1, 2}};
                    }),
      operator_case("2 value heads for 1 key head", ErrorCode::head_mismatch, "V",
                    "V has head count 2, but K needs 1",
                    [](OperatorInput& in) {
                      in.v = {{1, 2, 3, 1}, {1, 2, 3, 4, 5, 6}};
                    }),
      operator_case("an output too large", ErrorCode::overflow, "Y", "Y became too large",
                    [](OperatorInput& in) {
                      // 11 times largest / 11, each rounded, come to more than the largest.
                      in.k = {{1, 1, 11, 1}, std::vector<double>(11, 0.0)};
                      in.v = {{1, 1, 11, 1}, std::vector<double>(11, largest)};
                    }),
      operator_case("a mask with too many keys", ErrorCode::mask_shape, "attn_mask", "3 or less",
                    [](OperatorInput& in) {
                      in.attn_mask = {false, {{1, 4}, {0, 0, 0, 0}}};
                    }),
      operator_case("a mask with too many queries", ErrorCode::mask_shape, "attn_mask", "2 or 1",
                    [](OperatorInput& in) {
                      in.attn_mask = {false, {{3, 1}, {0, 0, 0}}};
                    }),
      operator_case("a mask of rank 1", ErrorCode::mask_shape, "attn_mask", "rank 1",
                    [](OperatorInput& in) {
                      in.attn_mask = {false, {{3}, {0, 0, 0}}};
                    }),
      operator_case("a truth value of 2", ErrorCode::wrong_type, "attn_mask", "holds 2",
                    [](OperatorInput& in) {
                      in.attn_mask = {true, {{1, 3}, {0, 1, 2}}};
                    }),
      operator_case("a mask of NaN", ErrorCode::not_finite, "attn_mask", "NaN",
                    [](OperatorInput& in) {
                      in.attn_mask = {false, {{1, 3}, {0, 0, not_a_number}}};
                    }),
      operator_case("a nonpad length behind the keys", ErrorCode::out_of_range, "nonpad_kv_seqlen",
                    "from 0 to 3", [](OperatorInput& in) { in.nonpad_kv_seqlen = {4}; }),
      operator_case("a negative nonpad length", ErrorCode::out_of_range, "nonpad_kv_seqlen", "-1",
                    [](OperatorInput& in) { in.nonpad_kv_seqlen = {-1}; }),
      operator_case("2 nonpad lengths for 1 batch", ErrorCode::length_mismatch, "nonpad_kv_seqlen",
                    "length 2",
                    [](OperatorInput& in) {
                      in.nonpad_kv_seqlen = {1, 2};
                    }),
      operator_case("a negative soft cap", ErrorCode::out_of_range, "softcap", "-1",
                    [](OperatorInput& in) { in.softcap = -1.0; }),
      operator_case("a soft cap of NaN", ErrorCode::not_finite, "softcap", "NaN",
                    [](OperatorInput& in) { in.softcap = not_a_number; }),
      operator_case("an infinite scale", ErrorCode::not_finite, "scale", "infinity",
                    [](OperatorInput& in) { in.scale = infinity; }),
      operator_case(
          "an unknown mode", ErrorCode::unknown_name, "qk_matmul_output_mode", "is 4",
          [](OperatorInput& in) { in.qk_matmul_output_mode = static_cast<QkMatmulOutput>(4); }),
      operator_case("NaN in a query", ErrorCode::not_finite, "Q", "Q holds NaN",
                    [](OperatorInput& in) { in.q.data[1] = not_a_number; }),
      operator_case("infinity in a seen key", ErrorCode::not_finite, "K", "K holds NaN",
                    [](OperatorInput& in) { in.k.data[1] = infinity; }),
      operator_case("NaN in a seen value", ErrorCode::not_finite, "V", "V holds NaN",
                    [](OperatorInput& in) { in.v.data[1] = not_a_number; }),
      operator_case("a score too large", ErrorCode::overflow, "qk_matmul_output", "too large",
                    [](OperatorInput& in) { in.q.data[0] = in.k.data[0] = 1e200; }),
  };
}

std::vector<Case> all_cases() {
  std::vector<Case> all;
  for (const auto& cases :
       {shape_cases(), number_cases(), projection_cases(), overflow_cases(), operator_cases()}) {
    all.insert(all.end(), cases.begin(), cases.end());
  }
  return all;
}

constexpr int code_count = static_cast<int>(ErrorCode::unsupported) + 1;

}  // namespace

TEST_CASE("the inputs that the wrong ones are made from are right") {
  CHECK_NOTHROW(trace_attention(valid()));
  CHECK_NOTHROW(trace_attention(valid_projection()));
  CHECK_NOTHROW(attention_operator(valid_operator()));
}

TEST_CASE("every wrong input throws its code, names its field and says why") {
  for (const Case& wrong : all_cases()) {
    INFO(wrong.name);
    test::refuses(wrong.code, wrong.field, wrong.words, wrong.run);
  }
}

TEST_CASE("a trace's errors keep every field's name apart from the words") {
  const std::regex core_name("[a-z]_[a-z]|projection\\.|vocabulary\\.|mask\\.");
  for (const auto& cases : {shape_cases(), number_cases(), projection_cases(), overflow_cases()}) {
    for (const Case& wrong : cases) {
      try {
        wrong.run();
      } catch (const InputError& error) {
        INFO(error.what());
        CHECK(error.message().text() == error.what());
        const std::string unnamed =
            error.message().text([](const std::string&) { return std::string("?"); });
        CHECK(unnamed.find('?') != std::string::npos);
        // Of an unknown name the message lists the names that are known.
        if (wrong.code != ErrorCode::unknown_name)
          CHECK_FALSE(std::regex_search(unnamed, core_name));
      }
    }
  }
}

TEST_CASE("the operator's errors name every input and output as ONNX does") {
  const std::set<std::string> names = {"Q",
                                       "K",
                                       "V",
                                       "Y",
                                       "attn_mask",
                                       "past_key",
                                       "past_value",
                                       "nonpad_kv_seqlen",
                                       "qk_matmul_output",
                                       "scale",
                                       "softcap",
                                       "q_num_heads",
                                       "kv_num_heads",
                                       "qk_matmul_output_mode"};
  const std::regex core_name("\\b[qkvy]\\b");
  for (const Case& wrong : operator_cases()) {
    try {
      wrong.run();
    } catch (const InputError& error) {
      INFO(error.what());
      CHECK(names.count(error.field()) == 1);
      CHECK(std::string(error.what()).find(error.field()) != std::string::npos);
      CHECK_FALSE(std::regex_search(error.what(), core_name));
    }
  }
}

TEST_CASE("a message prints a number as printf does, at six significant digits") {
  const auto printed = [](double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.6g", value);
    return std::string(text);
  };
  for (const double value :
       {0.0,          -0.0,     1.0,       0.5,       -0.1,      9.999995, 999999.0,
        999999.4,     999999.6, 1e6,       123456.0,  1234567.0, 0.0001,   0.00012345678,
        0.0000999999, 1e-5,     1e22,      1e23,      1e100,     largest,  -largest,
        2.5e-300,     1e-307,   1.0 / 3.0, 2.0 / 3e7, 100.0,     120.0,    1e5}) {
    CHECK(MessagePart(value).text() == printed(value));
  }
  test::Random random(1);
  for (int count = 0; count < 20000; ++count) {
    const double value = (random.unit() - 0.5) * std::pow(10.0, 600.0 * random.unit() - 300.0);
    CHECK(MessagePart(value).text() == printed(value));
  }
  CHECK(MessagePart(infinity).text() == "infinity");
  CHECK(MessagePart(-infinity).text() == "-infinity");
  CHECK(MessagePart(not_a_number).text() == "NaN");
}

TEST_CASE("a message names the head of a number where there are several, and only there") {
  AttentionInput one = valid();
  one.keys(0, 1, 0) = not_a_number;
  CHECK_THROWS_WITH(trace_attention(one),
                    "row 2, column 1 of keys is NaN, but must be a finite number");
  AttentionInput two = valid();
  two.queries = ones(2, 2, 2);
  two.queries(1, 0, 1) = infinity;
  CHECK_THROWS_WITH(trace_attention(two),
                    "head 2, row 1, column 2 of queries is infinity, but must be a finite number");
}

TEST_CASE("every error code has a wrong input that throws it, and a name of its own") {
  std::set<ErrorCode> tested;
  for (const Case& wrong : all_cases()) tested.insert(wrong.code);
  // These two are of files: io_npy_test.cpp and its kin.
  tested.insert({ErrorCode::wrong_format, ErrorCode::unsupported});
  std::set<std::string> names;
  for (int code = 0; code < code_count; ++code) {
    const auto error_code = static_cast<ErrorCode>(code);
    INFO(error_code_name(error_code));
    CHECK(tested.count(error_code) == 1);
    names.insert(error_code_name(error_code));
  }
  CHECK(names.size() == static_cast<std::size_t>(code_count));
  CHECK(names.count("unknown_code") == 0);
}

}  // namespace attention
