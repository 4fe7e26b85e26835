// Each step of the three stages in words, and written out in numbers.

import { isPrintedWhole, listSign } from "../../format.js";
import {
  isProjected,
  largest,
  numberAt,
  rowAt,
  scalar,
  seenKeys,
  sizes,
  upTo,
} from "../../tensor.js";
import { nameOf, words } from "../../words.js";
import { motion, stepAt } from "../figure.js";
import { timeline } from "./timeline.js";

/** @typedef {import("../figure.js").Scene} Scene */
/** @typedef {import("../figure.js").Step} Step */
/** @typedef {import("../../words.js").Term} Term */
/** @typedef {import("../../words.js").Part} Part */
/** @typedef {import("../../words.js").Message} Message */

/** Up to this many terms a sum is written out whole. */
const WRITTEN_TERMS = 8;

/**
 * The step that is at work or rests at a moment, as a message and its arguments.
 * @param {Scene} scene
 * @param {import("../figure.js").Moment} moment
 * @param {import("../figure.js").Row} selection
 * @returns {Message}
 */
export function describe(scene, moment, selection) {
  const step = timeline(scene, selection)[stepAt(moment)];
  return DESCRIBE[step.name](terms(scene, selection), step);
}

/**
 * The step written out in numbers; empty for a step that is about all rows at once.
 * @param {Scene} scene
 * @param {import("../figure.js").Moment} moment
 * @param {import("../figure.js").Row} selection
 * @returns {Part[]}
 */
export function writeOut(scene, moment, selection) {
  const step = timeline(scene, selection)[stepAt(moment)];
  const written = WRITE[step.name]?.(terms(scene, selection), step) ?? [];
  // What a step makes is written when it has been made.
  const isMade = motion(moment - stepAt(moment) + 1) >= 0.95;
  return isMade || !isEquation(written) ? written : [...written.slice(0, -1), "\u2026"];
}

/** @param {Part[]} parts */
const isEquation = (parts) => [" = ", " \u2248 "].includes(String(parts[parts.length - 2]));

/**
 * An equation, with the sign that is true of the numbers as they are printed.
 * @param {Part[]} made
 * @param {Term & {value?: number}} result
 * @returns {Part[]}
 */
function equation(made, result) {
  const isExact = [...made, result].every(
    (part) => typeof part === "string" || !("value" in part) || isPrintedWhole(Number(part.value)),
  );
  return [...made, isExact ? " = " : " \u2248 ", result];
}

/**
 * The words and numbers that sentences are made of.
 * @param {Scene} scene
 * @param {import("../figure.js").Row} selection
 */
function terms({ trace, tokens, languages, dimensions, stages }, { head, query }) {
  const { keys, width } = sizes(trace);
  const seen = seenKeys(trace, query);
  /** @type {(field: string, index: number[], role?: string) => Term} */
  const number = (field, index, role = field) => ({ ...numberAt(trace, field, head, index), role });
  return {
    trace,
    query,
    keys,
    width,
    whole: stages.length > 1,
    number,
    /** @param {number} key */
    product: (key, /** @type {number} */ c) => ({
      q: number("comparedQueries", [query, c], "query"),
      k: number("comparedKeys", [key, c], "key"),
      product: number("products", [query, key, c], "product"),
      partial: number("partialScores", [query, key, c], "score"),
    }),
    scalar: (/** @type {"scale" | "temperature"} */ field) => ({
      ...scalar(trace, field),
      role: field,
    }),
    valueLanguage: languages.values,
    queryWord: { text: tokens.queries[query], role: "query", lang: languages.queries },
    keyWord: (/** @type {number} */ key) => ({
      text: tokens.keys[key],
      role: "key",
      lang: languages.keys,
    }),
    valueWord: (/** @type {number} */ key) => ({
      text: tokens.values[key],
      role: "value",
      lang: languages.values,
    }),
    dimension: (/** @type {number} */ c) => ({
      text: nameOf("dimension", dimensions.keys[c]),
      role: "dimension",
    }),
    firstSeen: seen[0],
    lastSeen: seen[seen.length - 1],
    heaviest: largest(rowAt(trace, "weights", head, [query], keys)),
    highest: largest(rowAt(trace, "maskedScores", head, [query], keys)),
    isEmpty: Boolean(numberAt(trace, "rowIsEmpty", head, [query]).value),
    nearestWord() {
      const nearest = trace.words.length ? numberAt(trace, "nearestWords", 0, [query]).value : -1;
      if (nearest < 0) return null;
      return {
        word: { text: trace.words[nearest], role: "value", lang: languages.values },
        similarity: { ...numberAt(trace, "similarities", 0, [query, nearest]), role: "similarity" },
      };
    },
  };
}

/** @typedef {ReturnType<typeof terms>} Terms */

/** @type {Record<string, (t: Terms, step: Step) => Message>} */
const DESCRIBE = {
  overview(t) {
    if (t.isEmpty) return { id: "step-overview-empty", args: { query: t.queryWord } };
    const nearest = t.nearestWord();
    const args = {
      query: t.queryWord,
      key: t.keyWord(t.heaviest),
      weight: t.number("weights", [t.query, t.heaviest], "weight"),
    };
    if (!t.whole) return { id: "step-overview-softmax", args };
    if (!nearest) return { id: "step-overview", args };
    return { id: "step-overview-word", args: { ...args, word: nearest.word } };
  },
  product(t, { key = 0, dimension = 0 }) {
    const args = {
      ...t.product(key, dimension),
      query: t.queryWord,
      key: t.keyWord(key),
      dimension: t.dimension(dimension),
    };
    const last = dimension === t.width - 1;
    if (last) return { id: "step-product-last", args };
    return { id: dimension === 0 ? "step-product-first" : "step-product", args };
  },
  score: (t, { key = 0 }) => ({
    id: "step-score",
    args: {
      query: t.queryWord,
      key: t.keyWord(key),
      count: t.width,
      score: t.number("scores", [t.query, key], "score"),
    },
  }),
  scale: (t) => ({
    id: "step-scale",
    args: {
      scale: t.scalar("scale"),
      temperature: t.scalar("temperature"),
      case: t.trace.scale === 1 ? "temperature" : t.trace.temperature === 1 ? "scale" : "both",
    },
  }),
  cap: () => ({ id: "step-cap" }),
  mask: (t) => ({ id: "step-mask", args: { query: t.queryWord } }),
  empty: (t) => ({ id: "step-empty", args: { query: t.queryWord } }),
  maximum: (t) => ({
    id: "step-maximum",
    args: { maximum: t.number("rowMax", [t.query], "score"), key: t.keyWord(t.highest) },
  }),
  shift: (t) => ({
    id: "step-shift",
    args: { maximum: t.number("rowMax", [t.query], "score") },
  }),
  exponential: (t) => ({
    id: "step-exponential",
    args: {
      shifted: t.number("shifted", [t.query, t.highest], "score"),
      exponential: t.number("exponentials", [t.query, t.highest], "weight"),
    },
  }),
  sum: (t) => ({ id: "step-sum", args: { sum: t.number("rowSum", [t.query], "weight") } }),
  weight: (t, { key = 0 }) => ({
    id: key === t.lastSeen ? "step-weight-last" : "step-weight",
    args: {
      key: t.keyWord(key),
      exponential: t.number("exponentials", [t.query, key], "weight"),
      sum: t.number("rowSum", [t.query], "weight"),
      weight: t.number("weights", [t.query, key], "weight"),
    },
  }),
  weights: (t) => ({
    id: "step-weights",
    args: { sum: t.number("rowSum", [t.query], "weight") },
  }),
  contribution: (t, { key = 0 }) => ({
    id: key === t.firstSeen ? "step-contribution-first" : "step-contribution",
    args: { value: t.valueWord(key), weight: t.number("weights", [t.query, key], "weight") },
  }),
  output: (t) => ({
    id: t.isEmpty ? "step-output-empty" : "step-output",
    args: { query: t.queryWord },
  }),
  join: (t) => ({ id: isProjected(t.trace) ? "step-join-project" : "step-join" }),
  nearest_word(t) {
    const nearest = t.nearestWord();
    return nearest
      ? { id: "step-nearest-word", args: { ...nearest, query: t.queryWord } }
      : { id: "step-nearest-word-none" };
  },
};

/**
 * Terms with an operator between them, the middle of a long row left out.
 * @param {Part[][]} all
 * @param {string} operator
 * @returns {Part[]}
 */
function chain(all, operator) {
  const shown =
    all.length <= WRITTEN_TERMS
      ? all
      : [...all.slice(0, WRITTEN_TERMS - 2), ["\u2026"], all[all.length - 1]];
  return shown.flatMap((term, at) => (at ? [operator, ...term] : term));
}

/** @type {Record<string, (t: Terms, step: Step) => Part[]>} */
const WRITE = {
  overview(t) {
    if (t.isEmpty) return [];
    return t.whole ? weightedWords(t, t.keys) : sumOfExponentials(t);
  },
  product: (t, { key = 0, dimension = 0 }) => dotProduct(t, key, dimension),
  score: (t, { key = 0 }) => dotProduct(t, key, t.width - 1),
  sum: sumOfExponentials,
  shift(t) {
    const made = [
      t.number("maskedScores", [t.query, t.highest], "score"),
      " \u2212 ",
      ...inBrackets(t.number("rowMax", [t.query], "score")),
    ];
    return equation(made, t.number("shifted", [t.query, t.highest], "score"));
  },
  exponential: (t) =>
    equation(
      ["exp(", t.number("shifted", [t.query, t.highest], "score"), ")"],
      t.number("exponentials", [t.query, t.highest], "weight"),
    ),
  weight(t, { key = 0 }) {
    const made = [
      "exp(",
      t.number("shifted", [t.query, key], "score"),
      ") / ",
      t.number("rowSum", [t.query], "weight"),
    ];
    return equation(made, t.number("weights", [t.query, key], "weight"));
  },
  contribution: (t, { key = 0 }) => weightedWords(t, key + 1),
  output: (t) => (t.isEmpty ? [] : weightedWords(t, t.keys)),
  nearest_word(t) {
    const all = upTo(t.trace.words.length).map((word) => [
      { text: t.trace.words[word], role: "value", lang: t.valueLanguage },
      "\u2002",
      { ...numberAt(t.trace, "similarities", 0, [t.query, word]), role: "similarity" },
    ]);
    return [`${words("cosine")}: `, ...chain(all, `${listSign()} `)];
  },
};

/**
 * A negative number in brackets, where a sign stands before it.
 * @param {Term & {value?: number}} number
 * @returns {Part[]}
 */
function inBrackets(number) {
  return (number.value ?? 0) < 0 ? ["(", number, ")"] : [number];
}

/** @type {(t: Terms, key: number, dimension: number) => Part[]} */
function dotProduct(t, key, dimension) {
  const pairs = upTo(dimension + 1).map((c) => {
    const { q, k } = t.product(key, c);
    return [...inBrackets(q), "\u202f\u00b7\u202f", ...inBrackets(k)];
  });
  return equation(chain(pairs, " + "), t.product(key, dimension).partial);
}

/** @type {(t: Terms) => Part[]} */
function sumOfExponentials(t) {
  const all = upTo(t.keys).map((key) => [t.number("exponentials", [t.query, key], "weight")]);
  return equation(chain(all, " + "), t.number("rowSum", [t.query], "weight"));
}

/** @type {(t: Terms, count: number) => Part[]} */
function weightedWords(t, count) {
  const all = upTo(count).map((key) => [
    t.number("weights", [t.query, key], "weight"),
    "\u202f\u00b7\u202f",
    t.valueWord(key),
  ]);
  return chain(all, " + ");
}
