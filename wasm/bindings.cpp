// The functions that JavaScript may call, and nothing else.
#include <emscripten/bind.h>

#include "marshal.hpp"

EMSCRIPTEN_BINDINGS(attention) {
  using attention::Term;
  using emscripten::function;
  namespace wasm = attention::wasm;
  function("traceAttention", &wasm::trace_attention);
  function("checkProducts", &wasm::check<Term::product>);
  function("checkPartialScores", &wasm::check<Term::partial_score>);
  function("checkScores", &wasm::check<Term::score>);
  function("checkExponentials", &wasm::check<Term::exponential>);
  function("checkRowSum", &wasm::check<Term::row_sum>);
  function("checkWeights", &wasm::check<Term::weight>);
  function("checkContributions", &wasm::check<Term::contribution>);
  function("checkOutput", &wasm::check<Term::output>);
  function("divergence", &wasm::divergence);
  function("attentionOperator", &wasm::attention_operator);
}
