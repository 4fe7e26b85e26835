// The border: plain JavaScript values in, plain JavaScript values out, and no exception across.
#pragma once

#include <emscripten/val.h>

#include <attention/check.hpp>

namespace attention::wasm {

/// Computes a trace of `input`, whose properties are those of `TraceInput` in attention-core.d.ts.
/// @return {ok: true, value}, every tensor a {shape, data} with typed arrays of its own, or
/// {ok: false, error: {code, field, message}}.
emscripten::val trace_attention(const emscripten::val& input);

/// Computes the output alone of `input`, which is that of a trace and {returnWeights}; returns as
/// above.
emscripten::val attend(const emscripten::val& input);

/// Checks typed numbers against the trace of `input`, which is that of a trace and {head, query,
/// key, typed}; returns as above.
emscripten::val check(Term term, const emscripten::val& input);

/// Computes the divergence of {wanted, weights}; returns as above.
emscripten::val divergence(const emscripten::val& input);

/// Computes {present, pinned}, each the input of a trace, and what the first has more; returns as
/// above.
emscripten::val difference(const emscripten::val& input);

/// Finds the largest difference of {weights, wanted}; returns as above.
emscripten::val largest_difference(const emscripten::val& input);

/// Makes the matrix of {kind, rows, columns, seed, decimals}; returns as above.
emscripten::val fill(const emscripten::val& input);

/// Computes the ONNX operator Attention of {attributes, inputs}; returns as above.
emscripten::val attention_operator(const emscripten::val& input);

}  // namespace attention::wasm
