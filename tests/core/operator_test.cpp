// The ONNX operator against values worked out by hand.
#include <attention/operator.hpp>
#include <cmath>

#include "catch.hpp"
#include "helpers.hpp"

namespace attention {

using test::infinity;
using test::not_a_number;

namespace {

using Numbers = std::vector<double>;

/// One batch and head of width 1 whose query is 1, so that the scores are the keys.
OperatorInput with_keys(const Numbers& keys, const Numbers& values, std::size_t queries = 1) {
  OperatorInput input;
  input.q = {{1, 1, queries, 1}, Numbers(queries, 1.0)};
  input.k = {{1, 1, keys.size(), 1}, keys};
  input.v = {{1, 1, values.size(), 1}, values};
  return input;
}

Numbers rounded(Numbers numbers) {
  for (double& number : numbers) number = std::round(number * 1e9) / 1e9;
  return numbers;
}

}  // namespace

TEST_CASE("the operator weighs values by the softmax of the scores") {
  // Weights 1/3 and 2/3.
  const OperatorOutput out = attention_operator(with_keys({0, std::log(2.0)}, {3, 6}));
  CHECK(out.y.shape == std::vector<std::size_t>{1, 1, 1, 1});
  CHECK(out.y.data[0] == Approx(5.0).epsilon(1e-15));
  CHECK(out.present_key.data == Numbers{0, std::log(2.0)});
  CHECK(out.present_value.data == Numbers{3, 6});
}

TEST_CASE("the operator's scale is 1 / sqrt(width) unless given, and 0 is a scale") {
  OperatorInput input;
  input.q = {{1, 1, 1, 4}, {1, 1, 1, 1}};
  input.k = {{1, 1, 2, 4}, {3, 0, 0, 1, 0, 0, 0, 0}};
  input.v = {{1, 1, 2, 1}, {1, 3}};
  CHECK(attention_operator(input).qk_matmul_output.data == Numbers{2, 0});
  input.scale = 10.0;
  CHECK(attention_operator(input).qk_matmul_output.data == Numbers{40, 0});
  input.scale = 0.0;
  CHECK(attention_operator(input).y.data == Numbers{2});
}

TEST_CASE("the operator's four modes give the matrix after each stage") {
  OperatorInput input = with_keys({2, 0}, {1, 2});
  input.softcap = 2.0;
  input.attn_mask = {false, {{1, 2}, {-infinity, 1}}};
  CHECK(attention_operator(input).qk_matmul_output.data == Numbers{2, 0});
  input.qk_matmul_output_mode = QkMatmulOutput::soft_capped;
  CHECK(attention_operator(input).qk_matmul_output.data[0] == Approx(1.5231883119));  // 2 tanh(1)
  input.qk_matmul_output_mode = QkMatmulOutput::masked;
  CHECK(attention_operator(input).qk_matmul_output.data == Numbers{-infinity, 1});
  input.qk_matmul_output_mode = QkMatmulOutput::weights;
  CHECK(attention_operator(input).qk_matmul_output.data == Numbers{0, 1});
}

TEST_CASE("the operator in rank 3 deals the columns out to the heads and back") {
  OperatorInput input;
  input.q = {{1, 2, 2}, {1, 1, 1, 1}};
  input.k = {{1, 1, 2}, {1, 1}};
  input.v = {{1, 1, 4}, {1, 2, 3, 4}};
  input.q_num_heads = 2;
  input.kv_num_heads = 2;
  const OperatorOutput out = attention_operator(input);
  CHECK(out.y.shape == std::vector<std::size_t>{1, 2, 4});
  CHECK(out.y.data == Numbers{1, 2, 3, 4, 1, 2, 3, 4});
  CHECK(out.qk_matmul_output.shape == std::vector<std::size_t>{1, 2, 2, 1});
  CHECK(out.present_value.shape == std::vector<std::size_t>{1, 2, 1, 2});
}

TEST_CASE("the operator shares each key head among neighbouring query heads") {
  OperatorInput input;
  input.q = {{1, 4, 1, 1}, {1, 2, 3, 4}};
  input.k = {{1, 2, 1, 1}, {10, 100}};
  input.v = {{1, 2, 1, 1}, {7, 8}};
  const OperatorOutput out = attention_operator(input);
  CHECK(out.qk_matmul_output.data == Numbers{10, 20, 300, 400});
  CHECK(out.y.data == Numbers{7, 7, 8, 8});
}

TEST_CASE("the operator keeps batches apart") {
  OperatorInput input;
  input.q = {{2, 1, 1, 1}, {1, 2}};
  input.k = {{2, 1, 1, 1}, {3, 5}};
  input.v = {{2, 1, 1, 1}, {7, 9}};
  const OperatorOutput out = attention_operator(input);
  CHECK(out.qk_matmul_output.data == Numbers{3, 10});
  CHECK(out.y.data == Numbers{7, 9});
}

TEST_CASE("the operator stands the past before the new keys, and causal counts from there") {
  OperatorInput input = with_keys({0, 0}, {30, 60}, 2);
  input.past_key = OperatorTensor{{1, 1, 1, 1}, {0}};
  input.past_value = OperatorTensor{{1, 1, 1, 1}, {0}};
  input.is_causal = true;
  const OperatorOutput out = attention_operator(input);
  CHECK(out.present_value.shape == std::vector<std::size_t>{1, 1, 3, 1});
  CHECK(out.present_value.data == Numbers{0, 30, 60});
  CHECK(rounded(out.y.data) == Numbers{15, 30});  // Query 0 sees 0, 30; query 1 sees 0, 30, 60.
}

TEST_CASE("the operator takes a past of no keys") {
  OperatorInput input = with_keys({0, 0}, {30, 60}, 2);
  input.past_key = input.past_value = OperatorTensor{{1, 1, 0, 1}, {}};
  input.is_causal = true;
  CHECK(attention_operator(input).y.data == Numbers{30, 45});
}

TEST_CASE("nonpad_kv_seqlen hides the keys behind it and moves the causal edge") {
  OperatorInput input = with_keys({0, 0, 0}, {2, 4, 90}, 2);
  input.nonpad_kv_seqlen = {2};
  CHECK(attention_operator(input).y.data == Numbers{3, 3});
  input.is_causal = true;
  CHECK(attention_operator(input).y.data == Numbers{2, 3});
  input.nonpad_kv_seqlen = {1};  // Offset -1: query 0 sees nothing.
  CHECK(attention_operator(input).y.data == Numbers{0, 2});
  input.nonpad_kv_seqlen = {0};
  CHECK(attention_operator(input).y.data == Numbers{0, 0});
}

TEST_CASE("with a past, nonpad_kv_seqlen hides but does not move the causal edge") {
  OperatorInput input = with_keys({0, 0}, {4, 6}, 2);
  input.past_key = input.past_value = OperatorTensor{{1, 1, 1, 1}, {0}};
  input.nonpad_kv_seqlen = {2};
  input.is_causal = true;
  CHECK(attention_operator(input).y.data == Numbers{2, 2});
}

TEST_CASE("attn_mask of rank 2, 3 and 4 broadcasts over batch, head and query") {
  OperatorInput input;
  input.q = {{2, 2, 2, 1}, Numbers(8, 1.0)};
  input.k = {{2, 2, 2, 1}, Numbers(8, 0.0)};
  input.v = {{2, 2, 2, 1}, {1, 2, 1, 2, 1, 2, 1, 2}};
  // Each query sees one key alone, and gives 1 or 2.
  input.attn_mask = {true, {{2, 2}, {1, 0, 0, 1}}};
  CHECK(attention_operator(input).y.data == Numbers{1, 2, 1, 2, 1, 2, 1, 2});
  input.attn_mask = {true, {{1, 2}, {0, 1}}};
  CHECK(attention_operator(input).y.data == Numbers(8, 2.0));
  input.attn_mask = {true, {{2, 1, 2}, {1, 0, 0, 1}}};
  CHECK(attention_operator(input).y.data == Numbers{1, 1, 2, 2, 1, 1, 2, 2});
  input.attn_mask = {true, {{2, 1, 1, 2}, {1, 0, 0, 1}}};
  CHECK(attention_operator(input).y.data == Numbers{1, 1, 1, 1, 2, 2, 2, 2});
  input.attn_mask = {true, {{1, 2, 2, 2}, {1, 0, 0, 1, 0, 1, 1, 0}}};
  CHECK(attention_operator(input).y.data == Numbers{1, 2, 2, 1, 1, 2, 2, 1});
}

TEST_CASE("keys behind the end of attn_mask are hidden") {
  OperatorInput input = with_keys({0, 0, 0}, {2, 4, 90});
  input.attn_mask = {false, {{1, 2}, {0, 0}}};
  CHECK(attention_operator(input).y.data == Numbers{3});
  input.attn_mask = {true, {{1, 1}, {1}}};
  CHECK(attention_operator(input).y.data == Numbers{2});
}

TEST_CASE("a row that sees nothing gives 0 in every mode") {
  OperatorInput input = with_keys({1, 2}, {3, 4});
  input.attn_mask = {true, {{1, 2}, {0, 0}}};
  CHECK(attention_operator(input).y.data == Numbers{0});
  input.qk_matmul_output_mode = QkMatmulOutput::weights;
  CHECK(attention_operator(input).qk_matmul_output.data == Numbers{0, 0});
}

TEST_CASE("NaN and infinity behind a mask reach no output") {
  OperatorInput input = with_keys({0, not_a_number, infinity}, {5, infinity, not_a_number});
  input.attn_mask = {true, {{1, 3}, {1, 0, 0}}};
  input.softcap = 0.5;
  CHECK(attention_operator(input).y.data == Numbers{5});
  input.attn_mask.reset();
  input.nonpad_kv_seqlen = {1};
  CHECK(attention_operator(input).y.data == Numbers{5});
  input.is_causal = true;
  CHECK(attention_operator(input).y.data == Numbers{5});
}

TEST_CASE("a float mask's lowest float32 hides all but everything") {
  OperatorInput input = with_keys({0, 0}, {5, 7});
  input.attn_mask = {false, {{1, 2}, {0, -3.4028234663852886e38}}};
  CHECK(attention_operator(input).y.data == Numbers{5});
}

TEST_CASE("float16_to_double reads every kind of half-precision number") {
  CHECK(float16_to_double(0x3c00) == 1.0);
  CHECK(float16_to_double(0xc000) == -2.0);
  CHECK(float16_to_double(0x3555) == 0.333251953125);  // 1365 / 4096
  CHECK(float16_to_double(0x7bff) == 65504.0);
  CHECK(float16_to_double(0x0400) == 0x1p-14);
  CHECK(float16_to_double(0x0001) == 0x1p-24);
  CHECK(float16_to_double(0x03ff) == 1023 * 0x1p-24);
  CHECK(float16_to_double(0x7c00) == infinity);
  CHECK(float16_to_double(0xfc00) == -infinity);
  CHECK(std::isnan(float16_to_double(0x7e00)));
  CHECK(std::signbit(float16_to_double(0x8000)));
}

TEST_CASE("bfloat16_to_double reads every kind of bfloat16 number") {
  CHECK(bfloat16_to_double(0x3f80) == 1.0);
  CHECK(bfloat16_to_double(0xc000) == -2.0);
  CHECK(bfloat16_to_double(0x3eab) == 0.333984375);  // 171 / 512
  CHECK(bfloat16_to_double(0x7f7f) == 0x1.fep127);
  CHECK(bfloat16_to_double(0x0001) == 0x1p-133);
  CHECK(bfloat16_to_double(0xff80) == -infinity);
  CHECK(std::isnan(bfloat16_to_double(0x7fc0)));
  CHECK(std::signbit(bfloat16_to_double(0x8000)));
}

}  // namespace attention
