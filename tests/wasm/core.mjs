// The built core for the tests of this folder, with a view of its WebAssembly memory.
import assert from "node:assert/strict";

/** @type {WebAssembly.Memory | undefined} */
let memory;

const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...sources) => {
  const made = await instantiate(...sources);
  const exported = Object.values((made.instance ?? made).exports);
  memory = exported.find((value) => value instanceof WebAssembly.Memory);
  return made;
};

export const { loadCore, AttentionError } = await import("../../build/site/attention-core.js");
export const core = await loadCore();
WebAssembly.instantiate = instantiate;
assert.ok(memory, "the module exports its memory");

/** The size of the core's WebAssembly memory in bytes. */
export const memorySize = () => memory.buffer.byteLength;

/** Asserts that the core refuses `input`; returns the error. */
export function refusal(input, call = core.trace) {
  try {
    call(input);
  } catch (error) {
    assert.ok(error instanceof AttentionError, `an AttentionError, not ${error?.stack}`);
    return error;
  }
  return assert.fail("the core took an input that it must refuse");
}

/** Asserts that numbers are equal to within `tolerance`. */
export function assertClose(actual, expected, tolerance = 1e-12) {
  assert.equal(actual.length, expected.length);
  for (let i = 0; i < expected.length; ++i) {
    assert.ok(
      Math.abs(actual[i] - expected[i]) <= tolerance,
      `[${i}] is ${actual[i]}, not ${expected[i]}`,
    );
  }
}

/** A matrix with entries that differ from one another. */
export const matrix = (rows, columns, seed = 1) =>
  Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (_, j) => Math.sin(seed + 3 * i + 0.7 * j)),
  );

/** The smallest input there is. */
export const smallest = () => ({ queries: [[1]], keys: [[1]], values: [[1]] });
