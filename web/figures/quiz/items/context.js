// Context: a word's vector turns towards its neighbours.

import { numberOf, rowOf, said } from "../../../lesson/figure.js";
import { clearest, dimension, message, word } from "../item.js";

/** @typedef {import("../item.js").Numbers} Numbers */
/** @typedef {import("../random.js").Random} Random */

const DIMENSIONS = ["insect", "software"];

/** Neighbours of "bug", by the meaning that they speak for. */
const NEIGHBOURS = { insect: ["flower", "leaf", "garden"], software: ["code", "program", "test"] };

const MEANINGS = { insect: [1, 0], software: [0, 1] };

const NAMES = /** @type {const} */ (["insect", "software"]);

/** How far apart two cosines must be, as a factor. */
const APART = 1.1;

/** @typedef {{words: string[], rows: number[][]}} Sentence */

/** "bug" with a neighbour for each meaning; one of them has more to say. @type {(random: Random) => Sentence} */
function sentenceOf(random) {
  const [insect, software] = NAMES.map((name) => random.pick(NEIGHBOURS[name]));
  const generic = random.tenth(0.6, 1);
  const words = [
    { text: insect, row: [random.tenth(0.5, 2.5), random.tenth(0, 0.3)] },
    { text: software, row: [random.tenth(0, 0.3), random.tenth(0.5, 2.5)] },
  ];
  const [first, second] = random.shuffled(words);
  return {
    words: ["bug", first.text, second.text],
    rows: [[generic, generic], first.row, second.row],
  };
}

const OPTIONS = /** @type {const} */ ([...NAMES, "both"]);

/** Which meaning does the word get? @type {import("../item.js").Entry<import("../item.js").Choice>["make"]} */
export const contextSense = (core, random) => {
  const { words, rows } = sentenceOf(random);
  const input = {
    queries: rows,
    keys: rows,
    values: rows,
    scoring: /** @type {const} */ ("dot"),
    vocabulary: MEANINGS,
  };
  const trace = /** @type {Numbers} */ (core.trace(input));
  const [insect, software] = rowOf(trace, "similarities", 0);
  if (insect.value < software.value * APART && software.value < insect.value * APART) return null;
  const answer = insect.value > software.value ? 0 : 1;
  const terms = words.map((text) => word(text));
  const cosines = { insect: said(insect), software: said(software) };
  const best = clearest(rowOf(trace, "weights", 0).slice(1));
  if (best === null) return null;
  const weight = said(numberOf(trace, "weights", 0, best + 1), "weight");
  return {
    input,
    trace,
    answer,
    ask: message("quiz-sense", { word: terms[0], one: terms[1], other: terms[2] }),
    hint: message("quiz-sense-hint", { word: terms[0] }),
    options: OPTIONS.map((name) => message(`quiz-sense-${name}`)),
    notYet: (option) =>
      OPTIONS[option] === "both"
        ? message("quiz-sense-both-not", { word: terms[0], ...cosines })
        : message("quiz-sense-not", {
            word: terms[0],
            cosine: said(numberOf(trace, "similarities", 0, option)),
          }),
    because: message("quiz-sense-because", { neighbour: terms[best + 1], weight, ...cosines }),
    given: [vectorsOf(terms)],
    revealed: [{ name: "weights", field: "weights", index: [0], columns: terms }],
  };
};

/** @type {(terms: import("../item.js").Term[]) => import("../item.js").Given} */
const vectorsOf = (terms) => ({
  name: "words",
  field: "values",
  rows: terms,
  columns: DIMENSIONS.map(dimension),
});

/** The weight to be passed is one of these. */
const GOALS = [0.5, 0.6, 0.7, 0.8];

/** From which the vector may be reached: the corner of what the sliders give. */
const MOST = 3;

/** A neighbour's key is changed until the word attends to it. @type {import("../item.js").Entry<import("../item.js").Change>["make"]} */
export const contextChange = (core, random) => {
  const { words, rows } = sentenceOf(random);
  const row = random.whole(1, 2);
  const goal = random.pick(GOALS);
  const inputOf = (/** @type {number[]} */ vector) => ({
    queries: [rows[0]],
    keys: rows.map((one, at) => (at === row ? vector : one)),
    values: rows,
    scoring: /** @type {const} */ ("dot"),
  });
  const start = [random.tenth(-0.5, 0.5), random.tenth(-0.5, 0.5)];
  const weightOf = (/** @type {number[]} */ vector) =>
    numberOf(/** @type {any} */ (core.trace(inputOf(vector))), "weights", 0, row).value;
  if (weightOf(start) > goal || weightOf([MOST, MOST]) <= goal) return null;
  const terms = words.map((text) => word(text));
  const args = { word: terms[0], key: terms[row] };
  return {
    input: inputOf(start),
    trace: { goal },
    start,
    inputOf,
    field: "keys",
    row,
    role: "key",
    dimensions: DIMENSIONS.map((name) => dimension(name).text),
    goal: { query: 0, key: row },
    tokens: terms,
    ask: message("quiz-pull", { ...args, goal: said(numberOf({ goal }, "goal"), "weight") }),
    hint: message("quiz-pull-hint", args),
    because: (trace) =>
      message("quiz-pull-because", {
        ...args,
        score: said(numberOf(trace, "scores", 0, row), "score"),
        weight: said(numberOf(trace, "weights", 0, row), "weight"),
      }),
    given: [
      {
        name: "asking",
        field: "queries",
        index: [],
        rows: [terms[0]],
        columns: DIMENSIONS.map(dimension),
      },
    ],
    revealed: [],
  };
};
