// The store keeps its moments on the timeline, whatever example it goes to.

import assert from "node:assert/strict";
import test from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const { createStore, initialState, scenarios, timeline } = await load(`
    export { createStore } from "./store.js";
    export { initialState } from "./state.js";
    export { scenarios } from "./scenarios.js";
    export { timeline } from "./figures/three-stages/timeline.js";
  `);
const core = await loadCore();
const storeOf = (state) => createStore(core, { timeline }, state, () => {});
const names = scenarios.map(({ name }) => name);

const isOnTimeline = ({ state: { moment, until }, derived: { steps } }) => {
  assert.ok(moment >= 0 && moment <= steps.length - 1, `${moment} of ${steps.length}`);
  assert.ok(until === null || until <= steps.length - 1);
};

test("undo and redo between any two examples, from their ends, stay on the timeline", () => {
  for (const from of names) {
    for (const to of names.filter((name) => name !== from)) {
      const store = storeOf(initialState(from));
      store.dispatch({ type: "last" });
      for (const action of [{ type: "choose-example", name: to }, { type: "last" }]) {
        store.dispatch(action);
      }
      for (const type of ["undo", "last", "redo", "play", "undo"]) {
        store.dispatch({ type });
        isOnTimeline(store);
      }
      assert.equal(store.state.example.name, from);
    }
  }
});

test("a pinned example of another name can be swapped in from the last step", () => {
  const store = storeOf(initialState("cat-on-the-mat"));
  store.dispatch({ type: "pin", pinned: scenarios.find(({ name }) => name === "softmax-alone") });
  store.dispatch({ type: "last" });
  store.dispatch({ type: "swap-pinned" });
  isOnTimeline(store);
});

test("a state whose moment lies past the end begins at the end, paused", () => {
  const store = storeOf({ ...initialState(names[0]), moment: 5000, until: 6000 });
  isOnTimeline(store);
  assert.equal(store.state.until, null);
});
