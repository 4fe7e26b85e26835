// Reading single numbers out of a trace.

import { formatNumber } from "./format.js";

/** @typedef {import("./core/attention-core.js").Trace} Trace */
/** @typedef {import("./core/attention-core.js").Tensor} Tensor */

/**
 * What numbers are read from: a trace, or what the fast path gave. The shape of its weights says
 * whether its fields have a leading head axis.
 * @typedef {{weights: {shape: number[]}}} Tensors
 */

/**
 * One number of the trace, with where it comes from.
 * @typedef {object} TraceNumber
 * @property {string} field the trace field that holds it
 * @property {number[]} index its place there
 * @property {number} value as the core computed it
 * @property {string} text as the page prints it
 */

/** The tensor fields that the heads share: they have no head axis, whatever the input. */
const SHARED = new Set([
  ...["embeddings", "contextEmbeddings", "queryPositions", "keyPositions"],
  ...["queryInputs", "keyInputs", "mask", "joinedOutput", "outputProjection", "result"],
  ...["vocabulary", "resultLengths", "wordLengths", "similarities", "nearestWords"],
]);

/**
 * Whether the trace's own fields have a leading head axis.
 * @param {Tensors} trace
 */
const hasHeadAxis = (trace) => trace.weights.shape.length === 3;

/**
 * @param {Tensors} trace
 * @returns {number} H, 1 where the input had no heads
 */
export function headCount(trace) {
  return hasHeadAxis(trace) ? trace.weights.shape[0] : 1;
}

/**
 * The numbers 0, 1, ... below a length.
 * @param {number} length
 */
export const upTo = (length) => Array.from({ length }, (_, at) => at);

/**
 * The names "1", "2", ... of what has no names.
 * @param {number} length
 */
export const counted = (length) => upTo(length).map((at) => `${at + 1}`);

/**
 * Whether a scale or a temperature changes the scores.
 * @param {Trace} trace
 */
export const isScaled = (trace) => trace.scale !== 1 || trace.temperature !== 1;

/**
 * Whether a soft cap bends the scores.
 * @param {Trace} trace
 */
export const isCapped = (trace) => trace.softCap !== 0;

/**
 * Whether a mask hides or changes anything.
 * @param {Trace} trace
 */
export const isMasked = (trace) => trace.mask.data.some((added) => added !== 0);

/**
 * The keys that a query may see.
 * @param {Trace} trace
 * @param {number} query
 * @returns {number[]}
 */
export const seenKeys = (trace, query) =>
  upTo(sizes(trace).keys).filter(
    (key) => numberAt(trace, "mask", 0, [query, key]).value !== -Infinity,
  );

/**
 * Whether the joined heads are projected once more, by W_O.
 * @param {Trace} trace
 */
export const isProjected = (trace) => trace.outputProjection.data.length > 0;

/**
 * Whether queries, keys and values were made of embeddings.
 * @param {Trace} trace
 */
export const isEmbedded = (trace) => trace.embeddings.data.length > 0;

/**
 * Whether the result is more than one head's output.
 * @param {Trace} trace
 */
export const joinsHeads = (trace) => headCount(trace) > 1 || isProjected(trace);

/**
 * The sizes of one head's computation.
 * @param {Trace} trace
 */
export function sizes(trace) {
  const [queries, keys, width] = trace.products.shape.slice(-3);
  return {
    queries,
    keys,
    width,
    valueWidth: /** @type {number} */ (trace.values.shape.at(-1)),
    resultWidth: trace.result.shape[1],
  };
}

/**
 * @param {Tensors} trace
 * @param {string} field
 * @param {number} head
 * @param {number[]} index
 */
function locate(trace, field, head, index) {
  const tensor = /** @type {Record<string, Tensor>} */ (/** @type {unknown} */ (trace))[field];
  const place = hasHeadAxis(trace) && !SHARED.has(field) ? [head, ...index] : index;
  const { shape } = tensor;
  let offset = 0;
  for (let axis = 0; axis < shape.length; axis += 1) {
    offset = offset * shape[axis] + (place[axis] ?? 0);
  }
  return { tensor, place, offset };
}

/**
 * @param {Tensors} trace
 * @param {string} field a tensor field, such as "weights"
 * @param {number} head
 * @param {number[]} index place within one head, such as [query, key]
 * @returns {TraceNumber}
 */
export function numberAt(trace, field, head, index) {
  const { tensor, place, offset } = locate(trace, field, head, index);
  const value = tensor.data[offset];
  return { field, index: place, value, text: formatNumber(value) };
}

/**
 * One of the numbers that a trace has only one of.
 * @param {Trace} trace
 * @param {"scale" | "temperature" | "softCap"} field
 * @returns {TraceNumber}
 */
export function scalar(trace, field) {
  return { field, index: [], value: trace[field], text: formatNumber(trace[field]) };
}

/**
 * A row of numbers.
 * @param {Tensors} trace
 * @param {string} field
 * @param {number} head
 * @param {number[]} index place of the row; its last axis is walked
 * @param {number} length
 * @returns {TraceNumber[]}
 */
export function rowAt(trace, field, head, index, length) {
  return upTo(length).map((last) => numberAt(trace, field, head, [...index, last]));
}

/**
 * A place in a tensor taken apart into head and place within the head.
 * @param {Trace} trace
 * @param {string} field
 * @param {number[]} index full
 * @returns {{head: number, index: number[]}}
 */
export function placeOf(trace, field, index) {
  return hasHeadAxis(trace) && !SHARED.has(field)
    ? { head: index[0], index: index.slice(1) }
    : { head: 0, index };
}

/**
 * Where a row of numbers stands.
 * @typedef {{trace: Tensors, field: string, head: number, index: number[]}} RowPlace index without
 *   the last axis, which is walked
 */

/**
 * The index of a row in its tensor, with the head where there is a head axis.
 * @param {RowPlace} row
 */
export const fullIndex = ({ trace, field, head, index }) => locate(trace, field, head, index).place;

/**
 * All values under a place, for scales of colour and length.
 * @param {Tensors} trace
 * @param {string} field
 * @param {number} head
 * @param {number[]} index leading axes, such as [query]
 * @returns {number[]}
 */
export function valuesAt(trace, field, head, index) {
  const { tensor, place, offset } = locate(trace, field, head, index);
  let length = 1;
  for (const size of tensor.shape.slice(place.length)) length *= size;
  return [...tensor.data.slice(offset, offset + length)];
}

/**
 * The place of the largest number; the first of equals.
 * @param {TraceNumber[]} numbers
 */
export function largest(numbers) {
  let best = 0;
  numbers.forEach(({ value }, at) => {
    if (value > numbers[best].value) best = at;
  });
  return best;
}

/**
 * The largest size among numbers, for colour and length scales; 1 where all are zero or hidden.
 * @param {Iterable<number>} values
 */
export function largestSize(values) {
  let size = 0;
  for (const value of values) if (Number.isFinite(value)) size = Math.max(size, Math.abs(value));
  return size || 1;
}
