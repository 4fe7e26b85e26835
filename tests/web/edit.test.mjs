// Changes to an example, and their undoing.

import assert from "node:assert/strict";
import test from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const {
  MOST,
  blockOf,
  edited,
  numberOf,
  numbersOf,
  stepped,
  tablesOf,
  createStore,
  initialState,
  scenarioNamed,
  timeline,
} = await load(`
    export * from "./edit.js";
    export * from "./element/number-text.js";
    export * from "./scenarios.js";
    export { createStore } from "./store.js";
    export { initialState } from "./state.js";
    export { timeline } from "./figures/three-stages/timeline.js";
  `);
const core = await loadCore();

const cross = scenarioNamed("sous-la-table");
const self = scenarioNamed("the-black-cat");
const edit = (example, change) => edited(example, change, core);
const store = (name = "sous-la-table") =>
  createStore(core, { timeline }, initialState(name), () => {});

test("one number of one table changes, and the example before stays as it was", () => {
  const before = JSON.stringify(cross);
  const numbers = [[7]];
  const table = { field: "keys" };
  const after = edit(cross, { type: "set-numbers", table, row: 1, column: 2, numbers });
  assert.equal(after.input.keys[1][2], 7);
  assert.equal(JSON.stringify(cross), before);
  assert.deepEqual(after.input.keys[0], cross.input.keys[0]);
});

test("a block fills what there is room for, and no more", () => {
  const numbers = [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ];
  const table = { field: "values" };
  const { input } = edit(cross, { type: "set-numbers", table, row: 3, column: 2, numbers });
  assert.deepEqual(input.values.slice(3), [
    [0, 0, 1, 2],
    [-0.9, 0, 4, 5],
  ]);
});

test("a projection changes for one head alone", () => {
  const table = tablesOf(self, 1).find(({ field }) => field === "keyProjection");
  const { input } = edit(self, { type: "set-numbers", table, row: 0, column: 0, numbers: [[9]] });
  assert.equal(input.keyProjection[1][0][0], 9);
  assert.deepEqual(input.keyProjection[0], self.input.keyProjection[0]);
  assert.equal(numbersOf({ input }, table)[0][0], 9);
});

test("a key comes and goes with its value", () => {
  const more = edit(cross, { type: "add-token", side: "keys" });
  assert.deepEqual([more.input.keys.length, more.input.values.length], [6, 6]);
  assert.deepEqual([more.tokens.keys.length, more.tokens.values.length], [6, 6]);
  const less = edit(more, { type: "remove-token", side: "keys", at: 0 });
  assert.deepEqual(less.tokens.keys.slice(0, 2), ["est", "sous"]);
  assert.deepEqual(less.input.values[0], cross.input.values[1]);
});

test("in self-attention one list of words asks and answers", () => {
  const { input, tokens } = edit(self, { type: "add-token", side: "keys" });
  assert.equal(input.embeddings.length, 5);
  assert.deepEqual([tokens.queries.length, tokens.keys.length, tokens.values.length], [5, 5, 5]);
  const renamed = edit(self, { type: "rename-token", side: "keys", at: 1, name: "white" });
  for (const list of Object.values(renamed.tokens)) assert.equal(list[1], "white");
});

test("words change places, and stay within the list", () => {
  const up = edit(cross, { type: "move-token", side: "keys", at: 2, by: -1 });
  assert.deepEqual(up.tokens.keys, ["chat", "sous", "est", "la", "table"]);
  assert.deepEqual(up.tokens.values, ["cat", "under", "is", "the", "table"]);
  assert.deepEqual(up.input.keys[1], cross.input.keys[2]);
  const stays = edit(cross, { type: "move-token", side: "keys", at: 0, by: -1 });
  assert.deepEqual(stays.tokens.keys, cross.tokens.keys);
});

test("a dimension comes and goes in every vector that has it", () => {
  const more = edit(cross, { type: "add-dimension", side: "values" });
  assert.ok(more.input.values.every((row) => row.length === 5));
  assert.ok(Object.values(more.input.vocabulary).every((vector) => vector.length === 5));
  assert.equal(more.dimensions.values.length, 5);
  const less = edit(cross, { type: "remove-dimension", side: "keys", at: 0 });
  assert.ok([...less.input.queries, ...less.input.keys].every((row) => row.length === 4));
  assert.equal(less.dimensions.keys[0], "verb");
});

test("no list grows beyond what the core takes, nor shrinks to nothing", () => {
  let example = cross;
  for (let at = 0; at < 70; at += 1) example = edit(example, { type: "add-token", side: "keys" });
  for (let at = 0; at < 70; at += 1) {
    example = edit(example, { type: "add-dimension", side: "keys" });
  }
  assert.equal(example.input.keys.length, MOST);
  assert.equal(example.input.keys[0].length, MOST);
  core.trace(example.input);
  for (let at = 0; at < 70; at += 1) {
    example = edit(example, { type: "remove-token", side: "keys", at: 0 });
  }
  assert.equal(example.input.keys.length, 1);
});

test("numbers are read as people type them", () => {
  const typed = { 0.5: 0.5, "0,5": 0.5, " -1 ": -1, "\u22121.25": -1.25, ".5": 0.5, "1e-3": 0.001 };
  for (const [text, number] of Object.entries(typed)) assert.equal(numberOf(text), number, text);
  for (const text of ["", "-", "1.2.3", "NaN", "Infinity", "0x10", "1e999", "one", "1 2"]) {
    assert.equal(numberOf(text), null, text);
  }
});

test("a block is read from a spreadsheet, with points or decimal commas", () => {
  const block = [
    [1, 2.5],
    [-3, 0.1],
  ];
  for (const text of [
    "1\t2.5\n-3\t0.1",
    "1\t2,5\r\n-3\t0,1\r\n",
    "1;2,5\n-3;0,1",
    "1,2.5\n-3,0.1",
    "1 2.5\n-3 0.1",
  ]) {
    assert.deepEqual(blockOf(text), { numbers: block, wrong: null }, text);
  }
  assert.equal(blockOf("1\tx").wrong, "x");
});

test("a step is a tenth, with Shift one, with Alt a hundredth, and leaves no stray digits", () => {
  const none = { shiftKey: false, altKey: false };
  assert.equal(stepped(0.2, 1, none), 0.3);
  assert.equal(stepped(0.2, 1, { ...none, shiftKey: true }), 1.2);
  assert.equal(stepped(0.2, -1, { ...none, altKey: true }), 0.19);
});

test("one gesture is undone as one", () => {
  const one = store();
  const set = (to, gesture) =>
    one.dispatch(
      { type: "set-numbers", table: { field: "keys" }, row: 0, column: 0, numbers: [[to]] },
      gesture,
    );
  for (const to of [2, 3, 4]) set(to, "drag 1");
  set(5, "drag 2");
  one.dispatch({ type: "undo" });
  assert.equal(one.state.example.input.keys[0][0], 4);
  one.dispatch({ type: "undo" });
  assert.equal(one.state.example.input.keys[0][0], 1);
});

test("what the core refuses changes nothing but the message", () => {
  const one = store();
  const before = one.state;
  one.dispatch({ type: "set-input", changes: { temperature: 0 } });
  assert.match(one.failure, /temperature/);
  assert.equal(one.state, before);
  assert.equal(one.canUndo, false);
  one.dispatch({ type: "set-input", changes: { temperature: 2 } });
  assert.equal(one.failure, null);
});
