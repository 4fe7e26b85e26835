// The border of the lesson's functions: plain JavaScript values in and out, no exception across.
#pragma once

#include <emscripten/val.h>

namespace attention::wasm {

/// Each computes of an input what attention-lesson.d.ts says.
/// @return {ok: true, value}, every tensor a {shape, data} with a typed array of its own, or
/// {ok: false, error: {code, field, message}}.
emscripten::val lookup(const emscripten::val& input);
emscripten::val online_softmax(const emscripten::val& input);
emscripten::val bottleneck(const emscripten::val& input);
emscripten::val bottleneck_curve(const emscripten::val& input);
emscripten::val reach(const emscripten::val& input);
emscripten::val costs(const emscripten::val& input);
emscripten::val score_statistics(const emscripten::val& input);

}  // namespace attention::wasm
