// The types of the headless API of what the lesson's figures compute.
//
// All numbers are pure numbers without a unit. Letters of shapes: N, Nk counts of scores, of keys
// and values; D, Dv widths of queries and keys, of values; T tiles.

import type { MatrixInput, NumberList, Tensor } from "./attention-core.js";

export { AttentionError } from "./attention-core.js";
export type { ErrorCode } from "./attention-core.js";

/** A list of numbers, or a tensor of rank 1. */
export type VectorInput = NumberList | Tensor<NumberList>;

/** The entries of a dictionary and what is looked up in it; no size above 64. */
export interface LookupInput {
  /** (D). */
  query: VectorInput;
  /** (Nk, D). */
  keys: MatrixInput;
  /** (Nk, Dv). */
  values: MatrixInput;
  /**
   * From 0 to Infinity, both included: divides the scores before softmax. At 0 the most similar keys
   * share all weight equally, at Infinity all keys do. Default 1.
   */
  temperature?: number;
}

/** A dictionary's answers: by exact match, and by similarity. */
export interface Lookup {
  /** (Nk): 1 where the key equals the query number by number, else 0. */
  matches: Tensor<Uint8Array>;
  /** Index of the first key that matches; -1 = none. */
  found: number;
  /** (Nk): cosine of query and key; 0 where one of them is zero. */
  scores: Tensor;
  /** (Nk): softmax of scores / temperature; scores within 1e-14 of the largest count as equal. */
  weights: Tensor;
  /** (Nk, Dv): weight times value. */
  contributions: Tensor;
  /** (Dv): sum of the contributions over the keys. */
  output: Tensor;
  /** (Nk): cosine of the output and each value; 0 where one of them is zero. */
  similarities: Tensor;
  /** Index of the first most similar value; -1 where the output is zero. */
  nearest: number;
}

/** Scores with their values, and how many are read at a time; no size above 64. */
export interface OnlineSoftmaxInput {
  /** (N): finite, or -Infinity: hidden. */
  scores: VectorInput;
  /** (N, Dv). */
  values: MatrixInput;
  /** From 1 to 64; the last tile may have fewer scores. */
  tile: number;
}

/**
 * Softmax in one pass over T = N / tile tiles, rounded up, m being the largest score so far
 * (Milakov and Gimelshein 2018, "Online normalizer calculation for softmax", algorithm 3; the
 * output as in Dao 2022, "FlashAttention", algorithm 1), and in two passes beside it.
 */
export interface OnlineSoftmax {
  /** (T): largest score of the tile; -Infinity where all of it are hidden. */
  tileMaxima: Tensor;
  /** (T): m, the largest score so far; -Infinity while all are hidden. */
  maxima: Tensor;
  /** (T): exp(old m - m); 0 while there is nothing to correct. */
  corrections: Tensor;
  /** (N): exp(score - m), m that of the score's own tile. */
  tileExponentials: Tensor;
  /** (T): sum of the tile's exponentials. */
  tileSums: Tensor;
  /** (T): sum so far: the old one times the correction, and the tile's. */
  sums: Tensor;
  /** (T, Dv): the partial output before, times the correction. */
  rescaledOutputs: Tensor;
  /** (T, Dv): the same and the tile's exponentials times values; not yet divided. */
  partialOutputs: Tensor;
  /** (Dv): last partial output / last sum; 0 where all scores are hidden. */
  output: Tensor;

  /** The first of two passes: the largest score; 0 where all are hidden. */
  maximum: number;
  /** (N): exp(score - maximum). */
  exponentials: Tensor;
  /** Sum of the exponentials. */
  sum: number;
  /** (N): exponential / sum; 0 where all scores are hidden. */
  weights: Tensor;
  /** (Dv): sum of weight times value. */
  twoPassOutput: Tensor;
  /** Largest |output - twoPassOutput|. */
  largestDifference: number;
  /** 1 where all scores are hidden, else 0. */
  isEmpty: number;
}

/** The loaded functions. Frozen; they hold no state that a call could change. */
export interface Lesson {
  /**
   * Looks a query up in a dictionary.
   *
   * @throws {AttentionError} "out_of_range" where the temperature is negative, and the errors of
   * lists and tables: "missing", "empty", "too_large", "wrong_type", "not_finite",
   * "width_mismatch", "length_mismatch", "overflow".
   */
  readonly lookup: (input: LookupInput) => Lookup;
  /**
   * Computes softmax and its weighted sum tile by tile.
   *
   * @throws {AttentionError} "out_of_range" for the tile, and the errors of lists and tables.
   */
  readonly onlineSoftmax: (input: OnlineSoftmaxInput) => OnlineSoftmax;
}

export interface LoadOptions {
  /** The bytes of attention-lesson.wasm; by default the file beside this module is read. */
  wasmBinary?: ArrayBuffer | Uint8Array;
}

/**
 * Loads the functions, in a browser or in Node 18 and later. Calls share one module: the first
 * call's options count. After a failed load the next call tries again.
 *
 * @throws {AttentionError} "missing" where attention-lesson.wasm cannot be read; "wrong_type" with
 * the field "wasmBinary" where its bytes are none, or cannot be started here.
 */
export function loadLesson(options?: LoadOptions): Promise<Lesson>;
