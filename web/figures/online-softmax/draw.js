// The picture of softmax in one pass: on the left, or above on a narrow screen, the scores in their
// tiles with exponentials and values; beside them the running maximum, the factor, sum and output.

import { svg } from "lit";
import { numberOf, rowOf } from "../../lesson/figure.js";
import { barMark, numberMark, remarkMark } from "../../picture/marks.js";
import { largestSize } from "../../tensor.js";
import { words } from "../../words.js";
import { progress, staggered } from "../figure.js";
import { runningPart } from "./draw-running.js";
import { figure, tilesOf } from "./index.js";
import { planOf } from "./plan.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {ReturnType<typeof progress>} Progress */
/** @typedef {import("../../tensor.js").TraceNumber} TraceNumber */

/**
 * @param {Scene} scene
 * @param {number} moment
 * @param {import("../figure.js").Room} room
 */
export function draw(scene, moment, room) {
  const at = progress(figure.timeline(scene), moment);
  const plan = planOf(room, scene.trace.scores.shape[0], scene.settings.tile);
  const { x, y } = plan.running;
  return {
    picture: svg`<g>${scoresPart(scene, at, plan)}</g>
      <g transform="translate(${x} ${y})">${runningPart(scene, at, plan)}</g>`,
    width: room.width,
    height: plan.height,
  };
}

/** @type {(scene: Scene, at: Progress, plan: Plan) => unknown} */
function scoresPart(scene, at, plan) {
  const { left } = plan;
  const tile = scene.settings.tile;
  const isCompared = at.of("two-passes") > 0;
  const scores = rowOf(scene.trace, "scores");
  const most = largestSize(scores.map(({ value }) => value).filter(Number.isFinite));
  return svg`${tilesOf(scene).map((one) => tileMark(at, one, plan))}
    ${headingMark(left.score, plan, "online-softmax-score")}
    ${headingMark(left.exponential, plan, "online-softmax-exponential")}
    ${headingMark(left.values + 2 * left.cell - 4, plan, "online-softmax-value")}
    ${isCompared ? headingMark(left.weight, plan, "online-softmax-weight") : ""}
    ${scores.map((number, score) => {
      const [key, place] = [Math.floor(score / tile), score % tile];
      const read = staggered(at.of("read", key), place, tile);
      const added = staggered(at.of("add", key), place, tile);
      const weighed = staggered(at.of("two-passes"), score, scores.length);
      const y = plan.top(score) + plan.row / 2;
      return svg`${barred(number, left.score, y, read, most, plan, "score")}
        ${numberMark(left.score, y, number, { size: plan.size })}
        ${counted(numberOf(scene.trace, "tileExponentials", score), left.exponential, y, added, plan)}
        ${cellsMark(rowOf(scene.trace, "values", score), left.values, y, 2, plan)}
        ${counted(numberOf(scene.trace, "weights", score), left.weight, y, weighed, plan)}`;
    })}
    ${tilesOf(scene).map((one) => maximumLine(scene, at, one, most, plan))}`;
}

/** @type {(at: Progress, tile: number, plan: Plan) => unknown} */
function tileMark(at, tile, { left, extentOf }) {
  const { y, height } = extentOf(tile);
  const works = at.step.key === tile;
  return svg`<rect class="tile ${works ? "work" : ""}" x="1" y=${y} height=${height} rx="4"
    width=${left.values + 2 * left.cell + 2}></rect>`;
}

/** The largest score so far, as a line through the bars. @type {(scene: Scene, at: Progress, tile: number, most: number, plan: Plan) => unknown} */
function maximumLine({ trace }, at, tile, most, { left, extentOf }) {
  const number = numberOf(trace, "maxima", tile);
  if (!left.bar || at.of("read", tile) < 0.8 || number.value === -Infinity) return "";
  const { y, height } = extentOf(tile);
  const x = BAR_START + ((left.bar - BAR_START) * number.value) / most;
  return svg`<line class="rule" x1=${x} x2=${x} y1=${y} y2=${y + height}></line>`;
}

/** Where the bars of the scores begin. */
const BAR_START = 8;

/** A score's bar; hidden scores have none. @type {(number: TraceNumber, right: number, y: number, done: number, most: number, plan: Plan, role: string) => unknown} */
function barred({ value }, right, y, done, most, { row, left }, role) {
  if (!left.bar || !done || value === -Infinity) return "";
  const length = ((left.bar - BAR_START) * done * value) / most;
  return barMark(right - left.number - left.bar + BAR_START, y, length, {
    role,
    height: row * 0.5,
  });
}

/** An exponential or a weight with its bar. @type {(number: TraceNumber, right: number, y: number, done: number, plan: Plan) => unknown} */
function counted(number, right, y, done, { row, size, left }) {
  if (!done) return "";
  const zero = right - left.number - left.bar;
  const bar = left.bar
    ? barMark(zero, y, left.bar * done * number.value, { role: "weight", height: row * 0.5 })
    : "";
  return svg`${bar}${done > 0.5 ? numberMark(right, y, number, { size }) : ""}`;
}

/**
 * The numbers of a vector in cells.
 * @param {TraceNumber[]} numbers
 * @param {number} x left edge
 * @param {number} y middle
 * @param {number} most whose ground is deepest
 * @param {Plan} plan
 */
export function cellsMark(numbers, x, y, most, { row, size, left: { cell } }) {
  return numbers.map((number, at) => {
    const depth = 0.07 + (0.43 * Math.abs(number.value)) / most;
    return svg`<rect class="cell value" x=${x + at * cell + 1} y=${y - row / 2 + 2} rx="3"
        width=${cell - 2} height=${row - 4} fill-opacity=${depth.toFixed(3)}></rect>
      ${numberMark(x + at * cell + cell - 4, y, number, { size, room: cell - 6 })}`;
  });
}

/**
 * What a column holds.
 * @param {number} x right edge
 * @param {Plan} plan
 * @param {string} id
 */
export const headingMark = (x, { head }, id) =>
  remarkMark(x, head / 2, words(id), { size: 12, anchor: "end" });
