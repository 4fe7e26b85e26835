// The fast path against the trace, against one formula beyond the trace's sizes, and its memory.
#include <algorithm>
#include <attention/attend.hpp>
#include <cmath>

#include "allocations.hpp"
#include "catch.hpp"
#include "helpers.hpp"
#include "refuses.hpp"

namespace attention {

using test::infinity;
using test::matrix;
using test::Random;
using test::refuses;
using test::Rows;
using test::single_head;

namespace {

/// A number of float32, from -limit to limit.
float number(Random& random, double limit) {
  return static_cast<float>((2.0 * random.unit() - 1.0) * limit);
}

template <std::size_t N>
Tensor<N> tensor(Random& random, const std::array<std::size_t, N>& shape, double limit) {
  Tensor<N> result = Tensor<N>::from_shape(shape);
  for (double& value : result) value = number(random, limit);
  return result;
}

Mask random_mask(Random& random, std::size_t query_count, std::size_t key_count) {
  Mask mask;
  mask.causal = random.between(0, 2) == 0;
  if (random.between(0, 2) == 0) mask.offset = static_cast<int>(random.between(0, 20)) - 10;
  if (random.between(0, 2) == 0) mask.window = static_cast<int>(random.between(1, 20));
  if (random.between(0, 2) == 0) {
    // Now and then a row is hidden as a whole.
    mask.allowed = BoolMatrix::from_shape({query_count, key_count});
    for (std::size_t i = 0; i < query_count; ++i) {
      const bool is_hidden = random.between(0, 4) == 0;
      for (std::size_t j = 0; j < key_count; ++j) {
        (*mask.allowed)(i, j) = !is_hidden && random.between(0, 3) > 0;
      }
    }
  }
  if (random.between(0, 2) == 0) {
    mask.bias = tensor<2>(random, {query_count, key_count}, 4.0);
    for (double& value : *mask.bias) value = random.between(0, 9) == 0 ? -infinity : value;
  }
  return mask;
}

/// Any input that a trace takes, of float32 numbers; a third of them have scores of up to 10^4.
AttentionInput random_wide_input(std::uint64_t seed) {
  Random random(seed);
  const std::size_t key_heads = random.between(1, 2);
  const std::size_t head_count = key_heads * random.between(1, 2);
  const std::size_t query_count = random.between(1, 40);
  const std::size_t key_count = random.between(1, 64);
  const std::size_t width = random.between(1, 24);
  const std::size_t value_width = random.between(1, 24);
  AttentionInput input;
  if (random.between(0, 3) == 0) {
    // Small whole numbers, whose projections are float32 numbers too.
    const auto whole = [&](auto made) {
      for (double& value : made) value = std::round(value);
      return made;
    };
    Projection projection;
    const std::size_t embedding = random.between(1, 6);
    projection.embeddings = whole(tensor<2>(random, {query_count, embedding}, 3.0));
    projection.context_embeddings = whole(tensor<2>(random, {key_count, embedding}, 3.0));
    projection.query_projection = whole(tensor<3>(random, {head_count, embedding, width}, 2.0));
    projection.key_projection = whole(tensor<3>(random, {key_heads, embedding, width}, 2.0));
    projection.value_projection = whole(tensor<3>(random, {key_heads, embedding, value_width}, 2));
    input.projection = projection;
    input.scale = 1.0 / 64.0;
    if (random.between(0, 1) == 0) input.positions = Positions::sinusoidal;
  } else {
    const bool is_huge = random.between(0, 2) == 0;
    const double limit = is_huge ? 100.0 / std::sqrt(std::sqrt(static_cast<double>(width))) : 2.0;
    input.queries = tensor<3>(random, {head_count, query_count, width}, limit);
    input.keys = tensor<3>(random, {key_heads, key_count, width}, limit);
    input.values = tensor<3>(random, {key_heads, key_count, value_width}, 3.0);
    input.scoring = static_cast<Scoring>(random.between(0, 2));
  }
  input.temperature = 0.25 + 2.0 * random.unit();
  if (random.between(0, 2) == 0) input.soft_cap = 0.5 + 40.0 * random.unit();
  if (random.between(0, 2) == 0) {
    input.output_projection = tensor<2>(random, {head_count * value_width, 3}, 1.0);
  }
  input.mask = random_mask(random, query_count, key_count);
  return input;
}

/// The largest |left - right| / max(1, |right|).
template <typename Left, typename Right>
double difference_of(const Left& left, const Right& right) {
  REQUIRE(left.size() == right.size());
  double largest = 0.0;
  for (std::size_t index = 0; index < left.size(); ++index) {
    const double size = std::max(1.0, std::abs(right.data()[index]));
    largest = std::max(largest, std::abs(left.data()[index] - right.data()[index]) / size);
  }
  return largest;
}

void check_head(const AttendedHead& head, const HeadTrace& wanted) {
  CHECK(difference_of(head.output, wanted.output) < 1e-5);
  CHECK(difference_of(head.weights, wanted.weights) < 1e-5);
  Tensor<1> row_sums = filled<1>({wanted.weights.shape(0)}, 0.0);
  Tensor<1> column_sums = filled<1>({wanted.weights.shape(1)}, 0.0);
  for (std::size_t i = 0; i < wanted.weights.shape(0); ++i) {
    for (std::size_t j = 0; j < wanted.weights.shape(1); ++j) {
      row_sums(i) += wanted.weights(i, j);
      column_sums(j) += wanted.weights(i, j);
    }
  }
  CHECK(difference_of(head.row_sums, row_sums) < 1e-5);
  CHECK(difference_of(head.column_sums, column_sums) < 1e-5);
}

AttentionInput one_head(std::size_t count, std::size_t width) {
  Random random(count);
  AttentionInput input;
  input.queries = tensor<3>(random, {1, count, width}, 1.0);
  input.keys = tensor<3>(random, {1, count, width}, 1.0);
  input.values = tensor<3>(random, {1, count, width}, 1.0);
  return input;
}

}  // namespace

TEST_CASE("the fast path agrees with the trace to 1e-5, whatever the shape, scores and mask") {
  std::size_t empty_rows = 0;
  double largest_score = 0.0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    CAPTURE(seed);
    const AttentionInput input = random_wide_input(seed);
    const AttentionTrace trace = trace_attention(input);
    const Attended tiled = attend(input);
    const Attended whole = attend(input, Weights::returned);
    REQUIRE(whole.heads.size() == trace.heads.size());
    for (std::size_t h = 0; h < trace.heads.size(); ++h) {
      check_head(whole.heads[h], trace.heads[h]);
      CHECK(difference_of(tiled.heads[h].output, trace.heads[h].output) < 1e-5);
      CHECK(tiled.heads[h].weights.size() == 0);
      for (const bool is_empty : trace.heads[h].row_is_empty) empty_rows += is_empty ? 1 : 0;
      for (const double score : trace.heads[h].scores) {
        largest_score = std::max(largest_score, std::abs(score));
      }
    }
    CHECK(difference_of(whole.result, trace.result) < 1e-5);
    CHECK(difference_of(tiled.result, trace.result) < 1e-5);
  }
  CHECK(empty_rows > 100);
  CHECK(largest_score > 1e4);
}

TEST_CASE("beyond the trace's sizes the fast path agrees with attention written as one formula") {
  AttentionInput input = one_head(300, 70);
  input.mask.causal = true;
  const AttendedHead head = attend(input, Weights::returned).heads[0];
  const FloatTensor<2> tiled = attend(input).heads[0].output;
  for (const std::size_t i : {0u, 1u, 63u, 64u, 150u, 299u}) {
    std::vector<long double> powers;
    long double sum = 0.0L;
    for (std::size_t j = 0; j <= i; ++j) {
      long double score = 0.0L;
      for (std::size_t c = 0; c < 70; ++c) {
        score += static_cast<long double>(input.queries(0, i, c)) * input.keys(0, j, c);
      }
      powers.push_back(std::exp(score / std::sqrt(70.0L)));
      sum += powers.back();
    }
    for (std::size_t j = 0; j < 300; ++j) {
      const double weight = j <= i ? static_cast<double>(powers[j] / sum) : 0.0;
      CHECK(std::abs(head.weights(i, j) - weight) < 1e-6);
    }
    for (std::size_t d = 0; d < 70; ++d) {
      long double output = 0.0L;
      for (std::size_t j = 0; j <= i; ++j) output += powers[j] / sum * input.values(0, j, d);
      CHECK(std::abs(head.output(i, d) - static_cast<double>(output)) < 1e-5);
      CHECK(std::abs(tiled(i, d) - static_cast<double>(output)) < 1e-5);
    }
  }
}

TEST_CASE("scores that grow from tile to tile, and large ones, make no NaN") {
  Rows keys;
  for (int j = 0; j < 64; ++j) keys.push_back({j < 32 ? -1e4 * (32 - j) : 1e4 * j});
  AttentionInput input = single_head({{1}, {-1}}, keys, keys);
  input.scoring = Scoring::dot;
  const FloatTensor<2> output = attend(input).heads[0].output;
  CHECK(output(0, 0) == 63e4f);  // The largest score takes all.
  CHECK(output(1, 0) == -32e4f);
}

TEST_CASE("without the weights no memory is needed for pairs of query and key") {
  constexpr std::size_t width = 8;
  const auto need = [](std::size_t count, Weights weights) {
    const AttentionInput input = one_head(count, width);
    return test::memory_of([&] { attend(input, weights); });
  };
  // Double the tokens, double the memory; the N x N weights alone would be 16 MB.
  const std::size_t thousand = need(1024, Weights::dropped);
  const std::size_t two_thousand = need(2048, Weights::dropped);
  CHECK(two_thousand < 2 * thousand + 1024);
  CHECK(two_thousand < 2048 * width * 60);
  CHECK(need(1024, Weights::returned) > 1024 * 1024 * sizeof(float));
}

TEST_CASE("the largest sizes are taken, and larger ones refused") {
  Random random(1);
  AttentionInput wide;
  wide.queries = tensor<3>(random, {8, 2, 256}, 1.0);
  wide.keys = tensor<3>(random, {1, 4096, 256}, 1.0);
  wide.values = tensor<3>(random, {1, 4096, 256}, 1.0);
  CHECK(attend(wide).result.shape(1) == 8 * 256);
  refuses(ErrorCode::too_large, "keys", "keys has 4096 rows, but the weights of at most 1024",
          [&] { attend(wide, Weights::returned); });
  const auto too_large = [](const char* field, auto spoil) {
    AttentionInput input = one_head(2, 2);
    spoil(input);
    refuses(ErrorCode::too_large, field, "at most", [&] { attend(input); });
  };
  too_large("queries", [](auto& in) { in.queries = filled<3>({1, 4097, 2}, 1.0); });
  too_large("values", [](auto& in) { in.values = filled<3>({1, 2, 257}, 1.0); });
  too_large("queries", [](auto& in) { in.queries = filled<3>({9, 2, 2}, 1.0); });
  refuses(ErrorCode::too_large, "queries", "weights of at most 1024",
          [&] { attend(one_head(1025, 1), Weights::returned); });
}

TEST_CASE("what a float32 cannot hold is refused") {
  AttentionInput input = single_head({{1}}, {{1}}, {{1e39}});
  refuses(ErrorCode::overflow, "values", "values[0][0] is 1e+39, too large for a float32",
          [&] { attend(input); });
  input = single_head({{1e30}}, {{1e30}}, {{1}});
  input.scale = 1e300;
  refuses(ErrorCode::overflow, "scaled_scores", "scaled_scores[0][0] became too large",
          [&] { attend(input); });
  input.scale = 1e248;
  input.mask.bias = matrix({{1e308}});
  refuses(ErrorCode::overflow, "masked_scores", "masked_scores[0][0] became too large",
          [&] { attend(input); });
  input = single_head({{1}}, {{1}}, {{3e38, 3e38}});
  input.output_projection = matrix({{1}, {1}});
  refuses(ErrorCode::overflow, "result", "too large for a float32", [&] { attend(input); });
  input = single_head({{1}}, {{1}}, {{1}});
  input.temperature = 0.0;
  refuses(ErrorCode::out_of_range, "temperature", "temperature is 0", [&] { attend(input); });
}

}  // namespace attention
