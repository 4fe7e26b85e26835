// The state of a figure of the lesson with what follows from it, and the one way to change both.

import { fitted, keepPlace } from "../time.js";
import { startOf } from "./figure.js";
import { reduce } from "./state.js";

/** @typedef {import("./figure.js").LessonFigure} LessonFigure */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Action} Action */

/**
 * @param {import("./figure.js").Core} core
 * @param {LessonFigure} figure
 * @param {State} start
 * @param {() => void} changed called after every change
 */
export function createStore(core, figure, start, changed) {
  let state = start;
  let scene = figure.compute(core, state.settings);
  let steps = figure.timeline(scene);
  state = fitted(state, steps);
  const asked = figure.compute(core, { ...startOf(figure), ...figure.question.settings });

  return {
    figure,
    /** The scene that the question is about. */
    asked,
    get state() {
      return state;
    },
    get scene() {
      return scene;
    },
    get steps() {
      return steps;
    },

    /** @param {Action} action */
    dispatch(action) {
      const next = reduce(state, action, figure, steps);
      if (next.settings !== state.settings) {
        const before = steps;
        scene = figure.compute(core, next.settings);
        steps = figure.timeline(scene);
        state = fitted(keepPlace(next, before, steps), steps);
      } else state = next;
      if (action.type === "answer") {
        state = reduce(state, { type: "seek-stage", stage: figure.question.from }, figure, steps);
        state = reduce(state, { type: "play" }, figure, steps);
      }
      changed();
    },
  };
}

/** @typedef {ReturnType<typeof createStore>} Store */
