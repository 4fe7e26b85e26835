// What each kind of item gives, and all of them by name.

import { change } from "./change.js";
import { choice } from "./choice.js";
import { number } from "./number.js";
import { order } from "./order.js";

/** @typedef {import("../item.js").Core} Core */
/** @typedef {import("../item.js").Numbers} Numbers */
/** @typedef {import("../../../words.js").Message} Message */

/**
 * What is said of an answer. "incomplete" is no answer yet, and no wrong one.
 * @typedef {object} Judged
 * @property {"right" | "wrong" | "incomplete"} verdict
 * @property {Message} message
 * @property {Message} [before] said first
 * @property {number} [place] which step stands where it does not belong
 */

/**
 * How far a reader is with an item.
 * @template A
 * @typedef {object} Stand
 * @property {A} answer as it stands, perhaps not yet given
 * @property {A[]} tried the wrong answers that were given
 * @property {boolean} isSolved
 * @property {boolean} isHinted
 * @property {Judged} [judged] what is said of the answer as it stands; absent until it is given
 */

/**
 * What the reader can do: `change` an answer without giving it, or `give` it.
 * @template A
 * @typedef {{change: (answer: A) => void, give: (answer: A) => void}} Act
 */

/**
 * @template I, A
 * @typedef {object} Kind
 * @property {(item: I) => A} start the answer that stands there at first
 * @property {(item: I, answer: any) => boolean} fits whether something kept is an answer at all
 * @property {(item: I, answer: A, core: Core) => Numbers} traceOf all numbers that are printed
 * @property {(core: Core, item: I, answer: A) => Judged} judge
 * @property {(item: I, stand: Stand<A>, act: Act<A>, trace: Numbers) => unknown} template
 */

/** @type {Record<"choice" | "order" | "number" | "change", Kind<any, any>>} */
export const KINDS = { choice, order, number, change };
