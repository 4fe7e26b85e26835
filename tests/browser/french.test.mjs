// The page speaks French to those who want it: words and numbers, from the first picture on.

import assert from "node:assert/strict";
import test from "node:test";
import { installAxe, violations } from "./axe.mjs";
import {
  EXAMPLES,
  FIGURE,
  SINGLE_FILE,
  act,
  drawn,
  inBrowsers,
  inside,
  stateOf,
} from "./harness.mjs";
import { expectedOf, inFrench, installNumberCheck, openingSettings } from "./number-check.mjs";

/** @typedef {import("./harness.mjs").Page} Page */

/** The example that has every kind of step. */
const WHOLE = "the-black-cat";

/** @param {Page} page */
const languageOf = (page) => page.evaluate(() => document.documentElement.lang);

/** @param {Page} page */
const titleOf = (page) => page.$eval(inside("h2"), ({ textContent }) => textContent);

const FRENCH_TITLE = "Comment un mot trouve son pendant";
const ENGLISH_TITLE = "How one word finds its match";

/**
 * What is written anywhere in the figure, but not in another language.
 * @param {Page} page
 */
const texts = (page) =>
  page.$eval(FIGURE, (figure) => {
    /** @type {string[]} */
    const found = [];
    const visit = (/** @type {Node} */ node) => {
      if (node instanceof Element) {
        if (node.localName === "style" || node.getAttribute("lang") === "en") return;
        const label = node.getAttribute("aria-label");
        if (label) found.push(label);
        if (node.shadowRoot) node.shadowRoot.childNodes.forEach(visit);
      } else if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent?.trim() ?? "");
      node.childNodes.forEach(visit);
    };
    /** @type {ShadowRoot} */ (figure.shadowRoot).childNodes.forEach(visit);
    return found;
  });

inBrowsers({}, (visit, engine) => {
  for (const name of ["softmax-alone", WHOLE]) {
    test(`${name}: each number at each step has its decimal comma`, async (t) => {
      const page = await visit(t, `?lang=fr#${name}`);
      const settings = await openingSettings(name);
      await installNumberCheck(page);
      const { findings, moments } = await page.evaluate(
        (...args) => /** @type {any} */ (globalThis).numberCheck.walk(...args),
        inFrench(await expectedOf(name, settings)),
        settings,
      );
      assert.deepEqual(findings, []);
      assert.ok(moments > 5);
      const withPoint = (await texts(page)).filter((text) => /\d\.\d/.test(text));
      assert.deepEqual(withPoint, []);
    });
  }

  test("the address, the reader's own choice and the browser decide, in this order", async (t) => {
    const french = await visit(t, "?lang=fr");
    assert.equal(await languageOf(french), "fr");
    assert.equal(await titleOf(french), FRENCH_TITLE);
    const unknown = await visit(t, "?lang=tlh");
    assert.equal(await languageOf(unknown), "en");
    const chosen = await visit(t, "", {
      prepare: () => localStorage.setItem("attention-language", "fr"),
    });
    assert.equal(await languageOf(chosen), "fr");
    const again = await visit(t, "?lang=en");
    assert.equal(await titleOf(again), ENGLISH_TITLE);
    const browsers = await visit(t, "", {
      prepare: () => {
        localStorage.removeItem("attention-language");
        Object.defineProperty(navigator, "languages", { value: ["de", "fr-CH", "en"] });
      },
    });
    assert.equal(await languageOf(browsers), "fr");
  });

  test("the link to the other language keeps what the reader made, and is remembered", async (t) => {
    const page = await visit(t, "?lang=en#softmax-alone");
    await act(page, { type: "set-input", changes: { temperature: 2 } });
    await page.waitForFunction(() => location.hash.length > 20);
    await Promise.all([page.waitForNavigation(), page.click("#language")]);
    await drawn(page);
    assert.equal(await languageOf(page), "fr");
    const temperature = await page.$eval(
      inside("[data-field=temperature]"),
      ({ textContent }) => textContent,
    );
    assert.equal(temperature, "2,00");
    const later = await visit(t);
    assert.equal(await languageOf(later), "fr");
    await Promise.all([later.waitForNavigation(), later.click("#language")]);
    await drawn(later);
    assert.equal(await titleOf(later), ENGLISH_TITLE);
  });

  test("so it does with an example too large for an address", async (t) => {
    const page = await visit(t, "?lang=en#sous-la-table");
    const names = Array.from({ length: 60 }, (_, at) => `w${at}`);
    const numbers = names.map((_, row) =>
      Array.from({ length: 5 }, (_, column) => (((row * 5 + column) * 7919) % 9973) / 9973),
    );
    await act(
      page,
      { type: "set-tokens", side: "keys", names },
      { type: "set-numbers", table: { field: "keys" }, row: 0, column: 0, numbers },
    );
    await page.waitForFunction(() => history.state?.text);
    const { example } = await stateOf(page);
    await Promise.all([page.waitForNavigation(), page.click("#language")]);
    await drawn(page);
    assert.equal(await languageOf(page), "fr");
    assert.deepEqual((await stateOf(page)).example.input, example.input);
  });

  test("an embedded figure speaks the language that its address says", async (t) => {
    const page = await visit(t, "embed.html?scenario=softmax-alone&lang=fr");
    assert.equal(await languageOf(page), "fr");
    assert.equal(await titleOf(page), "Des scores aux parts");
  });

  test("who reads English loads no French", async (t) => {
    const page = await visit(t, "?lang=en");
    const texts = page.requests.filter((request) => /\/fr-[^/]*\.js$/.test(request));
    assert.deepEqual(texts, []);
    const french = await visit(t, "?lang=fr");
    assert.equal(french.requests.filter((request) => /\/fr-[^/]*\.js$/.test(request)).length, 1);
  });

  if (engine === "chromium") {
    for (const name of EXAMPLES) {
      test(`${name} breaks no rule in French`, async (t) => {
        const page = await visit(t, `?lang=fr#${name}`);
        await installAxe(page);
        assert.deepEqual(await violations(page), []);
        await act(page, { type: "last" });
        assert.deepEqual(await violations(page), []);
      });
    }

    test("the single file speaks French, too", async (t) => {
      const page = await visit(t, `${SINGLE_FILE}?lang=fr#softmax-alone`);
      assert.equal(await titleOf(page), "Des scores aux parts");
    });
  }
});
