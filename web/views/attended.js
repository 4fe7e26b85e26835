// What the views read: the weights that the fast path gave, as numbers and as terms of a sentence.

import { headCount, numberAt, rowAt, upTo } from "../tensor.js";

/** @typedef {import("../store.js").Attended} Attended */
/** @typedef {import("../tensor.js").TraceNumber} TraceNumber */

/** @typedef {"queries" | "keys"} Side */

/**
 * What the views speak of: one head of an example.
 * @typedef {object} Subject
 * @property {import("../scenarios.js").Scenario} example
 * @property {Attended} attended
 * @property {number} head
 */

/**
 * How many queries and keys there are.
 * @param {Attended} attended
 */
export function sidesOf({ weights }) {
  const [queries, keys] = weights.shape.slice(-2);
  return { queries, keys };
}

/**
 * The weights of one token: a query's to each key, or a key's from each query.
 * @param {Attended} attended
 * @param {number} head
 * @param {Side} side
 * @param {number} at
 * @returns {TraceNumber[]}
 */
export const weightsOf = (attended, head, side, at) =>
  side === "queries"
    ? rowAt(attended, "weights", head, [at], sidesOf(attended).keys)
    : upTo(sidesOf(attended).queries).map((query) =>
        numberAt(attended, "weights", head, [query, at]),
      );

/**
 * What a query's weights, or a key's, add up to.
 * @param {Attended} attended
 * @param {number} head
 * @param {Side} side
 * @param {number} at
 */
export const sumOf = (attended, head, side, at) =>
  numberAt(attended, side === "queries" ? "rowSums" : "columnSums", head, [at]);

/**
 * The place of the largest weight; the first of equals.
 * @param {Attended} attended
 * @param {number[]} [heads] among which it is looked for; all of them if not given
 */
export function largestWeight(attended, heads = upTo(headCount(attended))) {
  const { queries, keys } = sidesOf(attended);
  const { data } = attended.weights;
  const size = queries * keys;
  let best = heads[0] * size;
  for (const head of heads) {
    for (let at = head * size; at < (head + 1) * size; at += 1) {
      if (data[at] > data[best]) best = at;
    }
  }
  const head = Math.floor(best / size);
  const query = Math.floor(best / keys) % queries;
  const key = best % keys;
  return { query, key, number: numberAt(attended, "weights", head, [query, key]) };
}

/**
 * Whether the mask hides a key from a query; false where the mask is not known.
 * @param {import("../core/attention-core.js").Tensor | null} mask (Nq, Nk) of the trace
 * @param {number} query
 * @param {number} key
 */
export const isHidden = (mask, query, key) =>
  mask !== null && mask.data[query * mask.shape[1] + key] === -Infinity;

/**
 * A number as a term of a sentence.
 * @param {TraceNumber} number
 * @param {string} role
 * @returns {import("../words.js").Term}
 */
export const numberTerm = ({ text, field, index }, role) => ({
  text,
  role,
  field,
  index,
  attended: true,
});

/** @type {(example: import("../scenarios.js").Scenario, at: number) => import("../words.js").Term} */
export const queryTerm = ({ tokens, languages }, at) => ({
  text: tokens.queries[at],
  role: "query",
  lang: languages.queries,
});

/** @type {(example: import("../scenarios.js").Scenario, at: number) => import("../words.js").Term} */
export const keyTerm = ({ tokens, languages }, at) => ({
  text: tokens.keys[at],
  role: "key",
  lang: languages.keys,
});
