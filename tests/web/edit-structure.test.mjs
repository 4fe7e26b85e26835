// Changes of an example's structure: what can be kept is kept, and the core takes what comes out.

import assert from "node:assert/strict";
import test from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const { canBeEmbedded, edited, maskKind, numbersOf, origins, scenarioNamed, tablesOf, wordsIn } =
  await load(`
    export * from "./edit.js";
    export * from "./edit/mask.js";
    export * from "./edit/structure.js";
    export * from "./edit/tokens.js";
    export * from "./scenarios.js";
  `);
const core = await loadCore();

const cross = scenarioNamed("sous-la-table");
const self = scenarioNamed("the-black-cat");
/** @type {(example: any, ...edits: any[]) => any} */
const edit = (example, ...edits) => edits.reduce((one, next) => edited(one, next, core), example);
const weights = (example) => [...core.trace(example.input).weights.data];
const result = (example) => core.trace(example.input).result;
/** Equal but for the rounding of other sums. */
const close = (actual, expected) => {
  assert.equal(actual.length, expected.length);
  actual.forEach((one, at) => assert.ok(Math.abs(one - expected[at]) < 1e-12, `${at}: ${one}`));
};

test("a word of a sentence keeps its place, finds its word again, or stands in another's place", () => {
  assert.deepEqual(origins(["le", "chat"], ["le", "chat"]), [0, 1]);
  assert.deepEqual(origins(["le", "chat"], ["un", "le", "chat"]), [null, 0, 1]);
  assert.deepEqual(origins(["a", "b", "a"], ["a", "a", "a"]), [0, 1, 2]);
  assert.deepEqual(origins(["a", "b"], ["a", "c", "d"]), [0, 1, null]);
  assert.deepEqual(wordsIn("  the  black\tcat\nNew\u00a0York "), [
    "the",
    "black",
    "cat",
    "New\u00a0York",
  ]);
});

test("a typed sentence keeps the vectors of words that stay, and gives new ones numbers", () => {
  const names = ["table", "chat", "dort"];
  const { input, tokens } = edit(cross, { type: "set-tokens", side: "keys", names });
  assert.deepEqual(tokens.keys, names);
  assert.deepEqual(tokens.values, ["table", "cat", "under"], "translations stay, in their places");
  assert.deepEqual(input.keys, [cross.input.keys[4], cross.input.keys[0], cross.input.keys[2]]);
  assert.deepEqual(input.values[0], cross.input.values[4]);
  core.trace(input);
  const more = edit(cross, {
    type: "set-tokens",
    side: "keys",
    names: [...cross.tokens.keys, "noire", "grise"],
  });
  assert.deepEqual(more.input.keys.slice(0, 5), cross.input.keys);
  const [noire, grise] = more.input.keys.slice(5);
  assert.notDeepEqual(noire, grise);
  assert.ok(
    noire.some((one) => one !== 0),
    "something real shows",
  );
  assert.ok(
    [...noire, ...grise].every((one) => Number(one.toFixed(1)) === one),
    "one decimal",
  );
  assert.deepEqual(more.tokens.values.slice(5), ["noire", "grise"]);
});

test("a sentence of no word, or of more than 64, changes nothing", () => {
  for (const names of [[], Array(65).fill("a")]) {
    assert.equal(edit(cross, { type: "set-tokens", side: "keys", names }), cross);
  }
  const full = edit(self, { type: "set-tokens", side: "queries", names: Array(64).fill("a") });
  assert.equal(full.input.embeddings.length, 64);
  core.trace(full.input);
});

test("self-attention with ready vectors has one list of words, cross-attention two", () => {
  const one = edit(cross, { type: "set-attention", attention: "self" });
  assert.deepEqual(one.tokens.queries, one.tokens.keys);
  assert.equal(one.input.queries.length, 5);
  assert.deepEqual(one.input.queries[0], cross.input.queries[0]);
  assert.deepEqual(one.input.keys, cross.input.keys);
  const longer = edit(one, { type: "add-token", side: "keys" });
  assert.equal(longer.input.queries.length, 6);
  const two = edit(one, { type: "set-attention", attention: "cross" });
  const shorter = edit(two, { type: "remove-token", side: "queries", at: 4 });
  assert.deepEqual([shorter.input.queries.length, shorter.input.keys.length], [4, 5]);
  for (const example of [one, longer, two, shorter]) core.trace(example.input);
});

test("self-attention of embeddings becomes cross-attention with the same weights, and comes back", () => {
  const two = edit(self, { type: "set-attention", attention: "cross" });
  assert.deepEqual(weights(two), weights(self));
  const uneven = edit(
    two,
    { type: "add-token", side: "keys" },
    { type: "add-dimension", side: "contextEmbeddings" },
  );
  assert.deepEqual([uneven.input.embeddings.length, uneven.input.contextEmbeddings.length], [4, 5]);
  assert.equal(uneven.input.keyProjection[0].length, 5);
  const one = edit(uneven, { type: "set-attention", attention: "self" });
  assert.equal(one.input.contextEmbeddings, undefined);
  assert.equal(one.input.embeddings.length, 5);
  core.trace(one.input);
});

test("embeddings become ready vectors, the trace's own, with the same weights and result", () => {
  const ready = edit(self, { type: "set-source", source: "ready" });
  const trace = core.trace(self.input);
  assert.deepEqual(ready.input.queries.flat(2), [...trace.queries.data]);
  assert.deepEqual(weights(ready), weights(self));
  assert.deepEqual(result(ready), result(self));
  assert.equal(ready.attention, "self");
});

test("ready vectors become embeddings from which identities take them out again", () => {
  for (const example of [cross, edit(cross, { type: "set-attention", attention: "self" })]) {
    const made = edit(example, { type: "set-source", source: "embeddings" });
    assert.deepEqual(weights(made), weights(example));
    assert.deepEqual(result(made), result(example));
    const again = edit(made, { type: "set-source", source: "ready" });
    assert.deepEqual(again.input.queries, example.input.queries);
    assert.deepEqual(again.input.values, example.input.values);
  }
  const { input } = edit(cross, { type: "set-source", source: "embeddings" });
  assert.deepEqual(input.embeddings, cross.input.queries);
  assert.deepEqual(
    input.queryProjection,
    input.queryProjection.map((row, at) => row.map((_, column) => Number(at === column))),
  );
});

test("vectors that do not fit side by side cannot become embeddings, and stay", () => {
  const wide = edit(cross, { type: "set-attention", attention: "self" });
  const full = edit(wide, { type: "set-heads", heads: 8, keyValueHeads: 8 });
  assert.equal(canBeEmbedded(full), false);
  assert.equal(edit(full, { type: "set-source", source: "embeddings" }), full);
});

test("heads come and go; those that stay keep their numbers, keys and values may be shared", () => {
  const eight = edit(cross, { type: "set-heads", heads: 8, keyValueHeads: 2 });
  assert.deepEqual([eight.input.queries.length, eight.input.keys.length], [8, 2]);
  assert.deepEqual(eight.input.queries[0], cross.input.queries);
  assert.deepEqual(core.trace(eight.input).weights.shape, [8, 3, 5]);
  assert.deepEqual(
    tablesOf(eight, 5),
    [
      { field: "queries", head: 5 },
      { field: "keys", head: 1 },
      { field: "values", head: 1 },
    ],
    "the fourth to seventh query head share the second head of keys",
  );
  const one = edit(eight, { type: "set-heads", heads: 1, keyValueHeads: 1 });
  assert.deepEqual(one.input.queries, cross.input.queries);
  assert.deepEqual(one.input.vocabulary, cross.input.vocabulary, "words are as wide as before");
});

test("columns that were dealt out to heads become tables of their own, with the same weights", () => {
  const row = (start, count) => Array.from({ length: count }, (_, at) => Math.cos(start + at));
  const input = {
    queries: [row(0, 4), row(9, 4)],
    keys: [row(1, 2), row(2, 2), row(7, 2)],
    values: [row(3, 2), row(5, 2), row(8, 2)],
    heads: 2,
    keyValueHeads: 1,
  };
  const dealt = { ...cross, input };
  const set = (example) => edit(example, { type: "set-input", changes: { temperature: 2 } });
  const apart = set(dealt);
  assert.equal(apart.input.heads, undefined);
  assert.deepEqual(apart.input.queries[1][0], input.queries[0].slice(2));
  assert.deepEqual(weights(apart), weights({ input: { ...input, temperature: 2 } }));
});

test("W for the output begins as an identity, which leaves the result as it is", () => {
  const { input } = self;
  const off = edit(self, { type: "set-output-projection", isThere: false });
  assert.deepEqual(result(off).data, core.trace(input).joinedOutput.data);
  const on = edit(off, { type: "set-output-projection", isThere: true });
  assert.deepEqual(result(on), result(off));
  const wider = edit(on, { type: "add-dimension", side: "result" });
  assert.equal(result(wider).shape[1], 5);
  assert.equal(wider.dimensions.result.length, 5);
});

test("widths change in every matrix that has them", () => {
  const more = edit(
    self,
    { type: "add-dimension", side: "embeddings" },
    { type: "add-dimension", side: "keys" },
    { type: "add-dimension", side: "values" },
  );
  const { input } = more;
  assert.deepEqual([input.queryProjection[1].length, input.queryProjection[1][0].length], [5, 3]);
  assert.deepEqual([input.valueProjection[0].length, input.valueProjection[0][0].length], [5, 3]);
  assert.equal(input.outputProjection.length, 6, "a row for each value dimension of each head");
  assert.deepEqual(input.outputProjection[2], [0, 0, 0, 0], "after those of the first head");
  assert.deepEqual(input.outputProjection[3], self.input.outputProjection[2]);
  // New dimensions hold zeros, so all is as before but for the scale, which goes by the width.
  const scaled = edit(more, { type: "set-input", changes: { scale: Math.SQRT1_2 } });
  close([...result(scaled).data], [...result(self).data]);
  const names = edit(self, { type: "rename-dimension", side: "values", head: 1, at: 0, name: "a" });
  assert.deepEqual(names.dimensions.values, [
    ["colour", "animal"],
    ["a", "article"],
  ]);
  const named = edit(self, { type: "rename-dimension", side: "embeddings", at: 2, name: "cat" });
  assert.deepEqual(named.dimensions.embeddings, ["1", "2", "cat", "4"]);
});

test("a table is filled: zeros, ones, identity, one-hot rows, seeded random numbers", () => {
  const table = { field: "keys" };
  const fill = (kind, seed) => edit(cross, { type: "fill", table, kind, seed }).input.keys;
  assert.deepEqual(fill("zeros")[3], [0, 0, 0, 0, 0]);
  assert.deepEqual(fill("ones")[3], [1, 1, 1, 1, 1]);
  assert.deepEqual(fill("identity")[3], [0, 0, 0, 1, 0]);
  assert.deepEqual(fill("one-hot")[4], [0, 0, 0, 0, 1]);
  assert.deepEqual(fill("normal", 4), fill("normal", 4));
  assert.notDeepEqual(fill("normal", 4), fill("normal", 5));
  assert.deepEqual(
    edit(cross, { type: "fill", table, kind: "ones" }).input.values,
    cross.input.values,
  );
});

test("a pasted block makes room for itself, up to 64 rows and columns", () => {
  const block = (rows, columns) =>
    Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, () => row + 1));
  const paste = (table, numbers) =>
    edit(cross, { type: "paste-numbers", table, row: 4, column: 3, numbers });
  const grown = paste({ field: "values" }, block(3, 2));
  assert.equal(grown.input.values.length, 7);
  assert.deepEqual(grown.input.values[6].slice(3), [3, 3]);
  assert.equal(grown.input.keys.length, 7);
  assert.equal(grown.dimensions.values.length, 5);
  core.trace(grown.input);
  const full = paste({ field: "keys" }, block(70, 70));
  assert.deepEqual([full.input.keys.length, full.input.keys[0].length], [64, 64]);
  core.trace(full.input);
});

test("a painted mask begins as the mask that there was, and is painted cell by cell", () => {
  const begun = edit(self, { type: "write-out-mask" });
  assert.equal(maskKind(begun), "painted");
  assert.deepEqual(begun.input.mask.allowed, [
    [true, false, false, false],
    [true, true, false, false],
    [true, true, true, false],
    [true, true, true, true],
  ]);
  assert.deepEqual(weights(begun), weights(self));
  const cell = { type: "paint-mask", query: 0, key: 3, isSeen: true };
  const painted = edit(self, cell);
  assert.equal(painted.input.mask.allowed[0][3], true);
  assert.equal(edit(painted, cell), painted);
  const longer = edit(painted, { type: "add-token", side: "keys" });
  assert.deepEqual(longer.input.mask.allowed[4], [true, true, true, true, true]);
  assert.deepEqual(longer.input.mask.allowed[0], [true, false, false, true, true]);
  core.trace(longer.input);
  const moved = edit(painted, { type: "move-token", side: "keys", at: 0, by: 3 });
  assert.deepEqual(
    moved.input.mask.allowed[3],
    [false, false, true, true],
    "words take their cells along",
  );
});

test("a change to what is so already is none", () => {
  for (const change of [
    { type: "set-attention", attention: "self" },
    { type: "set-source", source: "embeddings" },
    { type: "set-heads", heads: 2, keyValueHeads: 2 },
    { type: "set-output-projection", isThere: true },
    { type: "set-input", changes: { mask: "causal", temperature: 1 } },
    { type: "move-token", side: "keys", at: 0, by: -1 },
    { type: "rename-token", side: "keys", at: 0, name: "the" },
    { type: "set-tokens", side: "keys", names: ["the", "black", "cat", "sat"] },
    { type: "rename-dimension", side: "keys", at: 0, name: "noun" },
  ]) {
    assert.equal(edit(self, change), self, change.type);
  }
  const same = { type: "set-numbers", table: { field: "keys" }, row: 0, column: 0 };
  assert.equal(edit(cross, { ...same, numbers: [[1]] }), cross);
  assert.equal(numbersOf(cross, { field: "keys" })[0][0], 1);
});
