// What a lesson printed for these weights, beside what the core computes.

import { html } from "lit";
import { formatNumber } from "../format.js";
import { scenarioNamed } from "../scenarios.js";
import { numberAt } from "../tensor.js";
import { words } from "../words.js";
import { sentenceTemplate } from "./parts.js";

/** @typedef {import("../scenarios.js").Scenario} Scenario */
/** @typedef {import("../figures/figure.js").Scene} Scene */

/**
 * @param {Scenario} example
 * @param {Scene} scene
 * @param {import("./controls.js").Dispatch} dispatch
 */
export function quoteTemplate({ name, quote, input }, { trace, tokens, languages }, dispatch) {
  if (!quote || quote.weights.length !== tokens.keys.length || !isOurs(name, quote)) return "";
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
    ${answerTemplate(name, quote, input, dispatch)}
  </section>`;
}

/**
 * Whether a quote is one that the page has words for.
 * @type {(name: string, quote: NonNullable<Scenario["quote"]>) => boolean}
 */
const isOurs = (name, quote) =>
  JSON.stringify(scenarioNamed(name)?.quote) === JSON.stringify(quote);

/** @type {(name: string, quote: NonNullable<Scenario["quote"]>, input: Scenario["input"], dispatch: import("./controls.js").Dispatch) => unknown} */
function answerTemplate(
  name,
  { agreesAtTemperature },
  { temperature: present, scoring },
  dispatch,
) {
  if (agreesAtTemperature === undefined) {
    return html`<details>
      <summary>${words("quote-reveal")}</summary>
      <p>${words(`quote-${name}-answer`)}</p>
    </details>`;
  }
  const temperature = { text: formatNumber(agreesAtTemperature), role: "temperature" };
  if (present === agreesAtTemperature && scoring === "dot") {
    return html`<p>${sentenceTemplate({ id: `quote-${name}-agrees`, args: { temperature } })}</p>`;
  }
  const agree = () =>
    dispatch({
      type: "set-input",
      changes: { temperature: agreesAtTemperature, scoring: "dot" },
    });
  return html`<details>
    <summary>${words("quote-reveal")}</summary>
    <button @click=${agree}>${words(`quote-${name}-try`, { temperature })}</button>
  </details>`;
}
