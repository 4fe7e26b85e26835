// "Check my arithmetic": numbers that a person typed against those of a trace, and the first term
// that is wrong.
#pragma once

#include <attention/error.hpp>
#include <attention/trace.hpp>
#include <cstddef>
#include <vector>

namespace attention {

/// A number as a person typed it: 0.10 has the value 0.1 and 2 decimals.
struct TypedNumber {
  double value = 0.0;
  int decimals = 0;  ///< digits behind the point, not negative
};

/// 10 x 10 x ... with `exponent` factors, 1 for 0. Up to 10^22 it is exact.
double power_of_ten(int exponent);

/// What a typed number stands for.
enum class Term {
  product,        ///< of compared q[i,c] and compared k[j,c]
  partial_score,  ///< the sum of the partial score before (0 for the first) and a product
  score,          ///< the sum of the products over c
  exponential,    ///< exp(masked score - row maximum)
  row_sum,        ///< the sum of the exponentials over j
  weight,         ///< exponential / row sum
  contribution,   ///< weight w[i,j] times v[j,d]
  output,         ///< the sum of the contributions over j
};

/// The name of the trace's field that holds the right values, such as "partial_scores".
const char* term_field(Term term);

/// Whether a list of such terms belongs to one query and one key, rather than to a query alone.
bool belongs_to_key(Term term);

/// Whether all typed numbers are right; where not, what stands in the way first.
struct ArithmeticCheck {
  bool is_right = true;
  Term term = Term::product;
  std::size_t index = 0;        ///< of the first wrong number in the list that was typed
  std::vector<double> factors;  ///< the numbers that make it, in the order of the term's formula
  double right_value = 0.0;
  double typed_value = 0.0;
};

/// Where a list of terms lies in a trace; all count from 0. `key` is for those terms alone that
/// belong to one: products, partial scores and contributions.
struct TermPlace {
  std::size_t head = 0;
  std::size_t query = 0;
  std::size_t key = 0;
};

/// A typed number is right where the right value, rounded to as many decimals, equals it: where
/// |right - typed| <= 0.5 x 10^-decimals + 1e-9, so that either rounding of a half is right.
///
/// `typed` has Dk numbers for products and partial scores; Nk for scores, exponentials and weights;
/// 1 for a row sum; Dv for contributions and the output.
///
/// @throws InputError `length_mismatch` for another count, `not_finite` where a typed number is not
/// finite, `out_of_range` where the place or a count of decimals is.
ArithmeticCheck check_terms(const AttentionTrace& trace, Term term, const TermPlace& place,
                            const std::vector<TypedNumber>& typed);

/// The products of query and key.
inline ArithmeticCheck check_products(const AttentionTrace& trace, std::size_t head,
                                      std::size_t query, std::size_t key,
                                      const std::vector<TypedNumber>& typed) {
  return check_terms(trace, Term::product, {head, query, key}, typed);
}

/// The scores of a query.
inline ArithmeticCheck check_scores(const AttentionTrace& trace, std::size_t head,
                                    std::size_t query, const std::vector<TypedNumber>& typed) {
  return check_terms(trace, Term::score, {head, query}, typed);
}

/// The weights of a query.
inline ArithmeticCheck check_weights(const AttentionTrace& trace, std::size_t head,
                                     std::size_t query, const std::vector<TypedNumber>& typed) {
  return check_terms(trace, Term::weight, {head, query}, typed);
}

/// The output of a query.
inline ArithmeticCheck check_output(const AttentionTrace& trace, std::size_t head,
                                    std::size_t query, const std::vector<TypedNumber>& typed) {
  return check_terms(trace, Term::output, {head, query}, typed);
}

}  // namespace attention
