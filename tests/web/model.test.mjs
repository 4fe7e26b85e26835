// A model's file becomes an example, head by head, and a .npy file a table.

import assert from "node:assert/strict";
import test from "node:test";
import { zipSync } from "fflate";
import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const { broughtByArrays, exampleOf, ownWeights } = await load(`
    export * from "./keep/files.js";
    export * from "./keep/model.js";
  `);
const core = await loadCore();
const loadReaders = () => import("../../build/site/attention-files.js");
const files = await (await loadReaders()).loadFiles();

/** Numbers that tell their places: 1000 for each batch, 100 a head, 10 a row, 1 a column. */
function array(...shape) {
  const size = shape.reduce((product, axis) => product * axis, 1);
  const data = Float64Array.from({ length: size }, (_, at) => {
    let [rest, number, unit] = [at, 0, 1];
    for (const axis of [...shape].reverse()) {
      number += (rest % axis) * unit;
      rest = Math.floor(rest / axis);
      unit *= 10;
    }
    return number / 1000;
  });
  return files.writeNpy({ shape, data });
}

/** The bytes of a .npz file: a ZIP of .npy files. */
const npz = (arrays, more = {}) =>
  zipSync({
    ...Object.fromEntries(Object.entries(arrays).map(([name, bytes]) => [`${name}.npy`, bytes])),
    ...more,
  });
const open = (bytes, name = "model.npz") => broughtByArrays(bytes, name, loadReaders);
const choice = { layer: 0, head: 0, mask: "none" };

test("of four axes the chosen layer and head are taken, with the group's keys and values", async () => {
  const bytes = npz({ q: array(2, 4, 3, 2), k: array(2, 2, 5, 2), v: array(2, 2, 5, 1) });
  const { kind, model } = await open(bytes);
  assert.equal(kind, "model");
  assert.deepEqual([model.layers, model.heads], [2, 4]);
  const { input } = exampleOf(model, { layer: 1, head: 3, mask: "causal" });
  assert.deepEqual(input.queries, [[1.3, 1.301], [1.31, 1.311], [1.32, 1.321]]); // prettier-ignore
  assert.deepEqual(input.keys[4], [1.14, 1.141], "query heads 2 and 3 share head 1");
  assert.deepEqual(input.values[2], [1.12]);
  assert.deepEqual(core.trace(input).weights.shape, [3, 5]);
  assert.equal(exampleOf(model, { layer: 0, head: 1, mask: "none" }).input.keys[0][1], 0.001);
});

test("tokens come from the file; without them words are numbered", async () => {
  const arrays = { q: array(3, 2), k: array(3, 2), v: array(3, 2) };
  const tokens = { "tokens.json": new TextEncoder().encode('["the", " cat", "sat"]') };
  const { model } = await open(npz(arrays, tokens));
  assert.deepEqual(exampleOf(model, choice).tokens.keys, ["the", " cat", "sat"]);
  const { model: bare } = await open(npz(arrays));
  assert.deepEqual(exampleOf(bare, choice).tokens.queries, ["1", "2", "3"]);
});

test("the model's own weights, and where they differ most from the core's", async () => {
  const attn = files.writeNpy({ shape: [1, 2, 2], data: [0.5, 0.5, 0.25, 0.75] });
  const zeros = files.writeNpy({ shape: [1, 2, 1], data: [0, 0] });
  const { model } = await open(npz({ q: zeros, k: zeros, v: zeros, attn }));
  const { weights } = core.trace(exampleOf(model, choice).input);
  const wanted = ownWeights(model, choice);
  assert.deepEqual(wanted, [[0.5, 0.5], [0.25, 0.75]]); // prettier-ignore
  assert.deepEqual(core.largestDifference({ weights, wanted }), { value: 0.25, at: [1, 0] });
  const { model: other } = await open(npz({ q: zeros, k: zeros, v: zeros, attn: zeros }));
  assert.equal(ownWeights(other, choice), null);
});

test("what is missing or does not fit is said, with what is there", async () => {
  const refused = [
    [{ Q: array(2, 2), k: array(2, 2), v: array(2, 2) }, /no array named q\..*it holds Q \(2, 2\), k/],
    [{ q: array(2), k: array(2, 2), v: array(2, 2) }, /^q has the shape \(2\), where two to four/],
    [{ q: array(2, 3), k: array(2, 2), v: array(2, 2) }, /do not fit together.*q \(2, 3\), k \(2, 2\)/],
    [{ q: array(513, 1), k: array(1, 1), v: array(1, 1) }, /513 rows and 1 columns; at most 512/],
    [{ q: array(3, 2, 2), k: array(2, 2, 2), v: array(2, 2, 2) }, /heads of k and v must divide/],
  ]; // prettier-ignore
  for (const [arrays, message] of refused) {
    await assert.rejects(open(npz(arrays)), (error) => message.test(error.message));
  }
});

test("bytes that are no such file, or are cut off, are refused in words", async () => {
  const whole = npz({ q: array(2, 2), k: array(2, 2), v: array(2, 2) });
  for (const bytes of [new Uint8Array(9), whole.slice(0, 60), whole.slice(0, -30)]) {
    await assert.rejects(open(bytes), /^Error: model\.npz cannot be read: .{10}/);
  }
});

test("a .npy file of one or two axes is a table", async () => {
  assert.deepEqual((await open(array(2, 2), "a.npy")).matrix.numbers, [[0, 0.001], [0.01, 0.011]]); // prettier-ignore
  assert.deepEqual((await open(array(3), "a.npy")).matrix.numbers, [[0, 0.001, 0.002]]);
  await assert.rejects(open(array(1, 1, 1), "a.npy"), /its shape is \(1, 1, 1\)/);
  for (const shape of [[513, 1], [1, 513], [513], [2 ** 20, 0]]) {
    const large = files.writeNpy({ shape, data: new Float64Array(shape.reduce((a, b) => a * b)) });
    await assert.rejects(open(large, "a.npy"), /at most 512 of each/);
  } // prettier-ignore
  const nan = files.writeNpy({ shape: [1, 2], data: [0, NaN] });
  await assert.rejects(open(nan, "a.npy"), /^Error: Row 1, column 2: “NaN” is not a number/);
});
