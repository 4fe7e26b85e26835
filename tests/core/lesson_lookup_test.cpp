// The dictionary against values worked out by hand, and its limits.
#include <attention/lesson/lookup.hpp>
#include <cmath>

#include "catch.hpp"
#include "helpers.hpp"
#include "refuses.hpp"

namespace attention::lesson {

using test::infinity;
using test::matrix;
using test::not_a_number;
using test::Rows;
using test::rows;

namespace {

/// Three keys, of which the query (3, 4) has the cosines 1, 0.6 and 0.96 with them.
LookupInput dictionary(double temperature) {
  return {{3, 4}, matrix({{3, 4}, {1, 0}, {4, 3}}), matrix({{1, 0}, {0, 1}, {2, 2}}), temperature};
}

std::vector<double> weights_at(LookupInput input, double temperature) {
  input.temperature = temperature;
  const Tensor<1> weights = lookup(input).weights;
  return {weights.begin(), weights.end()};
}

void refuses(const LookupInput& input, ErrorCode code, const std::string& field,
             const std::string& words) {
  test::refuses(code, field, words, [&] { lookup(input); });
}

}  // namespace

TEST_CASE("an exact lookup finds the first key that equals the query in every number") {
  LookupInput input = dictionary(1.0);
  const Lookup first = lookup(input);
  CHECK(first.found == 0);
  CHECK(first.matches(0));
  CHECK_FALSE(first.matches(1));
  CHECK_FALSE(first.matches(2));

  input.keys = matrix({{3, 4.0000001}, {3, 4}, {3, 4}});
  const Lookup second = lookup(input);
  CHECK(second.found == 1);
  CHECK_FALSE(second.matches(0));
  CHECK(second.matches(1));
  CHECK(second.matches(2));

  input.keys = matrix({{6, 8}, {-3, -4}, {0, 0}});
  CHECK(lookup(input).found == -1);
}

TEST_CASE("a lookup by similarity blends the values by softmax of cosine / temperature") {
  const Lookup result = lookup(dictionary(0.2));
  CHECK(result.scores(0) == Approx(1.0).epsilon(1e-15));
  CHECK(result.scores(1) == Approx(0.6).epsilon(1e-15));
  CHECK(result.scores(2) == Approx(0.96).epsilon(1e-15));
  // exp(-0 / 0.2) = 1, exp(-0.4 / 0.2) = e^-2, exp(-0.04 / 0.2) = e^-0.2.
  const double sum = 1.0 + std::exp(-2.0) + std::exp(-0.2);
  const double weights[] = {1.0 / sum, std::exp(-2.0) / sum, std::exp(-0.2) / sum};
  for (std::size_t j = 0; j < 3; ++j) CHECK(result.weights(j) == Approx(weights[j]).epsilon(1e-13));
  const double output[] = {weights[0] + 2 * weights[2], weights[1] + 2 * weights[2]};
  for (std::size_t d = 0; d < 2; ++d) CHECK(result.output(d) == Approx(output[d]).epsilon(1e-13));
  CHECK(result.contributions(1, 0) == 0.0);
  CHECK(result.contributions(2, 1) == Approx(2 * weights[2]).epsilon(1e-13));
  const double length = std::hypot(output[0], output[1]);
  CHECK(result.similarities(0) == Approx(output[0] / length).epsilon(1e-13));
  CHECK(result.similarities(2) == Approx((output[0] + output[1]) / length / std::sqrt(2.0)));
  CHECK(result.nearest == 2);
}

TEST_CASE("temperature 0 gives all weight to the largest score, infinity the same to all") {
  CHECK(weights_at(dictionary(1), 0.0) == std::vector<double>{1, 0, 0});
  CHECK(weights_at(dictionary(1), infinity) == std::vector<double>{1.0 / 3, 1.0 / 3, 1.0 / 3});
  const Lookup hard = lookup(dictionary(0.0));
  CHECK(hard.output(0) == 1.0);
  CHECK(hard.output(1) == 0.0);
  CHECK(hard.nearest == 0);
}

TEST_CASE("temperature 0 shares the weight among all largest, also those of other lengths") {
  LookupInput input = dictionary(0.0);
  input.query = {1, 2, 3};
  input.keys = matrix({{1, 2, 3}, {3, 2, 1}, {3, 6, 9}, {0.1, 0.2, 0.3}});
  input.values = matrix({{1}, {2}, {3}, {4}});
  const std::vector<double> shared = {1.0 / 3, 0, 1.0 / 3, 1.0 / 3};
  CHECK(weights_at(input, 0.0) == shared);
  CHECK(weights_at(input, 1e-9) == shared);
  CHECK(lookup(input).output(0) == Approx(8.0 / 3));
}

TEST_CASE("extreme temperatures equal their limits and are never NaN") {
  test::Random random(7);
  for (int run = 0; run < 50; ++run) {
    CAPTURE(run);
    const std::size_t key_count = random.between(1, 64);
    LookupInput input;
    input.query = random.tensor<1>({3});
    input.keys = random.tensor<2>({key_count, 3});
    input.values = random.tensor<2>({key_count, 2});
    const auto cold = weights_at(input, 0.0);
    const auto hot = weights_at(input, infinity);
    // Below 1e-9 lie those whose division overflows, up to the smallest double.
    for (const double temperature : {1e-9, 1e-300, 5e-324}) {
      const auto weights = weights_at(input, temperature);
      for (std::size_t j = 0; j < key_count; ++j) CHECK(std::abs(weights[j] - cold[j]) <= 1e-8);
    }
    for (const double temperature : {1e9, 1e300, test::largest}) {
      const auto weights = weights_at(input, temperature);
      for (std::size_t j = 0; j < key_count; ++j) CHECK(std::abs(weights[j] - hot[j]) <= 1e-8);
    }
    for (const double weight : hot) CHECK(weight == 1.0 / static_cast<double>(key_count));
  }
}

TEST_CASE("vectors of length zero are like nothing") {
  LookupInput input = dictionary(1.0);
  input.query = {0, 0};
  input.values = matrix({{0, 0}, {0, 0}, {0, 0}});
  const Lookup result = lookup(input);
  for (std::size_t j = 0; j < 3; ++j) {
    CHECK(result.scores(j) == 0.0);
    CHECK(result.weights(j) == 1.0 / 3);
    CHECK(result.similarities(j) == 0.0);
  }
  CHECK(result.nearest == -1);
}

TEST_CASE("the smallest dictionary has one entry, and large numbers do not overflow") {
  const Lookup one = lookup({{-2}, matrix({{-2}}), matrix({{7}}), 1.0});
  CHECK(one.found == 0);
  CHECK(one.weights(0) == 1.0);
  CHECK(one.output(0) == 7.0);
  const Lookup large = lookup({{test::largest},
                               matrix({{test::largest}, {-test::largest}}),
                               matrix({{test::largest}, {test::largest}}),
                               1.0});
  CHECK(large.scores(0) == 1.0);
  CHECK(large.scores(1) == -1.0);
  CHECK(large.weights(0) + large.weights(1) == Approx(1.0));
}

TEST_CASE("a dictionary that cannot be asked throws, and says why") {
  const auto with = [](auto change) {
    LookupInput input = dictionary(1.0);
    change(input);
    return input;
  };
  const auto table = [](std::size_t row_count, std::size_t column_count) {
    return filled<2>({row_count, column_count}, 1.0);
  };
  refuses(with([](auto& it) { it.query = Tensor<1>::from_shape({0}); }), ErrorCode::empty, "query",
          "query has no numbers");
  refuses(with([](auto& it) {
            it.query = {3, 4, 5};
          }),
          ErrorCode::width_mismatch, "keys", "keys has 2 columns, query has 3 numbers");
  refuses(with([](auto& it) {
            it.query = {3, not_a_number};
          }),
          ErrorCode::not_finite, "query", "column 2 of query is NaN");
  refuses(with([&](auto& it) { it.keys = table(0, 2); }), ErrorCode::empty, "keys", "no rows");
  refuses(with([&](auto& it) { it.keys = table(65, 2); }), ErrorCode::too_large, "keys",
          "keys has 65 rows, at most 64");
  refuses(with([&](auto& it) { it.query = filled<1>({65}, 1.0); }), ErrorCode::too_large, "query",
          "65 numbers");
  refuses(with([&](auto& it) { it.values = table(3, 0); }), ErrorCode::empty, "values",
          "no columns");
  refuses(with([&](auto& it) { it.values = table(2, 1); }), ErrorCode::length_mismatch, "values",
          "values has 2 rows, keys has 3");
  refuses(with([](auto& it) { it.values(0, 1) = infinity; }), ErrorCode::not_finite, "values",
          "row 1, column 2 of values is infinity");
  refuses(dictionary(-0.5), ErrorCode::out_of_range, "temperature",
          "temperature is -0.5, but must not be negative");
  refuses(dictionary(-infinity), ErrorCode::out_of_range, "temperature", "-infinity");
  refuses(dictionary(not_a_number), ErrorCode::not_finite, "temperature", "temperature is NaN");
}

}  // namespace attention::lesson
