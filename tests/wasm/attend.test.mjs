// The fast path in JavaScript: against traces, its options, its memory.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClose, core, matrix, memorySize, refusal, smallest } from "./core.mjs";

const heads = (count, rows, columns) =>
  Array.from({ length: count }, (_, head) => matrix(rows, columns, head));

const projected = {
  embeddings: matrix(5, 4),
  contextEmbeddings: matrix(6, 3),
  queryProjection: matrix(4, 8),
  keyProjection: matrix(3, 4),
  valueProjection: matrix(3, 6),
  outputProjection: matrix(12, 2),
  heads: 4,
  keyValueHeads: 2,
  positions: "sinusoidal",
};

const direct = { queries: heads(2, 5, 3), keys: heads(1, 70, 3), values: heads(1, 70, 2) };
direct.keys[0].length = 64;
direct.values[0].length = 64;

const inputs = {
  smallest: smallest(),
  projected,
  causal: { ...projected, mask: "causal" },
  window: { ...projected, mask: { window: 2, offset: 1 } },
  "heads of their own": direct,
  cosine: { ...direct, scoring: "cosine", temperature: 0.3 },
  "dot, with a soft cap": { ...direct, scoring: "dot", softCap: 2 },
  "a scale": { ...direct, scale: 3 },
  "nothing to see": { ...direct, mask: { causal: true, offset: -3 } },
  bias: { ...direct, mask: { bias: matrix(5, 64) } },
};

for (const [name, input] of Object.entries(inputs)) {
  test(`${name}: output, weights and sums are the trace's`, () => {
    const trace = core.trace(input);
    const attended = core.attend({ ...input, returnWeights: true });
    for (const field of ["output", "result", "weights"]) {
      assert.deepEqual(attended[field].shape, trace[field].shape, field);
      assert.ok(attended[field].data instanceof Float32Array, field);
      assertClose(attended[field].data, trace[field].data, 1e-5);
    }
    const [queries, keys] = trace.weights.shape.slice(-2);
    const sum = (row) =>
      trace.weights.data.reduce((sums, weight, at) => {
        const place = Math.floor(at / (queries * keys));
        const index = row ? Math.floor(at / keys) : place * keys + (at % keys);
        sums[index] = (sums[index] ?? 0) + weight;
        return sums;
      }, []);
    assertClose(attended.rowSums.data, sum(true), 1e-5);
    assertClose(attended.columnSums.data, sum(false), 1e-5);
    const lean = core.attend(input);
    assert.deepEqual(Object.keys(lean), ["output", "result"]);
    assertClose(lean.output.data, trace.output.data, 1e-5);
  });
}

test("typed arrays, tensors and rows of numbers are the same", () => {
  const tensor = (rows, List) => ({
    shape: [rows.length, rows[0].length],
    data: List.from(rows.flat()),
  });
  const rows = { queries: matrix(4, 3), keys: matrix(5, 3, 2), values: matrix(5, 2, 3) };
  const expected = core.attend(rows);
  for (const List of [Float32Array, Float64Array, Array]) {
    const input = Object.fromEntries(
      Object.entries(rows).map(([name, table]) => [name, tensor(table, List)]),
    );
    assertClose(core.attend(input).output.data, expected.output.data, 1e-6);
    const listed = Object.fromEntries(
      Object.entries(rows).map(([name, table]) => [name, table.map((row) => List.from(row))]),
    );
    assertClose(core.attend(listed).output.data, expected.output.data, 1e-6);
  }
});

test("a typed array that lies about its length is copied no further than it goes", () => {
  const lying = (length, claimed) =>
    Object.defineProperty(
      Float64Array.from({ length }, () => 1),
      "length",
      { value: claimed },
    );
  const data = (list) => ({ queries: { shape: [1, 1], data: list }, keys: [[1]], values: [[1]] });
  assert.equal(core.trace(data(lying(100_000, 1))).queries.data.length, 1);
  assert.equal(refusal(data(lying(1, 2))).code, "wrong_type");
  class Sized extends Float32Array {
    get length() {
      return 1;
    }
  }
  assert.equal(core.trace(data(new Sized(100_000))).queries.data.length, 1);
});

test("a typed array is no table of truth values unless its numbers are 0 and 1", () => {
  const seen = (number) => ({
    ...smallest(),
    mask: { allowed: { shape: [1, 1], data: Float64Array.of(number) } },
  });
  assert.deepEqual([...core.attend(seen(1)).output.data], [1]);
  assert.deepEqual([...core.attend(seen(0)).output.data], [0]);
  const error = refusal(seen(0.5), core.attend);
  assert.deepEqual([error.code, error.field], ["wrong_type", "mask.allowed"]);
});

test("4096 tokens need no memory for their pairs", () => {
  const size = memorySize();
  const list = () => ({ shape: [4096, 2], data: new Float32Array(8192).fill(0.5) });
  const { output } = core.attend({ queries: list(), keys: list(), values: list(), scoring: "dot" });
  assert.deepEqual(output.shape, [4096, 2]);
  assertClose(output.data.subarray(0, 4), [0.5, 0.5, 0.5, 0.5], 1e-6);
  assert.ok(memorySize() - size < 4 << 20, "the 4096 x 4096 weights alone would be 64 MB");
});

test("what cannot be attended is refused", () => {
  const many = (rows, columns) => ({
    shape: [rows, columns],
    data: new Float32Array(rows * columns),
  });
  const cases = [
    [{ keys: undefined }, "missing", "keys", /^keys is missing$/],
    [{ queries: many(4097, 1) }, "too_large", "queries", /4097 rows, at most 4096/],
    [{ queries: many(1, 257) }, "too_large", "queries", /257 columns, at most 256/],
    [{ queries: many(1025, 1), returnWeights: true }, "too_large", "queries", /at most 1024/],
    [{ values: [[1e39]] }, "overflow", "values", /1e\+39, too large for a float32/],
    [{ scale: 1e308, queries: [[1e30]] }, "overflow", "scaledScores", /^scaledScores\[0\]\[0\]/],
    [{ returnWeights: 1 }, "wrong_type", "returnWeights", /the number 1, not true or false/],
    [{ returnWeight: true }, "unknown_name", "returnWeight", /the nearest is returnWeights/],
    [{ positions: "sinusoidal" }, "conflict", "positions", /embeddings alone/],
  ];
  for (const [change, code, field, message] of cases) {
    const error = refusal({ ...smallest(), ...change }, core.attend);
    assert.deepEqual([error.code, error.field], [code, field], error.message);
    assert.match(error.message, message);
  }
  assert.equal(refusal({ ...smallest(), returnWeights: true }).code, "unknown_name");
});
