// What there is now, compared with an example that was pinned.

import { reasonOf } from "./reason.js";

/** @typedef {import("./core/attention-core.js").Core} Core */
/** @typedef {import("./core/attention-core.js").Trace} Trace */
/** @typedef {import("./scenarios.js").Scenario} Scenario */

/**
 * @typedef {object} Comparison
 * @property {import("./core/attention-core.js").Difference | null} differences present less pinned;
 *   null where the two cannot be compared
 * @property {Trace | null} trace of the pinned example; null likewise
 * @property {string | null} reason why they cannot
 */

/** @type {WeakMap<Scenario, Trace>} the traces of what was pinned, which stay the same */
const traces = new WeakMap();

/** @type {(core: Core, pinned: Scenario) => Trace} */
function traceOf(core, pinned) {
  const trace = traces.get(pinned) ?? core.trace(pinned.input);
  traces.set(pinned, trace);
  return trace;
}

/**
 * @param {Core} core
 * @param {Scenario} example
 * @param {Scenario | null} pinned
 * @returns {Comparison | null} null where nothing is pinned
 */
export function comparisonOf(core, example, pinned) {
  if (!pinned) return null;
  try {
    const differences = core.difference({ present: example.input, pinned: pinned.input });
    return { differences, trace: traceOf(core, pinned), reason: null };
  } catch (error) {
    return { differences: null, trace: null, reason: reasonOf(error) };
  }
}
