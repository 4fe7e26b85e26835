// The figure `dictionary`: what its lookups answer, by formulas written out here, and its room.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadLesson } from "../../build/site/attention-lesson.js";
import { load } from "./load.mjs";

const core = await loadLesson();
const { loadFigure, keys, values, queries } = await load(`
  export { loadFigure } from "./lesson/figures.js";
  export { keys, values, queries } from "./figures/dictionary/entries.js";
`);
const figure = await loadFigure("dictionary");

const temperatures = figure.settings.find(({ name }) => name === "temperature").values;
const traceOf = (word, temperature) => figure.compute(core, { word, temperature }).trace;

const dot = (a, b) => a.reduce((sum, one, at) => sum + one * b[at], 0);
const cosine = (a, b) => dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b));

/** Softmax of cosines by its formula; at its two ends, all for the largest, and all alike. */
function weightsOf(cosines, temperature) {
  const shares = {
    hardest: (score) => (score === Math.max(...cosines) ? 1 : 0),
    uniform: () => 1,
  };
  const all = cosines.map(shares[temperature] ?? ((score) => Math.exp(score / temperature)));
  return all.map((share) => share / all.reduce((sum, one) => sum + one));
}

const closeTo = (actual, expected) =>
  actual.forEach((one, at) => assert.ok(Math.abs(one - expected[at]) < 1e-12, `${actual}`));

test("the entries are those of the lesson's table", () => {
  assert.deepEqual(Object.keys(keys), ["chat", "est", "sous", "la", "table"]);
  assert.deepEqual(Object.keys(values), ["cat", "is", "under", "the", "table"]);
});

test("cosines, weights, blend and similarities follow from the vectors by their formulas", () => {
  for (const [word, query] of Object.entries(queries)) {
    const cosines = Object.values(keys).map((key) => cosine(query, key));
    for (const temperature of temperatures) {
      const trace = traceOf(word, temperature);
      const weights = weightsOf(cosines, temperature);
      const rows = Object.values(values);
      const output = rows[0].map((_, at) =>
        dot(
          weights,
          rows.map((row) => row[at]),
        ),
      );
      closeTo([...trace.scores.data], cosines);
      closeTo([...trace.weights.data], weights);
      closeTo([...trace.output.data], output);
      const similarities = rows.map((row) => cosine(output, row));
      closeTo([...trace.similarities.data], similarities);
      assert.equal(trace.nearest, similarities.indexOf(Math.max(...similarities)));
    }
  }
});

test("only a word of the table is found exactly; a word close to it is answered all the same", () => {
  const under = Object.keys(values).indexOf("under");
  const cat = Object.keys(values).indexOf("cat");
  assert.equal(traceOf("sous", 0.2).found, under);
  assert.equal(traceOf("dessous", 0.2).found, -1);
  assert.equal(traceOf("dessous", 0.2).nearest, under);
  assert.equal(traceOf("peluche", 0.2).found, -1);
  assert.equal(traceOf("peluche", 0.2).nearest, cat);
});

test("the ends of the temperature are exact", () => {
  for (const word of Object.keys(queries)) {
    const hardest = [...traceOf(word, "hardest").weights.data];
    assert.deepEqual(hardest.sort(), [0, 0, 0, 0, 1]);
    const uniform = [...traceOf(word, "uniform").weights.data];
    assert.deepEqual(uniform, [0.2, 0.2, 0.2, 0.2, 0.2]);
  }
});

test("at the uniform end the answer is the same whatever is looked up", () => {
  const answers = Object.keys(queries).map((word) => [...traceOf(word, "uniform").output.data]);
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
});

test("the picture is as wide as its room, and in a frame not higher than it", () => {
  const scene = figure.compute(core, { word: "dessous", temperature: 0.2 });
  for (const width of [270, 334, 559, 560, 690, 1110]) {
    assert.equal(figure.draw(scene, 0, { width, height: Infinity }).width, width);
  }
  assert.ok(figure.draw(scene, 0, { width: 594, height: 310 }).height <= 310);
});

test("the sentence about cosines names the key whose cosine is the largest, at every temperature", () => {
  const words = Object.keys(keys);
  for (const [word, query] of Object.entries(queries)) {
    const cosines = Object.values(keys).map((key) => cosine(query, key));
    for (const temperature of temperatures) {
      const scene = figure.compute(core, { word, temperature });
      const at = figure.timeline(scene).findIndex(({ name }) => name === "cosines");
      const { key } = figure.describe(scene, at).args;
      assert.equal(
        key.text,
        words[cosines.indexOf(Math.max(...cosines))],
        `${word} ${temperature}`,
      );
    }
  }
});
