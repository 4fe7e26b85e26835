// The Kullback-Leibler divergence of each row.
#include <algorithm>
#include <attention/divergence.hpp>
#include <attention/input.hpp>
#include <cmath>
#include <limits>
#include <numbers>

#include "checks.hpp"

namespace attention {

namespace {

constexpr double sum_tolerance = 1e-6;

void check_sizes(const Tensor<2>& wanted, const Tensor<2>& weights) {
  require(!is_absent(wanted.shape()), ErrorCode::missing, "wanted",
          {named("wanted"), " is missing"});
  require(!is_absent(weights.shape()), ErrorCode::missing, "weights",
          {named("weights"), " is missing"});
  require(wanted.size() > 0, ErrorCode::empty, "wanted", {named("wanted"), " has no numbers"});
  for (const std::size_t size : wanted.shape()) {
    require(size <= max_trace_tokens, ErrorCode::too_large, "wanted",
            {named("wanted"), " has ", wanted.shape(0), " x ", wanted.shape(1),
             " numbers, at most ", max_trace_tokens, " x ", max_trace_tokens, " can be compared"});
  }
  require(weights.shape() == wanted.shape(), ErrorCode::length_mismatch, "weights",
          {named("weights"), " has ", weights.shape(0), " x ", weights.shape(1), " numbers, ",
           named("wanted"), " has ", wanted.shape(0), " x ", wanted.shape(1),
           "; both must have the same"});
}

/// Each row must be shares of 1, or where `may_be_empty` all 0.
void check_shares(std::string_view field, const Tensor<2>& rows, bool may_be_empty) {
  require_finite_input(field, rows);
  for (std::size_t i = 0; i < rows.shape(0); ++i) {
    double sum = 0.0;
    for (std::size_t j = 0; j < rows.shape(1); ++j) {
      sum += rows(i, j);
      if (rows(i, j) >= 0.0) continue;
      fail(ErrorCode::out_of_range, field,
           {place_text(rows.shape(), i * rows.shape(1) + j), " of ", named(field), " is ",
            rows(i, j), ", but must not be negative"});
    }
    require(std::abs(sum - 1.0) <= sum_tolerance || (may_be_empty && sum == 0.0),
            ErrorCode::out_of_range, field,
            {"row ", i + 1, " of ", named(field), " sums to ", sum, ", but must sum to 1"});
  }
}

}  // namespace

Divergence divergence(const Tensor<2>& wanted, const Tensor<2>& weights) {
  check_sizes(wanted, weights);
  check_shares("wanted", wanted, false);
  check_shares("weights", weights, true);
  Divergence result;
  result.divergence = Tensor<1>::from_shape({wanted.shape(0)});
  result.is_infinite = BoolVector::from_shape({wanted.shape(0)});
  for (std::size_t i = 0; i < wanted.shape(0); ++i) {
    // divergence[i] = sum over j of p log(p / q). The natural logarithm would bring its tables,
    // which are a twentieth of the WebAssembly module; that to the base of 10 has none.
    double sum = 0.0;
    bool is_infinite = false;
    for (std::size_t j = 0; j < wanted.shape(1); ++j) {
      const double p = wanted(i, j);
      if (p == 0.0) continue;
      is_infinite = is_infinite || weights(i, j) == 0.0;
      const double q = std::max(weights(i, j), std::numeric_limits<double>::min());
      sum += p * (std::log10(p) - std::log10(q)) * std::numbers::ln10;
    }
    // Sums that are 1 but for rounding may carry it below 0.
    result.divergence(i) = std::max(sum, 0.0);
    result.is_infinite(i) = is_infinite;
  }
  return result;
}

}  // namespace attention
