// The border of the lesson's functions: errors, hostile values, and the types that they declare.
import assert from "node:assert/strict";
import { test } from "node:test";
import { declarations, LISTS, statedShape } from "./declarations.mjs";
import { hostileValues } from "./hostile-values.mjs";
import { AttentionError, inputs, lesson, loadLesson, refusal } from "./lesson.mjs";

const declared = await declarations("attention-lesson.d.ts");

/** The members of an interface; those of an input with the settings that it extends. */
const members = (name) =>
  name.startsWith("Bottleneck") && name.endsWith("Input")
    ? new Map([...declared("BottleneckSettings"), ...declared(name)])
    : declared(name);

test("calls share one module, apart from the core's", async () => {
  assert.equal(await loadLesson(), lesson);
  assert.equal(loadLesson(), loadLesson());
  assert.ok(Object.isFrozen(lesson));
  const core = await import("../../build/site/attention-core.js");
  assert.equal(core.AttentionError, AttentionError);
  assert.equal("lookup" in (await core.loadCore()), false);
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
  bottleneck: [
    [{ length: undefined }, "missing", "length", /^length is missing$/],
    [{ width: undefined }, "missing", "width", /^width is missing$/],
    [{ length: 0 }, "out_of_range", "length", /^length is 0, but must be from 1 to 64$/],
    [{ length: 65 }, "out_of_range", "length", /^length is 65/],
    [{ width: 2.5 }, "out_of_range", "width", /not a whole number/],
    [{ width: 1e12 }, "out_of_range", "width", /^width is/],
    [{ memory: "mean" }, "unknown_name", "memory", /nearest is/],
    [{ memory: 1 }, "wrong_type", "memory", /the number 1, not a text/],
    [{ decay: 1 }, "out_of_range", "decay", /^decay is 1, but must be above 0 and below 1$/],
    [{ decay: NaN }, "not_finite", "decay", /^decay is NaN/],
    [{ seed: -1 }, "out_of_range", "seed", /whole number from 0 to 4294967295$/],
    [{ temperature: -1 }, "out_of_range", "temperature", /must not be negative/],
    [{ lenght: 1 }, "unknown_name", "lenght", /the nearest is length$/],
  ],
  bottleneckCurve: [
    [{ lengths: undefined }, "missing", "lengths", /^lengths is missing$/],
    [{ lengths: [] }, "empty", "lengths", /^lengths has no numbers/],
    [{ lengths: Array(65).fill(1) }, "too_large", "lengths", /has 65 numbers, at most 64/],
    [{ lengths: [1, 65] }, "out_of_range", "lengths", /^lengths is 65, but must be from 1/],
    [{ lengths: [1, 0.5] }, "out_of_range", "lengths", /^lengths entry 2 is 0.5/],
    [{ lengths: [NaN] }, "out_of_range", "lengths", /^lengths entry 1 is NaN/],
    [{ runs: undefined }, "missing", "runs", /^runs is missing$/],
    [{ runs: 0 }, "out_of_range", "runs", /^runs is 0, but must be from 1 to 64$/],
    [{ length: 1 }, "unknown_name", "length", /the nearest is lengths$/],
  ],
  reach: [
    ...["length", "width", "layers", "kind", "dimension"].map((name) => [
      { [name]: undefined },
      "missing",
      name,
      / is missing$/,
    ]),
    [{ length: 65 }, "out_of_range", "length", /^length is 65, but must be from 1 to 64$/],
    [{ width: 4 }, "out_of_range", "width", /^width is 4, but must be odd/],
    [{ layers: 0 }, "out_of_range", "layers", /^layers is 0/],
    [{ kind: "window" }, "unknown_name", "kind", /the nearest is/],
    [{ dimension: 4097 }, "out_of_range", "dimension", /^dimension is 4097/],
  ],
  costs: [
    [{ lengths: [] }, "empty", "lengths", /^lengths has no numbers/],
    [{ lengths: [4097] }, "out_of_range", "lengths", /^lengths is 4097/],
    [{ width: undefined }, "missing", "width", /^width is missing$/],
    [{ dimension: 0 }, "out_of_range", "dimension", /^dimension is 0/],
  ],
  scoreStatistics: [
    ...["dimension", "keys", "queries", "scaled", "bins", "limit"].map((name) => [
      { [name]: undefined },
      "missing",
      name,
      / is missing$/,
    ]),
    [{ dimension: 513 }, "out_of_range", "dimension", /^dimension is 513/],
    [{ scaled: 1 }, "wrong_type", "scaled", /the number 1, not true or false/],
    [{ seed: 0.5 }, "out_of_range", "seed", /^seed is 0.5/],
    [{ bins: 0 }, "out_of_range", "bins", /^bins is 0, but must be from 1 to 512$/],
    [{ limit: 0 }, "out_of_range", "limit", /^limit is 0, but must be above 0$/],
    [{ limit: Infinity }, "not_finite", "limit", /^limit is infinity/],
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
  bottleneck: { N: 5, d: 3 },
  bottleneckCurve: { Nlengths: 4 },
  reach: { N: 5, L: 4 },
  costs: { Nlengths: 3 },
  scoreStatistics: { bins: 4, edges: 5 },
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
