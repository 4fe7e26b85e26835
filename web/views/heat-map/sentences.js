// What is read out of a cell of the heat map.

import { numberAt } from "../../tensor.js";
import { isHidden, keyTerm, numberTerm, queryTerm, sumOf } from "../attended.js";

/**
 * @param {import("../attended.js").Subject} subject
 * @param {import("../../core/attention-core.js").Tensor | null} mask
 * @param {{query: number, key: number}} place
 * @returns {import("../../words.js").Message[]}
 */
export function sentencesOf({ example, attended, head }, mask, { query, key }) {
  const terms = { query: queryTerm(example, query), key: keyTerm(example, key) };
  const given = sumOf(attended, head, "queries", query);
  const sums = {
    ...terms,
    given: numberTerm(given, "weight"),
    got: numberTerm(sumOf(attended, head, "keys", key), "weight"),
  };
  if (given.value === 0) {
    return [
      { id: "lines-query-empty", args: { query: terms.query } },
      { id: "heat-map-sums", args: sums },
    ];
  }
  const weight = numberTerm(numberAt(attended, "weights", head, [query, key]), "weight");
  return [
    isHidden(mask, query, key)
      ? { id: "heat-map-hidden", args: { ...terms, weight } }
      : { id: "heat-map-cell", args: { ...terms, weight } },
    { id: "heat-map-sums", args: sums },
  ];
}
