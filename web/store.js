// The state of a figure with what follows from it, and the one way to change both.

import { sceneOf, scenarioNamed, scenarios } from "./scenarios.js";
import { inputOf, keepPlace, reduce } from "./state.js";
import { words } from "./words.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Action} Action */

/**
 * What follows from a state.
 * @typedef {object} Derived
 * @property {import("./scenarios.js").Scenario} scenario
 * @property {import("./figures/figure.js").Scene} scene
 * @property {import("./figures/figure.js").Step[]} steps
 */

/**
 * @param {import("./core/attention-core.js").Core} core
 * @param {import("./figures/figure.js").Figure} figure
 * @param {State} start
 * @param {() => void} changed called after every change
 */
export function createStore(core, figure, start, changed) {
  let state = start;
  let derived = derive(state);
  /** @type {string | null} */
  let failure = null;

  /**
   * @param {State} next
   * @returns {Derived}
   */
  function derive(next) {
    const scenario = scenarioNamed(next.scenario) ?? scenarios[0];
    const input = inputOf(next);
    const scene = sceneOf(scenario, core.trace(input), input);
    return { scenario, scene, steps: figure.timeline(scene, next.selection) };
  }

  /** @type {(next: State) => boolean} */
  const computesAnew = ({ scenario, settings, selection }) =>
    scenario !== state.scenario || settings !== state.settings || selection !== state.selection;

  return {
    get state() {
      return state;
    },
    get derived() {
      return derived;
    },
    /** Why the last change could not be computed; the state and the picture before it stand. */
    get failure() {
      return failure;
    },

    /** @param {Action} action */
    dispatch(action) {
      const next = reduce(state, action, derived.steps);
      try {
        if (computesAnew(next)) {
          const before = derived.steps;
          derived = derive(next);
          const same = next.scenario === state.scenario;
          state = same ? keepPlace(next, before, derived.steps) : next;
        } else {
          state = next;
        }
        failure = null;
      } catch (error) {
        failure = words("error-input", { reason: /** @type {Error} */ (error).message });
      }
      changed();
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */
