// What every figure of the lesson gives and takes, and how numbers are read out of its trace.

import { formatNumber } from "../format.js";

/** @typedef {import("../figures/figure.js").Step} Step */
/** @typedef {import("../figures/figure.js").Moment} Moment */
/** @typedef {import("../figures/figure.js").Room} Room */
/** @typedef {import("../words.js").Message} Message */
/** @typedef {import("../words.js").Term} Term */
/** @typedef {import("../core/attention-core.js").Tensor} Tensor */
/** @typedef {import("../tensor.js").TraceNumber} TraceNumber */

/** @typedef {import("../core/attention-core.js").Core & import("../core/attention-lesson.js").Lesson} Core */

/**
 * One of the things that a reader sets. Its label is the message `setting-FIGURE-NAME`.
 *
 * - "range": a slider over `values`, which are numbers in order; Infinity prints as the message
 *   `setting-FIGURE-NAME-infinity`, where one of them is that. A text among them, such as the name of
 *   a limit, is labelled as a choice's.
 * - "choice": one of the texts `values`, each labelled by the message `setting-FIGURE-NAME-VALUE`.
 * - "switch": `values` are false and true.
 * - "picture": one of `values`, set in the picture: a mark with `data-set="NAME=VALUE"`, a
 *   tabindex, a role and a label sets it when it is clicked, or pressed by Enter or Space.
 * @typedef {object} Setting
 * @property {string} name
 * @property {"range" | "choice" | "switch" | "picture"} kind
 * @property {readonly (number | string | boolean)[]} values all that it may be
 * @property {number | string | boolean} start
 * @property {(settings: Settings) => boolean} [applies] whether it does anything now; it always
 *   does where this is absent
 */

/** What is set, by the names of the settings. @typedef {Record<string, any>} Settings */

/**
 * What a figure shows: all that the core computed for it, and what stands beside the numbers.
 * @typedef {object} Scene
 * @property {Settings} settings
 * @property {Record<string, Tensor | number>} trace every number that the figure prints, by field
 */

/**
 * A question that is answered before the figure shows it: "predict, then see". It is asked about
 * settings of its own, so that its answer is not in sight.
 * @template {Scene} S
 * @typedef {object} Question
 * @property {Settings} settings what it sets besides what the figure starts with
 * @property {(scene: S) => Message} ask
 * @property {(scene: S) => Message[]} options two to four
 * @property {(scene: S) => number} answer the right option, read from the trace
 * @property {(scene: S) => Message} because why, with the numbers of the trace
 * @property {string} from the stage from which the figure then plays
 */

/**
 * A figure of the lesson: data and functions, and nothing else. Its words are in en.ftl and fr.ftl
 * of its folder: what it shows, in two or three sentences, is the message `figure-NAME-about`, what to
 * notice and what to try are `figure-NAME-notice` and `figure-NAME-try`. Its title, which the lesson's
 * list of chapters shows too, is the message `figure-NAME` among the lesson's.
 * @template {Scene} [S=any]
 * @typedef {object} LessonFigure
 * @property {string} name
 * @property {Setting[]} settings
 * @property {(core: Core, settings: Settings) => S} compute what the core gives for these settings
 * @property {(scene: S) => Step[]} timeline the steps, the first of which is "overview", the finished
 *   picture as a whole; a stage's name is the message `stage-STAGE`
 * @property {(scene: S, moment: Moment, room: Room) =>
 *   {picture: import("lit").SVGTemplateResult, width: number, height: number}} draw
 * @property {(scene: S, moment: Moment) => Message} describe the step in words
 * @property {Question<S>} question
 */

/**
 * What is set at first.
 * @param {LessonFigure} figure
 * @returns {Settings}
 */
export const startOf = ({ settings }) =>
  Object.fromEntries(settings.map(({ name, start }) => [name, start]));

/**
 * A number of a figure's trace, for a mark or a sentence.
 * @param {Record<string, Tensor | number>} trace
 * @param {string} field
 * @param {...number} index its place in a tensor; none for a plain number
 * @returns {TraceNumber}
 */
export function numberOf(trace, field, ...index) {
  const held = trace[field];
  const value = typeof held === "number" ? held : held.data[offsetOf(held.shape, index)];
  return { field, index, value, text: formatNumber(value) };
}

/** @type {(shape: number[], index: number[]) => number} */
function offsetOf(shape, index) {
  let offset = 0;
  for (let axis = 0; axis < shape.length; axis += 1) offset = offset * shape[axis] + index[axis];
  return offset;
}

/**
 * A row of numbers of a figure's trace.
 * @param {Record<string, Tensor | number>} trace
 * @param {string} field
 * @param {...number} index its place; the last axis is walked
 * @returns {TraceNumber[]}
 */
export function rowOf(trace, field, ...index) {
  const { shape } = /** @type {Tensor} */ (trace[field]);
  return Array.from({ length: shape[index.length] }, (_, last) =>
    numberOf(trace, field, ...index, last),
  );
}

/**
 * A number as an argument of a message.
 * @param {TraceNumber} number
 * @param {string} [role] what it is, for its colour: query, key, value, score, weight, output
 * @returns {Term}
 */
export const said = ({ field, index, text }, role) => ({ text, role, field, index });

/**
 * A count as an argument of a message: a number without decimals.
 * @param {TraceNumber} number
 * @returns {Term}
 */
export const counted = ({ field, index, value }) => ({ text: `${value}`, field, index });
