// What a reader sets of a figure of the lesson.

import { html } from "lit";
import { formatNumber } from "../format.js";
import { kebab, words } from "../words.js";

/** @typedef {import("./figure.js").LessonFigure} LessonFigure */
/** @typedef {import("./figure.js").Setting} Setting */
/** @typedef {import("./figure.js").Settings} Settings */
/** @typedef {(action: import("./state.js").Action) => void} Dispatch */

/**
 * The settings of a figure that do something now; those of the picture are set there.
 * @param {LessonFigure} figure
 * @param {Settings} settings
 * @param {Dispatch} dispatch
 */
export function settingsTemplate(figure, settings, dispatch) {
  const shown = figure.settings.filter(
    ({ kind, applies }) => kind !== "picture" && (!applies || applies(settings)),
  );
  return shown.map((setting) =>
    TEMPLATES[/** @type {"range"} */ (setting.kind)](
      figure,
      setting,
      settings[setting.name],
      (/** @type {unknown} */ value) => dispatch({ type: "set", name: setting.name, value }),
    ),
  );
}

/** @typedef {(figure: LessonFigure, setting: Setting, value: any, set: (value: unknown) => void) => unknown} Template */

/** @type {Record<"range" | "choice" | "switch", Template>} */
const TEMPLATES = {
  range: (figure, { name, values }, value, set) =>
    html`<label class="range"
      ><span>${labelOf(figure, name)}</span>
      <input
        type="range"
        name=${name}
        min="0"
        max=${values.length - 1}
        step="1"
        .value=${String(values.indexOf(value))}
        aria-valuetext=${settingText(figure, name, value)}
        @input=${(/** @type {{target: HTMLInputElement}} */ { target }) =>
          set(values[target.valueAsNumber])}
      />
      <output data-setting=${name}>${settingText(figure, name, value)}</output></label
    >`,

  choice: (figure, { name, values }, value, set) =>
    html`<div class="choice" role="group" aria-label=${labelOf(figure, name)}>
      <span class="legend" aria-hidden="true">${labelOf(figure, name)}</span>
      ${values.map(
        (one) =>
          html`<button
            type="button"
            name=${name}
            value=${String(one)}
            aria-pressed=${one === value}
            @click=${() => set(one)}
          >
            ${settingText(figure, name, one)}
          </button>`,
      )}
    </div>`,

  switch: (figure, { name }, value, set) =>
    html`<label class="switch"
      ><input
        type="checkbox"
        role="switch"
        name=${name}
        .checked=${value}
        @change=${(/** @type {{target: HTMLInputElement}} */ { target }) => set(target.checked)}
      />${labelOf(figure, name)}</label
    >`,
};

/** @type {(figure: LessonFigure, name: string) => string} */
export const labelOf = (figure, name) => words(`setting-${figure.name}-${kebab(name)}`);

/**
 * A value of a setting in words: a whole number as it stands, another number as any is printed.
 * @param {LessonFigure} figure
 * @param {string} name
 * @param {number | string | boolean} value
 */
export function settingText(figure, name, value) {
  if (typeof value === "number" && Number.isFinite(value)) {
    return Number.isInteger(value) ? String(value) : formatNumber(value);
  }
  return words(`setting-${figure.name}-${kebab(name)}-${kebab(String(value).toLowerCase())}`);
}
