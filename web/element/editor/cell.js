// The cells of a table: numbers and names, each a text that becomes a field when it is chosen. A
// field is dear, since browsers composite each one; what cannot be used keeps its field.

import { html, nothing } from "lit";
import { textOf } from "./field.js";

/** @typedef {import("../attention-editor.js").AttentionEditor} Editor */
/** @typedef {import("../../edit.js").Edit} Edit */

/** A longer text is cut, so that it stays in its cell. */
const FITTING = 6;

/**
 * @param {string} place
 * @param {string} text
 * @param {{label: string, kind?: string, lang?: string}} look
 */
const closedTemplate = (place, text, { label, kind = "", lang }) =>
  html`<button
    class="closed ${kind} ${text.length > FITTING ? "long" : ""}"
    lang=${lang ?? nothing}
    data-place=${place}
    aria-label="${label}: ${text}"
  >
    ${text}
  </button>`;

/** @type {(editor: Editor, place: string, number: number, label: string) => unknown} */
export function numberTemplate(editor, place, number, label) {
  const text = textOf(editor, place, number);
  const isWrong = editor.problems.has(place);
  if (!isWrong && editor.opened !== place) return closedTemplate(place, text, { label });
  return html`<input
    type="text"
    inputmode="decimal"
    autocomplete="off"
    data-place=${place}
    aria-label=${label}
    aria-invalid=${isWrong ? "true" : "false"}
    .value=${text}
  />`;
}

/** @type {(editor: Editor, place: string, name: string, label: string, edit: (text: string) => Edit, lang?: string) => unknown} */
export function nameTemplate(editor, place, name, label, edit, lang) {
  if (editor.opened !== place) return closedTemplate(place, name, { label, kind: "name", lang });
  return html`<input
    type="text"
    class="name"
    maxlength="24"
    lang=${lang ?? nothing}
    data-place=${place}
    aria-label="${label}: ${name}"
    .value=${name}
    @change=${(/** @type {{target: HTMLInputElement}} */ { target }) => {
      const text = target.value.trim();
      if (text && text !== name) editor.send(edit(text));
      else target.value = name;
    }}
  />`;
}
