// No rule of WCAG 2.2 A and AA that axe can check is broken, in any example, light or dark.

import assert from "node:assert/strict";
import test, { describe } from "node:test";
import { installAxe, violations } from "./axe.mjs";
import { EXAMPLES, FIGURE, act, appears, inBrowsers, inside, openPanel } from "./harness.mjs";

/**
 * Looks at the opening still and at one step of each stage.
 * @param {import("./harness.mjs").Page} page
 */
async function look(page) {
  await installAxe(page);
  const stages = await page.$eval(FIGURE, (/** @type {any} */ { derived }) => [
    ...new Set(derived.steps.map((/** @type {any} */ { stage }) => stage)),
  ]);
  /** @type {string[]} */
  const found = [];
  for (const stage of stages) {
    await act(page, { type: "seek-stage", stage });
    for (const violation of await violations(page)) found.push(`${stage}: ${violation}`);
  }
  return found;
}

for (const dark of [false, true]) {
  describe(dark ? "dark" : "light", () => {
    inBrowsers({ engines: ["chromium"], dark }, (visit) => {
      for (const name of EXAMPLES) {
        test(`${name} breaks no rule, at rest and in each stage`, async (t) => {
          const page = await visit(t, `#${name}`);
          const isDark = await page.evaluate(
            () => matchMedia("(prefers-color-scheme: dark)").matches,
          );
          assert.equal(isDark, dark);
          assert.deepEqual(await look(page), []);
        });
      }

      test("nor does a phone's page with all that folds opened, or a frame", async (t) => {
        const viewport = { width: 360, height: 740 };
        const narrow = await visit(t, "#softmax-alone", { viewport });
        const panels = await narrow.$$eval(inside("[data-panel]"), (all) =>
          all.map((one) => one.getAttribute("data-panel") ?? ""),
        );
        await openPanel(narrow, ...panels);
        await narrow.$$eval(inside("details:not([open]) > summary"), (all) =>
          all.forEach((summary) => /** @type {HTMLElement} */ (summary).click()),
        );
        await appears(narrow, ".transcript li");
        assert.deepEqual(await look(narrow), []);
        const frame = await visit(t, "embed.html?scenario=no-such-example", {
          viewport: { width: 640, height: 480 },
        });
        assert.deepEqual(await look(frame), []);
      });
    });
  });
}

inBrowsers({ engines: ["firefox"] }, (visit) => {
  test("the first example breaks no rule in Firefox", async (t) => {
    const page = await visit(t);
    assert.deepEqual(await look(page), []);
  });

  test("the check finds what is wrong", async (t) => {
    const page = await visit(t);
    await installAxe(page);
    await page.$eval(inside(".picture"), (picture) =>
      picture.append(document.createElement("button")),
    );
    assert.match((await violations(page)).join(), /button-name/);
  });
});
