// What the views draw, as pure functions: where things stand, what part of a map is seen, colours.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./load.mjs";

const map = await load(`
  export * from "./views/heat-map/window.js";
  export * from "./views/heat-map/layout.js";
  export * from "./views/heat-map/keys.js";
  export * from "./views/heat-map/pixels.js";
  export * from "./views/heat-map/sentences.js";
`);
const lines = await load(`
  export * from "./views/lines/layout.js";
  export * from "./views/lines/sentence.js";
`);
const { largestWeight, weightsOf, sumOf, isHidden } = await load(
  'export * from "./views/attended.js";',
);

const SIZE = { rows: 8, columns: 4 };
const MIDDLE = { x: 0.5, y: 0.5 };
const close = (actual, expected) =>
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is not ${expected}`);

test("zooming by two around the middle shows the middle half", () => {
  assert.deepEqual(map.zoomed(map.ALL, 2, MIDDLE, SIZE, 10), { zoom: 2, x: 1, y: 2 });
});

test("zooming keeps the place under the pointer where it is", () => {
  const place = { x: 0.3, y: 0.8 };
  const before = { zoom: 2, x: 1, y: 2 };
  const after = map.zoomed(before, 1.7, place, SIZE, 10);
  // The place's column is x + place.x * columns / zoom, its row likewise.
  close(after.x + (place.x * 4) / after.zoom, 1 + (0.3 * 4) / 2);
  close(after.y + (place.y * 8) / after.zoom, 2 + (0.8 * 8) / 2);
});

test("no zoom and no move looks beyond the map, or shows less than is allowed", () => {
  assert.deepEqual(map.zoomed(map.ALL, 0.1, MIDDLE, SIZE, 10), map.ALL);
  assert.equal(map.zoomed(map.ALL, 99, MIDDLE, SIZE, 10).zoom, 10);
  const corner = map.moved({ zoom: 2, x: 1, y: 2 }, 99, -99, SIZE);
  assert.deepEqual(corner, { zoom: 2, x: 2, y: 0 });
  assert.deepEqual(map.moved(map.ALL, 1, 1, SIZE), map.ALL);
});

test("a place is in the cell that is drawn there", () => {
  assert.deepEqual(map.cellAt(map.ALL, { x: 0.26, y: 0.99 }, SIZE), { row: 7, column: 1 });
  assert.deepEqual(map.cellAt({ zoom: 2, x: 2, y: 4 }, { x: 0, y: 0.26 }, SIZE), {
    row: 5,
    column: 2,
  });
  assert.deepEqual(map.cellAt(map.ALL, { x: -3, y: 7 }, SIZE), { row: 7, column: 0 });
});

test("the window follows the cell that is read, and no further than it must", () => {
  const window = { zoom: 2, x: 0, y: 0 };
  assert.deepEqual(map.showing(window, { row: 3, column: 1 }, SIZE), window);
  assert.deepEqual(map.showing(window, { row: 4, column: 3 }, SIZE), { zoom: 2, x: 2, y: 1 });
});

test("keys move the cell, page by page and to the ends, and stop at the edges", () => {
  const at = (key, more = {}) => map.movedCell({ key, ...more }, { row: 2, column: 1 }, SIZE, 3);
  assert.deepEqual(at("ArrowUp"), { row: 1, column: 1 });
  assert.deepEqual(at("ArrowRight"), { row: 2, column: 2 });
  assert.deepEqual(at("PageDown"), { row: 5, column: 1 });
  assert.deepEqual(at("PageUp"), { row: 0, column: 1 });
  assert.deepEqual(at("Home"), { row: 2, column: 0 });
  assert.deepEqual(at("End"), { row: 2, column: 3 });
  assert.deepEqual(at("End", { ctrlKey: true }), { row: 7, column: 3 });
  assert.deepEqual(at("Home", { metaKey: true }), { row: 0, column: 0 });
  for (const other of [
    at("a"),
    at("ArrowUp", { ctrlKey: true }),
    at("ArrowUp", { altKey: true }),
  ]) {
    assert.equal(other, null);
  }
});

test("a map of any size fits any room, in square cells", () => {
  for (const room of [276, 316, 720, 1000]) {
    for (const [rows, columns] of [
      [1, 1],
      [3, 5],
      [512, 512],
      [2, 512],
      [512, 2],
    ]) {
      const names = (count) => Array.from({ length: count }, () => "incomprehensibilities");
      const layout = map.layOut(names(rows), names(columns), room);
      assert.ok(layout.width <= room + 1e-9, `${rows} x ${columns} in ${room}`);
      close(layout.box.width / columns, layout.box.height / rows);
      assert.ok(layout.box.x + layout.box.width + map.GAP + map.BARS <= layout.width + 1e-9);
      assert.ok(layout.mostZoom >= 1);
    }
  }
});

test("labels are thinned until each has its room, and the chosen one is always there", () => {
  const axis = { start: 10.5, count: 512, side: 3, room: 300 };
  const labels = map.labelsOf(axis, 17, 40);
  assert.ok(labels.some(({ at }) => at === 40));
  labels.slice(1).forEach(({ middle }, at) => assert.ok(middle - labels[at].middle >= 17));
  for (const { at, middle } of labels) close(middle, (at + 0.5 - 10.5) * 3);
  const all = map.labelsOf({ start: 0, count: 5, side: 40, room: 200 }, 17, 0);
  assert.deepEqual(
    all.map(({ at }) => at),
    [0, 1, 2, 3, 4],
  );
});

test("0 is paper, the largest weight is ink, half of it is midway; a turned map is transposed", () => {
  const look = { paper: [255, 250, 240], ink: [55, 50, 40], most: 0.5 };
  const pixels = map.pixelsOf([0, 0.25, 0.5, 0, 0, 0.5], { queries: 2, keys: 3 }, false, look);
  const at = (all, place) => [...all.slice(place * 4, place * 4 + 4)];
  assert.deepEqual(at(pixels, 0), [255, 250, 240, 255]);
  assert.deepEqual(at(pixels, 1), [155, 150, 140, 255]);
  assert.deepEqual(at(pixels, 2), [55, 50, 40, 255]);
  const turned = map.pixelsOf([0, 0.25, 0.5, 0, 0, 0.5], { queries: 2, keys: 3 }, true, look);
  // (Nk, Nq): key 1 of query 0 is row 1, column 0.
  assert.deepEqual(at(turned, 2), [155, 150, 140, 255]);
  assert.deepEqual(at(turned, 5), [55, 50, 40, 255]);
});

test("colours are read as styles write them", () => {
  assert.deepEqual(map.colourOf("rgb(28, 29, 30)"), [28, 29, 30]);
  assert.deepEqual(map.colourOf("rgba(255, 255, 255, 0.5)"), [255, 255, 255]);
});

test("two columns of words stand inside any room, the shorter one in the middle", () => {
  const tokens = { queries: ["one", "two"], keys: ["a", "b", "c", "d", "incomprehensibly"] };
  for (const room of [276, 316, 720, 1200]) {
    const layout = lines.layOut(tokens, room);
    assert.ok(layout.width <= room);
    assert.ok(layout.number.queries > 0 && layout.line.queries < layout.line.keys);
    assert.ok(layout.line.keys - layout.line.queries >= 0.25 * layout.width, "lines have room");
    const middle = (side, count) => (layout.middle(side, 0) + layout.middle(side, count - 1)) / 2;
    close(middle("queries", 2), middle("keys", 5));
    assert.ok(layout.middle("keys", 4) + layout.row / 2 <= layout.height);
  }
});

test("sixty-four words a side have rows that can be read and touched apart", () => {
  const names = Array.from({ length: 64 }, () => "word");
  const layout = lines.layOut({ queries: names, keys: names }, 316);
  assert.ok(layout.row >= 24);
  assert.ok(layout.thickest <= layout.row);
});

test("a long word is cut, a short one stays", () => {
  assert.equal(lines.cut("table", 5), "table");
  assert.equal(lines.cut("tables", 5), "tabl\u2026");
});

test("a line is the thicker and the inkier, the larger the weight", () => {
  const strokes = [0, 0.2, 0.5, 1].map((share) => lines.strokeOf(share, 12));
  strokes.slice(1).forEach(({ width, opacity }, at) => {
    assert.ok(width > strokes[at].width && opacity > strokes[at].opacity);
  });
  assert.equal(strokes[3].width, 12);
});

test("lines too faint to be seen are not drawn; equal weights share one path", () => {
  const tokens = { queries: ["a", "b"], keys: ["c", "d"] };
  const layout = lines.layOut(tokens, 720);
  const counts = { queries: 2, keys: 2 };
  const drawn = lines.linesByLevel(layout, [0.5, 0.5, 1, 0.001], counts, 1);
  assert.deepEqual(
    drawn.map(({ level, d }) => [level, d.match(/M/g).length]),
    [
      [lines.LEVELS / 2, 2],
      [lines.LEVELS, 1],
    ],
  );
  assert.deepEqual(lines.linesByLevel(layout, [0, 0, 0, 0], counts, 1), []);
});

test("a line leads from the row of its query to the row of its key", () => {
  const layout = lines.layOut({ queries: ["a", "b"], keys: ["c", "d", "e"] }, 720);
  const numbers = lines
    .curve(layout, 1, 2)
    .match(/[\d.]+/g)
    .map(Number);
  assert.deepEqual(numbers.slice(0, 2), [layout.line.queries, layout.middle("queries", 1)]);
  assert.deepEqual(numbers.slice(-2), [layout.line.keys, layout.middle("keys", 2)]);
});

/** Two heads of two queries and three keys; of head 1 the second query sees nothing. */
const attended = {
  weights: {
    shape: [2, 2, 3],
    data: Float32Array.of(0.25, 0.25, 0.5, 0.75, 0.25, 0, 0, 1, 0, 0, 0, 0),
  },
  rowSums: { shape: [2, 2], data: Float32Array.of(1, 1, 1, 0) },
  columnSums: { shape: [2, 3], data: Float32Array.of(1, 0.5, 0.5, 0, 1, 0) },
};
const example = {
  tokens: { queries: ["q0", "q1"], keys: ["k0", "k1", "k2"] },
  languages: { queries: "en", keys: "en" },
};

test("a token's weights are its row or its column of the chosen head", () => {
  const values = (head, side, at) =>
    weightsOf(attended, head, side, at).map(({ value, index }) => [value, ...index]);
  assert.deepEqual(values(0, "queries", 1), [
    [0.75, 0, 1, 0],
    [0.25, 0, 1, 1],
    [0, 0, 1, 2],
  ]);
  assert.deepEqual(values(1, "keys", 1), [
    [1, 1, 0, 1],
    [0, 1, 1, 1],
  ]);
  assert.equal(sumOf(attended, 0, "keys", 1).value, 0.5);
  assert.deepEqual(sumOf(attended, 1, "queries", 1).index, [1, 1]);
});

test("the largest weight is found in a head, and among all", () => {
  const { query, key, number } = largestWeight(attended, [0]);
  assert.deepEqual([query, key, number.value], [1, 0, 0.75]);
  assert.deepEqual(largestWeight(attended).number.index, [1, 0, 1]);
});

test("a hidden key is one to which the mask adds minus infinity", () => {
  const mask = { shape: [2, 3], data: Float64Array.of(0, -Infinity, 0, 0, 0, -1) };
  assert.equal(isHidden(mask, 0, 1), true);
  assert.equal(isHidden(mask, 1, 2), false);
  assert.equal(isHidden(null, 0, 0), false);
});

test("each token has its sentence, also one that sees or gets nothing", () => {
  const say = (head, token) => {
    const { id, args } = lines.sentenceOf({ example, attended, head }, token);
    return [id, args.query?.text, args.key?.text, args.weight?.text];
  };
  assert.deepEqual(say(0, null), ["lines-whole", "q1", "k0", "0.75"]);
  assert.deepEqual(say(0, { side: "queries", at: 0 }), ["lines-query", "q0", "k2", "0.50"]);
  assert.deepEqual(say(1, { side: "queries", at: 1 }).slice(0, 2), ["lines-query-empty", "q1"]);
  assert.deepEqual(say(0, { side: "keys", at: 1 }), ["lines-key", "q0", "k1", "0.25"]);
  assert.equal(say(1, { side: "keys", at: 0 })[0], "lines-key-unseen");
});

test("a cell is read with its weight and both sums, or why it has none", () => {
  const mask = { shape: [2, 3], data: Float64Array.of(0, 0, 0, 0, 0, -Infinity) };
  const read = (head, query, key) =>
    map
      .sentencesOf({ example, attended, head }, mask, { query, key })
      .map(({ id, args }) => [
        id,
        ...["weight", "given", "got"].map((name) => args[name]?.text).filter(Boolean),
      ]);
  assert.deepEqual(read(0, 0, 2), [
    ["heat-map-cell", "0.50"],
    ["heat-map-sums", "1.00", "0.50"],
  ]);
  assert.equal(read(0, 1, 2)[0][0], "heat-map-hidden");
  assert.deepEqual(read(1, 1, 1), [["lines-query-empty"], ["heat-map-sums", "0.00", "1.00"]]);
});
