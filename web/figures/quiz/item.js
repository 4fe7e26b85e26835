// What an item of the quiz is, and what the items' files share.

import { largest } from "../../tensor.js";
import { words } from "../../words.js";

/** @typedef {import("../../lesson/figure.js").Core} Core */
/** @typedef {import("../../core/attention-core.js").DirectInput} DirectInput */
/** @typedef {import("../../core/attention-core.js").Tensor} Tensor */
/** @typedef {import("../../tensor.js").TraceNumber} TraceNumber */
/** @typedef {import("../../words.js").Message} Message */
/** @typedef {import("../../words.js").Term} Term */
/** @typedef {import("./random.js").Random} Random */

/** All numbers that an item prints, by field. @typedef {Record<string, any>} Numbers */

/**
 * Some numbers of an item's trace, as a table. Its caption is the message `quiz-given-NAME`.
 * @typedef {object} Given
 * @property {string} name
 * @property {string} field
 * @property {number[]} [index] its place in the field; the last axes are the table's
 * @property {Term[]} [rows] names of the rows; one row without a name where they are absent
 * @property {Term[]} [columns] names of the columns
 */

/**
 * What every item has. Its title is the message `quiz-item-NAME`.
 * @typedef {object} Common
 * @property {Numbers} trace what the core computed for it, and what went in
 * @property {any} input what the core was given, for whoever works the answer out again
 * @property {Message} ask
 * @property {Message} hint
 * @property {Given[]} given shown with the question
 * @property {Given[]} revealed shown once it is solved
 */

/**
 * Why the right answer is right, with the trace's numbers.
 * @typedef {{because: Message}} Reason
 */

/**
 * One of some options is right.
 * @typedef {Common & Reason & {options: Message[], answer: number, names?: string[], notYet: (option: number) => Message}} Choice
 */

/**
 * Steps are brought into an order; each has a name, and stands in `steps` as it is first shown.
 * `notYet` says why a step cannot stand where it comes too early.
 * @typedef {Common & Reason & {steps: {name: string, message: Message}[], right: string[],
 *   notYet: (name: string) => Message}} Order
 */

/**
 * A number as one of the core's check functions finds it: `place` in the list that is checked.
 * @typedef {object} Target
 * @property {"checkProducts" | "checkPartialScores" | "checkScores" | "checkExponentials" | "checkRowSum" | "checkWeights" | "checkContributions" | "checkOutput"} check
 * @property {DirectInput} input
 * @property {number} query
 * @property {number} [key]
 * @property {number} place
 */

/**
 * A number is typed. `mistakes` are other numbers that a reader may take for it.
 * @typedef {Common & Reason & {target: Target, mistakes: {target: Target, message: Message}[], notYet: Message}} NumberItem
 */

/**
 * A vector, the row `row` of a field, is changed until a weight is above the field `goal` of the
 * trace; from -3 to 3 in each component.
 * @typedef {Common & {start: number[], field: string, row: number, dimensions: string[], role: string,
 *   goal: {query: number, key: number}, tokens: Term[], because: (trace: Numbers) => Message,
 *   inputOf: (vector: number[]) => DirectInput}} Change
 */

/**
 * One entry of the list of items: `make` draws numbers, and gives null where they leave the answer
 * in doubt.
 * @template {Common} [M=any]
 * @typedef {object} Entry
 * @property {string} name
 * @property {"choice" | "order" | "number" | "change"} kind
 * @property {(core: Core, random: Random) => M | null} make
 */

/** An item as it is drawn. @typedef {{name: string, kind: Entry["kind"]} & Record<string, any>} Item */

/**
 * A word of an example in a sentence.
 * @type {(text: string, role?: string, lang?: string) => Term}
 */
export const word = (text, role = "key", lang = "en") => ({ text, role, lang });

/** The name of a dimension, at the head of a column. @type {(name: string) => Term} */
export const dimension = (name) => ({ text: words(`quiz-dimension-${name}`) });

/** @type {(id: string, args?: import("../../words.js").Args) => Message} */
export const message = (id, args) => ({ id, args });

/** @type {(rows: number[][]) => Tensor} */
export const tableOf = (rows) => ({
  shape: [rows.length, rows[0].length],
  data: Float64Array.from(rows.flat()),
});

/** @type {(row: number[]) => Tensor} */
export const listOf = (row) => ({ shape: [row.length], data: Float64Array.from(row) });

/** How much of the largest number another one may have, so that the largest is beyond doubt. */
const CLEAR = 0.9;

/**
 * The place of the largest number.
 * @param {TraceNumber[]} numbers
 * @returns {number | null} null where none is above 0, or another comes near
 */
export function clearest(numbers) {
  const best = largest(numbers);
  const most = numbers[best].value;
  const isClear = numbers.every(({ value }, at) => at === best || value < most * CLEAR);
  return isClear && most > 0 ? best : null;
}

/**
 * Rows made a little different: what is not 0 changes by up to 0.2.
 * @type {(rows: number[][], random: Random) => number[][]}
 */
export const nudged = (rows, random) =>
  rows.map((row) =>
    row.map((one) => (one === 0 ? 0 : (Math.round(one * 10) + random.whole(-2, 2)) / 10)),
  );

/** Whether a number has one text of two decimals only, and not two that are as near. @type {(number: TraceNumber) => boolean} */
export const roundsOneWay = ({ value }) => !value.toFixed(3).endsWith("5");
