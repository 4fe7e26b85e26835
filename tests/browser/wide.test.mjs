// Wide vectors: squares for numbers, matrices out of sight drawn when there is time.

import assert from "node:assert/strict";
import test from "node:test";
import { FIGURE, appears, inBrowsers, inside } from "./harness.mjs";

/** @typedef {import("./harness.mjs").Page} Page */

/** Opens an example of 16 tokens in 16 dimensions, with numbers from a fixed sequence. */
const openWide = (/** @type {Page} */ page) =>
  page.$eval(FIGURE, async (/** @type {any} */ figure) => {
    let seed = 7;
    const next = () => ((seed = (seed * 16807) % 2147483647) / 2147483647) * 2 - 1;
    const rows = Array.from({ length: 16 });
    const matrix = () => rows.map(() => rows.map(next));
    const names = (/** @type {string} */ kind) => rows.map((_, at) => `${kind}${at}`);
    figure.dispatch({
      type: "open-example",
      example: {
        name: "wide",
        languages: { queries: "en", keys: "en", values: "en" },
        tokens: { queries: names("q"), keys: names("k"), values: names("v") },
        dimensions: { keys: names("d"), values: names("e") },
        input: { queries: matrix(), keys: matrix(), values: matrix() },
      },
    });
    while (!(await figure.updateComplete));
  });

inBrowsers({}, (visit) => {
  test("a square is as large as its number's size, hollow where that is negative", async (t) => {
    const page = await visit(t);
    await openWide(page);
    const { squares, places, keys } = await page.$eval(FIGURE, (/** @type {any} */ figure) => {
      const root = figure.shadowRoot;
      const numberOf = (/** @type {Element} */ one, /** @type {string} */ name) =>
        Number(one.getAttribute(name));
      return {
        keys: [...figure.trace.keys.data],
        places: [...root.querySelectorAll(".place[data-of=comparedKeys]")].map((place) => ({
          index: place.dataset.index.split(",").map(Number),
          x: numberOf(place, "x"),
          y: numberOf(place, "y"),
          cell: numberOf(place, "width"),
        })),
        squares: [...root.querySelectorAll(".square.key")].flatMap((path) =>
          [...path.getAttribute("d").matchAll(/M([^ ]+) ([^h]+)h([^v]+)v/g)].map(
            ([, ...corner]) => {
              const [x, y, side] = corner.map(Number);
              const isHollow = path.classList.contains("hollow");
              const line = isHollow ? parseFloat(getComputedStyle(path).strokeWidth) : 0;
              return { x: x + side / 2, y: y + side / 2, size: side + line, isHollow };
            },
          ),
        ),
      };
    });
    assert.equal(squares.length, 15 * 16); // the row in focus prints its numbers
    assert.equal(places.length, 15 * 16);
    const [{ cell }] = places;
    const most = Math.max(...keys.map(Math.abs));
    for (const { index, x, y } of places) {
      const here = squares.filter(
        (one) => one.x > x && one.x < x + cell && one.y > y && one.y < y + cell,
      );
      assert.equal(here.length, 1, "one square in its place");
      const number = keys[index[0] * 16 + index[1]];
      assert.equal(here[0].isHollow, number < 0);
      const size = Math.max(2, ((cell - 1.5) * Math.abs(number)) / most);
      assert.ok(Math.abs(here[0].size - size) < 1e-6, `${here[0].size} for ${number} of ${most}`);
    }
  });

  test("a square tells its number by a click, and by the keyboard", async (t) => {
    const page = await visit(t);
    await openWide(page);
    const said = () =>
      page.$eval(inside(".derived"), (one) => one.textContent?.replace(/\s+/g, " ") ?? "");
    const number = await page.$eval(FIGURE, (/** @type {any} */ figure) => {
      const square = figure.shadowRoot.querySelector(
        '.place[data-of=comparedKeys][data-index="3,5"]',
      );
      square.dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
      return figure.trace.keys.data[3 * 16 + 5];
    });
    await appears(page, ".derived");
    const digits = String(Number(number.toPrecision(6))).replace("-", "\u2212");
    assert.ok((await said()).includes(digits), `${await said()} names ${digits}`);
    await page.$eval(
      inside('.place[data-of=comparedKeys][data-index="3,5"]'),
      (/** @type {any} */ one) => one.focus(),
    );
    await page.keyboard.press("ArrowRight");
    const place = await page.$eval(FIGURE, (/** @type {any} */ figure) =>
      figure.shadowRoot.activeElement.getAttribute("data-index"),
    );
    assert.equal(place, "3,6");
  });

  test("matrices out of sight follow an edit by themselves", async (t) => {
    const page = await visit(t, "", { viewport: { width: 1440, height: 500 } });
    await openWide(page);
    await page.$eval(FIGURE, (/** @type {any} */ figure) =>
      figure.dispatch({
        type: "set-numbers",
        table: { field: "queries" },
        row: 2,
        column: 0,
        numbers: [[1000]],
      }),
    );
    await page.waitForFunction(
      (selector) => {
        const { shadowRoot, trace } = /** @type {any} */ (document.querySelector(selector));
        const cell = shadowRoot.querySelector('.matrix [data-field=scores][data-index="2,1"]');
        const size = Math.round(Math.abs(trace.scores.data[2 * 16 + 1]));
        return cell.textContent
          .replace("\u2212", "-")
          .trim()
          .startsWith(String(trace.scores.data[2 * 16 + 1] < 0 ? -size : size).slice(0, 3));
      },
      {},
      FIGURE,
    );
  });
});
