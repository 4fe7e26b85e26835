// A model's queries, keys and values, as a file of arrays holds them, made into an example by head.

import { counted } from "../tensor.js";
import { words } from "../words.js";
import { MOST } from "./matrix-text.js";
import { Problem } from "./problem.js";

/** @typedef {import("../core/attention-files.js").ArrayFile} ArrayFile */
/** @typedef {import("../core/attention-files.js").NumberArray} NumberArray */
/** @typedef {import("../scenarios.js").Scenario} Scenario */

/**
 * Arrays of rank 2 to 4: (N, D), (H, N, D), or batches or layers first, (B, H, N, D). Keys and values
 * may have fewer heads, G, each of which serves H / G heads of the queries.
 * @typedef {object} Model
 * @property {string} name of the file
 * @property {NumberArray} q
 * @property {NumberArray} k
 * @property {NumberArray} v
 * @property {NumberArray | null} attn the model's own weights
 * @property {{queries: string[], keys: string[]} | null} tokens
 * @property {number} layers B, or 1
 * @property {number} heads H, or 1
 */

/** The longest name of a token that an example keeps. */
const LONGEST = 64;

/** @type {(array: NumberArray) => number[]} (B, H, N, D), 1 where an axis is not there */
const axesOf = ({ shape }) => [...Array(4 - shape.length).fill(1), ...shape];

/**
 * @param {ArrayFile} file
 * @param {string} name
 * @returns {Model}
 * @throws {Problem} where q, k or v is not there or does not fit the others
 */
export function modelFrom({ arrays, tokens }, name) {
  const found = arrays.map((one) => `${one.name} (${one.shape.join(", ")})`).join(", ");
  const numbers = (/** @type {string} */ wanted) => {
    const array = arrays.find((one) => one.name === wanted && one.type !== "text");
    return /** @type {NumberArray | undefined} */ (array);
  };
  const [q, k, v] = ["q", "k", "v"].map((wanted) => {
    const array = numbers(wanted);
    if (!array) throw new Problem(words("keep-model-missing", { wanted, found }));
    if (array.shape.length < 2 || array.shape.length > 4 || array.shape.includes(0)) {
      throw new Problem(words("keep-model-shape", { wanted, shape: array.shape.join(", ") }));
    }
    const [rows, columns] = array.shape.slice(-2);
    if (rows > MOST || columns > MOST) {
      throw new Problem(words("keep-large-matrix", { rows, columns, most: MOST }));
    }
    return array;
  });
  const [layers, heads, , width] = axesOf(q);
  const [keyLayers, shared, keys, keyWidth] = axesOf(k);
  const [valueLayers, valueHeads, values] = axesOf(v);
  const fits =
    keyLayers === layers &&
    valueLayers === layers &&
    valueHeads === shared &&
    heads % shared === 0 &&
    keyWidth === width &&
    values === keys;
  if (!fits) throw new Problem(words("keep-model-fit", { found }));
  return { name, q, k, v, attn: numbers("attn") ?? null, tokens, layers, heads };
}

/**
 * One matrix of an array.
 * @type {(array: NumberArray, layer: number, head: number) => number[][]}
 */
function matrixOf(array, layer, head) {
  const [, heads, rows, columns] = axesOf(array);
  const start = (layer * heads + head) * rows * columns;
  return Array.from({ length: rows }, (_, row) => [
    ...array.data.subarray(start + row * columns, start + (row + 1) * columns),
  ]);
}

/**
 * @param {Model} model
 * @param {{layer: number, head: number, mask: "none" | "causal"}} choice
 * @returns {Scenario}
 */
export function exampleOf(model, { layer, head, mask }) {
  const { q, k, v, heads, tokens, name } = model;
  const shared = Math.floor((head * axesOf(k)[1]) / heads);
  const queries = matrixOf(q, layer, head);
  const keys = matrixOf(k, layer, shared);
  const values = matrixOf(v, layer, shared);
  const named = (/** @type {string[] | undefined} */ texts, /** @type {number} */ length) =>
    texts?.length === length
      ? texts.map((text) => text.slice(0, LONGEST) || "\u2423")
      : counted(length);
  const keyNames = named(tokens?.keys, keys.length);
  return {
    name: "model",
    title: words("keep-model-title", { name, layer: layer + 1, head: head + 1 }),
    languages: { queries: "en", keys: "en", values: "en" },
    tokens: { queries: named(tokens?.queries, queries.length), keys: keyNames, values: keyNames },
    dimensions: { keys: counted(keys[0].length), values: counted(values[0].length) },
    input: { queries, keys, values, scoring: "scaled-dot", temperature: 1, mask },
  };
}

/**
 * @param {Model} model
 * @param {{layer: number, head: number}} choice
 * @returns {number[][] | null} (Nq, Nk) the model's own weights; null where the file has none that fit
 */
export function ownWeights({ attn, q, k, layers, heads }, { layer, head }) {
  if (!attn || attn.shape.length < 2 || attn.shape.length > 4) return null;
  const [ownLayers, ownHeads, rows, columns] = axesOf(attn);
  const fits = ownLayers === layers && ownHeads === heads;
  const isWhole = rows === axesOf(q)[2] && columns === axesOf(k)[2];
  return fits && isWhole ? matrixOf(attn, layer, head) : null;
}
