// The picture of the bottleneck: the one vector and attention beside each other, and the curves of
// how both fare as sentences grow.

import { svg } from "lit";
import { progress } from "../figure.js";
import { chartsOf } from "./charts.js";
import { figure } from "./index.js";
import { attentionOf, panelOf, vectorOf } from "./panels.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {ReturnType<typeof progress>} Progress */
/** @typedef {{picture: unknown, height: number}} Part */

/** From these widths on, in pixels, the two stand beside each other, and the curves beside them. */
const BESIDE = 500;
const WIDE = 900;

const GAP = 32;

/** What a frame shows of the settings over the picture, in pixels. */
const SETTINGS = 50;

/** The white space under all. */
const REST = 10;

/** The height of the two, in pixels, and the least that they need. */
const TALL = 330;
const LEAST = 240;

/**
 * @param {Scene} scene
 * @param {number} moment
 * @param {import("../figure.js").Room} room
 */
export function draw(scene, moment, room) {
  const at = progress(figure.timeline(scene), moment);
  const columns = room.width >= WIDE ? 3 : room.width >= BESIDE ? 2 : 1;
  const width = (room.width - GAP * (columns - 1)) / columns;
  const height = Math.min(TALL, Math.max(LEAST, room.height - SETTINGS));
  const panel = panelOf(scene, width, height);
  const fixed = { picture: vectorOf(scene, at, panel), height };
  const attention = { picture: attentionOf(scene, at, panel), height };
  if (columns === 3) {
    const charts = chartsOf(scene, at, width, { beside: false, height });
    return placed([[fixed, attention, charts]], room.width, width);
  }
  const charts = chartsOf(scene, at, room.width, { beside: columns === 2, height: LEAST });
  if (columns === 1) return placed([[fixed], [attention], [charts]], room.width, width);
  // A frame shows at one glance what is at work.
  if (Number.isFinite(room.height)) {
    const isLast = at.step.stage === "lengthen";
    return placed(isLast ? [[charts]] : [[fixed, attention]], room.width, width);
  }
  return placed([[fixed, attention], [charts]], room.width, width);
}

/**
 * Parts in rows under each other.
 * @param {Part[][]} rows
 * @param {number} width of all
 * @param {number} column width of a part
 */
function placed(rows, width, column) {
  let top = 0;
  const picture = rows.map((parts, row) => {
    const y = top;
    const last = row === rows.length - 1;
    top = y + Math.max(...parts.map(({ height }) => height)) + (last ? 0 : GAP);
    return parts.map(
      (part, at) => svg`<g transform="translate(${at * (column + GAP)} ${y})">${part.picture}</g>`,
    );
  });
  return { picture: svg`${picture}`, width, height: top + REST };
}
