// Reads a matrix from text: comma-, tab- or semicolon-separated (RFC 4180), or JSON.

import { numberOf } from "../element/number-text.js";
import { shortened, words } from "../words.js";
import { Problem } from "./problem.js";

/** @typedef {import("./files.js").BroughtMatrix} BroughtMatrix */

/** Numbers that cannot be used, and are no names. */
const UNUSABLE = /^[+\-\u2212]?(inf(inity)?|nan|\u221e)$/i;

/** The most rows and columns that are read. */
export const MOST = 512;

/**
 * @param {string} text
 * @returns {string[][]} cells by line; what stands in quotes may hold separators and line ends
 */
export function cellsOf(text) {
  const separator = separatorOf(text);
  if (separator === " ") text = text.replace(/ +/g, " ").replace(/^ | $/gm, "");
  /** @type {string[][]} */
  const lines = [];
  const plain = new RegExp(`[^\\n${separator}]*`, "y");
  const ending = new RegExp(`${separator}|\\r?\\n|$`, "y");
  let line = /** @type {string[]} */ ([]);
  let at = 0;
  while (at <= text.length) {
    const isQuoted = text[at] === '"';
    plain.lastIndex = at;
    ending.lastIndex = isQuoted ? afterQuotes(text, at) : at + (plain.exec(text)?.[0].length ?? 0);
    const cell = text.slice(at, ending.lastIndex);
    const end = ending.exec(text)?.[0];
    if (end === undefined) throw new Problem(words("keep-quotes", { line: lines.length + 1 }));
    line.push(isQuoted ? cell.slice(1, -1).replaceAll('""', '"') : cell.trim());
    at = ending.lastIndex;
    if (end !== separator) {
      if (line.some((one) => one !== "")) lines.push(line);
      line = [];
      if (at >= text.length) break;
    }
  }
  return lines;
}

/** @type {(text: string, at: number) => number} behind the text's end, where they are not closed */
function afterQuotes(text, at) {
  let close = text.indexOf('"', at + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  return close < 0 ? text.length + 1 : close + 1;
}

/** @param {string} text @returns {string} what parts its cells, outside of quotes */
const separatorOf = (text) => {
  const bare = text.replace(/"[^"]*"/g, "");
  return ["\t", ";", ","].find((one) => bare.includes(one)) ?? " ";
};

/**
 * A first row and a first column of names are told from numbers.
 * @param {string} text
 * @returns {BroughtMatrix}
 * @throws {Problem}
 */
export function matrixOfText(text) {
  const lines = cellsOf(text.replace(/^\uFEFF/, "").trimEnd());
  if (!lines.length) throw new Problem(words("keep-no-numbers"));
  const isName = (/** @type {string} */ cell) => numberOf(cell) === null && !UNUSABLE.test(cell);
  const hasColumns =
    lines.length > 1 &&
    lines[0]
      .slice(1)
      .concat(lines[0].length === 1 ? lines[0] : [])
      .every(isName);
  const body = hasColumns ? lines.slice(1) : lines;
  const hasRows =
    body[0].length > 1 &&
    body.every(([first]) => isName(first)) &&
    body.some(([first]) => first !== "");
  const numbers = body.map((cells, row) =>
    cells.slice(hasRows ? 1 : 0).map((cell, column) => {
      const number = numberOf(cell);
      if (number !== null) return number;
      const place = { row: row + 1, column: column + 1, text: shortened(cell) };
      throw new Problem(words(cell === "" ? "keep-empty-cell" : "keep-no-number", place));
    }),
  );
  // Where the rows have names, the corner above them may be left out.
  const corner = hasRows && lines[0].length > numbers[0].length ? 1 : 0;
  return checked({
    numbers,
    rows: hasRows ? body.map(([first]) => plainName(first)) : null,
    columns: hasColumns ? lines[0].slice(corner).map(plainName) : null,
  });
}

/** A name that was written as text because it looks like a formula. */
const plainName = (/** @type {string} */ name) => name.replace(/^'(?=[=+\-@])/, "").slice(0, 64);

/**
 * @param {unknown} data what JSON made of a text
 * @returns {BroughtMatrix | null} null where it is no matrix
 * @throws {Problem} where it is one with something else in it
 */
export function matrixFrom(data) {
  const { numbers = data, rows = null, columns = null } = /** @type {any} */ (data ?? {});
  if (!Array.isArray(numbers)) return null;
  const lines = numbers.every((one) => typeof one === "number") ? [numbers] : numbers;
  lines.forEach((/** @type {unknown} */ line, /** @type {number} */ row) => {
    if (!Array.isArray(line)) {
      throw new Problem(
        words("keep-wrong-type", { place: `[${row}]`, expected: words("keep-type-numbers") }),
      );
    }
    line.forEach((cell, column) => {
      if (typeof cell === "number" && Number.isFinite(cell)) return;
      const place = { row: row + 1, column: column + 1, text: kindOf(cell) };
      throw new Problem(words("keep-no-number", place));
    });
  });
  return checked({ numbers: lines, rows: namesFrom(rows), columns: namesFrom(columns) });
}

/** @param {unknown} names */
const namesFrom = (names) =>
  Array.isArray(names) && names.every((name) => typeof name === "string")
    ? names.map((name) => name.slice(0, 64))
    : null;

/** @param {unknown} cell @returns {string} as it is written; of lists and objects the kind alone */
const kindOf = (cell) =>
  Array.isArray(cell)
    ? "[\u2026]"
    : cell && typeof cell === "object"
      ? "{\u2026}"
      : shortened(typeof cell === "string" ? `"${cell}"` : cell);

/**
 * @param {BroughtMatrix} matrix
 * @returns {BroughtMatrix} without names that do not fit it
 * @throws {Problem} where rows differ in length, or there are none, or too many
 */
export function checked({ numbers, rows, columns }) {
  const width = numbers[0]?.length ?? 0;
  if (width === 0) throw new Problem(words("keep-no-numbers"));
  numbers.forEach((row, at) => {
    if (row.length === width) return;
    throw new Problem(words("keep-ragged", { row: at + 1, count: row.length, wanted: width }));
  });
  if (numbers.length > MOST || width > MOST) {
    throw new Problem(
      words("keep-large-matrix", { rows: numbers.length, columns: width, most: MOST }),
    );
  }
  const fitting = (/** @type {string[] | null} */ names, /** @type {number} */ count) =>
    names?.length === count && names.every((name) => name !== "") ? names : null;
  return { numbers, rows: fitting(rows, numbers.length), columns: fitting(columns, width) };
}
