// Time: a moment on a timeline, and the named actions that move it.

import { stepAt } from "./figures/figure.js";

/** @typedef {import("./figures/figure.js").Step} Step */

/**
 * @typedef {object} Time
 * @property {number} moment see figures/figure.js
 * @property {number | null} until the moment at which playing stops; null = paused
 * @property {number} speed 1 = as the steps' durations say
 */

/**
 * @typedef {{type: "set-speed", speed: number}
 *   | {type: "seek", moment: number}
 *   | {type: "seek-stage", stage: string}
 *   | {type: "next"} | {type: "previous"} | {type: "next-stage"} | {type: "previous-stage"}
 *   | {type: "first"} | {type: "last"} | {type: "play"} | {type: "pause"}
 *   | {type: "tick", elapsed: number}} TimeAction
 */

export const SPEEDS = [0.25, 0.5, 1, 2, 4];

/** @type {(moment: number, steps: Step[]) => number} */
const within = (moment, steps) => Math.min(steps.length - 1, Math.max(0, moment));

/**
 * A state that rests at a moment of a timeline.
 * @template {Time} S
 * @param {S} state
 * @param {number} moment
 * @param {Step[]} steps
 * @returns {S}
 */
export const rest = (state, moment, steps) => ({
  ...state,
  moment: within(moment, steps),
  until: null,
});

/** @type {{[T in TimeAction["type"]]: <S extends Time>(state: S, action: Extract<TimeAction, {type: T}>, steps: Step[]) => S}} */
export const TIME_ACTIONS = {
  "set-speed": (state, { speed }) => ({ ...state, speed }),
  seek: (state, { moment }, steps) => rest(state, moment, steps),
  "seek-stage": (state, { stage }, steps) =>
    rest(
      state,
      steps.findIndex((step) => step.stage === stage),
      steps,
    ),
  first: (state, _, steps) => rest(state, 0, steps),
  last: (state, _, steps) => rest(state, steps.length - 1, steps),
  previous: (state, _, steps) => rest(state, stepAt(state.moment) - 1, steps),
  next(state, _, steps) {
    const from = stepAt(state.moment);
    if (from >= steps.length - 1) return rest(state, from, steps);
    return { ...state, moment: from, until: from + 1 };
  },
  "next-stage": (state, _, steps) => rest(state, otherStage(state, steps, 1), steps),
  "previous-stage": (state, _, steps) => rest(state, otherStage(state, steps, -1), steps),

  play(state, _, steps) {
    const last = steps.length - 1;
    return { ...state, moment: state.moment >= last ? 0 : state.moment, until: last };
  },
  pause: (state) => ({ ...state, until: null }),
  tick(state, { elapsed }, steps) {
    if (state.until === null) return state;
    let left = elapsed * state.speed;
    let { moment } = state;
    while (left > 0 && moment < state.until) {
      const step = Math.floor(moment) + 1;
      const needed = (step - moment) * steps[step].duration;
      moment = left < needed ? moment + left / steps[step].duration : step;
      left -= needed;
    }
    return moment < state.until
      ? { ...state, moment }
      : { ...state, moment: state.until, until: null };
  },
};

/**
 * The first step of the stage after or before the present one.
 * @type {(time: Time, steps: Step[], direction: 1 | -1) => number}
 */
function otherStage({ moment }, steps, direction) {
  const stages = [...new Set(steps.map((step) => step.stage))];
  const here = stages.indexOf(steps[stepAt(moment)].stage);
  const stage = stages[Math.max(0, here + direction)];
  return stage === undefined ? steps.length - 1 : steps.findIndex((step) => step.stage === stage);
}

/**
 * The step of a timeline that is most like another one.
 * @param {Step[]} steps
 * @param {{name: string, key?: number, dimension?: number, stage?: string}} wanted
 * @returns {number}
 */
export function closest(steps, wanted) {
  const tests = [
    (/** @type {Step} */ step) =>
      step.name === wanted.name && step.key === wanted.key && step.dimension === wanted.dimension,
    (/** @type {Step} */ step) => step.name === wanted.name && step.key === wanted.key,
    (/** @type {Step} */ step) => step.name === wanted.name,
    (/** @type {Step} */ step) => step.stage === wanted.stage,
  ];
  for (const test of tests) {
    const found = steps.findIndex(test);
    if (found >= 0) return found;
  }
  return 0;
}

/**
 * A state whose moments are places of a timeline.
 * @template {Time} S
 * @param {S} state
 * @param {Step[]} steps
 * @returns {S}
 */
export function fitted(state, steps) {
  const { moment, until } = state;
  const last = steps.length - 1;
  if (moment <= last && (until === null || until <= last)) return state;
  return { ...state, moment: within(moment, steps), until: null };
}

/**
 * A state whose timeline has changed, at the step most like the one it was at.
 * @template {Time} S
 * @param {S} state
 * @param {Step[]} before
 * @param {Step[]} after
 * @returns {S}
 */
export function keepPlace(state, before, after) {
  if (before === after) return state;
  const done = stepAt(state.moment) - state.moment;
  const at = closest(after, before[Math.min(stepAt(state.moment), before.length - 1)]);
  const moment = within(at - done, after);
  const playsOn = state.until === before.length - 1;
  const until = state.until === null ? null : playsOn ? after.length - 1 : stepAt(moment);
  return { ...state, moment, until };
}
