// What a lesson printed for these weights, beside what the core computes.

import { html } from "lit";
import { formatNumber } from "../format.js";
import { numberAt } from "../tensor.js";
import { words } from "../words.js";
import { sentenceTemplate } from "./parts.js";

/** @typedef {import("../scenarios.js").Scenario} Scenario */
/** @typedef {import("../figures/figure.js").Scene} Scene */

/**
 * @param {Scenario} scenario
 * @param {Scene} scene
 * @param {import("../state.js").State} state
 * @param {import("./controls.js").Dispatch} dispatch
 */
export function quoteTemplate({ name, quote }, { trace, tokens, languages }, state, dispatch) {
  if (!quote) return "";
  const query = { text: tokens.queries[quote.query], role: "query", lang: languages.queries };
  return html`<section class="quote" aria-labelledby="quote-title">
    <h3 id="quote-title">${words("quote-title")}</h3>
    <p>${sentenceTemplate({ id: `quote-${name}`, args: { query } })}</p>
    <table>
      <thead>
        <tr>
          <td></td>
          ${tokens.keys.map((word) => html`<th scope="col" lang=${languages.keys}>${word}</th>`)}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">${words("quote-lesson")}</th>
          ${quote.weights.map((weight) => html`<td data-quoted>${formatNumber(weight)}</td>`)}
        </tr>
        <tr>
          <th scope="row">${words("quote-core")}</th>
          ${tokens.keys.map((_, key) => {
            const { field, index, text } = numberAt(trace, "weights", 0, [quote.query, key]);
            return html`<td data-field=${field} data-index=${index.join(",")}>${text}</td>`;
          })}
        </tr>
      </tbody>
    </table>
    ${answerTemplate(name, quote, state, dispatch)}
  </section>`;
}

/** @type {(name: string, quote: NonNullable<Scenario["quote"]>, state: import("../state.js").State, dispatch: import("./controls.js").Dispatch) => unknown} */
function answerTemplate(name, { agreesAtTemperature }, { settings }, dispatch) {
  if (agreesAtTemperature === undefined) {
    return html`<details>
      <summary>${words("quote-reveal")}</summary>
      <p>${words(`quote-${name}-answer`)}</p>
    </details>`;
  }
  const temperature = { text: formatNumber(agreesAtTemperature), role: "temperature" };
  if (settings.temperature === agreesAtTemperature && !settings.scaled) {
    return html`<p>${sentenceTemplate({ id: `quote-${name}-agrees`, args: { temperature } })}</p>`;
  }
  const agree = () => {
    dispatch({ type: "set-scaled", scaled: false });
    dispatch({ type: "set-temperature", temperature: agreesAtTemperature });
  };
  return html`<details>
    <summary>${words("quote-reveal")}</summary>
    <button @click=${agree}>${words(`quote-${name}-try`, { temperature })}</button>
  </details>`;
}
