// The marks that pictures are made of: a number, a cell, a bar, a word.

import { nothing, svg } from "lit";

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

/**
 * A number as a square alone, whose side is its size: full where positive, hollow where negative.
 * @param {number} x left edge
 * @param {number} y top
 * @param {number} side of the largest
 * @param {TraceNumber} number
 * @param {{role: string, most: number, works?: boolean}} look
 */
export function squareMark(x, y, side, { field, index, value }, { role, most, works }) {
  const size = Math.max(2, ((side - 3) * Math.abs(value)) / most);
  const place = (side - size) / 2;
  return svg`<rect class="square ${role} ${value < 0 ? "hollow" : ""} ${works ? "work" : ""}"
    x=${x + place} y=${y + place} width=${size} height=${size}
    data-of=${field} data-index=${index.join(",")} tabindex="-1"></rect>`;
}

/**
 * A bar from a zero line, to the right where positive, to the left where negative.
 * @param {number} zero x of the zero line
 * @param {number} y middle
 * @param {number} length signed, in pixels
 * @param {{role: string, height: number}} look
 */
export function barMark(zero, y, length, { role, height }) {
  const sign = length < 0 ? "negative" : "positive";
  return svg`<rect class="bar ${role} ${sign}" x=${Math.min(zero, zero + length)}
    y=${y - height / 2} width=${Math.abs(length)} height=${height} rx="1.5"></rect>`;
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
