// The core checks what a reader computed by hand.

import assert from "node:assert/strict";
import test from "node:test";
import { act, inBrowsers, openPanel } from "./harness.mjs";

/** @typedef {import("./harness.mjs").Page} Page */

/** In the exercise, which has a shadow root of its own. */
const inside = (/** @type {string} */ selector) =>
  `attention-playground >>> attention-exercise >>> ${selector}`;

const PARTS = ["scores", "weights", "output"];

/** Types a row of a part, and has it checked. */
async function answer(
  /** @type {Page} */ page,
  /** @type {string} */ part,
  /** @type {string[]} */ row,
) {
  const form = `form:nth-of-type(${PARTS.indexOf(part) + 1})`;
  const fields = await page.$$(inside(`${form} input`));
  assert.equal(fields.length, row.length);
  for (const [at, field] of fields.entries()) {
    await field.evaluate((one) => /** @type {HTMLInputElement} */ (one).select());
    await field.focus();
    await field.type(row[at]);
  }
  await page.locator(inside(`${form} button`)).click();
  return page.$eval(inside(`${form} .answer`), (one) =>
    one.textContent?.replace(/\s+/g, " ").trim(),
  );
}

inBrowsers({}, (visit) => {
  const opened = async (/** @type {import("node:test").TestContext} */ t) => {
    const page = await visit(t);
    await openPanel(page, "exercise");
    return page;
  };

  test("rows that are right are said to be right, to the digits that were typed", async (t) => {
    const page = await opened(t);
    const right = "All of it is right.";
    assert.equal(await answer(page, "scores", ["0.1", "0.2", "1.5", "0.1", "0"]), right);
    assert.equal(await answer(page, "weights", ["0.12", "0,14", "0.503", "0.124", "0.1"]), right);
    assert.equal(await answer(page, "output", ["0.04", "0.15", "0.56", "0.17"]), right);
  });

  test("of a wrong row the first wrong number is named, with how it is made", async (t) => {
    const page = await opened(t);
    const scores = await answer(page, "scores", ["0.1", "0.2", "1.4", "0.9", "0"]);
    assert.match(scores ?? "", /^The number for sous is not 1\.4: 0\+0\+1\.5\+0\+.*=1\.5$/);
    const weights = await answer(page, "weights", ["0.2", "0.2", "0.2", "0.2", "0.2"]);
    assert.match(weights ?? "", /^The number for chat is not 0\.2: 0\.246597\/1\.98886=0\.123989$/);
  });

  test("what is no number is said, and stays; a field left out is asked for", async (t) => {
    const page = await opened(t);
    const said = await answer(page, "scores", ["0.1", "x", "1.5", "0.1", "0"]);
    assert.match(said ?? "", /cannot be checked.*x/);
    const second = inside("form label:nth-of-type(2) input");
    assert.equal(await page.$eval(second, (one) => /** @type {any} */ (one).value), "x");
    await page.locator(inside("form:nth-of-type(2) button")).click();
    const asked = inside("form:nth-of-type(2) .answer");
    assert.match(await page.$eval(asked, (one) => one.textContent ?? ""), /Fill in every field/);
  });

  test("an answer is gone when the row is another one, and what was typed stays", async (t) => {
    const page = await opened(t);
    await answer(page, "scores", ["0.1", "0.2", "1.5", "0.1", "0"]);
    await act(page, { type: "select", query: 1 });
    const left = inside("form:nth-of-type(1) .answer");
    assert.equal(await page.$eval(left, (one) => one.textContent?.trim()), "");
    const first = inside("form label:nth-of-type(1) input");
    assert.equal(await page.$eval(first, (one) => /** @type {any} */ (one).value), "0.1");
  });
});
