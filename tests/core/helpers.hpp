// What several tests of the core share: short ways to write tensors and inputs, and seeded numbers.
#pragma once

#include <array>
#include <attention/attention.hpp>
#include <cstdint>
#include <limits>
#include <vector>

namespace attention::test {

using Rows = std::vector<std::vector<double>>;

inline constexpr double infinity = std::numeric_limits<double>::infinity();
inline constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();
inline constexpr double largest = std::numeric_limits<double>::max();

inline Tensor<2> matrix(const Rows& rows) { return matrix_from_rows("test", rows); }

/// One (rows, columns) table for each head.
inline Tensor<3> heads(const std::vector<Rows>& tables) {
  const std::size_t row_count = tables.front().size();
  const std::size_t column_count = tables.front().front().size();
  Tensor<3> tensor = Tensor<3>::from_shape({tables.size(), row_count, column_count});
  for (std::size_t h = 0; h < tables.size(); ++h) {
    for (std::size_t i = 0; i < row_count; ++i) {
      for (std::size_t c = 0; c < column_count; ++c) tensor(h, i, c) = tables[h][i][c];
    }
  }
  return tensor;
}

/// A matrix as plain rows, which Catch2 compares and prints.
inline Rows rows(const Tensor<2>& tensor) {
  Rows result;
  for (std::size_t i = 0; i < tensor.shape(0); ++i) {
    result.emplace_back();
    for (std::size_t c = 0; c < tensor.shape(1); ++c) result.back().push_back(tensor(i, c));
  }
  return result;
}

/// The same for each matrix of a tensor of rank 3.
inline std::vector<Rows> tables(const Tensor<3>& tensor) {
  std::vector<Rows> result;
  for (std::size_t h = 0; h < tensor.shape(0); ++h) {
    Rows table(tensor.shape(1));
    for (std::size_t i = 0; i < tensor.shape(1); ++i) {
      for (std::size_t c = 0; c < tensor.shape(2); ++c) table[i].push_back(tensor(h, i, c));
    }
    result.push_back(table);
  }
  return result;
}

inline AttentionInput single_head(const Rows& queries, const Rows& keys, const Rows& values) {
  AttentionInput input;
  input.queries = heads({queries});
  input.keys = heads({keys});
  input.values = heads({values});
  return input;
}

/// Queries and keys of width 1 whose scores are the numbers given: one query, q = 1, k[j] = s[j].
inline AttentionInput with_scores(const std::vector<double>& scores) {
  Rows keys;
  for (const double score : scores) keys.push_back({score});
  AttentionInput input = single_head({{1.0}}, keys, keys);
  input.scoring = Scoring::dot;
  return input;
}

/// SplitMix64: the same numbers on every machine.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  /// From 0 to below 1.
  double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }

  /// From `low` to `high`, both included.
  std::size_t between(std::size_t low, std::size_t high) {
    return low + static_cast<std::size_t>(next() % (high - low + 1));
  }

  /// Numbers from -3 to 3.
  template <std::size_t N>
  Tensor<N> tensor(const std::array<std::size_t, N>& shape) {
    Tensor<N> result = Tensor<N>::from_shape(shape);
    for (double& value : result) value = 6.0 * unit() - 3.0;
    return result;
  }

 private:
  std::uint64_t state_;
};

/// A valid input of random sizes, scoring, scale, cap and mask.
inline AttentionInput random_input(std::uint64_t seed) {
  Random random(seed);
  const std::size_t key_heads = random.between(1, 2);
  const std::size_t head_count = key_heads * random.between(1, 3);
  const std::size_t query_count = random.between(1, 6);
  const std::size_t key_count = random.between(1, 6);
  const std::size_t width = random.between(1, 5);
  AttentionInput input;
  input.queries = random.tensor<3>({head_count, query_count, width});
  input.keys = random.tensor<3>({key_heads, key_count, width});
  input.values = random.tensor<3>({key_heads, key_count, random.between(1, 5)});
  input.scoring = static_cast<Scoring>(random.between(0, 2));
  input.temperature = 0.25 + 2.0 * random.unit();
  if (random.between(0, 2) == 0) input.soft_cap = 0.5 + 4.0 * random.unit();
  if (random.between(0, 2) == 0) input.mask.causal = true;
  if (random.between(0, 2) == 0) input.mask.window = static_cast<int>(random.between(1, 4));
  if (random.between(0, 2) == 0) input.mask.bias = random.tensor<2>({query_count, key_count});
  return input;
}

}  // namespace attention::test
