// The state of a figure with what follows from it, and the one way to change both.

import { comparisonOf } from "./comparison.js";
import { WHOLE } from "./figures/figure.js";
import { sceneOf } from "./scenarios.js";
import { MADE, reduce, withMade } from "./state.js";
import { fitted, keepPlace } from "./time.js";
import { unlessTooLarge } from "./too-large.js";
import { reasonOf } from "./reason.js";
import { words } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Action | {type: "undo"} | {type: "redo"}} Action */

/** @typedef {import("./figures/figure.js").Scene} Scene */
/** @typedef {import("./figures/figure.js").Step} Step */
/** @typedef {import("./comparison.js").Comparison} Comparison */
/** @typedef {import("./core/attention-core.js").TraceInput} TraceInput */
/** @typedef {Required<import("./core/attention-core.js").Attended>} Attended */

/**
 * What follows from a state: a scene, its steps, and how it compares with what is pinned; of an
 * example that is too large to be traced, why, and only the whole at rest.
 * @typedef {{scene: Scene, steps: Step[], comparison: Comparison | null, tooLarge: null}
 *   | {scene: null, steps: Step[], comparison: null, tooLarge: Error}} Derived
 */

/**
 * A function that keeps its last result as long as its argument is the same object.
 * @template {object} T
 * @template R
 * @param {(argument: T) => R} compute
 * @returns {(argument: T) => R}
 */
function remembering(compute) {
  /** @type {{argument: T, result: R} | null} */
  let last = null;
  return (argument) => {
    if (last?.argument !== argument) last = { argument, result: compute(argument) };
    return last.result;
  };
}

/**
 * @param {import("./core/attention-core.js").Core} core
 * @param {import("./figures/figure.js").Figure} figure
 * @param {State} start
 * @param {() => void} changed called after every change
 */
export function createStore(core, figure, start, changed) {
  const traceOf = remembering((/** @type {TraceInput} */ input) =>
    unlessTooLarge(() => core.trace(input)),
  );
  const attendedOf = remembering(
    (/** @type {TraceInput} */ input) =>
      /** @type {Attended} */ (core.attend({ ...input, returnWeights: true })),
  );
  let derived = derive(start);
  let state = fitted(start, derived.steps);
  /** @type {string | null} */
  let failure = null;

  /** @type {State[]} states before a change, for what was made in them */
  const past = [];
  /** @type {State[]} */
  let future = [];
  /** The gesture of the last change, such as one drag: its changes are undone as one. */
  let gesture = "";

  /**
   * @param {State} next
   * @returns {Derived}
   */
  function derive({ example, pinned, selection }) {
    const trace = traceOf(example.input);
    if (trace instanceof Error) {
      attendedOf(example.input); // throws where this cannot be computed at all
      return { scene: null, steps: [WHOLE], comparison: null, tooLarge: trace };
    }
    const comparison = comparisonOf(core, example, pinned);
    const scene = sceneOf(example, trace);
    scene.pinned = comparison?.trace ?? null;
    return { scene, steps: figure.timeline(scene, selection), comparison, tooLarge: null };
  }

  /**
   * Makes a state the present one, if the core can compute it.
   * @param {State} next
   * @returns {boolean}
   */
  function become(next) {
    const depends = /** @type {const} */ (["example", "pinned", "selection"]);
    if (depends.some((part) => next[part] !== state[part])) {
      const before = derived.steps;
      try {
        derived = derive(next);
      } catch (error) {
        failure = words("error-input", { reason: reasonOf(error) });
        return false;
      }
      const sameExample = next.example.name === state.example.name;
      next = fitted(sameExample ? keepPlace(next, before, derived.steps) : next, derived.steps);
    }
    state = next;
    failure = null;
    return true;
  }

  /** @type {(from: State[], to: State[]) => void} */
  function travel(from, to) {
    const other = from[from.length - 1];
    if (!other) return;
    const present = state;
    const made = Object.fromEntries(MADE.map((part) => [part, other[part]]));
    if (!become(withMade(state, made))) return;
    from.pop();
    to.push(present);
    gesture = "";
  }

  return {
    core,
    get state() {
      return state;
    },
    get derived() {
      return derived;
    },
    /**
     * All weights of the example, with the sums of their rows and columns, by the fast path.
     * @returns {Attended}
     * @throws {AttentionError} where the fast path, in single precision, cannot compute them
     */
    get attended() {
      return attendedOf(state.example.input);
    },
    /** Why the last change could not be computed; the state and the picture before it stand. */
    get failure() {
      return failure;
    },

    /**
     * Holds typed numbers of the chosen row against the trace.
     * @param {"scores" | "weights" | "output"} part
     * @param {string[]} typed
     * @returns {import("./core/attention-core.js").ArithmeticCheck}
     * @throws {Error} where what was typed is no number
     */
    check(part, typed) {
      const { query, head } = state.selection;
      const checks = {
        scores: core.checkScores,
        weights: core.checkWeights,
        output: core.checkOutput,
      };
      return checks[part]({ ...state.example.input, query, head, typed });
    },

    get canUndo() {
      return past.length > 0;
    },
    get canRedo() {
      return future.length > 0;
    },

    /**
     * @param {Action} action
     * @param {string} [ofGesture] name of the gesture that the action is part of
     */
    dispatch(action, ofGesture = "") {
      if (action.type === "undo") travel(past, future);
      else if (action.type === "redo") travel(future, past);
      else {
        const before = state;
        const isDone = become(reduce(state, action, derived.steps, core));
        if (isDone && MADE.some((part) => state[part] !== before[part])) {
          if (!ofGesture || ofGesture !== gesture) past.push(before);
          future = [];
          gesture = ofGesture;
        }
      }
      changed();
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */
