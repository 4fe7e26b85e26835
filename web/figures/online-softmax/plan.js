// Where everything stands in the picture of `online-softmax`, for a room and a size of tile.

/** From this width on, in pixels, the running numbers stand beside the scores. */
const BESIDE = 580;

/** Heights in pixels: of headings, between tiles, between parts. */
const [HEAD, BETWEEN, SPACE] = [24, 6, 14];

/** Widths of the columns, in pixels; COLUMN is between two of the scores' part. */
const [NUMBER, COLUMN, MAXIMUM, FACTOR, SUM, GAP] = [46, 14, 76, 54, 46, 36];

/** Width of a cell, smallest and largest height of a row, shortest and longest bar. */
const [CELL, LOW, HIGH, SHORT, LONG] = [34, 20, 32, 22, 120];

/** How many rows the result has, and how high a bar under its number needs its row to be. */
const [RESULTS, UNDER] = [3, 36];

/** All columns without their bars: of the scores' part, of the running numbers. */
const SCORES = 3 * NUMBER + 3 * COLUMN + 2 * CELL;
const RUNNING = MAXIMUM + FACTOR + SUM + COLUMN + 2 * CELL;

/**
 * @param {import("../figure.js").Room} room
 * @param {number} count of scores
 * @param {number} tile how many make a tile
 */
export function planOf({ width, height }, count, tile) {
  const tiles = Math.ceil(count / tile);
  const beside = width >= BESIDE;
  const free = (width - SCORES - RUNNING - GAP) / 5;
  const bar = !beside || free < SHORT ? 0 : Math.min(LONG, free);
  // Where there is no room for all bars there may be some for that of the sum.
  const sumBar = bar ? 2 * bar : beside ? 5 * free : 0;
  const fixed = HEAD + (tiles - 1) * BETWEEN + SPACE;
  const row = Math.max(LOW, Math.min(HIGH, (height - fixed) / (count + RESULTS)));
  const top = (/** @type {number} */ score) =>
    HEAD + score * row + Math.floor(score / tile) * BETWEEN;
  const bottom = top(count - 1) + row;

  /** Where the scores of a tile begin and end. */
  const extentOf = (/** @type {number} */ at) => {
    const y = top(at * tile);
    return { y, height: top(Math.min(count, (at + 1) * tile) - 1) + row - y };
  };
  const middleOf = (/** @type {number} */ at) => {
    const extent = extentOf(at);
    return beside ? extent.y + extent.height / 2 : HEAD + (at + 0.5) * UNDER;
  };
  const end = beside ? bottom : HEAD + tiles * UNDER;
  return {
    ...{ row, sumBar, top, extentOf, middleOf, tiles, head: HEAD },
    size: Math.min(14, row * 0.48),
    left: columnsOf(bar),
    right: runningColumnsOf(sumBar),
    running: beside ? { x: columnsOf(bar).end + GAP, y: 0 } : { x: 0, y: bottom + SPACE },
    result: (/** @type {number} */ at) => end + SPACE + (at + 0.5) * row,
    height: (beside ? 0 : bottom + SPACE) + end + SPACE + RESULTS * row,
  };
}

/** @typedef {ReturnType<typeof planOf>} Plan */

/** Columns of the scores' part: where bars begin, where numbers and cells end. @param {number} bar */
function columnsOf(bar) {
  const score = bar + NUMBER;
  const exponential = score + COLUMN + bar + NUMBER;
  const values = exponential + COLUMN;
  const weight = values + 2 * CELL + COLUMN + bar + NUMBER;
  return { bar, number: NUMBER, score, exponential, values, weight, cell: CELL, end: weight };
}

/** Columns of the running numbers. @param {number} sumBar */
function runningColumnsOf(sumBar) {
  const factor = MAXIMUM + FACTOR;
  const sum = factor + sumBar + SUM;
  const output = sum + COLUMN;
  return { maximum: MAXIMUM, factor, sum, output, cell: CELL, end: output + 2 * CELL };
}
