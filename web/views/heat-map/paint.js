// Paints a heat map: the part of the cells that is seen, hidden keys, and bars for the sums.

import { BARS, GAP } from "./layout.js";
import { seenCells } from "./window.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./window.js").Window} Window */

/** The side from which a cell shows that its key is hidden, in pixels. */
const HATCHED_FROM = 7;

/** From one slanted line to the next, in pixels. */
const HATCH = 7;

/**
 * @typedef {object} Picture
 * @property {HTMLCanvasElement} cells one pixel a cell
 * @property {ArrayLike<number>} rowSums as the map has rows
 * @property {ArrayLike<number>} columnSums as the map has columns
 * @property {((row: number, column: number) => boolean) | null} isHidden null where nothing is
 * @property {string} ink
 */

/**
 * @param {HTMLCanvasElement} canvas as large as box, gap and bars
 * @param {Layout} layout
 * @param {Window} window
 * @param {Picture} picture
 */
export function paint(canvas, layout, window, picture) {
  const { box } = layout;
  const ratio = devicePixelRatio;
  const width = Math.round((box.width + GAP + BARS) * ratio);
  const height = Math.round((box.height + GAP + BARS) * ratio);
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const side = layout.cell * window.zoom;
  // Where several cells share a pixel it shows their mean: none of them may be left out.
  context.imageSmoothingEnabled = side * ratio < 1;
  context.imageSmoothingQuality = "high";
  const { x, y } = window;
  const seen = { width: box.width / side, height: box.height / side };
  context.drawImage(picture.cells, x, y, seen.width, seen.height, 0, 0, box.width, box.height);
  if (picture.isHidden && side >= HATCHED_FROM) hatch(context, layout, window, picture);
  context.fillStyle = picture.ink;
  paintSums(context, picture.rowSums, { start: y, side, room: box.height }, (at, length, share) =>
    context.fillRect(box.width + GAP, at, share * BARS, length),
  );
  paintSums(context, picture.columnSums, { start: x, side, room: box.width }, (at, length, share) =>
    context.fillRect(at, box.height + GAP, length, share * BARS),
  );
}

/**
 * Fine slanted lines on the cells of hidden keys.
 * @param {CanvasRenderingContext2D} context
 * @param {Layout} layout
 * @param {Window} window
 * @param {Picture} picture
 */
function hatch(context, { cell, box }, { zoom, x, y }, { cells, isHidden, ink }) {
  const side = cell * zoom;
  const rows = seenCells(y, box.height / side, cells.height);
  const columns = seenCells(x, box.width / side, cells.width);
  context.save();
  context.beginPath();
  context.rect(0, 0, box.width, box.height);
  context.clip();
  context.beginPath();
  for (let row = rows.first; row <= rows.last; row += 1) {
    for (let column = columns.first; column <= columns.last; column += 1) {
      if (!isHidden?.(row, column)) continue;
      context.rect((column - x) * side, (row - y) * side, side, side);
    }
  }
  context.clip();
  context.beginPath();
  for (let at = HATCH; at < box.width + box.height; at += HATCH) {
    context.moveTo(at, 0);
    context.lineTo(at - box.height, box.height);
  }
  context.globalAlpha = 0.22;
  context.strokeStyle = ink;
  context.lineWidth = 1;
  context.stroke();
  context.restore();
}

/**
 * A bar for each sum that is seen, all measured against the largest of all.
 * @param {CanvasRenderingContext2D} context
 * @param {ArrayLike<number>} sums
 * @param {{start: number, side: number, room: number}} axis
 * @param {(at: number, length: number, share: number) => void} bar
 */
function paintSums(context, sums, { start, side, room }, bar) {
  const most = Math.max(...Array.from(sums)) || 1;
  const { first, last } = seenCells(start, room / side, sums.length);
  const gap = side > 6 ? 1 : 0;
  // On whole pixels, so that neighbours neither overlap nor leave a seam.
  const snapped = (/** @type {number} */ place) =>
    Math.round(Math.min(room, Math.max(0, place)) * devicePixelRatio) / devicePixelRatio;
  context.globalAlpha = 0.62;
  for (let at = first; at <= last; at += 1) {
    const from = snapped((at - start) * side + gap);
    const to = snapped((at + 1 - start) * side - gap);
    if (to > from) bar(from, to - from, sums[at] / most);
  }
  context.globalAlpha = 1;
}
