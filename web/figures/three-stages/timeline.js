// The steps of the three stages, in order, for the row of one query.

import {
  isCapped,
  isMasked,
  isScaled,
  joinsHeads,
  numberAt,
  seenKeys,
  sizes,
  upTo,
} from "../../tensor.js";

/** @typedef {import("../figure.js").Scene} Scene */
/** @typedef {import("../figure.js").Row} Row */
/** @typedef {import("../figure.js").Step} Step */

/** Up to this many component pairs each pair is a step of its own; beyond, each key is. */
const PAIRS_STEP_BY_STEP = 48;

/** Up to this many keys each weight is a step of its own. */
const WEIGHTS_STEP_BY_STEP = 12;

/**
 * The steps, the first of which is the finished picture as a whole.
 * @param {Scene} scene
 * @param {import("../figure.js").Row} selection
 * @returns {Step[]}
 */
export function timeline(scene, selection) {
  /** @type {Record<string, (scene: Scene, row: Row) => Step[]>} */
  const stages = {
    dot_product: dotProductSteps,
    softmax: softmaxSteps,
    weighted_sum: weightedSumSteps,
  };
  /** @type {Step[]} */
  const steps = [{ name: "overview", stage: "overview", duration: 600 }];
  for (const stage of scene.stages) steps.push(...stages[stage](scene, selection));
  return steps;
}

/** @type {(scene: Scene, row: Row) => Step[]} */
function dotProductSteps({ trace }, { head, query }) {
  const stage = "dot_product";
  const { keys, width } = sizes(trace);
  if (keys * width > PAIRS_STEP_BY_STEP) {
    return upTo(keys).map((key) => ({ name: "score", stage, key, duration: 1500 }));
  }
  return upTo(keys).flatMap((key) =>
    upTo(width).map((dimension) => {
      const product = numberAt(trace, "products", head, [query, key, dimension]);
      return { name: "product", stage, key, dimension, duration: product.value ? 1500 : 600 };
    }),
  );
}

/** @type {(scene: Scene, row: Row) => Step[]} */
function softmaxSteps({ trace }, { head, query }) {
  const stage = "softmax";
  const { keys } = sizes(trace);
  /** @type {Step[]} */
  const steps = [];
  if (isScaled(trace)) steps.push({ name: "scale", stage, duration: 1800 });
  if (isCapped(trace)) steps.push({ name: "cap", stage, duration: 1800 });
  if (isMasked(trace)) steps.push({ name: "mask", stage, duration: 1800 });
  if (numberAt(trace, "rowIsEmpty", head, [query]).value) {
    return [...steps, { name: "empty", stage, duration: 1800 }];
  }
  for (const name of ["maximum", "shift", "exponential", "sum"]) {
    steps.push({ name, stage, duration: 1800 });
  }
  const seen = seenKeys(trace, query);
  if (keys > WEIGHTS_STEP_BY_STEP) return [...steps, { name: "weights", stage, duration: 1800 }];
  return [...steps, ...seen.map((key) => ({ name: "weight", stage, key, duration: 1200 }))];
}

/** @type {(scene: Scene, row: Row) => Step[]} */
function weightedSumSteps({ trace }, { head, query }) {
  const stage = "weighted_sum";
  /** @type {Step[]} */
  const steps = [];
  if (!numberAt(trace, "rowIsEmpty", head, [query]).value) {
    for (const key of seenKeys(trace, query)) {
      steps.push({ name: "contribution", stage, key, duration: 1500 });
    }
  }
  steps.push({ name: "output", stage, duration: 600 });
  if (joinsHeads(trace)) steps.push({ name: "join", stage, duration: 1800 });
  if (trace.words.length) steps.push({ name: "nearest_word", stage, duration: 1800 });
  return steps;
}
