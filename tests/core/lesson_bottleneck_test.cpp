// The bottleneck against a program of its own in Python, and what must hold of every sentence.
#include <algorithm>
#include <attention/lesson/bottleneck.hpp>
#include <cmath>
#include <set>

#include "catch.hpp"
#include "helpers.hpp"
#include "refuses.hpp"
#include "stages.hpp"

namespace attention::lesson {

using test::infinity;
using test::not_a_number;

namespace {

BottleneckSettings settings(std::size_t width, std::uint32_t seed = 0) {
  BottleneckSettings made;
  made.width = width;
  made.seed = seed;
  return made;
}

std::vector<int> list(const IndexVector& indices) { return {indices.begin(), indices.end()}; }

template <std::size_t N>
void check_close(const Tensor<N>& actual, const std::vector<double>& expected) {
  REQUIRE(actual.size() == expected.size());
  for (std::size_t n = 0; n < expected.size(); ++n) {
    CHECK(actual.data()[n] == Approx(expected[n]).margin(1e-12));
  }
}

}  // namespace

TEST_CASE("a sentence of five words is what a program in Python makes of the same seed") {
  BottleneckSettings five = settings(3, 7);
  five.memory = Memory::decay;
  five.decay = 0.75;
  five.temperature = 0.1;
  const Bottleneck result = bottleneck(5, five);
  CHECK(list(result.words) == std::vector<int>{11, 56, 31, 54, 23});
  check_close(result.vectors, {0.03858727428496797, -0.35312412654731373, 0.934780387852384,    //
                               -0.3502755059022539, -0.9056209153002698, 0.2390770330575935,    //
                               -0.355590076643403, -0.9326462671074465, -0.0610461943390763,    //
                               -0.8205331746217233, -0.34010096209084406, -0.4594090170317502,  //
                               -0.8543149959928957, 0.45143694124498307, -0.25758605494287223});
  check_close(result.context, {-0.45132437984234686, -0.20551045246968774, -0.05996258040433115});
  check_close(result.fixed.cosines, {-0.0017947558667617905, 0.660362818966932, 0.7123098233193339,
                                     0.9364289259990659, 0.6170754413477151});
  CHECK(list(result.fixed.ranks) == std::vector<int>{39, 18, 16, 5, 20});
  CHECK(result.fixed.recovered == 0.0);
  CHECK(result.weights(0, 1) == Approx(0.22564972915495995));
  CHECK(result.weights(2, 2) == Approx(0.6132720095595101));
  CHECK(result.weights(4, 0) == Approx(0.0003544593625345085));
  check_close(result.attention.cosines, {0.9739117618022852, 0.9945225611423365, 0.9901146503613166,
                                         0.9972055530910697, 0.9804404305439348});
  CHECK(list(result.attention.ranks) == std::vector<int>{3, 1, 2, 1, 3});
  CHECK(result.attention.recovered == 0.4);
}

TEST_CASE("the one vector is the mean of the words, or remembers each less by a factor") {
  BottleneckSettings four = settings(4, 3);
  const Bottleneck average = bottleneck(64, four);
  four.memory = Memory::decay;
  four.decay = 0.9;
  const Bottleneck decay = bottleneck(64, four);
  for (std::size_t i = 0; i < 64; ++i) {
    for (std::size_t d = 0; d < 4; ++d) {
      double mean = 0.0;
      double remembered = 0.0;
      for (std::size_t j = 0; j <= i; ++j) {
        const double age = static_cast<double>(i - j);
        mean += average.vectors(j, d) / static_cast<double>(i + 1);
        remembered += 0.1 * std::pow(0.9, age) * average.vectors(j, d);
      }
      CHECK(average.states(i, d) == Approx(mean).margin(1e-14));
      CHECK(decay.states(i, d) == Approx(remembered).margin(1e-14));
    }
  }
  for (std::size_t d = 0; d < 4; ++d) CHECK(average.context(d) == average.states(63, d));
}

TEST_CASE("a sentence repeats no word, begins a longer one, and keeps its order at every width") {
  const Bottleneck longest = bottleneck(64, settings(8, 5));
  const std::vector<int> words = list(longest.words);
  CHECK(std::set<int>(words.begin(), words.end()).size() == 64);
  CHECK(*std::min_element(words.begin(), words.end()) == 0);
  CHECK(*std::max_element(words.begin(), words.end()) == 63);
  for (const std::size_t length : {1u, 7u, 63u}) {
    const Bottleneck shorter = bottleneck(length, settings(8, 5));
    CHECK(list(shorter.words) == std::vector<int>(words.data(), words.data() + length));
    CHECK(std::equal(shorter.vectors.begin(), shorter.vectors.end(), longest.vectors.begin()));
  }
  CHECK(list(bottleneck(64, settings(64, 5)).words) == words);
  CHECK(list(bottleneck(64, settings(8, 6)).words) != words);
  for (const std::size_t width : {1u, 2u, 64u}) {
    for (const double length : stages::vector_lengths(bottleneck(64, settings(width)).vectors)) {
      CHECK(length == Approx(1.0).epsilon(1e-14));
    }
  }
}

TEST_CASE("one word passes whole through either") {
  for (const Memory memory : {Memory::average, Memory::decay}) {
    for (const std::size_t width : {2u, 8u, 64u}) {
      BottleneckSettings one = settings(width, 9);
      one.memory = memory;
      const Bottleneck result = bottleneck(1, one);
      for (const Recall& recall : {result.fixed, result.attention}) {
        CHECK(recall.mean_cosine == Approx(1.0).epsilon(1e-14));
        CHECK(recall.ranks(0) == 1);
        CHECK(recall.recovered == 1.0);
      }
      CHECK(result.weights(0, 0) == 1.0);
    }
  }
}

TEST_CASE("at width 1 every word is 1 or -1, and no rank tells words of one sign apart") {
  const Bottleneck result = bottleneck(64, settings(1));
  int positive = 0;
  double sum = 0.0;
  for (const double number : result.vectors) {
    CHECK(std::abs(number) == 1.0);
    positive += number > 0.0 ? 1 : 0;
    sum += number;
  }
  CHECK(result.context(0) == sum / 64);
  // Every word ties with all of its sign, of the strangers too, whose signs no result shows.
  std::set<int> ranks[2];
  for (std::size_t i = 0; i < 64; ++i) {
    const bool is_positive = result.vectors(i, 0) > 0.0;
    CHECK(result.attention.cosines(i) == 1.0);
    ranks[is_positive].insert(result.attention.ranks(i));
  }
  REQUIRE(ranks[0].size() == 1);
  REQUIRE(ranks[1].size() == 1);
  CHECK(*ranks[0].begin() + *ranks[1].begin() == 128);
  for (std::size_t i = 0; i < 64; ++i) {
    const bool is_positive = result.vectors(i, 0) > 0.0;
    const int words = is_positive ? positive : 64 - positive;
    const int strangers = *ranks[is_positive].begin() - words;
    CHECK(result.fixed.ranks(i) == (is_positive == (sum > 0.0) ? 1 + strangers : 65));
  }
  CHECK(result.attention.recovered == 0.0);
}

TEST_CASE("a zero vector is like no word, and every stranger is as near") {
  // At width 1 the mean of two words of unlike sign is 0.
  std::uint32_t seed = 0;
  while (bottleneck(2, settings(1, seed)).context(0) != 0.0) ++seed;
  const Bottleneck result = bottleneck(2, settings(1, seed));
  CHECK(list(result.fixed.ranks) == std::vector<int>{65, 65});
  CHECK(result.fixed.mean_cosine == 0.0);
  CHECK(result.fixed.recovered == 0.0);
}

TEST_CASE("words of one sentence are no strangers to its vector, but to attention they are") {
  for (std::uint32_t seed = 0; seed < 50; ++seed) {
    CAPTURE(seed);
    BottleneckSettings it = settings(64, seed);
    it.temperature = infinity;
    const Bottleneck result = bottleneck(2, it);
    CHECK(list(result.fixed.ranks) == std::vector<int>{1, 1});
    CHECK(list(result.attention.ranks) == std::vector<int>{2, 2});
  }
}

TEST_CASE("the default temperature leaves a position its own word at any length") {
  for (const std::size_t width : {2u, 16u, 64u}) {
    const Bottleneck result = bottleneck(64, settings(width));
    for (std::size_t i = 0; i < 64; ++i) CHECK(result.weights(i, i) > 0.9999);
    CHECK(result.attention.mean_cosine > 1.0 - 1e-9);
    CHECK(result.attention.recovered == 1.0);
    CHECK(result.fixed.mean_cosine < 0.2);
  }
}

TEST_CASE("temperature 0 reads each word alone, infinity reads the average") {
  BottleneckSettings it = settings(8, 2);
  it.temperature = 0.0;
  const Bottleneck cold = bottleneck(64, it);
  CHECK(std::equal(cold.outputs.begin(), cold.outputs.end(), cold.vectors.begin()));
  it.temperature = 1e-9;
  check_close(bottleneck(64, it).weights, {cold.weights.begin(), cold.weights.end()});
  it.temperature = infinity;
  const Bottleneck hot = bottleneck(64, it);
  for (const double weight : hot.weights) CHECK(weight == 1.0 / 64);
  for (std::size_t i = 0; i < 64; ++i) {
    CHECK(hot.attention.cosines(i) == Approx(hot.fixed.cosines(i)).margin(1e-12));
  }
  it.temperature = 1e9;
  for (const double weight : bottleneck(64, it).weights) {
    CHECK(std::abs(weight - 1.0 / 64) <= 1e-8);
  }
}

TEST_CASE("a curve is the mean of the sentences it stands for") {
  const std::vector<std::size_t> lengths = {64, 1, 17, 2, 33, 17};
  for (const Memory memory : {Memory::average, Memory::decay}) {
    for (const std::size_t width : {1u, 2u, 5u, 64u}) {
      for (const double temperature : {0.0, 0.01, 0.3, 2.0, infinity}) {
        CAPTURE(width, temperature);
        BottleneckSettings it = settings(width, 4294967294u);  // The seeds begin anew at 0.
        it.memory = memory;
        it.decay = 0.8;
        it.temperature = temperature;
        const BottleneckCurve curve = bottleneck_curve(lengths, 3, it);
        for (std::size_t n = 0; n < lengths.size(); ++n) {
          double means[4] = {};
          for (const std::uint32_t seed : {4294967294u, 4294967295u, 0u}) {
            it.seed = seed;
            const Bottleneck one = bottleneck(lengths[n], it);
            means[0] += one.fixed.mean_cosine / 3;
            means[1] += one.fixed.recovered / 3;
            means[2] += one.attention.mean_cosine / 3;
            means[3] += one.attention.recovered / 3;
          }
          CHECK(curve.fixed_cosines(n) == Approx(means[0]).margin(1e-12));
          CHECK(curve.fixed_recovered(n) == Approx(means[1]).margin(1e-12));
          CHECK(curve.attention_cosines(n) == Approx(means[2]).margin(1e-7));
          CHECK(curve.attention_recovered(n) == Approx(means[3]).margin(1e-12));
        }
      }
    }
  }
}

TEST_CASE("the curve falls for the one vector and stays for attention") {
  std::vector<std::size_t> lengths(64);
  for (std::size_t n = 0; n < 64; ++n) lengths[n] = n + 1;
  for (const std::size_t width : {8u, 64u}) {
    const BottleneckCurve curve = bottleneck_curve(lengths, 8, settings(width));
    // The mean of N vectors of random directions is 1 / sqrt(N) long, and so near to each.
    for (const std::size_t length : {1u, 4u, 16u, 64u}) {
      const double expected = 1.0 / std::sqrt(static_cast<double>(length));
      CHECK(curve.fixed_cosines(length - 1) == Approx(expected).margin(0.12));
      CHECK(curve.attention_cosines(length - 1) > 1.0 - 1e-9);
      CHECK(curve.attention_recovered(length - 1) == 1.0);
    }
    CHECK(curve.fixed_recovered(0) == 1.0);
    CHECK(curve.fixed_recovered(15) < 0.6);
    CHECK(curve.fixed_recovered(63) < 0.2);
  }
}

TEST_CASE("a bottleneck outside its limits throws, and says why") {
  const auto refuses = [](std::size_t length, auto change, ErrorCode code, const std::string& field,
                          const std::string& words) {
    BottleneckSettings wrong = settings(4);
    change(wrong);
    test::refuses(code, field, words, [&] { bottleneck(length, wrong); });
    test::refuses(code, field == "length" ? "lengths" : field, words.substr(words.find(" is ")),
                  [&] {
                    bottleneck_curve({1, length}, 1, wrong);
                  });
  };
  const auto range = ErrorCode::out_of_range;
  const auto same = [](BottleneckSettings&) {};
  refuses(0, same, range, "length", "length is 0, but must be from 1 to 64");
  refuses(65, same, range, "length", "length is 65");
  refuses(
      1, [](auto& it) { it.width = 0; }, range, "width", "width is 0, but must be from 1 to 64");
  refuses(
      1, [](auto& it) { it.width = 65; }, range, "width", "width is 65");
  refuses(
      1, [](auto& it) { it.decay = 0.0; }, range, "decay", "decay is 0, but must be above 0");
  refuses(
      1, [](auto& it) { it.decay = 1.0; }, range, "decay", "decay is 1, but must be above 0");
  refuses(
      1, [](auto& it) { it.decay = not_a_number; }, ErrorCode::not_finite, "decay", "decay is NaN");
  refuses(
      1, [](auto& it) { it.temperature = -1.0; }, range, "temperature", "temperature is -1");
  const auto curve_refuses = [](const std::vector<std::size_t>& lengths, std::size_t runs,
                                ErrorCode code, const std::string& field,
                                const std::string& words) {
    test::refuses(code, field, words, [&] { bottleneck_curve(lengths, runs, settings(4)); });
  };
  curve_refuses({}, 1, ErrorCode::empty, "lengths", "lengths has no numbers");
  curve_refuses(std::vector<std::size_t>(65, 1), 1, ErrorCode::too_large, "lengths", "65 numbers");
  curve_refuses({1}, 0, range, "runs", "runs is 0, but must be from 1 to 64");
  curve_refuses({1}, 65, range, "runs", "runs is 65");
  BottleneckSettings unknown = settings(4);
  unknown.memory = static_cast<Memory>(9);
  test::refuses(ErrorCode::unknown_name, "memory", "must be average or decay",
                [&] { bottleneck(1, unknown); });
}

}  // namespace attention::lesson
