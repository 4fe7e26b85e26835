// Files that a reader brings: an example, a matrix, or a model's arrays.

import { words } from "../words.js";
import { matrixFrom, matrixOfText } from "./matrix-text.js";
import { Problem, shortened } from "./problem.js";
import { parsed } from "./text.js";

/**
 * A matrix as somebody brought it, with the names that stood beside it.
 * @typedef {object} BroughtMatrix
 * @property {number[][]} numbers
 * @property {string[] | null} rows
 * @property {string[] | null} columns
 */

/**
 * What was brought: an example to open, or something to choose a place for.
 * @typedef {{kind: "example", document: unknown}
 *   | {kind: "matrix", name: string, matrix: BroughtMatrix}} Brought
 */

/** The largest text that is read, in bytes. */
const MOST_TEXT = 16 << 20;

/**
 * @param {File[]} files
 * @returns {Promise<Brought>}
 * @throws {Problem}
 */
export async function readFiles(files) {
  const [file] = files;
  if (!file) throw new Problem(words("keep-no-file"));
  const name = shortened(file.name);
  if (file.size > MOST_TEXT) throw new Problem(words("keep-large-file", { name }));
  if (file.size === 0) throw new Problem(words("keep-empty-file", { name }));
  return broughtBy(await file.text(), name);
}

/**
 * @param {string} text of a file, or pasted
 * @param {string} name
 * @returns {Brought}
 */
export function broughtBy(text, name) {
  if (!/^\s*[[{]/.test(text)) return { kind: "matrix", name, matrix: matrixOfText(text) };
  const data = parsed(text);
  const matrix = matrixFrom(data);
  return matrix ? { kind: "matrix", name, matrix } : { kind: "example", document: data };
}
