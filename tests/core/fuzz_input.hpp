// A fuzzer's bytes decoded into the input of an attention, mostly one that can be computed.
#pragma once

#include <attention/input.hpp>
#include <cmath>

#include "fuzz_bytes.hpp"

namespace attention::test {

template <std::size_t N>
Tensor<N> tensor(FuzzBytes& bytes, const std::array<std::size_t, N>& shape) {
  Tensor<N> result = Tensor<N>::from_shape(shape);
  for (double& value : result) value = bytes.number();
  return result;
}

/// One size of a shape spoiled now and then.
inline std::size_t size_near(FuzzBytes& bytes, std::size_t size) {
  return bytes.byte() < 250 ? size : bytes.extent();
}

inline BoolMatrix flags(FuzzBytes& bytes, std::size_t rows, std::size_t columns) {
  BoolMatrix result = BoolMatrix::from_shape({rows, columns});
  for (bool& value : result) value = bytes.byte() < 192;
  return result;
}

inline AttentionInput decode(FuzzBytes& bytes) {
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
    Projection projection;
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
  if (bytes.byte() % 4 == 0) input.positions = static_cast<Positions>(bytes.size(2));
  input.scoring = static_cast<Scoring>(bytes.byte() % 64 == 63 ? 3 : bytes.size(2));
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
    input.vocabulary = Vocabulary{std::vector<std::string>(size_near(bytes, words), "word"),
                                  tensor<2>(bytes, {words, size_near(bytes, result_width)})};
  }
  return input;
}

template <class AnyTensor>
void expect_finite(const AnyTensor& tensor, const char* promise) {
  for (const double value : tensor) expect(std::isfinite(value), promise);
}

}  // namespace attention::test
