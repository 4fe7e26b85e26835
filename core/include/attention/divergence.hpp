// How far weights are from wanted ones.
#pragma once

#include <attention/error.hpp>
#include <attention/tensor.hpp>

namespace attention {

struct Divergence {
  /// (Nq) in nats; 0 where the two rows are the same. A weight of 0 where one is wanted makes the
  /// divergence infinite: it counts as the smallest normal double, which keeps it below 709.
  Tensor<1> divergence;

  BoolVector is_infinite;  ///< (Nq) true where a weight is 0 that is wanted above 0
};

/// (Nq, Nk), (Nq, Nk): divergence[i] = sum over j of p log(p / q), p = wanted[i,j], q =
/// weights[i,j], 0 log 0 = 0 (Kullback and Leibler 1951, "On Information and Sufficiency").
/// @throws InputError where the shapes differ; `not_finite` or `out_of_range` where a number is no
/// share, or a row does not sum to 1 within 1e-6. A row of weights may be all 0 (it sees nothing).
Divergence divergence(const Tensor<2>& wanted, const Tensor<2>& weights);

}  // namespace attention
