// The one state of a figure of the lesson, and the named actions that change it.

import { TIME_ACTIONS } from "../time.js";
import { startOf } from "./figure.js";

/** @typedef {import("./figure.js").LessonFigure} LessonFigure */
/** @typedef {import("./figure.js").Settings} Settings */

/**
 * @typedef {object} State
 * @property {Settings} settings
 * @property {number | null} answer the option chosen for the question; null = none yet
 * @property {number} moment see figures/figure.js
 * @property {number | null} until the moment at which playing stops; null = paused
 * @property {number} speed 1 = as the steps' durations say
 */

/**
 * @typedef {{type: "set", name: string, value: unknown}
 *   | {type: "answer", option: number}
 *   | {type: "start-again"}
 *   | import("../time.js").TimeAction} Action
 */

/**
 * The state in which a figure is first seen: paused, on the whole picture.
 * @param {LessonFigure} figure
 * @param {Record<string, unknown>} [wanted] settings of an address; those that cannot be are left out
 * @returns {State}
 */
export function initialState(figure, wanted = {}) {
  const settings = startOf(figure);
  for (const [name, value] of Object.entries(wanted)) {
    const fit = fitting(figure, name, value);
    if (fit !== undefined) settings[name] = fit;
  }
  return { settings, answer: null, moment: 0, until: null, speed: 1 };
}

/**
 * The value of a setting that is written so: 8 for "8".
 * @param {LessonFigure} figure
 * @param {string} name
 * @param {unknown} value
 * @returns {number | string | boolean | undefined} undefined where it has no such value
 */
export function fitting({ settings }, name, value) {
  const setting = settings.find((one) => one.name === name);
  return setting?.values.find((one) => String(one) === String(value));
}

/**
 * @param {State} state
 * @param {Action} action
 * @param {LessonFigure} figure
 * @param {import("./figure.js").Step[]} steps the timeline of the present scene
 * @returns {State}
 */
export function reduce(state, action, figure, steps) {
  if (action.type === "start-again") return { ...initialState(figure), speed: state.speed };
  if (action.type === "answer") {
    const settings = { ...startOf(figure), ...figure.question.settings };
    return { ...state, settings, answer: action.option };
  }
  if (action.type === "set") {
    const value = fitting(figure, action.name, action.value);
    if (value === undefined) return state;
    return { ...state, settings: { ...state.settings, [action.name]: value } };
  }
  return /** @type {(state: State, action: any, steps: any) => State} */ (
    TIME_ACTIONS[action.type]
  )(state, action, steps);
}
