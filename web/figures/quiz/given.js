// Numbers of an item's trace as a table, and weights as bars.

import { html, nothing } from "lit";
import { partsTemplate } from "../../element/parts.js";
import { numberOf, rowOf } from "../../lesson/figure.js";
import { words } from "../../words.js";

/** @typedef {import("./item.js").Given} Given */
/** @typedef {import("./item.js").Numbers} Numbers */
/** @typedef {import("../../words.js").Term} Term */

/** @param {import("../../tensor.js").TraceNumber} number */
const cellTemplate = ({ field, index, text }) =>
  html`<td data-field=${field} data-index=${index.join(",")}>${text}</td>`;

/** @type {(term: Term, scope: "row" | "col") => unknown} */
const headTemplate = (term, scope) => html`<th scope=${scope}>${partsTemplate([term])}</th>`;

/** With more columns than these a table is set smaller where there is little room. */
const MANY = 6;

/** @type {(trace: Numbers, given: Given) => unknown} */
export function givenTemplate(trace, { name, field, index = [], rows, columns }) {
  const lines = rows?.map((_, row) => rowOf(trace, field, ...index, row));
  const size = columns && columns.length > MANY ? "many" : "";
  return html`<table class="given ${size}">
    <caption>
      ${words(`quiz-given-${name}`)}
    </caption>
    ${columns ? headsTemplate(columns, rows !== undefined) : nothing}
    <tbody>
      ${(lines ?? [rowOf(trace, field, ...index)]).map(
        (numbers, row) =>
          html`<tr>
            ${rows ? headTemplate(rows[row], "row") : nothing} ${numbers.map(cellTemplate)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** @type {(columns: Term[], hasRows: boolean) => unknown} */
const headsTemplate = (columns, hasRows) =>
  html`<thead>
    <tr>
      ${hasRows ? html`<td></td>` : nothing} ${columns.map((term) => headTemplate(term, "col"))}
    </tr>
  </thead>`;

/**
 * The weights of a query as bars, the wanted one with the mark that it is to pass.
 * @type {(trace: Numbers, query: number, tokens: Term[], wanted: number) => unknown}
 */
export const barsTemplate = (trace, query, tokens, wanted) =>
  html`<div class="bars" role="group" aria-label=${words("quiz-given-weights")}>
    ${tokens.map((token, key) => {
      const { field, index, value, text } = numberOf(trace, "weights", query, key);
      const isWanted = key === wanted;
      return html`<span class=${isWanted ? "wanted" : ""}>${partsTemplate([token])}</span>
        <span class="track" aria-hidden="true">
          <span class="bar" .style=${`inline-size: ${value * 100}%`}></span>
          ${
            isWanted
              ? html`<span
                  class="goal"
                  .style=${`inset-inline-start: ${trace.goal * 100}%`}
                ></span>`
              : nothing
          }
        </span>
        <span class="number" data-field=${field} data-index=${index.join(",")}>${text}</span>`;
    })}
  </div>`;
