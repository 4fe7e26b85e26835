// Where the parts of a heat map stand: labels, cells, and the sums at its margins.

import { clamp, seenCells } from "./window.js";

/** Cells are square: their greatest side, and the greatest height of all rows together. */
const CELL = 60;
const HEIGHT = 520;

/** The mean width of a letter, in font sizes. */
const LETTER = 0.56;

/** The room of the bars that show the sums, and the gap before them. */
export const BARS = 36;
export const GAP = 8;

/** The side of a cell at the largest zoom. */
const LARGEST_CELL = 60;

/**
 * @typedef {object} Layout
 * @property {number} width of all
 * @property {number} height of all
 * @property {number} font of the labels
 * @property {number} cell side of a cell where the whole is seen
 * @property {{x: number, y: number, width: number, height: number}} box of the cells
 * @property {number} letters how many letters of a label there is room for
 * @property {number} mostZoom
 */

/**
 * @param {string[]} rows names
 * @param {string[]} columns names
 * @param {number} room width in pixels
 * @returns {Layout}
 */
export function layOut(rows, columns, room) {
  const font = room < 480 ? 12 : 14;
  const most = room < 480 ? 9 : 14;
  const longest = (/** @type {string[]} */ names) =>
    Math.min(most, Math.max(...names.map((name) => [...name].length))) * LETTER * font;
  // The axes' names stand in the corner, and the last slanted label leans over the bars.
  const left = Math.max(longest(rows), 5.2 * font) + 8;
  const top = Math.max(longest(columns) * 0.71 + font, 3.6 * font) + 8;
  const right = GAP + BARS;
  const fitting = Math.min((room - left - right) / columns.length, HEIGHT / rows.length);
  const cell = Math.min(CELL, fitting);
  const box = { x: left, y: top, width: cell * columns.length, height: cell * rows.length };
  return {
    width: left + box.width + right,
    height: top + box.height + GAP + BARS + 2,
    font,
    cell,
    box,
    letters: most,
    mostZoom: Math.max(1, LARGEST_CELL / cell),
  };
}

/**
 * The labels along one axis that there is room for, always with one that must be there.
 * @param {{start: number, count: number, side: number, room: number}} axis first cell that is seen,
 *   how many there are, side of a cell and length of the axis in pixels
 * @param {number} needed pixels for one label
 * @param {number} chosen which must be there
 * @returns {{at: number, middle: number}[]} which, and where along the axis
 */
export function labelsOf({ start, count, side, room }, needed, chosen) {
  const { first, last } = seenCells(start, room / side, count);
  const every = Math.ceil(needed / side);
  const middle = (/** @type {number} */ at) => (at + 0.5 - start) * side;
  const labels = [];
  for (let at = first; at <= last; at += 1) {
    const isNear = at !== chosen && Math.abs(at - chosen) * side < needed;
    const fits = middle(at) >= 0 && middle(at) <= room;
    if (at === chosen || (at % every === 0 && !isNear && fits)) {
      labels.push({ at, middle: clamp(0, middle(at), room) });
    }
  }
  return labels;
}
