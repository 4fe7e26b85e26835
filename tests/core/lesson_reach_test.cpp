// Reach and costs against what is counted by hand, and against closed formulas.
#include <algorithm>
#include <attention/lesson/reach.hpp>
#include <string>

#include "catch.hpp"
#include "refuses.hpp"

namespace attention::lesson {

namespace {

ReachInput layers_of(LayerKind kind, std::size_t length, std::size_t width, std::size_t layers,
                     std::size_t dimension = 1) {
  ReachInput input;
  input.kind = kind;
  input.length = length;
  input.width = width;
  input.layers = layers;
  input.dimension = dimension;
  return input;
}

/// The rows of one layer as texts such as "110".
std::vector<std::string> picture(const Reach& reach, std::size_t layer) {
  const std::size_t length = reach.connections.shape(0);
  std::vector<std::string> rows(length);
  for (std::size_t i = 0; i < length; ++i) {
    for (std::size_t j = 0; j < length; ++j) rows[i] += reach.reach(layer, i, j) ? '1' : '0';
  }
  return rows;
}

constexpr auto windows = {LayerKind::convolution, LayerKind::sliding_window};

}  // namespace

TEST_CASE("a window of three sees one more on either side with each layer") {
  for (const LayerKind kind : windows) {
    const Reach result = reach(layers_of(kind, 5, 3, 4));
    using Picture = std::vector<std::string>;
    CHECK(picture(result, 0) == Picture{"11000", "11100", "01110", "00111", "00011"});
    CHECK(picture(result, 1) == Picture{"11100", "11110", "11111", "01111", "00111"});
    CHECK(picture(result, 2) == Picture{"11110", "11111", "11111", "11111", "01111"});
    CHECK(picture(result, 3) == Picture{"11111", "11111", "11111", "11111", "11111"});
    CHECK(std::equal(result.connections.begin(), result.connections.end(), result.reach.begin()));
    CHECK(result.middle == 2);
    const std::vector<int> reached(result.reached.begin(), result.reached.end());
    CHECK(reached == std::vector<int>{3, 5, 5, 5});
    CHECK(result.layers_needed == 4);
    CHECK(result.longest_path == 4);
  }
}

TEST_CASE("attention sees every input at once, whatever the width") {
  for (const std::size_t length : {1u, 2u, 64u}) {
    const Reach result = reach(layers_of(LayerKind::attention, length, 1, 2));
    for (const bool is_seen : result.reach) CHECK(is_seen);
    CHECK(result.reached(0) == static_cast<int>(length));
    CHECK(result.layers_needed == 1);
    CHECK(result.longest_path == (length > 1 ? 1 : 0));
  }
}

TEST_CASE("reach and layers needed are those of the formulas") {
  for (std::size_t length = 1; length <= 64; length += 7) {
    for (std::size_t width = 1; width <= 127; width += 6) {
      CAPTURE(length, width);
      const Reach result = reach(layers_of(LayerKind::sliding_window, length, width, 3));
      const std::size_t side = (width - 1) / 2;
      for (std::size_t layer = 0; layer < 3; ++layer) {
        std::size_t middle_sees = 0;
        bool is_as_formula = true;
        for (std::size_t i = 0; i < length; ++i) {
          for (std::size_t j = 0; j < length; ++j) {
            const bool is_seen = std::max(i, j) - std::min(i, j) <= (layer + 1) * side;
            is_as_formula = is_as_formula && result.reach(layer, i, j) == is_seen;
            middle_sees += i == length / 2 && is_seen ? 1 : 0;
          }
        }
        CHECK(is_as_formula);
        CHECK(result.reached(layer) == static_cast<int>(middle_sees));
      }
      // (N - 1) / side layers, rounded up, and at least one.
      const std::size_t needed = length == 1 ? 1 : side == 0 ? 0 : (length - 1 + side - 1) / side;
      CHECK(result.layers_needed == static_cast<int>(needed));
      CHECK(result.longest_path == static_cast<int>(length == 1 ? 0 : needed));
    }
  }
}

TEST_CASE("a window of one never sees another position") {
  const Reach result = reach(layers_of(LayerKind::convolution, 4, 1, 64));
  CHECK(picture(result, 63) == std::vector<std::string>{"1000", "0100", "0010", "0001"});
  CHECK(result.layers_needed == 0);
  CHECK(result.longest_path == 0);
}

TEST_CASE("multiply-adds are those of the closed formulas") {
  for (const std::size_t length : {1u, 2u, 7u, 64u}) {
    for (const std::size_t width : {1u, 3u, 9u, 127u}) {
      for (const std::size_t dimension : {1u, 8u, 4096u}) {
        CAPTURE(length, width, dimension);
        // Each place of the window misses as many outputs as it lies outside the sentence for.
        double pairs = 0.0;
        const int side = static_cast<int>(width - 1) / 2;
        for (int offset = -side; offset <= side; ++offset) {
          pairs += std::max(0, static_cast<int>(length) - std::abs(offset));
        }
        const double n = static_cast<double>(length);
        const double d = static_cast<double>(dimension);
        const Costs each = costs({length}, width, dimension);
        CHECK(each.attention(0) == 2.0 * n * n * d);
        CHECK(each.convolution(0) == pairs * d * d);
        CHECK(each.sliding_window(0) == 2.0 * pairs * d);
        const auto layers = [&](LayerKind kind) {
          return reach(layers_of(kind, length, width, 5, dimension));
        };
        CHECK(layers(LayerKind::attention).multiply_adds == each.attention(0));
        CHECK(layers(LayerKind::convolution).multiply_adds == each.convolution(0));
        CHECK(layers(LayerKind::sliding_window).multiply_adds == each.sliding_window(0));
        CHECK(layers(LayerKind::convolution).total_multiply_adds == 5.0 * each.convolution(0));
      }
    }
  }
  const Costs longest = costs({4096, 1}, 3, 4096);
  CHECK(longest.attention(0) == 137438953472.0);  // 2^(1 + 12 + 12 + 12)
  CHECK(longest.attention(1) == 8192.0);
}

TEST_CASE("sizes outside their limits throw, and say why") {
  const auto refuses = [](const ReachInput& input, ErrorCode code, const std::string& field,
                          const std::string& words) {
    test::refuses(code, field, words, [&] { reach(input); });
  };
  const auto kind = LayerKind::convolution;
  const auto range = ErrorCode::out_of_range;
  refuses(layers_of(kind, 0, 3, 1), range, "length", "length is 0, but must be from 1 to 64");
  refuses(layers_of(kind, 65, 3, 1), range, "length", "length is 65");
  refuses(layers_of(kind, 4, 0, 1), range, "width", "width is 0, but must be from 1 to 127");
  refuses(layers_of(kind, 4, 4, 1), range, "width", "width is 4, but must be odd");
  refuses(layers_of(kind, 4, 129, 1), range, "width", "width is 129");
  refuses(layers_of(kind, 4, 3, 0), range, "layers", "layers is 0, but must be from 1 to 64");
  refuses(layers_of(kind, 4, 3, 65), range, "layers", "layers is 65");
  refuses(layers_of(kind, 4, 3, 1, 0), range, "dimension", "dimension is 0");
  refuses(layers_of(kind, 4, 3, 1, 4097), range, "dimension", "dimension is 4097");
  refuses(layers_of(static_cast<LayerKind>(9), 4, 3, 1), ErrorCode::unknown_name, "kind",
          "kind must be attention, convolution or sliding_window");
  const auto costs_refuse = [](const std::vector<std::size_t>& lengths, std::size_t width,
                               ErrorCode code, const std::string& field, const std::string& words) {
    test::refuses(code, field, words, [&] { costs(lengths, width, 1); });
  };
  costs_refuse({}, 3, ErrorCode::empty, "lengths", "lengths has no numbers");
  costs_refuse(std::vector<std::size_t>(65, 1), 3, ErrorCode::too_large, "lengths", "65 numbers");
  costs_refuse({1, 4097}, 3, range, "lengths", "lengths is 4097, but must be from 1 to 4096");
  costs_refuse({1, 0}, 3, range, "lengths", "lengths is 0");
  costs_refuse({1}, 2, range, "width", "width is 2, but must be odd");
}

}  // namespace attention::lesson
