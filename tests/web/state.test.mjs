// The state of a figure and its actions.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./load.mjs";

const { initialState, keepPlace, reduce, closest } = await load(
  'export * from "./state.js"; export * from "./time.js";',
);

const step = (name, stage, more = {}) => ({ name, stage, duration: 100, ...more });
const steps = [
  step("overview", "overview"),
  step("product", "dot_product", { key: 0, dimension: 0 }),
  step("product", "dot_product", { key: 0, dimension: 1 }),
  step("maximum", "softmax"),
  step("weight", "softmax", { key: 0 }),
  step("output", "weighted_sum"),
];
const start = initialState("sous-la-table");
const run = (state, ...actions) =>
  actions.reduce((now, action) => reduce(now, action, steps), state);
const at = (moment) => ({ ...start, moment });

test("an example is first seen paused, as a whole", () => {
  assert.equal(start.moment, 0);
  assert.equal(start.until, null);
});

test("an unknown example is the first one", () => {
  assert.equal(initialState("no such").example.name, "sous-la-table");
});

test("a step forward plays one step and rests", () => {
  const stepping = run(start, { type: "next" });
  assert.deepEqual([stepping.moment, stepping.until], [0, 1]);
  const rested = run(stepping, { type: "tick", elapsed: 1000 });
  assert.deepEqual([rested.moment, rested.until], [1, null]);
});

test("a step forward in the midst of one finishes it and plays the next", () => {
  const state = run({ ...at(1.4), until: 2 }, { type: "next" });
  assert.deepEqual([state.moment, state.until], [2, 3]);
});

test("a step back goes to the step before, at rest", () => {
  assert.equal(run(at(3), { type: "previous" }).moment, 2);
  assert.equal(run(at(2.5), { type: "previous" }).moment, 2);
  assert.equal(run(start, { type: "previous" }).moment, 0);
});

test("play goes on to the end and pauses there; at the end it begins again", () => {
  const playing = run(start, { type: "play" });
  const halfway = run(playing, { type: "tick", elapsed: 250 });
  assert.equal(halfway.moment, 2.5);
  const ended = run(halfway, { type: "tick", elapsed: 10000 });
  assert.deepEqual([ended.moment, ended.until], [5, null]);
  assert.equal(run(ended, { type: "play" }).moment, 0);
});

test("speed scales time", () => {
  const slow = run(start, { type: "set-speed", speed: 0.5 }, { type: "play" });
  assert.equal(run(slow, { type: "tick", elapsed: 100 }).moment, 0.5);
});

test("however time is cut into ticks, the moment is the same", () => {
  const playing = run(start, { type: "play" });
  const ticks = Array.from({ length: 43 }, () => ({ type: "tick", elapsed: 10 }));
  const many = run(playing, ...ticks).moment;
  assert.ok(Math.abs(many - run(playing, { type: "tick", elapsed: 430 }).moment) < 1e-9);
});

test("stages are jumped to by name, forward and back", () => {
  assert.equal(run(start, { type: "seek-stage", stage: "softmax" }).moment, 3);
  assert.equal(run(at(1), { type: "next-stage" }).moment, 3);
  assert.equal(run(at(4), { type: "next-stage" }).moment, 5);
  assert.equal(run(at(5), { type: "next-stage" }).moment, 5);
  assert.equal(run(at(4), { type: "previous-stage" }).moment, 1);
  assert.equal(run(at(1), { type: "previous-stage" }).moment, 0);
});

test("a cell of a matrix leads to the step that completes it", () => {
  const sought = (stage, key) => run(start, { type: "seek-result", stage, key }).moment;
  assert.equal(sought("dot_product", 0), 2);
  assert.equal(sought("softmax", 0), 4);
  assert.equal(sought("softmax", 9), 4, "a timeline without a step for that key");
  assert.equal(sought("weighted_sum"), 5);
});

test("no action leaves the timeline", () => {
  assert.equal(run(start, { type: "seek", moment: 99 }).moment, 5);
  assert.equal(run(start, { type: "seek", moment: -1 }).moment, 0);
  assert.equal(run(at(5), { type: "next" }).moment, 5);
});

test("a timeline that gains a step keeps the place", () => {
  const longer = [...steps.slice(0, 3), step("scale", "softmax"), ...steps.slice(3)];
  assert.equal(keepPlace(at(4), steps, longer).moment, 5);
  assert.equal(keepPlace(at(3.5), steps, longer).moment, 4.5);
  assert.equal(keepPlace({ ...start, until: 5 }, steps, longer).until, 6);
});

test("a step that is gone gives way to the most similar one", () => {
  assert.equal(closest(steps, { name: "product", key: 0, dimension: 1 }), 2);
  assert.equal(closest(steps, { name: "product", key: 0, dimension: 9 }), 1);
  assert.equal(closest(steps, { name: "scale", stage: "softmax" }), 3);
  assert.equal(closest(steps, { name: "nothing" }), 0);
});
