// The mask: none, causal, neighbours, or painted cell by cell.

import { html } from "lit";
import { MASK_LIMITS } from "../../edit/limits.js";
import { maskKind } from "../../edit/mask.js";
import { inputOf, omitted } from "../../edit/tables.js";
import { numberAt } from "../../tensor.js";
import { words } from "../../words.js";
import { moveInGrid } from "../grid.js";
import { axesTemplate } from "../matrices.js";
import { numberFieldTemplate, problemsTemplate, selectTemplate, switchTemplate } from "./field.js";

/** @typedef {import("../attention-editor.js").AttentionEditor} Editor */

/** How far a query sees when the neighbours are first chosen: the keys beside it. */
const FIRST_WINDOW = 2;

/** @param {Editor} editor */
export function maskTemplate(editor) {
  const kind = maskKind(editor.example);
  const { mask } = inputOf(editor.example);
  const choose = (/** @type {string} */ chosen) =>
    editor.send(
      chosen === "painted"
        ? { type: "write-out-mask" }
        : {
            type: "set-input",
            changes: {
              mask: chosen === "window" ? { window: FIRST_WINDOW } : /** @type {any} */ (chosen),
            },
          },
    );
  return html`<fieldset class="mask">
    <legend>${words("editor-mask")}</legend>
    <p>${words("editor-mask-means")}</p>
    <div class="line">
      ${selectTemplate(
        words("editor-mask-kind"),
        "mask",
        [
          { value: "none", text: words("mask-none") },
          { value: "causal", text: words("mask-causal") },
          { value: "window", text: words("mask-window") },
          { value: "painted", text: words("mask-painted") },
        ],
        kind,
        choose,
      )}
      ${kind === "causal" || kind === "window" ? limitsTemplate(editor, kind, mask) : ""}
    </div>
    ${problemsTemplate(editor, "mask")} ${kind === "painted" ? gridTemplate(editor) : ""}
  </fieldset>`;
}

/** @type {(editor: Editor, kind: "causal" | "window", mask: any) => unknown} */
function limitsTemplate(editor, kind, mask) {
  const limits = typeof mask === "string" ? { causal: true } : mask;
  /** @type {(what: "window" | "offset", number: number, label: string) => unknown} */
  const field = (what, number, label) =>
    html`<label
      >${label}
      ${numberFieldTemplate(editor, {
        place: `mask ${what}`,
        label,
        number,
        limits: MASK_LIMITS[what],
        edit: (typed) => ({
          type: "set-input",
          changes: { mask: { ...limits, [what]: typed } },
        }),
      })}</label
    >`;
  const setCausal = (/** @type {boolean} */ isOn) => {
    const changed = isOn ? { ...limits, causal: true } : omitted(limits, "causal");
    editor.send({ type: "set-input", changes: { mask: changed } });
  };
  return html`${
    kind === "window"
      ? html`${field("window", limits.window, words("editor-window"))}
        ${switchTemplate(words("editor-window-causal"), "window-causal", Boolean(limits.causal), setCausal)}`
      : ""
  }
  ${field("offset", limits.offset ?? 0, words("editor-offset"))}`;
}

/** @param {Editor} editor */
function gridTemplate(editor) {
  const { scene, orientation } = editor;
  const { tokens, languages, trace } = scene;
  const byRow = orientation === "rows";
  const rows = byRow ? tokens.queries : tokens.keys;
  const columns = byRow ? tokens.keys : tokens.queries;
  /** @type {(row: number, column: number) => {query: number, key: number}} */
  const placeOf = (row, column) =>
    byRow ? { query: row, key: column } : { query: column, key: row };
  const isSeen = (/** @type {{query: number, key: number}} */ { query, key }) =>
    numberAt(trace, "mask", 0, [query, key]).value !== -Infinity;
  return html`<p class="hint">${words("editor-paint-hint")}</p>
    <div class="scroll">
      <table
        class="paint ${byRow ? "by-row" : "by-column"}"
        role="grid"
        aria-label=${words("editor-mask")}
        @keydown=${moveInGrid}
        @click=${(/** @type {MouseEvent} */ event) => onClick(editor, event)}
        @pointerdown=${(/** @type {PointerEvent} */ event) => onPointerDown(editor, event)}
      >
        <thead>
          <tr>
            ${axesTemplate("axis-keys", orientation)}
            ${columns.map(
              (name) =>
                html`<th scope="col" lang=${byRow ? languages.keys : languages.queries}>
                  <span>${name}</span>
                </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (name, row) =>
              html`<tr>
                <th scope="row" lang=${byRow ? languages.queries : languages.keys}>${name}</th>
                ${columns.map((_, column) => {
                  const place = placeOf(row, column);
                  const seen = isSeen(place);
                  return html`<td role="gridcell">
                    <button
                      tabindex=${row === 0 && column === 0 ? 0 : -1}
                      aria-pressed=${seen ? "true" : "false"}
                      aria-label=${words("editor-paint-cell", {
                        query: tokens.queries[place.query],
                        key: tokens.keys[place.key],
                      })}
                      data-cell="${place.query} ${place.key}"
                    ></button>
                  </td>`;
                })}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

/** @param {Element | null | undefined} element */
function cellOf(element) {
  const button = /** @type {HTMLElement | null} */ (element?.closest?.("[data-cell]") ?? null);
  if (!button) return null;
  const [query, key] = (button.dataset.cell ?? "").split(" ").map(Number);
  return { query, key, isSeen: button.getAttribute("aria-pressed") === "true" };
}

/**
 * A click of the keyboard or of assistive technology; those of a pointer were painted already.
 * @param {Editor} editor
 * @param {MouseEvent} event
 */
function onClick(editor, event) {
  const cell = cellOf(/** @type {Element} */ (event.target));
  if (cell && event.detail === 0) {
    editor.send({ type: "paint-mask", query: cell.query, key: cell.key, isSeen: !cell.isSeen });
  }
}

/**
 * The pointer paints what it goes over as the first cell was painted; one stroke is undone as one.
 * @param {Editor} editor
 * @param {PointerEvent} event
 */
function onPointerDown(editor, event) {
  const first = cellOf(/** @type {Element} */ (event.target));
  const table = /** @type {HTMLElement} */ (event.currentTarget);
  if (!first || event.button !== 0) return;
  const isSeen = !first.isSeen;
  const gesture = editor.newGesture("paint");
  const paint = (/** @type {ReturnType<typeof cellOf>} */ cell) => {
    if (cell && cell.isSeen !== isSeen) {
      editor.send({ type: "paint-mask", query: cell.query, key: cell.key, isSeen }, gesture);
    }
  };
  paint(first);
  editor.follow(table, event, (now) => paint(cellOf(editor.elementAt(now))));
}
