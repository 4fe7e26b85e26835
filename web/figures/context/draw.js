// The picture of the figure `context`: the sentence with its weights, the plane of meanings, and the
// numbers of the vector that turns.

import { svg } from "lit";
import { progress } from "../figure.js";
import { numbersMark } from "./draw-numbers.js";
import { planeMark } from "./draw-plane.js";
import { sentenceMark } from "./draw-sentence.js";
import { figure } from "./index.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {ReturnType<typeof progress>} Progress */
/** @typedef {ReturnType<import("../../lesson/figure.js").LessonFigure["draw"]>} Drawing */

/** From this width on, in pixels, the plane stands beside the rest. */
const WIDE = 540;

/** The largest widths of the two columns, in pixels, and what lies between them. */
const MOST_LEFT = 430;
const MOST_PLANE = 440;

/** Below this height, in pixels, everything is smaller. */
const LOW = 380;

/**
 * @param {Scene} scene
 * @param {number} moment
 * @param {import("../figure.js").Room} room
 * @returns {Drawing}
 */
export function draw(scene, moment, room) {
  const at = progress(figure.timeline(scene), moment);
  const isLow = room.height < LOW;
  return room.width >= WIDE ? drawWide(scene, at, room, isLow) : drawNarrow(scene, at, room, isLow);
}

/** @type {(scene: Scene, at: Progress, room: import("../figure.js").Room, isLow: boolean) => Drawing} */
function drawWide(scene, at, { width, height: most }, isLow) {
  const gap = isLow ? 24 : Math.min(72, width * 0.06);
  const left = Math.min(MOST_LEFT, (width - gap) * 0.5);
  const plane = planeMark(scene, at, {
    width: Math.min(MOST_PLANE, width - left - gap),
    height: Math.max(most, 280),
  });
  const sentence = sentenceMark(scene, at, left, isLow);
  const numbers = numbersMark(scene, at, left, isLow);
  const middle = sentence.height + (isLow ? 4 : 24);
  const height = Math.max(plane.height, middle + numbers.height);
  return {
    picture: svg`${sentence.picture}
      <g transform="translate(0 ${middle})">${numbers.picture}</g>
      <g transform="translate(${left + gap} ${(height - plane.height) / 2})">${plane.picture}</g>`,
    width,
    height,
  };
}

/** @type {(scene: Scene, at: Progress, room: import("../figure.js").Room, isLow: boolean) => Drawing} */
function drawNarrow(scene, at, { width }, isLow) {
  const sentence = sentenceMark(scene, at, width, isLow);
  const plane = planeMark(scene, at, { width, height: Infinity });
  const numbers = numbersMark(scene, at, width, isLow);
  const below = sentence.height + 10 + plane.height + 8;
  return {
    picture: svg`${sentence.picture}
      <g transform="translate(0 ${sentence.height + 10})">${plane.picture}</g>
      <g transform="translate(0 ${below})">${numbers.picture}</g>`,
    width,
    height: below + numbers.height,
  };
}
