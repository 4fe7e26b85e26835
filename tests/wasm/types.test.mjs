// Holds attention-core.d.ts to what the core takes and returns.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { core, matrix, refusal, smallest } from "./core.mjs";
import { declarations, LISTS, statedShape } from "./declarations.mjs";

const members = await declarations("attention-core.d.ts");

/** Every letter has a number of its own, so that no two shapes are mistaken for each other. */
const sizes = { Nq: 2, Nk: 3, Dk: 5, Dv: 7, Do: 11, Nwords: 13, H: 4, Dm: 6, Dc: 8 };
const vocabulary = Object.fromEntries(
  matrix(sizes.Nwords, sizes.Do).map((vector, i) => [`word ${i}`, vector]),
);

const heads = (rows, columns) =>
  Array.from({ length: sizes.H }, (_, h) => matrix(rows, columns, h));

const traces = [
  [
    "with heads",
    sizes,
    true,
    {
      queries: heads(sizes.Nq, sizes.Dk),
      keys: heads(sizes.Nk, sizes.Dk),
      values: heads(sizes.Nk, sizes.Dv),
      outputProjection: matrix(sizes.H * sizes.Dv, sizes.Do),
      vocabulary,
    },
  ],
  [
    "without heads",
    { ...sizes, H: 1 },
    false,
    {
      queries: matrix(sizes.Nq, sizes.Dk),
      keys: matrix(sizes.Nk, sizes.Dk),
      values: matrix(sizes.Nk, sizes.Dv),
      outputProjection: matrix(sizes.Dv, sizes.Do),
      vocabulary,
    },
  ],
  [
    "of embeddings",
    sizes,
    true,
    {
      embeddings: matrix(sizes.Nq, sizes.Dm),
      contextEmbeddings: matrix(sizes.Nk, sizes.Dc),
      queryProjection: heads(sizes.Dm, sizes.Dk),
      keyProjection: heads(sizes.Dc, sizes.Dk),
      valueProjection: heads(sizes.Dc, sizes.Dv),
      outputProjection: matrix(sizes.H * sizes.Dv, sizes.Do),
      vocabulary,
    },
  ],
  [
    "with a residual",
    { ...sizes, Do: sizes.Dm, H: 1 },
    false,
    {
      embeddings: matrix(sizes.Nq, sizes.Dm),
      contextEmbeddings: matrix(sizes.Nk, sizes.Dc),
      queryProjection: matrix(sizes.Dm, sizes.Dk),
      keyProjection: matrix(sizes.Dc, sizes.Dk),
      valueProjection: matrix(sizes.Dc, sizes.Dv),
      outputProjection: matrix(sizes.Dv, sizes.Dm),
      residual: true,
    },
  ],
  ["without a vocabulary", { H: 1, Nq: 1, Nk: 1, Dk: 1, Dv: 1, Do: 1 }, false, smallest()],
];

/** The fields that are of size 0 where the input lacks a property. */
const needing = {
  embeddings: [
    ...["embeddings", "contextEmbeddings", "queryPositions", "keyPositions"],
    ...["queryInputs", "keyInputs", "queryProjection", "keyProjection", "valueProjection"],
  ],
  outputProjection: ["outputProjection"],
  residual: ["residualOutput"],
  vocabulary: ["vocabulary", "resultLengths", "wordLengths", "similarities", "nearestWords"],
};

for (const [name, letters, hasHeads, input] of traces) {
  test(`a trace ${name} has the fields and shapes that its type states`, () => {
    const trace = core.trace(input);
    const stated = members("Trace");
    const empty = Object.keys(needing).flatMap((name) => (input[name] ? [] : needing[name]));
    assert.deepEqual(Object.keys(trace).sort(), [...stated.keys()].sort());
    for (const [field, { type, comment, optional }] of stated) {
      const value = trace[field];
      assert.equal(optional, false, field);
      if (type === "number") {
        assert.equal(typeof value, "number", field);
      } else if (type === "string[]") {
        assert.deepEqual(value, Object.keys(input.vocabulary ?? {}), field);
      } else {
        assert.deepEqual(Object.keys(value).sort(), ["data", "shape"], field);
        assert.equal(value.data.constructor, LISTS[type], `${field} is a ${type}`);
        if (empty.includes(field)) assert.equal(value.data.length, 0, field);
        else assert.deepEqual(value.shape, statedShape(comment, letters, hasHeads), field);
        const count = value.shape.reduce((product, axis) => product * axis, 1);
        assert.equal(value.data.length, count, field);
      }
    }
  });
}

test("the properties that the core knows are those of the input's types", () => {
  const stated = ["TraceSettings", "DirectInput", "ProjectedInput"].flatMap((name) => [
    ...members(name).keys(),
  ]);
  for (const name of stated) {
    const input = { ...smallest(), [name]: Symbol("wrong") };
    assert.notEqual(refusal(input).code, "unknown_name", name);
  }
  for (const name of members("MaskInput").keys()) {
    const error = refusal({ ...smallest(), mask: { [name]: Symbol("wrong") } });
    assert.equal(error.field, `mask.${name}`);
  }
});

test("the properties that a fill knows are those of its type", () => {
  for (const name of members("FillInput").keys()) {
    const input = { kind: "ones", rows: 1, columns: 1, [name]: Symbol("wrong") };
    assert.equal(refusal(input, core.fill).field, name);
  }
});

test("the operator returns the fields of its type", () => {
  const tensor = { dtype: "float32", shape: [1, 1, 1, 1], data: [1] };
  const output = core.attentionOperator({ inputs: { Q: tensor, K: tensor, V: tensor } });
  assert.deepEqual(Object.keys(output).sort(), [...members("OperatorOutput").keys()].sort());
  for (const value of Object.values(output)) {
    assert.deepEqual(Object.keys(value).sort(), ["data", "dtype", "shape"]);
  }
});

test("the divergence has the fields and shapes of its type", () => {
  const output = core.divergence({ wanted: [[1], [1]], weights: [[1], [1]] });
  const stated = members("Divergence");
  assert.deepEqual(Object.keys(output).sort(), [...stated.keys()].sort());
  for (const [field, { type, comment }] of stated) {
    assert.equal(output[field].data.constructor, LISTS[type], field);
    assert.deepEqual(output[field].shape, statedShape(comment, { Nq: 2 }, false), field);
  }
});

test("the fast path returns the fields and shapes that its type states", () => {
  for (const [name, letters, hasHeads, input] of traces) {
    const stated = members("Attended");
    const lean = Object.keys(core.attend(input));
    const asked = [...stated].filter(([, { optional }]) => !optional).map(([field]) => field);
    assert.deepEqual(lean.sort(), asked.sort(), name);
    const output = core.attend({ ...input, returnWeights: true });
    assert.deepEqual(Object.keys(output).sort(), [...stated.keys()].sort(), name);
    for (const [field, { type, comment }] of stated) {
      assert.equal(output[field].data.constructor, LISTS[type], `${field} is a ${type}`);
      assert.deepEqual(output[field].shape, statedShape(comment, letters, hasHeads), field);
    }
  }
});

test("the differences have the fields and shapes of their types", () => {
  const [, , , input] = traces[0];
  const output = core.difference({ present: input, pinned: input });
  const stated = members("Difference");
  assert.deepEqual(Object.keys(output).sort(), [...stated.keys()].sort());
  for (const [field, { type, comment }] of stated) {
    assert.equal(output[field].data.constructor, LISTS[type], field);
    assert.deepEqual(output[field].shape, statedShape(comment, sizes, true), field);
  }
  const largest = core.largestDifference({ weights: [[1]], wanted: [[1]] });
  assert.deepEqual(Object.keys(largest).sort(), [...members("LargestDifference").keys()].sort());
});

test("the core has the functions of its type", () => {
  assert.deepEqual(Object.keys(core).sort(), [...members("Core").keys()].sort());
  assert.ok(Object.isFrozen(core));
});

test("every public member has a comment or a name that says it", () => {
  for (const name of [
    "Trace",
    "TraceSettings",
    "DirectInput",
    "ProjectedInput",
    "MaskInput",
    "DivergenceInput",
    "Divergence",
    "Attended",
    "FillInput",
    "DifferenceInput",
    "Difference",
    "LargestDifferenceInput",
    "LargestDifference",
  ]) {
    for (const [member, { comment }] of members(name)) assert.ok(comment, `${name}.${member}`);
  }
});

test("a TypeScript program compiles against the types", () => {
  const program = ts.createProgram([fileURLToPath(new URL("api.types.ts", import.meta.url))], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
    types: [],
    strict: true,
    noEmit: true,
  });
  const messages = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
  assert.deepEqual(messages, []);
});
