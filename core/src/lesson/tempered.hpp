// A softmax at any temperature, both limits included.
#pragma once

#include <attention/tensor.hpp>

namespace attention::lesson {

/// (Nq, Nk): exp((s[i,j] - max_i) / temperature), the temperature from 0 to infinity. At 0 it is 1
/// for the largest score of the row and 0 for all others; at infinity it is 1 for all.
/// Scores are finite, of size 1 or so: what is at most 1e-14 below the largest counts as equal to
/// it, because rounding alone sets it apart.
Tensor<2> tempered_exponentials(const Tensor<2>& scores, double temperature);

/// (Nq, Nk): the same, each row divided by its sum.
Tensor<2> tempered_softmax(const Tensor<2>& scores, double temperature);

}  // namespace attention::lesson
