// The headless API as a TypeScript program uses it; types.test.mjs compiles this and never runs it.
import { AttentionError, loadCore } from "../../build/site/attention-core.js";
import type { ErrorCode, Trace, TraceInput } from "../../build/site/attention-core.js";

const core = await loadCore({ wasmBinary: new Uint8Array() });

const trace: Trace = core.trace({
  queries: [[1, 2]],
  keys: [Float64Array.of(1, 2)],
  values: [[[1]], [[2]]],
  heads: undefined,
  scoring: "cosine",
  mask: { causal: true, allowed: [[true]], bias: [[-Infinity]] },
  vocabulary: { word: [1] },
});
const weights: Float64Array = trace.weights.data;
const flags: Uint8Array = trace.rowIsEmpty.data;
const nearest: Int32Array = trace.nearestWords.data;
core.trace({ queries: trace.queries, keys: trace.keys, values: trace.values });
core.trace({
  embeddings: [[1]],
  queryProjection: [[1]],
  keyProjection: [[1]],
  valueProjection: [[1]],
});

const checked = core.checkProducts({
  queries: [[1]],
  keys: [[1]],
  values: [[1]],
  query: 0,
  key: 0,
  typed: ["1"],
});
const factors: number[] = checked.isRight ? [] : checked.factors;
// @ts-expect-error: a score belongs to a query, and which is not said
core.checkScores({ queries: [[1]], keys: [[1]], values: [[1]], typed: ["1"] });
// @ts-expect-error: numbers are typed as text
core.checkScores({ queries: [[1]], keys: [[1]], values: [[1]], query: 0, typed: [1] });
const { divergence, isInfinite } = core.divergence({ wanted: [[1]], weights: trace.weights });
const distances: [Float64Array, Uint8Array] = [divergence.data, isInfinite.data];

const attended = core.attend({
  queries: { shape: [1, 1], data: Float32Array.of(1) },
  keys: [[1]],
  values: [[1]],
  returnWeights: true,
});
const short: (Float32Array | undefined)[] = [attended.output.data, attended.columnSums?.data];
const { weights: more } = core.difference({
  present: { queries: [[1]], keys: [[1]], values: [[1]] },
  pinned: { queries: [[2]], keys: [[1]], values: [[1]] },
});
const place: number[] = core.largestDifference({ weights: more, wanted: [[0]] }).at;
const filled: Float64Array = core.fill({ kind: "one-hot", rows: 2, columns: 3 }).data;
// @ts-expect-error: a kind that is not known
core.fill({ kind: "twos", rows: 2, columns: 3 });

const half = { dtype: "float16", shape: [1, 1, 1, 1], data: Uint16Array.of(1) } as const;
const output = core.attentionOperator({ inputs: { Q: half, K: half, V: half } });
core.attentionOperator({
  inputs: {
    Q: half,
    K: half,
    V: half,
    attn_mask: { dtype: "bool", shape: [1, 1], data: [true] },
    nonpad_kv_seqlen: { dtype: "int64", shape: [1], data: [1n] },
  },
});
const numbers: Float64Array = output.present_key.data;

try {
  // @ts-expect-error: keys and values are missing
  core.trace({ queries: [[1]] });
} catch (error) {
  if (error instanceof AttentionError) {
    const code: ErrorCode = error.code;
    // @ts-expect-error: there is no such code
    const wrong: ErrorCode = "no_such_code";
    console.log(code, wrong, error.field, error.message);
  }
}

// @ts-expect-error: a name that is not known
const misspelt: TraceInput = { queries: [[1]], keys: [[1]], values: [[1]], maks: "causal" };
// @ts-expect-error: a scoring that is not known
const unknown: TraceInput = { queries: [[1]], keys: [[1]], values: [[1]], scoring: "sum" };
// @ts-expect-error: text where numbers belong
const text: TraceInput = { queries: [["1"]], keys: [[1]], values: [[1]] };
const flag = { dtype: "bool", shape: [1, 1, 1, 1], data: [1] } as const;
// @ts-expect-error: truth values are no queries
core.attentionOperator({ inputs: { Q: flag, K: half, V: half } });
// @ts-expect-error: the core is frozen
core.trace = () => trace;

console.log(
  factors,
  distances,
  filled,
  short,
  place,
  weights,
  flags,
  nearest,
  numbers,
  misspelt,
  unknown,
  text,
);
