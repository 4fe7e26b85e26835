// The border of the lesson's functions: plain JavaScript values in and out, no exception across.
#include "lesson.hpp"

#include <attention/lesson/lookup.hpp>
#include <attention/lesson/online_softmax.hpp>

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

}  // namespace attention::wasm
