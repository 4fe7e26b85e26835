// Holds the figure `context` to its promise: the sentence turns the word, and only the sentence.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const core = await loadCore();
const { figure, ambiguous, startOf } = await load(`
  export { figure } from "./figures/context/index.js";
  export { ambiguous } from "./figures/context/sentences.js";
  export { startOf } from "./lesson/figure.js";
`);

const sceneOf = (word, name) => figure.compute(core, { ...startOf(figure), word, [word]: name });

const dot = (one, other) => one.reduce((sum, part, at) => sum + part * other[at], 0);

/** Which of the meanings is nearest by angle, worked out here. */
function nearest(meanings, vector) {
  const cosine = (one) => dot(one, vector) / Math.hypot(...one) / Math.hypot(...vector);
  const names = Object.keys(meanings);
  return names.reduce((best, name) =>
    cosine(meanings[name]) > cosine(meanings[best]) ? name : best,
  );
}

/** The word's output by the formula: softmax(q . k) v over the words of its sentence. */
function outputOf({ vectors }, { tokens, at }) {
  const rows = tokens.map((token) => vectors[token]);
  const shares = rows.map((row) => Math.exp(dot(rows[at], row)));
  const whole = shares.reduce((sum, share) => sum + share);
  return [0, 1].map(
    (part) =>
      dot(
        shares,
        rows.map((row) => row[part]),
      ) / whole,
  );
}

for (const [word, about] of Object.entries(ambiguous)) {
  for (const [name, sentence] of Object.entries(about.sentences)) {
    const { trace } = sceneOf(word, name);

    test(`${sentence.tokens.join(" ")}: ${word} is turned to ${sentence.meaning}`, () => {
      const output = outputOf(about, sentence);
      assert.equal(trace.words[trace.nearestWords.data[sentence.at]], sentence.meaning);
      assert.equal(nearest(about.meanings, output), sentence.meaning);
      for (const part of [0, 1]) {
        assert.ok(Math.abs(trace.output.data[2 * sentence.at + part] - output[part]) < 1e-12);
      }
    });

    test(`${sentence.tokens.join(" ")}: another word than ${word} gets the most attention`, () => {
      const count = sentence.tokens.length;
      const weights = trace.weights.data.slice(sentence.at * count, (sentence.at + 1) * count);
      assert.notEqual(weights.indexOf(Math.max(...weights)), sentence.at);
    });

    test(`${sentence.tokens.join(" ")}: a swap changes one word and leads to a sentence`, () => {
      for (const [place, other] of Object.entries(sentence.swaps)) {
        const { tokens } = about.sentences[other];
        const changed = tokens.flatMap((token, at) => (token === sentence.tokens[at] ? [] : [at]));
        assert.deepEqual(changed, [Number(place)]);
        assert.equal(tokens.length, sentence.tokens.length);
      }
    });
  }

  test(`${word} has one generic vector, whatever it stands beside`, () => {
    for (const [name, { at }] of Object.entries(about.sentences)) {
      const { values } = sceneOf(word, name).trace;
      assert.deepEqual([...values.data.slice(2 * at, 2 * at + 2)], about.vectors[word].slice(0, 2));
    }
  });
}

test("every meaning of a word is reached by one of its sentences", () => {
  for (const { meanings, sentences } of Object.values(ambiguous)) {
    const reached = new Set(Object.values(sentences).map(({ meaning }) => meaning));
    assert.deepEqual([...reached].sort(), Object.keys(meanings).sort());
  }
});
