// All queries at once: the matrices of scores, weights and outputs, each cell of which can be chosen.

import { html } from "lit";
import { guard } from "lit/directives/guard.js";
import { dimensionNames } from "../figures/three-stages/dimension-names.js";
import { largestSize, numberAt, sizes, valuesAt } from "../tensor.js";
import { language, words } from "../words.js";
import { moveInGrid } from "./grid.js";

/** @typedef {import("../figures/figure.js").Scene} Scene */
/** @typedef {import("../figures/figure.js").Selection} Selection */
/** @typedef {import("./controls.js").Dispatch} Dispatch */
/** @typedef {import("../state.js").State["orientation"]} Orientation */

/**
 * One matrix, described.
 * @typedef {object} Matrix
 * @property {string} stage that computes it
 * @property {string} field of the trace
 * @property {string} term of the formula
 * @property {string} role
 * @property {boolean} byKey whether a column stands for a key
 */

/** @type {Matrix[]} */
const MATRICES = [
  { stage: "dot_product", field: "scores", term: "scores", role: "score", byKey: true },
  { stage: "softmax", field: "weights", term: "weights", role: "weight", byKey: true },
  { stage: "weighted_sum", field: "output", term: "output", role: "value", byKey: false },
];

/**
 * @param {Scene} scene
 * @param {Selection} selection
 * @param {import("../figures/figure.js").Step} step at work: the cell that it computes is outlined
 * @param {Orientation} orientation
 * @param {Dispatch} dispatch
 */
export function matricesTemplate(scene, selection, step, orientation, dispatch) {
  if (sizes(scene.trace).queries < 2) return "";
  /** @type {(matrix: Matrix, query: number, column: number) => void} */
  const choose = ({ stage, byKey }, query, column) => {
    dispatch({ type: "select", query });
    dispatch({ type: "seek-result", stage, key: byKey ? column : undefined });
  };
  return html`<section class="matrices" aria-labelledby="matrices-title">
    <div class="matrices-head">
      <h3 id="matrices-title">${words("matrices")}</h3>
      ${orientationTemplate(orientation, dispatch)}
    </div>
    <p class="hint">${words("matrices-hint")}</p>
    <div class="matrix-row">
      ${MATRICES.filter(({ stage }) => scene.stages.includes(stage)).map((matrix) =>
        matrixTemplate({ scene, selection, matrix, step, orientation, choose }),
      )}
    </div>
  </section>`;
}

/** @type {(present: Orientation, dispatch: Dispatch) => unknown} */
function orientationTemplate(present, dispatch) {
  const way = (/** @type {Orientation} */ orientation, /** @type {string} */ text) =>
    html`<button
      aria-pressed=${orientation === present ? "true" : "false"}
      @click=${() => dispatch({ type: "orient", orientation })}
    >
      ${text}
    </button>`;
  return html`<div class="choice" role="group" aria-label=${words("orientation")}>
    ${way("rows", words("orientation-rows"))} ${way("columns", words("orientation-columns"))}
  </div>`;
}

/**
 * @typedef {object} Shown what a matrix is drawn from
 * @property {Scene} scene
 * @property {Selection} selection
 * @property {Matrix} matrix
 * @property {import("../figures/figure.js").Step} step
 * @property {Orientation} orientation
 * @property {(matrix: Matrix, query: number, column: number) => void} choose
 */

/** @param {Shown} shown */
function matrixTemplate(shown) {
  const { scene, selection, matrix, orientation } = shown;
  const { trace, tokens, languages, dimensions } = scene;
  const queries = { names: tokens.queries, lang: languages.queries, kind: "query" };
  const others = matrix.byKey
    ? { names: tokens.keys, lang: languages.keys, kind: "key" }
    : { names: dimensionNames(dimensions.values[selection.head]), lang: language, kind: "" };
  const byRow = orientation === "rows";
  const [rows, columns] = byRow ? [queries, others] : [others, queries];
  const most = largestSize(valuesAt(trace, matrix.field, selection.head, []));
  /** @param {number} query */
  const chosen = (query) => (query === selection.query ? "chosen" : "");
  return html`<table
    class="matrix ${matrix.role} ${selection.term === matrix.term ? "lit" : ""}"
    role="grid"
    data-term=${matrix.term}
    @keydown=${moveInGrid}
  >
    <caption>
      ${words(`matrix-${matrix.field}`)}
    </caption>
    <thead>
      <tr>
        ${axesTemplate(matrix.byKey ? "axis-keys" : "axis-values", orientation)}
        ${columns.names.map(
          (name, column) =>
            html`<th
              scope="col"
              class="${columns.kind} ${byRow ? "" : chosen(column)}"
              lang=${columns.lang}
            >
              ${name}
            </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${rows.names.map(
        (name, row) =>
          html`<tr aria-selected=${byRow && row === selection.query}>
            <th scope="row" class="${rows.kind} ${byRow ? chosen(row) : ""}" lang=${rows.lang}>
              ${name}
            </th>
            ${columns.names.map((_, column) => {
              const [query, other] = byRow ? [row, column] : [column, row];
              return cellTemplate(shown, most, { query, other, name: others.names[other] });
            })}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * The corner of a matrix, which says what its rows and columns are.
 * @param {"axis-keys" | "axis-values"} others what is not the queries
 * @param {Orientation} orientation
 */
export function axesTemplate(others, orientation) {
  const queries = words("axis-queries");
  const other = words(others);
  const [across, down] = orientation === "rows" ? [other, queries] : [queries, other];
  return html`<th class="axes" scope="col">
    <span>${across} →</span>
    <span>${down} ↓</span>
  </th>`;
}

/** @type {(shown: Shown, most: number, place: {query: number, other: number, name: string}) => unknown} */
function cellTemplate(shown, most, { query, other, name }) {
  const { scene, selection, matrix, step } = shown;
  const { trace, tokens } = scene;
  const number = numberAt(trace, matrix.field, selection.head, [query, other]);
  const isWeight = matrix.role === "weight";
  const depth = isWeight ? number.value : (0.55 * Math.abs(number.value)) / most;
  const hidden = isWeight && numberAt(trace, "mask", 0, [query, other]).value === -Infinity;
  const isChosen = query === selection.query;
  const works =
    isChosen &&
    step.stage === matrix.stage &&
    (matrix.byKey ? step.key === other : step.name === "output");
  const row = tokens.queries[query];
  const { text } = number;
  const label = guard([hidden, row, name, text], () =>
    words(hidden ? "matrix-cell-hidden" : "matrix-cell", { row, column: name, number: text }),
  );
  return html`<td
    role="gridcell"
    class="${hidden ? "hidden-key" : sign(number.value)} ${isChosen ? "chosen" : ""}"
    .style=${`--depth:${depth.toFixed(3)}`}
  >
    <button
      tabindex=${isChosen && other === 0 ? 0 : -1}
      class="${inkOn(isWeight ? number.value : 0)} ${works ? "work" : ""}"
      aria-label=${label}
      data-field=${number.field}
      data-index=${number.index.join(",")}
      @click=${() => shown.choose(matrix, query, other)}
    >
      ${text}
    </button>
  </td>`;
}

/**
 * The colour of a number on a ground of ink, for light and for dark pages: whichever of black and
 * white stands out more from a grey of that depth (WCAG 2.2, relative luminance).
 * @param {number} depth 0, paper, to 1, ink
 */
const inkOn = (depth) => `${depth > 0.61 ? "deep-light" : ""} ${depth > 0.44 ? "deep-dark" : ""}`;

/** @param {number} value */
const sign = (value) => (value < 0 ? "negative" : value > 0 ? "positive" : "zero");
