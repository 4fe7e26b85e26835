// What holds for every input, over seeded random ones.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "catch.hpp"
#include "helpers.hpp"

namespace attention {

using test::infinity;
using test::random_input;

namespace {

constexpr std::uint64_t seed_count = 60;

double largest_difference(const Tensor<2>& left, const Tensor<2>& right) {
  double difference = 0.0;
  for (std::size_t index = 0; index < left.size(); ++index) {
    difference = std::max(difference, std::abs(left.data()[index] - right.data()[index]));
  }
  return difference;
}

/// The same tensor with its rows in another order.
Tensor<3> with_rows(const Tensor<3>& tensor, const std::vector<std::size_t>& order) {
  Tensor<3> result = tensor;
  for (std::size_t h = 0; h < tensor.shape(0); ++h) {
    for (std::size_t j = 0; j < tensor.shape(1); ++j) {
      for (std::size_t c = 0; c < tensor.shape(2); ++c) result(h, j, c) = tensor(h, order[j], c);
    }
  }
  return result;
}

}  // namespace

TEST_CASE("the weights of a query sum to 1, or are all 0 where it sees nothing") {
  for (std::uint64_t seed = 0; seed < seed_count; ++seed) {
    CAPTURE(seed);
    for (const HeadTrace& head : trace_attention(random_input(seed)).heads) {
      for (std::size_t i = 0; i < head.weights.shape(0); ++i) {
        double sum = 0.0;
        for (std::size_t j = 0; j < head.weights.shape(1); ++j) {
          CHECK((head.weights(i, j) >= 0.0 && head.weights(i, j) <= 1.0));
          sum += head.weights(i, j);
          const double before = j == 0 ? 0.0 : head.partial_weights(i, j - 1);
          CHECK(std::abs(head.partial_weights(i, j) - before - head.weights(i, j)) < 1e-15);
        }
        CHECK(std::abs(sum - (head.row_is_empty(i) ? 0.0 : 1.0)) < 1e-12);
        const double last = head.partial_weights(i, head.weights.shape(1) - 1);
        CHECK(std::abs(last - (head.row_is_empty(i) ? 0.0 : 1.0)) < 1e-12);
      }
    }
  }
}

TEST_CASE("the products sum to the scores and the contributions to the output, in order") {
  for (std::uint64_t seed = 0; seed < seed_count; ++seed) {
    CAPTURE(seed);
    for (const HeadTrace& head : trace_attention(random_input(seed)).heads) {
      const auto [query_count, key_count, width] = head.products.shape();
      for (std::size_t i = 0; i < query_count; ++i) {
        for (std::size_t j = 0; j < key_count; ++j) {
          double sum = 0.0;
          for (std::size_t c = 0; c < width; ++c) {
            sum += head.products(i, j, c);
            CHECK(head.partial_scores(i, j, c) == sum);
          }
          CHECK(head.scores(i, j) == sum);
        }
        for (std::size_t d = 0; d < head.values.shape(1); ++d) {
          double sum = 0.0;
          for (std::size_t j = 0; j < key_count; ++j) {
            sum += head.contributions(i, j, d);
            CHECK(head.partial_outputs(i, j, d) == sum);
          }
          CHECK(head.output(i, d) == sum);
        }
      }
    }
  }
}

TEST_CASE("adding one number to all scores changes no weight") {
  for (std::uint64_t seed = 0; seed < seed_count; ++seed) {
    CAPTURE(seed);
    AttentionInput input = random_input(seed);
    const AttentionTrace before = trace_attention(input);
    Tensor<2> bias = before.mask;
    for (double& value : bias) value += 5.0;
    input.mask.bias = bias;
    const AttentionTrace after = trace_attention(input);
    for (std::size_t h = 0; h < before.heads.size(); ++h) {
      CHECK(largest_difference(before.heads[h].weights, after.heads[h].weights) < 1e-12);
    }
  }
}

TEST_CASE("the order of the keys, moved with their values, changes no output") {
  for (std::uint64_t seed = 0; seed < seed_count; ++seed) {
    CAPTURE(seed);
    AttentionInput input = random_input(seed);
    input.mask = Mask{};
    const AttentionTrace before = trace_attention(input);
    std::vector<std::size_t> order(input.keys.shape(1));
    std::iota(order.rbegin(), order.rend(), std::size_t{0});
    input.keys = with_rows(input.keys, order);
    input.values = with_rows(input.values, order);
    CHECK(largest_difference(before.result, trace_attention(input).result) < 1e-12);
  }
}

TEST_CASE("a causal mask never sees ahead") {
  for (std::uint64_t seed = 0; seed < seed_count; ++seed) {
    CAPTURE(seed);
    AttentionInput input = random_input(seed);
    input.mask.causal = true;
    const AttentionTrace before = trace_attention(input);
    const std::size_t last = input.keys.shape(1) - 1;
    for (std::size_t c = 0; c < input.keys.shape(2); ++c) input.keys(0, last, c) += 1.0;
    for (std::size_t d = 0; d < input.values.shape(2); ++d) input.values(0, last, d) -= 1.0;
    const AttentionTrace after = trace_attention(input);
    for (std::size_t h = 0; h < before.heads.size(); ++h) {
      for (std::size_t i = 0; i < std::min(last, input.queries.shape(1)); ++i) {
        for (std::size_t j = i + 1; j <= last; ++j) CHECK(before.heads[h].weights(i, j) == 0.0);
        for (std::size_t d = 0; d < input.values.shape(2); ++d) {
          CHECK(before.heads[h].output(i, d) == after.heads[h].output(i, d));
        }
      }
    }
  }
}

TEST_CASE("the output lies between the smallest and the largest value that is seen") {
  for (std::uint64_t seed = 0; seed < seed_count; ++seed) {
    CAPTURE(seed);
    for (const HeadTrace& head : trace_attention(random_input(seed)).heads) {
      for (std::size_t i = 0; i < head.output.shape(0); ++i) {
        if (head.row_is_empty(i)) continue;
        for (std::size_t d = 0; d < head.output.shape(1); ++d) {
          double low = infinity;
          double high = -infinity;
          for (std::size_t j = 0; j < head.values.shape(0); ++j) {
            if (head.masked_scores(i, j) == -infinity) continue;
            low = std::min(low, head.values(j, d));
            high = std::max(high, head.values(j, d));
          }
          CHECK(head.output(i, d) >= low - 1e-12);
          CHECK(head.output(i, d) <= high + 1e-12);
        }
      }
    }
  }
}

TEST_CASE("a trace agrees with attention written as one formula") {
  for (std::uint64_t seed = 0; seed < seed_count; ++seed) {
    CAPTURE(seed);
    AttentionInput input = random_input(seed);
    input.scoring = Scoring::scaled_dot;
    input.soft_cap.reset();
    input.mask = Mask{};
    const AttentionTrace trace = trace_attention(input);
    const std::size_t group = input.queries.shape(0) / input.keys.shape(0);
    const double root = std::sqrt(static_cast<double>(input.queries.shape(2)));
    for (std::size_t h = 0; h < trace.heads.size(); ++h) {
      for (std::size_t i = 0; i < input.queries.shape(1); ++i) {
        for (std::size_t d = 0; d < input.values.shape(2); ++d) {
          long double top = 0.0L;
          long double bottom = 0.0L;
          for (std::size_t j = 0; j < input.keys.shape(1); ++j) {
            long double score = 0.0L;
            for (std::size_t c = 0; c < input.queries.shape(2); ++c) {
              score +=
                  static_cast<long double>(input.queries(h, i, c)) * input.keys(h / group, j, c);
            }
            const long double power = std::exp(score / root / input.temperature);
            top += power * input.values(h / group, j, d);
            bottom += power;
          }
          CHECK(trace.heads[h].output(i, d) ==
                Approx(static_cast<double>(top / bottom)).margin(1e-12));
        }
      }
    }
  }
}

}  // namespace attention
