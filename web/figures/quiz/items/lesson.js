// The lesson's own question: "The cat sat on the mat" becomes French; where does attention go?

import { numberOf, rowOf, said } from "../../../lesson/figure.js";
import { largest } from "../../../tensor.js";
import { sentences } from "../../decoder/sentences.js";
import { clearest, message, nudged, word } from "../item.js";

/** @typedef {import("../item.js").Core} Core */
/** @typedef {import("../item.js").Numbers} Numbers */
/** @typedef {import("../item.js").Random} Random */
/** @typedef {import("../item.js").Entry<import("../item.js").Choice>["make"]} Make */

const SENTENCE = sentences["cat-on-the-mat"];

/** @type {(key: number) => import("../item.js").Term} */
const keyWord = (key) => word(SENTENCE.keys[key]);

/** @type {(text: string) => import("../item.js").Term} */
const french = (text) => word(text, "query", "fr");

/** @type {(core: Core, random: Random) => {input: import("../item.js").DirectInput, trace: Numbers}} */
function computed(core, random) {
  const { queryRows, keyRows, valueRows: values } = SENTENCE;
  const [queries, keys] = [nudged(queryRows, random), nudged(keyRows, random)];
  const input = { queries, keys, values, scoring: /** @type {const} */ ("dot") };
  return { input, trace: core.trace(input) };
}

/** The table of a query's weights. @type {(query: number) => import("../item.js").Given[]} */
const weightsOf = (query) => [
  {
    name: "weights",
    field: "weights",
    index: [query],
    columns: SENTENCE.keys.map((_, at) => keyWord(at)),
  },
];

/**
 * Which English word gets the most attention when a French one is written?
 * @param {string} written
 * @returns {Make}
 */
export const lessonWord = (written) => (core, random) => {
  const { input, trace } = computed(core, random);
  const query = SENTENCE.written.indexOf(written);
  const answer = clearest(rowOf(trace, "weights", query));
  if (answer === null) return null;
  const weight = (/** @type {number} */ key) =>
    said(numberOf(trace, "weights", query, key), "weight");
  const score = (/** @type {number} */ key) => said(numberOf(trace, "scores", query, key), "score");
  return {
    input,
    trace,
    answer,
    ask: message("quiz-lesson-word", { word: french(written) }),
    hint: message("quiz-lesson-word-hint", { word: french(written) }),
    options: SENTENCE.keys.map((_, key) => message("quiz-option-word", { word: keyWord(key) })),
    notYet: (key) =>
      message("quiz-lesson-word-not", {
        word: keyWord(key),
        weight: weight(key),
        score: score(key),
      }),
    because: message("quiz-lesson-word-because", {
      word: keyWord(answer),
      weight: weight(answer),
      score: score(answer),
    }),
    given: [],
    revealed: weightsOf(query),
  };
};

/** The query of the question why: its word stands elsewhere in its sentence than its match does. */
const ASKED = SENTENCE.written.indexOf("tapis");

/**
 * Reasons that a reader may think of, each with whether the numbers bear it out.
 * @type {{name: string, isSo: (trace: Numbers, best: number) => boolean}[]}
 */
const REASONS = [
  { name: "score", isSo: (trace, best) => largest(rowOf(trace, "scores", ASKED)) === best },
  { name: "place", isSo: (_, best) => best === ASKED },
  {
    name: "always",
    isSo: (trace, best) =>
      SENTENCE.written.every((_, query) => largest(rowOf(trace, "weights", query)) === best),
  },
  {
    name: "only",
    isSo: (trace) => rowOf(trace, "scores", ASKED).filter(({ value }) => value > 0).length === 1,
  },
];

/** Why does that word get the most attention? @type {Make} */
export const lessonReason = (core, random) => {
  const { input, trace } = computed(core, random);
  const best = clearest(rowOf(trace, "weights", ASKED));
  if (best === null) return null;
  const reasons = random.shuffled(REASONS);
  const names = reasons.map(({ name }) => name);
  const right = reasons.filter(({ isSo }) => isSo(trace, best));
  if (right.length !== 1) return null;
  const [written, key] = [french(SENTENCE.written[ASKED]), keyWord(best)];
  const score = said(numberOf(trace, "scores", ASKED, best), "score");
  const weight = said(numberOf(trace, "weights", ASKED, best), "weight");
  const notYet = {
    place: () => message("quiz-why-place-not", { word: written, key }),
    always: () => alwaysNot(trace, best),
    only: () => onlyNot(trace, best),
    score: () => message("quiz-why-score-not", { key, score }),
  };
  return {
    input,
    trace,
    names,
    answer: reasons.indexOf(right[0]),
    ask: message("quiz-why", { word: written, key }),
    hint: message("quiz-why-hint"),
    options: names.map((name) => message(`quiz-why-${name}`)),
    notYet: (option) => notYet[/** @type {"place"} */ (names[option])](),
    because: message("quiz-why-because", { key, score, weight }),
    given: [],
    revealed: weightsOf(ASKED),
  };
};

/** At another step another word gets the most. @type {(trace: Numbers, best: number) => import("../item.js").Message} */
function alwaysNot(trace, best) {
  const query = SENTENCE.written.findIndex(
    (_, at) => largest(rowOf(trace, "weights", at)) !== best,
  );
  return message("quiz-why-always-not", {
    word: french(SENTENCE.written[query]),
    key: keyWord(best),
    weight: said(numberOf(trace, "weights", query, best), "weight"),
  });
}

/** Another word has a positive score, too. @type {(trace: Numbers, best: number) => import("../item.js").Message} */
function onlyNot(trace, best) {
  const scores = rowOf(trace, "scores", ASKED);
  const other = scores.findIndex(({ value }, at) => at !== best && value > 0);
  return message("quiz-why-only-not", {
    word: keyWord(other),
    score: said(scores[other], "score"),
  });
}
