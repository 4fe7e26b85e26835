// The built functions of the lesson for the tests of this folder.
import assert from "node:assert/strict";

export const { loadLesson, AttentionError } = await import("../../build/site/attention-lesson.js");
export const lesson = await loadLesson();

/** An input of each function that is right, and no more than it needs. */
export const inputs = {
  lookup: {
    query: [3, 4],
    keys: [
      [3, 4],
      [1, 0],
      [4, 3],
    ],
    values: [
      [1, 0],
      [0, 1],
      [2, 2],
    ],
  },
  onlineSoftmax: {
    scores: [1, -Infinity, 3],
    values: [
      [1, 0],
      [0, 1],
      [2, 2],
    ],
    tile: 2,
  },
  bottleneck: { length: 5, width: 3 },
  bottleneckCurve: { lengths: [1, 64, 3, 5], width: 3, runs: 2 },
  reach: { length: 5, width: 3, layers: 4, kind: "convolution", dimension: 2 },
  costs: { lengths: [1, 4, 2000], width: 3, dimension: 2 },
  scoreStatistics: { dimension: 2, keys: 3, queries: 2, seed: 5, scaled: true, bins: 4, limit: 1 },
};

/** Asserts that a function refuses its input; returns the error. */
export function refusal(name, input) {
  try {
    lesson[name](input);
  } catch (error) {
    assert.ok(error instanceof AttentionError, `an AttentionError, not ${error?.stack}`);
    return error;
  }
  return assert.fail(`${name} took an input that it must refuse`);
}
