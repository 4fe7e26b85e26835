// The matrices of an example: what it is computed of, and what of the trace a reader may take away.

import { dimensionNames } from "../figures/three-stages/dimension-names.js";
import { counted, isCapped, isMasked, isScaled, joinsHeads, numberAt, upTo } from "../tensor.js";
import { kebab, words } from "../words.js";

/** @typedef {import("../scenarios.js").Scenario} Scenario */
/** @typedef {import("../figures/figure.js").Scene} Scene */
/** @typedef {import("../core/attention-core.js").Trace} Trace */
/** @typedef {import("../core/attention-core.js").Tensor} Tensor */

/**
 * A matrix with the names of its rows and columns.
 * @typedef {object} NamedMatrix
 * @property {string} field of the trace or of the input
 * @property {string} title
 * @property {string[]} rows
 * @property {string[]} columns
 * @property {number[][]} numbers -Infinity where a key is hidden
 */

/**
 * What names rows and columns.
 * @typedef {"queries" | "keys" | "dimensions" | "valueDimensions" | "resultDimensions" | "words"} Axis
 */

/** @type {{field: string, stages: string[], rows: Axis, columns: Axis, isShown?: (trace: Trace) => boolean}[]} */
const OF_TRACE = [
  { field: "queries", stages: ["dot_product"], rows: "queries", columns: "dimensions" },
  { field: "keys", stages: ["dot_product"], rows: "keys", columns: "dimensions" },
  { field: "values", stages: ["weighted_sum"], rows: "keys", columns: "valueDimensions" },
  ...[
    { field: "scores", stages: ["dot_product", "softmax"] },
    { field: "uncappedScores", stages: ["softmax"], isShown: isScaled },
    { field: "scaledScores", stages: ["softmax"], isShown: isCapped },
    { field: "maskedScores", stages: ["softmax"], isShown: isMasked },
    { field: "exponentials", stages: ["softmax"] },
    { field: "weights", stages: ["softmax"] },
  ].map((matrix) => ({
    ...matrix,
    rows: /** @type {Axis} */ ("queries"),
    columns: /** @type {Axis} */ ("keys"),
  })),
  { field: "output", stages: ["weighted_sum"], rows: "queries", columns: "valueDimensions" },
  {
    field: "result",
    stages: ["weighted_sum"],
    rows: "queries",
    columns: "resultDimensions",
    isShown: joinsHeads,
  },
  {
    field: "similarities",
    stages: ["weighted_sum"],
    rows: "queries",
    columns: "words",
    isShown: (trace) => trace.words.length > 0,
  },
];

/** The tables that an input may have besides queries, keys and values. */
const OF_INPUT = [
  "embeddings",
  "contextEmbeddings",
  "queryProjection",
  "keyProjection",
  "valueProjection",
  "outputProjection",
];

/** What is given to attention, or to its projections. */
const TABLES = new Set([...OF_INPUT, "queries", "keys", "values"]);

/** @param {string} field */
const titleOf = (field) =>
  words(TABLES.has(field) ? `table-${kebab(field)}` : `matrix-${kebab(field)}`);

/**
 * The matrices of the trace that say something for these settings, in the order of computing.
 * @param {Scene} scene
 * @param {number} head
 * @returns {NamedMatrix[]}
 */
export function traceMatrices(scene, head) {
  const { stages, trace } = scene;
  const isShown = (/** @type {typeof OF_TRACE[number]} */ matrix) =>
    matrix.stages.some((stage) => stages.includes(stage)) && (matrix.isShown?.(trace) ?? true);
  return OF_TRACE.filter(isShown).map(({ field, rows, columns }) => {
    const numbers = numbersOf(trace, field, head);
    return {
      field,
      title: titleOf(field),
      rows: namesOf(scene, rows, head, numbers.length),
      columns: namesOf(scene, columns, head, numbers[0].length),
      numbers,
    };
  });
}

/**
 * The same with the tables of the input before them; of a projection that of this head.
 * @param {Scenario} example
 * @param {Scene} scene
 * @param {number} head
 * @returns {NamedMatrix[]}
 */
export function allMatrices({ input }, scene, head) {
  const given = OF_INPUT.filter((field) => field in input).map((field) => {
    const numbers = numbersOf(scene.trace, field, head);
    const rows = { embeddings: scene.tokens.queries, contextEmbeddings: scene.tokens.keys };
    return {
      field,
      title: titleOf(field),
      rows: /** @type {Record<string, string[]>} */ (rows)[field] ?? counted(numbers.length),
      columns: counted(numbers[0].length),
      numbers,
    };
  });
  return [...given, ...traceMatrices(scene, head)];
}

/** @type {(trace: Trace, field: string, head: number) => number[][]} */
function numbersOf(trace, field, head) {
  const { shape } = /** @type {Record<string, Tensor>} */ (/** @type {unknown} */ (trace))[field];
  const [height, width] = shape.slice(-2);
  return upTo(height).map((row) =>
    upTo(width).map((column) => numberAt(trace, field, head, [row, column]).value),
  );
}

/**
 * One name for each place on an axis: its number where the example has none.
 * @type {(scene: Scene, axis: Axis, head: number, length: number) => string[]}
 */
function namesOf({ tokens, dimensions, trace }, axis, head, length) {
  const names = {
    queries: tokens.queries,
    keys: tokens.keys,
    dimensions: dimensionNames(dimensions.keys),
    valueDimensions: dimensionNames(dimensions.values[head]),
    resultDimensions: dimensionNames(dimensions.result),
    words: trace.words,
  }[axis];
  return counted(length).map((number, at) => names[at] ?? number);
}
