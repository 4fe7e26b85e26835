// The figure `bottleneck`: a sentence squeezed into one vector, and the same sentence read by attention.

import { numberOf, said } from "../../lesson/figure.js";
import { upTo } from "../../tensor.js";
import { language, words } from "../../words.js";
import { stepAt } from "../figure.js";
import { draw } from "./draw.js";

/** The lengths that a curve is computed at. */
const LENGTHS = upTo(64).map((at) => at + 1);

/** The sentences that a curve is the mean of. */
const RUNS = 8;

/** The most steps of a stage; a longer sentence takes several words a step. */
const MOST_STEPS = 8;

/** Between nothing and all: what half of the words is. */
const HALF = 0.5;

/** @typedef {import("../../lesson/figure.js").Scene & {names: string[], batches: number[][]}} Scene */

/** @type {import("../../lesson/figure.js").LessonFigure<Scene>} */
export const figure = {
  name: "bottleneck",
  settings: [
    { name: "length", kind: "range", values: LENGTHS, start: 7 },
    { name: "width", kind: "range", values: [1, 2, 4, 8, 16, 32, 64], start: 16 },
    { name: "memory", kind: "choice", values: ["average", "decay"], start: "average" },
    {
      name: "decay",
      kind: "range",
      values: [0.5, 0.7, 0.9],
      start: 0.7,
      applies: ({ memory }) => memory === "decay",
    },
    { name: "seed", kind: "choice", values: [1, 2, 3, 4], start: 1 },
  ],

  compute(core, settings) {
    const { length, ...asked } = /** @type {any} */ (settings);
    const sentence = core.bottleneck({ ...asked, length });
    const curve = curveOf(core, asked);
    const named = words("bottleneck-words").split(" ");
    return {
      settings,
      names: [...sentence.words.data].map((word) => named[word]),
      batches: batchesOf(length),
      trace: {
        .../** @type {any} */ (sentence),
        curveLengths: curve.lengths,
        curveFixedCosines: curve.fixedCosines,
        curveFixedRecovered: curve.fixedRecovered,
        curveAttentionCosines: curve.attentionCosines,
        curveAttentionRecovered: curve.attentionRecovered,
      },
    };
  },

  timeline({ batches }) {
    const each = (/** @type {string} */ name, /** @type {string} */ stage) =>
      batches.map((_, key) => ({ name, stage, key, duration: 1300 }));
    return [
      { name: "overview", stage: "overview", duration: 600 },
      ...each("squeeze", "squeeze"),
      ...each("read", "read-back"),
      ...each("path", "paths"),
      { name: "nearness", stage: "lengthen", duration: 1800 },
      { name: "share", stage: "lengthen", duration: 1800 },
    ];
  },

  draw,

  describe(scene, moment) {
    const { name, key = 0 } = this.timeline(scene)[stepAt(moment)];
    const { trace, names, batches, settings } = scene;
    const last = /** @type {number} */ (batches[key].at(-1));
    const number = (/** @type {string} */ field, /** @type {number[]} */ ...index) =>
      said(numberOf(trace, field, ...index));
    const word = { text: names[last], role: "key", lang: language };
    const count = batches[key].length > 1 ? "more" : "one";
    /** @type {Record<string, () => import("../../words.js").Args>} */
    const args = {
      squeeze: () => ({ word, count, memory: settings.memory }),
      read: () => ({
        word,
        count,
        found: isBack(scene, "fixedRanks", last),
        cosine: number("fixedCosines", last),
      }),
      path: () => ({
        word,
        count,
        weight: said(numberOf(trace, "attentionWeights", last, last), "weight"),
        cosine: number("attentionCosines", last),
      }),
      nearness: () => ({
        fixed: number("fixedMeanCosine"),
        attention: number("attentionMeanCosine"),
      }),
      share: () => ({
        fixed: number("fixedRecovered"),
        attention: number("attentionRecovered"),
      }),
      overview: () => args.share(),
    };
    return { id: `bottleneck-${name}`, args: args[name]() };
  },

  question: {
    settings: { length: 16, width: 64 },
    from: "read-back",
    ask: () => ({ id: "bottleneck-question" }),
    options: () => [
      { id: "bottleneck-question-all" },
      { id: "bottleneck-question-most" },
      { id: "bottleneck-question-few" },
    ],
    answer({ trace }) {
      const { value } = numberOf(trace, "fixedRecovered");
      if (value === 1) return 0;
      return value > HALF ? 1 : 2;
    },
    because: ({ trace }) => ({
      id: "bottleneck-question-because",
      args: {
        fixed: said(numberOf(trace, "fixedRecovered")),
        cosine: said(numberOf(trace, "fixedMeanCosine")),
        attention: said(numberOf(trace, "attentionRecovered")),
      },
    }),
  },
};

/** The last curve and what it was computed for: a longer sentence leaves it as it is. */
let last = { asked: "", curve: /** @type {any} */ (null) };

/** @type {(core: import("../../lesson/figure.js").Core, asked: any) => import("../../core/attention-lesson.js").BottleneckCurve} */
function curveOf(core, asked) {
  const key = JSON.stringify(asked);
  if (last.asked !== key) {
    last = { asked: key, curve: core.bottleneckCurve({ ...asked, lengths: LENGTHS, runs: RUNS }) };
  }
  return last.curve;
}

/**
 * The words, from 0, that each step takes in.
 * @param {number} length of the sentence
 */
function batchesOf(length) {
  const count = Math.min(length, MOST_STEPS);
  const start = (/** @type {number} */ step) => Math.floor((step * length) / count);
  return upTo(count).map((step) =>
    upTo(start(step + 1) - start(step)).map((at) => start(step) + at),
  );
}

/**
 * Whether a word comes back: no word is nearer.
 * @param {Scene} scene
 * @param {"fixedRanks" | "attentionRanks"} ranks
 * @param {number} word its place in the sentence
 * @returns {"yes" | "no"}
 */
export const isBack = ({ trace }, ranks, word) =>
  numberOf(trace, ranks, word).value === 1 ? "yes" : "no";
