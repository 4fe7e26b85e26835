// The divergence in JavaScript against values worked out by hand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClose, core, refusal } from "./core.mjs";

test("the divergence of each row, never NaN", () => {
  const { divergence, isInfinite } = core.divergence({
    wanted: [
      [0.5, 0.5],
      [0.2, 0.8],
      [1, 0],
      [1, 0],
    ],
    weights: [
      [0.25, 0.75],
      [0.2, 0.8],
      [0, 1],
      [0, 0],
    ],
  });
  assert.deepEqual(divergence.shape, [4]);
  // ln 2 / 2 - ln(3/2) / 2; the same rows; 1022 ln 2 for a weight of 0.
  const cap = 1022 * Math.LN2;
  assertClose(divergence.data, [0.1438410362258904, 0, cap, cap], 1e-12);
  assert.deepEqual(isInfinite, { shape: [4], data: Uint8Array.of(0, 0, 1, 1) });
});

test("a trace's weights go in as they are", () => {
  const { weights } = core.trace({ queries: [[1]], keys: [[1], [2]], values: [[1], [2]] });
  assert.deepEqual([...core.divergence({ wanted: weights, weights }).divergence.data], [0]);
});

test("what is no table of shares is refused", () => {
  const even = [[0.5, 0.5]];
  const cases = [
    [{}, "missing", "wanted", /^wanted is missing$/],
    [{ wanted: even }, "missing", "weights", /^weights is missing$/],
    [{ wanted: [], weights: even }, "empty", "wanted", /^wanted has no rows/],
    [{ wanted: even, weights: [[1]] }, "length_mismatch", "weights", /1 x 1 numbers/],
    [{ wanted: [[0.5, 0.4]], weights: even }, "out_of_range", "wanted", /sums to 0.9/],
    [{ wanted: [[1.5, -0.5]], weights: even }, "out_of_range", "wanted", /column 2 .* is -0.5/],
    [{ wanted: even, weights: [[1, NaN]] }, "not_finite", "weights", /^row 1, column 2 of weights/],
    [{ wanted: [["1"]], weights: [[1]] }, "wrong_type", "wanted", /the text '1'/],
    [{ wanted: even, weight: even }, "unknown_name", "weight", /nearest is weights/],
  ];
  for (const [input, code, field, message] of cases) {
    const error = refusal(input, core.divergence);
    assert.deepEqual([error.code, error.field], [code, field], error.message);
    assert.match(error.message, message);
  }
});
