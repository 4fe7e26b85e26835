// Random changes of every kind: each can be computed, and all can be undone and redone.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const {
  EDITS,
  LONGEST_NAME,
  MASK_LIMITS,
  isWithin,
  MADE,
  documentOf,
  stateFrom,
  createStore,
  headCounts,
  initialState,
  numbersOf,
  tablesOf,
  timeline,
} = await load(`
    export { EDITS } from "./edit.js";
    export * from "./edit/limits.js";
    export * from "./edit/tables.js";
    export * from "./keep/document.js";
    export { createStore } from "./store.js";
    export { MADE, initialState } from "./state.js";
    export { timeline } from "./figures/three-stages/timeline.js";
  `);
const core = await loadCore();

/** Numbers from 0 to below a count, the same every time. */
function dice(seed) {
  return (count) => {
    seed = (seed * 16807) % 2147483647;
    return seed % count;
  };
}

/** Longer than a name may be, and not to be cut within a character. */
const LONG = `${"x".repeat(63)}${"\u{1F408}".repeat(9)}`;

/** One random action of each kind that changes an example. */
const RANDOM = {
  "set-numbers": (example, below) => ({
    ...placeIn(example, below),
    numbers: [[below(40) / 10 - 2]],
  }),
  "paste-numbers": (example, below) => ({
    ...placeIn(example, below),
    numbers: Array.from({ length: 1 + below(3) }, () => [below(9), below(9) / 4]),
  }),
  "set-table": (example, below) => {
    const height = 1 + below(4);
    const width = 1 + below(4);
    const line = (at) => Array.from({ length: width }, (_, column) => at - column / 4);
    return {
      table: placeIn(example, below).table,
      numbers: Array.from({ length: height }, (_, at) => line(at)),
      rows: below(2) ? Array.from({ length: height }, (_, at) => `row${at}`) : null,
      columns: below(2) ? Array.from({ length: width }, (_, at) => `column${at}${LONG}`) : null,
    };
  },
  fill: (example, below) => ({
    table: placeIn(example, below).table,
    kind: ["zeros", "ones", "identity", "one-hot", "normal"][below(5)],
    seed: below(100),
  }),
  "set-tokens": (example, below) => {
    const side = sideOf(below);
    const names = example.tokens[side].map((name) => (below(4) ? name : `t${below(50)}`));
    if (below(4) === 0) names[0] = LONG;
    return { side, names: below(2) ? [...names, "more"] : names.slice(0, 5).reverse() };
  },
  "add-token": (_, below) => ({ side: sideOf(below) }),
  "remove-token": (example, below) => tokenOf(example, below),
  "move-token": (example, below) => ({ ...tokenOf(example, below), by: below(5) - 2 }),
  "rename-token": (example, below) => {
    const side = ["queries", "keys", "values"][below(3)];
    return {
      side,
      at: below(example.tokens[side].length),
      name: below(4) ? `w${below(99)}` : LONG,
    };
  },
  "add-dimension": (example, below) => ({ side: dimensionOf(example, below) }),
  "remove-dimension": (example, below) => ({ side: dimensionOf(example, below), at: 0 }),
  "rename-dimension": (example, below) => ({
    side: dimensionOf(example, below),
    at: 0,
    name: below(4) ? `d${below(99)}` : LONG,
    head: below(headCounts(example).heads),
  }),
  "set-attention": (_, below) => ({ attention: below(2) ? "self" : "cross" }),
  "set-source": (_, below) => ({ source: below(2) ? "ready" : "embeddings" }),
  "set-heads": (_, below) => {
    const heads = 1 + below(8);
    const divisors = [1, 2, 3, 4, 5, 6, 7, 8].filter((one) => heads % one === 0);
    return { heads, keyValueHeads: divisors[below(divisors.length)] };
  },
  "set-output-projection": (_, below) => ({ isThere: below(2) === 1 }),
  "write-out-mask": () => ({}),
  "paint-mask": ({ tokens }, below) => ({
    query: below(tokens.queries.length),
    key: below(tokens.keys.length),
    isSeen: below(2) === 1,
  }),
  "set-input": ({ input }, below) => ({
    changes: [
      { temperature: (below(30) + 1) / 10 },
      { scale: below(3) ? below(20) / 4 - 2 : undefined },
      { softCap: below(2) ? 1 + below(5) : undefined },
      { scoring: ["dot", "scaled-dot", "cosine"][below(3)] },
      { mask: ["none", "causal", { window: 1 + below(3), offset: below(5) - 2 }][below(3)] },
      {
        mask: {
          window: [1024, 5000, 1.5, 0][below(4)],
          offset: [512, -512, 1000, -1000][below(4)],
        },
      },
      "embeddings" in input ? { positions: below(2) ? "sinusoidal" : undefined } : {},
    ][below(7)],
  }),
};

const sideOf = (below) => (below(2) ? "keys" : "queries");

function tokenOf(example, below) {
  const side = sideOf(below);
  return { side, at: below(example.tokens[side].length) };
}

function dimensionOf({ input }, below) {
  const sides = ["keys", "values"];
  if (input.embeddings) sides.push("embeddings");
  if (input.contextEmbeddings) sides.push("contextEmbeddings");
  if (input.outputProjection) sides.push("result");
  return sides[below(sides.length)];
}

function placeIn(example, below) {
  const tables = tablesOf(example, below(headCounts(example).heads));
  const table = tables[below(tables.length)];
  const rows = numbersOf(example, table);
  return { table, row: below(rows.length), column: below(rows[0].length) };
}

test("the editor's limits are those of the schema", () => {
  const { definitions } = JSON.parse(
    readFileSync(new URL("../../web/schema/scenario.schema.json", import.meta.url), "utf8"),
  );
  assert.equal(LONGEST_NAME, definitions.name.maxLength);
  for (const [name, { least, most }] of Object.entries(MASK_LIMITS)) {
    const { minimum, maximum } = definitions[name];
    assert.deepEqual([least, most], [minimum, maximum], name);
  }
});

test("a number outside of its limits is none that a field sends", () => {
  const cases = { window: [1, 1024, 0, 1025, 1.5], offset: [-512, 512, -513, 513, 0.5] };
  for (const [name, numbers] of Object.entries(cases)) {
    const within = numbers.map((number) => isWithin(number, MASK_LIMITS[name]));
    assert.deepEqual(within, [true, true, false, false, false], name);
  }
});

test("every kind of edit is among the random ones", () => {
  assert.deepEqual(Object.keys(RANDOM).sort(), Object.keys(EDITS).sort());
});

const madeIn = (state) => Object.fromEntries(MADE.map((part) => [part, state[part]]));

for (const [name, seed] of [
  ["sous-la-table", 11],
  ["the-black-cat", 12],
  ["softmax-alone", 13],
]) {
  test(`${name}: 300 random changes can be computed, undone and redone`, () => {
    const below = dice(seed);
    const one = createStore(core, { timeline }, initialState(name), () => {});
    const start = madeIn(one.state);
    const kinds = Object.keys(RANDOM);
    for (let round = 0; round < 300; round += 1) {
      const type = kinds[below(kinds.length)];
      const action = { type, ...RANDOM[type](one.state.example, below) };
      one.dispatch(action);
      assert.equal(one.failure, null, JSON.stringify(action));
      const { example, selection } = one.state;
      assert.deepEqual(JSON.parse(JSON.stringify(example)), example, "can be saved as it is");
      if (below(4) === 0) {
        one.dispatch({ type: "select", query: below(example.tokens.queries.length) });
      }
      if (below(8) === 0)
        one.dispatch({ type: "orient", orientation: below(2) ? "rows" : "columns" });
      const saved = JSON.parse(JSON.stringify(documentOf(one.state)));
      assert.deepEqual(
        madeIn(stateFrom(saved, core, []).state),
        madeIn(one.state),
        "can be opened",
      );
      assert.ok(selection.query < example.tokens.queries.length);
      const { scene } = one.derived;
      assert.equal(scene.tokens.queries.length, scene.trace.weights.shape.at(-2));
      assert.equal(scene.tokens.keys.length, scene.trace.weights.shape.at(-1));
      assert.equal(scene.tokens.values.length, scene.tokens.keys.length);
      assert.equal(scene.dimensions.keys.length, scene.trace.queries.shape.at(-1));
      scene.dimensions.values.forEach((names) =>
        assert.equal(names.length, scene.trace.values.shape.at(-1)),
      );
      assert.equal(scene.dimensions.result.length, scene.trace.result.shape[1]);
    }
    const end = madeIn(one.state);
    assert.notDeepEqual(end, start);
    while (one.canUndo) one.dispatch({ type: "undo" });
    assert.deepEqual(madeIn(one.state), start);
    while (one.canRedo) one.dispatch({ type: "redo" });
    assert.deepEqual(madeIn(one.state), end);
  });
}
