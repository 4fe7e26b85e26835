// Fuzzer: any operator input gives finite output of the right shape or an InputError.
#include <attention/operator.hpp>
#include <cmath>

#include "fuzz_bytes.hpp"

namespace {

using attention::OperatorInput;
using attention::OperatorOutput;
using attention::OperatorTensor;
using attention::test::expect;
using attention::test::FuzzBytes;

/// Data for the shape, and now and then a shape that is a lie.
OperatorTensor tensor(FuzzBytes& bytes, std::vector<std::size_t> shape) {
  OperatorTensor result;
  result.shape = shape;
  std::size_t count = 1;
  for (const std::size_t size : shape) count *= size;
  for (std::size_t index = 0; index < count; ++index) result.data.push_back(bytes.number());
  if (bytes.byte() == 255 && !shape.empty()) {
    result.shape[bytes.size(shape.size() - 1)] = static_cast<std::size_t>(bytes.integer());
  }
  return result;
}

OperatorTensor input_tensor(FuzzBytes& bytes, bool is_rank_3, std::size_t batches,
                            std::size_t heads, std::size_t rows, std::size_t width) {
  if (is_rank_3) return tensor(bytes, {batches, rows, heads * width});
  return tensor(bytes, {batches, heads, rows, width});
}

attention::OperatorMask mask(FuzzBytes& bytes, const std::vector<std::size_t>& full) {
  attention::OperatorMask result;
  std::vector<std::size_t> shape(full.begin() + static_cast<std::ptrdiff_t>(bytes.size(3)),
                                 full.end());
  for (std::size_t& size : shape) {
    if (bytes.byte() % 4 == 0) size = 1;
  }
  result.is_boolean = bytes.flag();
  result.tensor = tensor(bytes, shape);
  if (result.is_boolean && bytes.byte() < 250) {
    for (double& value : result.tensor.data) value = value > 0.0 ? 1.0 : 0.0;
  }
  return result;
}

OperatorInput decode(FuzzBytes& bytes) {
  OperatorInput input;
  const bool is_rank_3 = bytes.flag();
  const std::size_t batches = bytes.extent();
  const std::size_t key_heads = bytes.extent();
  const std::size_t heads = key_heads * bytes.extent();
  const std::size_t queries = bytes.extent();
  const std::size_t fresh = bytes.extent();
  const std::size_t past = bytes.flag() ? bytes.size(3) : 0;
  const std::size_t width = bytes.extent();
  const std::size_t value_width = bytes.extent();
  input.q = input_tensor(bytes, is_rank_3, batches, heads, queries, width);
  input.k = input_tensor(bytes, is_rank_3, batches, key_heads, fresh, width);
  input.v = input_tensor(bytes, is_rank_3, batches, key_heads, fresh, value_width);
  if (is_rank_3 || bytes.byte() > 200) {
    input.q_num_heads = heads;
    input.kv_num_heads = bytes.byte() < 250 ? key_heads : bytes.size(4);
  }
  if (past > 0) {
    input.past_key = tensor(bytes, {batches, key_heads, past, width});
    if (bytes.byte() < 250) {
      input.past_value = tensor(bytes, {batches, key_heads, past, value_width});
    }
  }
  if (bytes.flag()) input.attn_mask = mask(bytes, {batches, heads, queries, past + fresh});
  if (bytes.flag()) {
    input.nonpad_kv_seqlen.emplace();
    for (std::size_t b = 0; b < batches; ++b) {
      input.nonpad_kv_seqlen->push_back(bytes.byte() < 240 ? std::int64_t(bytes.size(past + fresh))
                                                           : bytes.integer());
    }
  }
  input.is_causal = bytes.flag();
  if (bytes.flag()) input.scale = bytes.number();
  if (bytes.flag()) input.softcap = bytes.number();
  input.qk_matmul_output_mode = static_cast<attention::QkMatmulOutput>(bytes.size(4));
  return input;
}

void check_shape(const OperatorTensor& tensor) {
  std::size_t count = 1;
  for (const std::size_t size : tensor.shape) count *= size;
  expect(count == tensor.data.size(), "each output's data fill its shape");
}

void check(const OperatorInput& input, const OperatorOutput& output) {
  check_shape(output.y);
  check_shape(output.present_key);
  check_shape(output.present_value);
  check_shape(output.qk_matmul_output);
  for (const double value : output.y.data) expect(std::isfinite(value), "y is finite");
  expect(output.y.shape.size() == input.q.shape.size(), "y has the rank of q");
  if (input.qk_matmul_output_mode != attention::QkMatmulOutput::weights) return;
  const std::size_t keys = output.qk_matmul_output.shape.back();
  for (std::size_t start = 0; start < output.qk_matmul_output.data.size(); start += keys) {
    double sum = 0.0;
    for (std::size_t j = 0; j < keys; ++j) sum += output.qk_matmul_output.data[start + j];
    expect(sum == 0.0 || std::abs(sum - 1.0) < 1e-12, "weights sum to 1 or 0");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  FuzzBytes bytes(data, size);
  const OperatorInput input = decode(bytes);
  try {
    check(input, attention::attention_operator(input));
  } catch (const attention::InputError& error) {
    expect(!error.field().empty() && *error.what() != '\0', "an error names its field");
  }
  return 0;
}
