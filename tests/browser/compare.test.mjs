// A reader pins a result and sees what changes since.

import assert from "node:assert/strict";
import test, { describe } from "node:test";
import { installAxe, violations } from "./axe.mjs";
import {
  EXAMPLES,
  FIGURE,
  act,
  appears,
  inBrowsers,
  inside,
  openPanel,
  stateOf,
} from "./harness.mjs";
import {
  expectedOfExample,
  installNumberCheck,
  nodeCore,
  printedSigned,
  textsOf,
} from "./number-check.mjs";

/** @typedef {import("./harness.mjs").Page} Page */

/** In the panel, which has a root of its own. */
const within = (/** @type {string} */ selector) =>
  `attention-playground >>> attention-compare >>> ${selector}`;

const press = async (/** @type {Page} */ page, /** @type {string} */ text) => {
  await page.$eval(within(`button ::-p-text(${text})`), (/** @type {any} */ one) => one.click());
  await settled(page);
};

/** Waits until the panel shows the present state. */
const settled = (/** @type {Page} */ page) =>
  page.$eval(inside("attention-compare"), async (/** @type {any} */ panel) => {
    const figure = document.querySelector("attention-playground");
    while (!(await /** @type {any} */ (figure).updateComplete));
    while (!(await panel.updateComplete));
  });

const texts = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.$$eval(selector, (all) => all.map((one) => one.textContent?.trim() ?? ""));

/** The state as text: what occurs twice in it, Firefox hands over once. */
const wholeState = async (/** @type {Page} */ page) =>
  JSON.parse(await page.$eval(FIGURE, (/** @type {any} */ { state }) => JSON.stringify(state)));

/** A query's first number becomes another one. */
const setNumber = (/** @type {number} */ number) => ({
  type: "set-numbers",
  table: { field: "queries" },
  ...{ row: 0, column: 0 },
  numbers: [[number]],
});

const temperature = (/** @type {number} */ to) => ({
  type: "set-input",
  changes: { temperature: to },
});

inBrowsers({}, (visit) => {
  test("differences to what was pinned are signed, and outlines in the figure show it", async (t) => {
    const page = await visit(t);
    await openPanel(page, "compare");
    assert.deepEqual(await texts(page, within("td[data-difference]")), []);
    await press(page, "Pin this result");
    const none = await texts(page, within("td[data-difference]"));
    assert.deepEqual([...new Set(none)], ["0.00"]);
    await act(page, setNumber(3));
    await settled(page);
    // With 3 as its first number, "sous" scores 3 with "chat" and "table" more than all others.
    const row = (await texts(page, within('td[data-difference="weights"]'))).slice(0, 5);
    assert.match(row[0], /^\+0\.\d\d$/);
    assert.match(row[2], /^−0\.\d\d$/);
    assert.equal((await texts(page, inside(".picture svg .pinned"))).length, 5);
    await press(page, "Unpin");
    assert.equal((await texts(page, inside(".picture svg .pinned"))).length, 0);
  });

  test("going back to the pinned one swaps them, and can be undone", async (t) => {
    const page = await visit(t);
    await openPanel(page, "compare");
    await press(page, "Pin this result");
    await act(page, setNumber(3));
    await press(page, "Swap with the pinned one");
    const { example, pinned } = await stateOf(page);
    assert.deepEqual(
      [example, pinned].map(({ input }) => input.queries[0][0]),
      [0.1, 3],
    );
    await act(page, { type: "undo" });
    assert.equal((await stateOf(page)).example.input.queries[0][0], 3);
  });

  test("what has other sizes is said to be so, and the figure stays", async (t) => {
    const page = await visit(t);
    await openPanel(page, "compare");
    await press(page, "Pin this result");
    await act(page, { type: "remove-token", side: "keys", at: 1 });
    await settled(page);
    const [said] = await texts(page, within(".failure"));
    assert.match(said.replace(/\s+/g, " "), /cannot be compared.*4 key rows?.*5/);
    assert.equal((await texts(page, inside(".picture svg .pinned"))).length, 0);
    assert.ok((await texts(page, inside(".picture [data-field=weights]"))).length >= 4);
  });

  test("every difference is the core's own, for each head, whichever way it is written", async (t) => {
    const core = await nodeCore();
    for (const name of EXAMPLES) {
      const page = await visit(t, `#${name}`);
      await openPanel(page, "compare");
      await press(page, "Pin this result");
      await act(page, temperature(0.25));
      await installNumberCheck(page);
      const { example, pinned } = await wholeState(page);
      const difference = core.difference({ present: example.input, pinned: pinned.input });
      const expected = {
        ...(await expectedOfExample(example)),
        beside: { difference: textsOf(difference, printedSigned) },
      };
      for (const orientation of ["rows", "columns"]) {
        for (let head = 0; head < expected.heads; head += 1) {
          await act(page, { type: "orient", orientation }, { type: "select", head });
          await settled(page);
          const { findings, shown } = await page.evaluate((wanted) => {
            const { checkFields, checkOthers } = /** @type {any} */ (globalThis).numberCheck;
            const panel = document
              .querySelector("attention-playground")
              ?.shadowRoot?.querySelector("attention-compare")?.shadowRoot;
            return {
              findings: [...checkFields(wanted), ...checkOthers(wanted)],
              shown: panel?.querySelectorAll("[data-difference=weights]").length,
            };
          }, expected);
          assert.deepEqual(findings, [], `${name}, head ${head}, ${orientation}`);
          const [queries, keys] = expected.trace.weights.shape.slice(-2);
          assert.equal(shown, queries * keys);
        }
      }
    }
  });
});

for (const dark of [false, true]) {
  describe(dark ? "dark" : "light", () => {
    inBrowsers({ engines: ["chromium"], dark }, (visit) => {
      test("no rule is broken in the comparison", async (t) => {
        const page = await visit(t, "", { viewport: { width: 360, height: 740 } });
        await openPanel(page, "compare");
        await press(page, "Pin this result");
        await act(page, setNumber(3));
        await appears(page, "attention-compare");
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
