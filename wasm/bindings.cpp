// The functions that JavaScript may call, and nothing else.
#include <emscripten/bind.h>

#include "marshal.hpp"

EMSCRIPTEN_BINDINGS(attention) {
  emscripten::function("traceAttention", &attention::wasm::trace_attention);
  emscripten::function("attentionOperator", &attention::wasm::attention_operator);
}
