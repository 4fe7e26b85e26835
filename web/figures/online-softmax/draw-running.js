// The right of the picture of softmax in one pass: for each tile the largest score so far, the factor
// that rescales what was summed, the sum and the output; below them the result of one pass and of two.

import { svg } from "lit";
import { numberOf, rowOf } from "../../lesson/figure.js";
import { numberMark, remarkMark } from "../../picture/marks.js";
import { largestSize } from "../../tensor.js";
import { words } from "../../words.js";
import { between, motion } from "../figure.js";
import { cellsMark, headingMark } from "./draw.js";
import { hasBefore, rises, tilesOf } from "./index.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("./draw.js").Progress} Progress */

/** @type {(scene: Scene, at: Progress, plan: Plan) => unknown} */
export function runningPart(scene, at, plan) {
  const { right } = plan;
  return svg`${headingMark(right.maximum, plan, "online-softmax-maximum")}
    ${headingMark(right.factor, plan, "online-softmax-factor")}
    ${headingMark(right.sum, plan, "online-softmax-sum")}
    ${headingMark(right.end - 4, plan, "online-softmax-output")}
    ${tilesOf(scene).map((tile) => runningRow(scene, at, tile, plan))}
    ${resultPart(scene, at, plan)}`;
}

/** @type {(scene: Scene, at: Progress, tile: number, plan: Plan) => unknown} */
function runningRow(scene, at, tile, plan) {
  const { right, size, middleOf } = plan;
  const { trace } = scene;
  const y = middleOf(tile);
  const isRead = at.of("read", tile) > 0.6;
  const isRescaled = at.of("rescale", tile) > 0.2;
  const isAdded = at.of("add", tile) > 0.7;
  const strong = rises(scene, tile);
  const factor = numberOf(trace, "corrections", tile);
  return svg`${isRead ? numberMark(right.maximum, y, numberOf(trace, "maxima", tile), { size, strong }) : ""}
    ${
      isRescaled
        ? svg`${remarkMark(right.factor - 42, y, "\u00d7", { size })}
          ${numberMark(right.factor, y, factor, { size, strong })}`
        : ""
    }
    ${sumBar(scene, at, tile, plan)}
    ${isAdded ? numberMark(right.sum, y, numberOf(trace, "sums", tile), { size }) : ""}
    ${outputCells(scene, at, tile, plan)}`;
}

/**
 * The sum so far as a bar: what was summed before, which shrinks by the factor, then what the tile
 * adds; a dashed outline is as long as the old sum was.
 * @type {(scene: Scene, at: Progress, tile: number, plan: Plan) => unknown}
 */
function sumBar(scene, at, tile, { right, sumBar, row, middleOf }) {
  const { trace } = scene;
  const unit = (sumBar ? sumBar - 10 : right.sum - 20) / largestSize([...trace.sums.data]);
  const lengthOf = (/** @type {string} */ field, /** @type {number} */ at) =>
    unit * numberOf(trace, field, at).value;
  const start = sumBar ? right.factor + 14 : 20;
  const height = sumBar ? row * 0.5 : 5;
  const y = middleOf(tile) + (sumBar ? -height / 2 : 11);
  const kept = lengthOf("sums", tile) - lengthOf("tileSums", tile);
  const before = hasBefore(scene, tile) ? lengthOf("sums", tile - 1) : 0;
  const shrunk = motion(at.of("rescale", tile));
  const added = motion(at.of("add", tile));
  if (!at.of("rescale", tile) && !added) return "";
  const outline = rises(scene, tile)
    ? svg`<rect class="pinned" x=${start} y=${y - 3} width=${before} height=${height + 6} rx="2"></rect>`
    : "";
  return svg`<rect class="share" x=${start} y=${y} height=${height}
      width=${Math.max(0, between(before, kept, shrunk))}></rect>
    <rect class="share focus" x=${start + Math.max(0, kept)} y=${y} height=${height}
      width=${lengthOf("tileSums", tile) * added}></rect>${outline}`;
}

/** The output so far: as it was, rescaled, and with what the tile adds. @type {(scene: Scene, at: Progress, tile: number, plan: Plan) => unknown} */
function outputCells(scene, at, tile, plan) {
  const { trace } = scene;
  const most = largestSize([...trace.partialOutputs.data]);
  const mark = (/** @type {string} */ field, /** @type {number} */ place) =>
    cellsMark(rowOf(trace, field, place), plan.right.output, plan.middleOf(tile), most, plan);
  if (at.of("add", tile) > 0.7) return mark("partialOutputs", tile);
  if (at.of("rescale", tile) > 0.6) return mark("rescaledOutputs", tile);
  return at.of("rescale", tile) > 0 ? mark("partialOutputs", tile - 1) : "";
}

/** @type {(scene: Scene, at: Progress, plan: Plan) => unknown} */
function resultPart({ trace }, at, plan) {
  const { right, result, size } = plan;
  const most = largestSize([...trace.output.data]);
  const label = (/** @type {string} */ id, /** @type {number} */ row) =>
    remarkMark(right.output - 10, result(row), words(id), { size: 13, anchor: "end" });
  const one = svg`${label("online-softmax-result", 0)}
    ${cellsMark(rowOf(trace, "output"), right.output, result(0), most, plan)}`;
  const two = svg`${label("online-softmax-result-two", 1)}
    ${cellsMark(rowOf(trace, "twoPassOutput"), right.output, result(1), most, plan)}
    ${label("online-softmax-difference", 2)}
    ${numberMark(right.output + right.cell - 4, result(2), numberOf(trace, "largestDifference"), { size })}`;
  return svg`${at.of("divide") > 0.3 ? one : ""}${at.of("two-passes") > 0.6 ? two : ""}`;
}
