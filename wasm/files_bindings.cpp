// The functions of attention-files that JavaScript may call, and nothing else.
#include <emscripten/bind.h>

#include "files.hpp"

EMSCRIPTEN_BINDINGS(attention_files) {
  emscripten::function("readArrays", &attention::wasm::read_arrays);
  emscripten::function("writeNpy", &attention::wasm::write_npy);
}
