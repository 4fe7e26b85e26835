// The border of the readers of files: plain JavaScript values in and out, no exception across.
#pragma once

#include <emscripten/val.h>

namespace attention::wasm {

/// Reads the arrays of {bytes, name}: a .npy, .npz or .safetensors file.
/// @return {ok: true, value}, the value as `ArrayFile` in attention-files.d.ts, or
/// {ok: false, error: {code, field, message}}.
emscripten::val read_arrays(const emscripten::val& input);

/// The bytes of {shape, data} as a .npy file, in a Uint8Array; returns as above.
emscripten::val write_npy(const emscripten::val& input);

}  // namespace attention::wasm
