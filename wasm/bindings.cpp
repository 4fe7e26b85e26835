// The functions that JavaScript may call, and nothing else.
#include <emscripten/bind.h>

#include "marshal.hpp"

namespace {

/// The check of one term: Embind calls functions of JavaScript's values alone.
template <attention::Term term>
emscripten::val check(const emscripten::val& input) {
  return attention::wasm::check(term, input);
}

}  // namespace

EMSCRIPTEN_BINDINGS(attention) {
  using attention::Term;
  using emscripten::function;
  namespace wasm = attention::wasm;
  function("traceAttention", &wasm::trace_attention);
  function("attend", &wasm::attend);
  function("checkProducts", &check<Term::product>);
  function("checkPartialScores", &check<Term::partial_score>);
  function("checkScores", &check<Term::score>);
  function("checkExponentials", &check<Term::exponential>);
  function("checkRowSum", &check<Term::row_sum>);
  function("checkWeights", &check<Term::weight>);
  function("checkContributions", &check<Term::contribution>);
  function("checkOutput", &check<Term::output>);
  function("divergence", &wasm::divergence);
  function("difference", &wasm::difference);
  function("largestDifference", &wasm::largest_difference);
  function("fill", &wasm::fill);
  function("attentionOperator", &wasm::attention_operator);
}
