// The types of the headless API of the attention core.
//
// Symbols used everywhere:
//   H   query heads        G   key/value heads (H is a multiple of G)
//   Nq  queries            Nk  keys, and values
//   Dk  query/key width    Dv  value width      Do  width of the result
//   Dm, Dc                 widths of the embeddings that queries, and keys, are made of
// Where the input has no heads, H and G are 1 and no tensor has the axis [H].
// All numbers are pure numbers without a unit. Papers: Vaswani 2017 is "Attention Is All You
// Need", Luong 2015 "Effective Approaches to Attention-based Neural Machine Translation", Hinton
// 2015 "Distilling the Knowledge in a Neural Network", Gemma 2 the technical report of 2024.

/** What was wrong with an input. */
export type ErrorCode =
  /** A field that is needed is not there. */
  | "missing"
  /** A tensor has no rows or no columns. */
  | "empty"
  /** Rows of one table differ in length. */
  | "ragged"
  /** Text where a number belongs, a number where a table belongs. */
  | "wrong_type"
  /** Two vectors that must meet have different widths. */
  | "width_mismatch"
  /** Two lists that must pair have different lengths. */
  | "length_mismatch"
  /** Heads cannot be shared out evenly. */
  | "head_mismatch"
  /** NaN or infinity where a number belongs. */
  | "not_finite"
  /** A number outside its limits, such as temperature <= 0. */
  | "out_of_range"
  /** A size over the cap, or no memory left. */
  | "too_large"
  /** A name that is not one of those known. */
  | "unknown_name"
  /** A mask that does not have one cell for each query and key. */
  | "mask_shape"
  /** Two fields that exclude each other. */
  | "conflict"
  /** Finite numbers whose result is too large for a double. */
  | "overflow"
  /** Bytes of a file that are not what they say, or cut off. */
  | "wrong_format"
  /** A part of a file format that is not read. */
  | "unsupported";

/** Thrown for every input that cannot be computed. */
export class AttentionError extends Error {
  constructor(code: ErrorCode, field: string, message: string, options?: ErrorOptions);
  readonly name: "AttentionError";
  readonly code: ErrorCode;
  /** The property that was wrong, such as "queries" or "mask.bias". */
  readonly field: string;
}

/** A tensor with its numbers in row-major (C) order. The typed array is a copy of your own. */
export interface Tensor<Data = Float64Array> {
  shape: number[];
  data: Data;
}

/** A list of numbers: an array, or a typed array. */
export type NumberList =
  | readonly number[]
  | Float64Array
  | Float32Array
  | Int32Array
  | Uint32Array
  | Int16Array
  | Uint16Array
  | Int8Array
  | Uint8Array
  | Uint8ClampedArray;

/** Rows of equal length, or a tensor of rank 2. */
export type MatrixInput = readonly NumberList[] | Tensor<NumberList>;

/** One matrix, or one for each head: the heads are the first axis. */
export type HeadsInput = MatrixInput | readonly (readonly NumberList[])[];

/** One cell for each query and key, (Nq, Nk): true or 1 = may be seen. */
export type TruthMatrixInput =
  | readonly (readonly (boolean | 0 | 1)[] | NumberList)[]
  | Tensor<readonly (boolean | 0 | 1)[] | NumberList>;

/** Which keys a query may see: those where everything set here agrees. */
export interface MaskInput {
  /** Query i sees key j only where j <= i + offset. */
  causal?: boolean;
  /** Position of query 0 among the keys, for `causal` and `window`. Default 0. */
  offset?: number;
  /** Query i sees key j only where |i + offset - j| < window; at least 1. */
  window?: number;
  /** (Nq, Nk); true = may be seen. */
  allowed?: TruthMatrixInput;
  /** (Nq, Nk); added to the scaled scores; -Infinity hides. */
  bias?: MatrixInput;
}

/** What stands beside the tensors. `undefined` is the same as absent. */
export interface TraceSettings {
  /**
   * Deals the columns of matrices (queries or queryProjection, and the keys' and values' where
   * keyValueHeads is absent) out to so many heads, in order (Vaswani 2017, section 3.2.2).
   */
  heads?: number;
  /**
   * The same for keys and values, or their projections: fewer heads than `heads` are shared out
   * among the query heads (grouped-query attention, Ainslie 2023). Default `heads`.
   */
  keyValueHeads?: number;
  /** W_O (H Dv, Do): makes the result of the joined heads. */
  outputProjection?: MatrixInput;
  /**
   * How a query and a key become a score. "dot": q . k (Luong 2015, section 3.1); "scaled-dot":
   * q . k / sqrt(Dk) (Vaswani 2017, section 3.2.1); "cosine": q . k / (|q| |k|).
   * Default "scaled-dot".
   */
  scoring?: "dot" | "scaled-dot" | "cosine";
  /** Replaces the factor that the scoring brings. */
  scale?: number;
  /** Divides the scores; above 0 (Hinton 2015, section 2). Default 1. */
  temperature?: number;
  /** s -> softCap tanh(s / softCap); above 0 (Gemma 2, section 2). Default: none. */
  softCap?: number;
  /** Default "none". */
  mask?: "none" | "causal" | MaskInput;
  /** Words and their vectors (width Do); the result is compared with each. At most 1024. */
  vocabulary?: Readonly<Record<string, NumberList>>;
}

/** Queries, keys and values as they are. For a trace at most 8 heads, 64 rows, 64 columns a head. */
export interface DirectInput extends TraceSettings {
  /** (Nq, Dk), or (H, Nq, Dk). */
  queries: HeadsInput;
  /** (Nk, Dk), or (G, Nk, Dk). */
  keys: HeadsInput;
  /** (Nk, Dv), or (G, Nk, Dv). */
  values: HeadsInput;
}

/** Embeddings and the matrices that make queries, keys and values (Vaswani 2017, 3.2.2). */
export interface ProjectedInput extends TraceSettings {
  /** (Nq, Dm): the tokens that ask. */
  embeddings: MatrixInput;
  /** (Nk, Dc): the tokens asked. Default: the embeddings. */
  contextEmbeddings?: MatrixInput;
  /**
   * What is added to the embeddings, so that their order counts. "sinusoidal": of row p, counted
   * from 0 for queries and for keys, dimension 2 i gets sin(p / 10000^(2 i / D)) and dimension
   * 2 i + 1 the cosine of the same, D the width (Vaswani 2017, section 3.5). Default "none".
   */
  positions?: "none" | "sinusoidal";
  /** W_Q (Dm, Dk), or (H, Dm, Dk). */
  queryProjection: HeadsInput;
  /** W_K (Dc, Dk), or (G, Dc, Dk). */
  keyProjection: HeadsInput;
  /** W_V (Dc, Dv), or (G, Dc, Dv). */
  valueProjection: HeadsInput;
  /**
   * Adds queryInputs to the result, around attention (Vaswani 2017, section 3.1); Do must be Dm.
   * Default false.
   */
  residual?: boolean;
}

export type TraceInput = DirectInput | ProjectedInput;

/**
 * Every number that attention passes through: softmax(Q K^T scale / temperature + mask) V
 * (Vaswani 2017, section 3.2.1). Shapes are without the axis [H] where the input has no heads.
 */
export interface Trace {
  /** (Nq, Dm): the tokens that ask. Of size 0, as all up to `queries`, where Q, K, V came ready. */
  embeddings: Tensor;
  /** (Nk, Dc): the tokens asked; the embeddings where no others were given. */
  contextEmbeddings: Tensor;
  /** (Nq, Dm): what was added to the embeddings; 0 where nothing was. */
  queryPositions: Tensor;
  /** (Nk, Dc): what was added to the context's embeddings; 0 where nothing was. */
  keyPositions: Tensor;
  /** (Nq, Dm): embedding + position: what W_Q projects. */
  queryInputs: Tensor;
  /** (Nk, Dc): context embedding + position: what W_K and W_V project. */
  keyInputs: Tensor;
  /** [H] (Dm, Dk): W_Q; queries are queryInputs W_Q. */
  queryProjection: Tensor;
  /** [H] (Dc, Dk): W_K; keys are keyInputs W_K. */
  keyProjection: Tensor;
  /** [H] (Dc, Dv): W_V; values are keyInputs W_V. */
  valueProjection: Tensor;
  /** [H] (Nq, Dk): what went in, after projection where there is one. */
  queries: Tensor;
  /** [H] (Nk, Dk). */
  keys: Tensor;
  /** [H] (Nk, Dv). */
  values: Tensor;
  /** [H] (Nq): |q[i]|. */
  queryLengths: Tensor;
  /** [H] (Nk): |k[j]|. */
  keyLengths: Tensor;
  /** [H] (Nq, Dk): q[i]; for cosine scoring q[i] / |q[i]|. */
  comparedQueries: Tensor;
  /** [H] (Nk, Dk): k[j]; for cosine scoring k[j] / |k[j]|. */
  comparedKeys: Tensor;
  /** [H] (Nq, Nk, Dk): compared q[i,c] times compared k[j,c]. */
  products: Tensor;
  /** [H] (Nq, Nk, Dk): running sum of the products over c. */
  partialScores: Tensor;
  /** [H] (Nq, Nk): the last partial score. */
  scores: Tensor;
  /** [H] (Nq, Nk): scores x scale / temperature. */
  uncappedScores: Tensor;
  /** [H] (Nq, Nk): the same, soft-capped where asked. */
  scaledScores: Tensor;
  /** [H] (Nq, Nk): scaled score + mask; -Infinity where hidden. */
  maskedScores: Tensor;
  /** [H] (Nq): largest masked score; 0 where the row is empty. */
  rowMax: Tensor;
  /** [H] (Nq, Nk): masked score - row maximum; -Infinity where hidden or where that overflows. */
  shifted: Tensor;
  /** [H] (Nq, Nk): exp(shifted). */
  exponentials: Tensor;
  /** [H] (Nq): sum of the exponentials; 0 where the row is empty. */
  rowSum: Tensor;
  /** [H] (Nq, Nk): exponential / row sum; 0 where the row is empty. */
  weights: Tensor;
  /** [H] (Nq, Nk): running sum of the weights over j, up to 1 but for rounding; 0 where the row is empty. */
  partialWeights: Tensor;
  /** [H] (Nq): 1 where every key is hidden, else 0. */
  rowIsEmpty: Tensor<Uint8Array>;
  /** [H] (Nq, Nk, Dv): w[i,j] v[j,d]. */
  contributions: Tensor;
  /** [H] (Nq, Nk, Dv): running sum of the contributions over j. */
  partialOutputs: Tensor;
  /** [H] (Nq, Dv): the last partial output: the context vectors. */
  output: Tensor;

  /** What the scores were multiplied by, temperature aside. */
  scale: number;
  /** What the scores were divided by. */
  temperature: number;
  /** What bends the scores: s -> softCap tanh(s / softCap); 0 where none does. */
  softCap: number;
  /** (Nq, Nk): what was added to the scaled scores; -Infinity hides. */
  mask: Tensor;
  /** (Nq, H Dv): the heads' outputs side by side. */
  joinedOutput: Tensor;
  /** (H Dv, Do): W_O; of size 0 where the input has none. */
  outputProjection: Tensor;
  /** (Nq, Do): joinedOutput W_O; joinedOutput where there is no W_O. */
  result: Tensor;
  /** (Nq, Do): queryInputs + result; of size 0 where no residual was asked for. */
  residualOutput: Tensor;
  /** (Nwords), in the vocabulary's order; without a vocabulary empty, as all below. */
  words: string[];
  /** (Nwords, Do): the words' vectors. */
  vocabulary: Tensor;
  /** (Nq): |result[i]|. */
  resultLengths: Tensor;
  /** (Nwords): |vocabulary[n]|. */
  wordLengths: Tensor;
  /** (Nq, Nwords): cosine of the result and each word. */
  similarities: Tensor;
  /** (Nq): index of the most similar word; -1 = none. */
  nearestWords: Tensor<Int32Array>;
}

/**
 * The same as a trace's, with at most 8 heads, 4096 rows of queries and keys, 256 columns a head and
 * 2048 columns of embeddings. A vocabulary and a residual are checked and not used.
 */
export type AttendInput = TraceInput & {
  /** Also returns the weights and their sums; at most 1024 rows of queries and keys then. */
  returnWeights?: boolean;
};

/**
 * The end of a trace, computed of the input rounded to float32. Of float32 numbers, weights are the
 * trace's to 1e-5, and output and result to 1e-5 times the largest value.
 */
export interface Attended {
  /** [H] (Nq, Dv): the trace's output. */
  output: Tensor<Float32Array>;
  /** (Nq, Do): the trace's result. */
  result: Tensor<Float32Array>;
  /** [H] (Nq, Nk): the trace's weights; this and the sums only where they are asked for. */
  weights?: Tensor<Float32Array>;
  /** [H] (Nq): sum of a query's weights: 1, or 0 where it sees no key. */
  rowSums?: Tensor<Float32Array>;
  /** [H] (Nk): sum of the weights that a key gets from all queries. */
  columnSums?: Tensor<Float32Array>;
}

/** What a trace is computed of, the place in it (from 0), and the numbers that a person typed. */
export type CheckInput = TraceInput & {
  /** Default 0. */
  head?: number;
  query: number;
  /**
   * Digits with a point or a comma, such as "0.10" or "-2,5"; the minus may be U+2212. A number is
   * right where the right value, rounded to as many decimals, equals it; a half may be rounded
   * either way.
   */
  typed: readonly string[];
};

/** The same for numbers that belong to one key. */
export type KeyCheckInput = CheckInput & { key: number };

/** Whether all that was typed is right; where not, the first number that is wrong. */
export type ArithmeticCheck =
  | { isRight: true }
  | {
      isRight: false;
      /** The trace's field that holds the right values. */
      term:
        | "products"
        | "partialScores"
        | "scores"
        | "exponentials"
        | "rowSum"
        | "weights"
        | "contributions"
        | "output";
      /** Its place in what was typed. */
      index: number;
      /**
       * The numbers that make it. A product: the query's and the key's number; a partial score: the
       * one before and the product; a score: its products; an exponential: masked score and row
       * maximum; a row sum: the exponentials; a weight: exponential and row sum; a contribution:
       * weight and value; an output: its contributions.
       */
      factors: number[];
      rightValue: number;
      typedValue: number;
    };

/** Two tables of the same shape (Nq, Nk), at most 64 x 64, whose rows sum to 1. */
export interface DivergenceInput {
  /** (Nq, Nk): the weights that are wanted. */
  wanted: MatrixInput;
  /** (Nq, Nk): the weights that there are; a row may also be all 0. */
  weights: MatrixInput;
}

/** How far weights are from wanted ones (Kullback and Leibler 1951), in nats. */
export interface Divergence {
  /**
   * (Nq): sum over j of p log(p / q), p wanted, q the weight; 0 where both rows are the same. A
   * weight of 0 where one is wanted counts as 2^-1022, so that no divergence reaches 709.
   */
  divergence: Tensor;
  /** (Nq): 1 where a weight is 0 that is wanted above 0, which makes it infinite; else 0. */
  isInfinite: Tensor<Uint8Array>;
}

/** Two inputs whose traces are compared; their heads, queries, keys and widths must be as many. */
export interface DifferenceInput {
  /** What there is now. */
  present: TraceInput;
  /** What it is compared with. */
  pinned: TraceInput;
}

/** What the present trace has more than the pinned one; below 0 where it has less. */
export interface Difference {
  /** [H] (Nq, Nk): weights of the present minus those of the pinned. */
  weights: Tensor;
  /** [H] (Nq, Dv): the same of the output. */
  output: Tensor;
  /** (Nq, Do): the same of the result. */
  result: Tensor;
}

/** Two tensors of the same shape (..., Nq, Nk). */
export interface LargestDifferenceInput {
  /** Those that were computed; rows, heads of rows, or {shape, data} of any rank. */
  weights: HeadsInput;
  /** Those that they should be, such as a model's own. */
  wanted: HeadsInput;
}

export interface LargestDifference {
  /** The largest of |weights - wanted|; 0 where all are equal. */
  value: number;
  /** Its place: one index for each axis, from 0; the first of equals. */
  at: number[];
}

/** A matrix to begin with. */
export interface FillInput {
  /**
   * "identity": 1 in row r, column r, also where the matrix is not square; else 0. "one-hot": 1 in
   * row r, column r modulo `columns`; else 0: rows beyond the columns begin anew, where those of an
   * identity are all 0. "normal": random numbers of mean 0 and variance 1.
   */
  kind: "zeros" | "ones" | "identity" | "one-hot" | "normal";
  /** From 1 to 512. */
  rows: number;
  /** From 1 to 512. */
  columns: number;
  /**
   * For "normal": where the random numbers start, from 0 to 2^32 - 1. Equal seeds give equal
   * numbers everywhere: SplitMix64 (Steele, Lea and Flood 2014) and Algorithm N of "Sampling
   * Exactly from the Normal Distribution" (Karney 2016). Default 0.
   */
  seed?: number;
  /** Rounds to so many digits behind the point, from 0 to 15. Default: not rounded. */
  decimals?: number;
}

/** The types that the operator computes with; "double" is the same as "float64". */
export type OperatorFloatType = "float16" | "bfloat16" | "float32" | "float64" | "double";

/** Numbers that go into the operator, row-major; at most 2^24. */
export interface OperatorFloatTensor {
  /** The numbers of float16 and bfloat16 in a Uint16Array are their bits. */
  dtype: OperatorFloatType;
  shape: readonly number[];
  data: NumberList | readonly (number | "inf" | "-inf" | "nan")[];
}

/** Truth values that go into the operator: true or 1 = may be seen. */
export interface OperatorTruthTensor {
  dtype: "bool";
  shape: readonly number[];
  data: NumberList | readonly (boolean | 0 | 1)[];
}

/** Lengths that go into the operator. */
export interface OperatorLengthTensor {
  dtype: "int64" | "int32";
  shape: readonly number[];
  data: NumberList | BigInt64Array | readonly (number | bigint)[];
}

/** A tensor that comes out of the operator, computed in double; `dtype` is its input's. */
export interface OperatorOutputTensor extends Tensor {
  dtype: OperatorFloatType;
}

/** The operator Attention's attributes and inputs by their names in ONNX. */
export interface OperatorInput {
  attributes?: {
    is_causal?: 0 | 1 | boolean;
    /** Default 1 / sqrt(Dk). */
    scale?: number;
    /** 0 = none. */
    softcap?: number;
    /** Where Q, K and V have rank 3. */
    q_num_heads?: number;
    kv_num_heads?: number;
    /** 0 the scaled product, 1 after the soft cap, 2 after the mask, 3 after softmax. */
    qk_matmul_output_mode?: 0 | 1 | 2 | 3;
    /** Taken and not used: everything is computed in double. */
    softmax_precision?: number;
  };
  inputs: {
    /** (B, H, Nq, Dk), or (B, Nq, H Dk). */
    Q: OperatorFloatTensor;
    /** (B, G, N, Dk), or (B, N, G Dk). */
    K: OperatorFloatTensor;
    /** (B, G, N, Dv), or (B, N, G Dv). */
    V: OperatorFloatTensor;
    /** Rank 2 to 4, broadcast to (B, H, Nq, Nk). */
    attn_mask?: OperatorFloatTensor | OperatorTruthTensor;
    /** (B, G, Npast, Dk). */
    past_key?: OperatorFloatTensor;
    /** (B, G, Npast, Dv). */
    past_value?: OperatorFloatTensor;
    /** (B): keys from there on are hidden. */
    nonpad_kv_seqlen?: OperatorLengthTensor;
  };
}

export interface OperatorOutput {
  /** (B, H, Nq, Dv), or (B, Nq, H Dv) where Q has rank 3. */
  Y: OperatorOutputTensor;
  /** (B, G, Npast + N, Dk). */
  present_key: OperatorOutputTensor;
  /** (B, G, Npast + N, Dv). */
  present_value: OperatorOutputTensor;
  /** (B, H, Nq, Nk). */
  qk_matmul_output: OperatorOutputTensor;
}

/** The loaded core. Frozen; it holds no state that a call could change. */
export interface Core {
  /** @throws {AttentionError} where the input cannot be computed. */
  readonly trace: (input: TraceInput) => Trace;
  /**
   * The fast path for long inputs: the same attention as a trace's without its intermediate numbers,
   * in memory that grows with the tokens and not with their square. {shape, data} with a
   * Float32Array or Float64Array is read fastest.
   *
   * @throws {AttentionError} as a trace, and "overflow" for what a float32 cannot hold.
   */
  readonly attend: (input: AttendInput) => Attended;
  /**
   * The check functions hold typed numbers against the trace's field of the same name: Dk products
   * or partial scores of a query and a key; Nk scores, exponentials or weights of a query; its one
   * row sum; Dv contributions of a key to it; Dv numbers of its output.
   *
   * @throws {AttentionError} where the input cannot be computed, the place is not there, or what
   * was typed is no number or not as many as needed; so do all check functions.
   */
  readonly checkProducts: (input: KeyCheckInput) => ArithmeticCheck;
  readonly checkPartialScores: (input: KeyCheckInput) => ArithmeticCheck;
  readonly checkScores: (input: CheckInput) => ArithmeticCheck;
  readonly checkExponentials: (input: CheckInput) => ArithmeticCheck;
  readonly checkRowSum: (input: CheckInput) => ArithmeticCheck;
  readonly checkWeights: (input: CheckInput) => ArithmeticCheck;
  readonly checkContributions: (input: KeyCheckInput) => ArithmeticCheck;
  readonly checkOutput: (input: CheckInput) => ArithmeticCheck;
  /** @throws {AttentionError} where a table is no table of shares. */
  readonly divergence: (input: DivergenceInput) => Divergence;
  /**
   * Computes two traces and subtracts the pinned one from the present one.
   *
   * @throws {AttentionError} where an input cannot be computed, its field with "present." or
   * "pinned." before it; "length_mismatch" where the two cannot be compared.
   */
  readonly difference: (input: DifferenceInput) => Difference;
  /**
   * Finds where weights differ most from wanted ones.
   *
   * @throws {AttentionError} "length_mismatch" where the shapes differ, "not_finite" where a number
   * is NaN or infinite.
   */
  readonly largestDifference: (input: LargestDifferenceInput) => LargestDifference;
  /**
   * Makes a matrix (rows, columns), row by row.
   *
   * @throws {AttentionError} "missing" without a kind or a size, "unknown_name" for another kind,
   * "out_of_range" for a number outside its limits.
   */
  readonly fill: (input: FillInput) => Tensor;
  /**
   * The ONNX operator Attention, opset 23 and 24.
   *
   * @throws {AttentionError} where the input cannot be computed.
   */
  readonly attentionOperator: (input: OperatorInput) => OperatorOutput;
}

export interface LoadOptions {
  /** The bytes of attention-core.wasm; by default the file beside this module is read. */
  wasmBinary?: ArrayBuffer | Uint8Array;
}

/**
 * Loads the core, in a browser or in Node 18 and later. Calls share one core: the first call's
 * options count. After a failed load the next call tries again.
 *
 * @throws {AttentionError} "missing" where attention-core.wasm cannot be read; "wrong_type" with
 * the field "wasmBinary" where its bytes are none, or cannot be started here.
 */
export function loadCore(options?: LoadOptions): Promise<Core>;
