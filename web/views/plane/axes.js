// The part of the plane that is shown: the same on both axes, so that angles are true.

import { largestSize } from "../../tensor.js";

/** How many ticks there are at most from the origin to an edge. */
const MOST_TICKS = 4;

/** The room that is left beyond the longest component. */
const MARGIN = 1.1;

/** A frame is kept until what it shows fits into this share of it. */
const SMALLEST_SHARE = 0.3;

/**
 * The square from -extent to extent on both axes.
 * @typedef {object} Frame
 * @property {number} extent a whole number of steps
 * @property {number} step from one tick to the next: 1, 2 or 5 times a power of ten
 */

/**
 * The frame for some components; the one before, as long as they fit into it well.
 * @param {Iterable<number>} components
 * @param {Frame | null} [before]
 * @returns {Frame}
 */
export function frameFor(components, before = null) {
  const most = largestSize(components);
  if (before && most <= before.extent && most >= before.extent * SMALLEST_SHARE) return before;
  const needed = Math.min(most * MARGIN, Number.MAX_VALUE / MOST_TICKS);
  const step = niceStep(needed / MOST_TICKS);
  return { step, extent: exact(step * Math.ceil(exact(needed / step))) };
}

/**
 * The smallest of 1, 2, 5 times a power of ten that is not below a length.
 * @param {number} length above 0
 */
function niceStep(length) {
  const [digits, exponent] = length.toExponential().split("e");
  const nice = [1, 2, 5, 10].find((one) => one >= Number(digits)) ?? 10;
  return Number(`${nice}e${exponent}`);
}

/**
 * A number without what its binary digits add to it: 0.30000000000000004 is 0.3.
 * @param {number} number
 */
const exact = (number) => Number(number.toPrecision(12));

/**
 * Where ticks stand on an axis; not at the origin.
 * @param {Frame} frame
 * @returns {number[]}
 */
export function ticksOf({ extent, step }) {
  const count = Math.round(extent / step);
  return Array.from({ length: 2 * count + 1 }, (_, at) => exact((at - count) * step)).filter(
    (tick) => tick !== 0,
  );
}

/**
 * A number to two decimals, never -0.
 * @param {number} number
 */
export const snapped = (number) => Number(number.toFixed(2)) + 0;

/**
 * The two dimensions in which some vectors are longest, in their own order; of equals the first.
 * @param {number[][]} vectors all of one width
 * @returns {{x: number, y: number | null}} null where there is one dimension only
 */
export function widestPair(vectors) {
  const most = vectors[0].map((_, at) => Math.max(...vectors.map((one) => Math.abs(one[at]))));
  if (most.length < 2) return { x: 0, y: null };
  const order = most.map((_, at) => at).sort((one, other) => most[other] - most[one]);
  const [x, y] = order.slice(0, 2).sort((one, other) => one - other);
  return { x, y };
}
