// A worksheet of the lesson prints scores only where they are what a figure starts from.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { loadLesson } from "../../build/site/attention-lesson.js";
import { load } from "./load.mjs";

const core = { ...(await loadCore()), ...(await loadLesson()) };
const { createStore, initialState, loadFigure, sheetOf } = await load(`
  export { createStore } from "./lesson/store.js";
  export { initialState } from "./lesson/state.js";
  export { loadFigure } from "./lesson/figures.js";
  export { sheetOf } from "./lesson/worksheet.js";
`);

/** Whether scores are printed, by figure, with settings where they matter. */
const GIVEN = [
  ["three-stages", {}, false],
  ["three-stages", { example: "softmax-alone" }, true],
  ["dictionary", {}, false],
  ["decoder", {}, false],
  ["online-softmax", {}, true],
];

for (const [name, wanted, given] of GIVEN) {
  test(`${name} ${JSON.stringify(wanted)}: scores are ${given ? "given" : "left open"}`, async () => {
    const figure = await loadFigure(name);
    const store = createStore(core, figure, initialState(figure, wanted), () => {});
    const sheet = sheetOf(store, 0);
    assert.equal(sheet.isGiven("scores"), given);
    assert.equal(sheet.isGiven("weights"), false);
    assert.ok(sheet.isGiven("values"));
  });
}
