// The picture of reach and cost: a stack of layers for each kind, and what a layer costs as sentences
// grow.

import { svg } from "lit";
import { progress } from "../figure.js";
import { costsOf } from "./costs.js";
import { figure } from "./index.js";
import { stackOf } from "./stack.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {ReturnType<typeof progress>} Progress */

/** From these widths on, in pixels, the stacks stand beside each other, and the costs beside them. */
const BESIDE = 560;
const WIDE = 900;

const GAP = 28;

/** The widest a stack or the costs become. */
const WIDEST = 520;

/** The height of the costs, in pixels. */
const COSTS = 240;

/** What a frame shows of the settings over the picture, in pixels. */
const SETTINGS = 50;

/** The white space under all. */
const REST = 10;

/**
 * @param {Scene} scene
 * @param {number} moment
 * @param {import("../figure.js").Room} room
 */
export function draw(scene, moment, room) {
  const at = progress(figure.timeline(scene), moment);
  const stacks = scene.kinds.length;
  const isWide = room.width >= WIDE;
  const beside = room.width >= BESIDE ? stacks : 1;
  const columns = isWide ? stacks + 1 : beside;
  const column = (room.width - GAP * (columns - 1)) / columns;
  const width = Math.min(column, WIDEST);
  const drawn = scene.kinds.map((kind) => stackOf(scene, at, kind, width, room.height - SETTINGS));
  const tall = drawn[0].height;
  const place = (/** @type {number} */ n) => {
    const row = Math.floor(n / columns);
    return `translate(${(n % columns) * (column + GAP)} ${row * (tall + GAP)})`;
  };
  const below = Math.ceil(stacks / beside) * (tall + GAP);
  const isFrame = Number.isFinite(room.height);
  const showsCosts = isWide || !isFrame || at.step.stage === "cost";
  const showsStacks = isWide || !isFrame || at.step.stage !== "cost";
  const costsPlace = isWide ? place(stacks) : `translate(0 ${showsStacks ? below : 0})`;
  const costsHeight = isWide ? tall : COSTS;
  const costs = costsOf(scene, at, Math.min(isWide ? width : room.width, WIDEST), costsHeight);
  const height = (showsStacks ? below : 0) + (isWide || !showsCosts ? -GAP : COSTS);
  return {
    picture: svg`${showsStacks ? drawn.map(({ picture }, n) => svg`<g transform=${place(n)}>${picture}</g>`) : ""}
      ${showsCosts ? svg`<g transform=${costsPlace}>${costs}</g>` : ""}`,
    width: room.width,
    height: height + REST,
  };
}
