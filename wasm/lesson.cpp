// The border of the lesson's functions: plain JavaScript values in and out, no exception across.
#include "lesson.hpp"

#include <algorithm>
#include <attention/lesson/bottleneck.hpp>
#include <attention/lesson/lookup.hpp>
#include <attention/lesson/online_softmax.hpp>
#include <attention/lesson/reach.hpp>
#include <attention/lesson/score_statistics.hpp>
#include <cmath>

#include "answer.hpp"
#include "values.hpp"

namespace attention::wasm {
namespace {

template <typename Numbers>
void put_numbers(val& value, const char* name, const Numbers& numbers) {
  put(value, name, single(Element::number, numbers));
}

template <typename Flags>
void put_flags(val& value, const char* name, const Flags& flags) {
  put(value, name, single(Element::byte, flags));
}

template <typename Indices>
void put_indices(val& value, const char* name, const Indices& indices) {
  put(value, name, single(Element::integer, indices));
}

/// Counts, such as lengths: whole numbers that are not negative.
std::vector<std::size_t> read_counts(const char* field, const val& value) {
  std::vector<std::size_t> counts;
  for (const double number : read_vector(field, value)) {
    // 1e9 is within 32 bits, and beyond all limits of the core.
    if (!(number >= 0.0 && number <= 1e9 && number == std::trunc(number))) {
      fail(ErrorCode::out_of_range, field,
           {" entry ", counts.size() + 1, " is ", number,
            ", but must be a whole number that is not negative"});
    }
    counts.push_back(static_cast<std::size_t>(number));
  }
  return counts;
}

/// The numbers as a list of their own.
Tensor<1> list_of(const std::vector<std::size_t>& counts) {
  Tensor<1> list = Tensor<1>::from_shape({counts.size()});
  std::copy(counts.begin(), counts.end(), list.begin());
  return list;
}

lesson::Memory read_memory(const val& value) {
  const std::string name = read_text("memory", value);
  if (name == "average") return lesson::Memory::average;
  if (name == "decay") return lesson::Memory::decay;
  refuse_name("memory", name, {"average", "decay"});
}

lesson::BottleneckSettings read_bottleneck_settings(const val& input) {
  lesson::BottleneckSettings settings;
  settings.width = required_count(input, "width");
  if (const auto memory = given(input, "memory")) settings.memory = read_memory(*memory);
  settings.decay = given_number(input, "decay").value_or(settings.decay);
  if (const auto seed = given(input, "seed")) settings.seed = read_seed("seed", *seed);
  settings.temperature = given_number(input, "temperature").value_or(settings.temperature);
  return settings;
}

lesson::LayerKind read_layer_kind(const val& value) {
  const std::string name = read_text("kind", value);
  if (name == "attention") return lesson::LayerKind::attention;
  if (name == "convolution") return lesson::LayerKind::convolution;
  if (name == "sliding-window") return lesson::LayerKind::sliding_window;
  refuse_name("kind", name, {"attention", "convolution", "sliding-window"});
}

}  // namespace

val lookup(const val& input) {
  return answer_of([&] {
    check_object("input", input, {"query", "keys", "values", "temperature"});
    lesson::LookupInput request;
    request.query = read_vector("query", required(input, "query"));
    request.keys = read_matrix("keys", required(input, "keys"), numbers);
    request.values = read_matrix("values", required(input, "values"), numbers);
    request.temperature = given_number(input, "temperature").value_or(request.temperature);

    const lesson::Lookup result = lesson::lookup(request);
    val value = val::object();
    put_flags(value, "matches", result.matches);
    put(value, "found", result.found);
    put_numbers(value, "scores", result.scores);
    put_numbers(value, "weights", result.weights);
    put_numbers(value, "contributions", result.contributions);
    put_numbers(value, "output", result.output);
    put_numbers(value, "similarities", result.similarities);
    put(value, "nearest", result.nearest);
    return value;
  });
}

val online_softmax(const val& input) {
  return answer_of([&] {
    check_object("input", input, {"scores", "values", "tile"});
    lesson::OnlineSoftmaxInput request;
    request.scores = read_vector("scores", required(input, "scores"));
    request.values = read_matrix("values", required(input, "values"), numbers);
    request.tile = required_count(input, "tile");

    const lesson::OnlineSoftmax result = lesson::online_softmax(request);
    val value = val::object();
    put_numbers(value, "tileMaxima", result.tile_maxima);
    put_numbers(value, "maxima", result.maxima);
    put_numbers(value, "corrections", result.corrections);
    put_numbers(value, "tileExponentials", result.tile_exponentials);
    put_numbers(value, "tileSums", result.tile_sums);
    put_numbers(value, "sums", result.sums);
    put_numbers(value, "rescaledOutputs", result.rescaled_outputs);
    put_numbers(value, "partialOutputs", result.partial_outputs);
    put_numbers(value, "output", result.output);
    put(value, "maximum", result.maximum);
    put_numbers(value, "exponentials", result.exponentials);
    put(value, "sum", result.sum);
    put_numbers(value, "weights", result.weights);
    put_numbers(value, "twoPassOutput", result.two_pass_output);
    put(value, "largestDifference", result.largest_difference);
    put(value, "isEmpty", result.is_empty ? 1 : 0);
    return value;
  });
}

val bottleneck(const val& input) {
  return answer_of([&] {
    check_object("input", input, {"length", "width", "memory", "decay", "seed", "temperature"});
    const std::size_t length = required_count(input, "length");
    const lesson::Bottleneck result = lesson::bottleneck(length, read_bottleneck_settings(input));
    val value = val::object();
    put_indices(value, "words", result.words);
    put_numbers(value, "vectors", result.vectors);
    put_numbers(value, "states", result.states);
    put_numbers(value, "context", result.context);
    put_numbers(value, "fixedCosines", result.fixed.cosines);
    put_indices(value, "fixedRanks", result.fixed.ranks);
    put(value, "fixedMeanCosine", result.fixed.mean_cosine);
    put(value, "fixedRecovered", result.fixed.recovered);
    put_numbers(value, "attentionWeights", result.weights);
    put_numbers(value, "attentionOutputs", result.outputs);
    put_numbers(value, "attentionCosines", result.attention.cosines);
    put_indices(value, "attentionRanks", result.attention.ranks);
    put(value, "attentionMeanCosine", result.attention.mean_cosine);
    put(value, "attentionRecovered", result.attention.recovered);
    return value;
  });
}

val bottleneck_curve(const val& input) {
  return answer_of([&] {
    check_object("input", input,
                 {"lengths", "runs", "width", "memory", "decay", "seed", "temperature"});
    const std::vector<std::size_t> lengths = read_counts("lengths", required(input, "lengths"));
    const lesson::BottleneckCurve result = lesson::bottleneck_curve(
        lengths, required_count(input, "runs"), read_bottleneck_settings(input));
    val value = val::object();
    put_numbers(value, "lengths", list_of(lengths));
    put_numbers(value, "fixedCosines", result.fixed_cosines);
    put_numbers(value, "fixedRecovered", result.fixed_recovered);
    put_numbers(value, "attentionCosines", result.attention_cosines);
    put_numbers(value, "attentionRecovered", result.attention_recovered);
    return value;
  });
}

val reach(const val& input) {
  return answer_of([&] {
    check_object("input", input, {"length", "width", "layers", "kind", "dimension"});
    lesson::ReachInput request;
    request.length = required_count(input, "length");
    request.width = required_count(input, "width");
    request.layers = required_count(input, "layers");
    request.kind = read_layer_kind(required(input, "kind"));
    request.dimension = required_count(input, "dimension");

    const lesson::Reach result = lesson::reach(request);
    val value = val::object();
    put_flags(value, "connections", result.connections);
    put_flags(value, "reach", result.reach);
    put(value, "middle", result.middle);
    put_indices(value, "reached", result.reached);
    put(value, "layersNeeded", result.layers_needed);
    put(value, "longestPath", result.longest_path);
    put(value, "multiplyAdds", result.multiply_adds);
    put(value, "totalMultiplyAdds", result.total_multiply_adds);
    return value;
  });
}

val costs(const val& input) {
  return answer_of([&] {
    check_object("input", input, {"lengths", "width", "dimension"});
    const std::vector<std::size_t> lengths = read_counts("lengths", required(input, "lengths"));
    const lesson::Costs result =
        lesson::costs(lengths, required_count(input, "width"), required_count(input, "dimension"));
    val value = val::object();
    put_numbers(value, "lengths", list_of(lengths));
    put_numbers(value, "attention", result.attention);
    put_numbers(value, "convolution", result.convolution);
    put_numbers(value, "slidingWindow", result.sliding_window);
    return value;
  });
}

val score_statistics(const val& input) {
  return answer_of([&] {
    check_object("input", input,
                 {"dimension", "keys", "queries", "seed", "scaled", "bins", "limit"});
    lesson::ScoreStatisticsInput request;
    request.dimension = required_count(input, "dimension");
    request.keys = required_count(input, "keys");
    request.queries = required_count(input, "queries");
    if (const auto seed = given(input, "seed")) request.seed = read_seed("seed", *seed);
    request.scaled = read_truth("scaled", required(input, "scaled"));
    request.bins = required_count(input, "bins");
    request.limit = read_number("limit", required(input, "limit"));

    const lesson::ScoreStatistics result = lesson::score_statistics(request);
    val value = val::object();
    put(value, "scale", result.scale);
    put_indices(value, "histogram", result.histogram);
    put_numbers(value, "edges", result.edges);
    put(value, "mean", result.mean);
    put(value, "standardDeviation", result.standard_deviation);
    put_indices(value, "largestWeights", result.largest_weights);
    put_numbers(value, "largestWeightEdges", result.largest_weight_edges);
    put(value, "meanLargestWeight", result.mean_largest_weight);
    put(value, "meanEntropy", result.mean_entropy);
    return value;
  });
}

}  // namespace attention::wasm
