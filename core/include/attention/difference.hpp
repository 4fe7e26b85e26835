// How one trace differs from another, and where two tables of weights differ most.
#pragma once

#include <attention/error.hpp>
#include <attention/operator.hpp>
#include <attention/trace.hpp>
#include <cstddef>
#include <vector>

namespace attention {

/// What one trace has more than another: below 0 where it has less.
struct Difference {
  std::vector<Tensor<2>> weights;  ///< (H) of (Nq, Nk)
  std::vector<Tensor<2>> output;   ///< (H) of (Nq, Dv)
  Tensor<2> result;                ///< (Nq, Do)
};

/// present - pinned, number by number.
/// @throws InputError `length_mismatch` where the two differ in heads, queries, keys or width;
/// `overflow` where a difference is too large for a double.
Difference difference(const AttentionTrace& present, const AttentionTrace& pinned);

struct LargestDifference {
  double value = 0.0;           ///< |weights - wanted|, not negative
  std::vector<std::size_t> at;  ///< its place, one index for each axis; the first of equals
};

/// (..., Nq, Nk), (..., Nq, Nk): the largest of |weights - wanted|.
/// @throws InputError `missing`, `empty`, `too_large`; `length_mismatch` where the shapes differ or
/// the data do not fill them; `not_finite` where a number is NaN or infinite; `overflow` as above.
LargestDifference largest_difference(const OperatorTensor& weights, const OperatorTensor& wanted);

}  // namespace attention
