// Differences against values worked out by hand.
#include <attention/difference.hpp>

#include "catch.hpp"
#include "helpers.hpp"
#include "refuses.hpp"

namespace attention {

using test::heads;
using test::infinity;
using test::largest;
using test::not_a_number;
using test::refuses;
using test::Rows;
using test::rows;
using test::single_head;
using test::with_scores;

TEST_CASE("a difference is the present minus the pinned, with its sign") {
  // Equal scores share evenly; a hidden key leaves all to the other.
  AttentionInput pinned = single_head({{0}}, {{1}, {1}}, {{10, 0}, {20, 4}});
  AttentionInput present = pinned;
  present.mask.causal = true;
  present.output_projection = test::matrix({{1, 0}, {1, -1}});
  const Difference result = difference(trace_attention(present), trace_attention(pinned));
  REQUIRE(result.weights.size() == 1);
  CHECK(rows(result.weights[0]) == Rows{{0.5, -0.5}});
  CHECK(rows(result.output[0]) == Rows{{-5, -2}});
  CHECK(rows(result.result) == Rows{{-5, -2}});  // (10, 0) - (15, 2)
}

TEST_CASE("a difference has every head, and is 0 to itself") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const AttentionTrace trace = trace_attention(test::random_input(seed));
    const Difference result = difference(trace, trace);
    REQUIRE(result.weights.size() == trace.heads.size());
    REQUIRE(result.output.size() == trace.heads.size());
    for (std::size_t h = 0; h < trace.heads.size(); ++h) {
      CHECK(result.weights[h].shape() == trace.heads[h].weights.shape());
      CHECK(result.output[h].shape() == trace.heads[h].output.shape());
      for (const double value : result.weights[h]) CHECK(value == 0.0);
    }
    for (const double value : result.result) CHECK(value == 0.0);
  }
}

TEST_CASE("traces of other sizes cannot be compared, and the message says in what they differ") {
  const AttentionTrace base =
      trace_attention(single_head({{1}, {2}}, {{1}, {2}, {3}}, {{1}, {2}, {3}}));
  const auto against = [&](const AttentionInput& other, const std::string& words) {
    refuses(ErrorCode::length_mismatch, "pinned", words,
            [&] { difference(base, trace_attention(other)); });
  };
  against(single_head({{1}}, {{1}, {2}, {3}}, {{1}, {2}, {3}}),
          "present has 2 query rows, pinned has 1");
  against(single_head({{1}, {2}}, {{1}, {2}}, {{1}, {2}}), "present has 3 key rows, pinned has 2");
  against(single_head({{1}, {2}}, {{1}, {2}, {3}}, {{1, 1}, {2, 2}, {3, 3}}),
          "present has 1 value column, pinned has 2");
  AttentionInput two_heads = single_head({{1}, {2}}, {{1}, {2}, {3}}, {{1}, {2}, {3}});
  two_heads.queries = heads({{{1}, {2}}, {{1}, {2}}});
  against(two_heads, "present has 1 head, pinned has 2");
  AttentionInput wide = single_head({{1}, {2}}, {{1}, {2}, {3}}, {{1}, {2}, {3}});
  wide.output_projection = test::matrix({{1, 2}});
  against(wide, "present has 1 result column, pinned has 2");
}

TEST_CASE("a difference too large for a double is refused") {
  AttentionInput high = single_head({{1}}, {{1}}, {{largest}});
  AttentionInput low = single_head({{1}}, {{1}}, {{-largest}});
  refuses(ErrorCode::overflow, "output", "output[0][0] became too large",
          [&] { difference(trace_attention(high), trace_attention(low)); });
}

TEST_CASE("the largest difference and the first place that has it") {
  const OperatorTensor weights = {{2, 2, 2}, {0.5, 0.5, 1, 0, 0.25, 0.75, 0, 0}};
  OperatorTensor wanted = {{2, 2, 2}, {0.5, 0.5, 0.75, 0.25, 0.5, 0.5, 0, 0}};
  LargestDifference found = largest_difference(weights, wanted);
  CHECK(found.value == 0.25);
  CHECK(found.at == std::vector<std::size_t>{0, 1, 0});
  wanted.data[7] = -0.5;
  found = largest_difference(weights, wanted);
  CHECK(found.value == 0.5);
  CHECK(found.at == std::vector<std::size_t>{1, 1, 1});
  found = largest_difference(weights, weights);
  CHECK(found.value == 0.0);
  CHECK(found.at == std::vector<std::size_t>{0, 0, 0});
}

TEST_CASE("what cannot be compared is refused") {
  const OperatorTensor one = {{1, 2}, {0.5, 0.5}};
  const auto compare = [](const OperatorTensor& weights, const OperatorTensor& wanted) {
    return [=] { largest_difference(weights, wanted); };
  };
  refuses(ErrorCode::missing, "weights", "weights is missing", compare({}, one));
  refuses(ErrorCode::missing, "wanted", "wanted is missing", compare(one, {}));
  refuses(ErrorCode::empty, "weights", "no numbers", compare({{0, 2}, {}}, one));
  refuses(ErrorCode::length_mismatch, "wanted", "weights has 1 x 2 numbers, wanted has 2 x 1",
          compare(one, {{2, 1}, {0.5, 0.5}}));
  refuses(ErrorCode::length_mismatch, "wanted", "wanted has 1 number, but its shape needs 2",
          compare(one, {{1, 2}, {0.5}}));
  refuses(ErrorCode::too_large, "weights", "elements", compare({{1u << 20, 1u << 20}, {}}, one));
  refuses(ErrorCode::not_finite, "wanted", "wanted[0][1] is NaN",
          compare(one, {{1, 2}, {0.5, not_a_number}}));
  refuses(ErrorCode::not_finite, "weights", "weights[0][0] is -infinity",
          compare({{1, 2}, {-infinity, 0.5}}, one));
  refuses(ErrorCode::overflow, "weights", "too far apart",
          compare({{1, 1}, {largest}}, {{1, 1}, {-largest}}));
}

}  // namespace attention
