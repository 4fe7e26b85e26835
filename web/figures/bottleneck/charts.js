// The curves: how near what is read comes to the words, and how many come back, as sentences grow.

import { svg } from "lit";
import { numberOf, rowOf } from "../../lesson/figure.js";
import { numberMark, remarkMark } from "../../picture/marks.js";
import { words } from "../../words.js";
import { motion } from "../figure.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {import("./draw.js").Progress} Progress */

/**
 * A chart: its step, the number of this sentence, and the curve, of either way to read.
 * @typedef {object} Chart
 * @property {string} step
 * @property {string} title
 * @property {Record<Way, [number: string, curve: string]>} fields
 */

/** @typedef {"fixed" | "attention"} Way */

/** @type {Chart[]} */
const CHARTS = [
  {
    step: "nearness",
    title: "bottleneck-chart-nearness",
    fields: {
      fixed: ["fixedMeanCosine", "curveFixedCosines"],
      attention: ["attentionMeanCosine", "curveAttentionCosines"],
    },
  },
  {
    step: "share",
    title: "bottleneck-chart-share",
    fields: {
      fixed: ["fixedRecovered", "curveFixedRecovered"],
      attention: ["attentionRecovered", "curveAttentionRecovered"],
    },
  },
];

/** @type {Way[]} */
const WAYS = ["fixed", "attention"];

/** The lengths and heights that the axes name. */
const LENGTHS = [1, 16, 32, 48, 64];

const GAP = 32;

/** Over and under the curves, in pixels: title and key; the lengths. */
const HEAD = 50;
const FOOT = 22;

/** The remark under all. */
const NOTE = 22;

/** @type {(scene: Scene, at: Progress, width: number, place: {beside: boolean, height: number}) => {picture: unknown, height: number}} */
export function chartsOf(scene, at, width, { beside, height }) {
  const each = beside ? height - NOTE : (height - NOTE) / 2;
  const column = beside ? (width - GAP) / 2 : width;
  const tall = Math.max(each, 150);
  const charts = CHARTS.map((chart, n) => {
    const place = beside ? `translate(${n * (column + GAP)} 0)` : `translate(0 ${n * tall})`;
    return svg`<g transform=${place}>${chartOf(scene, at, chart, column, tall - 8)}</g>`;
  });
  const all = beside ? tall : 2 * tall;
  return {
    picture: svg`${charts}${remarkMark(0, all + 8, words("bottleneck-chart-note"), { size: 12 })}`,
    height: all + NOTE,
  };
}

/** @type {(scene: Scene, at: Progress, chart: Chart, width: number, height: number) => unknown} */
function chartOf({ trace, settings }, at, { step, title, fields }, width, height) {
  const [left, right, top, bottom] = [22, width - 10, HEAD, height - FOOT];
  const x = (/** @type {number} */ length) => left + ((right - left) * (length - 1)) / 63;
  const y = (/** @type {number} */ share) => bottom - (bottom - top) * Math.max(share, 0);
  const done = motion(at.of(step));
  const line = (/** @type {string} */ field) =>
    rowOf(trace, field)
      .map(({ value }, n) => `${n ? "L" : "M"}${x(n + 1).toFixed(1)} ${y(value).toFixed(1)}`)
      .join("");
  return svg`<g class="heading"><text x="0" y="9" font-size="13">${words(title)}</text></g>
    ${WAYS.map((way, n) => keyMark(trace, way, fields[way][0], n * (width / 2), done))}
    ${[0, 1].map(
      (share) => svg`<line class="axis" x1=${left} x2=${right} y1=${y(share)} y2=${y(share)}></line>
      <text class="remark tick" x=${left - 6} y=${y(share)} font-size="12" text-anchor="end">${share}</text>`,
    )}
    ${LENGTHS.map(
      (length) => svg`<text class="remark tick" x=${x(length)} y=${bottom + 13} font-size="12"
      text-anchor="middle">${length}</text>`,
    )}
    <line class="present" x1=${x(settings.length)} x2=${x(settings.length)} y1=${top - 4} y2=${bottom}></line>
    ${WAYS.map((way) => {
      const [number, curve] = fields[way];
      return svg`<path class="curve ${way}" d=${line(curve)} pathLength="1" stroke-dasharray="1"
          stroke-dashoffset=${1 - done}></path>
        <circle class="dot ${way}" cx=${x(settings.length)} cy=${y(numberOf(trace, number).value)}
          r=${done ? 4 : 0}></circle>`;
    })}`;
}

/** A way's colour, name and number. @type {(trace: Scene["trace"], way: Way, field: string, x: number, done: number) => unknown} */
function keyMark(trace, way, field, x, done) {
  const name = words(`bottleneck-key-${way}`);
  return svg`<line class="curve ${way}" x1=${x} x2=${x + 16} y1="30" y2="30"></line>
    ${remarkMark(x + 22, 30, name, { size: 12 })}
    ${done > 0.3 ? numberMark(x + 22 + name.length * 6.4 + 34, 30, numberOf(trace, field), { size: 13, strong: true }) : ""}`;
}
