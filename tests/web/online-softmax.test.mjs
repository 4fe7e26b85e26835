// The figure `online-softmax`: one pass and two, by formulas written out here, and its room.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadLesson } from "../../build/site/attention-lesson.js";
import { load } from "./load.mjs";

const core = await loadLesson();
const { loadFigure, lists } = await load(`
  export { loadFigure } from "./lesson/figures.js";
  export { lists } from "./figures/online-softmax/scores.js";
`);
const figure = await loadFigure("online-softmax");

const TILES = [1, 2, 4, 8];
const sceneOf = (scores, tile) => figure.compute(core, { scores, tile });
const traceOf = (scores, tile) => sceneOf(scores, tile).trace;
const sumOf = (numbers) => numbers.reduce((sum, one) => sum + one, 0);

const close = (actual, expected) =>
  assert.ok(Math.abs(actual - expected) < 1e-12, `${actual}, not ${expected}`);

/** Every list at every size of tile. */
const all = Object.keys(lists).flatMap((scores) => TILES.map((tile) => ({ scores, tile })));

test("the output is softmax by its formula, whatever the order and the tile", () => {
  for (const { scores, tile } of all) {
    const shares = lists[scores].map(([score]) => Math.exp(score));
    const trace = traceOf(scores, tile);
    for (const place of [0, 1]) {
      const blend = sumOf(shares.map((share, at) => share * lists[scores][at][1][place]));
      close(trace.output.data[place], blend / sumOf(shares));
      close(trace.twoPassOutput.data[place], blend / sumOf(shares));
    }
    assert.ok(trace.largestDifference < 1e-15);
  }
});

test("after each tile the sum is that of all scores so far, against their largest", () => {
  for (const { scores, tile } of all) {
    const trace = traceOf(scores, tile);
    const read = lists[scores].map(([score]) => score);
    trace.sums.data.forEach((sum, at) => {
      const so = read.slice(0, (at + 1) * tile);
      const largest = Math.max(...so);
      assert.equal(trace.maxima.data[at], largest);
      close(sum, largest === -Infinity ? 0 : sumOf(so.map((one) => Math.exp(one - largest))));
      const old = at === 0 ? -Infinity : Math.max(...read.slice(0, at * tile));
      close(trace.corrections.data[at], old === -Infinity ? 0 : Math.exp(old - largest));
    });
  }
});

test("the three orders have the same pairs, so the same output", () => {
  const sorted = (name) => lists[name].map((pair) => JSON.stringify(pair)).sort();
  assert.deepEqual(sorted("falling"), sorted("rising"));
  assert.deepEqual(sorted("mixed"), sorted("rising"));
});

test("rising scores rescale at every tile, falling ones at none", () => {
  for (const tile of TILES) {
    for (const factor of traceOf("rising", tile).corrections.data.slice(1)) {
      assert.ok(factor < 1);
    }
    for (const factor of traceOf("falling", tile).corrections.data.slice(1)) {
      assert.equal(factor, 1);
    }
  }
});

test("what is hidden adds nothing, and what comes after it alone has nothing to rescale", () => {
  const scene = sceneOf("hidden", 1);
  assert.equal(scene.trace.sums.data[0], 0);
  assert.equal(scene.trace.weights.data[0], 0);
  const rescaled = figure.timeline(scene).filter(({ name }) => name === "rescale");
  assert.deepEqual(
    rescaled.map(({ key }) => key),
    [2, 3, 4, 5, 6, 7],
  );
});

test("the picture is as wide as its room, and in a frame not higher than it", () => {
  for (const { scores, tile } of all) {
    const scene = sceneOf(scores, tile);
    for (const width of [270, 334, 579, 580, 690, 1110]) {
      assert.equal(figure.draw(scene, 0, { width, height: Infinity }).width, width);
    }
    assert.ok(figure.draw(scene, 0, { width: 594, height: 310 }).height <= 310);
  }
});
