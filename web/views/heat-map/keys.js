// Where a key moves the cell that is read.

import { clamp } from "./window.js";

/** @typedef {{row: number, column: number}} Cell */

/**
 * @param {{key: string, ctrlKey: boolean, metaKey: boolean, altKey: boolean, shiftKey: boolean}} event
 * @param {Cell} cell
 * @param {import("./window.js").Size} size
 * @param {number} page how many rows are seen
 * @returns {Cell | null} null where the key moves nothing
 */
export function movedCell(event, { row, column }, { rows, columns }, page) {
  if (event.altKey || event.shiftKey) return null;
  const isWhole = event.ctrlKey || event.metaKey;
  /** @type {Record<string, [number, number]>} */
  const ends = {
    Home: [isWhole ? -Infinity : 0, -Infinity],
    End: [isWhole ? Infinity : 0, Infinity],
  };
  /** @type {Record<string, [number, number]>} */
  const steps = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    PageUp: [-page, 0],
    PageDown: [page, 0],
  };
  const step = ends[event.key] ?? (isWhole ? undefined : steps[event.key]);
  if (!step) return null;
  return {
    row: clamp(0, row + step[0], rows - 1),
    column: clamp(0, column + step[1], columns - 1),
  };
}
