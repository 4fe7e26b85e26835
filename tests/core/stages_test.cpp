// Each stage against values worked out by hand.
#include <cmath>
#include <numbers>
#include <sine.hpp>
#include <stages.hpp>

#include "catch.hpp"
#include "helpers.hpp"

namespace attention {

using test::heads;
using test::infinity;
using test::largest;
using test::matrix;
using test::not_a_number;
using test::Rows;
using test::rows;
using test::tables;

TEST_CASE("sine and cosine agree with the standard library's") {
  for (double angle = 0.0; angle < 8192.0; angle += 0.37) {
    CAPTURE(angle);
    CHECK(std::abs(sine(angle) - std::sin(angle)) < 1e-15);
    CHECK(std::abs(cosine(angle) - std::cos(angle)) < 1e-15);
  }
  CHECK(sine(0.0) == 0.0);
  CHECK(cosine(0.0) == 1.0);
  CHECK(sine(std::numbers::pi / 6) == Approx(0.5).epsilon(1e-15));
}

TEST_CASE("sinusoidal positions have a sine and a cosine for each wavelength") {
  // 10000^(0/4) = 1, 10000^(2/4) = 100: sin 1, cos 1, sin 0.01, cos 0.01.
  const Tensor<2> positions = stages::sinusoidal_positions(3, 4);
  CHECK(rows(positions)[0] == std::vector<double>{0, 1, 0, 1});
  CHECK(positions(1, 0) == Approx(0.8414709848078965).epsilon(1e-15));
  CHECK(positions(1, 1) == Approx(0.5403023058681398).epsilon(1e-15));
  CHECK(positions(1, 2) == Approx(0.009999833334166664).epsilon(1e-14));
  CHECK(positions(1, 3) == Approx(0.9999500004166653).epsilon(1e-15));
  CHECK(positions(2, 0) == Approx(0.9092974268256817).epsilon(1e-15));  // sin 2

  const Tensor<2> odd = stages::sinusoidal_positions(4096, 3);
  CHECK(odd(4095, 2) == Approx(std::sin(4095 / std::pow(10000.0, 2.0 / 3.0))).margin(1e-13));
  CHECK(odd(4095, 1) == Approx(std::cos(4095.0)).margin(1e-15));
}

TEST_CASE("add adds number by number") {
  CHECK(rows(stages::add(matrix({{1, 2}, {3, 4}}), matrix({{10, 0}, {-3, 0.5}}))) ==
        Rows{{11, 2}, {0, 4.5}});
}

TEST_CASE("project multiplies each row by the matrix") {
  const Tensor<2> projected =
      stages::project(matrix({{1, 2}, {0, -1}}), matrix({{1, 0, 3}, {2, 1, 0}}));
  // Row 0: 1 (1,0,3) + 2 (2,1,0). Row 1: -1 (2,1,0).
  CHECK(rows(projected) == Rows{{5, 2, 3}, {-2, -1, 0}});
}

TEST_CASE("head_of takes one head out of all") {
  CHECK(rows(stages::head_of(heads({{{1, 2}}, {{3, 4}}}), 1)) == Rows{{3, 4}});
}

TEST_CASE("vector_lengths gives the Euclidean length, exactly where it is exact") {
  const Tensor<1> lengths = stages::vector_lengths(matrix({{3, 4}, {0, 0}, {-5, 12}, {1, 1}}));
  CHECK(lengths(0) == 5.0);
  CHECK(lengths(1) == 0.0);
  CHECK(lengths(2) == 13.0);
  CHECK(lengths(3) == std::sqrt(2.0));
}

TEST_CASE("vector_lengths neither overflows nor vanishes where the squares would") {
  const Tensor<1> lengths = stages::vector_lengths(matrix({{3e200, 4e200}, {3e-200, 4e-200}}));
  CHECK(lengths(0) == Approx(5e200).epsilon(1e-15));
  CHECK(lengths(1) == Approx(5e-200).epsilon(1e-15));
}

TEST_CASE("unit_vectors have length 1 at every size, and zero stays zero") {
  const double smallest = std::numeric_limits<double>::denorm_min();
  const Tensor<2> units = stages::unit_vectors(
      matrix({{3, 4}, {3e300, -4e300}, {3 * smallest, 4 * smallest}, {largest, largest}, {0, 0}}));
  CHECK(units(0, 0) == Approx(0.6).epsilon(1e-15));
  CHECK(units(0, 1) == Approx(0.8).epsilon(1e-15));
  CHECK(units(1, 0) == Approx(0.6).epsilon(1e-15));
  CHECK(units(1, 1) == Approx(-0.8).epsilon(1e-15));
  CHECK(units(2, 0) == Approx(0.6).epsilon(1e-15));
  CHECK(units(2, 1) == Approx(0.8).epsilon(1e-15));
  CHECK(units(3, 0) == Approx(std::sqrt(0.5)).epsilon(1e-15));
  CHECK(units(4, 0) == 0.0);
  CHECK(units(4, 1) == 0.0);
}

TEST_CASE("dot_product keeps every product and every running sum") {
  const stages::DotProduct dot =
      stages::dot_product(matrix({{1, 2, 3}}), matrix({{4, 5, 6}, {-1, 0, 2}}));
  CHECK(tables(dot.products) == std::vector<Rows>{{{4, 10, 18}, {-1, 0, 6}}});
  CHECK(tables(dot.partial_scores) == std::vector<Rows>{{{4, 14, 32}, {-1, -1, 5}}});
  CHECK(rows(dot.scores) == Rows{{32, 5}});
}

TEST_CASE("scale_scores multiplies by the scale and divides by the temperature") {
  CHECK(rows(stages::scale_scores(matrix({{8, -4}}), 0.5, 2.0)) == Rows{{2, -1}});
}

TEST_CASE("scale_scores overflows only where the scaled score itself is too large") {
  CHECK(rows(stages::scale_scores(matrix({{1e308, -3.0}}), 1e308, 1e308)) == Rows{{1e308, -3.0}});
  CHECK(rows(stages::scale_scores(matrix({{largest}}), largest, largest)) == Rows{{largest}});
  CHECK(rows(stages::scale_scores(matrix({{largest}}), 4.0, 2.0)) == Rows{{infinity}});
  CHECK(rows(stages::scale_scores(matrix({{-infinity}}), 2.0, 4.0)) == Rows{{-infinity}});
}

TEST_CASE("soft_cap bends scores towards the cap") {
  const Tensor<2> capped = stages::soft_cap(matrix({{0, 2, -2, 1000}}), 2.0);
  CHECK(capped(0, 0) == 0.0);
  CHECK(capped(0, 1) == Approx(1.5231883119).epsilon(1e-10));  // 2 tanh(1), tanh(1) = 0.76159415595
  CHECK(capped(0, 2) == -capped(0, 1));
  CHECK(capped(0, 3) == 2.0);
}

TEST_CASE("soft_cap leaves a score alone where the cap is far away, and survives tiny caps") {
  CHECK(stages::soft_cap(matrix({{0.1}}), 1e308)(0, 0) == 0.1);
  CHECK(stages::soft_cap(matrix({{largest}}), 1e-320)(0, 0) == 1e-320);
  CHECK(stages::soft_cap(matrix({{largest}}), largest)(0, 0) == Approx(0.76159415595 * largest));
}

TEST_CASE("combine_mask: causal hides what comes later") {
  Mask mask;
  mask.causal = true;
  CHECK(rows(stages::combine_mask(mask, 2, 3)) ==
        Rows{{0, -infinity, -infinity}, {0, 0, -infinity}});
}

TEST_CASE("combine_mask: the offset moves the queries along the keys") {
  Mask mask;
  mask.causal = true;
  mask.offset = 1;
  CHECK(rows(stages::combine_mask(mask, 2, 3)) == Rows{{0, 0, -infinity}, {0, 0, 0}});
  mask.offset = -1;
  CHECK(rows(stages::combine_mask(mask, 2, 2)) == Rows{{-infinity, -infinity}, {0, -infinity}});
}

TEST_CASE("combine_mask: the furthest offsets are no accident") {
  Mask mask;
  mask.causal = true;
  mask.offset = std::numeric_limits<int>::max();
  CHECK(rows(stages::combine_mask(mask, 1, 2)) == Rows{{0, 0}});
  mask.window = 1;
  CHECK(rows(stages::combine_mask(mask, 1, 2)) == Rows{{-infinity, -infinity}});
  mask.offset = std::numeric_limits<int>::min();
  CHECK(rows(stages::combine_mask(mask, 2, 1)) == Rows{{-infinity}, {-infinity}});
}

TEST_CASE("combine_mask: the window looks to both sides") {
  Mask mask;
  mask.window = 2;
  CHECK(rows(stages::combine_mask(mask, 3, 4)) ==
        Rows{{0, 0, -infinity, -infinity}, {0, 0, 0, -infinity}, {-infinity, 0, 0, 0}});
}

TEST_CASE("combine_mask: a key is seen only where every part of the mask agrees") {
  Mask mask;
  mask.causal = true;
  mask.window = 2;
  mask.allowed = BoolMatrix{{true, true, true}, {false, true, true}, {true, true, true}};
  mask.bias = matrix({{0.5, 1, 1}, {1, -2, 1}, {1, -infinity, 3}});
  CHECK(rows(stages::combine_mask(mask, 3, 3)) ==
        Rows{{0.5, -infinity, -infinity}, {-infinity, -2, -infinity}, {-infinity, -infinity, 3}});
}

TEST_CASE("apply_mask adds, and hides whatever the score was") {
  CHECK(rows(stages::apply_mask(matrix({{1, 2}}), matrix({{0.5, -infinity}}))) ==
        Rows{{1.5, -infinity}});
  CHECK(stages::apply_mask(matrix({{not_a_number}}), matrix({{-infinity}}))(0, 0) == -infinity);
  CHECK(stages::apply_mask(matrix({{infinity}}), matrix({{-infinity}}))(0, 0) == -infinity);
}

TEST_CASE("softmax of 0, ln 2, ln 5 is 1/8, 2/8, 5/8") {
  const stages::Softmax softmax = stages::softmax(matrix({{0, std::log(2.0), std::log(5.0)}}));
  CHECK(softmax.row_max(0) == std::log(5.0));
  CHECK(softmax.shifted(0, 0) == -std::log(5.0));
  CHECK(softmax.exponentials(0, 0) == Approx(0.2).epsilon(1e-15));
  CHECK(softmax.exponentials(0, 2) == 1.0);
  CHECK(softmax.row_sum(0) == Approx(1.6).epsilon(1e-15));
  CHECK(softmax.weights(0, 0) == Approx(0.125).epsilon(1e-15));
  CHECK(softmax.weights(0, 1) == Approx(0.25).epsilon(1e-15));
  CHECK(softmax.weights(0, 2) == Approx(0.625).epsilon(1e-15));
  CHECK(softmax.partial_weights(0, 0) == Approx(0.125).epsilon(1e-15));
  CHECK(softmax.partial_weights(0, 1) == Approx(0.375).epsilon(1e-15));
  CHECK(softmax.partial_weights(0, 2) == Approx(1.0).epsilon(1e-15));
  CHECK_FALSE(softmax.row_is_empty(0));
}

TEST_CASE("softmax of scores near 1000 and -800 is that of the same scores near 0") {
  // e^0, e^1, e^-1 are 1, 2.718282, 0.367879; their sum is 4.086161.
  const Tensor<2> high = stages::softmax(matrix({{1000, 1001, 999}})).weights;
  CHECK(high(0, 0) == Approx(0.244728).margin(5e-7));
  CHECK(high(0, 1) == Approx(0.665241).margin(5e-7));
  CHECK(high(0, 2) == Approx(0.090031).margin(5e-7));
  const Tensor<2> low = stages::softmax(matrix({{-800, -801, -802}})).weights;
  CHECK(low(0, 0) == Approx(0.665241).margin(5e-7));
  CHECK(low(0, 1) == Approx(0.244728).margin(5e-7));
  CHECK(low(0, 2) == Approx(0.090031).margin(5e-7));
}

TEST_CASE("softmax of equal scores is even") {
  CHECK(rows(stages::softmax(matrix({{7, 7, 7, 7}})).weights) == Rows{{0.25, 0.25, 0.25, 0.25}});
}

TEST_CASE("softmax of a row that sees nothing is 0 everywhere and marked empty") {
  const stages::Softmax softmax = stages::softmax(matrix({{-infinity, -infinity}, {0, -infinity}}));
  CHECK(softmax.row_is_empty(0));
  CHECK(softmax.row_max(0) == 0.0);
  CHECK(softmax.row_sum(0) == 0.0);
  CHECK(softmax.shifted(0, 0) == -infinity);
  CHECK(softmax.exponentials(0, 1) == 0.0);
  CHECK(rows(softmax.weights) == Rows{{0, 0}, {1, 0}});
  CHECK(rows(softmax.partial_weights) == Rows{{0, 0}, {1, 1}});
  CHECK_FALSE(softmax.row_is_empty(1));
}

TEST_CASE("softmax of the furthest scores apart gives all weight to the higher") {
  CHECK(rows(stages::softmax(matrix({{largest, -largest}})).weights) == Rows{{1, 0}});
}

TEST_CASE("weighted_sum keeps every contribution and every running sum") {
  const stages::WeightedSum sum =
      stages::weighted_sum(matrix({{0.25, 0.75}}), matrix({{4, 8}, {-4, 0}}));
  CHECK(tables(sum.contributions) == std::vector<Rows>{{{1, 2}, {-3, 0}}});
  CHECK(tables(sum.partial_outputs) == std::vector<Rows>{{{1, 2}, {-2, 2}}});
  CHECK(rows(sum.output) == Rows{{-2, 2}});
}

TEST_CASE("weighted_sum: a value of weight 0 adds nothing, whatever it is") {
  const Tensor<2> output =
      stages::weighted_sum(matrix({{0, 1, 0}}), matrix({{not_a_number}, {3}, {infinity}})).output;
  CHECK(output(0, 0) == 3.0);
}

TEST_CASE("similarity is the cosine with each word") {
  const Tensor<2> cosines = stages::similarity(matrix({{2, 0}, {0, 0}}),
                                               matrix({{5, 0}, {0, 1}, {-3, 0}, {1, 1}, {0, 0}}));
  CHECK(cosines(0, 0) == 1.0);
  CHECK(cosines(0, 1) == 0.0);
  CHECK(cosines(0, 2) == -1.0);
  CHECK(cosines(0, 3) == Approx(std::sqrt(0.5)).epsilon(1e-15));
  CHECK(cosines(0, 4) == 0.0);
  CHECK(cosines(1, 0) == 0.0);
}

TEST_CASE("nearest_words is the first of the most similar, and none for a result of length zero") {
  const auto nearest =
      stages::nearest_words(matrix({{0.5, 0.9, 0.9}, {0, 0, 0}}), Tensor<1>{1.4, 0.0});
  CHECK(nearest(0) == 1);
  CHECK(nearest(1) == -1);
}

}  // namespace attention
