// A row of cells with their numbers, and with what those were made into while they are at work.

import { svg } from "lit";
import { cellMark, numberMark, squareMarks } from "../../picture/marks.js";
import { fullIndex, rowAt, upTo, valuesAt } from "../../tensor.js";

/** @typedef {import("../../tensor.js").TraceNumber} TraceNumber */
/** @typedef {import("./layout.js").Scale} Scale */

/**
 * The right edge of the numbers in a cell.
 * @param {Scale} scale
 * @param {number} x left edge of the cell
 */
export const numberEdge = ({ cell }, x) => x + cell * 0.86;

/**
 * What is said of one cell.
 * @typedef {object} Cell
 * @property {boolean} [works] whether it is at work
 * @property {boolean} [strong]
 * @property {TraceNumber | null} [result] what its number was multiplied into
 */

/**
 * @param {Scale} scale
 * @param {number} x left edge
 * @param {number} y top
 * @param {import("../../tensor.js").RowPlace} row
 * @param {object} look
 * @param {string} look.role query, key, value or output
 * @param {number} look.most the largest size among its fellows, for the depth of its ground
 * @param {boolean} [look.isFocused] whether it is the row that prints numbers where one does
 * @param {(at: number) => Cell} look.cellAt
 */
export function numberRow(scale, x, y, row, { role, most, isFocused = true, cellAt }) {
  const { trace, field, head, index } = row;
  const values = valuesAt(trace, field, head, index);
  const prints = scale.numbers === "all" || (scale.numbers === "focus" && isFocused);
  if (!prints) {
    const isAtWork = values.map((_, at) => cellAt(at).works === true);
    const place = { field, index: fullIndex(row), values };
    return squareMarks(x, y, scale.cell, place, { role, most, isAtWork });
  }
  return rowAt(trace, field, head, index, values.length).map((number, at) =>
    numberCell(scale, x + at * scale.cell, y, number, { role, most, ...cellAt(at) }),
  );
}

/** @type {(scale: Scale, x: number, y: number, number: TraceNumber, look: {role: string, most: number} & Cell) => unknown} */
function numberCell(scale, x, y, number, { role, most, works, strong, result }) {
  const edge = numberEdge(scale, x);
  const middle = y + scale.cell / 2;
  const room = scale.cell * 0.87;
  const depth = Math.abs(number.value) / most;
  return svg`${cellMark(x, y, scale.cell, { role, depth, state: works ? "work" : "rest" })}
    ${
      result
        ? svg`${numberMark(edge, middle - scale.font * 0.66, number, { size: scale.small - 1, room })}
          ${numberMark(edge, middle + scale.font * 0.5, result, { size: scale.font, strong: true, room })}`
        : numberMark(edge, middle, number, { size: scale.font, strong, room })
    }`;
}

/**
 * The outlines of a row of cells whose numbers are not computed yet.
 * @param {Scale} scale
 * @param {number} x left edge
 * @param {number} y top
 * @param {number} count
 */
export const emptyCells = ({ cell }, x, y, count) =>
  upTo(count).map((at) => cellMark(x + at * cell, y, cell, { role: "", state: "empty" }));
