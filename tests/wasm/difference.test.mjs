// Differences in JavaScript against values worked out by hand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { core, refusal, smallest } from "./core.mjs";

const even = { queries: [[0]], keys: [[1], [1]], values: [[10], [20]] };
const hidden = { ...even, mask: "causal" };

test("a difference is the present minus the pinned", () => {
  assert.deepEqual(core.difference({ present: hidden, pinned: even }), {
    weights: { shape: [1, 2], data: Float64Array.of(0.5, -0.5) },
    output: { shape: [1, 1], data: Float64Array.of(-5) },
    result: { shape: [1, 1], data: Float64Array.of(-5) },
  });
  const heads = { ...hidden, queries: [[[0]], [[0]]] };
  const result = core.difference({ present: heads, pinned: { ...heads, mask: "none" } });
  assert.deepEqual(result.weights, {
    shape: [2, 1, 2],
    data: Float64Array.of(0.5, -0.5, 0.5, -0.5),
  });
  assert.deepEqual(result.result, { shape: [1, 2], data: Float64Array.of(-5, -5) });
});

test("traces that cannot be compared are refused, and the input that is wrong is named", () => {
  const cases = [
    [{}, "missing", "present", /^present is missing$/],
    [{ present: even }, "missing", "pinned", /^pinned is missing$/],
    [
      { present: even, pinned: smallest() },
      "length_mismatch",
      "pinned",
      /2 key rows, pinned has 1/,
    ],
    [
      { present: { ...even, keys: undefined }, pinned: even },
      "missing",
      "present.keys",
      /^present: /,
    ],
    [
      { present: even, pinned: { ...even, softCap: -1 } },
      "out_of_range",
      "pinned.softCap",
      /^pinned: softCap is -1/,
    ],
    [{ present: even, pinned: 5 }, "wrong_type", "pinned.input", /the number 5, not an object/],
    [{ present: even, pinend: even }, "unknown_name", "pinend", /the nearest is pinned/],
  ];
  for (const [input, code, field, message] of cases) {
    const error = refusal(input, core.difference);
    assert.deepEqual([error.code, error.field], [code, field], error.message);
    assert.match(error.message, message);
  }
});

test("the largest difference of weights and its place, for any rank", () => {
  const weights = [
    [0.5, 0.5],
    [1, 0],
  ];
  const wanted = [
    [0.5, 0.5],
    [0.25, 0.75],
  ];
  assert.deepEqual(core.largestDifference({ weights, wanted }), { value: 0.75, at: [1, 0] });
  const four = (rows) => ({ shape: [1, 1, 2, 2], data: Float32Array.from(rows.flat()) });
  assert.deepEqual(core.largestDifference({ weights: four(weights), wanted: four(wanted) }), {
    value: 0.75,
    at: [0, 0, 1, 0],
  });
  const trace = core.trace(hidden);
  assert.equal(core.largestDifference({ weights: trace.weights, wanted: trace.weights }).value, 0);
});

test("512 x 512 weights of eight heads are compared", () => {
  const shape = [8, 512, 512];
  const weights = { shape, data: new Float32Array(8 * 512 * 512) };
  const wanted = { shape, data: new Float32Array(8 * 512 * 512) };
  wanted.data[3 * 512 * 512 + 7 * 512 + 11] = 0.5;
  assert.deepEqual(core.largestDifference({ weights, wanted }), { value: 0.5, at: [3, 7, 11] });
});

test("what is no pair of tensors is refused", () => {
  const one = [[1]];
  const cases = [
    [{ wanted: one }, "missing", "weights", /^weights is missing$/],
    [{ weights: one }, "missing", "wanted", /^wanted is missing$/],
    [{ weights: one, wanted: [[1, 0]] }, "length_mismatch", "wanted", /1 x 1 numbers.* 1 x 2/],
    [{ weights: one, wanted: [[NaN]] }, "not_finite", "wanted", /^wanted\[0\]\[0\] is NaN/],
    [
      { weights: one, wanted: { shape: [1, 2], data: [1] } },
      "length_mismatch",
      "wanted",
      /wanted has 1 number, but its shape needs 2/,
    ],
    [{ weights: one, wanted: [["1"]] }, "wrong_type", "wanted", /the text '1'/],
    [{ weights: one, want: one }, "unknown_name", "want", /the nearest is wanted/],
  ];
  for (const [input, code, field, message] of cases) {
    const error = refusal(input, core.largestDifference);
    assert.deepEqual([error.code, error.field], [code, field], error.message);
    assert.match(error.message, message);
  }
});
