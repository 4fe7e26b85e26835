// The border: plain JavaScript values in, plain JavaScript values out, and no exception across.
#include "marshal.hpp"

#include <algorithm>
#include <array>
#include <attention/attend.hpp>
#include <attention/attention.hpp>
#include <attention/difference.hpp>
#include <attention/divergence.hpp>
#include <attention/operator.hpp>
#include <functional>
#include <span>
#include <vector>

#include "answer.hpp"
#include "read_input.hpp"

namespace attention::wasm {
namespace {

/// One tensor of every head, the heads as its first axis where they are shown; `numbers_of` gives
/// the tensor of a head.
template <typename Head, typename NumbersOf>
val stacked(Element element, const std::vector<Head>& heads, NumbersOf numbers_of, bool has_heads) {
  const auto& first = std::invoke(numbers_of, heads.front());
  std::array<std::size_t, 4> shape = {heads.size()};
  std::copy(first.shape().begin(), first.shape().end(), shape.begin() + 1);
  const std::size_t rank = first.shape().size();
  std::array<const void*, max_trace_heads> parts;
  for (std::size_t h = 0; h < heads.size(); ++h)
    parts[h] = std::invoke(numbers_of, heads[h]).data();
  return tensor_of(element,
                   std::span(shape).subspan(has_heads ? 0 : 1, has_heads ? rank + 1 : rank),
                   std::span(parts).first(heads.size()), first.size());
}

val trace_value(const AttentionTrace& trace, bool has_heads) {
  val value = val::object();
  const auto put_stacked = [&](const char* name, auto field) {
    put(value, name, stacked(Element::number, trace.heads, field, has_heads));
  };
  const auto put_single = [&](const char* name, const auto& tensor) {
    put(value, name, single(Element::number, tensor));
  };
  put_single("embeddings", trace.embeddings);
  put_single("contextEmbeddings", trace.context_embeddings);
  put_single("queryPositions", trace.query_positions);
  put_single("keyPositions", trace.key_positions);
  put_single("queryInputs", trace.query_inputs);
  put_single("keyInputs", trace.key_inputs);
  put_stacked("queryProjection", &HeadTrace::query_projection);
  put_stacked("keyProjection", &HeadTrace::key_projection);
  put_stacked("valueProjection", &HeadTrace::value_projection);
  put_stacked("queries", &HeadTrace::queries);
  put_stacked("keys", &HeadTrace::keys);
  put_stacked("values", &HeadTrace::values);
  put_stacked("queryLengths", &HeadTrace::query_lengths);
  put_stacked("keyLengths", &HeadTrace::key_lengths);
  put_stacked("comparedQueries", &HeadTrace::compared_queries);
  put_stacked("comparedKeys", &HeadTrace::compared_keys);
  put_stacked("products", &HeadTrace::products);
  put_stacked("partialScores", &HeadTrace::partial_scores);
  put_stacked("scores", &HeadTrace::scores);
  put_stacked("uncappedScores", &HeadTrace::uncapped_scores);
  put_stacked("scaledScores", &HeadTrace::scaled_scores);
  put_stacked("maskedScores", &HeadTrace::masked_scores);
  put_stacked("rowMax", &HeadTrace::row_max);
  put_stacked("shifted", &HeadTrace::shifted);
  put_stacked("exponentials", &HeadTrace::exponentials);
  put_stacked("rowSum", &HeadTrace::row_sum);
  put_stacked("weights", &HeadTrace::weights);
  put_stacked("partialWeights", &HeadTrace::partial_weights);
  put(value, "rowIsEmpty",
      stacked(Element::byte, trace.heads, &HeadTrace::row_is_empty, has_heads));
  put_stacked("contributions", &HeadTrace::contributions);
  put_stacked("partialOutputs", &HeadTrace::partial_outputs);
  put_stacked("output", &HeadTrace::output);

  put(value, "scale", trace.scale);
  put(value, "temperature", trace.temperature);
  put(value, "softCap", trace.soft_cap);
  put_single("mask", trace.mask);
  put_single("joinedOutput", trace.joined_output);
  put_single("outputProjection", trace.output_projection);
  put_single("result", trace.result);
  put_single("residualOutput", trace.residual_output);
  val words = val::array();
  for (std::size_t i = 0; i < trace.words.size(); ++i) words.set(i, trace.words[i]);
  put(value, "words", words);
  put_single("vocabulary", trace.vocabulary);
  put_single("resultLengths", trace.result_lengths);
  put_single("wordLengths", trace.word_lengths);
  put_single("similarities", trace.similarities);
  put(value, "nearestWords", single(Element::integer, trace.nearest_words));
  return value;
}

val operator_value(const OperatorOutput& output, const OperatorRequest& request) {
  val value = val::object();
  const auto put_tensor = [&](const char* name, const OperatorTensor& tensor,
                              const std::string& type) {
    val typed = tensor_of(Element::number, tensor.shape, tensor.data.data(), tensor.data.size());
    put(typed, "dtype", type);
    put(value, name, typed);
  };
  put_tensor("Y", output.y, request.query_type);
  put_tensor("present_key", output.present_key, request.key_type);
  put_tensor("present_value", output.present_value, request.value_type);
  put_tensor("qk_matmul_output", output.qk_matmul_output, request.query_type);
  return value;
}

/// The core's name of a field as JavaScript spells it. A projection's tensors stand in the input
/// itself, and a vocabulary is one property: "soft_cap" -> "softCap", "projection.key_projection"
/// -> "keyProjection", "vocabulary.vectors" -> "vocabulary".
std::string spelled(const std::string& name) {
  if (name.starts_with("vocabulary.")) return "vocabulary";
  const std::string projection = "projection.";
  std::string words;
  bool starts_word = false;
  for (const char letter : name.starts_with(projection) ? name.substr(projection.size()) : name) {
    if (letter != '_') words += starts_word ? static_cast<char>(letter - 'a' + 'A') : letter;
    starts_word = letter == '_';
  }
  return words;
}

[[noreturn]] void throw_spelled(const InputError& error) {
  throw InputError(error.code(), spelled(error.field()), {error.message().text(spelled)});
}

/// What the core computes, its errors with the names of fields as JavaScript spells them.
template <typename Compute>
auto with_spelled_errors(Compute compute) {
  try {
    return compute();
  } catch (const InputError& error) {
    throw_spelled(error);
  }
}

val check_value(const ArithmeticCheck& check) {
  val value = val::object();
  put(value, "isRight", check.is_right);
  if (check.is_right) return value;
  val factors = val::array();
  for (std::size_t i = 0; i < check.factors.size(); ++i) factors.set(i, check.factors[i]);
  put(value, "term", spelled(term_field(check.term)));
  put(value, "index", check.index);
  put(value, "factors", factors);
  put(value, "rightValue", check.right_value);
  put(value, "typedValue", check.typed_value);
  return value;
}

}  // namespace

val trace_attention(const val& input) {
  return answer_of([&] {
    const TraceRequest request = read_trace_request(input);
    return trace_value(
        with_spelled_errors([&] { return attention::trace_attention(request.input); }),
        request.has_heads);
  });
}

val attend(const val& input) {
  return answer_of([&] {
    const AttendRequest request = read_attend_request(input);
    const Attended attended = with_spelled_errors(
        [&] { return attention::attend(request.traced.input, request.weights); });
    val value = val::object();
    const auto put_stacked = [&](const char* name, auto field) {
      put(value, name,
          stacked(Element::short_number, attended.heads, field, request.traced.has_heads));
    };
    put_stacked("output", &AttendedHead::output);
    put(value, "result", single(Element::short_number, attended.result));
    if (request.weights == Weights::dropped) return value;
    put_stacked("weights", &AttendedHead::weights);
    put_stacked("rowSums", &AttendedHead::row_sums);
    put_stacked("columnSums", &AttendedHead::column_sums);
    return value;
  });
}

val check(Term term, const val& input) {
  return answer_of([&] {
    const CheckRequest request = read_check_request(term, input);
    return check_value(with_spelled_errors([&] {
      return check_terms(attention::trace_attention(request.input), term, request.place,
                         request.typed);
    }));
  });
}

val divergence(const val& input) {
  return answer_of([&] {
    const DivergenceRequest request = read_divergence_request(input);
    const Divergence result = attention::divergence(request.wanted, request.weights);
    val value = val::object();
    put(value, "divergence", single(Element::number, result.divergence));
    put(value, "isInfinite", single(Element::byte, result.is_infinite));
    return value;
  });
}

val difference(const val& input) {
  return answer_of([&] {
    const DifferenceRequest request = read_difference_request(input);
    const auto trace_of = [](const char* name, const TraceRequest& traced) {
      return within(name, [&] {
        return with_spelled_errors([&] { return attention::trace_attention(traced.input); });
      });
    };
    const Difference result = attention::difference(trace_of("present", request.present),
                                                    trace_of("pinned", request.pinned));
    const bool has_heads = request.present.has_heads;
    val value = val::object();
    put(value, "weights", stacked(Element::number, result.weights, std::identity(), has_heads));
    put(value, "output", stacked(Element::number, result.output, std::identity(), has_heads));
    put(value, "result", single(Element::number, result.result));
    return value;
  });
}

val largest_difference(const val& input) {
  return answer_of([&] {
    const LargestDifferenceRequest request = read_largest_difference_request(input);
    const LargestDifference largest =
        attention::largest_difference(request.weights, request.wanted);
    val at = val::array();
    for (std::size_t axis = 0; axis < largest.at.size(); ++axis) at.set(axis, largest.at[axis]);
    val value = val::object();
    put(value, "value", largest.value);
    put(value, "at", at);
    return value;
  });
}

val fill(const val& input) {
  return answer_of([&] { return single(Element::number, attention::fill(read_fill(input))); });
}

val attention_operator(const val& input) {
  return answer_of([&] {
    const OperatorRequest request = read_operator_request(input);
    return operator_value(attention::attention_operator(request.input), request);
  });
}

}  // namespace attention::wasm
