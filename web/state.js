// The one state of a figure, and the named actions that change it.

import { EDITS, edited, headsOf } from "./edit.js";
import { firstValues, propertiesThat } from "./properties.js";
import { scenarioNamed, scenarios } from "./scenarios.js";
import { TIME_ACTIONS, rest } from "./time.js";

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
 *   | {type: "select", query?: number, head?: number}
 *   | {type: "seek-result", stage: string, key?: number}
 *   | import("./time.js").TimeAction
 *   | import("./edit.js").Edit} Action
 */

/** @typedef {Action["type"]} ActionType */

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
  select: (state, { query, head }) => ({
    ...state,
    selection: {
      query: query ?? state.selection.query,
      head: head ?? state.selection.head,
    },
  }),

  "seek-result": (state, { stage, key }, steps) => {
    const ofStage = steps.filter((step) => step.stage === stage);
    const ofKey = ofStage.filter((step) => step.key === key);
    const last = [...ofStage, ...(key === undefined ? [] : ofKey)].pop();
    return rest(state, last ? steps.indexOf(last) : state.moment, steps);
  },
  ...TIME_ACTIONS,
};
