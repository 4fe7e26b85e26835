// Typed numbers against those of a trace.
#include <attention/check.hpp>
#include <cmath>

#include "checks.hpp"

namespace attention {

namespace {

void require_below(std::string_view field, std::size_t index, std::size_t count) {
  require(index < count, ErrorCode::out_of_range, field,
          {named(field), " is ", index, ", but must be from 0 to ", count - 1});
}

/// How many numbers the list of a term has.
std::size_t term_count(const HeadTrace& head, Term term) {
  switch (term) {
    case Term::product:
    case Term::partial_score:
      return head.products.shape(2);
    case Term::score:
    case Term::exponential:
    case Term::weight:
      return head.scores.shape(1);
    case Term::row_sum:
      return 1;
    case Term::contribution:
    case Term::output:
      return head.output.shape(1);
  }
  fail(ErrorCode::unknown_name, "term", {named("term"), " is none of those known"});
}

/// The right value of number `n` in the list of a term.
double right_value(const HeadTrace& head, Term term, const TermPlace& place, std::size_t n) {
  const std::size_t i = place.query;
  switch (term) {
    case Term::product:
      return head.products(i, place.key, n);
    case Term::partial_score:
      return head.partial_scores(i, place.key, n);
    case Term::score:
      return head.scores(i, n);
    case Term::exponential:
      return head.exponentials(i, n);
    case Term::row_sum:
      return head.row_sum(i);
    case Term::weight:
      return head.weights(i, n);
    case Term::contribution:
      return head.contributions(i, place.key, n);
    case Term::output:
      return head.output(i, n);
  }
  return 0.0;
}

/// The numbers that make number `n` in the list of a term.
std::vector<double> term_factors(const HeadTrace& head, Term term, const TermPlace& place,
                                 std::size_t n) {
  const std::size_t i = place.query;
  const std::size_t j = place.key;
  std::vector<double> factors;
  switch (term) {
    case Term::product:
      return {head.compared_queries(i, n), head.compared_keys(j, n)};
    case Term::partial_score:
      return {n == 0 ? 0.0 : head.partial_scores(i, j, n - 1), head.products(i, j, n)};
    case Term::score:
      for (std::size_t c = 0; c < head.products.shape(2); ++c) {
        factors.push_back(head.products(i, n, c));
      }
      return factors;
    case Term::exponential:
      return {head.masked_scores(i, n), head.row_max(i)};
    case Term::row_sum:
      for (std::size_t k = 0; k < head.exponentials.shape(1); ++k) {
        factors.push_back(head.exponentials(i, k));
      }
      return factors;
    case Term::weight:
      return {head.exponentials(i, n), head.row_sum(i)};
    case Term::contribution:
      return {head.weights(i, j), head.values(j, n)};
    case Term::output:
      for (std::size_t k = 0; k < head.contributions.shape(1); ++k) {
        factors.push_back(head.contributions(i, k, n));
      }
      return factors;
  }
  return factors;
}

bool is_right(double right, const TypedNumber& typed) {
  return std::abs(right - typed.value) <= 0.5 / power_of_ten(typed.decimals) + 1e-9;
}

void check_typed(const std::vector<TypedNumber>& typed, std::size_t count) {
  require(typed.size() == count, ErrorCode::length_mismatch, "typed",
          {named("typed"), " has ", counted(typed.size(), "number"), ", but must have ", count});
  for (std::size_t n = 0; n < count; ++n) {
    require(std::isfinite(typed[n].value), ErrorCode::not_finite, "typed",
            {"number ", n + 1, " of ", named("typed"), " is ", typed[n].value,
             ", but must be a finite number"});
    require(typed[n].decimals >= 0, ErrorCode::out_of_range, "typed",
            {"number ", n + 1, " of ", named("typed"), " has ", typed[n].decimals,
             " decimals, but must not have a negative count of them"});
  }
}

}  // namespace

double power_of_ten(int exponent) {
  // std::pow would bring its tables, which are a tenth of the WebAssembly module.
  double power = 1.0;
  for (int n = 0; n < exponent && std::isfinite(power); ++n) power *= 10.0;
  return power;
}

bool belongs_to_key(Term term) {
  return term == Term::product || term == Term::partial_score || term == Term::contribution;
}

const char* term_field(Term term) {
  switch (term) {
    case Term::product:
      return "products";
    case Term::partial_score:
      return "partial_scores";
    case Term::score:
      return "scores";
    case Term::exponential:
      return "exponentials";
    case Term::row_sum:
      return "row_sum";
    case Term::weight:
      return "weights";
    case Term::contribution:
      return "contributions";
    case Term::output:
      return "output";
  }
  return "unknown_term";
}

ArithmeticCheck check_terms(const AttentionTrace& trace, Term term, const TermPlace& place,
                            const std::vector<TypedNumber>& typed) {
  require_below("head", place.head, trace.heads.size());
  const HeadTrace& head = trace.heads[place.head];
  require_below("query", place.query, head.scores.shape(0));
  if (belongs_to_key(term)) require_below("key", place.key, head.scores.shape(1));
  check_typed(typed, term_count(head, term));

  ArithmeticCheck check;
  check.term = term;
  for (std::size_t n = 0; n < typed.size(); ++n) {
    const double right = right_value(head, term, place, n);
    if (is_right(right, typed[n])) continue;
    check.is_right = false;
    check.index = n;
    check.factors = term_factors(head, term, place, n);
    check.right_value = right;
    check.typed_value = typed[n].value;
    break;
  }
  return check;
}

}  // namespace attention
