// A matrix as JSON.

import { numberText } from "./delimited.js";

/**
 * Its rows, each on its line: a list of lists of numbers or, with names, an object that holds such a
 * list as `numbers` beside `rows` and `columns`. A hidden key is the text "-inf", which JSON has no
 * number for.
 * @param {import("./matrices.js").NamedMatrix} matrix
 * @param {boolean} hasNames
 */
export function matrixJson({ rows, columns, numbers }, hasNames) {
  const cell = (/** @type {number} */ number) =>
    Number.isFinite(number) ? numberText(number) : JSON.stringify(numberText(number));
  const lines = numbers.map((row) => `[${row.map(cell).join(", ")}]`);
  if (!hasNames) return `[\n  ${lines.join(",\n  ")}\n]\n`;
  return `{
  "rows": ${JSON.stringify(rows)},
  "columns": ${JSON.stringify(columns)},
  "numbers": [
    ${lines.join(",\n    ")}
  ]
}
`;
}
