// A field for a number of an example; what cannot be used stays in it, with the reason.

import { html } from "lit";
import { live } from "lit/directives/live.js";
import { isWithin } from "../../edit/limits.js";
import { formatTyped } from "../../format.js";
import { words } from "../../words.js";
import { numberOf } from "../number-text.js";

/**
 * What a reader typed and the example does not have, by the place of its field.
 * @typedef {{text: string, reason: string}} Problem
 */

/** @typedef {import("../attention-editor.js").AttentionEditor} Editor */
/** @typedef {import("../../edit.js").Edit} Edit */

/**
 * What a field shows: what was last typed into it, as long as that is or should be its number.
 * @param {Editor} editor
 * @param {string} place
 * @param {number} number
 */
export function textOf(editor, place, number) {
  const problem = editor.problems.get(place);
  if (problem) return problem.text;
  const { typing } = editor;
  return typing?.place === place && numberOf(typing.text) === number
    ? typing.text
    : formatTyped(number);
}

/**
 * Takes over what is typed into a field.
 * @param {Editor} editor
 * @param {string} place
 * @param {string} text
 * @param {(number: number) => Edit} edit
 * @param {{least: number, most: number}} [limits] of a whole number
 */
export function takeText(editor, place, text, edit, limits) {
  const number = numberOf(text);
  editor.typing = { place, text };
  if (number === null) editor.complain(place, text, words("editor-unusable", { text }));
  else if (limits && !isWithin(number, limits)) {
    editor.complain(place, text, words("editor-out-of-range", { text, ...limits }));
  } else editor.send(edit(number), `type ${editor.typingGesture}`, { place, text });
}

/**
 * @typedef {object} NumberField
 * @property {string} place its name among all fields
 * @property {string} label
 * @property {number} number
 * @property {(number: number) => Edit} edit
 * @property {{least: number, most: number}} [limits] of a whole number
 */

/**
 * @param {Editor} editor
 * @param {NumberField} field
 */
export function numberFieldTemplate(editor, { place, label, number, edit, limits }) {
  return html`<input
    type="text"
    class="setting"
    inputmode="decimal"
    autocomplete="off"
    aria-label=${label}
    aria-invalid=${editor.problems.has(place) ? "true" : "false"}
    data-setting=${place}
    .value=${textOf(editor, place, number)}
    @focus=${() => editor.beginTyping()}
    @blur=${() => editor.endTyping()}
    @input=${(/** @type {{target: HTMLInputElement}} */ { target }) =>
      takeText(editor, place, target.value, edit, limits)}
  />`;
}

/**
 * What is wrong with the fields whose places begin so.
 * @param {Editor} editor
 * @param {string} start
 */
export const problemsTemplate = (editor, start) =>
  [...editor.problems]
    .filter(([place]) => place.startsWith(start))
    .map(([, { reason }]) => html`<p class="failure" role="alert">${reason}</p>`);

/**
 * A few ways to choose from, as buttons.
 * @param {string} label
 * @param {{name: string, text: string, isPresent: boolean, choose: () => void}[]} ways
 */
export const waysTemplate = (label, ways) =>
  html`<div class="choice" role="group" aria-label=${label}>
    ${ways.map(
      ({ name, text, isPresent, choose }) =>
        html`<button data-way=${name} aria-pressed=${isPresent ? "true" : "false"} @click=${choose}>
          ${text}
        </button>`,
    )}
  </div>`;

/** @type {(label: string, name: string, isOn: boolean, change: (isOn: boolean) => void) => unknown} */
export const switchTemplate = (label, name, isOn, change) =>
  html`<label class="switch"
    ><input
      type="checkbox"
      data-switch=${name}
      .checked=${live(isOn)}
      @change=${(/** @type {{target: HTMLInputElement}} */ { target }) => change(target.checked)}
    />${label}</label
  >`;

/** @type {(label: string, name: string, options: {value: string, text: string}[], present: string, choose: (value: string) => void) => unknown} */
export const selectTemplate = (label, name, options, present, choose) =>
  html`<label
    >${label}
    <select
      data-select=${name}
      @change=${(/** @type {{target: HTMLSelectElement}} */ { target }) => choose(target.value)}
    >
      ${options.map(
        ({ value, text }) =>
          html`<option value=${value} .selected=${live(value === present)}>${text}</option>`,
      )}
    </select></label
  >`;
