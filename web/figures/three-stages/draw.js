// The picture of the three stages: a pure function of trace, moment and selection.

import { svg } from "lit";
import { remarkMark } from "../../picture/marks.js";
import { largest, rowAt, sizes } from "../../tensor.js";
import { words } from "../../words.js";
import { progress } from "../figure.js";
import { drawDotProduct } from "./draw-dot-product.js";
import { drawSoftmax } from "./draw-softmax.js";
import { drawWeightedSum } from "./draw-weighted-sum.js";
import { layOut } from "./layout.js";
import { timeline } from "./timeline.js";

/** @typedef {import("../figure.js").Scene} Scene */
/** @typedef {import("../figure.js").Selection} Selection */
/** @typedef {import("../figure.js").Moment} Moment */

/**
 * What the drawing functions of the stages share.
 * @typedef {object} Pen
 * @property {Scene} scene
 * @property {Selection} selection
 * @property {import("./layout.js").Layout} layout
 * @property {ReturnType<typeof progress>} at how far each step has come
 * @property {number} rowInFocus the key whose row is emphasised
 * @property {(row: number) => number} rowMiddle y of a key's row within a group
 * @property {(term: string) => string} lit the class of a part of the picture: "part", or "part lit"
 */

/** @type {Record<string, (pen: Pen, group: import("./layout.js").Group) => unknown>} */
const DRAW = { dot_product: drawDotProduct, softmax: drawSoftmax, weighted_sum: drawWeightedSum };

/**
 * @param {Scene} scene
 * @param {Moment} moment
 * @param {Selection} selection
 * @param {import("../figure.js").Room} room
 * @returns {{picture: import("lit").SVGTemplateResult, width: number, height: number}}
 */
export function draw(scene, moment, selection, room) {
  const at = progress(timeline(scene, selection), moment);
  const layout = layOut(scene, room, at.step.stage);
  const { top, scale } = layout;
  /** @type {Pen} */
  const pen = {
    scene,
    selection,
    layout,
    at,
    rowInFocus: rowInFocus(scene, selection, at.step),
    rowMiddle: (row) => top + row * scale.row + scale.row / 2,
    lit: (term) => (selection.term === term ? "part lit" : "part"),
  };
  const foot = layout.groups[0].y + layout.foot + scale.small;
  const picture = svg`${scale.numbers === "all" ? "" : remarkMark(0, foot, words("squares"), { size: scale.small })}
    ${layout.groups.map(
      (group) => svg`<g class="stage" data-stage=${group.stage}
      transform="translate(${group.x} ${group.y})">
      ${drawBand(pen, group)}${drawHeading(pen, group)}${DRAW[group.stage](pen, group)}</g>`,
    )}`;
  return { picture, width: layout.width, height: layout.height };
}

/**
 * The row at work; at rest on the whole, the row with the largest weight; no row where a step is
 * about all of them.
 * @type {(scene: Scene, selection: Selection, step: import("../figure.js").Step) => number}
 */
function rowInFocus({ trace }, { head, query }, step) {
  if (step.key !== undefined) return step.key;
  if (!["overview", "output", "join", "nearest_word", "maximum"].includes(step.name)) return -1;
  return largest(rowAt(trace, "weights", head, [query], sizes(trace).keys));
}

/** @type {(pen: Pen, group: import("./layout.js").Group) => unknown} */
function drawBand({ layout, rowInFocus: row, rowMiddle }, group) {
  if (row < 0) return "";
  const { scale, stacked, groups } = layout;
  const last = group === groups[groups.length - 1];
  const reach = stacked || last ? group.width : group.width + scale.gap + 60;
  return svg`<rect class="band" x=${group.x === 0 ? 0 : -2} y=${rowMiddle(row) - scale.row / 2}
    width=${reach} height=${scale.row}></rect>`;
}

/** @type {(pen: Pen, group: import("./layout.js").Group) => unknown} */
function drawHeading({ layout: { scale, head }, at, scene }, { stage, width }) {
  const id = stage.replace("_", "-");
  const state = at.step.stage === stage ? "work" : "rest";
  const question = words(`stage-${id}-question`);
  const fits = question.length * scale.small * 0.52 <= width;
  const number = scene.stages.length > 1 ? `${scene.stages.indexOf(stage) + 1}\u2002` : "";
  return svg`<g class="heading ${state}">
    <text x="0" y=${scale.font * 1.1} font-size=${scale.font + 1}
      >${number}${words(`stage-${id}`)}</text>
    ${fits ? remarkMark(0, scale.font * 2.4, question, { size: scale.small }) : ""}
    <line x1="0" x2=${width} y1=${head} y2=${head}></line></g>`;
}
