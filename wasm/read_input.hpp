// Makes core inputs of plain JavaScript objects.
#pragma once

#include <emscripten/val.h>

#include <attention/input.hpp>
#include <attention/operator.hpp>
#include <string>

namespace attention::wasm {

/// A core input, and whether its tensors came with heads.
struct TraceRequest {
  AttentionInput input;
  bool has_heads = false;
};

/// @throws InputError where a property has the wrong type or an unknown name.
TraceRequest read_trace_request(const emscripten::val& value);

/// The operator's input, and the type names that its outputs take over.
struct OperatorRequest {
  OperatorInput input;
  std::string query_type, key_type, value_type;
};

/// @throws InputError as above.
OperatorRequest read_operator_request(const emscripten::val& value);

}  // namespace attention::wasm
