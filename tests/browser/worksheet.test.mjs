// A worksheet asks for what is computed, its key tells it, and both name the state they come from.

import assert from "node:assert/strict";
import test from "node:test";
import { inBrowsers, inside, openPanel } from "./harness.mjs";

/** What goes into the three stages; all else comes out of them. */
const GIVEN = ["comparedQueries", "comparedKeys", "values", "temperature", "scale"];

/** The sheet's numbers by page, and the text that names the state. @param {import("./harness.mjs").Page} page */
const sheetOf = (page) =>
  page.$eval("attention-sheet", (sheet) => {
    const root = /** @type {ShadowRoot} */ (sheet.shadowRoot);
    /** @type {(selector: string) => string[]} */
    const texts = (selector) =>
      [...root.querySelectorAll(selector)].map((one) => one.textContent ?? "");
    const fields = [...root.querySelectorAll(".blank [data-field]")].map((one) =>
      one.getAttribute("data-field"),
    );
    return {
      fields: [...new Set(fields)],
      blank: texts(".blank svg .number"),
      key: texts(".key svg .number"),
      state: texts(".key .state").join(" ").replace(/\s+/g, " "),
    };
  });

/** @param {Awaited<ReturnType<typeof sheetOf>>} sheet */
function checkSheet({ fields, blank, key, state }) {
  assert.deepEqual(
    fields.filter((field) => !GIVEN.includes(field ?? "")),
    [],
    "only what is given is printed",
  );
  assert.equal(blank.length, key.length);
  const open = blank.filter((text) => !/\d/.test(text));
  assert.ok(open.length > 20, `${open.length} numbers are left open`);
  assert.ok(
    key.every((text) => /\d/.test(text)),
    "the key leaves none open",
  );
  blank.forEach((text, at) => {
    if (/\d/.test(text)) assert.equal(text, key[at]);
  });
  assert.match(state, /#s1\.|embed\.html\?figure=/);
}

inBrowsers({}, (visit) => {
  test("the lesson's figure becomes a worksheet with its key, and comes back", async (t) => {
    const page = await visit(t, "lesson.html#three-stages", { ready: false });
    await page.waitForFunction(() =>
      document.querySelector("attention-figure")?.shadowRoot?.querySelector(".sheet"),
    );
    await page.$eval("attention-figure >>> .sheet", (button) =>
      /** @type {HTMLElement} */ (button).click(),
    );
    await page.waitForSelector("attention-sheet");
    checkSheet(await sheetOf(page));
    const focused = await page.evaluate(() => document.activeElement?.localName);
    assert.equal(focused, "attention-sheet");
    await page.keyboard.press("Escape");
    assert.equal(await page.$("attention-sheet"), null);
    const inert = await page.$$eval("[inert]", (all) => all.length);
    assert.equal(inert, 0);
  });

  test("so does the playground's", async (t) => {
    const page = await visit(t);
    await openPanel(page, "export");
    await page.$eval(inside("attention-export >>> [data-export=sheet]"), (button) =>
      /** @type {HTMLElement} */ (button).click(),
    );
    await page.waitForSelector("attention-sheet");
    checkSheet(await sheetOf(page));
  });
});
