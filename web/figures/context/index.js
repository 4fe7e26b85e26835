// The figure `context`: the words around a word of several meanings turn its vector towards one.

import { numberOf, rowOf, said } from "../../lesson/figure.js";
import { words } from "../../words.js";
import { stepAt } from "../figure.js";
import { draw } from "./draw.js";
import { ambiguous } from "./sentences.js";

/**
 * @typedef {import("../../lesson/figure.js").Scene & {about: import("./sentences.js").Ambiguous,
 *   sentence: import("./sentences.js").Sentence,
 *   trace: import("../../core/attention-core.js").Trace & Record<string, any>}} Scene
 */

/** A weight below this is said to be little. */
const LITTLE = 0.1;

/** Which sentence a word stands in: a setting of each word's own. @type {import("../../lesson/figure.js").Setting[]} */
const sentenceSettings = Object.entries(ambiguous).map(([name, { sentences }]) => ({
  name,
  kind: "choice",
  values: Object.keys(sentences),
  start: Object.keys(sentences)[0],
  applies: ({ word }) => word === name,
}));

/** @type {import("../../lesson/figure.js").LessonFigure<Scene>} */
export const figure = {
  name: "context",
  settings: [
    { name: "word", kind: "choice", values: Object.keys(ambiguous), start: "bug" },
    ...sentenceSettings,
  ],

  compute(core, settings) {
    const about = ambiguous[settings.word];
    const sentence = about.sentences[settings[settings.word]];
    const rows = sentence.tokens.map((token) => about.vectors[token]);
    const values = rows.map((row) => row.slice(0, 2));
    const trace = core.trace({
      ...{ queries: rows, keys: rows, values, scoring: "dot" },
      vocabulary: about.meanings,
    });
    return { settings, about, sentence, trace: /** @type {any} */ (trace) };
  },

  timeline({ sentence }) {
    return [
      { name: "overview", stage: "overview", duration: 600 },
      { name: "generic", stage: "generic", duration: 1500 },
      { name: "match", stage: "match", duration: 1800 },
      ...sentence.tokens.map((_, key) => ({ name: "pull", stage: "pull", key, duration: 1200 })),
      { name: "turn", stage: "refined", duration: 1800 },
      { name: "nearest", stage: "refined", duration: 1500 },
    ];
  },

  draw,

  /** @returns {import("../../words.js").Message} */
  describe(scene, moment) {
    const { name, key = 0 } = this.timeline(scene)[stepAt(moment)];
    const word = tokenOf(scene, scene.sentence.at, "query");
    if (name === "generic") return { id: "context-generic", args: { word } };
    if (name === "turn") return { id: "context-turn", args: { word } };
    if (name === "match") {
      const args = { word, ...pullOf(scene, strongestOf(scene)) };
      return { id: "context-match", args };
    }
    if (name === "pull") return describePull(scene, key);
    const args = { word, meaning: { text: meaningText(scene, nearestOf(scene)) } };
    if (name === "overview") return { id: "context-overview", args };
    const similarity = numberOf(scene.trace, "similarities", scene.sentence.at, nearestOf(scene));
    return { id: "context-nearest", args: { ...args, similarity: said(similarity) } };
  },

  question: {
    settings: { word: "tower", tower: "miniature-eiffel" },
    from: "pull",
    ask: () => ({ id: "context-question" }),
    options: (scene) =>
      scene.trace.words.map((_, at) => ({
        id: "context-question-option",
        args: { meaning: { text: meaningText(scene, at) } },
      })),
    answer: (scene) => nearestOf(scene),
    because: (scene) => ({
      id: "context-question-because",
      args: {
        miniature: pullOf(scene, scene.sentence.tokens.indexOf("miniature")).weight,
        eiffel: pullOf(scene, scene.sentence.tokens.indexOf("Eiffel")).weight,
      },
    }),
  },
};

/** @type {(scene: Scene, key: number) => import("../../words.js").Message} */
function describePull(scene, key) {
  const args = pullOf(scene, key);
  if (key === scene.sentence.at) return { id: "context-pull-own", args };
  const isLittle = numberOf(scene.trace, "weights", scene.sentence.at, key).value < LITTLE;
  return isLittle ? { id: "context-pull-little", args } : { id: "context-pull", args };
}

/** A token and its weight, as arguments of a message. @type {(scene: Scene, key: number) => {key: import("../../words.js").Term, weight: import("../../words.js").Term}} */
const pullOf = (scene, key) => ({
  key: tokenOf(scene, key, "key"),
  weight: said(numberOf(scene.trace, "weights", scene.sentence.at, key), "weight"),
});

/** @type {(scene: Scene, at: number, role: string) => import("../../words.js").Term} */
const tokenOf = ({ sentence }, at, role) => ({ text: sentence.tokens[at], role, lang: "en" });

/**
 * The token with the largest weight.
 * @param {Scene} scene
 */
function strongestOf({ trace, sentence }) {
  const weights = rowOf(trace, "weights", sentence.at).map(({ value }) => value);
  return weights.indexOf(Math.max(...weights));
}

/**
 * The meaning that the refined vector is nearest to.
 * @param {Scene} scene
 * @returns {number} its place in trace.words
 */
export const nearestOf = ({ trace, sentence }) =>
  numberOf(trace, "nearestWords", sentence.at).value;

/**
 * @param {Scene} scene
 * @param {number} at place of a meaning in trace.words
 */
export const meaningText = ({ trace }, at) => words(`context-meaning-${trace.words[at]}`);
