// The figure's timeline, sentences and layout, for the examples and for inputs at the limits.

import assert from "node:assert/strict";
import test from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const {
  scenarios,
  sceneOf,
  timeline,
  describe,
  writeOut,
  wordParts,
  layOut,
  motion,
  progress,
  isMasked,
} = await load(`
    export * from "./scenarios.js";
    export { timeline } from "./figures/three-stages/timeline.js";
    export { describe, writeOut } from "./figures/three-stages/describe.js";
    export { layOut } from "./figures/three-stages/layout.js";
    export { motion, progress } from "./figures/figure.js";
    export { wordParts } from "./words.js";
    export { isMasked } from "./tensor.js";
  `);
const core = await loadCore();
const selection = { head: 0, query: 0, term: null };

/** A scene of any size, with numbers from a fixed sequence. */
function sceneOfSize(queries, keys, width, valueWidth, more = {}) {
  let seed = 7;
  const next = () => ((seed = (seed * 16807) % 2147483647) / 2147483647) * 2 - 1;
  const matrix = (rows, columns) =>
    Array.from({ length: rows }, () => Array.from({ length: columns }, next));
  const names = (count) => Array.from({ length: count }, (_, at) => `n${at}`);
  const trace = core.trace({
    queries: matrix(queries, width),
    keys: matrix(keys, width),
    values: matrix(keys, valueWidth),
    ...more,
  });
  const scenario = {
    tokens: { queries: names(queries), keys: names(keys), values: names(keys) },
    languages: { queries: "en", keys: "en", values: "en" },
    dimensions: { keys: names(width), values: names(valueWidth) },
  };
  return sceneOf({ ...scenario, input: more }, trace);
}

const named = (steps) => [...new Set(steps.map((step) => step.name))];

test("the three stages follow each other, each pair and each weight a step", () => {
  const [{ input }] = scenarios;
  const steps = timeline(sceneOf(scenarios[0], core.trace(input)), selection);
  const count = (name) => steps.filter((step) => step.name === name).length;
  assert.equal(count("product"), 25);
  assert.equal(count("weight"), 5);
  assert.equal(count("contribution"), 5);
  assert.deepEqual(named(steps), [
    ...["overview", "product", "maximum", "shift", "exponential", "sum", "weight"],
    ...["contribution", "output", "nearest_word"],
  ]);
});

test("scale, mask and joined heads are steps where they change something, and only there", () => {
  const steps = (more) => named(timeline(sceneOfSize(2, 3, 2, 2, more), selection));
  assert.ok(!steps({ scoring: "dot" }).includes("scale"));
  assert.ok(steps({ scoring: "scaled-dot" }).includes("scale"));
  assert.ok(steps({ scoring: "dot", temperature: 2 }).includes("scale"));
  assert.ok(steps({ scoring: "dot", softCap: 1 }).includes("cap"));
  assert.ok(!steps({ scoring: "dot", softCap: 1 }).includes("scale"));
  assert.ok(!steps({}).includes("mask"));
  assert.ok(steps({ mask: "causal" }).includes("mask"));
  assert.ok(
    steps({
      outputProjection: [
        [1, 0, 0],
        [0, 1, 0],
      ],
    }).includes("join"),
  );
});

test("a row that sees nothing says so, and has no weight to animate", () => {
  const scene = sceneOfSize(2, 3, 2, 2, {
    mask: {
      allowed: [
        [false, false, false],
        [true, true, true],
      ],
    },
  });
  const names = named(timeline(scene, selection));
  assert.ok(names.includes("empty"));
  for (const name of ["maximum", "weight", "contribution"]) assert.ok(!names.includes(name));
});

test("a large input keeps its steps countable", () => {
  const scene = sceneOfSize(2, 64, 64, 64);
  assert.ok(timeline(scene, selection).length <= 64 + 64 + 12);
});

test("every step of every kind of input has a sentence with finite numbers", () => {
  const kinds = [
    sceneOfSize(1, 1, 1, 1),
    sceneOfSize(3, 20, 9, 2, { scoring: "cosine", temperature: 0.3 }),
    sceneOfSize(2, 3, 2, 2, { scoring: "dot", softCap: 2, mask: "causal" }),
    sceneOfSize(2, 2, 2, 2, {
      mask: {
        allowed: [
          [false, false],
          [true, false],
        ],
      },
    }),
    sceneOfSize(2, 2, 2, 2, {
      values: [
        [0, 0],
        [0, 0],
      ],
      vocabulary: { a: [1, 0], b: [0, 1] },
    }),
    ...scenarios.map((scenario) => sceneOf(scenario, core.trace(scenario.input))),
  ];
  for (const scene of kinds) {
    const steps = timeline(scene, selection);
    steps.forEach((step, at) => {
      const { id, args } = describe(scene, at, selection);
      const said = wordParts(id, args);
      assert.ok(said.length > 0);
      for (const part of [...said, ...writeOut(scene, at, selection)]) {
        const text = typeof part === "string" ? part : part.text;
        assert.ok(!/NaN|undefined|null/.test(text), `${step.name}: ${text}`);
        assert.ok(isMasked(scene.trace) || !text.includes("\u221e"), `${step.name}: ${text}`);
      }
    });
  }
});

test("the stages stand side by side where they fit, else one under the other, never too wide", () => {
  const scene = sceneOf(scenarios[0], core.trace(scenarios[0].input));
  for (let width = 320; width <= 1400; width += 10) {
    const { stacked, groups, ...layout } = layOut(scene, { width, height: Infinity });
    assert.ok(layout.width <= width, `${layout.width} in ${width}`);
    assert.equal(new Set(groups.map((group) => group.y)).size, stacked ? 3 : 1);
    groups.slice(1).forEach((group, at) => {
      const before = groups[at];
      assert.ok(stacked ? group.y >= before.y + before.height : group.x >= before.x + before.width);
    });
  }
  assert.equal(layOut(scene, { width: 1190, height: Infinity }).stacked, false);
  assert.equal(layOut(scene, { width: 320, height: Infinity }).stacked, true);
});

test("where there is little height the picture is smaller, and still side by side", () => {
  const scene = sceneOf(scenarios[0], core.trace(scenarios[0].input));
  const high = layOut(scene, { width: 1190, height: Infinity });
  const low = layOut(scene, { width: 1190, height: 360 });
  assert.ok(high.height > 360 && low.height <= 360);
  assert.equal(low.stacked, false);
});

test("wide vectors become squares, so that sixteen by sixteen stand side by side, and 64 fit", () => {
  const side = layOut(sceneOfSize(16, 16, 16, 16), { width: 1190, height: Infinity });
  assert.deepEqual([side.stacked, side.scale.numbers], [false, "focus"]);
  const phone = layOut(sceneOfSize(16, 16, 16, 16), { width: 320, height: Infinity });
  assert.deepEqual([phone.width <= 320, phone.scale.numbers], [true, "none"]);
  const largest = layOut(sceneOfSize(64, 64, 64, 64), { width: 1190, height: Infinity });
  assert.ok(largest.width <= 1190);
  const usual = layOut(sceneOfSize(5, 5, 8, 8), { width: 320, height: Infinity });
  assert.equal(usual.scale.numbers, "all");
});

test("at the first moment all is done; then each step is done in turn", () => {
  const steps = ["overview", "a", "b"].map((name) => ({ name, stage: "", duration: 1 }));
  const done = (moment) => ["a", "b"].map((name) => progress(steps, moment).of(name));
  assert.deepEqual(done(0), [1, 1]);
  assert.deepEqual(done(0.25), [0.25, 0]);
  assert.deepEqual(done(1.5), [1, 0.5]);
  assert.deepEqual(done(2), [1, 1]);
});

test("motion waits for the words, moves one way, and rests", () => {
  assert.equal(motion(0.2), 0);
  assert.equal(motion(0.8), 1);
  let before = 0;
  for (let at = 0; at <= 1; at += 0.01) {
    assert.ok(motion(at) >= before);
    before = motion(at);
  }
});
