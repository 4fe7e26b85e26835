// A whole table from elsewhere in the place of one of an example's.

import { DIMENSION_AXES, TOKEN_AXES, along, axesOfTable, lengthOf } from "./axes.js";
import { cutName } from "./limits.js";
import { resized } from "./lists.js";
import { withNumbers } from "./tables.js";
import { withTokenNamed } from "./tokens.js";

/** @typedef {import("../scenarios.js").Scenario} Scenario */
/** @typedef {import("./axes.js").FreshRow} FreshRow */

/**
 * @typedef {object} WholeTable
 * @property {import("./tables.js").Table} table
 * @property {number[][]} numbers
 * @property {string[] | null} [rows] names for the tokens, where the table's rows are tokens
 * @property {string[] | null} [columns] names for the dimensions, where it has columns of a name
 */

/**
 * The example with this table; what shares its axes is cut or lengthened to fit. The same example
 * where the rows are those of the joined heads and cannot be fitted.
 * @param {Scenario} example with its heads apart
 * @param {WholeTable} whole
 * @param {FreshRow} freshRow
 * @returns {Scenario}
 */
export function withTable(example, { table, numbers, rows, columns }, freshRow) {
  const [outer, inner] = axesOfTable(table.field);
  const tall = fitted(example, outer, numbers.length, freshRow);
  const fit = fitted(tall, inner, numbers[0].length, freshRow);
  if (lengthOf(fit, outer) !== numbers.length) return example;
  return withNumbers(named(named(fit, outer, rows), inner, columns), table, numbers);
}

/** @type {(example: Scenario, axis: import("./axes.js").Axis, length: number, freshRow: FreshRow) => Scenario} */
function fitted(example, axis, length, freshRow) {
  if (axis === "joinedWidth" || lengthOf(example, axis) === length) return example;
  return along(example, axis, (list, blank) => resized(list, length, blank), freshRow);
}

/** @type {(example: Scenario, axis: import("./axes.js").Axis, names?: string[] | null) => Scenario} */
function named(example, axis, names) {
  if (!names) return example;
  for (const [side, tokens] of Object.entries(TOKEN_AXES)) {
    if (tokens !== axis) continue;
    let changed = example;
    names.forEach((name, at) => {
      changed = withTokenNamed(changed, /** @type {"queries" | "keys"} */ (side), at, name);
    });
    return changed;
  }
  const side = Object.keys(DIMENSION_AXES).find(
    (one) => DIMENSION_AXES[/** @type {keyof typeof DIMENSION_AXES} */ (one)] === axis,
  );
  const all = /** @type {Record<string, any>} */ (example.dimensions);
  if (!side || Array.isArray(all[side]?.[0])) return example;
  return { ...example, dimensions: { ...example.dimensions, [side]: names.map(cutName) } };
}
