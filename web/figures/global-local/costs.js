// What one layer of each kind costs, in multiply-adds, as the sentence grows.

import { svg } from "lit";
import { rowOf } from "../../lesson/figure.js";
import { remarkMark } from "../../picture/marks.js";
import { largestSize } from "../../tensor.js";
import { words } from "../../words.js";
import { motion } from "../figure.js";
import { KINDS } from "./index.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {import("./draw.js").Progress} Progress */

/** The longest sentence, and the lengths that the axis names. */
const LONGEST = 256;
const NAMED = [64, 128, 192, 256];

/** Over and under the curves: title and key; the lengths. */
const HEAD = 92;
const FOOT = 40;

/** @type {(scene: Scene, at: Progress, width: number, height: number) => unknown} */
export function costsOf({ trace, settings }, at, width, height) {
  const kinds = Object.entries(KINDS);
  const curves = kinds.map(([kind, start]) => ({ kind, points: rowOf(trace, `${start}Costs`) }));
  const lengths = rowOf(trace, "lengths").map(({ value }) => value);
  const most = largestSize(curves.flatMap(({ points }) => points.map(({ value }) => value)));
  const [left, right, top, bottom] = [4, width - 14, HEAD, height - FOOT];
  const x = (/** @type {number} */ length) => left + ((right - left) * length) / LONGEST;
  const y = (/** @type {number} */ count) => bottom - ((bottom - top) * count) / most;
  const done = motion(at.of("cost"));
  return svg`<g class="heading"><text x="0" y="9" font-size="14">${words("global-local-costs")}</text></g>
    ${curves.map(
      (
        { kind },
        n,
      ) => svg`<line class="curve ${kind}" x1="0" x2="22" y1=${32 + n * 18} y2=${32 + n * 18}></line>
      ${remarkMark(30, 32 + n * 18, words(`global-local-kind-${kind}`), { size: 12 })}`,
    )}
    <line class="axis" x1=${left} x2=${right} y1=${bottom} y2=${bottom}></line>
    ${NAMED.map(
      (length) => svg`<text class="remark tick" x=${x(length)} y=${bottom + 12} font-size="12"
      text-anchor="middle">${length}</text>`,
    )}
    ${remarkMark(left, bottom + 30, words("global-local-costs-axis"), { size: 12 })}
    <line class="present" x1=${x(settings.length)} x2=${x(settings.length)} y1=${top} y2=${bottom}></line>
    ${curves.map(({ kind, points }) => {
      const ends = points.map(
        ({ value }, n) => `${x(lengths[n]).toFixed(1)} ${y(value).toFixed(1)}`,
      );
      return svg`<clipPath id="costs-${kind}"><rect x="0" y="0" width=${left + (right - left) * done + 2} height=${height}></rect></clipPath>
        <path class="curve ${kind}" d="M${ends.join("L")}" clip-path="url(#costs-${kind})"></path>`;
    })}`;
}
