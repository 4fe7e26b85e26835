// The lookup: equality, then the stages of attention with cosines as scores.
#include <attention/lesson/lookup.hpp>

#include "../stages.hpp"
#include "checks.hpp"
#include "rows.hpp"
#include "tempered.hpp"

namespace attention::lesson {

namespace {

void check(const LookupInput& input) {
  require_count("query", input.query.size(), "number");
  require_finite_input("query", input.query);
  require_table("keys", input.keys);
  require_table("values", input.values);
  require(input.keys.shape(1) == input.query.size(), ErrorCode::width_mismatch, "keys",
          {named("keys"), " has ", counted(input.keys.shape(1), "column"), ", ", named("query"),
           " has ", counted(input.query.size(), "number"), "; both must have the same"});
  require_paired("keys", input.keys.shape(0), input.values);
  require_temperature(input.temperature);
}

bool matches(const Tensor<1>& query, const Tensor<2>& keys, std::size_t j) {
  for (std::size_t c = 0; c < query.size(); ++c) {
    if (query(c) != keys(j, c)) return false;
  }
  return true;
}

}  // namespace

Lookup lookup(const LookupInput& input) {
  check(input);
  const std::size_t key_count = input.keys.shape(0);
  Lookup result;
  result.matches = BoolVector::from_shape({key_count});
  for (std::size_t j = key_count; j-- > 0;) {
    result.matches(j) = matches(input.query, input.keys, j);
    if (result.matches(j)) result.found = static_cast<int>(j);
  }

  const Tensor<2> scores = stages::similarity(as_row(input.query), input.keys);
  const Tensor<2> weights = tempered_softmax(scores, input.temperature);
  const stages::WeightedSum sum = stages::weighted_sum(weights, input.values);
  require_no_overflow("output", sum.output);
  const Tensor<2> similarities = stages::similarity(sum.output, input.values);
  result.scores = row_of(scores, 0);
  result.weights = row_of(weights, 0);
  result.contributions = table_of(sum.contributions);
  result.output = row_of(sum.output, 0);
  result.similarities = row_of(similarities, 0);
  result.nearest = stages::nearest_words(similarities, stages::vector_lengths(sum.output))(0);
  return result;
}

}  // namespace attention::lesson
