// The figure `decoder`: a sentence is translated one word at a time, each with a focus of its own.

import { numberOf, rowOf, said } from "../../lesson/figure.js";
import { stepAt } from "../figure.js";
import { draw } from "./draw.js";
import { sentences } from "./sentences.js";

/**
 * @typedef {import("../../lesson/figure.js").Scene & {sentence: import("./sentences.js").Sentence,
 *   trace: import("../../core/attention-core.js").Trace & Record<string, any>}} Scene
 */

/** The steps of one word, in order, with their durations in milliseconds. */
const STEPS = { query: 1500, focus: 1800, context: 1800, word: 1500 };

/** @type {import("../../lesson/figure.js").LessonFigure<Scene>} */
export const figure = {
  name: "decoder",
  settings: [
    { name: "sentence", kind: "choice", values: Object.keys(sentences), start: "cat-on-the-mat" },
  ],

  compute(core, settings) {
    const sentence = sentences[settings.sentence];
    const { queryRows: queries, keyRows: keys, valueRows: values, vocabulary } = sentence;
    const trace = core.trace({ queries, keys, values, vocabulary, scoring: "dot" });
    return { settings, sentence, trace: /** @type {any} */ (trace) };
  },

  timeline({ sentence }) {
    const ofWord = (/** @type {number} */ key) =>
      Object.entries(STEPS).map(([name, duration]) => ({ name, stage: "decode", key, duration }));
    return [
      { name: "overview", stage: "overview", duration: 600 },
      ...sentence.written.flatMap((_, key) => ofWord(key)),
    ];
  },

  draw,

  /** @returns {import("../../words.js").Message} */
  describe(scene, moment) {
    const { name, key: query = 0 } = this.timeline(scene)[stepAt(moment)];
    const { trace, sentence } = scene;
    if (name === "overview") return { id: "decoder-overview" };
    if (name === "query") return { id: query ? "decoder-query" : "decoder-query-first" };
    if (name === "context") return { id: "decoder-context" };
    if (name === "focus") {
      const best = focusOf(scene, query);
      return {
        id: "decoder-focus",
        args: {
          key: { text: sentence.keys[best], role: "key", lang: sentence.languages.from },
          weight: said(numberOf(trace, "weights", query, best), "weight"),
        },
      };
    }
    const word = wordOf(scene, query);
    return {
      id: "decoder-word",
      args: {
        word: { text: trace.words[word], role: "value", lang: sentence.languages.to },
        similarity: said(numberOf(trace, "similarities", query, word)),
      },
    };
  },

  question: {
    settings: { sentence: "black-cat" },
    from: "decode",
    ask: () => ({ id: "decoder-question" }),
    options: ({ sentence }) =>
      sentence.keys.map((text) => ({
        id: "decoder-question-option",
        args: { word: { text, role: "key", lang: sentence.languages.from } },
      })),
    answer: (scene) => focusOf(scene, 1),
    because: (scene) => ({
      id: "decoder-question-because",
      args: {
        weight: said(numberOf(scene.trace, "weights", 1, focusOf(scene, 1)), "weight"),
        other: said(numberOf(scene.trace, "weights", 1, 1), "weight"),
      },
    }),
  },
};

/**
 * The key with the largest weight.
 * @param {Scene} scene
 * @param {number} query
 */
export function focusOf({ trace }, query) {
  const weights = rowOf(trace, "weights", query).map(({ value }) => value);
  return weights.indexOf(Math.max(...weights));
}

/**
 * The word of the vocabulary that is nearest to a context vector.
 * @param {Scene} scene
 * @param {number} query
 * @returns {number} its place in trace.words
 */
export const wordOf = ({ trace }, query) => numberOf(trace, "nearestWords", query).value;
