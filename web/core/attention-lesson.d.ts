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

/** What a sentence of random words is squeezed into, and how attention reads it. */
export interface BottleneckSettings {
  /** d, from 1 to 64: of the words' vectors and of the one vector. */
  width: number;
  /**
   * How the one vector takes in word after word. "average": mean of the words so far; "decay":
   * h[i] = decay h[i-1] + (1 - decay) e[i], a simple recurrent memory. Default "average".
   */
  memory?: "average" | "decay";
  /** Above 0 and below 1; used by "decay" alone. Default 0.5. */
  decay?: number;
  /**
   * Where the random numbers start, from 0 to 4294967295. The order of the words is the same at
   * every width, and a shorter sentence begins a longer one. Default 0.
   */
  seed?: number;
  /**
   * Of attention, from 0 to Infinity, both included. Default 0.01: a position's own weight is above
   * 0.9999 at any length.
   */
  temperature?: number;
}

export interface BottleneckInput extends BottleneckSettings {
  /** N, from 1 to 64: the words of the sentence. */
  length: number;
}

/**
 * One sentence, of which no word comes twice, read back from one vector and by attention. There are
 * 64 words, and 64 strangers, which come in no sentence; their vectors are random, of length 1 (1 or
 * -1 at width 1). Attention: position i as the query, all positions as keys (sinusoidal, Vaswani
 * 2017, section 3.5, of width 32), the words' vectors as values; scaled dot product, softmax,
 * weighted sum. A word's rank is 1 and the count of words that it may be mistaken for whose cosine
 * with what was read is at least as large, within 1e-12: 1 = all are less near.
 */
export interface Bottleneck {
  /** (N): which words of the vocabulary, from 0, in the sentence's order. */
  words: Tensor<Int32Array>;
  /** (N, d): their vectors. */
  vectors: Tensor;
  /** (N, d): the one vector after each word. */
  states: Tensor;
  /** (d): the last state: all that is left of the sentence. */
  context: Tensor;
  /** (N): cosine of the context and each word. */
  fixedCosines: Tensor;
  /** (N): rank of each word beside the strangers, from 1 to 65: the context knows no order. */
  fixedRanks: Tensor<Int32Array>;
  /** Mean of the cosines. */
  fixedMeanCosine: number;
  /** Share of the words that are read back right, from 0 to 1: those of rank 1. */
  fixedRecovered: number;
  /** (N, N): weight of position i on position j. */
  attentionWeights: Tensor;
  /** (N, d): what each position reads: weights times vectors. */
  attentionOutputs: Tensor;
  /** (N): cosine of each position's own output and its word. */
  attentionCosines: Tensor;
  /** (N): rank of each word beside all others, from 1 to 128, in its position's output. */
  attentionRanks: Tensor<Int32Array>;
  /** Mean of the cosines. */
  attentionMeanCosine: number;
  /** Share of the words that are read back right, from 0 to 1: those of rank 1. */
  attentionRecovered: number;
}

export interface BottleneckCurveInput extends BottleneckSettings {
  /** (Nlengths): from 1 to 64 lengths of sentences, each from 1 to 64. */
  lengths: VectorInput;
  /** From 1 to 64: how many sentences of each length, with the seeds seed, seed + 1, ... */
  runs: number;
}

/** For each length the mean over the runs of what `bottleneck` gives. */
export interface BottleneckCurve {
  /** (Nlengths): as they were given. */
  lengths: Tensor;
  /** (Nlengths): mean of fixedMeanCosine. */
  fixedCosines: Tensor;
  /** (Nlengths): mean of fixedRecovered. */
  fixedRecovered: Tensor;
  /** (Nlengths): mean of attentionMeanCosine. */
  attentionCosines: Tensor;
  /** (Nlengths): mean of attentionRecovered. */
  attentionRecovered: Tensor;
}

/** Layers that bring positions together. */
export interface ReachInput {
  /** N, from 1 to 64: the positions. */
  length: number;
  /** W, odd, from 1 to 127: the inputs that a window sees; attention sees all. */
  width: number;
  /** L, from 1 to 64. */
  layers: number;
  /**
   * What output i of a layer depends on. "attention": every input; "convolution" and
   * "sliding-window": those at most (W - 1) / 2 away, weighed by matrices or by attention.
   */
  kind: "attention" | "convolution" | "sliding-window";
  /** d, from 1 to 4096: of each input and output. */
  dimension: number;
}

/** Which outputs depend on which inputs, layer by layer, and what it costs. */
export interface Reach {
  /** (N, N): 1 where output i of one layer depends on input j, else 0. */
  connections: Tensor<Uint8Array>;
  /** (L, N, N): 1 where output i after so many layers depends on input j, else 0. */
  reach: Tensor<Uint8Array>;
  /** The middle position: N / 2, rounded down. */
  middle: number;
  /** (L): how many inputs the middle output depends on. */
  reached: Tensor<Int32Array>;
  /** Layers until every output depends on every input; 0 where N layers are not enough. */
  layersNeeded: number;
  /**
   * The most layers that a path between two different positions takes (Vaswani 2017, table 1); 0
   * where there is no second position, or no path.
   */
  longestPath: number;
  /** Of one layer, counted as in `Costs`. */
  multiplyAdds: number;
  /** Of all layers. */
  totalMultiplyAdds: number;
}

export interface CostsInput {
  /** (Nlengths): from 1 to 64 lengths, each from 1 to 4096. */
  lengths: VectorInput;
  /** W, odd, from 1 to 127. */
  width: number;
  /** d, from 1 to 4096. */
  dimension: number;
}

/**
 * Multiply-adds of one layer at each length, counted loop by loop: for attention d for each score
 * q[i] . k[j] and d for each w[i,j] v[j]; for a convolution d x d for each input in the window. What
 * makes queries, keys and values is not counted (Vaswani 2017, table 1).
 */
export interface Costs {
  /** (Nlengths): as they were given. */
  lengths: Tensor;
  /** (Nlengths): of self-attention. */
  attention: Tensor;
  /** (Nlengths): of a convolution. */
  convolution: Tensor;
  /** (Nlengths): of attention in a sliding window. */
  slidingWindow: Tensor;
}

/** Random queries and keys of standard normal numbers, and how their scores are counted. */
export interface ScoreStatisticsInput {
  /** Dk, from 1 to 512. */
  dimension: number;
  /** Nk, from 1 to 256. */
  keys: number;
  /** Nq, from 1 to 256. */
  queries: number;
  /**
   * Where the random numbers start, from 0 to 4294967295. Wider vectors begin with the narrower
   * ones' numbers. Default 0.
   */
  seed?: number;
  /** Whether the scores are multiplied by 1 / sqrt(Dk). */
  scaled: boolean;
  /** From 1 to 512: the bins of each histogram. */
  bins: number;
  /** Above 0: the scores' histogram goes from -limit to limit. */
  limit: number;
}

/** Why scores are scaled: the variance of q . k is Dk (Vaswani 2017, section 3.2.1). */
export interface ScoreStatistics {
  /** What the scores were multiplied by. */
  scale: number;
  /** (bins): counts of scores; those outside the limits are in the end bins. */
  histogram: Tensor<Int32Array>;
  /** (edges): the bins' edges from -limit to limit, one more than bins; a bin has its lower edge. */
  edges: Tensor;
  /** Of all scores. */
  mean: number;
  /** Of all scores: sqrt(mean of (score - mean)^2). */
  standardDeviation: number;
  /** (bins): counts of the largest weight of each query's softmax. */
  largestWeights: Tensor<Int32Array>;
  /** (edges): the bins' edges from 0 to 1. */
  largestWeightEdges: Tensor;
  /** Mean of the largest weights: from 1 / Nk to 1. */
  meanLargestWeight: number;
  /** Mean of -(sum of w log w) of each query's weights, in nats: from 0 to log Nk. */
  meanEntropy: number;
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
  /**
   * Squeezes one sentence into one vector, and reads it by attention.
   *
   * @throws {AttentionError} "out_of_range" or "not_finite" for a number outside its limits,
   * "unknown_name" for the memory, "missing", "wrong_type".
   */
  readonly bottleneck: (input: BottleneckInput) => Bottleneck;
  /**
   * The same for many lengths, each the mean of many sentences: 64 lengths of 8 runs take some
   * milliseconds.
   *
   * @throws {AttentionError} as above; "empty" or "too_large" for the count of lengths.
   */
  readonly bottleneckCurve: (input: BottleneckCurveInput) => BottleneckCurve;
  /**
   * Propagates dependence through layers.
   *
   * @throws {AttentionError} "out_of_range" for a size outside its limits or an even width,
   * "unknown_name" for the kind, "missing", "wrong_type".
   */
  readonly reach: (input: ReachInput) => Reach;
  /**
   * Counts what one layer of each kind costs at each length.
   *
   * @throws {AttentionError} as above; "empty" or "too_large" for the count of lengths.
   */
  readonly costs: (input: CostsInput) => Costs;
  /**
   * Scores of random queries and keys: 64 queries by 16 keys of 512 dimensions take some
   * milliseconds.
   *
   * @throws {AttentionError} "out_of_range" or "not_finite" for a number outside its limits,
   * "missing", "wrong_type".
   */
  readonly scoreStatistics: (input: ScoreStatisticsInput) => ScoreStatistics;
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
