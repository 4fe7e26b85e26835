// All queries at once: the matrices of scores, weights and outputs, each cell of which can be chosen.

import { html } from "lit";
import { dimensionNames } from "../figures/three-stages/dimension-names.js";
import { largestSize, numberAt, sizes, upTo, valuesAt } from "../tensor.js";
import { LANGUAGE, words } from "../words.js";

/** @typedef {import("../figures/figure.js").Scene} Scene */
/** @typedef {import("../figures/figure.js").Selection} Selection */
/** @typedef {import("./controls.js").Dispatch} Dispatch */

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
 * @param {Dispatch} dispatch
 */
export function matricesTemplate(scene, selection, step, dispatch) {
  if (sizes(scene.trace).queries < 2) return "";
  /** @type {(matrix: Matrix, query: number, column: number) => void} */
  const choose = ({ stage, byKey }, query, column) => {
    dispatch({ type: "select", query });
    dispatch({ type: "seek-result", stage, key: byKey ? column : undefined });
  };
  return html`<section class="matrices" aria-labelledby="matrices-title">
    <h3 id="matrices-title">${words("matrices")}</h3>
    <p class="hint">${words("matrices-hint")}</p>
    <div class="matrix-row">
      ${MATRICES.filter(({ stage }) => scene.stages.includes(stage)).map((matrix) =>
        matrixTemplate(scene, selection, matrix, step, choose),
      )}
    </div>
  </section>`;
}

/** @type {(scene: Scene, selection: Selection, matrix: Matrix, step: import("../figures/figure.js").Step, choose: (matrix: Matrix, query: number, column: number) => void) => unknown} */
function matrixTemplate(scene, selection, matrix, step, choose) {
  const { trace, tokens, languages, dimensions } = scene;
  const works = (/** @type {number} */ query, /** @type {number} */ column) =>
    step.stage === matrix.stage &&
    query === selection.query &&
    (matrix.byKey ? step.key === column : step.name === "output");
  const most = largestSize(valuesAt(trace, matrix.field, selection.head, []));
  const columns = matrix.byKey ? tokens.keys : dimensionNames(dimensions.values[selection.head]);
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
        <th class="axes" scope="col">
          <span>${words(matrix.byKey ? "axis-keys" : "axis-values")}</span>
          <span>${words("axis-queries")}</span>
        </th>
        ${columns.map(
          (name) =>
            html`<th scope="col" lang=${matrix.byKey ? languages.keys : LANGUAGE}>${name}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${upTo(sizes(trace).queries).map((query) => {
        const chosen = query === selection.query;
        return html`<tr class=${chosen ? "chosen" : ""} aria-selected=${chosen}>
          <th scope="row" lang=${languages.queries}>${tokens.queries[query]}</th>
          ${columns.map((name, column) =>
            cellTemplate(
              scene,
              selection,
              matrix,
              { query, column, name, most, works: works(query, column) },
              () => choose(matrix, query, column),
            ),
          )}
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** @type {(scene: Scene, selection: Selection, matrix: Matrix, place: {query: number, column: number, name: string, most: number, works: boolean}, choose: () => void) => unknown} */
function cellTemplate(
  { trace, tokens },
  selection,
  matrix,
  { query, column, name, most, works },
  choose,
) {
  const number = numberAt(trace, matrix.field, selection.head, [query, column]);
  const isWeight = matrix.role === "weight";
  const depth = isWeight ? number.value : (0.55 * Math.abs(number.value)) / most;
  const hidden = isWeight && numberAt(trace, "mask", 0, [query, column]).value === -Infinity;
  const said = { row: tokens.queries[query], column: name, number: number.text };
  return html`<td
    role="gridcell"
    class=${hidden ? "hidden-key" : sign(number.value)}
    .style=${`--depth:${depth.toFixed(3)}`}
  >
    <button
      tabindex=${query === selection.query && column === 0 ? 0 : -1}
      class="${inkOn(isWeight ? number.value : 0)} ${works ? "work" : ""}"
      aria-label=${words(hidden ? "matrix-cell-hidden" : "matrix-cell", said)}
      data-field=${number.field}
      data-index=${number.index.join(",")}
      @click=${choose}
    >
      ${number.text}
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

/** @type {Record<string, [number, number]>} */
const MOVES = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

/** @type {(at: number, length: number) => number} */
const within = (at, length) => Math.min(length - 1, Math.max(0, at));

/**
 * Arrow keys move among the cells, Home and End along a row, as in any grid.
 * @param {KeyboardEvent} event
 */
function moveInGrid(event) {
  const move = MOVES[event.key];
  const cell = /** @type {HTMLElement} */ (event.target).closest("td");
  if (!move || !cell || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  const row = /** @type {HTMLTableRowElement} */ (cell.parentElement);
  const { rows } = /** @type {HTMLTableSectionElement} */ (row.parentElement);
  const cells = rows[within(row.sectionRowIndex + move[0], rows.length)].querySelectorAll("td");
  const at = [...row.querySelectorAll("td")].indexOf(cell);
  cells[within(at + move[1], cells.length)].querySelector("button")?.focus();
}
