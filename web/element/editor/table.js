// A table of numbers with the names of its rows and columns, to be changed in place.

import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { DIMENSION_AXES, axesOfTable, dimensionNames } from "../../edit/axes.js";
import { headCounts, isEmbedded, isSelfAttention, numbersOf } from "../../edit/tables.js";
import { kebab, nameOf, words } from "../../words.js";
import { nameTemplate, numberTemplate } from "./cell.js";
import { problemsTemplate } from "./field.js";
import { fillTemplate } from "./fill.js";

/** @typedef {import("../attention-editor.js").AttentionEditor} Editor */
/** @typedef {import("../../edit/tables.js").Table} Table */
/** @typedef {import("../../edit.js").Edit} Edit */
/** @typedef {import("../../edit/axes.js").Axis} Axis */
/** @typedef {import("../../edit/axes.js").DimensionSide} DimensionSide */
/** @typedef {{side: "queries" | "keys", list: "queries" | "keys" | "values", isOwner: boolean}} Tokens */

/** The role, and so the colour, of each table. @type {Record<string, string>} */
const ROLES = {
  queries: "query",
  keys: "key",
  values: "value",
  queryProjection: "query",
  keyProjection: "key",
  valueProjection: "value",
};

/** The tables whose columns are those of another one, where they come and go. */
const FOLLOWERS = ["keys", "keyProjection"];

/** @param {Table} table */
export const placeOfTable = ({ field, head = 0 }) => `${field} ${head}`;

/**
 * The tokens that a table's rows belong to; undefined where they are dimensions.
 * @param {import("../../scenarios.js").Scenario} example
 * @param {string} field
 * @returns {Tokens | undefined}
 */
function tokensOf(example, field) {
  const [axis] = axesOfTable(field);
  if (axis !== "queryTokens" && axis !== "keyTokens") return undefined;
  const side = axis === "queryTokens" ? "queries" : "keys";
  const isOwner = field !== "values" && (field !== "keys" || !isSelfAttention(example));
  return { side, list: field === "values" ? "values" : side, isOwner };
}

/** @type {(example: import("../../scenarios.js").Scenario, axis: Axis) => DimensionSide} */
function sideOf(example, axis) {
  const isShared = axis === "contextWidth" && isSelfAttention(example) && isEmbedded(example);
  const wanted = isShared ? "modelWidth" : axis;
  const sides = /** @type {DimensionSide[]} */ (Object.keys(DIMENSION_AXES));
  return /** @type {DimensionSide} */ (sides.find((side) => DIMENSION_AXES[side] === wanted));
}

/** @type {(editor: Editor, axis: Axis) => string[]} */
function namesAlong({ example, head }, axis) {
  const heads = Array.from({ length: headCounts(example).heads }, (_, at) => at);
  const names =
    axis === "joinedWidth"
      ? heads.flatMap((one) => dimensionNames(example, "values", one))
      : dimensionNames(example, sideOf(example, axis), head);
  return names.map((name) => nameOf("dimension", name));
}

/**
 * @param {Editor} editor
 * @param {Table} table
 */
export function tableTemplate(editor, table) {
  const { example } = editor;
  const { field } = table;
  const [outer, inner] = axesOfTable(field);
  const numbers = numbersOf(example, table);
  const columns = namesAlong(editor, inner);
  const tokens = tokensOf(example, field);
  const rows = tokens ? example.tokens[tokens.list] : namesAlong(editor, outer);
  const place = placeOfTable(table);
  const labels = columns.join("\n");
  return html`<section class="sheet ${ROLES[field] ?? ""}">
    <header>
      <h4>${words(`table-${kebab(field)}`)}</h4>
      ${fillTemplate(editor, table)}
    </header>
    ${problemsTemplate(editor, `${place} `)}
    <div class="scroll" tabindex="-1">
      <table
        class="numbers ${ROLES[field] ?? ""}"
        data-table=${field}
        aria-label=${words(`table-${kebab(field)}`)}
      >
        <thead>
          ${guard([labels, editor.head, tokens?.isOwner, editor.typedIn(`${place} head `)], () =>
            headTemplate(editor, table, sideOf(example, inner), columns, tokens),
          )}
        </thead>
        <tbody>
          ${numbers.map((cells, row) => {
            const before = `${place} ${row} `;
            const dragged = editor.dragged === `${place} ${row}`;
            const key = [
              ...[cells, rows[row], labels, editor.typedIn(before), dragged],
              ...[tokens?.isOwner, tokens && rows.length],
            ];
            return html`<tr class=${dragged ? "dragged" : ""} data-row=${row}>
              ${guard(key, () =>
                rowTemplate(editor, { row, before, cells, columns, name: rows[row], tokens }),
              )}
            </tr>`;
          })}
        </tbody>
        ${
          tokens?.isOwner
            ? html`<tfoot>
                <tr>
                  <td>
                    ${smallTemplate(editor, "+", words("editor-add-token"), {
                      type: "add-token",
                      side: tokens.side,
                    })}
                  </td>
                </tr>
              </tfoot>`
            : ""
        }
      </table>
    </div>
  </section>`;
}

/** @type {(editor: Editor, table: Table, side: DimensionSide, columns: string[], tokens?: Tokens) => unknown} */
function headTemplate(editor, table, side, columns, tokens) {
  const { head } = editor;
  const isOwner = !FOLLOWERS.includes(table.field);
  return html`<tr>
    <td></td>
    ${columns.map(
      (name, at) =>
        html`<th scope="col">
          ${nameTemplate(
            editor,
            `${placeOfTable(table)} head ${at}`,
            name,
            words("editor-dimension"),
            (text) => ({
              type: "rename-dimension",
              side,
              at,
              name: text,
              head,
            }),
          )}
          ${
            isOwner
              ? smallTemplate(editor, "\u00d7", words("editor-remove", { name }), {
                  type: "remove-dimension",
                  side,
                  at,
                })
              : ""
          }
        </th>`,
    )}
    ${
      isOwner
        ? html`<td>
            ${smallTemplate(editor, "+", words("editor-add-dimension"), {
              type: "add-dimension",
              side,
            })}
          </td>`
        : tokens?.isOwner
          ? html`<td></td>`
          : nothing
    }
  </tr>`;
}

/**
 * @typedef {object} Row
 * @property {number} row
 * @property {string} before what the places of its cells begin with
 * @property {number[]} cells
 * @property {string[]} columns names
 * @property {string} name
 * @property {Tokens} [tokens]
 */

/** @type {(editor: Editor, row: Row) => unknown} */
function rowTemplate(editor, { row, before, cells, columns, name, tokens }) {
  return html`<th scope="row">
      ${tokens ? tokenTemplate(editor, tokens, before, row, name) : name}
    </th>
    ${cells.map(
      (number, column) =>
        html`<td>
          ${numberTemplate(editor, before + column, number, `${name}, ${columns[column]}`)}
        </td>`,
    )}
    ${tokens?.isOwner ? html`<td class="moves">${movesTemplate(editor, tokens, row, name)}</td>` : ""}`;
}

/** @type {(editor: Editor, tokens: Tokens, before: string, at: number, name: string) => unknown} */
function tokenTemplate(editor, { side, list, isOwner }, before, at, name) {
  const rename = nameTemplate(
    editor,
    `${before}name`,
    name,
    words("editor-token"),
    (text) => ({ type: "rename-token", side: list, at, name: text }),
    editor.example.languages[list],
  );
  if (!isOwner) return rename;
  const label = words("editor-drag", { name });
  return html`<button
      class="small handle"
      aria-label=${label}
      title=${label}
      data-handle="${side} ${at}"
      data-from=${before.trim()}
    >
      ⠿</button
    >${rename}`;
}

/** @type {(editor: Editor, tokens: Tokens, at: number, name: string) => unknown} */
function movesTemplate(editor, { side }, at, name) {
  return html`${smallTemplate(editor, "\u2191", words("editor-move-up", { name }), {
    type: "move-token",
    side,
    at,
    by: -1,
  })}${smallTemplate(editor, "\u2193", words("editor-move-down", { name }), {
    type: "move-token",
    side,
    at,
    by: 1,
  })}${smallTemplate(editor, "\u00d7", words("editor-remove", { name }), {
    type: "remove-token",
    side,
    at,
  })}`;
}

/** @type {(editor: Editor, sign: string, label: string, edit: Edit) => unknown} */
function smallTemplate(editor, sign, label, edit) {
  return html`<button
    class="small"
    aria-label=${label}
    title=${label}
    @click=${(/** @type {MouseEvent} */ { currentTarget }) =>
      editor.sendFrom(/** @type {HTMLElement} */ (currentTarget), edit)}
  >
    ${sign}
  </button>`;
}
