// The headless API of the attention core, the same in browsers and in Node 18 and later.
import createModule from "attention-glue";

import { AttentionError } from "./attention-error.js";
import { makeLoader } from "./load.js";

export { AttentionError };

export const loadCore = makeLoader("attention-core.wasm", createModule, (call) => {
  /** @param {string} name */
  const bound = (name) => (/** @type {unknown} */ input) => call(name, input);
  return {
    trace: bound("traceAttention"),
    attend: bound("attend"),
    checkProducts: bound("checkProducts"),
    checkPartialScores: bound("checkPartialScores"),
    checkScores: bound("checkScores"),
    checkExponentials: bound("checkExponentials"),
    checkRowSum: bound("checkRowSum"),
    checkWeights: bound("checkWeights"),
    checkContributions: bound("checkContributions"),
    checkOutput: bound("checkOutput"),
    divergence: bound("divergence"),
    difference: bound("difference"),
    largestDifference: bound("largestDifference"),
    fill: bound("fill"),
    attentionOperator: bound("attentionOperator"),
  };
});
