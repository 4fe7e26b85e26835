// A reader changes numbers, words and dimensions, and asks where numbers come from.

import assert from "node:assert/strict";
import test from "node:test";
import { FIGURE, focus, inBrowsers, inside, openPanel, stateOf } from "./harness.mjs";

/** @typedef {import("./harness.mjs").Page} Page */

/** A cell of the editor. */
const cell = (/** @type {string} */ place) => inside(`[data-place="${place}"]`);

const open = (/** @type {Page} */ page) => openPanel(page, "editor");

const numbers = (/** @type {Page} */ page, /** @type {string} */ field) =>
  page.$$eval(inside(`.picture [data-field="${field}"]`), (all) =>
    all.map((one) => one.textContent?.trim()),
  );

const scores = (/** @type {Page} */ page) => numbers(page, "scores");

const button = (/** @type {string} */ text) =>
  inside(`attention-editor >>> button ::-p-text(${text})`);

/** Types a text over what a cell holds. */
async function type(
  /** @type {Page} */ page,
  /** @type {string} */ place,
  /** @type {string} */ text,
) {
  await page.locator(cell(place)).click();
  await page.$eval(cell(place), (input) => /** @type {HTMLInputElement} */ (input).select());
  await page.keyboard.type(text);
}

/** What a cell shows, be it a field or still a text. */
const valueOf = (/** @type {Page} */ page, /** @type {string} */ place) =>
  page.$eval(cell(place), (one) =>
    one instanceof HTMLInputElement ? one.value : one.textContent?.trim(),
  );

const derivation = (/** @type {Page} */ page) =>
  page.$eval(inside(".derived math"), (math) => math.textContent?.replace(/\s+/g, ""));

inBrowsers({}, (visit) => {
  test("a typed number changes everything downstream, and what was typed stays", async (t) => {
    const page = await visit(t);
    await open(page);
    await type(page, "keys 0 0 0", "20");
    assert.deepEqual(await scores(page), ["2.00", "0.20", "1.50", "0.10", "0.00"]);
    assert.equal(await valueOf(page, "keys 0 0 0"), "20");
    await type(page, "keys 0 0 0", "0,5");
    assert.equal((await scores(page))[0], "0.05");
  });

  test("what is no number stays in its cell with a message, and the picture stays", async (t) => {
    const page = await visit(t);
    await open(page);
    await type(page, "keys 0 0 0", "2x");
    assert.equal(await valueOf(page, "keys 0 0 0"), "2x");
    assert.deepEqual(
      await page.$$eval(inside("attention-editor >>> [role=alert]"), (all) => all.length),
      1,
    );
    assert.equal((await scores(page))[0], "0.20", "the 2 that was typed first");
    await page.keyboard.press("Backspace");
    assert.equal((await page.$(inside("attention-editor >>> [role=alert]"))) === null, true);
  });

  test("arrow keys step a number, with Shift by one, with Alt by a hundredth", async (t) => {
    const page = await visit(t);
    await open(page);
    await focus(page, '.numbers [data-place="keys 0 0 0"]');
    await page.keyboard.press("ArrowUp");
    assert.equal(await valueOf(page, "keys 0 0 0"), "1.1");
    await page.keyboard.down("Shift");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.up("Shift");
    assert.equal(await valueOf(page, "keys 0 0 0"), "0.1");
    await page.keyboard.down("Alt");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.up("Alt");
    assert.equal(await valueOf(page, "keys 0 0 0"), "0.11");
  });

  test("a drag along a cell changes its number, and is undone as one", async (t) => {
    const page = await visit(t);
    await open(page);
    const input = await page.$(cell("keys 0 0 0"));
    await input?.scrollIntoView();
    const box = await input?.boundingBox();
    assert.ok(box);
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 5, y);
    await page.mouse.down();
    for (let step = 1; step <= 5; step += 1) await page.mouse.move(box.x + 5 + step * 8, y);
    await page.mouse.up();
    assert.equal(await valueOf(page, "keys 0 0 0"), "2");
    await page.locator(button("Undo")).click();
    assert.equal(await valueOf(page, "keys 0 0 0"), "1");
  });

  test("a block from a spreadsheet fills the cells from where it is pasted", async (t) => {
    const page = await visit(t);
    await open(page);
    await page.$eval(cell("values 0 0 0"), (input) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "1,5\t2\n3\t-4");
      const legacy = { data: "1,5\t2\n3\t-4", dataType: "text/plain" }; // Firefox's own spelling
      input.dispatchEvent(
        new ClipboardEvent("paste", {
          ...legacy,
          clipboardData,
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      );
    });
    const values = (await stateOf(page)).example.input.values;
    assert.deepEqual(values[0].slice(0, 2), [1.5, 2]);
    assert.deepEqual(values[1].slice(0, 2), [3, -4]);
  });

  test("words and dimensions come, go and change their names", async (t) => {
    const page = await visit(t);
    await open(page);
    await page.locator(inside('.numbers.key [aria-label="Add a word"]')).click();
    assert.equal((await scores(page)).length, 6);
    await page.locator(inside('.numbers.key [aria-label="Remove chat"]')).click();
    assert.equal((await scores(page)).length, 5);
    await page.locator(inside('.numbers.query [aria-label="Remove noun"]')).click();
    const { example } = await stateOf(page);
    assert.deepEqual(example.dimensions.keys, ["verb", "place", "article", "gender"]);
    await focus(page, ".numbers.value tbody .name");
    await page.keyboard.type("feline");
    await page.keyboard.press("Enter");
    assert.equal((await stateOf(page)).example.tokens.values[0], "feline");
  });

  test("Ctrl and Z undo, with Shift redo, and an emptied history says so", async (t) => {
    const page = await visit(t);
    await open(page);
    await focus(page, '.numbers [data-place="keys 0 0 0"]');
    await page.keyboard.press("ArrowUp");
    await focus(page, ".picture");
    const press = async (/** @type {import("puppeteer-core").KeyInput[]} */ ...keys) => {
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.reverse()) await page.keyboard.up(key);
    };
    await press("Control", "z");
    assert.equal(await valueOf(page, "keys 0 0 0"), "1");
    const undo = inside("attention-editor >>> .tools button[aria-disabled=true]");
    assert.equal(await page.$eval(undo, (one) => one.textContent?.trim()), "Undo");
    await press("Control", "Shift", "Z");
    assert.equal(await valueOf(page, "keys 0 0 0"), "1.1");
  });

  test("every example, changed at random, still shows the numbers of its trace", async (t) => {
    const page = await visit(t);
    const wrong = await page.$eval(FIGURE, async (/** @type {any} */ figure) => {
      let seed = 5;
      const below = (/** @type {number} */ count) => (seed = (seed * 16807) % 2147483647) % count;
      const findings = [];
      for (let round = 0; round < 40; round += 1) {
        const { example } = figure.state;
        const field = ["queries", "keys", "values"][below(3)];
        const rows = example.input[field];
        figure.dispatch({
          type: "set-numbers",
          table: { field },
          row: below(rows.length),
          column: below(rows[0].length),
          numbers: [[below(400) / 100 - 2]],
        });
        figure.dispatch({ type: "select", query: below(example.tokens.queries.length) });
        figure.dispatch({ type: "seek", moment: below(40) });
        await figure.updateComplete;
        for (const one of figure.shadowRoot.querySelectorAll(".picture [data-field]")) {
          const { field: name, index } = one.dataset;
          const tensor = figure.trace[name];
          if (typeof tensor === "number") continue;
          let offset = 0;
          index.split(",").forEach((/** @type {string} */ at, /** @type {number} */ axis) => {
            offset = offset * tensor.shape[axis] + Number(at);
          });
          const text = Math.abs(tensor.data[offset]).toFixed(2);
          const sign = tensor.data[offset] < 0 && Number(text) !== 0 ? "\u2212" : "";
          if (one.textContent.trim() !== sign + text) findings.push(`${name} ${index}`);
        }
      }
      return findings;
    });
    assert.deepEqual(wrong, []);
  });

  test("a clicked number tells where it comes from, each part in turn, and the way back", async (t) => {
    const page = await visit(t);
    await page.locator(inside('.picture [data-field="weights"][data-index="0,2"]')).click();
    assert.equal(await derivation(page), "0.502802=1/1.98886");
    await page.locator(inside('.derived [data-ask^="rowSum"]')).click();
    assert.equal(await derivation(page), "1.98886=0.246597+0.272532+1+0.246597+0.22313");
    const sources = await page.$$eval(inside('.picture [data-mark="source"]'), (all) => all.length);
    assert.equal(sources, 5, "the exponentials are marked");
    await page.locator(inside(".ways button ::-p-text(Back)")).click();
    assert.equal(await derivation(page), "0.502802=1/1.98886");
    await page.locator(inside(".ways button ::-p-text(Close)")).click();
    assert.equal(await page.$(inside(".derivation")), null);
  });

  test("numbers are asked by the keyboard alone", async (t) => {
    const page = await visit(t);
    await focus(page, ".picture");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    assert.equal(await derivation(page), "1.5");
    await page.keyboard.press("Escape");
    assert.equal(await page.$(inside(".derivation")), null);
    const focused = await page.$eval(
      FIGURE,
      (/** @type {any} */ figure) => figure.shadowRoot.activeElement.className,
    );
    assert.equal(focused, "picture");
  });
});
