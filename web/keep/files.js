// Files that a reader brings: an example, a matrix, or a model's arrays.

import { reasonOf } from "../reason.js";
import { shortened, words } from "../words.js";
import { MOST, checked, matrixFrom, matrixOfText } from "./matrix-text.js";
import { modelFrom } from "./model.js";
import { Problem } from "./problem.js";
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
 *   | {kind: "matrix", name: string, matrix: BroughtMatrix}
 *   | {kind: "model", model: import("./model.js").Model}} Brought
 */

/** The largest text, and the largest file of arrays, that is read, in bytes. */
const MOST_TEXT = 16 << 20;
const MOST_ARRAYS = 256 << 20;

/** Names of files that hold arrays. */
const ARRAYS = /\.(npy|npz|safetensors)$/i;

/** @typedef {() => Promise<typeof import("../core/attention-files.js")>} LoadReaders */

/**
 * @param {File[]} files
 * @param {LoadReaders} loadReaders of files that hold arrays
 * @returns {Promise<Brought>}
 * @throws {Problem}
 */
export async function readFiles(files, loadReaders) {
  const [file] = files;
  if (!file) throw new Problem(words("keep-no-file"));
  const name = shortened(file.name);
  const hasArrays = ARRAYS.test(file.name);
  if (file.size > (hasArrays ? MOST_ARRAYS : MOST_TEXT))
    throw new Problem(words("keep-large-file", { name }));
  if (file.size === 0) throw new Problem(words("keep-empty-file", { name }));
  if (hasArrays)
    return broughtByArrays(new Uint8Array(await file.arrayBuffer()), name, loadReaders);
  return broughtBy(await file.text(), name);
}

/**
 * @param {Uint8Array} bytes of a .npy, .npz or .safetensors file
 * @param {string} name
 * @param {LoadReaders} loadReaders
 * @returns {Promise<Brought>}
 */
export async function broughtByArrays(bytes, name, loadReaders) {
  const { AttentionError, loadFiles } = await loadReaders();
  try {
    const file = (await loadFiles()).readArrays(bytes, name);
    const [array] = file.arrays;
    if (file.format !== "npy") return { kind: "model", model: modelFrom(file, name) };
    return { kind: "matrix", name, matrix: matrixOfArray(array, name) };
  } catch (error) {
    if (!(error instanceof AttentionError)) throw error;
    throw new Problem(words("keep-unreadable", { name, reason: reasonOf(error) }));
  }
}

/** @type {(array: import("../core/attention-files.js").ArrayFile["arrays"][number], name: string) => BroughtMatrix} */
function matrixOfArray(array, name) {
  const { length } = array.shape;
  if (array.type === "text" || length < 1 || length > 2) {
    throw new Problem(words("keep-no-matrix", { name, shape: array.shape.join(", ") }));
  }
  const [rows, columns] = length === 1 ? [1, array.shape[0]] : array.shape;
  if (rows > MOST || columns > MOST) {
    throw new Problem(words("keep-large-matrix", { rows, columns, most: MOST }));
  }
  const numbers = Array.from({ length: rows }, (_, row) => [
    ...array.data.subarray(row * columns, (row + 1) * columns),
  ]);
  numbers.forEach((cells, row) => {
    const column = cells.findIndex((number) => !Number.isFinite(number));
    if (column < 0) return;
    const place = { row: row + 1, column: column + 1, text: String(cells[column]) };
    throw new Problem(words("keep-no-number", place));
  });
  return checked({ numbers, rows: null, columns: null });
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
