// Fuzzer: any input gives finite numbers or an InputError, and where a float32 holds what went in,
// those of the trace.
#include <attention/attend.hpp>
#include <attention/attention.hpp>

#include "fuzz_input.hpp"

namespace {

using attention::AttendedHead;
using attention::AttentionInput;
using attention::HeadTrace;
using attention::InputError;
using attention::Tensor;
using attention::Weights;
using attention::test::decode;
using attention::test::expect;
using attention::test::expect_finite;
using attention::test::FuzzBytes;

/// Whether float32 holds each number, and none is so large that rounding would show.
template <std::size_t N>
bool is_small(const Tensor<N>& tensor) {
  for (const double value : tensor) {
    if (std::abs(value) > 16.0 || value != static_cast<double>(static_cast<float>(value))) {
      return false;
    }
  }
  return true;
}

/// Whether the trace can be compared to 1e-5: nothing amplifies the rounding to float32.
bool is_comparable(const AttentionInput& input) {
  return !input.projection && !input.output_projection && is_small(input.queries) &&
         is_small(input.keys) && is_small(input.values) &&
         std::abs(input.scale.value_or(1.0)) < 4 && input.temperature > 0.25 &&
         (!input.soft_cap || *input.soft_cap < 1e6);
}

void check_head(const AttendedHead& head) {
  expect_finite(head.output, "output is finite");
  expect_finite(head.weights, "weights are finite");
  expect_finite(head.row_sums, "row_sums are finite");
  expect_finite(head.column_sums, "column_sums are finite");
  for (const float sum : head.row_sums) {
    expect(sum == 0.0f || std::abs(sum - 1.0f) < 1e-5f, "weights sum to 1 or 0");
  }
}

void check_agreement(const AttendedHead& head, const HeadTrace& wanted) {
  for (std::size_t index = 0; index < wanted.weights.size(); ++index) {
    expect(std::abs(head.weights.data()[index] - wanted.weights.data()[index]) < 1e-5,
           "weights are the trace's");
  }
  for (std::size_t index = 0; index < wanted.output.size(); ++index) {
    expect(std::abs(head.output.data()[index] - wanted.output.data()[index]) < 16e-5,
           "output is the trace's");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzBytes bytes(data, size);
  const AttentionInput input = decode(bytes);
  try {
    const attention::Attended attended = attention::attend(input, Weights::returned);
    for (const AttendedHead& head : attended.heads) check_head(head);
    expect_finite(attended.result, "the result is finite");
    if (!is_comparable(input)) return 0;
    const attention::AttentionTrace trace = attention::trace_attention(input);
    for (std::size_t h = 0; h < trace.heads.size(); ++h) {
      check_agreement(attended.heads[h], trace.heads[h]);
    }
  } catch (const InputError& error) {
    expect(!error.field().empty() && *error.what() != '\0', "an error names its field");
  }
  return 0;
}
