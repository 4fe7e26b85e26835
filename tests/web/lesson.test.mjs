// Holds every figure of the lesson to what it promises, at every setting: steps that have words,
// words whose numbers are the trace's, and a question whose answer the core gives.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { loadLesson } from "../../build/site/attention-lesson.js";
import { load } from "./load.mjs";

const core = { ...(await loadCore()), ...(await loadLesson()) };
const { lessonFigures, loadFigure, startOf, formatNumber, wordParts, words } = await load(`
  export { lessonFigures, loadFigure } from "./lesson/figures.js";
  export { startOf } from "./lesson/figure.js";
  export { formatNumber } from "./format.js";
  export { wordParts, words } from "./words.js";
`);

/** The settings of a figure's start, and each with one of them at another of its values. */
function* settingsOf(figure) {
  const start = startOf(figure);
  yield start;
  for (const { name, values } of figure.settings) {
    for (const value of values) if (value !== start[name]) yield { ...start, [name]: value };
  }
}

/** Holds the numbers in a message to the trace; a count is printed without decimals. */
function checkMessage({ id, args = {} }, trace, place) {
  const parts = wordParts(id, args);
  assert.ok(parts.length > 0, place);
  for (const part of parts) {
    const text = typeof part === "string" ? part : part.text;
    assert.doesNotMatch(text, /NaN|undefined|null/, `${place}: ${id}`);
    if (typeof part === "string" || part.field === undefined) continue;
    const held = trace[part.field];
    const strides = held.shape?.map((_, axis) =>
      held.shape.slice(axis + 1).reduce((product, size) => product * size, 1),
    );
    const value = strides
      ? held.data[part.index.reduce((sum, at, axis) => sum + at * strides[axis], 0)]
      : held;
    const allowed = [formatNumber(value), ...(Number.isInteger(value) ? [String(value)] : [])];
    assert.ok(allowed.includes(part.text), `${place}: ${part.text} for ${value}`);
  }
}

for (const name of Object.keys(lessonFigures)) {
  const figure = await loadFigure(name);

  test(`${name}: every step at every setting has a stage, a duration and true words`, () => {
    for (const settings of settingsOf(figure)) {
      const scene = figure.compute(core, settings);
      const steps = figure.timeline(scene);
      assert.equal(steps[0].name, "overview");
      assert.ok(steps.length > 1);
      for (const [at, step] of steps.entries()) {
        const place = `${JSON.stringify(settings)}, step ${at}`;
        assert.ok(step.duration > 0, place);
        assert.ok(words(`stage-${step.stage.replace("_", "-")}`), place);
        checkMessage(figure.describe(scene, at), scene.trace, place);
      }
    }
  });

  test(`${name}: its question has one right answer of two to four`, () => {
    const { settings, ask, options, answer, because, from } = figure.question;
    const asked = { ...startOf(figure), ...settings };
    for (const [setting, value] of Object.entries(settings)) {
      const { values } = figure.settings.find((one) => one.name === setting);
      assert.ok(values.includes(value), setting);
    }
    const scene = figure.compute(core, asked);
    const offered = options(scene);
    assert.ok(offered.length >= 2 && offered.length <= 4);
    const texts = offered.map(({ id, args }) => words(id, args));
    assert.equal(new Set(texts).size, texts.length, texts.join(" | "));
    const right = answer(scene);
    assert.ok(Number.isInteger(right) && right >= 0 && right < offered.length, `${right}`);
    for (const message of [ask(scene), ...offered, because(scene)]) {
      checkMessage(message, scene.trace, "question");
    }
    assert.ok(figure.timeline(scene).some(({ stage }) => stage === from));
  });

  test(`${name}: its title, and what to notice and to try, are written`, () => {
    for (const part of ["", "-about", "-notice", "-try"]) assert.ok(words(`figure-${name}${part}`));
  });
}
