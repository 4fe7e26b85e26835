// A matrix as comma- or tab-separated text.

/** @typedef {import("./matrices.js").NamedMatrix} NamedMatrix */

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;

/** What would end a cell, in one separator or another. */
const NEEDS_QUOTES = /["\t\r\n,;|]/;

/**
 * Numbers with all their digits, so that they read back as they are; a hidden key is `-inf`.
 * @param {NamedMatrix} matrix
 * @param {"," | "\t"} separator
 * @param {boolean} hasNames whether a first row and a first column name the others
 * @returns {string} lines that end in CR LF (RFC 4180)
 */
export function delimited({ rows, columns, numbers }, separator, hasNames) {
  const lines = numbers.map((row, at) => [
    ...(hasNames ? [nameCell(rows[at])] : []),
    ...row.map(numberText),
  ]);
  if (hasNames) lines.unshift(["", ...columns.map(nameCell)]);
  return lines.map((cells) => `${cells.join(separator)}\r\n`).join("");
}

/** @param {number} number */
export const numberText = (number) =>
  Number.isFinite(number) ? String(number) : number < 0 ? "-inf" : "inf";

/**
 * A name as text, also where it looks like a formula: an apostrophe before it says so.
 * @param {string} name
 */
function nameCell(name) {
  const text = FORMULA.test(name) ? `'${name}` : name;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
