// Weights to aim for: the patterns to begin with, and when a row is reached.

import assert from "node:assert/strict";
import test from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const { distanceOf, isReached, patternOf, weightsOf } = await load(`export * from "./target.js";`);
const core = await loadCore();

const tensor = (rows) => ({ shape: [rows.length, rows[0].length], data: rows.flat() });

/** Three queries see two keys. */
const wide = tensor([
  [0.25, 0.75],
  [0.5, 0.5],
  [1, 0],
]);

test("the patterns are the present one, each key of the same place, the next one, and all alike", () => {
  const pattern = (name) => patternOf(core, name, wide, "none");
  const row = { first: [1, 0], second: [0, 1], half: [0.5, 0.5] };
  assert.deepEqual(pattern("present"), [[0.25, 0.75], row.half, row.first]);
  assert.deepEqual(pattern("itself"), [row.first, row.second, row.first]);
  assert.deepEqual(pattern("next"), [row.second, row.first, row.second]);
  assert.deepEqual(pattern("alike"), [row.half, row.half, row.half]);
});

test("all alike leaves out what the mask hides, unless a row would see nothing or has a bias", () => {
  const square = tensor([
    [1, 0],
    [0, 1],
  ]);
  const alike = (mask) => patternOf(core, "alike", square, mask);
  const half = [0.5, 0.5];
  assert.deepEqual(alike("causal"), [[1, 0], half]);
  assert.deepEqual(
    alike({
      allowed: [
        [0, 0],
        [1, 1],
      ],
    }),
    [half, half],
  );
  assert.deepEqual(
    alike({
      bias: [
        [5, 0],
        [0, 0],
      ],
    }),
    [half, half],
  );
});

test("the weights are those of one head", () => {
  const trace = core.trace({
    queries: [[[1]], [[1]]],
    keys: [
      [[0], [0]],
      [[0], [Math.log(3)]],
    ],
    values: [
      [[1], [1]],
      [[1], [1]],
    ],
  });
  const { shape, data } = weightsOf(trace, 1);
  assert.deepEqual(shape, [1, 2]);
  assert.ok(Math.abs(data[0] - 0.25) < 1e-12);
});

test("a row is reached below a distance of 0.1 nats, and never where it is infinite", () => {
  const wanted = [
    [1, 0],
    [1, 0],
    [0, 1],
  ];
  const weights = tensor([
    [0.91, 0.09],
    [0.9, 0.1],
    [1, 0],
  ]);
  // -ln 0.91 = 0.0943, -ln 0.9 = 0.1054
  const { divergence } = distanceOf(core, wanted, weights);
  assert.deepEqual(
    [0, 1, 2].map((row) => isReached(divergence, row)),
    [true, false, false],
  );
});

test("what is no pattern of these sizes is said to be none", () => {
  assert.match(distanceOf(core, [[1, 1]], tensor([[0.5, 0.5]])).reason, /sums to 2/);
  assert.match(distanceOf(core, [[1]], wide).reason, /3 x 2 numbers.*1 x 1/);
});
