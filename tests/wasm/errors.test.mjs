// Each code of AttentionError as JavaScript sees it, with its field and message.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { core, matrix, refusal, smallest } from "./core.mjs";

const pair = { queries: [[1, 2]], keys: [[1, 2]], values: [[1]] };
const embedded = {
  embeddings: [[1]],
  queryProjection: [[1]],
  keyProjection: [[1]],
  valueProjection: [[1]],
};

/** [what is changed, code, field, message]. `undefined` takes a property away. */
const cases = [
  [{ keys: undefined }, "missing", "keys", /^keys is missing$/],
  [{ queries: [] }, "empty", "queries", /queries has no rows/],
  [{ queries: [[]] }, "empty", "queries", /queries has no columns/],
  [{ queries: { shape: [0, 0], data: [] } }, "empty", "queries", /queries has no rows/],
  [{ queries: [[1], [1, 2]] }, "ragged", "queries", /row 2 has 2 numbers, row 1 has 1/],
  [{ queries: [[[1]], [[1], [2]]] }, "ragged", "queries", /^queries head 2 has 2 x 1 numbers/],
  [
    { queries: [[1], [1], Object.assign([1, 2], { 2: "x" })] },
    "wrong_type",
    "queries",
    /^queries row 3, column 3 is the text 'x', not a number$/,
  ],
  [
    { queries: [[[1]], [[null]]] },
    "wrong_type",
    "queries",
    /^queries head 2, row 1, column 1 is null, not a number$/,
  ],
  [{ queries: [1] }, "wrong_type", "queries", /^queries row 1 is the number 1, not a list$/],
  [{ queries: 5 }, "wrong_type", "queries", /the number 5, not a list or \{shape, data\}/],
  [{ queries: [[1n]] }, "wrong_type", "queries", /column 1 is a BigInt, not a number/],
  // eslint-disable-next-line no-sparse-arrays
  [{ queries: [[1, , 2]] }, "wrong_type", "queries", /row 1, column 2 is undefined/],
  [{ queries: { shape: [1], data: [1] } }, "wrong_type", "queries", /has 1 axes/],
  [{ scale: "2" }, "wrong_type", "scale", /^scale is the text '2', not a number$/],
  [{ scale: null }, "wrong_type", "scale", /^scale is null, not a number$/],
  [{ mask: 3 }, "wrong_type", "mask", /^mask is the number 3, not an object$/],
  [{ mask: { causal: 1 } }, "wrong_type", "mask.causal", /the number 1, not true or false/],
  [{ mask: { allowed: [[2]] } }, "wrong_type", "mask.allowed", /column 1 is the number 2/],
  [{ vocabulary: { a_b: ["x"] } }, "wrong_type", "vocabulary", /word 'a_b', column 1 is the text/],
  [{ keys: [[1, 2]] }, "width_mismatch", "keys", /keys has 2 columns, queries has 1/],
  [{ keys: [[1], [2]] }, "length_mismatch", "keys", /keys has 2 rows, values has 1/],
  [
    { queries: { shape: [1, 2], data: [1] } },
    "length_mismatch",
    "queries",
    /asks for 2 numbers, its data have 1/,
  ],
  [{ heads: 2 }, "head_mismatch", "queries", /cannot be shared out to 2 heads/],
  [{ keyValueHeads: 2, keys: [[1, 2]], values: [[1, 2]] }, "head_mismatch", "queries", /multiple/],
  [{ queries: [[NaN]] }, "not_finite", "queries", /^row 1, column 1 of queries is NaN/],
  [{ temperature: Infinity }, "not_finite", "temperature", /temperature is infinity/],
  [{ heads: NaN }, "not_finite", "heads", /^heads is NaN$/],
  [{ temperature: 0 }, "out_of_range", "temperature", /temperature is 0/],
  [{ softCap: -1 }, "out_of_range", "softCap", /^softCap is -1/],
  [{ heads: 1.5 }, "out_of_range", "heads", /^heads is the number 1.5, not a whole number/],
  [{ heads: -1 }, "out_of_range", "heads", /^heads is -1, but must not be negative$/],
  [{ heads: 0 }, "head_mismatch", "queries", /cannot be shared out to 0 heads/],
  [{ mask: { window: 0 } }, "out_of_range", "mask.window", /mask.window is 0/],
  [{ queries: { shape: [-1, 2], data: [] } }, "out_of_range", "queries", /not negative/],
  [{ queries: matrix(65, 1) }, "too_large", "queries", /queries has 65 rows, at most 64/],
  [{ queries: new Array(1e9) }, "too_large", "queries", /1000000000 entries/],
  [{ queries: [new Array(1e9)] }, "too_large", "queries", /1000000000 entries/],
  [
    { queries: { shape: [1e9, 1e9, 1e9], data: [] } },
    "too_large",
    "queries",
    /more than 524288 numbers/,
  ],
  [{ quieries: [[1]] }, "unknown_name", "quieries", /'quieries' .* the nearest is queries$/],
  [{ scoring: "cosin" }, "unknown_name", "scoring", /the nearest is cosine$/],
  [{ mask: "casual" }, "unknown_name", "mask", /the nearest is causal$/],
  [{ mask: { ofset: 1 } }, "unknown_name", "mask.ofset", /the nearest is offset$/],
  [{ mask: { bias: [[1, 2]] } }, "mask_shape", "mask.bias", /mask.bias has 1 x 2 cells/],
  [{ embeddings: [[1]] }, "conflict", "queries", /queries and a projection exclude/],
  [{ heads: 1, queries: [[[1]]] }, "conflict", "heads", /queries already has heads$/],
  [{ queries: [[1e200]], keys: [[1e200]] }, "overflow", /./, /too large for a double/],
];

for (const [change, code, field, message] of cases) {
  const name = Object.keys(change).join(", ");
  test(`${code}: ${name} ${message.source}`, () => {
    const error = refusal({ ...smallest(), ...change });
    assert.equal(error.name, "AttentionError");
    assert.equal(error.code, code, error.message);
    assert.match(error.message, message);
    if (typeof field === "string") assert.equal(error.field, field);
  });
}

test("fields of a projection have JavaScript's names", () => {
  const cases = [
    [{ queryProjection: undefined }, "missing", "queryProjection"],
    [{ keyProjection: [[1], [2]] }, "width_mismatch", "keyProjection"],
    [{ contextEmbeddings: [[NaN]] }, "not_finite", "contextEmbeddings"],
    [{ outputProjection: [[1], [2]] }, "width_mismatch", "outputProjection"],
    [{ vocabulary: {} }, "empty", "vocabulary"],
    [{ vocabulary: { a: [1, 2] } }, "width_mismatch", "vocabulary"],
  ];
  for (const [change, code, field] of cases) {
    const error = refusal({ ...embedded, ...change });
    assert.deepEqual([error.code, error.field], [code, field], error.message);
    assert.ok(error.message.includes(field), error.message);
    assert.doesNotMatch(error.message, /[a-z]_[a-z]|projection\.|vocabulary\./);
  }
});

test("every code of the core and of the types has a case here", async () => {
  const header = await readFile(new URL("../../core/include/attention/error.hpp", import.meta.url));
  const [, body] = /enum class ErrorCode \{([^}]*)\}/.exec(header.toString());
  const codes = [...body.matchAll(/^\s*([a-z_]+),/gm)].map(([, code]) => code).sort();
  assert.deepEqual([...new Set(cases.map(([, code]) => code))].sort(), codes);
  const types = await readFile(new URL("../../build/site/attention-core.d.ts", import.meta.url));
  const [, union] = /type ErrorCode =([^;]*);/.exec(types.toString());
  assert.deepEqual([...union.matchAll(/\| "([a-z_]+)"/g)].map(([, code]) => code).sort(), codes);
});

test("the operator's errors keep ONNX's names", () => {
  const tensor = { dtype: "float32", shape: [1, 1, 1, 1], data: [1] };
  const inputs = { Q: tensor, K: tensor, V: tensor };
  const operator = (change, attributes = {}) =>
    refusal({ attributes, inputs: { ...inputs, ...change } }, core.attentionOperator);
  assert.equal(operator({ Q: undefined }).code, "missing");
  assert.equal(operator({ q: tensor }).code, "unknown_name");
  assert.equal(operator({ Q: { ...tensor, dtype: "float" } }).code, "unknown_name");
  assert.equal(operator({ Q: { ...tensor, data: ["x"] } }).code, "wrong_type");
  assert.equal(operator({ Q: { ...tensor, data: [1, 2] } }).code, "length_mismatch");
  assert.equal(operator({ past_key: 1 }).field, "past_key");
  assert.equal(operator({}, { is_casual: 1 }).code, "unknown_name");
  assert.equal(operator({}, { qk_matmul_output_mode: 4 }).code, "out_of_range");
  assert.equal(refusal(pair, core.attentionOperator).code, "unknown_name");
});
