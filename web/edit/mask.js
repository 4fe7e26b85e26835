// Which keys a query may see, cell by cell.

import { replaced } from "./lists.js";
import { inputOf, rowsOf, withInput } from "./tables.js";

/** @typedef {import("../scenarios.js").Scenario} Scenario */
/** @typedef {import("../core/attention-core.js").Core} Core */
/** @typedef {import("../core/attention-core.js").MaskInput} MaskInput */

/**
 * What kind of mask an example has.
 * @param {Scenario} example
 * @returns {"none" | "causal" | "window" | "painted"}
 */
export function maskKind({ input: { mask = "none" } }) {
  if (typeof mask === "string") return mask;
  if (mask.allowed || mask.bias) return "painted";
  if (mask.window !== undefined) return "window";
  return mask.causal ? "causal" : "none";
}

/**
 * The example with the mask that it has, written out cell by cell.
 * @param {Scenario} example
 * @param {Pick<Core, "trace">} core
 * @returns {Scenario}
 */
export function withPaintedMask(example, core) {
  const mask = inputOf(example).mask;
  if (mask?.allowed && Object.keys(mask).length === 1) return example;
  const added = rowsOf(core.trace(example.input).mask);
  const allowed = added.map((row) => row.map((one) => one !== -Infinity));
  const bias = mask?.bias && {
    bias: added.map((row) => row.map((one) => (one === -Infinity ? 0 : one))),
  };
  return withInput(example, { mask: { allowed, ...bias } });
}

/**
 * @param {Scenario} example whose mask is written out
 * @param {number} query
 * @param {number} key
 * @param {boolean} isSeen
 * @returns {Scenario}
 */
export function withCellPainted(example, query, key, isSeen) {
  const { mask } = inputOf(example);
  const row = mask.allowed[query];
  if (Boolean(row[key]) === isSeen) return example;
  const allowed = replaced(mask.allowed, query, replaced(row, key, isSeen));
  return withInput(example, { mask: { ...mask, allowed } });
}
