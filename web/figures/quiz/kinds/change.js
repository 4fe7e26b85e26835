// A vector is changed until a weight is large enough; the core computes anew at every change.

import { html } from "lit";
import { numberOf } from "../../../lesson/figure.js";
import { barsTemplate } from "../given.js";

/** @typedef {import("../item.js").Change} Change */

/** The least and the most of a component. */
const LIMITS = [-3, 3];

/** @type {import("./kind.js").Kind<Change, number[]>} */
export const change = {
  start: ({ start }) => start,

  fits: ({ start }, answer) =>
    Array.isArray(answer) &&
    answer.length === start.length &&
    answer.every((one) => Number.isFinite(one) && one >= LIMITS[0] && one <= LIMITS[1]),

  traceOf: (item, answer, core) => ({ ...core.trace(item.inputOf(answer)), ...item.trace }),

  judge(core, item, answer) {
    const trace = change.traceOf(item, answer, core);
    const { query, key } = item.goal;
    return numberOf(trace, "weights", query, key).value > trace.goal
      ? { verdict: "right", message: item.because(trace) }
      : { verdict: "incomplete", message: { id: "quiz-change-not" } };
  },

  template(item, { answer }, { give }, trace) {
    return html`<div class="change">
      <div class="sliders ${item.role}">
        ${item.dimensions.map((name, at) => sliderTemplate(item, answer, at, name, give, trace))}
      </div>
      ${barsTemplate(trace, item.goal.query, item.tokens, item.goal.key)}
    </div>`;
  },
};

/** @type {(item: Change, answer: number[], at: number, name: string, give: (answer: number[]) => void, trace: import("../item.js").Numbers) => unknown} */
function sliderTemplate(item, answer, at, name, give, trace) {
  const { field, index, text } = numberOf(trace, item.field, item.row, at);
  const input = (/** @type {{target: HTMLInputElement}} */ { target }) =>
    give(answer.map((one, place) => (place === at ? target.valueAsNumber : one)));
  return html`<label
    ><span>${name}</span>
    <input
      type="range"
      min=${LIMITS[0]}
      max=${LIMITS[1]}
      step="0.1"
      aria-valuetext=${text}
      .value=${String(answer[at])}
      @input=${input}
    />
    <span class="number" aria-hidden="true" data-field=${field} data-index=${index.join(",")}
      >${text}</span
    ></label
  >`;
}
