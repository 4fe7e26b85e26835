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
  [{ positions: "sinusoid" }, "unknown_name", "positions", /the nearest is sinusoidal$/],
  [{ positions: "sinusoidal" }, "conflict", "positions", /to embeddings alone, and queries/],
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
  const tested = new Set(cases.map(([, code]) => code));
  for (const code of ["wrong_format", "unsupported"]) tested.add(code); // of files alone
  assert.deepEqual([...tested].sort(), codes);
  const types = await readFile(new URL("../../build/site/attention-core.d.ts", import.meta.url));
  const [, union] = /type ErrorCode =([^;]*);/.exec(types.toString());
  assert.deepEqual([...union.matchAll(/\| "([a-z_]+)"/g)].map(([, code]) => code).sort(), codes);
});

/** A float32 tensor; without data, filled with ones. */
const tensor = (shape, data) => ({
  dtype: "float32",
  shape,
  data: data ?? Array(shape.reduce((product, size) => product * size, 1)).fill(1),
});

/** One batch and head, two queries, three keys, width 1. */
const inputs = {
  Q: tensor([1, 1, 2, 1], [1, 2]),
  K: tensor([1, 1, 3, 1], [1, 2, 3]),
  V: tensor([1, 1, 3, 1], [1, 2, 3]),
};
const past = tensor([1, 1, 1, 1]);
const flags = (shape, data) => ({ dtype: "bool", shape, data });
const lengths = (...data) => ({ dtype: "int64", shape: [data.length], data });
const threeHeads = { Q: tensor([1, 1, 3]), K: tensor([1, 1, 3]), V: tensor([1, 1, 3]) };
const sixteenK = tensor([1, 1, 16384, 1]);

/** [changed inputs, attributes, code, field, message]: the core's cases, and the border's own. */
const operatorCases = [
  [{ Q: undefined }, {}, "missing", "Q", /^Q is missing$/],
  [{ V: undefined }, {}, "missing", "V", /^V is missing$/],
  [{ K: tensor([1, 3, 1]) }, {}, "conflict", "K", /^K has rank 3, but Q has rank 4/],
  [
    { Q: tensor([2, 1]), K: tensor([2, 1]), V: tensor([2, 1]) },
    {},
    "out_of_range",
    "Q",
    /^Q has rank 2/,
  ],
  [{ Q: tensor([1, 1, 2, 1], [1]) }, {}, "length_mismatch", "Q", /^Q has 1 number, .* needs 2$/],
  [{ Q: tensor([1, 1, 0, 1]) }, {}, "empty", "Q", /^Q has a dimension of size 0$/],
  [{ Q: tensor(Array(4).fill(65536), []) }, {}, "too_large", "Q", /^Q would have more/],
  [
    { Q: sixteenK, K: sixteenK, V: sixteenK },
    {},
    "too_large",
    "qk_matmul_output",
    /^qk_matmul_output would have more/,
  ],
  [
    { Q: tensor([1, 2, 1]), K: tensor([1, 3, 1]), V: tensor([1, 3, 1]) },
    {},
    "missing",
    "q_num_heads",
    /^q_num_heads is missing, but Q has rank 3$/,
  ],
  [threeHeads, { q_num_heads: 3 }, "missing", "kv_num_heads", /but K has rank 3$/],
  [threeHeads, { q_num_heads: 2 }, "head_mismatch", "q_num_heads", /^Q .* does not divide$/],
  [threeHeads, { q_num_heads: 0 }, "head_mismatch", "q_num_heads", /^Q .* does not divide$/],
  [{}, { q_num_heads: 2 }, "head_mismatch", "Q", /^Q has head count 1, but q_num_heads needs 2$/],
  [
    { Q: tensor([1, 3, 1, 1]), K: tensor([1, 2, 1, 1]), V: tensor([1, 2, 1, 1]) },
    {},
    "head_mismatch",
    "Q",
    /^Q has 3 heads, .* multiple of K's 2$/,
  ],
  [{ V: tensor([1, 2, 3, 1]) }, {}, "head_mismatch", "V", /^V has head count 2, but K needs 1$/],
  [{ K: tensor([1, 1, 3, 2]) }, {}, "width_mismatch", "K", /^K has width 2, but Q needs 1$/],
  [{ V: tensor([1, 1, 2, 1]) }, {}, "length_mismatch", "V", /^V has length 2, but K needs 3$/],
  [{ K: tensor([2, 1, 3, 1]) }, {}, "length_mismatch", "K", /^K has batch size 2, but Q needs 1$/],
  [{ past_key: past }, {}, "missing", "past_value", /past_value .* missing$/],
  [
    { past_key: tensor([1, 1, 1]), past_value: past },
    {},
    "out_of_range",
    "past_key",
    /^past_key has rank 3/,
  ],
  [
    { past_key: tensor([1, 1, 1, 2]), past_value: past },
    {},
    "width_mismatch",
    "past_key",
    /^past_key has width 2, but K needs 1$/,
  ],
  [
    { past_key: tensor([1, 2, 1, 1]), past_value: past },
    {},
    "head_mismatch",
    "past_key",
    /^past_key has head count 2, but K needs 1$/,
  ],
  [
    { past_key: past, past_value: tensor([2, 1, 1, 1]) },
    {},
    "length_mismatch",
    "past_value",
    /^past_value has batch size 2, but Q needs 1$/,
  ],
  [{ attn_mask: tensor([1, 4]) }, {}, "mask_shape", "attn_mask", /must have 3 or less$/],
  [{ attn_mask: tensor([3, 1]) }, {}, "mask_shape", "attn_mask", /must have 2 or 1$/],
  [{ attn_mask: tensor([3]) }, {}, "mask_shape", "attn_mask", /^attn_mask has rank 1/],
  [{ attn_mask: flags([1, 3], [0, 1, 2]) }, {}, "wrong_type", "attn_mask", /holds 2/],
  [{ attn_mask: tensor([1, 3], [0, 0, NaN]) }, {}, "not_finite", "attn_mask", /holds NaN/],
  [{ nonpad_kv_seqlen: lengths(4) }, {}, "out_of_range", "nonpad_kv_seqlen", /from 0 to 3$/],
  [{ nonpad_kv_seqlen: lengths(-1) }, {}, "out_of_range", "nonpad_kv_seqlen", /holds -1/],
  [{ nonpad_kv_seqlen: lengths(0.5) }, {}, "out_of_range", "nonpad_kv_seqlen", /whole numbers/],
  [{ nonpad_kv_seqlen: lengths(1, 2) }, {}, "length_mismatch", "nonpad_kv_seqlen", /Q needs 1$/],
  [{}, { softcap: -1 }, "out_of_range", "softcap", /^softcap is -1/],
  [{}, { softcap: NaN }, "not_finite", "softcap", /^softcap is NaN/],
  [{}, { scale: Infinity }, "not_finite", "scale", /^scale is infinity/],
  [{}, { scale: "1" }, "wrong_type", "scale", /^scale is the text '1', not a number$/],
  [{}, { kv_num_heads: -1 }, "out_of_range", "kv_num_heads", /must not be negative$/],
  [
    {},
    { qk_matmul_output_mode: 4 },
    "unknown_name",
    "qk_matmul_output_mode",
    /^qk_matmul_output_mode is 4, but must be 0, 1, 2 or 3$/,
  ],
  [{ Q: tensor([1, 1, 2, 1], [1, NaN]) }, {}, "not_finite", "Q", /^Q holds NaN/],
  [{ K: tensor([1, 1, 3, 1], [1, Infinity, 1]) }, {}, "not_finite", "K", /^K holds NaN/],
  [{ V: tensor([1, 1, 3, 1], [1, "nan", 1]) }, {}, "not_finite", "V", /^V holds NaN/],
  [
    { Q: tensor([1, 1, 1, 1], [1e200]), K: tensor([1, 1, 3, 1], [1e200, 0, 0]) },
    {},
    "overflow",
    "qk_matmul_output",
    /^a score in qk_matmul_output became too large/,
  ],
  [
    {
      Q: tensor([1, 1, 1, 1], [0]),
      K: tensor([1, 1, 11, 1]),
      V: tensor([1, 1, 11, 1], Array(11).fill(Number.MAX_VALUE)),
    },
    {},
    "overflow",
    "Y",
    /^Y became too large/,
  ],
  [{ q: past }, {}, "unknown_name", "q", /the nearest is Q or K or V$/],
  [{}, { is_casual: 1 }, "unknown_name", "is_casual", /the nearest is is_causal$/],
  [{ past_key: 1 }, {}, "wrong_type", "past_key", /^past_key is the number 1/],
  [
    { Q: tensor([1, 1, 1, 1], ["x"]) },
    {},
    "wrong_type",
    "Q",
    /^the data of Q, entry 1 is the text/,
  ],
];

for (const [change, attributes, code, field, message] of operatorCases) {
  test(`the operator, ${code} in ONNX's ${field}: ${message.source}`, () => {
    const error = refusal({ attributes, inputs: { ...inputs, ...change } }, core.attentionOperator);
    assert.deepEqual([error.code, error.field], [code, field], error.message);
    assert.match(error.message, message);
    if (field !== "q") assert.doesNotMatch(error.message, /\b[qkvy]\b/);
  });
}

test("each input of the operator takes the types that it can have, and no others", () => {
  const floats = ["float16", "bfloat16", "float32", "float64", "double"];
  const others = ["bool", "int32", "int64", "int8", "uint8", "float", "complex64", "", "toString"];
  const right = {
    Q: floats,
    K: floats,
    V: floats,
    past_key: floats,
    past_value: floats,
    attn_mask: [...floats, "bool"],
    nonpad_kv_seqlen: ["int32", "int64"],
  };
  const whole = {
    ...inputs,
    past_key: past,
    past_value: past,
    attn_mask: tensor([1, 4]),
    nonpad_kv_seqlen: lengths(4),
  };
  for (const [name, types] of Object.entries(right)) {
    for (const dtype of [...floats, ...others]) {
      const changed = { inputs: { ...whole, [name]: { ...whole[name], dtype } } };
      if (types.includes(dtype)) {
        assert.equal(core.attentionOperator(changed).Y.data.length, 2, `${name} of ${dtype}`);
        continue;
      }
      const error = refusal(changed, core.attentionOperator);
      assert.deepEqual([error.code, error.field], ["wrong_type", name], error.message);
      assert.ok(error.message.startsWith(`the dtype of ${name} is '${dtype}', but must be `));
      for (const type of types) assert.ok(error.message.includes(type), error.message);
    }
    const none = { inputs: { ...whole, [name]: { ...whole[name], dtype: undefined } } };
    assert.equal(refusal(none, core.attentionOperator).code, "wrong_type");
  }
});

test("entries that are not of the type are refused", () => {
  for (const [name, dtype, entry] of [
    ["Q", "float32", true],
    ["Q", "float32", 1n],
    ["attn_mask", "bool", "inf"],
    ["nonpad_kv_seqlen", "int64", "inf"],
    ["nonpad_kv_seqlen", "int64", false],
  ]) {
    const shape = name === "Q" ? [1, 1, 1, 1] : name === "attn_mask" ? [1, 1] : [1];
    const changed = { inputs: { ...inputs, [name]: { dtype, shape, data: [entry] } } };
    const error = refusal(changed, core.attentionOperator);
    assert.deepEqual([error.code, error.field], ["wrong_type", name], error.message);
  }
});

test("the inputs that the operator's wrong ones are made from are right", () => {
  assert.deepEqual(core.attentionOperator({ inputs }).Y.shape, [1, 1, 2, 1]);
  assert.equal(refusal(pair, core.attentionOperator).code, "unknown_name");
});
