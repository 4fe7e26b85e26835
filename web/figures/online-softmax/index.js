// The figure `online-softmax`: softmax and its weighted sum in one pass over the scores, tile by tile.

import { numberOf, said } from "../../lesson/figure.js";
import { upTo } from "../../tensor.js";
import { stepAt } from "../figure.js";
import { draw } from "./draw.js";
import { lists } from "./scores.js";

/**
 * @typedef {import("../../lesson/figure.js").Scene &
 *   {trace: import("../../core/attention-lesson.js").OnlineSoftmax & Record<string, any>}} Scene
 * @typedef {import("../../words.js").Message} Message
 */

/** @type {import("../../lesson/figure.js").LessonFigure<Scene>} */
export const figure = {
  name: "online-softmax",
  settings: [
    {
      name: "scores",
      kind: "choice",
      values: ["mixed", "rising", "falling", "hidden"],
      start: "mixed",
    },
    { name: "tile", kind: "choice", values: [1, 2, 4, 8], start: 2 },
  ],

  compute(core, settings) {
    const list = lists[settings.scores];
    const scores = list.map(([score]) => score);
    const values = list.map(([, value]) => value);
    const given = {
      scores: { shape: [scores.length], data: Float64Array.from(scores) },
      values: { shape: [values.length, values[0].length], data: Float64Array.from(values.flat()) },
    };
    const trace = { ...core.onlineSoftmax({ scores, values, tile: settings.tile }), ...given };
    return { settings, trace: /** @type {any} */ (trace) };
  },

  timeline: (scene) => [
    { name: "overview", stage: "overview", duration: 600 },
    ...tilesOf(scene).flatMap((key) => stepsOf(scene, key)),
    { name: "divide", stage: "divide", duration: 1500 },
    { name: "two-passes", stage: "two-passes", duration: 1800 },
  ],

  draw,

  /** @returns {Message} */
  describe(scene, moment) {
    const { name, key = 0 } = this.timeline(scene)[stepAt(moment)];
    return SENTENCES[name](scene, key);
  },

  question: {
    settings: { scores: "falling", tile: 1 },
    from: "one-pass",
    ask: () => ({ id: "online-softmax-question" }),
    options: () =>
      ["never", "once", "always"].map((one) => ({ id: `online-softmax-question-option-${one}` })),
    answer: (scene) => Math.min(2, tilesOf(scene).filter((tile) => rises(scene, tile)).length),
    because: ({ trace }) => ({
      id: "online-softmax-question-because",
      args: {
        maximum: said(numberOf(trace, "maxima", 0), "score"),
        factor: said(numberOf(trace, "corrections", 1)),
      },
    }),
  },
};

/** The places 0, 1, ... of the tiles. @param {Scene} scene */
export const tilesOf = ({ trace }) => upTo(trace.maxima.shape[0]);

/** Whether something was summed before a tile that a rise of the maximum would rescale. @param {Scene} scene @param {number} tile */
export const hasBefore = ({ trace }, tile) =>
  tile > 0 && numberOf(trace, "maxima", tile - 1).value > -Infinity;

/** Whether a tile raises the maximum, so that what was summed is rescaled. @param {Scene} scene @param {number} tile */
export const rises = (scene, tile) =>
  hasBefore(scene, tile) && numberOf(scene.trace, "corrections", tile).value < 1;

/** The steps of one tile. @type {(scene: Scene, key: number) => import("../figure.js").Step[]} */
function stepsOf(scene, key) {
  const rescale = { name: "rescale", stage: "one-pass", key, duration: 1600 };
  return [
    { name: "read", stage: "one-pass", key, duration: 1300 },
    ...(hasBefore(scene, key) ? [rescale] : []),
    { name: "add", stage: "one-pass", key, duration: 1600 },
  ];
}

/** Each step in words. @type {Record<string, (scene: Scene, tile: number) => Message>} */
const SENTENCES = {
  overview: ({ trace }) => ({
    id: "online-softmax-overview",
    args: { difference: said(numberOf(trace, "largestDifference")) },
  }),
  read: readSentence,
  rescale: rescaleSentence,
  add: addSentence,
  divide: ({ trace }) => ({
    id: "online-softmax-divide",
    args: { sum: said(numberOf(trace, "sums", trace.sums.data.length - 1)) },
  }),
  "two-passes": ({ trace }) => ({
    id: "online-softmax-two-passes",
    args: {
      maximum: said(numberOf(trace, "maximum"), "score"),
      difference: said(numberOf(trace, "largestDifference")),
    },
  }),
};

/** @type {(scene: Scene, tile: number) => Message} */
function readSentence(scene, tile) {
  const { trace } = scene;
  if (numberOf(trace, "tileMaxima", tile).value === -Infinity) {
    return { id: "online-softmax-read-hidden" };
  }
  const maximum = said(numberOf(trace, "maxima", tile), "score");
  if (!hasBefore(scene, tile)) return { id: "online-softmax-read-first", args: { maximum } };
  const largest = said(numberOf(trace, "tileMaxima", tile), "score");
  const id = rises(scene, tile) ? "online-softmax-read-rises" : "online-softmax-read-stays";
  return { id, args: { largest, maximum } };
}

/** @type {(scene: Scene, tile: number) => Message} */
function rescaleSentence(scene, tile) {
  const { trace } = scene;
  const factor = said(numberOf(trace, "corrections", tile));
  if (!rises(scene, tile)) return { id: "online-softmax-rescale-stays", args: { factor } };
  return {
    id: "online-softmax-rescale",
    args: {
      factor,
      old: said(numberOf(trace, "maxima", tile - 1), "score"),
      maximum: said(numberOf(trace, "maxima", tile), "score"),
      sum: said(numberOf(trace, "sums", tile - 1)),
    },
  };
}

/** @type {(scene: Scene, tile: number) => Message} */
function addSentence({ trace }, tile) {
  if (numberOf(trace, "tileMaxima", tile).value === -Infinity) {
    return { id: "online-softmax-add-hidden" };
  }
  return {
    id: "online-softmax-add",
    args: {
      added: said(numberOf(trace, "tileSums", tile)),
      sum: said(numberOf(trace, "sums", tile)),
    },
  };
}
