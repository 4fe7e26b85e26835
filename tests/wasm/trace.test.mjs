// What core.trace returns: the lesson's numbers, shapes, settings, copies.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClose, core, matrix, memorySize, refusal, smallest } from "./core.mjs";

/** A query of width 1 against keys of width 1: the keys are the scores. */
const scored = (scores, more) => ({
  queries: [[1]],
  keys: scores.map((score) => [score]),
  values: scores.map((_, i) => scores.map((__, j) => (i === j ? 1 : 0))),
  scoring: "dot",
  ...more,
});

test("the lesson's scores become its weights", () => {
  const trace = core.trace(scored([0.1, 0.2, 1.5, 0.1, 0.0]));
  const weights = [0.123989, 0.137029, 0.502802, 0.123989, 0.11219];
  assert.deepEqual([...trace.scores.data], [0.1, 0.2, 1.5, 0.1, 0.0]);
  assertClose(trace.weights.data, weights, 5e-7);
  assertClose(trace.output.data, weights, 5e-7);
});

test("the lesson's softmax", () => {
  const trace = core.trace(scored([2, 1, 0.1]));
  assertClose(trace.weights.data, [0.659001, 0.242433, 0.098566], 5e-7);
  assert.deepEqual([...trace.rowMax.data], [2]);
  assert.deepEqual([...trace.shifted.data], [0, -1, -1.9]);
});

test("the partial weights fill up to 1, and to 0 where a row is empty", () => {
  const trace = core.trace({
    ...scored([2, 1, 0.1]),
    queries: [[1], [1]],
    mask: {
      allowed: [
        [1, 1, 1],
        [0, 0, 0],
      ],
    },
  });
  assertClose(trace.partialWeights.data, [0.659001, 0.901434, 1, 0, 0, 0], 5e-7);
  assert.ok(Math.abs(trace.partialWeights.data[2] - 1) < 1e-12);
});

test("what goes in comes back as typed", () => {
  const input = { queries: [[0.1, -0]], keys: [[1e-300, 3]], values: [[0.7]] };
  const trace = core.trace(input);
  assert.deepEqual([...trace.queries.data], [0.1, -0]);
  assert.deepEqual([...trace.keys.data], [1e-300, 3]);
  assert.deepEqual([...trace.values.data], [0.7]);
});

test("rows may be arrays or typed arrays, matrices {shape, data}", () => {
  const plain = { queries: matrix(2, 3), keys: matrix(4, 3, 2), values: matrix(4, 5, 3) };
  const expected = core.trace(plain);
  const typed = Object.fromEntries(
    Object.entries(plain).map(([name, rows]) => [name, rows.map((row) => Float64Array.from(row))]),
  );
  assert.deepEqual(core.trace(typed), expected);
  const { queries, keys, values } = expected;
  assert.deepEqual(core.trace({ queries, keys, values }), expected);
});

test("heads: an axis of its own and columns dealt out are the same", () => {
  const wide = { queries: matrix(2, 4), keys: matrix(3, 4, 2), values: matrix(3, 6, 3) };
  const deal = (rows, heads) =>
    Array.from({ length: heads }, (_, head) => {
      const width = rows[0].length / heads;
      return rows.map((row) => row.slice(head * width, (head + 1) * width));
    });
  const split = Object.fromEntries(
    Object.entries(wide).map(([name, rows]) => [name, deal(rows, 2)]),
  );
  const trace = core.trace({ ...wide, heads: 2 });
  assert.deepEqual(core.trace(split), trace);
  assert.deepEqual(trace.weights.shape, [2, 2, 3]);
  assert.deepEqual(trace.output.shape, [2, 2, 3]);
  assert.deepEqual(trace.joinedOutput.shape, [2, 6]);
  const [first, second] = [trace.output.data.subarray(0, 3), trace.output.data.subarray(6, 9)];
  assert.deepEqual([...trace.joinedOutput.data.subarray(0, 6)], [...first, ...second]);
});

test("key/value heads are shared out to the query heads", () => {
  const queries = matrix(2, 8);
  const trace = core.trace({
    queries,
    keys: matrix(3, 4, 2),
    values: matrix(3, 4, 3),
    heads: 4,
    keyValueHeads: 2,
  });
  assert.deepEqual(trace.keys.shape, [4, 3, 2]);
  assert.deepEqual(trace.keys.data.subarray(0, 6), trace.keys.data.subarray(6, 12));
  assert.notDeepEqual(trace.keys.data.subarray(6, 12), trace.keys.data.subarray(12, 18));
});

test("one head, asked for, keeps its axis", () => {
  assert.deepEqual(core.trace({ ...smallest(), heads: 1 }).weights.shape, [1, 1, 1]);
  assert.deepEqual(core.trace({ ...smallest(), queries: [[[1]]] }).weights.shape, [1, 1, 1]);
  assert.deepEqual(core.trace(smallest()).weights.shape, [1, 1]);
});

test("embeddings are projected to queries, keys and values", () => {
  const identity = [
    [1, 0],
    [0, 1],
  ];
  const input = {
    embeddings: [[1, 2]],
    contextEmbeddings: [
      [3, 4],
      [5, 6],
    ],
    queryProjection: identity,
    keyProjection: identity,
    valueProjection: [[1], [1]],
    outputProjection: [[1, 10]],
  };
  const trace = core.trace(input);
  assert.deepEqual([...trace.queries.data], [1, 2]);
  assert.deepEqual([...trace.keys.data], [3, 4, 5, 6]);
  assert.deepEqual([...trace.values.data], [7, 11]);
  assertClose(trace.result.data, [trace.output.data[0], 10 * trace.output.data[0]]);
  const self = core.trace({ ...input, contextEmbeddings: undefined });
  assert.deepEqual([...self.keys.data], [1, 2]);
});

test("sinusoidal positions are added to embeddings, and none to what is ready", () => {
  const input = {
    embeddings: [
      [1, 2],
      [3, 4],
    ],
    queryProjection: [[1], [0]],
    keyProjection: [[1], [0]],
    valueProjection: [[1], [0]],
    positions: "sinusoidal",
  };
  const trace = core.trace(input);
  assertClose(trace.keyPositions.data, [0, 1, Math.sin(1), Math.cos(1)], 1e-15);
  assertClose(trace.queryInputs.data, [1, 3, 3 + Math.sin(1), 4 + Math.cos(1)], 1e-15);
  assertClose(trace.values.data, [1, 3 + Math.sin(1)], 1e-15);
  const plain = core.trace({ ...input, positions: "none" });
  assert.deepEqual(plain, core.trace({ ...input, positions: undefined }));
  assert.deepEqual([...plain.keyPositions.data], [0, 0, 0, 0]);
  assert.deepEqual(core.trace({ ...smallest(), positions: "none" }), core.trace(smallest()));
});

test("a residual adds what came in to the result", () => {
  const input = {
    embeddings: [[1, 2]],
    queryProjection: [[1], [0]],
    keyProjection: [[0], [1]],
    valueProjection: [[1], [1]],
    outputProjection: [[1, -1]],
  };
  const { residualOutput } = core.trace({ ...input, residual: true });
  assert.deepEqual(residualOutput, { shape: [1, 2], data: Float64Array.of(1 + 3, 2 - 3) });
  assert.equal(core.trace({ ...input, residual: false }).residualOutput.data.length, 0);
  const narrow = refusal({ ...input, outputProjection: undefined, residual: true });
  assert.deepEqual([narrow.code, narrow.field], ["width_mismatch", "residual"]);
  const ready = refusal({ ...smallest(), residual: true });
  assert.deepEqual([ready.code, ready.field], ["conflict", "residual"]);
});

test("scale, temperature and soft cap", () => {
  const trace = core.trace(scored([1, 2], { scale: 3, temperature: 2, softCap: 4 }));
  assert.equal(trace.scale, 3);
  assert.equal(trace.temperature, 2);
  assert.equal(trace.softCap, 4);
  assert.equal(core.trace(smallest()).softCap, 0);
  assert.deepEqual([...trace.uncappedScores.data], [1.5, 3]);
  assertClose(trace.scaledScores.data, [4 * Math.tanh(1.5 / 4), 4 * Math.tanh(3 / 4)]);
});

test("masks hide", () => {
  const input = { queries: matrix(3, 2), keys: matrix(3, 2), values: matrix(3, 2) };
  const hidden = (mask) => [...core.trace({ ...input, mask }).mask.data].map((cell) => cell !== 0);
  const [show, hide] = [false, true];
  const causal = [show, hide, hide, show, show, hide, show, show, show];
  assert.deepEqual(hidden("causal"), causal);
  assert.deepEqual(hidden({ causal: true }), causal);
  assert.deepEqual(hidden("none"), Array(9).fill(show));
  assert.deepEqual(hidden({}), Array(9).fill(show));
  const allowed = [
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ];
  assert.deepEqual(hidden({ allowed }), causal);
  assert.deepEqual(hidden({ allowed: allowed.map((row) => row.map(Number)) }), causal);
  const bias = allowed.map((row) => row.map((seen) => (seen ? 0 : -Infinity)));
  assert.deepEqual(hidden({ bias }), causal);
  assert.deepEqual(hidden({ window: 1 }), [show, hide, hide, hide, show, hide, hide, hide, show]);
  assert.deepEqual(hidden({ causal: true, offset: 2 }), Array(9).fill(show));
});

test("a row that sees nothing is marked, not NaN", () => {
  const trace = core.trace({ ...smallest(), mask: { allowed: [[false]] } });
  assert.deepEqual(trace.rowIsEmpty, { shape: [1], data: Uint8Array.of(1) });
  assert.deepEqual([...trace.weights.data, ...trace.output.data], [0, 0]);
  assert.equal(trace.maskedScores.data[0], -Infinity);
});

test("the output is compared with a vocabulary", () => {
  const trace = core.trace({ ...scored([9, 0]), vocabulary: { blå_ord: [0, 1], z: [1, 0] } });
  assert.deepEqual(trace.words, ["blå_ord", "z"]);
  assert.deepEqual(trace.similarities.shape, [1, 2]);
  assert.deepEqual(trace.nearestWords, { shape: [1], data: Int32Array.of(1) });
});

test("a trace is a copy that nothing later changes", () => {
  const first = core.trace(smallest());
  const before = structuredClone(first);
  const size = memorySize();
  const big = { queries: matrix(64, 64), keys: matrix(64, 64), values: matrix(64, 64) };
  core.trace({ ...big, queries: Array(8).fill(big.queries) });
  assert.ok(memorySize() > size, "the memory grew");
  assert.deepEqual(first, before);

  first.weights.data.fill(7);
  first.weights.shape.push(3);
  assert.deepEqual(core.trace(smallest()), before);
});

for (const [dtype, bits] of [
  ["float16", 0x3e00],
  ["bfloat16", 0x3fc0],
]) {
  test(`the operator reads ${dtype} as bits in a Uint16Array, else as numbers`, () => {
    const shape = [1, 1, 1, 1];
    const lists = [Uint16Array.of(bits), [1.5], Float32Array.of(1.5), Float64Array.of(1.5)];
    for (const data of lists) {
      const half = { dtype, shape, data };
      const { Y } = core.attentionOperator({ inputs: { Q: half, K: half, V: half } });
      assert.deepEqual(Y, { dtype, shape, data: Float64Array.of(1.5) });
    }
  });
}

test("the operator answers with the types of its inputs", () => {
  const half = { dtype: "float16", shape: [1, 1, 1, 1], data: Uint16Array.of(0x3e00) };
  const { Y, present_key, present_value, qk_matmul_output } = core.attentionOperator({
    attributes: {},
    inputs: { Q: half, K: half, V: half },
  });
  const one = { dtype: "float16", shape: [1, 1, 1, 1], data: Float64Array.of(1.5) };
  assert.deepEqual([Y, present_key, present_value], [one, one, one]);
  assert.deepEqual([...qk_matmul_output.data], [2.25]);
});
