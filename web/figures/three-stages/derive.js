// Where a number comes from: each field of the trace, made of the numbers before it.

import { listSign } from "../../format.js";
import {
  isCapped,
  isEmbedded,
  isProjected,
  numberAt,
  rowAt,
  scalar,
  sizes,
  upTo,
} from "../../tensor.js";

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
export function derive(scene, field, head, index) {
  const { trace } = scene;
  const rule = Object.hasOwn(RULES, field) ? RULES[field] : given;
  return rule({
    scene,
    trace,
    index,
    number: (name, place) => numberAt(trace, name, head, place),
    row: (name, place, length) => rowAt(trace, name, head, place, length),
    ...sizes(trace),
  });
}

/**
 * @typedef {ReturnType<typeof sizes> & {
 *   scene: import("../figure.js").Scene, trace: Trace, index: number[],
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

const given = () => by("given", []);

/**
 * The numbers of one list, each times its partner in another, added up.
 * @type {(left: TraceNumber[], right: TraceNumber[]) => Piece[]}
 */
const sumOfProducts = (left, right) =>
  chain(
    left.map((number, at) => [number, " \u00b7 ", right[at]]),
    " + ",
  );

/** @type {(trace: Trace, field: string) => number} the size of a tensor's last axis */
const widthOf = (trace, field) => /** @type {Record<string, any>} */ (trace)[field].shape.at(-1);

/**
 * Rows of an input times columns of a matrix, where there was an input.
 * @type {(inputs: string, matrix: string) => (place: Place) => Derivation}
 */
const projection =
  (inputs, matrix) =>
  ({ trace, number, row, index: [i, c] }) => {
    if (!isEmbedded(trace)) return given();
    const numbers = row(inputs, [i], widthOf(trace, inputs));
    const column = numbers.map((_, m) => number(matrix, [m, c]));
    return by("projection", sumOfProducts(numbers, column));
  };

/** @type {(embeddings: string, positions: string) => (place: Place) => Derivation} */
const input =
  (embeddings, positions) =>
  ({ scene, number, index }) =>
    scene.positions === "none"
      ? by("embedded", [number(embeddings, index)])
      : by("positioned", [number(embeddings, index), " + ", number(positions, index)]);

/** @type {(place: Place) => Derivation} */
function position({ scene, index: [, c] }) {
  if (scene.positions === "none") return by("no-position", []);
  return by(c % 2 ? "position-cosine" : "position-sine", []);
}

/** @type {(vectors: string) => (place: Place) => Derivation} */
const length =
  (vectors) =>
  ({ trace, row, index: [i] }) => {
    const numbers = row(vectors, [i], widthOf(trace, vectors));
    return by("length", ["\u221a(", ...sumOfProducts(numbers, numbers), ")"]);
  };

/**
 * What enters the dot product: the vectors themselves, for cosine scoring their directions.
 * @type {(vectors: string, lengths: string) => (place: Place) => Derivation}
 */
const compared = (vectors, lengths) => (place) => {
  const { scene, number, index } = place;
  if (scene.scoring !== "cosine") return RULES[vectors](place);
  const size = number(lengths, [index[0]]);
  return size.value === 0
    ? by("zero-length", [])
    : by("unit", [number(vectors, index), " / ", size]);
};

/** Whether the query of a place sees no key. */
const seesNothing = (/** @type {Place} */ { number, index: [i] }) =>
  number("rowIsEmpty", [i]).value === 1;

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
  queryPositions: position,
  keyPositions: position,
  queryInputs: input("embeddings", "queryPositions"),
  keyInputs: input("contextEmbeddings", "keyPositions"),
  queries: projection("queryInputs", "queryProjection"),
  keys: projection("keyInputs", "keyProjection"),
  values: projection("keyInputs", "valueProjection"),

  queryLengths: length("queries"),
  keyLengths: length("keys"),
  comparedQueries: compared("queries", "queryLengths"),
  comparedKeys: compared("keys", "keyLengths"),
  products: ({ number, index: [i, j, c] }) =>
    by("product", [number("comparedQueries", [i, c]), " \u00b7 ", number("comparedKeys", [j, c])]),
  partialScores: (place) => {
    const [i, j, c] = place.index;
    return running("partial-score", place, "partialScores", "products", c ? [i, j, c - 1] : null);
  },
  scores: ({ row, index, width }) => by("score", chain(each(row("products", index, width)), " + ")),

  scale: ({ scene }) => by(scene.scaling === "scaled-dot" ? "scale" : "given", []),
  uncappedScores: ({ trace, number, index }) =>
    by("scaled", [
      number("scores", index),
      ...(trace.scale === 1 ? [] : [" \u00b7 ", scalar(trace, "scale")]),
      ...(trace.temperature === 1 ? [] : [" / ", scalar(trace, "temperature")]),
    ]),
  scaledScores: ({ trace, number, index }) => {
    const score = number("uncappedScores", index);
    if (!isCapped(trace)) return by("uncapped", [score]);
    const cap = scalar(trace, "softCap");
    return by("capped", [cap, " \u00b7 tanh(", score, " / ", cap, ")"]);
  },
  mask: () => by("mask", []),
  maskedScores: ({ number, index }) =>
    by("masked", [number("scaledScores", index), " + ", number("mask", index)]),
  rowMax: (place) =>
    seesNothing(place)
      ? by("nothing-seen", [])
      : by("maximum", [
          "max(",
          ...chain(each(place.row("maskedScores", place.index, place.keys)), `${listSign()} `),
          ")",
        ]),
  shifted: ({ number, index: [i, j] }) =>
    by("shifted", [number("maskedScores", [i, j]), " \u2212 ", number("rowMax", [i])]),
  exponentials: ({ number, index }) => by("exponential", ["exp(", number("shifted", index), ")"]),
  rowSum: ({ row, index, keys }) => by("sum", chain(each(row("exponentials", index, keys)), " + ")),
  weights: (place) => {
    const { number, index } = place;
    return seesNothing(place)
      ? by("nothing-seen", [])
      : by("weight", [number("exponentials", index), " / ", number("rowSum", [index[0]])]);
  },
  partialWeights: (place) => {
    const [i, j] = place.index;
    return running("partial-weight", place, "partialWeights", "weights", j ? [i, j - 1] : null);
  },

  contributions: ({ number, index: [i, j, d] }) =>
    by("contribution", [number("weights", [i, j]), " \u00b7 ", number("values", [j, d])]),
  partialOutputs: (place) => {
    const [i, j, d] = place.index;
    const before = j ? [i, j - 1, d] : null;
    return running("partial-output", place, "partialOutputs", "contributions", before);
  },
  output: ({ number, index: [i, d], keys }) =>
    by("output", chain(each(upTo(keys).map((j) => number("contributions", [i, j, d]))), " + ")),

  joinedOutput: ({ trace, index: [i, m], valueWidth }) =>
    by("joined", [numberAt(trace, "output", Math.floor(m / valueWidth), [i, m % valueWidth])]),
  result: ({ trace, number, row, index: [i, n] }) => {
    if (!isProjected(trace)) return by("joined", [number("joinedOutput", [i, n])]);
    const numbers = row("joinedOutput", [i], widthOf(trace, "joinedOutput"));
    const column = numbers.map((_, m) => number("outputProjection", [m, n]));
    return by("projected", sumOfProducts(numbers, column));
  },
  resultLengths: length("result"),
  wordLengths: length("vocabulary"),
  similarities: ({ number, row, index: [i, n], resultWidth }) => {
    const lengths = [number("resultLengths", [i]), number("wordLengths", [n])];
    if (lengths.some(({ value }) => value === 0)) return by("zero-length", []);
    const products = sumOfProducts(
      row("result", [i], resultWidth),
      row("vocabulary", [n], resultWidth),
    );
    return by("cosine", ["(", ...products, ") / (", lengths[0], " \u00b7 ", lengths[1], ")"]);
  },
};
