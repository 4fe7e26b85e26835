// The one state of a figure, and the named actions that change it.

import { EDITS, edited, headsOf } from "./edit.js";
import { stepAt } from "./figures/figure.js";
import { firstValues, propertiesThat } from "./properties.js";
import { scenarioNamed, scenarios } from "./scenarios.js";

/** @typedef {import("./figures/figure.js").Step} Step */

/** @typedef {import("./scenarios.js").Scenario} Scenario */

/**
 * @typedef {object} State
 * @property {number} version of this shape
 * @property {Scenario} example as it stands, with the reader's changes
 * @property {Scenario | null} pinned what the example is compared with
 * @property {number[][] | null} target (Nq, Nk) the weights that a reader aims for
 * @property {"rows" | "columns"} orientation whether queries are the rows or the columns of a matrix
 * @property {string} view how the example is looked at, by its name in element/views.js
 * @property {{head: number, query: number}} selection
 * @property {number} moment see figures/figure.js
 * @property {number | null} until the moment at which playing stops; null = paused
 * @property {number} speed 1 = as the steps' durations say
 */

/**
 * @typedef {{type: "choose-example", name: string}
 *   | {type: "open-example", example: Scenario}
 *   | {type: "open-state", state: State}
 *   | {type: "describe", title?: string, description?: string}
 *   | {type: "pin", pinned: Scenario | null}
 *   | {type: "swap-pinned"}
 *   | {type: "aim", target: number[][] | null}
 *   | {type: "orient", orientation: State["orientation"]}
 *   | {type: "set-view", view: string}
 *   | {type: "set-speed", speed: number}
 *   | {type: "select", query?: number, head?: number}
 *   | {type: "seek", moment: number}
 *   | {type: "seek-result", stage: string, key?: number}
 *   | {type: "seek-stage", stage: string}
 *   | {type: "next"} | {type: "previous"} | {type: "next-stage"} | {type: "previous-stage"}
 *   | {type: "first"} | {type: "last"} | {type: "play"} | {type: "pause"}
 *   | {type: "tick", elapsed: number}
 *   | import("./edit.js").Edit} Action
 */

/** @typedef {Action["type"]} ActionType */

export const SPEEDS = [0.25, 0.5, 1, 2, 4];

/** What a reader makes, as against where a reader looks: undo and redo bring it back. */
export const MADE = /** @type {("example" | "pinned" | "target" | "orientation")[]} */ (
  propertiesThat("isMade")
);

/**
 * The state in which one of the page's examples is first seen; the first where it has no such name.
 * @param {string} name
 * @returns {State}
 */
export const initialState = (name) => stateOf(scenarioNamed(name) ?? scenarios[0]);

/**
 * The state in which an example is first seen: paused, on the whole picture.
 * @param {Scenario} example
 * @returns {State}
 */
export function stateOf(example) {
  const { head = 0, query = 0 } = example.selection ?? {};
  const state = { version: 3, ...firstValues(), example, selection: { head, query } };
  return /** @type {State} */ (/** @type {unknown} */ (state));
}

/** @type {(moment: number, steps: Step[]) => number} */
const within = (moment, steps) => Math.min(steps.length - 1, Math.max(0, moment));

/** @type {(state: State, moment: number, steps: Step[]) => State} */
const rest = (state, moment, steps) => ({ ...state, moment: within(moment, steps), until: null });

/**
 * @param {State} state
 * @param {Action} action
 * @param {Step[]} steps the timeline of the present trace and selection
 * @param {import("./edit.js").Maker} maker of the numbers that an edit needs
 * @returns {State}
 */
export function reduce(state, action, steps, maker) {
  if (Object.hasOwn(EDITS, action.type)) {
    const edit = /** @type {import("./edit.js").Edit} */ (action);
    return withMade(state, { example: edited(state.example, edit, maker) });
  }
  return /** @type {(state: State, action: any, steps: Step[]) => State} */ (
    ACTIONS[/** @type {keyof typeof ACTIONS} */ (action.type)]
  )(state, action, steps);
}

/**
 * A state in which something else is made; a query or head that is gone gives way to the last one.
 * @param {State} state
 * @param {Partial<Pick<State, typeof MADE[number]>>} made
 * @returns {State}
 */
export function withMade(state, made) {
  const next = { ...state, ...made };
  const query = Math.min(state.selection.query, next.example.tokens.queries.length - 1);
  const head = Math.min(state.selection.head, headsOf(next.example) - 1);
  const isSame = query === state.selection.query && head === state.selection.head;
  return isSame ? next : { ...next, selection: { query, head } };
}

/**
 * An example with other words about it; without those that are empty.
 * @type {(example: Scenario, about: {title?: string, description?: string}) => Scenario}
 */
function described(example, about) {
  const { title, description, ...rest } = { ...example, ...about };
  return { ...rest, ...(title && { title }), ...(description && { description }) };
}

/**
 * Another example, looked at in the same way.
 * @type {(state: State, first: State) => State}
 */
const afresh = ({ speed, view, orientation }, first) => ({ ...first, speed, view, orientation });

/** @type {{[T in Exclude<ActionType, import("./edit.js").Edit["type"]>]: (state: State, action: Extract<Action, {type: T}>, steps: Step[]) => State}} */
const ACTIONS = {
  "choose-example": (state, { name }) => afresh(state, initialState(name)),
  "open-example": (state, { example }) => afresh(state, stateOf(example)),
  "open-state": (_, { state }) => state,
  describe: (state, { title, description }) =>
    withMade(state, { example: described(state.example, { title, description }) }),
  pin: (state, { pinned }) => ({ ...state, pinned }),
  "swap-pinned": (state) =>
    state.pinned ? withMade(state, { example: state.pinned, pinned: state.example }) : state,
  aim: (state, { target }) => ({ ...state, target }),
  orient: (state, { orientation }) => ({ ...state, orientation }),
  "set-view": (state, { view }) => ({ ...state, view, until: null }),
  "set-speed": (state, { speed }) => ({ ...state, speed }),
  select: (state, { query, head }) => ({
    ...state,
    selection: {
      query: query ?? state.selection.query,
      head: head ?? state.selection.head,
    },
  }),

  seek: (state, { moment }, steps) => rest(state, moment, steps),
  "seek-result": (state, { stage, key }, steps) => {
    const ofStage = steps.filter((step) => step.stage === stage);
    const ofKey = ofStage.filter((step) => step.key === key);
    const last = [...ofStage, ...(key === undefined ? [] : ofKey)].pop();
    return rest(state, last ? steps.indexOf(last) : state.moment, steps);
  },
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
 * @type {(state: State, steps: Step[], direction: 1 | -1) => number}
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
 * @type {(state: State, steps: Step[]) => State}
 */
export function fitted(state, steps) {
  const { moment, until } = state;
  const last = steps.length - 1;
  if (moment <= last && (until === null || until <= last)) return state;
  return { ...state, moment: within(moment, steps), until: null };
}

/**
 * A state whose timeline has changed, at the step most like the one it was at.
 * @type {(state: State, before: Step[], after: Step[]) => State}
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
