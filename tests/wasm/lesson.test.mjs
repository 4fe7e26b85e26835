// The lesson's functions in JavaScript, against values worked out by hand or by formulas written here.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClose } from "./core.mjs";
import { inputs, lesson } from "./lesson.mjs";
import { normal, splitMix64, uniform } from "./random.mjs";

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

test("a window reaches one further with each layer, attention all at once", () => {
  const window = lesson.reach(inputs.reach);
  assert.deepEqual([...window.reached.data], [3, 5, 5, 5]);
  assert.deepEqual([...window.reach.data.slice(0, 10)], [1, 1, 0, 0, 0, 1, 1, 1, 0, 0]);
  assert.deepEqual([window.middle, window.layersNeeded, window.longestPath], [2, 4, 4]);
  // 2 + 3 + 3 + 3 + 2 inputs of 2 x 2 numbers, in 4 layers.
  assert.deepEqual([window.multiplyAdds, window.totalMultiplyAdds], [52, 208]);
  const sliding = lesson.reach({ ...inputs.reach, kind: "sliding-window" });
  assert.deepEqual(sliding.reach, window.reach);
  assert.equal(sliding.multiplyAdds, 13 * 2 * 2);
  const attention = lesson.reach({ ...inputs.reach, kind: "attention" });
  assert.ok(attention.reach.data.every((flag) => flag === 1));
  assert.deepEqual([attention.layersNeeded, attention.multiplyAdds], [1, 2 * 25 * 2]);
});

test("costs are those of the closed formulas", () => {
  const { lengths, attention, convolution, slidingWindow } = lesson.costs(inputs.costs);
  assert.deepEqual([...lengths.data], [1, 4, 2000]);
  assert.deepEqual([...attention.data], [4, 64, 16e6]);
  // 3 n - 2 inputs are within the windows.
  assert.deepEqual([...convolution.data], [4, 40, 4 * 5998]);
  assert.deepEqual([...slidingWindow.data], [4, 40, 4 * 5998]);
});

test("statistics of random scores are those of the same numbers in JavaScript", () => {
  const input = { dimension: 40, keys: 7, queries: 9, seed: 12, scaled: true, bins: 6, limit: 2 };
  const bits = splitMix64(input.seed);
  const queries = Array.from({ length: 9 }, () => []);
  const keys = Array.from({ length: 7 }, () => []);
  for (let c = 0; c < 40; ++c) for (const row of [...queries, ...keys]) row.push(normal(bits));
  const rows = queries.map((query) => keys.map((key) => dot(query, key) / Math.sqrt(40)));
  const weights = rows.map((row) => {
    const total = sum(row.map(Math.exp));
    return row.map((score) => Math.exp(score) / total);
  });
  const counted = (numbers, low, high) =>
    Array.from({ length: 6 }, (_, bin) => {
      const isIn = (number) => {
        const place = Math.floor(((number - low) / (high - low)) * 6);
        return Math.min(Math.max(place, 0), 5) === bin;
      };
      return numbers.filter(isIn).length;
    });
  const scores = rows.flat();
  const mean = sum(scores) / 63;
  const largest = weights.map((row) => Math.max(...row));
  const result = lesson.scoreStatistics(input);
  assert.deepEqual([...result.histogram.data], counted(scores, -2, 2));
  assert.deepEqual([...result.largestWeights.data], counted(largest, 0, 1));
  assertClose(result.edges.data, [-2, -4 / 3, -2 / 3, 0, 2 / 3, 4 / 3, 2]);
  assertClose(
    [result.scale, result.mean, result.standardDeviation],
    [1 / Math.sqrt(40), mean, Math.sqrt(sum(scores.map((score) => (score - mean) ** 2)) / 63)],
  );
  const entropy = sum(weights.flat().map((weight) => -weight * Math.log(weight))) / 9;
  assertClose([result.meanLargestWeight, result.meanEntropy], [sum(largest) / 9, entropy]);
});
