// The plane: its scale, its words, and which numbers an arrow stands for.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

const { frameFor, ticksOf, snapped, widestPair } = await load(
  `export * from "./views/plane/axes.js";`,
);
const { placeLabels, together } = await load(`export * from "./views/plane/labels.js";`);
const { changeOf } = await load(`export * from "./views/plane/arrows.js";`);
const { EDITS } = await load(`export * from "./edit.js";`);

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

/** A scene with so many heads, as far as an edit needs it. */
const sceneOf = (heads) => ({ trace: { weights: { shape: [heads, 2, 2] } } });
const keyOf = (width, at = 1) => ({ field: "keys", at, components: Array(width).fill({}) });

/** The example after the first component of a key was set to 9. */
function moved(input, heads, head, width) {
  const example = { input };
  const { vector, edit } = changeOf(example, sceneOf(heads), keyOf(width), head);
  const { type, ...change } = edit(new Map([[0, 9]]));
  return { vector, keys: EDITS[type](example, change).input.keys };
}

test("an arrow changes its own head's numbers and no others", () => {
  const one = [
    [1, 2],
    [3, 4],
  ];
  assert.deepEqual(moved({ keys: one }, 1, 0, 2), {
    vector: [3, 4],
    keys: [
      [1, 2],
      [9, 4],
    ],
  });
  const dealt = [
    [1, 2, 3, 4],
    [5, 6, 7, 8],
  ];
  const second = moved({ keys: dealt, heads: 2 }, 2, 1, 2);
  assert.deepEqual(second, { vector: [7, 8], keys: [dealt[0], [5, 6, 9, 8]] });
  const shared = moved({ keys: dealt, heads: 4, keyValueHeads: 2 }, 4, 3, 2);
  assert.deepEqual(shared, { vector: [7, 8], keys: [dealt[0], [5, 6, 9, 8]] });
  const byHead = moved({ keys: [one, dealt.map((row) => row.slice(2))] }, 4, 2, 2);
  assert.deepEqual(byHead.vector, [7, 8]);
  assert.deepEqual(byHead.keys[1], [
    [3, 4],
    [9, 8],
  ]);
  assert.equal(byHead.keys[0], one);
});
