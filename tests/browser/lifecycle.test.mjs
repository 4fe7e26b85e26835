// A figure that is taken off the page leaves nothing behind.

import assert from "node:assert/strict";
import test from "node:test";
import { drawn, inBrowsers } from "./harness.mjs";

/** Counts, from before the page's scripts, what outlives an element: frames and listeners. */
function countWhatStays() {
  const frames = new Set();
  const { requestAnimationFrame, cancelAnimationFrame } = globalThis;
  globalThis.requestAnimationFrame = (callback) => {
    const frame = requestAnimationFrame.call(globalThis, (now) => {
      frames.delete(frame);
      callback(now);
    });
    frames.add(frame);
    return frame;
  };
  globalThis.cancelAnimationFrame = (frame) => {
    frames.delete(frame);
    cancelAnimationFrame.call(globalThis, frame);
  };
  let listeners = 0;
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const outlives = (/** @type {unknown} */ target) =>
    target === undefined ||
    target === globalThis ||
    target === document ||
    target instanceof MediaQueryList;
  EventTarget.prototype.addEventListener = function (...args) {
    if (outlives(this)) listeners += 1;
    return addEventListener.apply(this, args);
  };
  EventTarget.prototype.removeEventListener = function (...args) {
    if (outlives(this)) listeners -= 1;
    return removeEventListener.apply(this, args);
  };
  /** @type {any} */ (globalThis).whatStays = () => ({ frames: frames.size, listeners });
}

inBrowsers({}, (visit, engine) => {
  test("fifty figures come, play and go, and no frame, listener or element stays", async (t) => {
    const page = await visit(t, "", { prepare: countWhatStays });
    const { before, playing, after } = await page.evaluate(async () => {
      const { whatStays } = /** @type {any} */ (globalThis);
      const settle = async (/** @type {any} */ figure) => {
        while (!figure.trace || !(await figure.updateComplete)) await Promise.resolve();
      };
      /** @type {WeakRef<object>[]} */
      const gone = [];
      /** @type {any} */ (globalThis).gone = gone;
      const before = whatStays();
      let playing = 0;
      for (let times = 0; times < 50; times += 1) {
        const figure = /** @type {any} */ (document.createElement("attention-playground"));
        figure.scenario = "softmax-alone";
        document.body.append(figure);
        await settle(figure);
        figure.dispatch({ type: "play" });
        playing = Math.max(playing, whatStays().frames);
        figure.remove();
        gone.push(new WeakRef(figure));
      }
      await new Promise((done) => setTimeout(done)); // a task of its own, so that frames may end
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return { before, playing, after: whatStays() };
    });
    assert.ok(playing > before.frames, "the check sees a figure that plays");
    assert.deepEqual(after, before);
    if (engine !== "chromium") return;
    const session = await page.createCDPSession();
    await session.send("HeapProfiler.collectGarbage");
    const alive = await page.evaluate(
      () => /** @type {any} */ (globalThis).gone.filter((one) => one.deref()).length,
    );
    assert.ok(alive <= 1, `${alive} of 50 figures are still in memory`);
  });

  test("a figure that is moved about the page goes on", async (t) => {
    const page = await visit(t, "#softmax-alone");
    await page.evaluate(() => {
      const figure = /** @type {any} */ (document.querySelector("attention-playground"));
      figure.dispatch({ type: "play" });
      document.body.prepend(figure);
      figure.dispatch({ type: "set-speed", speed: 4 });
    });
    await drawn(page);
    const { until } = await page.$eval(
      "attention-playground",
      (/** @type {any} */ figure) => figure.state,
    );
    assert.equal(until, null, "it pauses as it goes");
    await page.$eval("attention-playground", (/** @type {any} */ figure) =>
      figure.dispatch({ type: "play" }),
    );
    await page.waitForFunction(() => {
      const { state, derived } = /** @type {any} */ (
        document.querySelector("attention-playground")
      );
      return state.until === null && state.moment === derived.steps.length - 1;
    });
    await page.$eval("attention-playground", (/** @type {any} */ figure) => {
      figure.style.width = "320px";
    });
    await page.waitForFunction(
      () => /** @type {any} */ (document.querySelector("attention-playground")).width <= 320,
    );
  });
});
