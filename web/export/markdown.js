// The present numbers as Markdown: what is computed, in words, and a table for each matrix.

import { formatNumber } from "../format.js";
import { headCount } from "../tensor.js";
import { words } from "../words.js";
import { traceMatrices } from "./matrices.js";
import { settingSentences } from "./settings.js";
import { titleOf } from "./titles.js";

/** What Markdown or the HTML in it would read as more than itself. */
const RESERVED = /[\\`*_[\]<>#|~&$]/g;

/** @param {string} text */
const plain = (text) =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, " ")
    .replace(RESERVED, "\\$&")
    .trim();

/**
 * @param {import("../scenarios.js").Scenario} example
 * @param {import("../figures/figure.js").Scene} scene
 * @param {import("../figures/figure.js").Row} selection
 */
export function markdown(example, scene, { head }) {
  const heads = headCount(scene.trace);
  const steps = settingSentences(example, scene).map((sentence, at) => `${at + 1}. ${sentence}`);
  const parts = [
    `# ${plain(titleOf(example))}`,
    words("markdown-formula"),
    steps.join("\n"),
    ...(heads > 1 ? [words("markdown-head", { head: head + 1, heads })] : []),
    ...traceMatrices(scene, head).map(tableText),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** @param {import("./matrices.js").NamedMatrix} matrix */
function tableText({ title, rows, columns, numbers }) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(" | ")} |`;
  return [
    `## ${title}`,
    "",
    line(["", ...columns.map(plain)]),
    line(["---", ...columns.map(() => "---:")]),
    ...numbers.map((row, at) => line([plain(rows[at]), ...row.map(formatNumber)])),
  ].join("\n");
}
