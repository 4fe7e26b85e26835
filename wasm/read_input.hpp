// Makes core inputs of plain JavaScript objects.
#pragma once

#include <emscripten/val.h>

#include <attention/attend.hpp>
#include <attention/check.hpp>
#include <attention/fill.hpp>
#include <attention/input.hpp>
#include <attention/operator.hpp>
#include <string>
#include <vector>

namespace attention::wasm {

/// A core input, and whether its tensors came with heads.
struct TraceRequest {
  AttentionInput input;
  bool has_heads = false;
};

/// @throws InputError where a property has the wrong type or an unknown name.
TraceRequest read_trace_request(const emscripten::val& value);

/// A core input of the fast path's sizes, and whether its weights are wanted.
struct AttendRequest {
  TraceRequest traced;
  Weights weights = Weights::dropped;
};

/// @throws InputError as above.
AttendRequest read_attend_request(const emscripten::val& value);

/// Typed numbers, and the computation and place that they are checked against.
struct CheckRequest {
  AttentionInput input;
  TermPlace place;
  std::vector<TypedNumber> typed;
};

/// @throws InputError as above.
CheckRequest read_check_request(Term term, const emscripten::val& value);

/// Two tables of shares.
struct DivergenceRequest {
  Tensor<2> wanted, weights;
};

/// @throws InputError as above.
DivergenceRequest read_divergence_request(const emscripten::val& value);

/// The inputs of two traces.
struct DifferenceRequest {
  TraceRequest present, pinned;
};

/// @throws InputError as above, its field beginning with "present." or "pinned.".
DifferenceRequest read_difference_request(const emscripten::val& value);

/// Two tensors of any rank.
struct LargestDifferenceRequest {
  OperatorTensor weights, wanted;
};

/// @throws InputError as above.
LargestDifferenceRequest read_largest_difference_request(const emscripten::val& value);

/// What `compute` returns; whatever field it refuses is a part of `whole`.
template <typename Compute>
auto within(const char* whole, Compute compute) {
  try {
    return compute();
  } catch (const InputError& error) {
    throw InputError(error.code(), std::string(whole) + "." + error.field(),
                     {whole, ": ", error.what()});
  }
}

/// @throws InputError as above; `missing` where the kind or a size is not there.
Fill read_fill(const emscripten::val& value);

/// The operator's input, and the type names that its outputs take over.
struct OperatorRequest {
  OperatorInput input;
  std::string query_type, key_type, value_type;
};

/// @throws InputError as above.
OperatorRequest read_operator_request(const emscripten::val& value);

}  // namespace attention::wasm
