// A worked example in LaTeX: the matrices, and one row computed stage by stage.

import { pointNumber } from "../format.js";
import { headCount } from "../tensor.js";
import { words } from "../words.js";
import { workedRow } from "./latex-row.js";
import { texTable, texText } from "./latex-text.js";
import { traceMatrices } from "./matrices.js";
import { settingSentences } from "./settings.js";
import { titleOf } from "./titles.js";

/** The matrices that are printed whole, with their letters. */
const PRINTED = { queries: "Q", keys: "K", values: "V", weights: "W", output: "O", result: "R" };

/**
 * A whole document that needs amsmath alone. Names in other letters than Latin need a Unicode
 * engine, such as LuaLaTeX, and a font that has them.
 * @param {import("../scenarios.js").Scenario} example
 * @param {import("../figures/figure.js").Scene} scene
 * @param {import("../figures/figure.js").Row} selection the row that is worked out
 */
export function latex(example, scene, selection) {
  const { head, query } = selection;
  const heads = headCount(scene.trace);
  const sentences = settingSentences(example, scene, pointNumber).map(
    (sentence) => `\\item ${texText(sentence)}`,
  );
  const matrices = traceMatrices(scene, head)
    .filter(({ field }) => Object.hasOwn(PRINTED, field))
    .map((matrix) => {
      const letter = PRINTED[/** @type {keyof typeof PRINTED} */ (matrix.field)];
      const cells = matrix.numbers.map((row) => row.map(pointNumber));
      return `\\subsection*{${texText(matrix.title)} $${letter}$}\n${texTable(matrix.rows, matrix.columns, cells)}`;
    });
  const row = words("latex-row", { query: { text: scene.tokens.queries[query] } });
  const parts = [
    `\\documentclass{article}
\\usepackage[T1]{fontenc}
\\usepackage{amsmath}
\\setlength{\\textwidth}{17cm}
\\setlength{\\oddsidemargin}{-0.5cm}
\\allowdisplaybreaks
\\begin{document}`,
    `\\section*{${texText(titleOf(example))}}`,
    ...(heads > 1 ? [texText(words("markdown-head", { head: head + 1, heads }))] : []),
    `\\begin{enumerate}\n${sentences.join("\n")}\n\\end{enumerate}`,
    ...matrices,
    `\\section*{${texText(row)}}`,
    ...workedRow(scene, selection),
    "\\end{document}",
  ];
  return `${parts.join("\n\n")}\n`;
}
