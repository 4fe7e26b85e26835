// A document as text: what a saved file holds, and what can be copied and pasted.

import { words } from "../words.js";
import { Problem } from "./problem.js";

/** A list of numbers or texts that JSON.stringify has broken into lines. */
const SHORT_LIST = /\[\n[^[\]{}]*\n\s*\]/g;

/**
 * @param {unknown} document
 * @returns {string} JSON with a row of numbers on one line
 */
export const textOf = (document) =>
  `${JSON.stringify(document, null, 2).replace(SHORT_LIST, (list) =>
    list.replace(/\n\s*/g, " ").replace("[ ", "[").replace(/ \]$/, "]"),
  )}\n`;

/**
 * @param {string} text
 * @returns {unknown}
 * @throws {Problem} where it is no JSON
 */
export function parsed(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(words("keep-no-json", { reason: /** @type {Error} */ (error).message }));
  }
}
