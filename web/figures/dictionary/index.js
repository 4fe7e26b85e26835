// The figure `dictionary`: a word is looked up by exact match, and by similarity.

import { numberOf, said } from "../../lesson/figure.js";
import { stepAt } from "../figure.js";
import { draw } from "./draw.js";
import { keys, languages, queries, values } from "./entries.js";

/**
 * @typedef {import("../../lesson/figure.js").Scene &
 *   {trace: import("../../core/attention-lesson.js").Lookup & Record<string, any>}} Scene
 */

/** The slider's two ends. @type {Record<string, number>} */
const LIMITS = { hardest: 0, uniform: Infinity };

const keyWords = Object.keys(keys);
const valueWords = Object.keys(values);

/** @type {import("../../lesson/figure.js").LessonFigure<Scene>} */
export const figure = {
  name: "dictionary",
  settings: [
    { name: "word", kind: "choice", values: ["sous", "dessous", "peluche"], start: "sous" },
    {
      name: "temperature",
      kind: "range",
      values: ["hardest", 0.05, 0.1, 0.2, 0.5, 1, 2, 5, "uniform"],
      start: 0.2,
    },
  ],

  compute(core, settings) {
    const temperature = LIMITS[settings.temperature] ?? settings.temperature;
    const query = queries[settings.word];
    const input = { query, keys: Object.values(keys), values: Object.values(values), temperature };
    const given = {
      query: tensorOf([query.length], query),
      keys: tensorOf([keyWords.length, query.length], input.keys.flat()),
      values: tensorOf([valueWords.length, query.length], input.values.flat()),
      temperature,
    };
    const trace = /** @type {any} */ ({ ...core.lookup(input), ...given });
    return { settings, trace };
  },

  timeline: () => [
    { name: "overview", stage: "overview", duration: 600 },
    ...keyWords.map((_, key) => ({ name: "match", stage: "exact-match", key, duration: 1200 })),
    { name: "found", stage: "exact-match", duration: 1500 },
    { name: "cosines", stage: "similarity", duration: 1800 },
    { name: "weights", stage: "weights", duration: 1800 },
    { name: "scale", stage: "blend", duration: 1500 },
    { name: "sum", stage: "blend", duration: 1800 },
    { name: "nearest", stage: "nearest", duration: 1800 },
  ],

  draw,

  /** @returns {import("../../words.js").Message} */
  describe(scene, moment) {
    const { name, key = 0 } = this.timeline(scene)[stepAt(moment)];
    return SENTENCES[name](scene, key);
  },

  question: {
    settings: { word: "sous", temperature: "uniform" },
    from: "weights",
    ask: () => ({ id: "dictionary-question" }),
    options: () =>
      ["all", "most", "same"].map((one) => ({ id: `dictionary-question-option-${one}` })),
    answer: ({ trace }) => {
      const others = Array.from(trace.weights.data).filter((_, key) => key !== trace.found);
      const largest = Math.max(...others);
      const own = numberOf(trace, "weights", trace.found).value;
      return largest === 0 ? 0 : own > largest ? 1 : 2;
    },
    because: ({ trace }) => ({
      id: "dictionary-question-because",
      args: {
        weight: said(numberOf(trace, "weights", trace.found), "weight"),
        word: valueWord(trace.nearest),
        similarity: said(numberOf(trace, "similarities", trace.nearest)),
      },
    }),
  },
};

/** @type {(shape: number[], numbers: number[]) => import("../../core/attention-core.js").Tensor} */
const tensorOf = (shape, numbers) => ({ shape, data: Float64Array.from(numbers) });

/** @type {(at: number) => import("../../words.js").Term} */
const keyWord = (at) => ({ text: keyWords[at], role: "key", lang: languages.from });

/** @type {(at: number) => import("../../words.js").Term} */
const valueWord = (at) => ({ text: valueWords[at], role: "value", lang: languages.to });

/** @type {(scene: Scene) => import("../../words.js").Term} */
const queryWord = ({ settings }) => ({
  text: settings.word,
  role: "query",
  lang: languages.from,
});

/**
 * The place of the key with the largest score; the first of several. Its weight is the largest, too,
 * but all weights are the same at the hottest end.
 * @param {Scene} scene
 */
export function focusOf({ trace }) {
  const scores = Array.from(trace.scores.data);
  return scores.indexOf(Math.max(...scores));
}

/** Each step in words. @type {Record<string, (scene: Scene, key: number) => import("../../words.js").Message>} */
const SENTENCES = {
  overview: overviewSentence,
  match: (scene, key) => ({
    id: `dictionary-match-${scene.trace.matches.data[key] ? "equal" : "other"}`,
    args: { query: queryWord(scene), key: keyWord(key) },
  }),
  found: foundSentence,
  cosines: (scene) => ({
    id: "dictionary-cosines",
    args: {
      key: keyWord(focusOf(scene)),
      cosine: said(numberOf(scene.trace, "scores", focusOf(scene)), "score"),
    },
  }),
  weights: weightsSentence,
  scale: () => ({ id: "dictionary-scale" }),
  sum: () => ({ id: "dictionary-sum" }),
  nearest: ({ trace }) => ({
    id: "dictionary-nearest",
    args: {
      word: valueWord(trace.nearest),
      similarity: said(numberOf(trace, "similarities", trace.nearest)),
    },
  }),
};

/** @type {(scene: Scene) => import("../../words.js").Message} */
function overviewSentence({ trace }) {
  const word = valueWord(trace.nearest);
  if (trace.found < 0) return { id: "dictionary-overview-none", args: { word } };
  return { id: "dictionary-overview", args: { exact: valueWord(trace.found), word } };
}

/** @type {(scene: Scene) => import("../../words.js").Message} */
function foundSentence(scene) {
  const { found } = scene.trace;
  if (found < 0) return { id: "dictionary-found-none", args: { query: queryWord(scene) } };
  return { id: "dictionary-found", args: { word: valueWord(found) } };
}

/** @type {(scene: Scene) => import("../../words.js").Message} */
function weightsSentence(scene) {
  const { trace, settings } = scene;
  const weight = said(numberOf(trace, "weights", focusOf(scene)), "weight");
  if (settings.temperature === "uniform")
    return { id: "dictionary-weights-uniform", args: { weight } };
  const args = { key: keyWord(focusOf(scene)), weight };
  if (settings.temperature === "hardest") return { id: "dictionary-weights-hardest", args };
  const temperature = said(numberOf(trace, "temperature"));
  return { id: "dictionary-weights", args: { ...args, temperature } };
}
