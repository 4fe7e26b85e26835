// A dictionary asked with a vector: by exact match, and by similarity.
#pragma once

#include <attention/error.hpp>
#include <attention/tensor.hpp>

namespace attention::lesson {

/// Nk entries of a dictionary and what is looked up in it; none of the sizes is above 64.
struct LookupInput {
  Tensor<1> query;   ///< (D)
  Tensor<2> keys;    ///< (Nk, D)
  Tensor<2> values;  ///< (Nk, Dv)

  /// From 0 to infinity, both included: divides the scores before softmax. At 0 the most similar
  /// keys share all weight equally, at infinity all keys do.
  double temperature = 1.0;
};

struct Lookup {
  BoolVector matches;       ///< (Nk) true where the key equals the query number by number
  int found = -1;           ///< the first key that matches; -1 = none
  Tensor<1> scores;         ///< (Nk) cosine of query and key, from -1 to 1; 0 where one is zero
  Tensor<1> weights;        ///< (Nk) softmax of scores / temperature
  Tensor<2> contributions;  ///< (Nk, Dv) w[j] v[j,d]
  Tensor<1> output;         ///< (Dv) sum of the contributions over j
  Tensor<1> similarities;   ///< (Nk) cosine of the output and each value
  int nearest = -1;         ///< the first most similar value; -1 where the output is zero
};

/// Looks the query up. Scores that differ by at most 1e-14 count as equal: rounding alone can set
/// the cosines of one direction that far apart.
/// @throws InputError `empty`, `too_large`, `width_mismatch`, `length_mismatch` for the tables;
/// `not_finite` where a number or the temperature is none; `out_of_range` where the temperature is
/// negative; `overflow` where the output is too large for a double.
Lookup lookup(const LookupInput& input);

}  // namespace attention::lesson
