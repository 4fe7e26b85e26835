// A reader aims for a pattern of weights and changes vectors until it is reached.

import assert from "node:assert/strict";
import test, { describe } from "node:test";
import { installAxe, violations } from "./axe.mjs";
import { act, appears, inBrowsers, inside, openPanel, stateOf } from "./harness.mjs";
import { expectedOfExample, installNumberCheck, nodeCore, textsOf } from "./number-check.mjs";

/** @typedef {import("./harness.mjs").Page} Page */

/** In the panel, which has a root of its own. */
const within = (/** @type {string} */ selector) =>
  `attention-playground >>> attention-target >>> ${selector}`;

/** Waits until the panel shows the present state. */
const settled = (/** @type {Page} */ page) =>
  page.$eval(inside("attention-target"), async (/** @type {any} */ panel) => {
    const figure = document.querySelector("attention-playground");
    while (!(await /** @type {any} */ (figure).updateComplete));
    while (!(await panel.updateComplete));
  });

const press = async (/** @type {Page} */ page, /** @type {string} */ text) => {
  await page.$eval(within(`button ::-p-text(${text})`), (/** @type {any} */ one) => one.click());
  await settled(page);
};

const texts = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.$$eval(within(selector), (all) =>
    all.map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim()),
  );

/** Types over a wanted weight. */
async function want(
  /** @type {Page} */ page,
  /** @type {string} */ place,
  /** @type {string} */ text,
) {
  const field = within(`[data-wanted="${place}"]`);
  await page.$eval(field, (/** @type {any} */ one) => {
    one.focus();
    one.select();
  });
  await page.keyboard.type(text);
  await settled(page);
}

const wantedText = (/** @type {Page} */ page, /** @type {string} */ place) =>
  page.$eval(within(`[data-wanted="${place}"]`), (/** @type {any} */ one) => one.value);

const temperature = (/** @type {number} */ to) => ({
  type: "set-input",
  changes: { temperature: to },
});

inBrowsers({}, (visit) => {
  const opened = async (/** @type {import("node:test").TestContext} */ t, address = "") => {
    const page = await visit(t, address);
    await openPanel(page, "target");
    return page;
  };

  test("the present weights are reached at once; every row says how far it is after a change", async (t) => {
    const page = await opened(t);
    assert.deepEqual(await texts(page, "td.said"), []);
    await press(page, "the present weights");
    assert.deepEqual(await texts(page, "td.said"), Array(3).fill("0.00 ✓ reached"));
    assert.match((await texts(page, ".all"))[0], /^Every row is reached/);
    await act(page, temperature(0.1));
    await settled(page);
    const [first] = await texts(page, "td.said");
    assert.match(first, /^\d\.\d\d not yet$/);
    assert.deepEqual(await texts(page, ".all"), [""]);
  });

  test("a typed row is taken where it sums to one; another stays and is said why", async (t) => {
    const page = await opened(t);
    await press(page, "all alike");
    await want(page, "0,0", "0.5");
    assert.match((await texts(page, ".problem"))[0], /sums to 1\.3, but must sum to 1/);
    assert.equal((await stateOf(page)).target[0][0], 0.2, "the last pattern stands");
    assert.equal(await wantedText(page, "0,0"), "0.5");
    await want(page, "0,1", "x");
    assert.match((await texts(page, ".problem"))[0], /“x” is not a number/);
    await want(page, "0,1", "0,1");
    await want(page, "0,2", "0.0");
    assert.deepEqual(await texts(page, ".problem"), []);
    assert.deepEqual((await stateOf(page)).target[0], [0.5, 0.1, 0, 0.2, 0.2]);
    assert.equal(await wantedText(page, "0,2"), "0.0");
    await act(page, { type: "undo" });
    await settled(page);
    assert.equal(await wantedText(page, "0,0"), "0.2");
  });

  test("a key that the mask hides is out of reach, in words", async (t) => {
    const page = await opened(t, "#the-black-cat");
    await press(page, "the next word");
    const rows = await texts(page, "td.said");
    assert.equal(rows[0], "out of reach: no weight at all on black");
    assert.match(rows[3], /^\d\.\d\d not yet$/, "the last word may look back to the first");
  });

  test("moving a vector reaches a row, and the panel follows each move", async (t) => {
    const page = await opened(t);
    await act(page, { type: "set-view", view: "plane" });
    await press(page, "each word itself");
    await appears(page, "attention-plane", "attention-plot", ".handle");
    const before = (await texts(page, "td.said"))[0];
    assert.match(before, /not yet$/);
    // The first query becomes long along "noun", and so the first key's.
    const table = { field: "queries" };
    const numbers = [[9, 0, 0, 0, -9]];
    await act(page, { type: "set-numbers", table, row: 0, column: 0, numbers });
    await settled(page);
    assert.match((await texts(page, "td.said"))[0], /^0\.00 ✓ reached$/);
  });

  test("where the example gets other sizes, the pattern says so and can be chosen again", async (t) => {
    const page = await opened(t);
    await press(page, "all alike");
    await act(page, { type: "remove-token", side: "keys", at: 0 });
    await settled(page);
    assert.match(
      (await texts(page, ".failure"))[0],
      /3 x 4 numbers.*3 x 5.*Choose a pattern again/,
    );
    await press(page, "all alike");
    assert.equal((await texts(page, "[data-wanted]")).length, 12);
  });

  test("every number of the panel is the core's own", async (t) => {
    const page = await opened(t, "#the-black-cat");
    await press(page, "all alike");
    await act(page, temperature(2), { type: "select", head: 1 });
    await settled(page);
    await installNumberCheck(page);
    const { example, target } = await stateOf(page);
    const core = await nodeCore();
    const { data } = core.trace(example.input).weights;
    const weights = { shape: [4, 4], data: data.slice(16) };
    const expected = {
      ...(await expectedOfExample(example)),
      beside: { divergence: textsOf(core.divergence({ wanted: target, weights })) },
    };
    const findings = await page.evaluate((wanted) => {
      const { checkFields, checkOthers } = /** @type {any} */ (globalThis).numberCheck;
      return [...checkFields(wanted), ...checkOthers(wanted)];
    }, expected);
    assert.deepEqual(findings, []);
    assert.equal((await texts(page, "[data-divergence]")).length, 4);
  });
});

for (const dark of [false, true]) {
  describe(dark ? "dark" : "light", () => {
    inBrowsers({ engines: ["chromium"], dark }, (visit) => {
      test("no rule is broken in the target", async (t) => {
        const page = await visit(t, "", { viewport: { width: 360, height: 740 } });
        await openPanel(page, "target");
        await press(page, "the present weights");
        await want(page, "1,1", "2");
        await installAxe(page);
        assert.deepEqual(await violations(page), []);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - innerWidth,
        );
        assert.ok(overflow <= 0, `${overflow}`);
      });
    });
  });
}
