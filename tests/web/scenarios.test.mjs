// The examples have the numbers that the lesson asks for.

import assert from "node:assert/strict";
import test from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const { scenarios, scenarioNamed } = await load('export * from "./scenarios.js";');
const core = await loadCore();

const row = (tensor, at) => {
  const width = tensor.shape.at(-1);
  return [...tensor.data.slice(at * width, (at + 1) * width)];
};
const near = (actual, expected, tolerance = 5e-7) => {
  assert.equal(actual.length, expected.length);
  actual.forEach((value, at) =>
    assert.ok(Math.abs(value - expected[at]) <= tolerance, `${actual} is not ${expected}`),
  );
};
const nearestWords = (trace) => [...trace.nearestWords.data].map((at) => trace.words[at]);
const traceOf = (name, changes = {}) => core.trace({ ...scenarioNamed(name).input, ...changes });

test("sous scores exactly 0.1, 0.2, 1.5, 0.1, 0.0", () => {
  assert.deepEqual(row(traceOf("sous-la-table").scores, 0), [0.1, 0.2, 1.5, 0.1, 0]);
});

test("sous gives its keys the right softmax of these scores", () => {
  const expected = [0.123989, 0.137029, 0.502802, 0.123989, 0.11219];
  near(row(traceOf("sous-la-table").weights, 0), expected);
});

test("at temperature 0.5 the weights come close to the printed ones", () => {
  const weights = row(traceOf("sous-la-table", { temperature: 0.5 }).weights, 0);
  near(weights, [0.048817, 0.059625, 0.802774, 0.048817, 0.039968]);
  near(weights, scenarioNamed("sous-la-table").quote.weights, 0.0105);
});

test("sous, la and table find under, the and table", () => {
  assert.deepEqual(nearestWords(traceOf("sous-la-table")), ["under", "the", "table"]);
});

test("softmax alone gives the right shares, and the printed third one is the slip", () => {
  const trace = traceOf("softmax-alone");
  assert.deepEqual(row(trace.scores, 0), [2, 1, 0.1]);
  const weights = row(trace.weights, 0);
  near(weights, [0.659001, 0.242433, 0.098566]);

  // The printed shares are softmax of 2, 1 and -1.1: the first two in proportion, the third not.
  const printed = scenarioNamed("softmax-alone").quote.weights;
  assert.ok(Math.abs(printed[0] / printed[1] - weights[0] / weights[1]) < 0.05);
  assert.ok(printed[1] / printed[2] > 3 * (weights[1] / weights[2]));
});

test("chat and tapis put most weight on cat and mat, and find chat and tapis", () => {
  const trace = traceOf("cat-on-the-mat");
  const { keys } = scenarioNamed("cat-on-the-mat").tokens;
  const heaviest = (at) => {
    const weights = row(trace.weights, at);
    return keys[weights.indexOf(Math.max(...weights))];
  };
  assert.deepEqual([heaviest(0), heaviest(1)], ["cat", "mat"]);
  assert.ok(Math.max(...row(trace.weights, 0)) > 0.5);
  assert.ok(Math.max(...row(trace.weights, 1)) > 0.5);
  assert.deepEqual(nearestWords(trace), ["chat", "tapis"]);
});

test("the black cat: one head finds the adjective, the other the subject, none looks ahead", () => {
  const { weights } = traceOf("the-black-cat");
  const at = (head, query, key) => weights.data[(head * 4 + query) * 4 + key];
  const heaviest = (head, query) => {
    const one = [0, 1, 2, 3].map((key) => at(head, query, key));
    return one.indexOf(Math.max(...one));
  };
  assert.equal(heaviest(0, 2), 1, "head 1: cat looks at black");
  assert.equal(heaviest(1, 3), 2, "head 2: sat looks at cat");
  for (const head of [0, 1]) {
    for (const query of [0, 1, 2, 3]) {
      for (let key = query + 1; key < 4; key += 1) assert.equal(at(head, query, key), 0);
    }
  }
});

test("every example names as many words and dimensions as its tensors have", () => {
  for (const { name, input, tokens, dimensions } of scenarios) {
    const trace = core.trace(input);
    const [queries, keys, width] = trace.products.shape.slice(-3);
    assert.equal(tokens.queries.length, queries, name);
    assert.equal(tokens.keys.length, keys, name);
    assert.equal(tokens.values.length, keys, name);
    assert.equal(dimensions.keys.length, width, name);
    const valueNames = dimensions.values.flat();
    assert.equal(
      valueNames.length,
      Array.isArray(dimensions.values[0]) ? trace.result.shape[1] : trace.values.shape.at(-1),
      name,
    );
  }
});
