// Whatever is thrown at core.trace, a trace or an AttentionError comes back and no memory is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { AttentionError, core, memorySize, refusal, smallest } from "./core.mjs";
import { hostileValues, withGetter } from "./hostile-values.mjs";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");

const SEED = 20170612;
const RUNS = 20_000;

const hostile = hostileValues(() => core.trace(smallest()));

const PROPERTIES = [
  "queries",
  "keys",
  "values",
  "heads",
  "keyValueHeads",
  "embeddings",
  "contextEmbeddings",
  "queryProjection",
  "keyProjection",
  "valueProjection",
  "positions",
  "outputProjection",
  "residual",
  "scoring",
  "scale",
  "temperature",
  "softCap",
  "mask",
  "vocabulary",
];

/** True for a trace, false for an AttentionError; anything else fails. */
function takes(input) {
  let trace;
  try {
    trace = core.trace(input);
  } catch (error) {
    assert.ok(error instanceof AttentionError, `an AttentionError, not ${error?.stack}`);
    assert.match(error.code, /^[a-z_]+$/);
    assert.ok(error.message.length > 0 && error.message.length < 400, error.message);
    return false;
  }
  for (const [name, { shape, data }] of Object.entries(trace).filter(([, value]) => value.shape)) {
    const size = shape.reduce((product, axis) => product * axis, 1);
    assert.equal(data.length, size, name);
  }
  assert.ok(trace.weights.data.every((weight) => weight >= 0 && weight <= 1 + 1e-12));
  return true;
}

/** Each other function with a good input, in every place of which something hostile can stand. */
const others = [
  [core.attend, smallest()],
  [core.fill, { kind: "normal", rows: 1, columns: 1, seed: 0, decimals: 1 }],
  [core.difference, { present: smallest(), pinned: smallest() }],
  [core.largestDifference, { weights: [[1]], wanted: [[1]] }],
];

test("a hostile value in every place of the other functions", () => {
  for (const [call, input] of others) {
    assert.ok(call(input));
    for (const [name, make] of Object.entries(hostile)) {
      for (const wrong of [
        make(),
        ...Object.keys(input).map((place) => ({ ...input, [place]: make() })),
      ]) {
        try {
          call(wrong);
        } catch (error) {
          assert.ok(error instanceof AttentionError, `${name}: ${error?.stack}`);
        }
      }
    }
  }
});

for (const [name, make] of Object.entries(hostile)) {
  test(`a hostile value in every place: ${name}`, () => {
    takes(make());
    for (const property of PROPERTIES) takes({ ...smallest(), [property]: make() });
    for (const part of ["causal", "offset", "window", "allowed", "bias"]) {
      takes({ ...smallest(), mask: { [part]: make() } });
    }
    takes({ ...smallest(), vocabulary: { word: make() } });
    takes({ ...smallest(), queries: { shape: make(), data: [1] } });
    takes({ ...smallest(), queries: { shape: [1, 1], data: make() } });
  });
}

test("hostile values in every place of the checks, the divergence and the operator", () => {
  const right = { ...smallest(), head: 0, query: 0, typed: ["1"] };
  const tensor = { dtype: "float32", shape: [1, 1, 1, 1], data: [1] };
  const inputs = { Q: tensor, K: tensor, V: tensor };
  const places = [
    ["checkScores", ["head", "query", "typed"], (part) => ({ ...right, ...part })],
    ["checkScores", ["typed"], ({ typed }) => ({ ...right, typed: [typed] })],
    ["checkProducts", ["key"], (part) => ({ ...right, ...part })],
    ["divergence", ["wanted", "weights"], (part) => ({ wanted: [[1]], weights: [[1]], ...part })],
    ["attentionOperator", ["attributes", "inputs"], (part) => ({ inputs, ...part })],
    ["attentionOperator", ["Q", "attn_mask"], (part) => ({ inputs: { ...inputs, ...part } })],
    [
      "attentionOperator",
      ["dtype", "shape", "data"],
      (part) => ({ inputs: { ...inputs, K: { ...tensor, ...part } } }),
    ],
  ];
  for (const [name, make] of Object.entries(hostile)) {
    for (const [call, properties, inputOf] of places) {
      for (const value of [
        ...properties.map((property) => inputOf({ [property]: make() })),
        make(),
      ]) {
        try {
          assert.equal(typeof core[call](value), "object");
        } catch (error) {
          assert.ok(error instanceof AttentionError, `${call}, ${name}: ${error?.stack}`);
        }
      }
    }
  }
});

test("a getter that throws is an AttentionError that names the field", () => {
  const input = { ...smallest() };
  Object.defineProperty(input, "keys", {
    get() {
      throw new Error("mine");
    },
    enumerable: true,
  });
  const error = refusal(input);
  assert.deepEqual([error.code, error.field], ["wrong_type", "keys"]);
});

test("a getter that calls the core without end is an AttentionError", () => {
  const input = withGetter("queries", () => core.trace(input));
  assert.equal(takes(input), false);
  assert.equal(takes(smallest()), true);
});

test("a changed Object.prototype adds nothing", () => {
  const expected = core.trace(smallest());
  Object.prototype.scale = 9;
  Object.prototype.mask = { allowed: [[false]] };
  try {
    assert.deepEqual(core.trace(smallest()), expected);
  } finally {
    delete Object.prototype.scale;
    delete Object.prototype.mask;
  }
});

const number = fc.oneof(
  { weight: 299, arbitrary: fc.double({ min: -10, max: 10, noNaN: true }) },
  { weight: 1, arbitrary: fc.double() },
);
const size = fc.oneof({ weight: 9, arbitrary: fc.nat(5) }, { weight: 1, arbitrary: fc.nat(70) });

// fast-check looks into what it makes, which a proxy can refuse: inputs travel as functions.
const made = (arbitrary) => arbitrary.map((value) => () => value);
const anything = fc.oneof(made(fc.anything()), fc.constantFrom(...Object.values(hostile)));

/** A table of that many axes that is mostly well made. */
const table = (...axes) =>
  axes.reduceRight((entry, axis) => fc.array(entry, { minLength: axis, maxLength: axis }), number);

const sizes = fc.record({
  queries: fc.integer({ min: 1, max: 4 }),
  keys: fc.integer({ min: 1, max: 4 }),
  width: fc.integer({ min: 1, max: 4 }),
  heads: fc.integer({ min: 1, max: 3 }),
  dealt: fc.boolean(),
});

/** Inputs that are all well made apart from numbers that are now and then not finite. */
const wellMade = sizes.chain(({ queries, keys, width, heads, dealt }) => {
  const rows = (count) => (dealt ? table(count, width * heads) : table(heads, count, width));
  return fc.record(
    {
      queries: rows(queries),
      keys: rows(keys),
      values: rows(keys),
      heads: fc.constant(dealt ? heads : undefined),
      scoring: fc.constantFrom("dot", "scaled-dot", "cosine"),
      scale: number,
      temperature: fc.double({ min: 0.01, max: 10, noNaN: true }),
      softCap: fc.double({ min: 0.01, max: 10, noNaN: true }),
      mask: fc.oneof(
        fc.constantFrom("none", "causal"),
        fc.record(
          {
            causal: fc.boolean(),
            offset: fc.integer({ min: -3, max: 3 }),
            window: fc.integer({ min: 1, max: 3 }),
            allowed: fc.array(fc.array(fc.boolean(), { minLength: keys, maxLength: keys }), {
              minLength: queries,
              maxLength: queries,
            }),
            bias: table(queries, keys),
          },
          { requiredKeys: [] },
        ),
      ),
      vocabulary: fc.dictionary(fc.string(), table(width * heads), { maxKeys: 3 }),
    },
    { requiredKeys: ["queries", "keys", "values", "heads"] },
  );
});

/** Well-made inputs with one property replaced. */
const spoilt = fc
  .tuple(wellMade, fc.oneof(fc.constantFrom(...PROPERTIES), fc.string()), anything)
  .map(([input, name, make]) => () => ({ ...input, [name]: make() }));

/** Tables whose sizes need not fit. */
const misfit = fc
  .tuple(size, size, size, size)
  .chain(([a, b, c, d]) =>
    fc.record({ queries: table(a, b), keys: table(c, b), values: table(c, d) }),
  );

const input = fc.oneof(
  { weight: 5, arbitrary: made(wellMade) },
  { weight: 3, arbitrary: spoilt },
  { weight: 1, arbitrary: made(misfit) },
  { weight: 1, arbitrary: anything },
);

test(`${RUNS} values, well made or not: a trace or an AttentionError`, () => {
  const settled = 4000;
  let runs = 0;
  let traces = 0;
  let size = 0;
  fc.assert(
    fc.property(input, (make) => {
      if (takes(make())) traces += 1;
      if (++runs === settled) size = memorySize();
    }),
    { seed: SEED, numRuns: RUNS },
  );
  assert.equal(runs, RUNS);
  assert.ok(traces > RUNS / 4, `only ${traces} inputs were well made`);
  assert.ok(RUNS - traces > RUNS / 4, `only ${RUNS - traces} inputs were refused`);
  assert.equal(memorySize(), size, "the WebAssembly memory stays as it is");
});

test("neither traces nor errors leave anything behind", () => {
  const inputs = fc.sample(input, { seed: SEED + 1, numRuns: 500 });
  const pass = () => inputs.forEach((make) => takes(make()));
  const heap = () => {
    collectGarbage();
    collectGarbage(); // Array buffers are freed beside the program; a second call waits for it.
    const { heapUsed, external, arrayBuffers } = process.memoryUsage();
    return heapUsed + external + arrayBuffers;
  };
  for (let i = 0; i < 5; ++i) pass();
  const size = memorySize();
  // A leak grows in every batch; what the engine keeps for itself grows in some.
  const grown = [1, 2, 3, 4].map(() => {
    const before = heap();
    for (let i = 0; i < 5; ++i) pass();
    return heap() - before;
  });
  assert.equal(memorySize(), size);
  assert.ok(Math.min(...grown) < 50_000, `each 2,500 calls left ${grown} bytes behind`);
});
