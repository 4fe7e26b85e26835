// The plane: its scale, its words, and which numbers an arrow stands for.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const { frameFor, ticksOf, snapped, widestPair } = await load(
  `export * from "./views/plane/axes.js";`,
);
const { placeLabels, together } = await load(`export * from "./views/plane/labels.js";`);
const { changeOf, planesOf, reduce } = await load(`
  export * from "./views/plane/arrows.js";
  export { reduce } from "./state.js";
`);
const core = await loadCore();

test("the scale is 1, 2 or 5 times a power of ten, with at most four ticks to each side", () => {
  const cases = [
    [[1.5], 0.5, 2],
    [[1, -0.2], 0.5, 1.5],
    [[-3], 1, 4],
    [[0.03], 0.01, 0.04],
    [[640], 200, 800],
    [[], 0.5, 1.5],
    [[0, 0], 0.5, 1.5],
  ];
  for (const [components, step, extent] of cases) {
    assert.deepEqual(frameFor(components), { step, extent }, `${components}`);
  }
  assert.deepEqual(ticksOf({ step: 0.1, extent: 0.3 }), [-0.3, -0.2, -0.1, 0.1, 0.2, 0.3]);
});

test("the largest numbers still have a scale", () => {
  const { step, extent } = frameFor([1.7e308]);
  assert.ok(Number.isFinite(step) && Number.isFinite(extent));
});

test("a scale stays while what it shows fits into it well", () => {
  const before = { step: 0.5, extent: 2 };
  assert.equal(frameFor([2], before), before);
  assert.equal(frameFor([0.6], before), before);
  assert.deepEqual(frameFor([2.01], before), { step: 1, extent: 3 });
  assert.deepEqual(frameFor([0.5], before), { step: 0.2, extent: 0.6 });
});

test("a moved number has two decimals, and zero has no sign", () => {
  assert.equal(snapped(0.123456), 0.12);
  assert.ok(Object.is(snapped(-0.001), 0));
});

test("at first the two dimensions with the longest components are shown, in their order", () => {
  const vectors = [
    [0, 0.5, -3, 1],
    [0, 2, 0, 1],
  ];
  assert.deepEqual(widestPair(vectors), { x: 1, y: 2 });
  assert.deepEqual(widestPair([[1, 1, 1]]), { x: 0, y: 1 });
  assert.deepEqual(widestPair([[4]]), { x: 0, y: null });
});

test("words go on from their arrows, and none stands on another", () => {
  const picture = { side: 400, size: 14, behind: [] };
  const [right, left] = placeLabels(
    [
      { x: 300, y: 200, text: "right" },
      { x: 100, y: 200, text: "left" },
    ],
    picture,
  );
  assert.deepEqual([right.anchor, left.anchor], ["start", "end"]);
  const crowd = Array.from({ length: 64 }, (_, at) => ({
    x: 250 + (at % 3),
    y: 200,
    text: "word",
  }));
  const places = placeLabels(crowd, picture).filter(Boolean);
  assert.ok(places.length >= 4 && places.length < 64, `${places.length} of 64`);
  for (const [at, one] of places.entries()) {
    for (const other of places.slice(at + 1)) {
      const apart = Math.abs(one.y - other.y) >= 14 || Math.abs(one.x - other.x) >= 4;
      assert.ok(apart, `${JSON.stringify(one)} and ${JSON.stringify(other)}`);
    }
  }
  const must = placeLabels([...crowd, { x: 251, y: 200, text: "must", must: true }], picture);
  assert.notEqual(must[64], null);
});

test("words in one place are written together, many shortened", () => {
  assert.equal(together(["a", "b", "c"]), "a, b, c");
  assert.equal(together(["a", "b", "c", "d"]), "a, b, c, …");
});

const LENGTH = 2;
/** @returns {number[][]} numbers of which no two are the same */
const matrix = (columns, seed) =>
  Array.from({ length: LENGTH }, (_, row) =>
    Array.from({ length: columns }, (_, column) => seed + 10 * row + column),
  );

/** Queries, keys and values with each count of heads, by head or dealt out. */
function* readyInputs() {
  const counts = [
    [1, 1],
    [2, 1],
    [2, 2],
    [4, 2],
  ];
  for (const [heads, keyValueHeads] of counts) {
    for (const isApart of [false, true]) {
      for (const isSharedApart of [false, true]) {
        const table = (count, byHead, seed) =>
          byHead
            ? Array.from({ length: count }, (_, head) => matrix(2, seed + 100 * head))
            : matrix(2 * count, seed);
        const input = {
          queries: table(heads, isApart, 1),
          keys: table(keyValueHeads, isSharedApart, 1000),
          values: table(keyValueHeads, isSharedApart, 2000),
          ...(!isApart && { heads }),
          ...(!isSharedApart && { keyValueHeads }),
        };
        yield { input, heads, keyValueHeads };
      }
    }
  }
}

/** An example of an input, as far as the store and the planes need it. */
const exampleOf = (input) => ({
  name: "moved",
  tokens: { queries: ["a", "b"], keys: ["c", "d"], values: ["c", "d"] },
  dimensions: { keys: ["e", "f"], values: ["g", "h"] },
  languages: { queries: "en", keys: "en", values: "en" },
  input: { scoring: "dot", temperature: 1, mask: "none", ...input },
});

/** The arrows that can be moved, with their heads. */
function movableArrows(example, heads) {
  const scene = { ...example, trace: core.trace(example.input) };
  return heads.flatMap((head) =>
    planesOf(example, scene, head)
      .filter(({ movable }) => movable)
      .flatMap(({ arrows }) => arrows.map((arrow) => ({ arrow, head }))),
  );
}

/** Moves an arrow as the page does; says what the trace then has, by field. */
function moved(example, arrow, head, changed) {
  const { vector, edit } = changeOf(example, arrow, head);
  const state = reduce({ example, selection: { head, query: 0 } }, edit(changed), [], core);
  return { vector, trace: core.trace(state.example.input) };
}

/** A trace's vectors of one field, one list for each head and token, in reading order. */
function vectorsOf(trace, field) {
  const { shape, data } = trace[field];
  const width = shape.at(-1);
  return Array.from({ length: data.length / width }, (_, at) => [
    ...data.slice(at * width, (at + 1) * width),
  ]);
}

test("every arrow changes its own head's numbers and no others, however heads are given", () => {
  for (const { input, heads, keyValueHeads } of readyInputs()) {
    const example = exampleOf(input);
    const before = core.trace(example.input);
    const all = Array.from({ length: heads }, (_, head) => head);
    const arrows = movableArrows(example, all);
    assert.equal(arrows.length, heads * 2 * LENGTH);
    for (const { arrow, head } of arrows) {
      const said = `${JSON.stringify(input)}: ${arrow.field} ${arrow.at} of head ${head}`;
      const { vector, trace } = moved(example, arrow, head, new Map([[1, 9]]));
      // Query heads that share one head of keys see the same keys.
      const sharing = arrow.field === "keys" ? heads / keyValueHeads : 1;
      const groupOf = (one) => Math.floor(one / sharing);
      for (const field of ["queries", "keys", "values"]) {
        const wanted = vectorsOf(before, field);
        if (field === arrow.field) {
          assert.deepEqual(vector, wanted[head * LENGTH + arrow.at], said);
          for (const one of all.filter((other) => groupOf(other) === groupOf(head))) {
            wanted[one * LENGTH + arrow.at] = [vector[0], 9];
          }
        }
        assert.deepEqual(vectorsOf(trace, field), wanted, said);
      }
    }
  }
});

test("an arrow of an embedding changes its own numbers, however heads are given", () => {
  const projections = (isByHead) =>
    Object.fromEntries(
      ["queryProjection", "keyProjection", "valueProjection"].map((field) => [
        field,
        isByHead ? [matrix(2, 1), matrix(2, 3)] : matrix(4, 1),
      ]),
    );
  for (const input of [projections(true), { ...projections(false), heads: 2 }]) {
    const embedded = { embeddings: matrix(2, 5), contextEmbeddings: matrix(2, 50), ...input };
    const example = exampleOf(embedded);
    const arrows = movableArrows(example, [0, 1]);
    assert.equal(arrows.length, 8);
    for (const { arrow, head } of arrows) {
      const { vector, trace } = moved(example, arrow, head, new Map([[0, 9]]));
      for (const field of ["embeddings", "contextEmbeddings"]) {
        const wanted = embedded[field].map((row) => [...row]);
        if (field === arrow.field) {
          assert.deepEqual(vector, wanted[arrow.at]);
          wanted[arrow.at][0] = 9;
        }
        assert.deepEqual(vectorsOf(trace, field), wanted);
      }
    }
  }
});
