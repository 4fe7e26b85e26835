// The functions of attention-lesson that JavaScript may call, and nothing else.
#include <emscripten/bind.h>

#include "lesson.hpp"

EMSCRIPTEN_BINDINGS(attention_lesson) {
  using emscripten::function;
  namespace wasm = attention::wasm;
  function("lookup", &wasm::lookup);
  function("onlineSoftmax", &wasm::online_softmax);
  function("bottleneck", &wasm::bottleneck);
  function("bottleneckCurve", &wasm::bottleneck_curve);
  function("reach", &wasm::reach);
  function("costs", &wasm::costs);
  function("scoreStatistics", &wasm::score_statistics);
}
