// Where a number comes from: what a derivation shows, worked out, is the number.

import assert from "node:assert/strict";
import test from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const { scenarios, sceneOf, derive, formatPrecisely, isProjected } = await load(`
  export * from "./scenarios.js";
  export * from "./format.js";
  export { isProjected } from "./tensor.js";
  export { derive } from "./figures/three-stages/derive.js";
`);
const core = await loadCore();

/** Works the pieces out as they are written: products and quotients first, then sums. */
function worked(pieces) {
  const numbers = pieces.filter((piece) => typeof piece !== "string").map(({ value }) => value);
  if (pieces[0] === "max(") return Math.max(...numbers);
  if (pieces[0] === "exp(") return Math.exp(numbers[0]);
  let sum = 0;
  let sign = 1;
  let term = NaN;
  let operator = "";
  for (const piece of [...pieces, " + "]) {
    if (typeof piece !== "string") {
      if (operator === " \u00b7 ") term *= piece.value;
      else if (operator === " / ") term /= piece.value;
      else term = piece.value;
      operator = "";
    } else if (piece === " + " || piece === " \u2212 ") {
      sum += sign * term;
      sign = piece === " + " ? 1 : -1;
    } else operator = piece;
  }
  return sum;
}

/** Every place of a tensor. */
function* places(shape) {
  if (shape.length === 0) yield [];
  else
    for (let at = 0; at < shape[0]; at += 1)
      for (const rest of places(shape.slice(1))) yield [at, ...rest];
}

/** Shared by the heads: without a head axis. */
const SHARED = ["result", "similarities"];

const DERIVED = [
  ...["products", "partialScores", "scores", "uncappedScores", "maskedScores", "rowMax", "shifted"],
  ...["exponentials", "rowSum", "weights", "contributions", "partialOutputs", "output"],
];

const kinds = [
  ...scenarios.map((scenario) => [scenario.name, scenario]),
  [
    "cosine",
    { ...scenarios[0], input: { ...scenarios[0].input, scoring: "cosine", temperature: 0.5 } },
  ],
];

for (const [name, scenario] of kinds) {
  test(`${name}: each derivation, worked out, is its number`, () => {
    const trace = core.trace(scenario.input);
    const scene = sceneOf(scenario, trace);
    const heads = trace.weights.shape.length === 3;
    let checked = 0;
    for (const field of DERIVED) {
      for (const place of places(trace[field].shape)) {
        const [head, index] = heads ? [place[0], place.slice(1)] : [0, place];
        const { pieces } = derive(scene, field, head, index);
        if (pieces.length === 0 || pieces.includes("\u2026")) continue;
        let offset = 0;
        place.forEach((at, axis) => (offset = offset * trace[field].shape[axis] + at));
        const right = trace[field].data[offset];
        const got = worked(pieces);
        assert.ok(
          Object.is(got, right) || Math.abs(got - right) <= 1e-12,
          `${field} ${place}: ${got}, not ${right}`,
        );
        checked += 1;
      }
    }
    assert.ok(checked > 20);
  });
}

test("what is no plain sum or product says by its signs what it is", () => {
  const signs = ({ pieces }) => pieces.filter((piece) => typeof piece === "string").join("");
  const [first] = scenarios;
  const capped = { ...first, input: { ...first.input, softCap: 1 } };
  const score = derive(sceneOf(capped, core.trace(capped.input)), "scaledScores", 0, [0, 0]);
  assert.equal(signs(score), "cap()");
  const heads = scenarios.find(({ name }) => name === "the-black-cat");
  const result = derive(sceneOf(heads, core.trace(heads.input)), "result", 0, [2, 0]);
  assert.equal(signs(result), "(, , , ) \u00b7 W");
});

test("a joined result names what it is joined of, a projected one what is mixed", () => {
  const scenario = scenarios.find(({ name }) => name === "the-black-cat");
  const trace = core.trace(scenario.input);
  assert.ok(isProjected(trace));
  assert.equal(
    derive(sceneOf(scenario, trace), "result", 0, [0, 0]).pieces.filter(
      (piece) => typeof piece !== "string",
    ).length,
    4,
  );
  for (const field of SHARED) derive(sceneOf(scenario, trace), field, 0, [0, 0]);
});

test("a number that went in was given, and so is one of no known field", () => {
  const scene = sceneOf(scenarios[0], core.trace(scenarios[0].input));
  for (const field of ["values", "comparedKeys", "constructor"]) {
    assert.deepEqual(derive(scene, field, 0, [0, 0]), { rule: "given", pieces: [] });
  }
});

test("derivations print six significant digits", () => {
  assert.equal(formatPrecisely(0.5028016406418482), "0.502802");
  assert.equal(formatPrecisely(1.9888562), "1.98886");
  assert.equal(formatPrecisely(-1.5), "\u22121.5");
  assert.equal(formatPrecisely(1.5e-9), "1.5e\u22129");
  assert.equal(formatPrecisely(-Infinity), "\u2212\u221e");
});
