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

/** The functions that a derivation may name, each with its bracket. */
const FUNCTIONS = {
  "(": (number) => number,
  "max(": Math.max,
  "exp(": Math.exp,
  "tanh(": Math.tanh,
  "\u221a(": Math.sqrt,
};

/** Works the pieces out as they are written: brackets, then products and quotients, then sums. */
function worked(pieces) {
  const tokens = pieces.flatMap((piece) =>
    typeof piece === "string" ? piece.match(/[^\s()]*\(|[^\s()]+|\)/gu) : [piece.value],
  );
  const next = (...signs) => (signs.includes(tokens[0]) ? tokens.shift() : undefined);
  const value = () => {
    const token = tokens.shift();
    if (typeof token === "number") return token;
    assert.ok(Object.hasOwn(FUNCTIONS, token), `the sign ${token}`);
    const values = [sum()];
    while (next(",")) values.push(sum());
    assert.equal(tokens.shift(), ")");
    return FUNCTIONS[token](...values);
  };
  const product = () => {
    let made = value();
    for (let sign; (sign = next("\u00b7", "/"));) {
      if (sign === "/") made /= value();
      else made *= value();
    }
    return made;
  };
  const sum = () => {
    let made = product();
    for (let sign; (sign = next("+", "\u2212"));) made += (sign === "+" ? 1 : -1) * product();
    return made;
  };
  const result = sum();
  assert.deepEqual(tokens, [], "all is worked out");
  return result;
}

/** Every place of a tensor. */
function* places(shape) {
  if (shape.length === 0) yield [];
  else
    for (let at = 0; at < shape[0]; at += 1)
      for (const rest of places(shape.slice(1))) yield [at, ...rest];
}

/** Shared by the heads: without a head axis. */
const SHARED = [
  ...["queryInputs", "keyInputs", "joinedOutput", "result", "resultLengths", "wordLengths"],
  "similarities",
];

const DERIVED = [
  ...SHARED,
  ...["queries", "keys", "values", "queryLengths", "keyLengths", "comparedQueries"],
  ...["comparedKeys", "products", "partialScores", "scores", "uncappedScores", "scaledScores"],
  ...["maskedScores", "rowMax", "shifted", "exponentials", "rowSum", "weights", "partialWeights"],
  ...["contributions", "partialOutputs", "output"],
];

/** The fields of those that have numbers only where the input is of a kind. */
const OF_EMBEDDINGS = ["queryInputs", "keyInputs", "queries", "keys", "values"];

/** The trace's numbers, each with what it is made of. */
function* derivations(scenario) {
  const trace = core.trace(scenario.input);
  const scene = sceneOf(scenario, trace);
  const heads = trace.weights.shape.length === 3;
  for (const field of DERIVED) {
    let offset = 0;
    for (const place of places(trace[field].shape)) {
      const [head, index] =
        heads && !SHARED.includes(field) ? [place[0], place.slice(1)] : [0, place];
      const number = trace[field].data[offset];
      offset += 1;
      yield { field, place, number, ...derive(scene, field, head, index) };
    }
  }
}

const [first] = scenarios;
const blackCat = scenarios.find(({ name }) => name === "the-black-cat");

/** A scenario with another input. */
const having = (scenario, change) => ({ ...scenario, input: { ...scenario.input, ...change } });

/** Embeddings of their own for queries and keys, with different widths, and two words. */
const crossing = having(first, {
  ...{ queries: undefined, keys: undefined, values: undefined, vocabulary: undefined },
  embeddings: [
    [1, -0.5, 2],
    [0, 0.25, -1],
  ],
  contextEmbeddings: [
    [0.5, 1],
    [-1, 2],
    [0, 0],
  ],
  queryProjection: [
    [1, 0.5],
    [-2, 1],
    [0.25, 3],
  ],
  keyProjection: [
    [1, 2],
    [3, -1],
  ],
  valueProjection: [
    [1, 0],
    [0.5, -2],
  ],
  outputProjection: [
    [2, -1, 0],
    [0.5, 1, 1],
  ],
  positions: "sinusoidal",
  vocabulary: { one: [1, 2, 3], other: [0, -1, 0.5], nothing: [0, 0, 0] },
});

const kinds = [
  ...scenarios.map((scenario) => [scenario.name, scenario]),
  ["cosine", having(first, { scoring: "cosine", temperature: 0.5 })],
  [
    "cosine with a scale and a soft cap",
    having(first, { scoring: "cosine", scale: 3, softCap: 1 }),
  ],
  ["positions", having(blackCat, { positions: "sinusoidal", softCap: 2 })],
  ["cross-attention", crossing],
  ["nothing seen", having(blackCat, { mask: { causal: true, offset: -2 } })],
];

for (const [name, scenario] of kinds) {
  test(`${name}: each derivation, worked out, is its number`, () => {
    const checked = {};
    for (const { field, place, number, rule, pieces } of derivations(scenario)) {
      if (pieces.includes("\u2026")) continue;
      checked[field] ??= 0;
      if (pieces.length === 0) {
        if (["zero-length", "nothing-seen"].includes(rule)) assert.equal(number, 0, field);
        else assert.equal(rule, "given", field);
        continue;
      }
      const got = worked(pieces);
      assert.ok(
        Object.is(got, number) || Math.abs(got - number) <= 1e-12,
        `${field} ${place}: ${got}, not ${number}`,
      );
      checked[field] += 1;
    }
    const { embeddings, scoring, vocabulary } = scenario.input;
    for (const field of DERIVED) {
      const isMade =
        (embeddings || !OF_EMBEDDINGS.includes(field)) &&
        (embeddings || scoring === "cosine" || !field.startsWith("compared")) &&
        (vocabulary || !["similarities", "wordLengths", "resultLengths"].includes(field));
      if (isMade) assert.ok(checked[field] > 0, `${field} is made of other numbers`);
      else assert.ok(!checked[field], `${field} was given`);
    }
  });
}

/** A derivation's signs alone. */
const signs = ({ pieces }) => pieces.filter((piece) => typeof piece === "string").join("");

test("a soft cap, a length and a cosine are written as their formulas", () => {
  const { input } = crossing;
  const scene = sceneOf(crossing, core.trace({ ...input, softCap: 2 }));
  const of = (field, index) => signs(derive(scene, field, 0, index));
  assert.equal(of("scaledScores", [0, 0]), " \u00b7 tanh( / )");
  assert.equal(of("keyLengths", [0]), "\u221a( \u00b7  +  \u00b7 )");
  assert.equal(of("similarities", [0, 0]), "( \u00b7  +  \u00b7  +  \u00b7 ) / ( \u00b7 )");
});

test("of a long sum the middle is left out", () => {
  const wide = having(first, {
    queries: [Array(20).fill(1)],
    keys: [Array(20).fill(2)],
    values: [[1]],
    vocabulary: undefined,
  });
  const scene = sceneOf(wide, core.trace(wide.input));
  const { pieces } = derive(scene, "scores", 0, [0, 0]);
  assert.equal(pieces.filter((piece) => typeof piece !== "string").length, 7);
  assert.ok(pieces.includes("\u2026"));
});

test("every number of a derivation stands where it says", () => {
  for (const [, scenario] of kinds) {
    const trace = core.trace(scenario.input);
    for (const { pieces } of derivations(scenario)) {
      for (const { field, index, value } of pieces.filter((piece) => typeof piece !== "string")) {
        if (index.length === 0) {
          assert.equal(trace[field], value);
          continue;
        }
        const { shape, data } = trace[field];
        assert.equal(index.length, shape.length, field);
        const offset = index.reduce((sum, at, axis) => sum * shape[axis] + at, 0);
        assert.ok(Object.is(data[offset], value), `${field} ${index}`);
      }
    }
  }
});

test("a joined result names what it is joined of, a projected one all that is mixed", () => {
  const trace = core.trace(blackCat.input);
  const scene = sceneOf(blackCat, trace);
  assert.ok(isProjected(trace));
  const { pieces } = derive(scene, "result", 0, [0, 0]);
  const fields = pieces.filter((piece) => typeof piece !== "string").map(({ field }) => field);
  assert.deepEqual(fields, Array(4).fill(["joinedOutput", "outputProjection"]).flat());

  const joined = derive(scene, "joinedOutput", 0, [1, 3]);
  assert.deepEqual([joined.rule, joined.pieces.length], ["joined", 1]);
  assert.deepEqual([joined.pieces[0].field, joined.pieces[0].index], ["output", [1, 1, 1]]);
});

test("positions say whether they are sines or cosines, or that there are none", () => {
  const rule = (scenario, index) =>
    derive(sceneOf(scenario, core.trace(scenario.input)), "keyPositions", 0, index).rule;
  assert.equal(rule(crossing, [1, 0]), "position-sine");
  assert.equal(rule(crossing, [1, 1]), "position-cosine");
  assert.equal(rule(blackCat, [1, 1]), "no-position");
});

test("a number that went in was given, and so is one of no known field", () => {
  const scene = sceneOf(first, core.trace(first.input));
  for (const field of ["values", "comparedKeys", "temperature", "vocabulary", "constructor"]) {
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
