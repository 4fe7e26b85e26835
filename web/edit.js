// Changes to an example: each takes one and gives a new one, and leaves the old as it was.

import {
  DIMENSION_AXES,
  MOST,
  TOKEN_AXES,
  along,
  axesOfTable,
  dimensionNames,
  lengthOf,
} from "./edit/axes.js";
import { cutName, isMaskWithin } from "./edit/limits.js";
import { moved, replaced, resized, without } from "./edit/lists.js";
import { withCellPainted, withPaintedMask } from "./edit/mask.js";
import { withAttention, withHeads, withOutputProjection, withSource } from "./edit/structure.js";
import {
  headsOf,
  isSelfAttention,
  numbersOf,
  rowsOf,
  tablesOf,
  withHeadsApart,
  withInput,
  withNumbers,
} from "./edit/tables.js";
import { withTokenNamed, withTokens } from "./edit/tokens.js";
import { withTable } from "./edit/whole-table.js";

export { MOST, headsOf, isSelfAttention, numbersOf, tablesOf };

/** @typedef {import("./scenarios.js").Scenario} Scenario */
/** @typedef {import("./edit/tables.js").Matrix} Matrix */
/** @typedef {import("./edit/tables.js").Table} Table */
/** @typedef {import("./edit/axes.js").TokenSide} TokenSide */
/** @typedef {import("./edit/axes.js").DimensionSide} DimensionSide */
/** @typedef {import("./core/attention-core.js").FillInput["kind"]} FillKind */

/**
 * What an edit may ask of the core: functions of their input alone.
 * @typedef {Pick<import("./core/attention-core.js").Core, "fill" | "trace">} Maker
 */

/**
 * @typedef {{type: "set-numbers", table: Table, row: number, column: number, numbers: Matrix}
 *   | {type: "paste-numbers", table: Table, row: number, column: number, numbers: Matrix}
 *   | ({type: "set-table"} & import("./edit/whole-table.js").WholeTable)
 *   | {type: "fill", table: Table, kind: FillKind, seed?: number}
 *   | {type: "set-tokens", side: TokenSide, names: string[]}
 *   | {type: "add-token", side: TokenSide}
 *   | {type: "remove-token", side: TokenSide, at: number}
 *   | {type: "move-token", side: TokenSide, at: number, by: number}
 *   | {type: "rename-token", side: TokenSide | "values", at: number, name: string}
 *   | {type: "add-dimension", side: DimensionSide}
 *   | {type: "remove-dimension", side: DimensionSide, at: number}
 *   | {type: "rename-dimension", side: DimensionSide, at: number, name: string, head?: number}
 *   | {type: "set-attention", attention: "self" | "cross"}
 *   | {type: "set-source", source: "ready" | "embeddings"}
 *   | {type: "set-heads", heads: number, keyValueHeads: number}
 *   | {type: "set-output-projection", isThere: boolean}
 *   | {type: "write-out-mask"}
 *   | {type: "paint-mask", query: number, key: number, isSeen: boolean}
 *   | {type: "set-input", changes: Partial<import("./core/attention-core.js").TraceInput>}} Edit
 */

/** @type {(maker: Maker) => import("./edit/axes.js").FreshRow} */
const freshRow = (maker) => (columns, seed) =>
  rowsOf(maker.fill({ kind: "normal", rows: 1, columns, seed, decimals: 1 }))[0];

/**
 * By type; the example's heads are apart. Each gives the same example where it changes nothing.
 * @type {{[T in Edit["type"]]: (example: Scenario, edit: Extract<Edit, {type: T}>, maker: Maker) => Scenario}}
 */
export const EDITS = {
  "set-numbers": (example, { table, row, column, numbers }) => {
    const before = numbersOf(example, table);
    const after = before.map((cells, i) => {
      const line = cells.map((cell, j) => numbers[i - row]?.[j - column] ?? cell);
      return line.every((cell, j) => cell === cells[j]) ? cells : line;
    });
    return after.every((cells, i) => cells === before[i])
      ? example
      : withNumbers(example, table, after);
  },
  "paste-numbers": (example, edit, maker) => {
    const { table, row, column, numbers } = edit;
    const rows = row + numbers.length;
    const columns = column + Math.max(...numbers.map((cells) => cells.length));
    const [outer, inner] = axesOfTable(table.field);
    const taller = lengthened(example, outer, rows, maker);
    const wider = lengthened(taller, inner, columns, maker);
    return EDITS["set-numbers"](wider, { ...edit, type: "set-numbers" }, maker);
  },
  "set-table": (example, whole, maker) => withTable(example, whole, freshRow(maker)),
  fill: (example, { table, kind, seed }, maker) => {
    const { length: rows, 0: first } = numbersOf(example, table);
    const rounding = kind === "normal" ? { seed, decimals: 1 } : {};
    const filled = maker.fill({ kind, rows, columns: first.length, ...rounding });
    const edit = { table, row: 0, column: 0, numbers: rowsOf(filled) };
    return EDITS["set-numbers"](example, { type: "set-numbers", ...edit }, maker);
  },

  "set-tokens": (example, { side, names }, maker) =>
    withTokens(example, side, names, freshRow(maker)),
  "add-token": (example, { side }, maker) =>
    lengthened(example, TOKEN_AXES[side], example.tokens[side].length + 1, maker),
  "remove-token": (example, { side, at }) =>
    example.tokens[side].length > 1
      ? along(example, TOKEN_AXES[side], (list) => without(list, at))
      : example,
  "move-token": (example, { side, at, by }) =>
    moved(example.tokens[side], at, by) === example.tokens[side]
      ? example
      : along(example, TOKEN_AXES[side], (list) => moved(list, at, by)),
  "rename-token": (example, { side, at, name }) => withTokenNamed(example, side, at, name),

  "add-dimension": (example, { side }, maker) => {
    const axis = DIMENSION_AXES[side];
    return lengthened(example, axis, lengthOf(example, axis) + 1, maker);
  },
  "remove-dimension": (example, { side, at }) => {
    const axis = DIMENSION_AXES[side];
    return lengthOf(example, axis) > 1
      ? along(example, axis, (list) => without(list, at))
      : example;
  },
  "rename-dimension": (example, { side, at, name: typed, head = 0 }) => {
    const name = cutName(typed);
    const before = dimensionNames(example, side, head);
    if (before[at] === name) return example;
    const all = /** @type {Record<string, any>} */ (example.dimensions)[side];
    const names = replaced(before, at, name);
    const isByHead = Array.isArray(all?.[0]);
    const changed = { [side]: isByHead ? replaced(all, head, names) : names };
    return { ...example, dimensions: { ...example.dimensions, ...changed } };
  },

  "set-attention": (example, { attention }, maker) => withAttention(example, attention, maker),
  "set-source": (example, { source }, maker) => withSource(example, source, maker),
  "set-heads": (example, counts, maker) => withHeads(example, counts, maker),
  "set-output-projection": (example, { isThere }) => withOutputProjection(example, isThere),

  "write-out-mask": (example, _, maker) => withPaintedMask(example, maker),
  "paint-mask": (example, { query, key, isSeen }, maker) =>
    withCellPainted(withPaintedMask(example, maker), query, key, isSeen),

  "set-input": (example, { changes }) =>
    isMaskWithin(changes.mask) ? withInput(example, changes) : example,
};

/**
 * An example after an edit; the same one where the edit changes nothing.
 * @param {Scenario} example
 * @param {Edit} edit
 * @param {Maker} maker
 * @returns {Scenario}
 */
export function edited(example, edit, maker) {
  const apart = withHeadsApart(example);
  const change = /** @type {(example: Scenario, edit: any, maker: Maker) => Scenario} */ (
    EDITS[edit.type]
  );
  const changed = change(apart, edit, maker);
  return changed === apart ? example : changed;
}

/**
 * An example that is at least so long along an axis, as far as there is room.
 * @type {(example: Scenario, axis: import("./edit/axes.js").Axis, length: number, maker: Maker) => Scenario}
 */
function lengthened(example, axis, length, maker) {
  const more = Math.min(length, MOST) - lengthOf(example, axis);
  if (more <= 0 || axis === "joinedWidth") return example;
  /** @type {import("./edit/axes.js").Change} */
  const lengthen = (list, blank) => resized(list, list.length + more, blank);
  return along(example, axis, lengthen, freshRow(maker));
}
