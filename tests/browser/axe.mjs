// What axe-core finds wrong with a page, of the rules of WCAG 2.2 A and AA.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const axeSource = await readFile(require.resolve("axe-core/axe.min.js"), "utf8");

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Gives a page axe-core.
 * @param {import("./harness.mjs").Page} page
 */
export const installAxe = (page) => page.evaluate(axeSource);

/**
 * The rules that are broken now, each with where and why.
 * @param {import("./harness.mjs").Page} page
 * @returns {Promise<string[]>}
 */
export const violations = (page) =>
  page.evaluate(async (tags) => {
    const { axe } = /** @type {any} */ (globalThis);
    const results = await axe.run({ runOnly: { type: "tag", values: tags } });
    return results.violations.flatMap((/** @type {any} */ { id, nodes }) =>
      nodes.map(
        (/** @type {any} */ { target, failureSummary }) =>
          `${id}: ${target.flat().join(" ")}: ${failureSummary.replace(/\s+/g, " ")}`,
      ),
    );
  }, RULES);
