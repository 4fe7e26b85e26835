// Why scores are scaled: counts of random scores, and of the largest weight, without and with it.

import { svg } from "lit";
import { formatNumber } from "../../format.js";
import { numberOf, rowOf } from "../../lesson/figure.js";
import { numberMark, remarkMark } from "../../picture/marks.js";
import { largestSize } from "../../tensor.js";
import { words } from "../../words.js";
import { motion } from "../figure.js";
import { named } from "./index.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {import("./draw.js").Progress} Progress */

const GAP = 32;
const HEAD = 30;

/** What stands over and under the bars of a histogram, in pixels. */
const OVER = 30;
const UNDER = 26;

/** @type {import("./draw.js").Draw} */
export function drawScale(scene, at, room) {
  const gap = Math.min(GAP * 2, room.width * 0.07);
  const width = (room.width - gap) / 2;
  const bars = Math.min(130, Math.max(70, (room.height - HEAD - 2 * (OVER + UNDER)) / 2));
  const each = OVER + bars + UNDER;
  const column = (/** @type {string} */ kind, /** @type {string} */ steps) => svg`
    <text class="scale-head" x="0" y="12" font-size="15">${words(`projections-${kind}`)}</text>
    ${histogramMark(scene, { kind, field: "histogram", edges: "edges", mean: "standardDeviation" }, at.of(`${steps}spread`), HEAD, width, bars)}
    ${histogramMark(scene, { kind, field: "largestWeights", edges: "largestWeightEdges", mean: "meanLargestWeight" }, at.of(`${steps}peak`), HEAD + each, width, bars)}`;
  return {
    picture: svg`<g>${column("plain", "")}</g>
      <g transform="translate(${width + gap} 0)">${column("scaled", "scaled-")}</g>`,
    width: room.width,
    height: HEAD + 2 * each,
  };
}

/**
 * Counts as bars, the numbers at the ends of their axis, and what they say in one number.
 * @type {(scene: Scene, what: {kind: string, field: string, edges: string, mean: string}, done: number, y: number, width: number, height: number) => unknown}
 */
function histogramMark({ trace }, { kind, field, edges, mean }, done, y, width, height) {
  const counts = rowOf(trace, named(kind, field)).map(({ value }) => value);
  const most = largestSize(counts);
  const step = width / counts.length;
  const grown = motion(done);
  const base = y + OVER + height;
  const role = field === "histogram" ? "scores" : "peaks";
  const ends = rowOf(trace, named(kind, edges));
  const number = numberOf(trace, named(kind, mean));
  const bars = counts.map((count, at) => {
    const tall = (grown * height * count) / most;
    return svg`<rect class="tally" x=${at * step + 0.5} y=${base - tall} width=${Math.max(1, step - 1)}
      height=${tall}></rect>`;
  });
  const name = words(width > 220 ? `projections-count-${role}` : `projections-count-${role}-short`);
  const shown = done > 0.3 ? numberMark(width, y + 10, number, { size: 16, strong: true }) : "";
  const last = ends[ends.length - 1];
  return svg`${remarkMark(0, y + 10, name, { size: 13 })}${shown}${bars}
    <line class="axis" x1="0" x2=${width} y1=${base} y2=${base}></line>
    ${numberMark(formatNumber(ends[0].value).length * 6.8, base + 13, ends[0], { size: 12 })}
    ${numberMark(width, base + 13, last, { size: 12 })}`;
}
