// The lesson's functions through their border: right values, errors, hostile values, types.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClose } from "./core.mjs";
import { declarations, LISTS, statedShape } from "./declarations.mjs";
import { hostileValues } from "./hostile-values.mjs";
import { AttentionError, inputs, lesson, loadLesson, refusal } from "./lesson.mjs";

const members = await declarations("attention-lesson.d.ts");

test("calls share one module, apart from the core's", async () => {
  assert.equal(await loadLesson(), lesson);
  assert.equal(loadLesson(), loadLesson());
  assert.ok(Object.isFrozen(lesson));
  const core = await import("../../build/site/attention-core.js");
  assert.equal(core.AttentionError, AttentionError);
  assert.equal("lookup" in (await core.loadCore()), false);
});

test("a lookup blends values by cosine, and temperatures reach both limits", () => {
  // Cosines of (3, 4) with (3, 4), (1, 0), (4, 3): 1, 0.6, 0.96.
  const { matches, found, scores, weights } = lesson.lookup({ ...inputs.lookup, temperature: 0.2 });
  const shares = [1, Math.exp(-2), Math.exp(-0.2)];
  const sum = shares.reduce((total, share) => total + share);
  assert.deepEqual([[...matches.data], found], [[1, 0, 0], 0]);
  assertClose(scores.data, [1, 0.6, 0.96]);
  assertClose(
    weights.data,
    shares.map((share) => share / sum),
  );
  const weightsAt = (temperature) => [
    ...lesson.lookup({ ...inputs.lookup, temperature }).weights.data,
  ];
  assert.deepEqual(weightsAt(0), [1, 0, 0]);
  assert.deepEqual(weightsAt(Infinity), [1 / 3, 1 / 3, 1 / 3]);
  assertClose(weightsAt(1e-9), weightsAt(0), 1e-8);
  assertClose(weightsAt(1e9), weightsAt(Infinity), 1e-8);
});

test("vectors are lists, typed arrays or tensors of rank 1", () => {
  const expected = lesson.lookup(inputs.lookup);
  const query = Float32Array.of(3, 4);
  assert.deepEqual(lesson.lookup({ ...inputs.lookup, query }), expected);
  assert.deepEqual(
    lesson.lookup({ ...inputs.lookup, query: { shape: [2], data: query } }),
    expected,
  );
});

test("one pass over the scores gives what two give", () => {
  // Exponentials 1/4, 1/8, 1, 1/2, 1/2 of the largest; tile 2 begins anew with its own maximum.
  const scores = [2, 1, 8, 4, 4].map(Math.log);
  const values = [
    [1, 0],
    [0, 1],
    [2, 0],
    [0, 4],
    [4, 4],
  ];
  const result = lesson.onlineSoftmax({ scores, values, tile: 2 });
  assertClose(result.corrections.data, [0, 0.25, 1]);
  assertClose(result.sums.data, [1.5, 1.875, 2.375]);
  assertClose(result.output.data, [34 / 19, 33 / 19]);
  assertClose(result.twoPassOutput.data, [34 / 19, 33 / 19]);
  assert.ok(result.largestDifference < 1e-15);
});

/** What each function refuses: a change of its right input, code, field, words. */
const refused = {
  lookup: [
    [{ query: undefined }, "missing", "query", /^query is missing$/],
    [{ keys: undefined }, "missing", "keys", /^keys is missing$/],
    [{ values: undefined }, "missing", "values", /^values is missing$/],
    [{ query: [] }, "empty", "query", /^query has no numbers/],
    [{ query: [1, "2"] }, "wrong_type", "query", /entry 2 is the text '2', not a number/],
    [{ query: { shape: [1, 2], data: [3, 4] } }, "wrong_type", "query", /has 2 axes/],
    [{ query: { shape: [3], data: [3, 4] } }, "length_mismatch", "query", /asks for 3 numbers/],
    [{ keys: [[1], [2, 3]] }, "ragged", "keys", /row 2 has 2 numbers/],
    [{ temperature: -1 }, "out_of_range", "temperature", /is -1, but must not be negative/],
    [{ temperature: NaN }, "not_finite", "temperature", /temperature is NaN/],
    [{ temperature: "1" }, "wrong_type", "temperature", /the text '1', not a number/],
    [{ temprature: 1 }, "unknown_name", "temprature", /the nearest is temperature$/],
  ],
  onlineSoftmax: [
    [{ scores: undefined }, "missing", "scores", /^scores is missing$/],
    [{ scores: [1, NaN, 2] }, "not_finite", "scores", /^column 2 of scores is NaN/],
    [{ values: [[1]] }, "length_mismatch", "values", /values has 1 row, scores has 3/],
    [{ tile: undefined }, "missing", "tile", /^tile is missing$/],
    [{ tile: 0 }, "out_of_range", "tile", /^tile is 0, but must be from 1 to 64$/],
    [{ tile: 1.5 }, "out_of_range", "tile", /not a whole number/],
  ],
};

for (const [name, cases] of Object.entries(refused)) {
  test(`what ${name} cannot compute is refused`, () => {
    for (const [change, code, field, message] of cases) {
      const error = refusal(name, { ...inputs[name], ...change });
      assert.deepEqual([error.code, error.field], [code, field], error.message);
      assert.match(error.message, message);
    }
    assert.equal(refusal(name, null).code, "wrong_type");
  });
}

for (const [name, input] of Object.entries(inputs)) {
  const hostile = hostileValues(() => lesson[name](input));

  test(`a hostile value in every place of ${name}`, () => {
    const places = [...members(`${name[0].toUpperCase()}${name.slice(1)}Input`).keys()];
    for (const [kind, make] of Object.entries(hostile)) {
      for (const wrong of [make(), ...places.map((place) => ({ ...input, [place]: make() }))]) {
        try {
          assert.equal(typeof lesson[name](wrong), "object");
        } catch (error) {
          assert.ok(error instanceof AttentionError, `${kind}: ${error?.stack}`);
          assert.match(error.code, /^[a-z_]+$/);
          assert.ok(error.message.length > 0 && error.message.length < 400, error.message);
        }
      }
    }
  });
}

/** The letters of the shapes that the right inputs lead to. */
const letters = {
  lookup: { Nk: 3, D: 2, Dv: 2 },
  onlineSoftmax: { N: 3, Dv: 2, T: 2 },
};

for (const [name, input] of Object.entries(inputs)) {
  const type = `${name[0].toUpperCase()}${name.slice(1)}`;

  test(`${name} returns the fields and shapes that its type states`, () => {
    const answer = lesson[name](input);
    const stated = members(type);
    assert.deepEqual(Object.keys(answer).sort(), [...stated.keys()].sort());
    for (const [field, { type: fieldType, comment, optional }] of stated) {
      assert.ok(comment && !optional, field);
      if (fieldType === "number") {
        assert.equal(typeof answer[field], "number", field);
        continue;
      }
      const { shape, data } = answer[field];
      assert.equal(data.constructor, LISTS[fieldType], `${field} is a ${fieldType}`);
      assert.deepEqual(shape, statedShape(comment, letters[name], false), field);
      assert.equal(
        data.length,
        shape.reduce((product, axis) => product * axis, 1),
      );
    }
  });

  test(`${name} knows the properties of its type, and each has a comment`, () => {
    for (const [property, { comment }] of members(`${type}Input`)) {
      assert.ok(comment, property);
      const error = refusal(name, { ...input, [property]: Symbol("wrong") });
      assert.deepEqual([error.code, error.field], ["wrong_type", property]);
    }
  });
}

test("the module has the functions of its type", () => {
  assert.deepEqual(Object.keys(lesson).sort(), [...members("Lesson").keys()].sort());
  assert.deepEqual(Object.keys(lesson).sort(), Object.keys(inputs).sort());
});
