// Where tokens and lines stand: two columns of words, and a curve for each weight between them.

import { upTo } from "../../tensor.js";

/** @typedef {import("../attended.js").Side} Side */

/** The widest that the picture becomes: longer lines are harder to follow. */
const WIDEST = 760;

/** The height that rows share where they are few, and the least and greatest height of one. */
const HEIGHT = 400;
const ROW = { least: 24, most: 46 };

/** The mean width of a letter, in font sizes. */
const LETTER = 0.56;

/** How many widths and inks there are: finer steps cannot be told apart. */
export const LEVELS = 40;

/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} row height of a row
 * @property {number} font
 * @property {number} top height of the headings
 * @property {{queries: number, keys: number}} word the edge of the words that faces the lines
 * @property {{queries: number, keys: number}} number the outer edge of the numbers
 * @property {{queries: number, keys: number}} line where the lines begin and end
 * @property {number} letters how many letters of a word there is room for
 * @property {number} thickest width of the thickest line
 * @property {(side: Side, at: number) => number} middle of a row
 */

/**
 * @param {{queries: string[], keys: string[]}} tokens
 * @param {number} room width in pixels
 * @returns {Layout}
 */
export function layOut({ queries, keys }, room) {
  const width = Math.min(WIDEST, room);
  const font = width < 480 ? 14 : 16;
  const most = Math.max(queries.length, keys.length);
  const row = Math.min(ROW.most, Math.max(ROW.least, Math.round(HEIGHT / most)));
  const numbers = 3.4 * font;
  const longest = Math.max(...[...queries, ...keys].map((word) => [...word].length));
  const words = Math.min(longest * LETTER * font + 4, width * 0.34 - numbers);
  const top = 2 * font + 6;
  const start = { queries: 0, keys: 0 };
  for (const [side, list] of /** @type {[Side, string[]][]} */ (
    Object.entries({ queries, keys })
  )) {
    start[side] = top + ((most - list.length) * row) / 2;
  }
  return {
    width,
    height: top + most * row + 4,
    row,
    font,
    top,
    word: { queries: numbers + words, keys: width - numbers - words },
    number: { queries: numbers - 8, keys: width },
    line: { queries: numbers + words + 8, keys: width - numbers - words - 8 },
    letters: Math.max(3, Math.floor(words / (LETTER * font))),
    thickest: Math.min(12, row * 0.5),
    middle: (side, at) => start[side] + (at + 0.5) * row,
  };
}

/**
 * A word cut to the letters that there is room for.
 * @param {string} word
 * @param {number} letters
 */
export function cut(word, letters) {
  const all = [...word];
  return all.length > letters ? `${all.slice(0, letters - 1).join("")}\u2026` : word;
}

/**
 * The curve from a query to a key, as SVG writes a path.
 * @param {Layout} layout
 * @param {number} query
 * @param {number} key
 */
export function curve({ line, middle }, query, key) {
  const from = middle("queries", query);
  const to = middle("keys", key);
  const half = (line.queries + line.keys) / 2;
  return `M${line.queries} ${from}C${half} ${from} ${half} ${to} ${line.keys} ${to}`;
}

/**
 * How thick and how inky the line of a weight is.
 * @param {number} share weight / largest weight, 0 to 1
 * @param {number} thickest
 */
export const strokeOf = (share, thickest) => ({
  width: Math.max(0.6, share * thickest),
  opacity: 0.1 + 0.75 * share,
});

/**
 * All lines, those of about the same weight as one path: weights below half a level, too faint to
 * be seen, are left out.
 * @param {Layout} layout
 * @param {ArrayLike<number>} weights (Nq, Nk)
 * @param {{queries: number, keys: number}} counts
 * @param {number} most the largest weight
 * @returns {{level: number, d: string}[]} from faint to strong
 */
export function linesByLevel(layout, weights, { queries, keys }, most) {
  /** @type {string[][]} */
  const levels = upTo(LEVELS + 1).map(() => []);
  for (let query = 0; query < queries; query += 1) {
    for (let key = 0; key < keys; key += 1) {
      const level = Math.round((LEVELS * weights[query * keys + key]) / most);
      if (level > 0) levels[level].push(curve(layout, query, key));
    }
  }
  return levels.map((curves, level) => ({ level, d: curves.join("") })).filter(({ d }) => d !== "");
}
