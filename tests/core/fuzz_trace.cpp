// Fuzzer: any input gives a sound trace or an InputError, and nothing else.
#include <attention/attention.hpp>
#include <cmath>

#include "fuzz_bytes.hpp"

namespace {

using attention::AttentionInput;
using attention::HeadTrace;
using attention::Tensor;
using attention::test::expect;
using attention::test::FuzzBytes;

template <std::size_t N>
Tensor<N> tensor(FuzzBytes& bytes, const std::array<std::size_t, N>& shape) {
  Tensor<N> result = Tensor<N>::from_shape(shape);
  for (double& value : result) value = bytes.number();
  return result;
}

/// One size of a shape spoiled now and then.
std::size_t size_near(FuzzBytes& bytes, std::size_t size) {
  return bytes.byte() < 250 ? size : bytes.extent();
}

attention::BoolMatrix flags(FuzzBytes& bytes, std::size_t rows, std::size_t columns) {
  attention::BoolMatrix result = attention::BoolMatrix::from_shape({rows, columns});
  for (bool& value : result) value = bytes.byte() < 192;
  return result;
}

AttentionInput decode(FuzzBytes& bytes) {
  AttentionInput input;
  const std::size_t key_heads = 1 + bytes.size(1);
  const std::size_t heads = size_near(bytes, key_heads * (1 + bytes.size(1)));
  const std::size_t queries = bytes.extent();
  const std::size_t keys = bytes.extent();
  const std::size_t width = bytes.extent();
  const std::size_t value_width = bytes.extent();
  const std::uint8_t source = bytes.byte();
  if (source < 160) {
    input.queries = tensor<3>(bytes, {heads, queries, width});
    input.keys = tensor<3>(bytes, {key_heads, size_near(bytes, keys), size_near(bytes, width)});
    input.values = tensor<3>(bytes, {size_near(bytes, key_heads), keys, value_width});
  }
  if (source >= 150) {
    attention::Projection projection;
    const std::size_t embedding = bytes.extent();
    const bool is_cross = bytes.flag();
    const std::size_t context = is_cross ? bytes.extent() : embedding;
    projection.embeddings = tensor<2>(bytes, {queries, embedding});
    if (is_cross) projection.context_embeddings = tensor<2>(bytes, {keys, context});
    projection.query_projection = tensor<3>(bytes, {heads, size_near(bytes, embedding), width});
    projection.key_projection = tensor<3>(bytes, {key_heads, context, size_near(bytes, width)});
    projection.value_projection = tensor<3>(bytes, {key_heads, context, value_width});
    input.projection = projection;
  }
  if (bytes.byte() % 4 == 0) input.positions = static_cast<attention::Positions>(bytes.size(2));
  input.scoring = static_cast<attention::Scoring>(bytes.byte() % 64 == 63 ? 3 : bytes.size(2));
  if (bytes.flag()) input.scale = bytes.number();
  if (bytes.flag()) input.temperature = bytes.number();
  if (bytes.flag()) input.soft_cap = bytes.number();
  input.mask.causal = bytes.flag();
  if (bytes.flag()) input.mask.offset = bytes.flag() ? bytes.integer() : int(bytes.size(6)) - 3;
  if (bytes.flag()) input.mask.window = bytes.flag() ? bytes.integer() : int(bytes.size(4));
  if (bytes.flag()) input.mask.allowed = flags(bytes, queries, size_near(bytes, keys));
  if (bytes.flag()) input.mask.bias = tensor<2>(bytes, {queries, size_near(bytes, keys)});
  std::size_t result_width = heads * value_width;
  if (bytes.flag()) {
    const std::size_t rows = size_near(bytes, result_width);
    result_width = bytes.extent();
    input.output_projection = tensor<2>(bytes, {rows, result_width});
  }
  if (bytes.flag()) {
    const std::size_t words = bytes.extent();
    input.vocabulary =
        attention::Vocabulary{std::vector<std::string>(size_near(bytes, words), "word"),
                              tensor<2>(bytes, {words, size_near(bytes, result_width)})};
  }
  return input;
}

template <class AnyTensor>
void expect_finite(const AnyTensor& tensor, const char* promise) {
  for (const double value : tensor) expect(std::isfinite(value), promise);
}

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
