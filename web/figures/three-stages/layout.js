// Where things stand in the picture of the three stages, for a given width.
//
// One row per key, read from left to right; the stages are groups of columns. The largest size
// whose groups fit side by side is taken; where none does, the groups stand one under the other.

import { isCapped, isMasked, isScaled, joinsHeads, sizes } from "../../tensor.js";
import { dimensionNames } from "./dimension-names.js";

/** @typedef {import("../figure.js").Scene} Scene */

/**
 * The sizes of things in pixels, from the largest to the smallest picture.
 * @typedef {object} Scale
 * @property {number} cell side of a cell
 * @property {number} row distance of two rows
 * @property {number} font size of a number
 * @property {number} small size of a remark
 * @property {number} column width of a column of numbers
 * @property {number} bar length of the longest bar
 * @property {number} gap between two groups
 * @property {"all" | "focus" | "none"} numbers which rows of cells print their numbers
 */

/** @type {Scale[]} */
const SCALES = [
  { cell: 46, row: 46, font: 14, small: 12, column: 62, bar: 84, gap: 44, numbers: "all" },
  { cell: 44, row: 44, font: 13.5, small: 11.5, column: 56, bar: 66, gap: 30, numbers: "all" },
  { cell: 37, row: 37, font: 12, small: 11, column: 46, bar: 44, gap: 20, numbers: "all" },
  { cell: 32, row: 33, font: 11.5, small: 10.5, column: 36, bar: 16, gap: 6, numbers: "all" },
  { cell: 28, row: 28, font: 10.5, small: 10, column: 32, bar: 10, gap: 6, numbers: "all" },
];

/** For vectors so wide that cells with numbers would be a wall of figures. @type {Scale[]} */
const DENSE = [
  { cell: 25, row: 24, font: 10.5, small: 10, column: 34, bar: 10, gap: 6, numbers: "focus" },
  { cell: 13, row: 18, font: 10.5, small: 10, column: 34, bar: 10, gap: 6, numbers: "none" },
];

/** A vector is wide from so many components on. */
const WIDE = 9;

/** The scales that leave no room for a column which changes nothing. */
const CRAMPED = [SCALES[SCALES.length - 1], ...DENSE];

/**
 * One stage's place. Columns and rows are relative to its corner.
 * @typedef {object} Group
 * @property {string} stage
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 */

/**
 * @typedef {object} Layout
 * @property {Scale} scale
 * @property {boolean} stacked whether the groups stand one under the other
 * @property {number} width
 * @property {number} height
 * @property {number} label width of the column of words
 * @property {number} head height of a group's heading
 * @property {number} top from a group's top to its first row
 * @property {number} foot from a group's top to what stands under its rows
 * @property {boolean} slanted whether the names of dimensions are slanted, to fit
 * @property {string[]} columns the softmax stage's columns of numbers, as trace fields
 * @property {Group[]} groups
 */

/**
 * @param {Scene} scene
 * @param {import("../figure.js").Room} room
 * @param {string} [working] the stage at work: where the stages do not fit side by side, it alone
 *   is shown, so that it stays in sight
 * @returns {Layout}
 */
export function layOut(scene, { width, height }, working = "overview") {
  const { width: components, valueWidth } = sizes(scene.trace);
  const scales = Math.max(components, valueWidth) < WIDE ? SCALES : [...SCALES, ...DENSE];
  const stagesFit = (/** @type {Scale} */ scale) => total(scene, scale, false) <= width;
  const isLow = (/** @type {Scale} */ scale) =>
    place(scene, scale, false, width, working).height <= height;
  const widestFits = (/** @type {Scale} */ scale) => total(scene, scale, true) <= width;
  const fitting = scales.filter(stagesFit);
  const beside = fitting.find(isLow) ?? fitting[fitting.length - 1];
  const scale = beside ?? scales.find(widestFits) ?? scales[scales.length - 1];
  return place(scene, scale, !beside, width, working);
}

/**
 * The columns of numbers in the softmax stage. The scaled scores keep their place where nothing
 * scales, so that the picture stands still while a temperature is tried; the smallest picture has
 * no room for that. Where the stages stand apart, the scores that it
 * begins with are repeated.
 * @param {Scene} scene
 * @param {boolean} stacked
 * @param {Scale} scale
 */
function softmaxColumns(scene, stacked, scale) {
  const repeated = stacked || scene.stages[0] === "softmax";
  return [
    ...(repeated ? ["scores"] : []),
    ...(isScaled(scene.trace) || !CRAMPED.includes(scale) ? ["uncappedScores"] : []),
    ...(isCapped(scene.trace) ? ["scaledScores"] : []),
    ...(isMasked(scene.trace) ? ["maskedScores"] : []),
    "shifted",
    "exponentials",
    "weights",
  ];
}

/**
 * The width of the longest of some words.
 * @param {string[]} names
 * @param {Scale} scale
 */
function wordWidth(names, scale) {
  const letters = Math.max(0, ...names.map((name) => name.length));
  return Math.min(140, Math.ceil(letters * (scale.font + 1) * 0.58)) + 10;
}

/**
 * The width of the column of weights, under which the output is named.
 * @param {Scale} scale
 */
export const weightColumn = ({ column, small }) => Math.max(column, small * 4);

/**
 * @param {Scene} scene
 * @param {Scale} scale
 * @param {boolean} stacked
 */
function widths(scene, scale, stacked) {
  const { width, valueWidth, resultWidth } = sizes(scene.trace);
  const label = wordWidth([...scene.tokens.keys, ...scene.tokens.queries], scale);
  const words = Math.max(
    wordWidth(scene.tokens.values, scale) + 2,
    wordWidth(scene.trace.words, { ...scale, font: scale.font + 5 }) + 2,
    scale.small * 5.6 + 10,
  );
  const shownWidth = Math.max(valueWidth, joinsHeads(scene.trace) ? resultWidth : 0);
  const repeatedLabel = stacked || scene.stages[0] === "softmax" ? label : 0;
  /** @type {Record<string, number>} */
  const stages = {
    dot_product: label + width * scale.cell + 8 + scale.column + scale.bar,
    softmax:
      repeatedLabel + softmaxColumns(scene, stacked, scale).length * scale.column + scale.bar + 12,
    weighted_sum: weightColumn(scale) + shownWidth * scale.cell + words,
  };
  return { label, stages };
}

/**
 * Whether the names of dimensions do not fit over their cells lying flat.
 * @param {Scene} scene
 * @param {Scale} scale
 */
function slanted({ dimensions }, { cell, small }) {
  const names = [...dimensions.keys, ...dimensions.values.flat(), ...dimensions.result];
  return dimensionNames(names).some((name) => name.length * small * 0.54 > cell);
}

/** @type {(scene: Scene, scale: Scale, stacked: boolean) => number} */
function total(scene, scale, stacked) {
  const { stages } = widths(scene, scale, stacked);
  const shown = scene.stages.map((stage) => stages[stage]);
  if (stacked) return Math.max(...shown);
  let sum = scale.gap * (shown.length - 1);
  for (const one of shown) sum += one;
  return sum;
}

/** @type {(scene: Scene, scale: Scale, stacked: boolean, width: number, working: string) => Layout} */
function place(scene, scale, stacked, width, working) {
  const { keys } = sizes(scene.trace);
  const { label, stages } = widths(scene, scale, stacked);
  const head = scale.font * 3.2 + 4;
  const names = scale.small * (slanted(scene, scale) ? 3.4 : 1.8);
  const top = head + names + scale.row + 10;
  const foot = top + keys * scale.row + 12;
  const footHeight = { dot_product: 14, softmax: scale.row + 14, weighted_sum: scale.row * 2.4 };
  if (joinsHeads(scene.trace)) footHeight.weighted_sum += scale.row * 1.4 + scale.small * 3;

  let x = 0;
  let y = 0;
  const alone = stacked && scene.stages.includes(working);
  const shown = alone ? [working] : scene.stages;
  const groups = shown.map((stage) => {
    const own = /** @type {Record<string, number>} */ (footHeight)[stage];
    const group = { stage, x, y, width: stages[stage], height: foot + own };
    if (stacked) y += group.height + scale.gap;
    else x += group.width + scale.gap;
    return group;
  });
  const spread = Math.max(...groups.map((group) => group.x + group.width));
  const rest = stacked ? 0 : Math.max(0, width - spread) / Math.max(1, groups.length - 1);
  if (groups.length > 1) groups.forEach((group, at) => (group.x += at * Math.min(rest, 48)));
  return {
    scale,
    stacked,
    width: Math.max(...groups.map((group) => group.x + group.width)),
    height: Math.max(...groups.map((group) => group.y + group.height)),
    label,
    head,
    top,
    foot,
    slanted: slanted(scene, scale),
    columns: softmaxColumns(scene, stacked, scale),
    groups,
  };
}
