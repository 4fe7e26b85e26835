// The sentence under the lines: what they show of the chosen token, or of all.

import { largest } from "../../tensor.js";
import { keyTerm, largestWeight, numberTerm, queryTerm, sumOf, weightsOf } from "../attended.js";

/** @typedef {import("../attended.js").Subject} Subject */

/**
 * @param {Subject} subject
 * @param {{side: import("../attended.js").Side, at: number} | null} token null = none
 * @returns {import("../../words.js").Message}
 */
export function sentenceOf(subject, token) {
  if (!token) return wholeSentence(subject);
  return token.side === "queries"
    ? querySentence(subject, token.at)
    : keySentence(subject, token.at);
}

/** @param {Subject} subject */
function wholeSentence({ example, attended, head }) {
  const { query, key, number } = largestWeight(attended, [head]);
  return {
    id: "lines-whole",
    args: {
      query: queryTerm(example, query),
      key: keyTerm(example, key),
      weight: numberTerm(number, "weight"),
    },
  };
}

/** @type {(subject: Subject, at: number) => import("../../words.js").Message} */
function querySentence({ example, attended, head }, at) {
  const query = queryTerm(example, at);
  if (sumOf(attended, head, "queries", at).value === 0) {
    return { id: "lines-query-empty", args: { query } };
  }
  const weights = weightsOf(attended, head, "queries", at);
  const key = largest(weights);
  return {
    id: "lines-query",
    args: { query, key: keyTerm(example, key), weight: numberTerm(weights[key], "weight") },
  };
}

/** @type {(subject: Subject, at: number) => import("../../words.js").Message} */
function keySentence({ example, attended, head }, at) {
  const key = keyTerm(example, at);
  const weights = weightsOf(attended, head, "keys", at);
  const query = largest(weights);
  if (weights[query].value === 0) return { id: "lines-key-unseen", args: { key } };
  return {
    id: "lines-key",
    args: {
      key,
      query: queryTerm(example, query),
      weight: numberTerm(weights[query], "weight"),
      sum: numberTerm(sumOf(attended, head, "keys", at), "weight"),
    },
  };
}
