// Names and numbers as LaTeX spells them.

/** @type {Record<string, string>} */
const SPELLED = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  "|": "\\textbar{}",
  '"': "\\textquotedbl{}",
  "\u202f": "\\,",
  "\u2212": "$-$",
  "\u221e": "$\\infty$",
};

/**
 * A text whose every character stands for itself; unseen ones become spaces.
 * @param {string} text
 */
export const texText = (text) =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/[\\~^<>|"\u202f\u2212\u221e]|[{}$&#%_]/g, (character) =>
      Object.hasOwn(SPELLED, character) ? SPELLED[character] : `\\${character}`,
    );

/**
 * A number for math mode.
 * @param {string} text as format.js prints it
 */
export const texNumber = (text) =>
  text
    .replace(/e(.*)/, (_, exponent) => ` \\times 10^{${exponent}}`)
    .replaceAll("\u2212", "-")
    .replace("\u221e", "\\infty");

/**
 * A table of numbers with its names.
 * @param {string[]} rows
 * @param {string[]} columns
 * @param {string[][]} cells as format.js prints them
 */
export function texTable(rows, columns, cells) {
  const line = (/** @type {string[]} */ parts) => parts.join(" & ");
  const named = (/** @type {string} */ name) => `\\text{${texText(name)}}`;
  const lines = cells.map((row, at) => line([named(rows[at]), ...row.map(texNumber)]));
  return `\\[
\\begin{array}{r|${"r".repeat(columns.length)}}
${line(["", ...columns.map(named)])} \\\\ \\hline
${lines.join(" \\\\\n")}
\\end{array}
\\]`;
}
