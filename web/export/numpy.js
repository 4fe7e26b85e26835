// The example as a NumPy program.

import { words } from "../words.js";
import { program } from "./python.js";
import { comment } from "./python-text.js";

/** @type {import("./python.js").Dialect} */
const NUMPY = {
  library: "np",
  begin: ["import numpy as np", "", 'np.set_printoptions(floatmode="unique", threshold=100_000)'],
  array: "np.array(",
  repeat: (name, times) => `np.repeat(${name}, ${times}, axis=0)`,
  hide: (scores) => `np.where(seen, ${scores}, -inf)`,
  softmax: (scores, mayBeEmpty) => [
    `largest = ${scores}.max(axis=-1, keepdims=True)`,
    ...(mayBeEmpty ? [`largest[largest == -inf] = 0  ${comment(words("code-empty"))}`] : []),
    `exponentials = np.exp(${scores} - largest)`,
    "total = exponentials.sum(axis=-1, keepdims=True)",
    `weights = exponentials / ${mayBeEmpty ? "(total + (total == 0))" : "total"}`,
  ],
};

/**
 * Python code that prints the numbers of the trace, all their digits: scores, weights, output and,
 * where there are, result and similarities.
 * @param {import("../scenarios.js").Scenario} example
 * @param {import("../figures/figure.js").Scene} scene of the example
 */
export const numpyProgram = (example, scene) => program(NUMPY, example, scene);
