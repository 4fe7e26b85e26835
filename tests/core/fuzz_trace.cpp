// Fuzzer: any input gives a sound trace or an InputError, and nothing else.
#include <attention/attention.hpp>
#include <cmath>

#include "fuzz_input.hpp"

namespace {

using attention::AttentionInput;
using attention::HeadTrace;
using attention::test::decode;
using attention::test::expect;
using attention::test::expect_finite;
using attention::test::FuzzBytes;

template <class AnyTensor>
void expect_finite_or_hidden(const AnyTensor& tensor, const char* promise) {
  for (const double value : tensor) {
    expect(std::isfinite(value) || (std::isinf(value) && value < 0), promise);
  }
}

void check_head(const HeadTrace& head) {
  expect_finite(head.queries, "queries are finite");
  expect_finite(head.keys, "keys are finite");
  expect_finite(head.values, "values are finite");
  expect_finite(head.query_lengths, "query_lengths are finite");
  expect_finite(head.key_lengths, "key_lengths are finite");
  expect_finite(head.compared_queries, "compared_queries are finite");
  expect_finite(head.compared_keys, "compared_keys are finite");
  expect_finite(head.products, "products are finite");
  expect_finite(head.partial_scores, "partial_scores are finite");
  expect_finite(head.scores, "scores are finite");
  expect_finite(head.uncapped_scores, "uncapped_scores are finite");
  expect_finite(head.scaled_scores, "scaled_scores are finite");
  expect_finite_or_hidden(head.masked_scores, "masked_scores are finite or -infinity");
  expect_finite(head.row_max, "row_max is finite");
  expect_finite_or_hidden(head.shifted, "shifted is finite or -infinity");
  expect_finite(head.exponentials, "exponentials are finite");
  expect_finite(head.row_sum, "row_sum is finite");
  expect_finite(head.weights, "weights are finite");
  expect_finite(head.partial_weights, "partial_weights are finite");
  expect_finite(head.contributions, "contributions are finite");
  expect_finite(head.partial_outputs, "partial_outputs are finite");
  expect_finite(head.output, "output is finite");
  for (std::size_t i = 0; i < head.weights.shape(0); ++i) {
    double sum = 0.0;
    for (std::size_t j = 0; j < head.weights.shape(1); ++j) sum += head.weights(i, j);
    expect(std::abs(sum - (head.row_is_empty(i) ? 0.0 : 1.0)) < 1e-12, "weights sum to 1 or 0");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzBytes bytes(data, size);
  const AttentionInput input = decode(bytes);
  try {
    const attention::AttentionTrace trace = attention::trace_attention(input);
    for (const HeadTrace& head : trace.heads) check_head(head);
    expect_finite_or_hidden(trace.mask, "the mask is finite or -infinity");
    expect_finite(trace.query_inputs, "query_inputs are finite");
    expect_finite(trace.key_inputs, "key_inputs are finite");
    expect_finite(trace.result_lengths, "result_lengths are finite");
    expect_finite(trace.word_lengths, "word_lengths are finite");
    expect_finite(trace.joined_output, "joined_output is finite");
    expect_finite(trace.result, "the result is finite");
    for (const double cosine : trace.similarities) {
      expect(cosine >= -1.0 && cosine <= 1.0, "similarities lie from -1 to 1");
    }
  } catch (const attention::InputError& error) {
    expect(!error.field().empty() && *error.what() != '\0', "an error names its field");
  }
  return 0;
}
