// The marks that pictures are made of: a number, a cell, a bar, a word.

import { nothing, svg } from "lit";
import { guard } from "lit/directives/guard.js";

/** @typedef {import("../tensor.js").TraceNumber} TraceNumber */

/**
 * A number of the trace as text. `data-field` and `data-index` say which.
 * @param {number} x right edge
 * @param {number} y baseline's middle
 * @param {TraceNumber} number
 * @param {{size: number, strong?: boolean, role?: string, room?: number, attended?: boolean}} look
 *   room = the width that it must fit into; attended = the fast path gave it
 */
export function numberMark(x, y, number, look) {
  const { size, strong = false, role = "", room = Infinity, attended = false } = look;
  const fitting = room / (number.text.length * (strong ? 0.61 : 0.57) - 0.3);
  return svg`<text class="number ${role} ${strong ? "strong" : ""}" x=${x} y=${y}
    font-size=${Math.min(size, fitting)} data-field=${attended ? nothing : number.field}
    data-attended-field=${attended ? number.field : nothing}
    data-index=${number.index.join(",")} tabindex=${attended ? nothing : -1}
    >${number.text}</text>`;
}

/**
 * A cell whose ground deepens with the size of its number.
 * @param {number} x left edge
 * @param {number} y top
 * @param {number} side
 * @param {{role: string, depth?: number, state?: "rest" | "work" | "empty"}} look
 *   depth 0 to 1; "empty" is an outline for what is not computed yet
 */
export function cellMark(x, y, side, { role, depth = 0, state = "rest" }) {
  const inner = side - 4;
  return svg`<rect class="cell ${role} ${state}" x=${x + 2} y=${y + 2}
    width=${inner} height=${inner} rx="4"
    fill-opacity=${state === "empty" ? nothing : (0.07 + 0.43 * depth).toFixed(3)}></rect>`;
}

/** The width of a hollow square's line, in pixels. */
const OUTLINE = 1.5;

/**
 * A row of numbers as squares alone, whose sides are their sizes: full where positive, hollow where
 * negative. Those that look alike are one path; over each lies its place, which tells its number.
 * @param {number} x left edge
 * @param {number} y top
 * @param {number} cell side of the largest, with the gap to the next
 * @param {{field: string, index: number[], values: number[]}} row its place in the trace
 * @param {{role: string, most: number, isAtWork: boolean[]}} look
 */
export function squareMarks(x, y, cell, { field, index, values }, { role, most, isAtWork }) {
  return guard([x, y, cell, field, ...index, ...values, role, most, ...isAtWork], () => {
    const paths = { "": "", work: "", hollow: "", "hollow work": "" };
    values.forEach((value, at) => {
      paths[kindOf(value, isAtWork[at])] += squareOutline(x + at * cell, y, cell, value / most);
    });
    return svg`${Object.entries(paths).map(([kind, path]) =>
      path ? svg`<path class="square ${role} ${kind}" d=${path}></path>` : "",
    )}${values.map((_, at) => placeMark(x + at * cell, y, cell, field, [...index, at]))}`;
  });
}

/**
 * One number as such a square.
 * @param {number} x left edge
 * @param {number} y top
 * @param {number} cell side of the largest, with the gap to the next
 * @param {TraceNumber} number
 * @param {{role: string, most: number, works?: boolean}} look
 */
export function squareMark(x, y, cell, { field, index, value }, { role, most, works = false }) {
  return svg`<path class="square ${role} ${kindOf(value, works)}"
      d=${squareOutline(x, y, cell, value / most)}></path>
    ${placeMark(x, y, cell, field, index)}`;
}

/** @type {(value: number, works: boolean) => "" | "work" | "hollow" | "hollow work"} */
function kindOf(value, works) {
  if (value < 0) return works ? "hollow work" : "hollow";
  return works ? "work" : "";
}

/** @type {(x: number, y: number, side: number, field: string, index: number[]) => unknown} */
const placeMark = (x, y, side, field, index) =>
  svg`<rect class="place" x=${x} y=${y} width=${side} height=${side}
    data-of=${field} data-index=${index.join(",")} tabindex="-1"></rect>`;

/** @type {(x: number, y: number, cell: number, share: number) => string} */
function squareOutline(x, y, cell, share) {
  const size = Math.max(2, (cell - OUTLINE) * Math.abs(share));
  const side = share < 0 ? size - OUTLINE : size;
  const edge = (cell - side) / 2;
  return `M${x + edge} ${y + edge}h${side}v${side}h${-side}z`;
}

/**
 * A bar from a zero line, to the right where positive, to the left where negative.
 * @param {number} zero x of the zero line
 * @param {number} y middle
 * @param {number} length signed, in pixels
 * @param {{role: string, height: number}} look
 */
export const barMark = (zero, y, length, look) => barMarks(zero, [{ middle: y, length }], look);

/** How round the corners of a bar are, in pixels. */
const CORNER = 1.5;

/**
 * The outline of a bar, for a path that may hold many.
 * @param {number} x left edge
 * @param {number} y top
 * @param {number} width
 * @param {number} height
 */
export function barOutline(x, y, width, height) {
  const round = Math.min(CORNER, width / 2, height / 2);
  const [across, down] = [width - 2 * round, height - 2 * round];
  const corner = (/** @type {number} */ right, /** @type {number} */ below) =>
    `a${round} ${round} 0 0 1 ${right * round} ${below * round}`;
  return `M${x + round} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
}

/**
 * Bars from a zero line, to the right where positive, to the left where negative.
 * @param {number} zero x of the zero line
 * @param {{middle: number, length: number}[]} bars y, and signed pixels
 * @param {{role: string, height: number}} look
 */
export function barMarks(zero, bars, { role, height }) {
  const outlines = (/** @type {{middle: number, length: number}[]} */ some) =>
    some
      .map(({ middle, length }) =>
        barOutline(Math.min(zero, zero + length), middle - height / 2, Math.abs(length), height),
      )
      .join("");
  const positive = outlines(bars.filter(({ length }) => length > 0));
  const negative = outlines(bars.filter(({ length }) => length < 0));
  return svg`<path class="bar ${role} positive" d=${positive}></path>
    <path class="bar ${role} negative" d=${negative}></path>`;
}

/**
 * A word of the example.
 * @param {number} x
 * @param {number} y middle
 * @param {string} word
 * @param {{size: number, role: string, lang: string, anchor?: string, strong?: boolean}} look
 */
export function wordMark(x, y, word, { size, role, lang, anchor = "end", strong = false }) {
  return svg`<text class="word ${role} ${strong ? "strong" : ""}" x=${x} y=${y} lang=${lang}
    font-size=${size} text-anchor=${anchor}>${word}</text>`;
}

/**
 * A line of text of the page.
 * @param {number} x
 * @param {number} y middle
 * @param {string} text
 * @param {{size: number, anchor?: string, role?: string}} look
 */
export function remarkMark(x, y, text, { size, anchor = "start", role = "" }) {
  return svg`<text class="remark ${role}" x=${x} y=${y} font-size=${size}
    text-anchor=${anchor}>${text}</text>`;
}

/**
 * The names of the dimensions over a row of cells, slanted where they would not fit.
 * @param {number} x left edge of the first cell
 * @param {number} y bottom
 * @param {string[]} names
 * @param {{cell: number, size: number, slanted: boolean}} look
 */
export function dimensionMarks(x, y, names, { cell, size, slanted }) {
  return names.map((name, at) => {
    const middle = x + at * cell + cell / 2;
    return slanted
      ? svg`<text class="remark" x=${middle} y=${y - 3} font-size=${size}
          transform="rotate(-38 ${middle} ${y - 3})">${name}</text>`
      : svg`<text class="remark" x=${middle} y=${y - 6} font-size=${size}
          text-anchor="middle">${name}</text>`;
  });
}
