// Holds the figure `projections` to what it says: how vectors are made, what each head looks for,
// and that the scale keeps random scores and weights alike at every width.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { loadLesson } from "../../build/site/attention-lesson.js";
import { load } from "./load.mjs";

const core = { ...(await loadCore()), ...(await loadLesson()) };
const { figure, example, startOf } = await load(`
  export { figure } from "./figures/projections/index.js";
  export { example } from "./figures/projections/matrices.js";
  export { startOf } from "./lesson/figure.js";
`);

const { tokens, input } = example;

const traceOf = (settings) => figure.compute(core, { ...startOf(figure), ...settings }).trace;

const close = (one, other, by) => assert.ok(Math.abs(one - other) <= by, `${one}, not ${other}`);

/** A number of a trace: its place in a tensor. */
function at({ shape, data }, ...index) {
  return data[index.reduce((offset, place, axis) => offset * shape[axis] + place, 0)];
}

const dot = (one, other) => one.reduce((sum, part, place) => sum + part * other[place], 0);

test("queries, keys and values are the embeddings times their matrices, two columns a head", () => {
  const trace = traceOf({ part: "vectors" });
  const made = { queries: "queryProjection", keys: "keyProjection", values: "valueProjection" };
  for (const [field, matrix] of Object.entries(made)) {
    for (const head of [0, 1]) {
      for (const [row, embedding] of input.embeddings.entries()) {
        for (const column of [0, 1]) {
          const weights = input[matrix].map((line) => line[2 * head + column]);
          assert.equal(at(trace[field], head, row, column), dot(embedding, weights));
        }
      }
    }
  }
});

test("the first head sends the noun to its trait, the second every token to the article", () => {
  const { weights } = traceOf({ part: "heads" });
  const focus = (head, query) => {
    const row = tokens.map((_, key) => at(weights, head, query, key));
    return tokens[row.indexOf(Math.max(...row))];
  };
  assert.equal(focus(0, 2), "black");
  assert.deepEqual(
    [0, 1, 2].map((query) => focus(1, query)),
    ["the", "the", "the"],
  );
});

test("hidden later tokens get no weight, and the rest adds up to all of it", () => {
  const { weights } = traceOf({ part: "heads", causal: true });
  for (const head of [0, 1]) {
    for (const query of [0, 1, 2]) {
      const row = tokens.map((_, key) => at(weights, head, query, key));
      assert.deepEqual(row.slice(query + 1).filter(Boolean), []);
      close(dot(row, [1, 1, 1]), 1, 1e-12);
    }
  }
});

test("the joined heads times W_O, and the embedding, are the new vector", () => {
  const trace = traceOf({ part: "heads" });
  for (const [row, embedding] of input.embeddings.entries()) {
    const joined = [0, 1].flatMap((head) =>
      [0, 1].map((part) => at(trace.output, head, row, part)),
    );
    for (const [column, number] of embedding.entries()) {
      const mixed = dot(
        joined,
        input.outputProjection.map((line) => line[column]),
      );
      close(at(trace.result, row, column), mixed, 1e-12);
      close(at(trace.residualOutput, row, column), number + mixed, 1e-12);
    }
  }
});

const { values: widths } = figure.settings.find(({ name }) => name === "dimension");

test("unscaled scores spread by the root of the width, scaled ones by one", () => {
  for (const dimension of widths) {
    const trace = traceOf({ part: "scale", dimension });
    // Eight keys of so many numbers: four standard errors of the spread are 4 sqrt(1 / (2 8 width)).
    const by = 1 / Math.sqrt(dimension);
    close(trace.plainStandardDeviation / Math.sqrt(dimension), 1, by);
    close(trace.scaledStandardDeviation, 1, by);
    close(trace.scaledScale, 1 / Math.sqrt(dimension), 1e-12);
  }
});

test("the largest weight grows with the width without the scale, and hardly changes with it", () => {
  const peaks = widths.map((dimension) => traceOf({ part: "scale", dimension }));
  for (const [place, { plainMeanLargestWeight: peak }] of peaks.entries()) {
    assert.ok(place === 0 || peak > peaks[place - 1].plainMeanLargestWeight, `${widths[place]}`);
    close(peaks[place].scaledMeanLargestWeight, 0.36, 0.1);
  }
  assert.ok(peaks[peaks.length - 1].plainMeanLargestWeight > 0.9);
});

test("at the largest width without the scale, one key gets nearly all", () => {
  const { question } = figure;
  const scene = figure.compute(core, { ...startOf(figure), ...question.settings });
  assert.equal(question.options(scene)[question.answer(scene)].id, "projections-question-all");
});
