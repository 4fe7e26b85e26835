// Which steps stand in a strip.

import assert from "node:assert/strict";
import test from "node:test";
import { core, kinds, sceneOf, exampleOf } from "./export-examples.mjs";
import { load } from "./load.mjs";

const { MOST_STILLS, stripSteps, timeline } = await load(`
    export * from "./export/strip-steps.js";
    export { timeline } from "./figures/three-stages/timeline.js";
  `);

const ROW = { head: 0, query: 0 };

/** The timeline of one query and so many keys. */
function stepsOf(keys, width) {
  const matrix = (rows) =>
    Array.from({ length: rows }, (_, i) => Array.from({ length: width }, (_, j) => (i + j) % 3));
  const input = { queries: matrix(1), keys: matrix(keys), values: matrix(keys) };
  const trace = core.trace(input);
  return timeline(sceneOf(exampleOf(input, trace), trace), ROW);
}

test("every step of the page's examples has its still", () => {
  for (const { scene, label } of kinds.slice(0, 4)) {
    const steps = timeline(scene, ROW);
    assert.deepEqual(stripSteps(steps), [...steps.keys()], label);
  }
});

test("of a longer one the products of a key are one still, its finished score", () => {
  const steps = stepsOf(6, 8);
  assert.ok(steps.length > MOST_STILLS);
  const shown = stripSteps(steps).map((at) => steps[at]);
  const products = shown.filter(({ name }) => name === "product");
  assert.deepEqual(
    products.map(({ key, dimension }) => [key, dimension]),
    [0, 1, 2, 3, 4, 5].map((key) => [key, 7]),
  );
  for (const step of steps) {
    if (step.name !== "product") assert.ok(shown.includes(step), step.name);
  }
});

test("of the longest the first and last of what repeats are left, and all that does not", () => {
  const steps = stepsOf(64, 64);
  const chosen = stripSteps(steps);
  assert.ok(chosen.length <= MOST_STILLS);
  assert.equal(chosen[0], 0);
  assert.equal(chosen.at(-1), steps.length - 1);
  const shown = chosen.map((at) => steps[at]);
  assert.deepEqual(new Set(shown.map(({ name }) => name)), new Set(steps.map(({ name }) => name)));
  const scores = shown.filter(({ name }) => name === "score").map(({ key }) => key);
  assert.deepEqual(scores, [0, 63]);
});
