// The decoder writes each sentence that its vectors were made for, and looks where a reader would.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const core = await loadCore();
const { loadFigure, sentences } = await load(`
  export { loadFigure } from "./lesson/figures.js";
  export { sentences } from "./figures/decoder/sentences.js";
`);
const figure = await loadFigure("decoder");
const traceOf = (sentence) => figure.compute(core, { sentence }).trace;

/** The place of the largest weight of each row. */
function focusOf({ shape: [rows, width], data }) {
  return Array.from({ length: rows }, (_, row) => {
    const weights = [...data.slice(row * width, (row + 1) * width)];
    return weights.indexOf(Math.max(...weights));
  });
}

for (const [name, { written }] of Object.entries(sentences)) {
  test(`${name}: the words nearest to the context vectors are "${written.join(" ")}"`, () => {
    const { nearestWords, words } = traceOf(name);
    assert.deepEqual(
      [...nearestWords.data].map((word) => words[word]),
      written,
    );
  });
}

test("the focus crosses in the black cat, and lies on the verb for both of its French words", () => {
  assert.deepEqual(focusOf(traceOf("black-cat").weights), [0, 2, 1]);
  assert.deepEqual(focusOf(traceOf("cat-on-the-mat").weights), [0, 1, 2, 2, 3, 4, 5]);
  assert.deepEqual(focusOf(traceOf("sous-la-table").weights), [0, 1, 2]);
});
