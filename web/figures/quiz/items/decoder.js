// The decoder: from weights to the word that is written, and from a query to a focus.

import { numberOf, rowOf, said } from "../../../lesson/figure.js";
import { largest } from "../../../tensor.js";
import { nameOf } from "../../../words.js";
import { sentences } from "../../decoder/sentences.js";
import { clearest, message, nudged, word } from "../item.js";

/** @typedef {import("../item.js").Numbers} Numbers */

/** Which word is written? @type {import("../item.js").Entry<import("../item.js").Choice>["make"]} */
export const decoderWord = (core, random) => {
  const sentence = sentences[random.pick(Object.keys(sentences))];
  const { queryRows, keyRows, valueRows: values, vocabulary, languages } = sentence;
  const query = random.whole(0, queryRows.length - 1);
  const input = {
    queries: [nudged(queryRows, random)[query]],
    keys: nudged(keyRows, random),
    values,
    vocabulary,
    scoring: /** @type {const} */ ("dot"),
  };
  const trace = /** @type {Numbers} */ (core.trace(input));
  const answer = clearest(rowOf(trace, "similarities", 0));
  if (answer === null) return null;
  const keys = sentence.keys.map((text) => word(text, "key", languages.from));
  const written = trace.words.map((/** @type {string} */ text) =>
    word(text, "value", languages.to),
  );
  const cosine = (/** @type {number} */ at) => said(numberOf(trace, "similarities", 0, at));
  const best = largest(rowOf(trace, "weights", 0));
  return {
    input,
    trace,
    answer,
    ask: message("quiz-written"),
    hint: message("quiz-written-hint"),
    options: written.map((/** @type {any} */ text) => message("quiz-option-word", { word: text })),
    notYet: (option) =>
      message("quiz-written-not", { word: written[option], cosine: cosine(option) }),
    because: message("quiz-written-because", {
      key: keys[best],
      weight: said(numberOf(trace, "weights", 0, best), "weight"),
      word: written[answer],
      cosine: cosine(answer),
    }),
    given: [{ name: "weights", field: "weights", index: [0], columns: keys }],
    revealed: [{ name: "cosines-written", field: "similarities", index: [0], columns: written }],
  };
};

/** Sentences whose queries have few enough components to be changed one by one. */
const SHORT = ["black-cat", "sous-la-table"];

const GOALS = [0.6, 0.7, 0.8, 0.9];

/** The most that a slider gives. */
const MOST = 3;

/** The query is turned until it attends to another word. @type {import("../item.js").Entry<import("../item.js").Change>["make"]} */
export const decoderChange = (core, random) => {
  const { queryRows, keyRows, valueRows, dimensions, keys, languages } =
    sentences[random.pick(SHORT)];
  const tokens = keys.map((text) => word(text, "key", languages.from));
  const start = random.pick(nudged(queryRows, random));
  const goal = random.pick(GOALS);
  const wanted = random.whole(0, keys.length - 1);
  const inputOf = (/** @type {number[]} */ vector) => ({
    queries: [vector],
    keys: keyRows,
    values: valueRows,
    scoring: /** @type {const} */ ("dot"),
  });
  const weightsOf = (/** @type {number[]} */ vector) =>
    rowOf(/** @type {any} */ (core.trace(inputOf(vector))), "weights", 0);
  const most = dimensions.map((_, at) => (keyRows[wanted][at] > 0 ? MOST : -MOST));
  const first = weightsOf(start);
  if (largest(first) === wanted || weightsOf(most)[wanted].value <= goal) return null;
  const args = { word: tokens[wanted] };
  return {
    input: inputOf(start),
    trace: { goal },
    start,
    inputOf,
    field: "queries",
    row: 0,
    role: "query",
    dimensions: dimensions.map((name) => nameOf("dimension", name)),
    goal: { query: 0, key: wanted },
    tokens,
    ask: message("quiz-turn", { ...args, goal: said(numberOf({ goal }, "goal"), "weight") }),
    hint: message("quiz-turn-hint", args),
    because: (trace) =>
      message("quiz-turn-because", {
        ...args,
        score: said(numberOf(trace, "scores", 0, wanted), "score"),
        weight: said(numberOf(trace, "weights", 0, wanted), "weight"),
      }),
    given: [
      {
        name: "keys",
        field: "keys",
        rows: tokens,
        columns: dimensions.map((name) => ({ text: nameOf("dimension", name) })),
      },
    ],
    revealed: [],
  };
};
