// Weights that a reader aims for, and how far the present ones are from them.

import { rowsOf } from "./edit/tables.js";
import { sizes, valuesAt } from "./tensor.js";
import { reasonOf } from "./reason.js";

/** @typedef {import("./core/attention-core.js").Core} Core */
/** @typedef {import("./core/attention-core.js").Trace} Trace */
/** @typedef {import("./core/attention-core.js").Tensor} Tensor */

/** A row is reached where its divergence, in nats, is below this. */
export const REACHED = 0.1;

/** The patterns to begin with. */
export const PATTERNS = /** @type {const} */ (["present", "itself", "next", "alike"]);

/**
 * The weights of one head.
 * @param {Trace} trace
 * @param {number} head
 * @returns {Tensor} (Nq, Nk)
 */
export function weightsOf(trace, head) {
  const { queries, keys } = sizes(trace);
  return {
    shape: [queries, keys],
    data: Float64Array.from(valuesAt(trace, "weights", head, [])),
  };
}

/**
 * A pattern to begin with: the present weights; all of the weight on the key with the query's own
 * place, or on the one after it, beginning anew after the last; or the same on every key that the
 * mask leaves to be seen.
 * @param {Core} core
 * @param {typeof PATTERNS[number]} name
 * @param {Tensor} weights (Nq, Nk) the present ones
 * @param {import("./core/attention-core.js").TraceInput["mask"]} mask
 * @returns {number[][]} (Nq, Nk)
 */
export function patternOf(core, name, weights, mask) {
  const [rows, columns] = weights.shape;
  if (name === "present") return rowsOf(weights);
  if (name === "itself") return rowsOf(core.fill({ kind: "one-hot", rows, columns }));
  if (name === "next") {
    return rowsOf(core.fill({ kind: "one-hot", rows: rows + 1, columns })).slice(1);
  }
  return alike(core, rows, columns, mask);
}

/**
 * The softmax of scores that are all zero. A bias would not leave them alike, and a row that sees
 * nothing has no shares: then nothing is hidden.
 * @type {(core: Core, rows: number, columns: number, mask: import("./core/attention-core.js").TraceInput["mask"]) => number[][]}
 */
function alike(core, rows, columns, mask) {
  const zeros = (/** @type {number} */ count) =>
    core.fill({ kind: "zeros", rows: count, columns: 1 });
  const nothing = { queries: zeros(rows), keys: zeros(columns), values: zeros(columns) };
  const hasBias = typeof mask === "object" && mask.bias !== undefined;
  const trace = core.trace({ ...nothing, mask: hasBias ? "none" : mask });
  const isEmpty = trace.rowIsEmpty.data.includes(1);
  return rowsOf((isEmpty ? core.trace(nothing) : trace).weights);
}

/**
 * How far weights are from wanted ones, by row; or why that cannot be said.
 * @param {Core} core
 * @param {number[][]} wanted (Nq, Nk)
 * @param {Tensor} weights (Nq, Nk)
 * @returns {{divergence: import("./core/attention-core.js").Divergence, reason: null}
 *   | {divergence: null, reason: string}}
 */
export function distanceOf(core, wanted, weights) {
  try {
    return { divergence: core.divergence({ wanted, weights }), reason: null };
  } catch (error) {
    return { divergence: null, reason: reasonOf(error) };
  }
}

/**
 * Whether a row is as close to the wanted one as it needs to be.
 * @param {import("./core/attention-core.js").Divergence} divergence
 * @param {number} row
 */
export const isReached = ({ divergence, isInfinite }, row) =>
  !isInfinite.data[row] && divergence.data[row] < REACHED;
