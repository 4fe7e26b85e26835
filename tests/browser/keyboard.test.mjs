// Everything can be done with the keyboard alone, and nothing is taken from the page around.

import assert from "node:assert/strict";
import test from "node:test";
import { FIGURE, act, drawn, focus, inBrowsers, inside, restsAt, stateOf } from "./harness.mjs";

/** @typedef {import("./harness.mjs").Page} Page */

/**
 * What has the focus, however deep, in words and in place; null for the page itself.
 * @param {Page} page
 */
const focused = (page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element || element === document.body || element === document.documentElement) return null;
    const style = getComputedStyle(element);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const all = /** @type {any} */ (globalThis).focusable ?? [];
    return {
      order: all.indexOf(element),
      name: `${element.localName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30)}`,
      outlined: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1,
      scrolls:
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      onScreen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });

/**
 * Collects in the page, not yet scrolled, what Tab should reach, in the order of the document.
 * @param {Page} page
 */
const collectFocusable = (page) =>
  page.evaluate(() => {
    const selector = "a[href], button, input, select, summary, [tabindex]";
    /** @type {Element[]} */
    const all = [];
    /** @param {Document | ShadowRoot} root */
    const collect = (root) => {
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot) collect(element.shadowRoot);
        const reachable = element.matches(selector) && /** @type {any} */ (element).tabIndex >= 0;
        if (reachable && element.checkVisibility()) all.push(element);
      }
    };
    collect(document);
    /** @type {any} */ (globalThis).focusable = all;
    return all.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const name = `${element.localName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 30)}`;
      return { name, rect: { left, top, right, bottom } };
    });
  });

/** Presses Tab until the focus leaves the page or comes round, and says where it has been. */
async function tabThrough(/** @type {Page} */ page) {
  const stops = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (!stop || stop.order === stops[0]?.order) return stops;
    stops.push(stop);
  }
  throw new Error("Tab never leaves the page");
}

/** Whether one place is read after another: lower, or beside it and to the right. */
function isAfter(next, before) {
  const beside = next.top < before.bottom - 2 && before.top < next.bottom - 2;
  const within = next.left >= before.left - 2 && next.top >= before.top - 2;
  return beside ? next.left >= before.left - 2 : within || next.top >= before.bottom - 2;
}

inBrowsers({}, (visit, engine) => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    test(`Tab reaches every control once, seen, in reading order, at ${viewport.width} px`, async (t) => {
      const page = await visit(t, "", { viewport });
      const wanted = await collectFocusable(page);
      const reached = await tabThrough(page);
      // A browser may add what scrolls, so that the arrow keys can scroll it.
      const stops = reached.filter(({ order, scrolls }) => order >= 0 || !scrolls);
      assert.deepEqual(
        stops.map(({ name }) => name),
        wanted.map(({ name }) => name),
      );
      for (const { name, outlined, onScreen } of stops) {
        assert.ok(outlined, `${name} shows that it has the focus`);
        assert.ok(onScreen, `${name} is scrolled into view`);
      }
      const astray = wanted
        .slice(1)
        .filter(({ rect }, at) => !isAfter(rect, wanted[at].rect))
        .map(({ name }) => name);
      assert.deepEqual(astray, [], "what stands before the one that Tab reached before it");
    });
  }

  test("Shift+Tab leaves the figure again", async (t) => {
    const page = await visit(t);
    await collectFocusable(page);
    await focus(page, ".picture");
    await page.keyboard.down("Shift");
    let stop = await focused(page);
    for (let presses = 0; presses < 60 && stop && stop.order !== 0; presses += 1) {
      await page.keyboard.press("Tab");
      stop = await focused(page);
    }
    await page.keyboard.up("Shift");
    assert.equal(stop?.order, 0, "the first link of the page");
  });

  test("loading takes no focus", async (t) => {
    for (const address of ["", "embed.html?step=3"]) {
      const page = await visit(t, address);
      assert.equal(await focused(page), null);
    }
  });

  test("on the figure Space plays and pauses", async (t) => {
    const page = await visit(t);
    await focus(page, ".picture");
    await page.keyboard.press(" ");
    assert.notEqual((await stateOf(page)).until, null);
    await page.keyboard.press(" ");
    assert.equal((await stateOf(page)).until, null);
    assert.equal(await page.evaluate(() => scrollY), 0, "Space does not scroll");
  });

  test("arrows step, Shift and arrows go by stages, Home and End to either end", async (t) => {
    const page = await visit(t);
    await focus(page, ".picture");
    const last = await page.$eval(
      FIGURE,
      (/** @type {any} */ { derived }) => derived.steps.length - 1,
    );
    await page.keyboard.press("ArrowRight");
    await restsAt(page, 1);
    await page.keyboard.press("ArrowRight");
    await restsAt(page, 2);
    await page.keyboard.press("ArrowLeft");
    await restsAt(page, 1);
    const withShift = async (/** @type {"ArrowLeft" | "ArrowRight"} */ key) => {
      await page.keyboard.down("Shift");
      await page.keyboard.press(key);
      await page.keyboard.up("Shift");
      return page.$eval(
        FIGURE,
        (/** @type {any} */ { derived, state }) => derived.steps[state.moment].stage,
      );
    };
    assert.equal(await withShift("ArrowRight"), "softmax");
    assert.equal(await withShift("ArrowRight"), "weighted_sum");
    assert.equal(await withShift("ArrowLeft"), "softmax");
    assert.equal(await withShift("ArrowLeft"), "dot_product");
    await page.keyboard.press("End");
    await restsAt(page, last);
    await page.keyboard.press("Home");
    await restsAt(page, 0);
  });

  test("keys keep their meaning on a control that has its own", async (t) => {
    const page = await visit(t);
    await focus(page, "[aria-label=Stages] button:nth-of-type(2)");
    await page.keyboard.press(" ");
    const { moment, until } = await stateOf(page);
    assert.ok(moment > 1 && until === null, "Space presses a button");
    await focus(page, ".temperature input");
    await page.keyboard.press("ArrowRight");
    const moved = await stateOf(page);
    assert.equal(moved.moment > 0, true);
    assert.notEqual(moved.temperature, 1, "an arrow moves a slider");
    await focus(page, "input[aria-label=Step]");
    await page.keyboard.press("Home");
    await restsAt(page, 0);
    await page.keyboard.press("ArrowRight");
    await restsAt(page, 1);
    await focus(page, "input[role=switch]");
    await page.keyboard.press(" ");
    assert.equal((await stateOf(page)).scoring, "scaled-dot", "Space turns a switch");
    await focus(page, ".transcript summary");
    await page.keyboard.press(" ");
    assert.equal(
      await page.$eval(inside(".transcript"), (/** @type {any} */ { open }) => open),
      true,
    );
  });

  test("the whole lesson runs from the keyboard", async (t) => {
    const page = await visit(t, "#softmax-alone");
    await collectFocusable(page);
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press("Tab");
      if ((await focused(page))?.name.startsWith("button Play")) break;
    }
    assert.match((await focused(page))?.name ?? "", /^button Play/);
    await act(page, { type: "set-speed", speed: 4 });
    await page.keyboard.press("Enter");
    await restsAt(
      page,
      await page.$eval(FIGURE, (/** @type {any} */ { derived }) => derived.steps.length - 1),
    );
    await drawn(page);
    assert.match((await focused(page))?.name ?? "", /^button Play/, "the focus stays");
  });

  test("arrow keys go about a matrix, and Enter chooses", async (t) => {
    const page = await visit(t);
    const place = () =>
      page.$eval(FIGURE, (figure) => {
        const cell = /** @type {any} */ (figure.shadowRoot?.activeElement);
        return `${cell?.dataset.field} ${cell?.dataset.index}`;
      });
    await focus(page, '[role=grid] [data-field=scores][data-index="0,0"]');
    for (const [key, wanted] of /** @type {const} */ ([
      ["ArrowRight", "scores 0,1"],
      ["ArrowDown", "scores 1,1"],
      ["ArrowLeft", "scores 1,0"],
      ["ArrowLeft", "scores 1,0"],
      ["ArrowDown", "scores 2,0"],
      ["ArrowDown", "scores 2,0"],
      ["ArrowUp", "scores 1,0"],
      ["ArrowRight", "scores 1,1"],
    ])) {
      await page.keyboard.press(key);
      assert.equal(await place(), wanted, key);
    }
    assert.equal((await stateOf(page)).moment, 0, "the steps stay where they are");
    await page.keyboard.press("Enter");
    const { selection, moment } = await stateOf(page);
    assert.equal(selection.query, 1);
    assert.ok(moment > 0);
    assert.equal(await place(), "scores 1,1", "the focus stays");
    const stops = await page.$$eval(inside("[role=grid]"), (grids) =>
      grids.map((grid) => grid.querySelectorAll("button[tabindex='0']").length),
    );
    assert.deepEqual(stops, [1, 1, 1], "each matrix is one stop of Tab");
  });

  test("keys outside the figure do nothing to it", async (t) => {
    const page = await visit(t);
    const before = await stateOf(page);
    await page.focus("#theme");
    for (const key of /** @type {const} */ (["ArrowRight", "End", " ", "Home"])) {
      await page.keyboard.press(key);
    }
    await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
    for (const key of /** @type {const} */ (["ArrowRight", " "])) {
      await page.keyboard.press(key);
    }
    assert.deepEqual(await stateOf(page), before);
  });

  test("keys with Ctrl, Alt or Meta are left to the browser", async (t) => {
    const page = await visit(t);
    const answers = await page.$eval(inside(".picture"), (picture) =>
      ["ctrlKey", "altKey", "metaKey"].map((modifier) => {
        const init = { key: "ArrowRight", bubbles: true, composed: true, cancelable: true };
        return picture.dispatchEvent(new KeyboardEvent("keydown", { ...init, [modifier]: true }));
      }),
    );
    assert.deepEqual(answers, [true, true, true], "none is prevented");
    const { moment, until } = await stateOf(page);
    assert.deepEqual([moment, until], [0, null]);
  });

  test("the wheel over the figure scrolls the page", async (t) => {
    const page = await visit(t, "", { viewport: { width: 1440, height: 500 } });
    const box = await (await page.$(inside(".picture")))?.boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + box.width / 2, box.y + 80);
    await page.mouse.wheel({ deltaY: 120 });
    await page.waitForFunction(() => scrollY > 0);
    assert.equal((await stateOf(page)).moment, 0);
  });

  test("touches and wheel turns are not taken from the page", async (t) => {
    const page = await visit(t);
    const prevented = await page.$eval(FIGURE, (figure) => {
      const targets = /** @type {ShadowRoot} */ (figure.shadowRoot).querySelectorAll(
        ".picture, svg .cell, button, .matrix, .transcript, math",
      );
      const init = { bubbles: true, composed: true, cancelable: true };
      return [...targets].flatMap((target) =>
        [new WheelEvent("wheel", init), new Event("touchstart", init), new Event("touchmove", init)]
          .filter((event) => !target.dispatchEvent(event))
          .map((event) => `${event.type} on ${target.localName}`),
      );
    });
    assert.deepEqual(prevented, []);
    const actions = await page.$eval(inside(".picture"), (picture) =>
      getComputedStyle(picture).getPropertyValue("touch-action"),
    );
    assert.equal(actions, "auto", engine);
  });
});
