// Helpers that shape plain tables into an input.
#include <algorithm>
#include <attention/input.hpp>

#include "checks.hpp"

namespace attention {

Tensor<2> matrix_from_rows(std::string_view field, const std::vector<std::vector<double>>& rows) {
  require(!rows.empty(), ErrorCode::empty, field,
          {named(field), " has no rows, but needs at least one"});
  const std::size_t width = rows.front().size();
  Tensor<2> matrix = Tensor<2>::from_shape({rows.size(), width});
  for (std::size_t i = 0; i < rows.size(); ++i) {
    require(rows[i].size() == width, ErrorCode::ragged, field,
            {named(field), ": row ", i + 1, " has ", counted(rows[i].size(), "number"),
             ", row 1 has ", width, "; all rows must have the same number"});
    std::copy(rows[i].begin(), rows[i].end(), matrix.data() + i * width);
  }
  require(width > 0, ErrorCode::empty, field,
          {named(field), " has no columns, but needs at least one"});
  return matrix;
}

Tensor<3> split_heads(std::string_view field, const Tensor<2>& matrix, std::size_t heads) {
  const std::size_t columns = matrix.shape(1);
  require(heads > 0 && columns % heads == 0, ErrorCode::head_mismatch, field,
          {named(field), " has ", counted(columns, "column"), ", which cannot be shared out to ",
           counted(heads, "head"), "; the columns must be a multiple of the heads"});
  const std::size_t width = columns / heads;
  Tensor<3> split = Tensor<3>::from_shape({heads, matrix.shape(0), width});
  for (std::size_t h = 0; h < heads; ++h) {
    for (std::size_t i = 0; i < matrix.shape(0); ++i) {
      for (std::size_t c = 0; c < width; ++c) split(h, i, c) = matrix(i, h * width + c);
    }
  }
  return split;
}

}  // namespace attention
