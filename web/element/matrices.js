// All queries at once: the matrices of scores, weights and outputs, each cell of which can be chosen.

import { html } from "lit";
import { dimensionNames } from "../figures/three-stages/dimension-names.js";
import { largestSize, numberAt, sizes, valuesAt } from "../tensor.js";
import { words } from "../words.js";

/** @typedef {import("../figures/figure.js").Scene} Scene */
/** @typedef {import("../figures/figure.js").Selection} Selection */
/** @typedef {import("./controls.js").Dispatch} Dispatch */

/**
 * One matrix, described.
 * @typedef {object} Matrix
 * @property {string} field of the trace
 * @property {string} term of the formula
 * @property {string} title message id
 * @property {string} across message id of the name of its columns
 * @property {string[]} columns their names
 * @property {string} [lang] language of the column names
 * @property {string} role
 * @property {string} step that computes a cell
 * @property {"key" | "dimension"} part of the step that the column stands for
 */

/**
 * @param {Scene} scene
 * @param {Selection} selection
 * @returns {Matrix[]}
 */
function matricesOf({ stages, tokens, languages, dimensions }, selection) {
  const keys = { across: "axis-keys", columns: tokens.keys, lang: languages.keys };
  /** @type {Record<string, Matrix>} */
  const all = {
    dot_product: {
      field: "scores",
      term: "scores",
      title: "matrix-scores",
      ...keys,
      role: "score",
      step: "product",
      part: "key",
    },
    softmax: {
      field: "weights",
      term: "weights",
      title: "matrix-weights",
      ...keys,
      role: "weight",
      step: "weight",
      part: "key",
    },
    weighted_sum: {
      field: "output",
      term: "output",
      title: "matrix-output",
      across: "axis-values",
      columns: dimensionNames(dimensions.values[selection.head]),
      role: "value",
      step: "output",
      part: "dimension",
    },
  };
  return stages.map((stage) => all[stage]);
}

/**
 * @param {Scene} scene
 * @param {Selection} selection
 * @param {Dispatch} dispatch
 */
export function matricesTemplate(scene, selection, dispatch) {
  const { queries, width } = sizes(scene.trace);
  if (queries < 2) return "";
  /** @type {(matrix: Matrix, query: number, column: number) => void} */
  const choose = (matrix, query, column) => {
    dispatch({ type: "select", query });
    const key = matrix.part === "key" ? column : undefined;
    const dimension = matrix.step === "product" ? width - 1 : undefined;
    dispatch({ type: "seek-step", name: matrix.step, key, dimension });
  };
  return html`<section class="matrices" aria-labelledby="matrices-title">
    <h3 id="matrices-title">${words("matrices")}</h3>
    <p class="hint">${words("matrices-hint")}</p>
    <div class="matrix-row">
      ${matricesOf(scene, selection).map((matrix) => matrixTemplate(scene, selection, matrix, choose))}
    </div>
  </section>`;
}

/** @type {(scene: Scene, selection: Selection, matrix: Matrix, choose: (matrix: Matrix, query: number, column: number) => void) => unknown} */
function matrixTemplate({ trace, tokens, languages }, selection, matrix, choose) {
  const { queries } = sizes(trace);
  const most = largestSize(valuesAt(trace, matrix.field, selection.head, []));
  const depth = (/** @type {number} */ value) =>
    matrix.role === "weight" ? value : (0.55 * Math.abs(value)) / most;
  return html`<table
    class="matrix ${matrix.role} ${selection.term === matrix.term ? "lit" : ""}"
    role="grid"
    data-term=${matrix.term}
    @keydown=${moveInGrid}
  >
    <caption>
      ${words(matrix.title)}
    </caption>
    <thead>
      <tr>
        <th class="axes" scope="col">
          <span class="across">${words(matrix.across)} →</span>
          <span class="down">${words("axis-queries")} ↓</span>
        </th>
        ${matrix.columns.map(
          (name) => html`<th scope="col" lang=${matrix.lang ?? "en"}><span>${name}</span></th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${Array.from({ length: queries }, (_, query) => {
        const chosen = query === selection.query;
        return html`<tr class=${chosen ? "chosen" : ""} aria-selected=${chosen}>
          <th scope="row" lang=${languages.queries}>
            <span>${tokens.queries[query]}</span>
          </th>
          ${matrix.columns.map((name, column) => {
            const number = numberAt(trace, matrix.field, selection.head, [query, column]);
            const hidden =
              matrix.field === "weights" &&
              numberAt(trace, "mask", 0, [query, column]).value === -Infinity;
            return html`<td
              role="gridcell"
              class=${hidden ? "hidden-key" : sign(number.value)}
              .style=${`--depth:${depth(number.value).toFixed(3)}`}
            >
              <button
                tabindex=${chosen && column === 0 ? 0 : -1}
                class=${inkOn(matrix.role === "weight" ? number.value : 0)}
                aria-label=${words(hidden ? "matrix-cell-hidden" : "matrix-cell", { row: tokens.queries[query], column: name, number: number.text })}
                data-field=${number.field}
                data-index=${number.index.join(",")}
                @click=${() => choose(matrix, query, column)}
              >
                ${number.text}
              </button>
            </td>`;
          })}
        </tr>`;
      })}
    </tbody>
  </table>`;
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
const MOVES = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * Arrow keys move among the cells, as in any grid.
 * @param {KeyboardEvent} event
 */
function moveInGrid(event) {
  const move = MOVES[event.key];
  const button = /** @type {HTMLElement} */ (event.target);
  const cell = button.closest("td");
  if (!move || !cell || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  const row = /** @type {HTMLTableRowElement} */ (cell.parentElement);
  const body = /** @type {HTMLTableSectionElement} */ (row.parentElement);
  const next = body.rows[row.sectionRowIndex + move[0]]?.cells[cell.cellIndex + move[1]];
  next?.querySelector("button")?.focus();
}
