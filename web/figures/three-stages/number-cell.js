// A cell with its number, and with what that number was made into while it is at work.

import { svg } from "lit";
import { cellMark, numberMark, squareMark } from "../../picture/marks.js";

/** @typedef {import("../../tensor.js").TraceNumber} TraceNumber */
/** @typedef {import("./layout.js").Scale} Scale */

/**
 * The right edge of the numbers in a cell.
 * @param {Scale} scale
 * @param {number} x left edge of the cell
 */
export const numberEdge = ({ cell }, x) => x + cell * 0.86;

/**
 * @param {Scale} scale
 * @param {number} x left edge
 * @param {number} y top
 * @param {TraceNumber} number
 * @param {object} look
 * @param {string} look.role query, key, value or output
 * @param {number} look.most the largest size among its fellows, for the depth of its ground
 * @param {boolean} [look.works] whether it is at work
 * @param {boolean} [look.strong]
 * @param {boolean} [look.isFocused] whether its row is the one that prints numbers where one does
 * @param {TraceNumber | null} [look.result] what it was multiplied into
 */
export function numberCell(scale, x, y, number, look) {
  const { role, most, works, strong, result, isFocused = true } = look;
  const prints = scale.numbers === "all" || (scale.numbers === "focus" && isFocused);
  if (!prints) return squareMark(x, y, scale.cell, number, { role, most, works });
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
 * The outline of a cell whose number is not computed yet.
 * @param {Scale} scale
 * @param {number} x
 * @param {number} y
 */
export const emptyCell = ({ cell }, x, y) => cellMark(x, y, cell, { role: "", state: "empty" });
