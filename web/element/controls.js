// The row of controls under a picture: play, step, stages, scrub, speed, temperature, scale.

import { html, svg } from "lit";
import { stepAt } from "../figures/figure.js";
import { formatNumber } from "../format.js";
import { SPEEDS } from "../time.js";
import { words } from "../words.js";

/** @typedef {import("../time.js").Time} Time */
/** @typedef {import("../figures/figure.js").Step} Step */
/** @typedef {(action: import("../store.js").Action, gesture?: string) => void} Dispatch */
/** @typedef {(action: import("../time.js").TimeAction) => void} TimeDispatch */

const ICONS = {
  play: svg`<path d="M7 4.5v15l12.5-7.5z"></path>`,
  pause: svg`<path d="M6 5h4.2v14H6zM13.8 5H18v14h-4.2z"></path>`,
  previous: svg`<path d="M16.5 5.5v13L7.5 12z"></path>`,
  next: svg`<path d="M7.5 5.5v13l9-6.5z"></path>`,
};

/** @param {keyof typeof ICONS} name */
const icon = (name) =>
  html`<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">${ICONS[name]}</svg>`;

/**
 * Play, step, jump to a stage, scrub.
 * @param {Time} time
 * @param {Step[]} steps
 * @param {string[]} stages
 * @param {TimeDispatch} dispatch
 */
export function transportTemplate(time, steps, stages, dispatch) {
  const playing = time.until !== null;
  const playLabel = words(playing ? "control-pause" : "control-play");
  return html`<div class="transport">
    <div class="buttons">
      <button
        class="play"
        aria-label=${playLabel}
        title=${playLabel}
        @click=${() => dispatch({ type: playing ? "pause" : "play" })}
      >
        ${icon(playing ? "pause" : "play")}
      </button>
      ${stepButton("previous", time.moment === 0, dispatch)}
      ${stepButton("next", time.moment >= steps.length - 1, dispatch)}
    </div>
    ${scrubTemplate(time, steps, dispatch)} ${speedTemplate(time, dispatch)}
    ${stages.length > 1 ? stagesTemplate(time, steps, stages, dispatch) : ""}
  </div>`;
}

/**
 * What changes the computation.
 * @param {import("../scenarios.js").Scenario} example
 * @param {string[]} stages
 * @param {Dispatch} dispatch
 */
export function settingsTemplate({ input }, stages, dispatch) {
  return html`<div class="settings">
    ${temperatureTemplate(input.temperature ?? 1, dispatch)}
    ${stages.includes("dot_product") ? scaledTemplate(input.scoring ?? "scaled-dot", dispatch) : ""}
  </div>`;
}

/** @type {(scoring: string, dispatch: Dispatch) => unknown} */
function scaledTemplate(scoring, dispatch) {
  return html`<label class="switch"
    ><input
      type="checkbox"
      role="switch"
      .checked=${scoring === "scaled-dot"}
      @change=${(/** @type {{target: HTMLInputElement}} */ { target }) =>
        dispatch({
          type: "set-input",
          changes: { scoring: target.checked ? "scaled-dot" : "dot" },
        })}
    />${words("control-scaled")}</label
  >`;
}

/** @type {(direction: "previous" | "next", disabled: boolean, dispatch: TimeDispatch) => unknown} */
function stepButton(direction, disabled, dispatch) {
  const label = words(`control-${direction}`);
  // aria-disabled and not disabled: a disabled button would lose the keyboard's place.
  return html`<button
    class="step"
    aria-label=${label}
    title=${label}
    aria-disabled=${disabled ? "true" : "false"}
    @click=${() => dispatch({ type: direction })}
  >
    ${icon(direction)}
  </button>`;
}

/** @type {(time: Time, steps: Step[], stages: string[], dispatch: TimeDispatch) => unknown} */
function stagesTemplate({ moment }, steps, stages, dispatch) {
  const present = steps[stepAt(moment)].stage;
  return html`<div class="stages" role="group" aria-label=${words("control-stages")}>
    ${stages.map(
      (stage, at) =>
        html`<button
          aria-current=${stage === present ? "step" : "false"}
          @click=${() => dispatch({ type: "seek-stage", stage })}
        >
          <span class="ordinal">${at + 1}</span> ${words(`stage-${stage.replace("_", "-")}`)}
        </button>`,
    )}
  </div>`;
}

/** @type {(time: Time, steps: Step[], dispatch: TimeDispatch) => unknown} */
function scrubTemplate({ moment }, steps, dispatch) {
  const step = stepAt(moment);
  const value = words("step-of-scrub", {
    step,
    count: steps.length - 1,
    stage: words(`stage-${steps[step].stage.replace("_", "-")}`),
  });
  return html`<input
    class="scrub"
    type="range"
    min="0"
    max=${steps.length - 1}
    step="1"
    .value=${String(step)}
    aria-label=${words("control-scrub")}
    aria-valuetext=${value}
    @input=${(/** @type {{target: HTMLInputElement}} */ { target }) =>
      dispatch({ type: "seek", moment: target.valueAsNumber })}
  />`;
}

/** @type {(time: Time, dispatch: TimeDispatch) => unknown} */
function speedTemplate({ speed }, dispatch) {
  return html`<label class="speed"
    ><span>${words("control-speed")}</span>
    <select
      @change=${(/** @type {{target: HTMLSelectElement}} */ { target }) =>
        dispatch({ type: "set-speed", speed: Number(target.value) })}
    >
      ${SPEEDS.map(
        (one) =>
          html`<option value=${one} ?selected=${one === speed}>
            ${words("control-speed-value", { speed: one })}
          </option>`,
      )}
    </select></label
  >`;
}

/**
 * The temperature's slider is logarithmic: its middle is the middle of the factors.
 * @type {(temperature: number, dispatch: Dispatch) => unknown}
 */
function temperatureTemplate(temperature, dispatch) {
  return html`<label class="temperature"
    >${words("control-temperature")}
    <output data-field="temperature" data-index="">${formatNumber(temperature)}</output>
    <input
      type="range"
      min="0"
      max=${TEMPERATURE_STOPS.length - 1}
      step="1"
      .value=${String(nearestStop(temperature))}
      aria-valuetext=${formatNumber(temperature)}
      @input=${(/** @type {{target: HTMLInputElement}} */ { target }) =>
        dispatch(
          { type: "set-input", changes: { temperature: TEMPERATURE_STOPS[target.valueAsNumber] } },
          "temperature",
        )}
  /></label>`;
}

/** The temperatures on the slider: close together where small, each with few digits. */
export const TEMPERATURE_STOPS = [
  0.1, 0.12, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.5,
  1.75, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10,
];

/**
 * The place on the slider that is nearest.
 * @param {number} temperature
 */
export function nearestStop(temperature) {
  const distances = TEMPERATURE_STOPS.map((stop) => Math.abs(stop - temperature));
  return distances.indexOf(Math.min(...distances));
}
