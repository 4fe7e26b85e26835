// The lesson's functions through their border: right values, errors, hostile values, types.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClose } from "./core.mjs";
import { declarations, LISTS, statedShape } from "./declarations.mjs";
import { hostileValues } from "./hostile-values.mjs";
import { AttentionError, inputs, lesson, loadLesson, refusal } from "./lesson.mjs";
import { normal, splitMix64, uniform } from "./random.mjs";

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

test("a lookup blends values by cosine, and temperatures reach both limits", () => {
  // Cosines of (3, 4) with (3, 4), (1, 0), (4, 3): 1, 0.6, 0.96.
  const { matches, found, scores, weights } = lesson.lookup({ ...inputs.lookup, temperature: 0.2 });
  const shares = [1, Math.exp(-2), Math.exp(-0.2)];
  assert.deepEqual([[...matches.data], found], [[1, 0, 0], 0]);
  assertClose(scores.data, [1, 0.6, 0.96]);
  assertClose(
    weights.data,
    shares.map((share) => share / sum(shares)),
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

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const dot = (left, right) => sum(left.map((number, d) => number * right[d]));
const cosine = (left, right) => dot(left, right) / Math.hypot(...left) / Math.hypot(...right);

/** All 64 words in the order of a seed, with their vectors, and behind these the strangers'. */
function sentence(width, seed) {
  const bits = splitMix64(seed);
  const words = Array.from({ length: 64 }, (_, word) => word);
  for (let last = 63; last > 0; --last) {
    const chosen = Math.floor(uniform(bits) * (last + 1));
    [words[last], words[chosen]] = [words[chosen], words[last]];
  }
  const vectors = Array.from({ length: 128 }, () => []);
  for (let d = 0; d < width; ++d) for (const vector of vectors) vector.push(normal(bits));
  const units = vectors.map((vector) => vector.map((number) => number / Math.hypot(...vector)));
  return { words, vectors: [...words.map((word) => units[word]), ...units.slice(64)] };
}

/** 1, and how many of the other vectors are at least as near to what was read as a word's own. */
const rank = (others, vector, own) =>
  1 +
  others
    .filter((other) => other !== own)
    .filter((other) => cosine(vector, other) >= cosine(vector, own) - 1e-12).length;

/** The weights of each of the first positions on all of them. */
function positionWeights(length, temperature) {
  const positions = Array.from({ length }, (_, p) =>
    Array.from({ length: 32 }, (_, c) => {
      const angle = p / 10000 ** ((c - (c % 2)) / 32);
      return c % 2 === 0 ? Math.sin(angle) : Math.cos(angle);
    }),
  );
  return positions.map((query) => {
    const scores = positions.map((key) => dot(query, key) / Math.sqrt(32));
    const shares = scores.map((score) => Math.exp((score - Math.max(...scores)) / temperature));
    return shares.map((share) => share / sum(shares));
  });
}

test("a sentence through one vector and by attention is what the formulas say", () => {
  const cases = [
    { length: 1, width: 2, seed: 1, temperature: 0.01 },
    { length: 9, width: 4, seed: 2017, temperature: 0.3 },
    { length: 64, width: 16, seed: 4294967295, temperature: 0.05, memory: "decay", decay: 0.9 },
  ];
  for (const input of cases) {
    const { length, width, temperature, decay } = input;
    const { words, vectors } = sentence(width, input.seed);
    const result = lesson.bottleneck(input);
    const own = vectors.slice(0, length);
    const share = (i) => (decay ? (1 - decay) * decay ** (length - 1 - i) : 1 / length);
    const mix = (shares) => own[0].map((_, d) => sum(own.map((v, i) => shares[i] * v[d])));
    const context = mix(own.map((_, i) => share(i)));
    assert.deepEqual([...result.words.data], words.slice(0, length));
    assertClose(result.vectors.data, own.flat(), 1e-14);
    assertClose(result.context.data, context);
    const fixed = own.map((vector) => cosine(context, vector));
    const fixedRanks = own.map((vector) => rank(vectors.slice(64), context, vector));
    assertClose(result.fixedCosines.data, fixed);
    assert.deepEqual([...result.fixedRanks.data], fixedRanks);
    assertClose([result.fixedMeanCosine], [sum(fixed) / length]);
    const right = fixedRanks.filter((place) => place === 1).length;
    assertClose([result.fixedRecovered], [right / length]);

    const weights = positionWeights(length, temperature);
    const outputs = weights.map(mix);
    const attended = own.map((vector, i) => cosine(outputs[i], vector));
    const ranks = outputs.map((output, i) => rank(vectors, output, own[i]));
    assertClose(result.attentionWeights.data, weights.flat());
    assertClose(result.attentionOutputs.data, outputs.flat());
    assertClose(result.attentionCosines.data, attended);
    assert.deepEqual([...result.attentionRanks.data], ranks);
    assertClose([result.attentionMeanCosine], [sum(attended) / length]);
    assertClose([result.attentionRecovered], [ranks.filter((it) => it === 1).length / length]);
  }
});

test("a curve is the mean of its sentences", () => {
  const settings = { width: 8, memory: "decay", decay: 0.7, temperature: 0.2 };
  const curve = lesson.bottleneckCurve({ ...settings, lengths: [64, 1, 20], runs: 3, seed: 4 });
  assert.deepEqual([...curve.lengths.data], [64, 1, 20]);
  const meanOf = (length, field) =>
    sum([4, 5, 6].map((seed) => lesson.bottleneck({ ...settings, length, seed })[field])) / 3;
  for (const [n, length] of [64, 1, 20].entries()) {
    const means = {
      fixedCosines: "fixedMeanCosine",
      fixedRecovered: "fixedRecovered",
      attentionCosines: "attentionMeanCosine",
      attentionRecovered: "attentionRecovered",
    };
    for (const [field, mean] of Object.entries(means)) {
      assertClose([curve[field].data[n]], [meanOf(length, mean)]);
    }
  }
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
