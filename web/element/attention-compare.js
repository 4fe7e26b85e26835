// <attention-compare>: pins a result, and shows what has changed since.

import { LitElement, html, nothing } from "lit";
import { dimensionNames } from "../figures/three-stages/dimension-names.js";
import { formatSigned } from "../format.js";
import { largestSize, upTo } from "../tensor.js";
import { language, words } from "../words.js";
import { compareStyles } from "./styles/compare.js";
import { styles } from "./styles.js";

/** @typedef {import("../core/attention-core.js").Tensor} Tensor */

/** Differences below this one are not coloured as if they were large. */
const SMALLEST_SCALE = 0.05;

export class AttentionCompare extends LitElement {
  static styles = [...styles, compareStyles];

  static properties = {
    state: { attribute: false },
    scene: { attribute: false },
    comparison: { attribute: false },
    dispatch: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import("../state.js").State | null} */
    this.state = null;
    /** @type {import("../figures/figure.js").Scene | null} */
    this.scene = null;
    /** @type {import("../comparison.js").Comparison | null} */
    this.comparison = null;
    /** @type {import("./controls.js").Dispatch} */
    this.dispatch = () => {};
  }

  render() {
    const { state, scene, comparison } = this;
    if (!state || !scene) return nothing;
    return html`<p class="hint">${words(comparison ? "compare-hint-pinned" : "compare-hint")}</p>
      <div class="tools">${this.toolsTemplate(state, comparison !== null)}</div>
      ${
        comparison?.reason
          ? html`<p class="failure" role="status">
              ${words("compare-problem", { reason: comparison.reason })}
            </p>`
          : nothing
      }
      ${comparison?.differences ? this.matricesTemplate(comparison.differences) : nothing}`;
  }

  /** @type {(state: import("../state.js").State, isPinned: boolean) => unknown} */
  toolsTemplate({ example }, isPinned) {
    const pin = () => this.dispatch({ type: "pin", pinned: example });
    if (!isPinned) return html`<button @click=${pin}>${words("compare-pin")}</button>`;
    return html`<button @click=${() => this.dispatch({ type: "swap-pinned" })}>
        ${words("compare-swap")}
      </button>
      <button @click=${pin}>${words("compare-pin-again")}</button>
      <button @click=${() => this.dispatch({ type: "pin", pinned: null })}>
        ${words("compare-unpin")}
      </button>`;
  }

  /** @param {import("../core/attention-core.js").Difference} differences */
  matricesTemplate({ weights, output }) {
    const { dimensions, languages, tokens, stages } =
      /** @type {import("../figures/figure.js").Scene} */ (this.scene);
    const { head } = /** @type {import("../state.js").State} */ (this.state).selection;
    const keys = { names: tokens.keys, lang: languages.keys, label: "axis-keys" };
    const names = dimensionNames(dimensions.values[head]);
    const values = { names, lang: language, label: "axis-values" };
    return html`<div class="matrix-row" tabindex="0" role="region" aria-label=${words("compare")}>
      ${this.matrixTemplate("weights", weights, words("compare-weights"), keys)}
      ${
        stages.includes("weighted_sum")
          ? this.matrixTemplate("output", output, words("compare-output"), values)
          : nothing
      }
    </div>`;
  }

  /**
   * Queries and something else; which of them are the rows is the reader's choice.
   * @type {(field: string, tensor: Tensor, title: string, other: {names: string[], lang: string, label: string}) => unknown}
   */
  matrixTemplate(field, tensor, title, other) {
    const { tokens, languages } = /** @type {import("../figures/figure.js").Scene} */ (this.scene);
    const { selection, orientation } = /** @type {import("../state.js").State} */ (this.state);
    const queries = { names: tokens.queries, lang: languages.queries, label: "axis-queries" };
    const turned = orientation === "columns";
    const [rows, columns] = turned ? [other, queries] : [queries, other];
    const count = other.names.length;
    const start = tensor.shape.length === 3 ? selection.head * queries.names.length * count : 0;
    const own = tensor.data.slice(start, start + queries.names.length * count);
    const most = Math.max(SMALLEST_SCALE, largestSize(own));
    return html`<table class="difference">
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          <td class="axes">
            <span>${words(`difference-${columns.label}`, { way: "\u2192" })}</span>
            <span>${words(`difference-${rows.label}`, { way: "\u2193" })}</span>
          </td>
          ${columns.names.map(
            (name) =>
              html`<th scope="col" class=${classOf(columns, queries)} lang=${columns.lang}>
                ${name}
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.names.map(
          (name, row) =>
            html`<tr>
              <th scope="row" class=${classOf(rows, queries)} lang=${rows.lang}>${name}</th>
              ${upTo(columns.names.length).map((column) => {
                const [query, at] = turned ? [column, row] : [row, column];
                const place = tensor.shape.length === 3 ? [selection.head, query, at] : [query, at];
                const chosen = query === selection.query ? "chosen" : "";
                return cellTemplate(field, place, own[query * count + at], most, chosen);
              })}
            </tr>`,
        )}
      </tbody>
    </table>`;
  }
}

/** @type {(axis: {label: string}, queries: {label: string}) => string} */
const classOf = (axis, queries) =>
  axis === queries ? "query" : axis.label === "axis-keys" ? "key" : "";

/** @type {(field: string, place: number[], difference: number, most: number, chosen: string) => unknown} */
function cellTemplate(field, place, difference, most, chosen) {
  const sign = difference > 0 ? "more" : difference < 0 ? "less" : "same";
  const depth = (0.5 * Math.abs(difference)) / most;
  return html`<td
    class="${sign} ${chosen}"
    .style=${`--depth:${depth.toFixed(3)}`}
    data-difference=${field}
    data-index=${place.join(",")}
  >
    ${formatSigned(difference)}
  </td>`;
}

if (!customElements.get("attention-compare")) {
  customElements.define("attention-compare", AttentionCompare);
}
