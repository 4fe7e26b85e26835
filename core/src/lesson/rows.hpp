// A list as a table of one row, and back.
#pragma once

#include <algorithm>
#include <attention/tensor.hpp>

namespace attention::lesson {

/// (N) -> (1, N)
inline Tensor<2> as_row(const Tensor<1>& list) {
  Tensor<2> row = Tensor<2>::from_shape({1, list.size()});
  std::copy(list.begin(), list.end(), row.begin());
  return row;
}

/// (Rows, N) -> (N): row i.
inline Tensor<1> row_of(const Tensor<2>& table, std::size_t i) {
  Tensor<1> row = Tensor<1>::from_shape({table.shape(1)});
  std::copy_n(table.data() + i * table.shape(1), table.shape(1), row.data());
  return row;
}

/// (1, N, D) -> (N, D)
inline Tensor<2> table_of(const Tensor<3>& tables) {
  Tensor<2> table = Tensor<2>::from_shape({tables.shape(1), tables.shape(2)});
  std::copy_n(tables.data(), table.size(), table.data());
  return table;
}

}  // namespace attention::lesson
