// Typed numbers, right and wrong, against a trace worked out by hand.
#include <attention/check.hpp>
#include <cmath>

#include "catch.hpp"
#include "helpers.hpp"
#include "refuses.hpp"

namespace attention {

using test::infinity;
using test::not_a_number;

namespace {

using Numbers = std::vector<double>;
using Typed = std::vector<TypedNumber>;

/// One query of 1, 2 and the keys (3, 4) and (5, -1): products 3, 8 and 5, -2; scores 11 and 3.
/// The scale is ln(2) / 8, so that the weights are 2/3 and 1/3; the outputs are 5 and 10/3.
AttentionTrace by_hand() {
  AttentionInput input = test::single_head({{1, 2}}, {{3, 4}, {5, -1}}, {{6, 5}, {3, 0}});
  input.scale = std::log(2.0) / 8.0;
  return trace_attention(input);
}

void check_wrong(const ArithmeticCheck& check, Term term, std::size_t index, const Numbers& factors,
                 double right, double typed) {
  CHECK_FALSE(check.is_right);
  CHECK(check.term == term);
  CHECK(check.index == index);
  REQUIRE(check.factors.size() == factors.size());
  for (std::size_t n = 0; n < factors.size(); ++n) {
    CHECK(check.factors[n] == Approx(factors[n]).epsilon(1e-14));
  }
  CHECK(check.right_value == Approx(right).epsilon(1e-14));
  CHECK(check.typed_value == typed);
}

}  // namespace

TEST_CASE("right numbers of every term are right") {
  const AttentionTrace trace = by_hand();
  CHECK(check_products(trace, 0, 0, 1, {{5, 0}, {-2, 0}}).is_right);
  CHECK(check_terms(trace, Term::partial_score, {0, 0, 1}, {{5, 0}, {3, 0}}).is_right);
  CHECK(check_scores(trace, 0, 0, {{11, 0}, {3.0, 1}}).is_right);
  CHECK(check_terms(trace, Term::exponential, {0, 0}, {{1, 0}, {0.5, 3}}).is_right);
  CHECK(check_terms(trace, Term::row_sum, {0, 0}, {{1.5, 1}}).is_right);
  CHECK(check_weights(trace, 0, 0, {{0.67, 2}, {0.333, 3}}).is_right);
  CHECK(check_terms(trace, Term::contribution, {0, 0, 0}, {{4, 0}, {3.33, 2}}).is_right);
  CHECK(check_output(trace, 0, 0, {{5, 0}, {3.3333, 4}}).is_right);
}

TEST_CASE("the first wrong number comes with what makes it") {
  const AttentionTrace trace = by_hand();
  check_wrong(check_products(trace, 0, 0, 1, {{5, 0}, {2, 0}}), Term::product, 1, {2, -1}, -2, 2);
  check_wrong(check_terms(trace, Term::partial_score, {0, 0, 0}, {{4, 0}, {12, 0}}),
              Term::partial_score, 0, {0, 3}, 3, 4);
  check_wrong(check_terms(trace, Term::partial_score, {0, 0, 0}, {{3, 0}, {12, 0}}),
              Term::partial_score, 1, {3, 8}, 11, 12);
  check_wrong(check_scores(trace, 0, 0, {{11, 0}, {7, 0}}), Term::score, 1, {5, -2}, 3, 7);
  const double half_score = std::log(2.0) / 8.0;
  check_wrong(check_terms(trace, Term::exponential, {0, 0}, {{1, 0}, {0.6, 1}}), Term::exponential,
              1, {3 * half_score, 11 * half_score}, 0.5, 0.6);
  check_wrong(check_terms(trace, Term::row_sum, {0, 0}, {{1.4, 1}}), Term::row_sum, 0, {1, 0.5},
              1.5, 1.4);
  check_wrong(check_weights(trace, 0, 0, {{0.6, 1}, {0.3, 1}}), Term::weight, 0, {1, 1.5},
              2.0 / 3.0, 0.6);
  check_wrong(check_terms(trace, Term::contribution, {0, 0, 1}, {{1, 0}, {1, 0}}),
              Term::contribution, 1, {1.0 / 3.0, 0}, 0, 1);
  check_wrong(check_output(trace, 0, 0, {{5, 0}, {3.34, 2}}), Term::output, 1, {10.0 / 3.0, 0},
              10.0 / 3.0, 3.34);
}

TEST_CASE("a number is right where the right value rounds to it, a half either way") {
  // Scores 0.125 and -2.5.
  AttentionInput input = test::single_head({{1}}, {{0.125}, {-2.5}}, {{1}, {1}});
  const AttentionTrace trace = trace_attention(input);
  const auto is_right = [&](TypedNumber first, TypedNumber second) {
    return check_scores(trace, 0, 0, {first, second}).is_right;
  };
  CHECK(is_right({0.125, 3}, {-2.5, 1}));
  CHECK(is_right({0.12, 2}, {-2, 0}));
  CHECK(is_right({0.13, 2}, {-3, 0}));
  CHECK(is_right({0.1, 1}, {-2.50, 2}));
  CHECK(is_right({0, 0}, {-2.5000, 4}));
  CHECK_FALSE(is_right({0.1, 2}, {-2.5, 1}));
  CHECK_FALSE(is_right({0.14, 2}, {-2.5, 1}));
  CHECK_FALSE(is_right({0.2, 1}, {-2.5, 1}));
  CHECK_FALSE(is_right({0.125, 3}, {2.5, 1}));
  CHECK_FALSE(is_right({0.125, 3}, {-4, 0}));
}

TEST_CASE("another head and another query have their own numbers") {
  AttentionInput input;
  input.queries = test::heads({{{1}, {2}}, {{3}, {4}}});
  input.keys = test::heads({{{10}}, {{100}}});
  input.values = test::heads({{{1}}, {{2}}});
  const AttentionTrace trace = trace_attention(input);
  CHECK(check_scores(trace, 1, 0, {{300, 0}}).is_right);
  CHECK(check_scores(trace, 0, 1, {{20, 0}}).is_right);
  CHECK_FALSE(check_scores(trace, 0, 1, {{300, 0}}).is_right);
}

TEST_CASE("a row that sees nothing has weights 0, and a hidden key the exponential 0") {
  AttentionInput input = test::with_scores({1, 2});
  input.mask.allowed = BoolMatrix{{false, false}};
  const AttentionTrace trace = trace_attention(input);
  CHECK(check_weights(trace, 0, 0, {{0, 0}, {0, 0}}).is_right);
  check_wrong(check_weights(trace, 0, 0, {{0.5, 1}, {0.5, 1}}), Term::weight, 0, {0, 0}, 0, 0.5);
  CHECK(check_terms(trace, Term::exponential, {0, 0}, {{1, 0}, {0, 0}}).factors ==
        Numbers{-infinity, 0});
}

TEST_CASE("every term has the name of a field of the trace") {
  CHECK(std::string(term_field(Term::product)) == "products");
  CHECK(std::string(term_field(Term::partial_score)) == "partial_scores");
  CHECK(std::string(term_field(Term::score)) == "scores");
  CHECK(std::string(term_field(Term::exponential)) == "exponentials");
  CHECK(std::string(term_field(Term::row_sum)) == "row_sum");
  CHECK(std::string(term_field(Term::weight)) == "weights");
  CHECK(std::string(term_field(Term::contribution)) == "contributions");
  CHECK(std::string(term_field(Term::output)) == "output");
}

TEST_CASE("typed numbers that cannot be checked throw, and say why") {
  const AttentionTrace trace = by_hand();
  const auto refuses = [&](Term term, TermPlace place, const Typed& typed, ErrorCode code,
                           const std::string& field) {
    test::refuses(code, field, field, [&] { check_terms(trace, term, place, typed); });
  };
  const Typed two = {{1, 0}, {1, 0}};
  refuses(Term::score, {0, 0, 0}, {}, ErrorCode::length_mismatch, "typed");
  refuses(Term::weight, {0, 0, 0}, {{1, 0}}, ErrorCode::length_mismatch, "typed");
  refuses(Term::row_sum, {0, 0, 0}, two, ErrorCode::length_mismatch, "typed");
  refuses(Term::score, {0, 0, 0}, {{1, 0}, {not_a_number, 0}}, ErrorCode::not_finite, "typed");
  refuses(Term::output, {0, 0, 0}, {{infinity, 0}, {1, 0}}, ErrorCode::not_finite, "typed");
  refuses(Term::score, {0, 0, 0}, {{1, -1}, {1, 0}}, ErrorCode::out_of_range, "typed");
  refuses(Term::score, {1, 0, 0}, two, ErrorCode::out_of_range, "head");
  refuses(Term::score, {0, 1, 0}, two, ErrorCode::out_of_range, "query");
  refuses(Term::product, {0, 0, 2}, two, ErrorCode::out_of_range, "key");
  refuses(static_cast<Term>(8), {0, 0, 0}, two, ErrorCode::unknown_name, "term");
  CHECK_NOTHROW(check_terms(trace, Term::score, {0, 0, 2}, two));  // Scores have no key.
}

}  // namespace attention
