// Pinning a result: what differs from it, going back to it, and what cannot be compared.

import assert from "node:assert/strict";
import test from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const { createStore, stateOf, timeline } = await load(`
    export { createStore } from "./store.js";
    export { stateOf } from "./state.js";
    export { timeline } from "./figures/three-stages/timeline.js";
  `);
const core = await loadCore();

/** One query, two keys: the softmax of scores 0 and ln 3 is 1/4 and 3/4. */
const example = {
  name: "two-keys",
  languages: { queries: "en", keys: "en", values: "en" },
  tokens: { queries: ["q"], keys: ["a", "b"], values: ["a", "b"] },
  dimensions: { keys: ["x"], values: ["y"] },
  input: { queries: [[1]], keys: [[0], [0]], values: [[0], [8]], scoring: "dot" },
};

const store = () => createStore(core, { timeline }, stateOf(example), () => {});

const setKey = (number) => ({
  type: "set-numbers",
  table: { field: "keys" },
  row: 1,
  column: 0,
  numbers: [[number]],
});

test("nothing is compared until something is pinned", () => {
  const one = store();
  assert.equal(one.derived.comparison, null);
  assert.equal(one.derived.scene.pinned, null);
});

test("differences are the present less the pinned, and follow every change", () => {
  const one = store();
  one.dispatch({ type: "pin", pinned: one.state.example });
  assert.deepEqual([...one.derived.comparison.differences.weights.data], [0, 0]);
  one.dispatch(setKey(Math.log(3)));
  const { differences } = one.derived.comparison;
  const close = (actual, wanted) =>
    actual.forEach((number, at) => assert.ok(Math.abs(number - wanted[at]) < 1e-12, `${actual}`));
  close([...differences.weights.data], [-0.25, 0.25]);
  close([...differences.output.data], [2]);
  assert.deepEqual([...one.derived.scene.pinned.weights.data], [0.5, 0.5]);
  one.dispatch({ type: "pin", pinned: null });
  assert.equal(one.derived.comparison, null);
});

test("swapping goes back to the pinned example and keeps the other; undo swaps again", () => {
  const one = store();
  const before = one.state.example;
  one.dispatch({ type: "swap-pinned" });
  assert.equal(one.state.example, before, "nothing is pinned, nothing is swapped");
  one.dispatch({ type: "pin", pinned: before });
  one.dispatch(setKey(2));
  const changed = one.state.example;
  one.dispatch({ type: "swap-pinned" });
  assert.deepEqual([one.state.example, one.state.pinned], [before, changed]);
  one.dispatch({ type: "undo" });
  assert.deepEqual([one.state.example, one.state.pinned], [changed, before]);
});

test("what has other sizes is not compared, and is said why; the picture goes on", () => {
  const one = store();
  one.dispatch({ type: "pin", pinned: one.state.example });
  one.dispatch({ type: "add-token", side: "keys" });
  const { differences, trace, reason } = one.derived.comparison;
  assert.deepEqual([differences, trace], [null, null]);
  assert.match(reason, /3 key rows?.*2/);
  assert.equal(one.failure, null);
  assert.equal(one.derived.scene.tokens.keys.length, 3);
});
