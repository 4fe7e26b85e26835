// Where a number comes from: each field of the trace, made of the numbers before it.

import { isProjected, numberAt, rowAt, scalar, sizes, upTo } from "../../tensor.js";

/** @typedef {import("../../tensor.js").Trace} Trace */
/** @typedef {import("../../tensor.js").TraceNumber} TraceNumber */

/**
 * A piece of a derivation: a number that can be asked in turn, or a sign between numbers.
 * @typedef {TraceNumber | string} Piece
 */

/**
 * @typedef {object} Derivation
 * @property {string} rule name of the rule, for its words
 * @property {Piece[]} pieces what the number is equal to; empty where it was given
 */

/** Of a longer sum the middle is left out. */
const WRITTEN_TERMS = 8;

/**
 * @param {import("../figure.js").Scene} scene
 * @param {string} field
 * @param {number} head
 * @param {number[]} index within one head
 * @returns {Derivation}
 */
export function derive({ trace, scaling }, field, head, index) {
  const rule = Object.hasOwn(RULES, field) ? RULES[field] : () => by("given", []);
  return rule({
    trace,
    index,
    scaling,
    number: (name, place) => numberAt(trace, name, head, place),
    row: (name, place, length) => rowAt(trace, name, head, place, length),
    ...sizes(trace),
  });
}

/**
 * @typedef {ReturnType<typeof sizes> & {
 *   trace: Trace, index: number[], scaling: string,
 *   number: (field: string, place: number[]) => TraceNumber,
 *   row: (field: string, place: number[], length: number) => TraceNumber[]}} Place
 */

/**
 * Terms with a sign between them, the middle of a long row left out.
 * @type {(terms: Piece[][], sign: string) => Piece[]}
 */
function chain(terms, sign) {
  const shown =
    terms.length > WRITTEN_TERMS
      ? [...terms.slice(0, WRITTEN_TERMS - 2), ["\u2026"], terms[terms.length - 1]]
      : terms;
  return shown.flatMap((term, at) => (at ? [sign, ...term] : term));
}

/** @type {(numbers: TraceNumber[]) => Piece[][]} */
const each = (numbers) => numbers.map((number) => [number]);

/** @type {(rule: string, pieces: Piece[]) => Derivation} */
const by = (rule, pieces) => ({ rule, pieces });

/**
 * A running sum: the one before, and what is added.
 * @type {(rule: string, place: Place, running: string, added: string, before: number[] | null) => Derivation}
 */
function running(rule, { number, index }, sums, added, before) {
  const term = number(added, index);
  return by(rule, before ? [number(sums, before), " + ", term] : [term]);
}

/** @type {Record<string, (place: Place) => Derivation>} */
const RULES = {
  comparedQueries: ({ number, index: [i, c], scaling }) =>
    scaling === "cosine"
      ? by("unit", [number("queries", [i, c]), " / ", number("queryLengths", [i])])
      : by("given", []),
  comparedKeys: ({ number, index: [j, c], scaling }) =>
    scaling === "cosine"
      ? by("unit", [number("keys", [j, c]), " / ", number("keyLengths", [j])])
      : by("given", []),
  products: ({ number, index: [i, j, c] }) =>
    by("product", [number("comparedQueries", [i, c]), " \u00b7 ", number("comparedKeys", [j, c])]),
  partialScores: (place) => {
    const [i, j, c] = place.index;
    return running("partial-score", place, "partialScores", "products", c ? [i, j, c - 1] : null);
  },
  scores: ({ row, index, width }) => by("score", chain(each(row("products", index, width)), " + ")),
  uncappedScores: ({ trace, number, index }) =>
    by("scaled", [
      number("scores", index),
      ...(trace.scale === 1 ? [] : [" \u00b7 ", scalar(trace, "scale")]),
      ...(trace.temperature === 1 ? [] : [" / ", scalar(trace, "temperature")]),
    ]),
  scaledScores: ({ number, index }) => by("capped", ["cap(", number("uncappedScores", index), ")"]),
  maskedScores: ({ number, index }) =>
    by("masked", [number("scaledScores", index), " + ", number("mask", index)]),
  rowMax: ({ row, index, keys }) =>
    by("maximum", ["max(", ...chain(each(row("maskedScores", index, keys)), ", "), ")"]),
  shifted: ({ number, index: [i, j] }) =>
    by("shifted", [number("maskedScores", [i, j]), " \u2212 ", number("rowMax", [i])]),
  exponentials: ({ number, index }) => by("exponential", ["exp(", number("shifted", index), ")"]),
  rowSum: ({ row, index, keys }) => by("sum", chain(each(row("exponentials", index, keys)), " + ")),
  weights: ({ number, index: [i, j] }) =>
    by("weight", [number("exponentials", [i, j]), " / ", number("rowSum", [i])]),
  contributions: ({ number, index: [i, j, d] }) =>
    by("contribution", [number("weights", [i, j]), " \u00b7 ", number("values", [j, d])]),
  partialOutputs: (place) => {
    const [i, j, d] = place.index;
    const before = j ? [i, j - 1, d] : null;
    return running("partial-output", place, "partialOutputs", "contributions", before);
  },
  output: ({ number, index: [i, d], keys }) =>
    by(
      "output",
      chain(
        upTo(keys).map((j) => [number("contributions", [i, j, d])]),
        " + ",
      ),
    ),
  result: ({ trace, number, row, index: [i, d] }) =>
    isProjected(trace)
      ? by("projected", [
          "(",
          ...chain(each(row("joinedOutput", [i], trace.joinedOutput.shape[1])), ", "),
          ") \u00b7 W",
        ])
      : by("joined", [number("joinedOutput", [i, d])]),
  similarities: () => by("cosine", []),
};
