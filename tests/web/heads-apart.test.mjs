// Heads that have tables of their own compute what heads computed that columns were dealt out to.

import assert from "node:assert/strict";
import test from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const { edited, headCounts, withHeadsApart } = await load(`
  export * from "./edit.js";
  export * from "./edit/tables.js";
`);
const core = await loadCore();

const TOKENS = 2;
const WIDTH = 2;
const COUNTS = [
  { heads: 1, keyValueHeads: 1 },
  { heads: 2, keyValueHeads: 1 },
  { heads: 2, keyValueHeads: 2 },
  { heads: 4, keyValueHeads: 1 },
  { heads: 4, keyValueHeads: 2 },
  { heads: 4, keyValueHeads: 4 },
];
const SOURCES = {
  ready: ["queries", "keys", "values"],
  embedded: ["queryProjection", "keyProjection", "valueProjection"],
};

/** Numbers of which no two are the same. */
function matrix(columns, seed) {
  return Array.from({ length: TOKENS }, (_, row) =>
    Array.from({ length: columns }, (_, column) => Math.sin(seed + 10 * row + column)),
  );
}

/** Every way in which each of three fields is given by head or dealt out, with each count or not. */
function* inputs() {
  for (const [source, fields] of Object.entries(SOURCES)) {
    for (const { heads, keyValueHeads } of COUNTS) {
      for (let form = 0; form < 32; form += 1) {
        const [queries, keys, values, saysHeads, saysShared] = Array.from(
          { length: 5 },
          (_, bit) => ((form >> bit) & 1) === 1,
        );
        const table = (count, isByHead, seed) =>
          isByHead
            ? Array.from({ length: count }, (_, head) => matrix(WIDTH, seed + 100 * head))
            : matrix(count * WIDTH, seed);
        yield {
          ...(source === "embedded" && { embeddings: matrix(TOKENS, 7) }),
          [fields[0]]: table(heads, queries, 1),
          [fields[1]]: table(keyValueHeads, keys, 2),
          [fields[2]]: table(keyValueHeads, values, 3),
          ...(saysHeads && { heads }),
          ...(saysShared && { keyValueHeads }),
        };
      }
    }
  }
}

function traceOf(input) {
  try {
    return core.trace(input);
  } catch {
    return null;
  }
}

/** The numbers of a trace; one head alone has or has not an axis of its own. */
const numbersIn = (trace) =>
  Object.fromEntries(Object.entries(trace).map(([name, value]) => [name, value?.data ?? value]));

const isByHead = (table) => Array.isArray(table[0][0]);

test("every mix of forms of heads that the core computes, it computes alike with heads apart", () => {
  const mixes = new Set();
  for (const input of inputs()) {
    const before = traceOf(input);
    if (!before) continue;
    const apart = withHeadsApart({ input });
    const said = JSON.stringify(input);
    assert.ok(!("heads" in apart.input || "keyValueHeads" in apart.input), said);
    assert.deepEqual(numbersIn(core.trace(apart.input)), numbersIn(before), said);
    const heads = before.weights.shape.length === 2 ? 1 : before.weights.shape[0];
    assert.equal(headCounts({ input }).heads, heads, said);
    const fields = "embeddings" in input ? SOURCES.embedded : SOURCES.ready;
    const forms = fields.map((field) => (isByHead(input[field]) ? "by head" : "dealt out"));
    mixes.add(`${fields[0]}: ${forms}`);
  }
  assert.equal(mixes.size, 16, [...mixes].join("\n"));
});

test("an edit keeps the heads of keys that are dealt out beside queries by head", () => {
  const input = {
    queries: [matrix(WIDTH, 1), matrix(WIDTH, 2)],
    keys: [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ],
    values: matrix(2 * WIDTH, 3),
    keyValueHeads: 2,
  };
  const change = { type: "set-numbers", table: { field: "keys", head: 1 }, row: 0, column: 0 };
  const after = edited({ input }, { ...change, numbers: [[9]] }, core);
  assert.deepEqual(after.input.keys, [
    [
      [1, 2],
      [5, 6],
    ],
    [
      [9, 4],
      [7, 8],
    ],
  ]);
});
