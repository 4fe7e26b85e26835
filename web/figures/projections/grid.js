// Matrices as grids of cells with their numbers.

import { svg } from "lit";
import { rowOf } from "../../lesson/figure.js";
import { cellMark, numberMark, wordMark } from "../../picture/marks.js";
import { largestSize } from "../../tensor.js";

/**
 * @typedef {object} Grid
 * @property {string} field of the trace
 * @property {number[]} place of the matrix in the field: its head, where there is one
 * @property {number[]} rows which rows are drawn
 * @property {string} role of its colour
 * @property {(row: number, column: number) => number} [shown] how far a number has come, 0 to 1
 * @property {(row: number) => boolean} [works] whether a row is at work
 */

/** @type {(trace: Record<string, any>, grid: Grid, x: number, y: number, cell: number) => unknown} */
export function gridMark(trace, { field, place, rows, role, shown, works }, x, y, cell) {
  const numbers = rows.map((row) => rowOf(trace, field, ...place, row));
  const most =
    largestSize(
      numbers
        .flat()
        .map(({ value }) => value)
        .filter(Number.isFinite),
    ) || 1;
  return numbers.map((line, at) =>
    line.map((number, column) => {
      const done = shown ? shown(rows[at], column) : 1;
      const deepest = role === "weight" ? done * 0.6 : done;
      const left = x + column * cell;
      const top = y + at * cell;
      const state = works?.(rows[at]) ? "work" : "rest";
      if (done < 0.3) return cellMark(left, top, cell, { role, state: "empty" });
      const depth = Number.isFinite(number.value) ? (deepest * Math.abs(number.value)) / most : 0;
      const size = Math.min(16, cell * 0.3);
      return svg`${cellMark(left, top, cell, { role, depth, state })}
        ${numberMark(left + cell * 0.87, top + cell / 2, number, { size, room: cell * 0.8 })}`;
    }),
  );
}

/**
 * The tokens left of the rows of a matrix.
 * @type {(tokens: string[], x: number, y: number, cell: number, look: {role: string, strong: (at: number) => boolean}) => unknown}
 */
export const tokenMarks = (tokens, x, y, cell, { role, strong }) =>
  tokens.map((token, at) =>
    wordMark(x, y + (at + 0.5) * cell, token, { size: 15, role, lang: "en", strong: strong(at) }),
  );

/** The name of a matrix, W with a letter below. @type {(x: number, y: number, letter: string, role: string) => unknown} */
export const matrixName = (x, y, letter, role) =>
  svg`<text class="word ${role}" x=${x} y=${y} font-size="17" text-anchor="middle">W<tspan
    dy="5" font-size="12">${letter}</tspan></text>`;
