// The lesson's page and its figures, in each browser.

import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { pathToFileURL } from "node:url";
import { installAxe, violations } from "./axe.mjs";
import { ROOT, inBrowsers } from "./harness.mjs";
import { LESSON_FIGURES, figureDrawn, walkFigure } from "./lesson-check.mjs";

const LESSON_FILE = pathToFileURL(join(ROOT, "build/attention-lesson.html")).href;

inBrowsers({}, (visit) => {
  /** @type {(t: import("node:test").TestContext, name: string, options?: {query?: string, viewport?: {width: number, height: number}}) => Promise<import("./harness.mjs").Page>} */
  async function open(t, name, { query = "", viewport } = {}) {
    const page = await visit(t, `lesson.html${query}#${name}`, { ready: false, viewport });
    await figureDrawn(page);
    return page;
  }

  for (const name of LESSON_FIGURES) {
    test(`${name}: every number at every step and setting is its trace field`, async (t) => {
      const page = await open(t, name);
      const { findings, numbers, moments } = await walkFigure(page);
      assert.deepEqual(findings, []);
      assert.ok(numbers > 0);
      t.diagnostic(`${numbers} numbers at ${moments} moments`);
    });

    test(`${name}: the same in French on a narrow screen`, async (t) => {
      const viewport = { width: 320, height: 640 };
      const page = await open(t, name, { query: "?lang=fr", viewport });
      const { findings } = await walkFigure(page, { settings: "first", comma: true });
      assert.deepEqual(findings, []);
    });

    test(`${name}: its question is answered, told right from wrong, and kept`, async (t) => {
      const page = await open(t, name);
      const chosen = () =>
        page.$eval("attention-figure", (/** @type {any} */ { store }) => ({
          right: store.figure.question.answer(store.asked),
          count: store.figure.question.options(store.asked).length,
        }));
      const { right, count } = await chosen();
      for (let option = 0; option < count; option += 1) {
        await page.$eval(
          "attention-figure",
          async (/** @type {any} */ figure, option) => {
            figure.shadowRoot.querySelectorAll(".options button")[option].click();
            while (!(await figure.updateComplete));
          },
          option,
        );
        const marks = await page.$$eval("attention-figure >>> .options button", (buttons) =>
          buttons.map(({ className }) => className),
        );
        marks.forEach((mark, at) => {
          assert.equal(mark, at === right ? "right" : at === option ? "wrong" : "");
        });
      }
      await page.reload();
      await figureDrawn(page);
      const kept = await page.$eval(`#chapters a[href="#${name}"]`, ({ className }) => className);
      assert.equal(kept, "done");
    });
  }

  test("an answered chapter makes the page no wider than a narrow screen", async (t) => {
    const viewport = { width: 320, height: 640 };
    const page = await open(t, LESSON_FIGURES[LESSON_FIGURES.length - 1], { viewport });
    await page.$eval("attention-figure", (/** @type {any} */ figure) => figure.answer(0));
    await page.reload();
    await figureDrawn(page);
    await page.$eval("#chapters a.done", (link) => link.scrollIntoView());
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= viewport.width, `${wide} wide`);
  });

  test("the walk finds a wrong number, a wrong place, a number of no place, a broken mark", async (t) => {
    const page = await open(t, "decoder");
    const mutations = /** @type {const} */ ([
      ["svg [data-field]", "textContent", "9.99"],
      ["svg [data-field]", "data-index", "0,99"],
      ["svg [data-field]", "data-field", ""],
      [".picture svg rect", "opacity", "NaN"],
      ["h3", "textContent", "42 things"],
    ]);
    for (const [selector, what, value] of mutations) {
      await page.$eval(
        `attention-figure >>> ${selector}`,
        (mark, what, value) => {
          const copy = mark.cloneNode(true);
          if (what === "textContent") copy.textContent = value;
          else if (value) /** @type {Element} */ (copy).setAttribute(what, value);
          else /** @type {Element} */ (copy).removeAttribute(what);
          /** @type {Element} */ (copy).classList.add("planted");
          (mark.closest("svg") ?? mark.getRootNode()).appendChild(copy); // where Lit leaves it
        },
        what,
        value,
      );
      const { findings } = await walkFigure(page, { settings: "first" });
      assert.ok(findings.length > 0, `${selector} ${what} ${value}`);
      await page.$eval("attention-figure >>> .planted", (copy) => copy.remove());
    }
    assert.deepEqual((await walkFigure(page, { settings: "first" })).findings, []);
  });

  test("each figure stands alone in a frame, with the settings of its address", async (t) => {
    for (const name of LESSON_FIGURES) {
      const viewport = { width: 640, height: 480 };
      const page = await visit(t, `embed.html?figure=${name}`, { ready: false, viewport });
      await figureDrawn(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= viewport.width, `${name} is ${wide} wide`);
    }
    const page = await visit(t, "embed.html?figure=decoder&sentence=black-cat&step=6&settings=x", {
      ready: false,
    });
    await figureDrawn(page);
    const state = await page.$eval("attention-figure", (/** @type {any} */ figure) => figure.state);
    assert.deepEqual(state.settings, { sentence: "black-cat" });
    assert.equal(state.moment, 6);
    await page.goto(page.url().replace(/\?.*/, "?figure=three-stages&example=softmax-alone"));
    await page.waitForSelector("attention-figure");
    await figureDrawn(page);
    const example = await page.$eval(
      "attention-figure",
      (/** @type {any} */ figure) => figure.state.settings.example,
    );
    assert.equal(example, "softmax-alone");
  });

  test("the lesson works as one file", async (t) => {
    const page = await visit(t, LESSON_FILE, { ready: false });
    await figureDrawn(page);
    assert.equal(await page.$("#other-page"), null, "nothing leads to a file that is not there");
  });

  test("a chapter's address leads to it, and an unknown one to the first", async (t) => {
    const page = await open(t, LESSON_FIGURES[LESSON_FIGURES.length - 1]);
    const shown = () => page.$eval("attention-figure", (figure) => figure.getAttribute("figure"));
    assert.equal(await shown(), LESSON_FIGURES[LESSON_FIGURES.length - 1]);
    await page.goto(page.url().replace(/#.*/, "#no-such-chapter"));
    await figureDrawn(page);
    assert.equal(await shown(), LESSON_FIGURES[0]);
  });
});

for (const dark of [false, true]) {
  inBrowsers({ engines: ["chromium"], dark }, (visit) => {
    for (const name of LESSON_FIGURES) {
      test(`${name} breaks no rule of accessibility, ${dark ? "dark" : "light"}`, async (t) => {
        const page = await visit(t, `lesson.html#${name}`, { ready: false });
        await figureDrawn(page);
        await page.$eval("attention-figure", async (/** @type {any} */ figure) => {
          figure.answer(0);
          figure.dispatch({ type: "last" });
          while (!(await figure.updateComplete));
        });
        await installAxe(page);
        assert.deepEqual(await violations(page), []);
      });
    }
  });
}
