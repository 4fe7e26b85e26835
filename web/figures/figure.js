// What every figure gives and takes: the types that figures, player and element share.

/** @typedef {import("../core/attention-core.js").Trace} Trace */

/**
 * What a figure shows: a trace, and the names that its rows and columns have in the example.
 * @typedef {object} Scene
 * @property {Trace} trace
 * @property {Trace | null} [pinned] another trace of the same sizes, which it is compared with
 * @property {string[]} stages which stages the figure shows, in order
 * @property {{queries: string[], keys: string[], values: string[]}} tokens
 * @property {{keys: string[], values: string[][], result: string[]}} dimensions names; those of
 *   the values by head
 * @property {{queries: string, keys: string, values: string}} languages
 * @property {"none" | "sinusoidal"} positions what was added to the embeddings
 * @property {"dot" | "scaled-dot" | "cosine"} scoring how a query and a key become a score
 * @property {"dot" | "scaled-dot" | "cosine" | "explicit"} scaling where the scale comes from
 */

/**
 * The row that is computed: one query of one head.
 * @typedef {{head: number, query: number}} Row
 */

/**
 * What of a scene is looked at: a row, and the term of the formula that is lit, such as "weights".
 * @typedef {Row & {term: string | null}} Selection
 */

/**
 * One step of a timeline.
 * @typedef {object} Step
 * @property {string} name what happens, such as "product"
 * @property {string} stage the stage it belongs to
 * @property {number} [key] the key it happens to
 * @property {number} [dimension] the component it happens to
 * @property {number} duration milliseconds at speed 1, with its rest
 */

/** The one step of what is not shown step by step. @type {Step} */
export const WHOLE = { name: "overview", stage: "overview", duration: 0 };

/**
 * A figure: functions of the scene, and nothing else.
 * @typedef {object} Figure
 * @property {(scene: Scene, row: Row) => Step[]} timeline the steps, the first of which is the
 *   finished picture as a whole
 * @property {(scene: Scene, moment: Moment, selection: Selection, room: Room) =>
 *   {picture: import("lit").SVGTemplateResult, width: number, height: number}} draw the picture
 * @property {(scene: Scene, moment: Moment, row: Row) => import("../words.js").Message} describe the
 *   step in words
 * @property {(scene: Scene, moment: Moment, row: Row) => import("../words.js").Part[]} writeOut the
 *   step in numbers; empty where it has none of its own
 * @property {(scene: Scene, field: string, head: number, index: number[]) =>
 *   {rule: string, pieces: (import("../tensor.js").TraceNumber | string)[]}} derive what a number of
 *   the trace is made of
 */

/**
 * The room that there is for a picture, in pixels; it may become higher, but not wider.
 * @typedef {{width: number, height: number}} Room
 */

/**
 * A place in time: a whole number is a step at rest, finished; 3.5 is halfway through step 4.
 * @typedef {number} Moment
 */

/**
 * @param {Moment} moment
 * @returns {number} the step that is at work, or rests
 */
export const stepAt = (moment) => Math.ceil(moment);

/**
 * How far each step has come at a moment. At the first moment, which is the finished picture as a
 * whole, all have.
 * @param {Step[]} steps
 * @param {Moment} moment
 */
export function progress(steps, moment) {
  /** @param {{name: string, key?: number, dimension?: number}} step */
  const id = ({ name, key, dimension }) => `${name} ${key ?? ""} ${dimension ?? ""}`;
  const places = new Map(steps.map((step, at) => [id(step), at]));
  return {
    step: steps[stepAt(moment)],

    /**
     * From 0, not begun, to 1, done; 0 for a step that this timeline does not have.
     * @param {string} name
     * @param {number} [key]
     * @param {number} [dimension]
     */
    of(name, key, dimension) {
      const at = places.get(id({ name, key, dimension }));
      if (at === undefined) return 0;
      return moment === 0 ? 1 : Math.min(1, Math.max(0, moment - (at - 1)));
    },

    /** @param {string} name whether the timeline has such steps */
    has: (name) => steps.some((step) => step.name === name),
  };
}

/**
 * A place on the way from one to another.
 * @param {number} from
 * @param {number} to
 * @param {number} t 0 to 1
 */
export const between = (from, to, t) => from + (to - from) * t;

/**
 * The part of a step in which things move: words come first, and a rest follows.
 * @param {number} done progress of the step, 0 to 1
 */
export function motion(done) {
  const moving = Math.min(1, Math.max(0, (done - 0.2) / 0.6));
  return moving * moving * (3 - 2 * moving);
}

/**
 * The motion of one of several things that follow each other within a step.
 * @param {number} done progress of the step, 0 to 1
 * @param {number} at which thing
 * @param {number} count how many things
 */
export function staggered(done, at, count) {
  const start = 0.15 + (0.5 * at) / count;
  const moving = Math.min(1, Math.max(0, (done - start) / 0.3));
  return moving * moving * (3 - 2 * moving);
}
