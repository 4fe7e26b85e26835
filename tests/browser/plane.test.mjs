// A reader moves vectors in the plane, and the weights follow.

import assert from "node:assert/strict";
import test, { describe } from "node:test";
import { installAxe, violations } from "./axe.mjs";
import { EXAMPLES, FIGURE, act, appears, inBrowsers, inside, stateOf } from "./harness.mjs";
import { expectedOfExample, installNumberCheck } from "./number-check.mjs";

/** @typedef {import("./harness.mjs").Page} Page */
/** @typedef {import("puppeteer-core").KeyInput} KeyInput */

const PHONE = { width: 360, height: 740 };

const handle = (/** @type {string} */ place) => inside(`.handle[data-place="${place}"]`);

/** Waits until the plane is drawn. */
const drawnPlane = (/** @type {Page} */ page) =>
  appears(page, "attention-plane", "attention-plot", ".handle");

/** Waits until every element inside the figure is up to date. */
const settled = (/** @type {Page} */ page) =>
  page.$eval(FIGURE, async (/** @type {any} */ figure) => {
    await figure.updateComplete;
    const plane = figure.shadowRoot.querySelector("attention-plane");
    await plane.updateComplete;
    for (const plot of plane.shadowRoot.querySelectorAll("attention-plot"))
      await plot.updateComplete;
  });

/** What the table beside the plane says. */
const rowOf = (/** @type {Page} */ page, /** @type {string} */ field) =>
  page.$$eval(inside(`.row [data-field="${field}"]`), (all) =>
    all.map((one) => one.textContent?.trim()),
  );

/** The middle of a tip in the window, after it was brought into sight. */
async function tip(/** @type {Page} */ page, /** @type {string} */ place) {
  return page.$eval(handle(place), (one) => {
    one.scrollIntoView({ block: "center" });
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width, height };
  });
}

/** How many pixels one unit has: the picture is 2 extents wide. */
const unitOf = (/** @type {Page} */ page) =>
  page.$eval(
    inside("attention-plot"),
    (/** @type {any} */ plot) =>
      plot.shadowRoot.querySelector("svg.plane").getBoundingClientRect().width /
      2 /
      plot.frame.extent,
  );

const extentOf = (/** @type {Page} */ page) =>
  page.$eval(inside("attention-plot"), (/** @type {any} */ plot) => plot.frame.extent);

inBrowsers({}, (visit, engine) => {
  /** Opens an example in the plane. */
  async function opened(
    /** @type {import("node:test").TestContext} */ t,
    name = "sous-la-table",
    /** @type {import("./harness.mjs").VisitOptions} */ options = {},
  ) {
    const page = await visit(t, `#${name}`, options);
    await act(page, { type: "set-view", view: "plane" });
    await appears(page, "attention-plane");
    await drawnPlane(page);
    return page;
  }

  test("a tip dragged by the mouse changes two numbers and all weights; undo takes it as one", async (t) => {
    const page = await opened(t);
    const before = (await stateOf(page)).example;
    const { x, y } = await tip(page, "keys 2");
    const unit = await unitOf(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 10; step += 1) {
      await page.mouse.move(x - step * 0.05 * unit, y - step * 0.1 * unit);
    }
    await page.mouse.up();
    await settled(page);
    const { example } = await stateOf(page);
    // The plane shows place and article: the key of "sous" was (1, 0) and is (0.5, 1) now.
    assert.deepEqual(example.input.keys[2], [0, 0, 0.5, 1, 0]);
    // 1.5 x 0.5 + 0.2 x 1
    assert.equal((await rowOf(page, "scores"))[2], "0.95");
    await act(page, { type: "undo" });
    assert.deepEqual((await stateOf(page)).example, before);
    await settled(page);
    assert.equal((await rowOf(page, "scores"))[2], "1.50");
  });

  test("a dragged query is the one whose weights are shown", async (t) => {
    const page = await opened(t);
    const { x, y } = await tip(page, "queries 1");
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 20);
    await page.mouse.up();
    const { selection, example } = await stateOf(page);
    assert.equal(selection.query, 1);
    assert.equal(example.input.queries[1][2], 0.2, "it was moved along one axis only");
  });

  test("while a tip is held the scale stands still, and the tip stays within it", async (t) => {
    const page = await opened(t);
    const { x, y } = await tip(page, "queries 0");
    const extent = await extentOf(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 300, y);
    await settled(page);
    assert.equal(await extentOf(page), extent);
    assert.equal((await stateOf(page)).example.input.queries[0][2], extent);
    await page.mouse.up();
  });

  test("arrow keys step a vector by 0.1, with Shift by 1, with Alt by 0.01, and say where it is", async (t) => {
    const page = await opened(t);
    await page.$eval(handle("keys 2"), (/** @type {any} */ one) => one.focus());
    const press = async (/** @type {KeyInput} */ key, /** @type {KeyInput[]} */ ...held) => {
      for (const one of held) await page.keyboard.down(one);
      await page.keyboard.press(key);
      for (const one of held) await page.keyboard.up(one);
    };
    const moment = (await stateOf(page)).moment;
    await press("ArrowRight");
    await press("ArrowUp", "Shift");
    await press("ArrowDown", "Alt");
    const { example, moment: after } = await stateOf(page);
    assert.deepEqual(example.input.keys[2], [0, 0, 1.1, 0.99, 0]);
    assert.equal(after, moment, "the figure does not step meanwhile");
    const said = await page.$eval(handle("keys 2"), (one) => [
      one.getAttribute("aria-label"),
      one.getAttribute("aria-valuetext"),
    ]);
    assert.deepEqual(said, ["key sous", "place 1.10, article 0.99"]);
    const read = await page.$eval(inside(".reading"), (one) =>
      one.textContent
        ?.replace(/\s+/g, " ")
        .replace(/(\d)(?=[a-z])/g, "$1 ")
        .trim(),
    );
    assert.equal(read, "sous noun 0.00 verb 0.00 place 1.10 article 0.99 gender 0.00");
  });

  test("weights follow before the next frame is painted", async (t) => {
    const page = await opened(t);
    const found = await page.$eval(FIGURE, async (/** @type {any} */ figure) => {
      const plane = figure.shadowRoot.querySelector("attention-plane");
      const plot = plane.shadowRoot.querySelector("attention-plot");
      const tip = plot.shadowRoot.querySelector('[data-place="keys 2"]');
      const weight = plane.shadowRoot.querySelectorAll('[data-field="weights"]')[2];
      const before = weight.textContent;
      let frames = 0;
      requestAnimationFrame(() => (frames += 1));
      const event = { key: "ArrowRight", shiftKey: true, bubbles: true, composed: true };
      tip.dispatchEvent(new KeyboardEvent("keydown", { ...event, cancelable: true }));
      await figure.updateComplete;
      await plane.updateComplete;
      return { before, after: weight.textContent, frames };
    });
    assert.equal(found.frames, 0);
    assert.notEqual(found.after, found.before);
  });

  test("another pair of dimensions shows other components and keeps all of them", async (t) => {
    const page = await opened(t);
    await page.$eval(inside(".pair select"), (/** @type {any} */ select) => {
      select.selectedIndex = 4;
      select.dispatchEvent(new Event("change"));
    });
    await settled(page);
    const names = await page.$$eval(inside(".names text"), (all) =>
      all.map((one) => one.textContent),
    );
    assert.deepEqual(names, ["gender", "article"]);
    await page.$eval(handle("queries 2"), (/** @type {any} */ one) => one.focus());
    await page.keyboard.press("ArrowLeft");
    const { example } = await stateOf(page);
    assert.deepEqual(example.input.queries[2], [1, -0.5, -0.2, -1, 1.4]);
  });

  test("embeddings are what moves where queries and keys are computed from them", async (t) => {
    const page = await opened(t, "the-black-cat");
    const places = await page.$$eval(inside(".handle"), (all) =>
      all.map((one) => one.getAttribute("data-place")),
    );
    assert.deepEqual(
      places,
      [0, 1, 2, 3].map((at) => `embeddings ${at}`),
    );
    const before = await rowOf(page, "scores");
    await page.$eval(handle("embeddings 2"), (/** @type {any} */ one) => one.focus());
    await page.keyboard.press("ArrowRight");
    await settled(page);
    assert.deepEqual((await stateOf(page)).example.input.embeddings[2], [0.1, 1, 0, 0]);
    assert.notDeepEqual(await rowOf(page, "scores"), before);
    const hint = await page.$eval(inside("attention-plane >>> .hint"), (one) => one.textContent);
    assert.match(hint ?? "", /computed from the embeddings/);
  });

  test("every number beside the plane is its trace's, in every example, also after moves", async (t) => {
    for (const name of EXAMPLES) {
      const page = await opened(t, name);
      await installNumberCheck(page);
      const places = await page.$$eval(inside(".handle"), (all) =>
        all.map((one) => one.getAttribute("data-place") ?? ""),
      );
      for (const place of places) {
        await page.$eval(handle(place), (/** @type {any} */ one) => one.focus());
        for (const key of /** @type {KeyInput[]} */ (["ArrowUp", "ArrowLeft", "ArrowLeft"])) {
          await page.keyboard.press(key);
        }
      }
      await settled(page);
      const expected = await expectedOfExample((await stateOf(page)).example);
      const findings = await page.evaluate((wanted) => {
        const { checkFields, checkOthers } = /** @type {any} */ (globalThis).numberCheck;
        return [...checkFields(wanted), ...checkOthers({ ...wanted, quoted: [] })];
      }, expected);
      assert.deepEqual(findings, [], name);
      const shown = await rowOf(page, "weights");
      assert.equal(shown.length, expected.trace.weights.shape.at(-1));
    }
  });

  test("tips are large enough for a finger, and nothing is wider than a small screen", async (t) => {
    const page = await opened(t, "the-black-cat", { viewport: { width: 320, height: 640 } });
    const { width, height } = await tip(page, "embeddings 1");
    assert.ok(width >= 24 && height >= 24, `${width} x ${height}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(overflow <= 0, `${overflow}`);
  });

  test("64 queries and 64 keys are drawn, and the words that are shown do not overlap", async (t) => {
    const page = await opened(t);
    const input = { queries: /** @type {number[][]} */ ([]), keys: [], values: [] };
    let seed = 7;
    const below = (/** @type {number} */ count) => (seed = (seed * 16807) % 2147483647) % count;
    const vector = () => [below(400) / 100 - 2, below(400) / 100 - 2];
    for (const field of Object.keys(input)) input[field] = Array.from({ length: 64 }, vector);
    const names = Array.from({ length: 64 }, (_, at) => `w${at}`);
    const example = {
      name: "own",
      languages: { queries: "en", keys: "en", values: "en" },
      tokens: { queries: names, keys: names, values: names },
      dimensions: { keys: ["x", "y"], values: ["x", "y"] },
      input,
    };
    await act(page, { type: "open-example", example });
    await settled(page);
    await appears(page, "attention-plane", "attention-plot", ":nth-child(128 of .handle)");
    const boxes = await page.$$eval(inside("svg.plane text.word"), (all) =>
      all.map((one) => {
        const { x, y, width, height } = /** @type {SVGTextElement} */ (one).getBBox();
        return { left: x, right: x + width, top: y, bottom: y + height };
      }),
    );
    assert.ok(boxes.length > 20, `${boxes.length} words`);
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // Letters do not fill the line that a browser measures.
        assert.ok(across <= 3 || down <= 6, `${across} x ${down} pixels are shared`);
      }
    }
  });

  if (engine !== "chromium") return;

  test("a finger on a tip moves it and not the page; elsewhere it scrolls the page", async (t) => {
    const viewport = { ...PHONE, hasTouch: true };
    const page = await opened(t, "sous-la-table", { viewport });
    const client = await page.createCDPSession();
    const drag = async (/** @type {{x: number, y: number}} */ from, /** @type {number} */ by) => {
      const touch = (/** @type {number} */ done) => [{ x: from.x, y: from.y + by * done }];
      await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: touch(0) });
      for (let step = 1; step <= 10; step += 1) {
        const touchPoints = touch(step / 10);
        await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
      }
      await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    const start = await tip(page, "queries 1");
    const scrolled = await page.evaluate(() => scrollY);
    await drag(start, 80);
    const { example, until } = await stateOf(page);
    assert.equal(await page.evaluate(() => scrollY), scrolled);
    assert.ok(example.input.queries[1][3] < 1.2, `${example.input.queries[1]}`);
    assert.equal(until, null);

    const plot = await page.$eval(inside("svg.plane"), (one) =>
      one.getBoundingClientRect().toJSON(),
    );
    await drag({ x: plot.left + 20, y: plot.top + 60 }, -120);
    await page.waitForFunction((before) => scrollY > before + 60, {}, scrolled);
    assert.deepEqual((await stateOf(page)).example, example);
  });
});

for (const dark of [false, true]) {
  describe(dark ? "dark" : "light", () => {
    inBrowsers({ engines: ["chromium"], dark }, (visit) => {
      test("no rule is broken in the plane", async (t) => {
        for (const name of ["sous-la-table", "the-black-cat"]) {
          const page = await visit(t, `#${name}`, { viewport: PHONE });
          await act(page, { type: "set-view", view: "plane" });
          await drawnPlane(page);
          await page.$eval(inside(".handle"), (/** @type {any} */ one) => one.focus());
          await installAxe(page);
          assert.deepEqual(await violations(page), []);
        }
      });
    });
  });
}
