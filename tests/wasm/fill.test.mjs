// Filled matrices in JavaScript; the normal numbers against the same generator written in BigInt.
import assert from "node:assert/strict";
import { test } from "node:test";
import { core, refusal } from "./core.mjs";
import { normal, splitMix64 } from "./random.mjs";

/** The first normal numbers of a seed. */
function normals(seed, count) {
  const bits = splitMix64(seed);
  return Array.from({ length: count }, () => normal(bits));
}

test("SplitMix64 from 0 begins as published", () => {
  const bits = splitMix64(0);
  assert.equal(bits.next().value, 0xe220a8397b1dcdafn);
  assert.equal(bits.next().value, 0x6e789e6aa1b965f4n);
});

test("a seed gives the same normal numbers as natively", () => {
  for (const seed of [0, 1, 2017, 2 ** 32 - 1]) {
    const { shape, data } = core.fill({ kind: "normal", rows: 30, columns: 40, seed });
    assert.deepEqual(shape, [30, 40]);
    assert.deepEqual([...data], normals(seed, 1200), `seed ${seed}`);
  }
  // The list that the native test has.
  assert.deepEqual(
    [...core.fill({ kind: "normal", rows: 1, columns: 3 }).data],
    [0.39646797562881353, -0.3111874133214949, -0.7969781808377971],
  );
});

test("numbers may be rounded to decimals", () => {
  const { data } = core.fill({ kind: "normal", rows: 1, columns: 3, decimals: 2 });
  assert.deepEqual([...data], [0.4, -0.31, -0.8]);
});

test("zeros, ones, identity, one-hot", () => {
  const kinds = {
    zeros: [0, 0, 0, 0, 0, 0],
    ones: [1, 1, 1, 1, 1, 1],
    identity: [1, 0, 0, 1, 0, 0],
    "one-hot": [1, 0, 0, 1, 1, 0],
  };
  for (const [kind, data] of Object.entries(kinds)) {
    const matrix = core.fill({ kind, rows: 3, columns: 2 });
    assert.deepEqual(matrix, { shape: [3, 2], data: Float64Array.from(data) }, kind);
  }
});

test("what is no fill is refused", () => {
  const fill = { kind: "normal", rows: 1, columns: 1 };
  const cases = [
    [{ kind: undefined }, "missing", "kind", /^kind is missing$/],
    [{ rows: undefined }, "missing", "rows", /^rows is missing$/],
    [{ columns: undefined }, "missing", "columns", /^columns is missing$/],
    [{ kind: "onehot" }, "unknown_name", "kind", /the nearest is one-hot$/],
    [{ colums: 2 }, "unknown_name", "colums", /the nearest is columns$/],
    [{ rows: 0 }, "out_of_range", "rows", /^rows is 0, but must be from 1 to 512$/],
    [{ columns: 513 }, "out_of_range", "columns", /^columns is 513/],
    [{ rows: -1 }, "out_of_range", "rows", /^rows is -1/],
    [{ seed: -1 }, "out_of_range", "seed", /^seed is -1, but must be a whole number from 0/],
    [{ seed: 0.5 }, "out_of_range", "seed", /^seed is 0.5/],
    [{ seed: 2 ** 32 }, "out_of_range", "seed", /^seed is/],
    [{ seed: NaN }, "out_of_range", "seed", /^seed is NaN/],
    [{ decimals: 16 }, "out_of_range", "decimals", /^decimals is 16, but must be from 0 to 15$/],
    [{ kind: 1 }, "wrong_type", "kind", /the number 1, not a text/],
    [{ seed: "1" }, "wrong_type", "seed", /the text '1', not a number/],
  ];
  for (const [change, code, field, message] of cases) {
    const error = refusal({ ...fill, ...change }, core.fill);
    assert.deepEqual([error.code, error.field], [code, field], error.message);
    assert.match(error.message, message);
  }
  assert.equal(refusal(null, core.fill).code, "wrong_type");
});
