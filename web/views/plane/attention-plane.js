// <attention-plane>: vectors that can be moved, and beside them what becomes of the weights.

import { LitElement, html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { fieldStyles } from "../../element/styles/fields.js";
import { styles } from "../../element/styles.js";
import { isEmbedded, numberAt, sizes, upTo } from "../../tensor.js";
import { language, words } from "../../words.js";
import "./attention-plot.js";
import { changeOf, planesOf } from "./arrows.js";
import { planeStyles } from "./styles.js";

/** @typedef {import("./arrows.js").Arrow} Arrow */

export class AttentionPlane extends LitElement {
  static styles = [...styles, fieldStyles, planeStyles];

  static properties = {
    example: { attribute: false },
    scene: { attribute: false },
    selection: { attribute: false },
    dispatch: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import("../../scenarios.js").Scenario | null} */
    this.example = null;
    /** @type {import("../../figures/figure.js").Scene | null} */
    this.scene = null;
    /** @type {import("../../figures/figure.js").Row} */
    this.selection = { head: 0, query: 0 };
    /** @type {import("../../element/controls.js").Dispatch} */
    this.dispatch = () => {};
  }

  render() {
    const { example, scene, selection } = this;
    if (!example || !scene) return nothing;
    const change = (/** @type {Arrow} */ arrow) => changeOf(example, arrow, selection.head);
    const planes = planesOf(example, scene, selection.head);
    const plot = (/** @type {import("./arrows.js").Plane} */ plane) =>
      this.plotTemplate(plane, change);
    return html`<p class="hint">
        ${words(isEmbedded(scene.trace) ? "plane-hint-embedded" : "plane-hint")}
      </p>
      <div class="planes">
        ${keyed(example.name, planes.map(plot))} ${rowTemplate(scene, selection)}
      </div>`;
  }

  /** @type {(plane: import("./arrows.js").Plane, change: (arrow: Arrow) => ReturnType<typeof changeOf>) => unknown} */
  plotTemplate(plane, change) {
    return html`<attention-plot
      class=${plane.movable ? "given" : "computed"}
      data-plane=${plane.name}
      .plane=${plane}
      .query=${this.selection.query}
      .vectorOf=${(/** @type {Arrow} */ arrow) => change(arrow).vector}
      .take=${this.take}
      .move=${(
        /** @type {Arrow} */ arrow,
        /** @type {Map<number, number>} */ components,
        /** @type {string} */ gesture,
      ) => this.dispatch(change(arrow).edit(components), gesture)}
    ></attention-plot>`;
  }

  /** A query that is moved is the one whose weights are shown. @param {Arrow} arrow */
  take = ({ role, at }) => {
    const asks = role === "query" || role === "embedding";
    if (asks && at !== this.selection.query) this.dispatch({ type: "select", query: at });
  };
}

/**
 * The scores and weights of the chosen query.
 * @type {(scene: import("../../figures/figure.js").Scene, row: import("../../figures/figure.js").Row) => unknown}
 */
function rowTemplate({ trace, tokens, languages }, { head, query }) {
  const number = (/** @type {string} */ field, /** @type {number} */ key) => {
    const { index, text } = numberAt(trace, field, head, [query, key]);
    return html`<span class="number" data-field=${field} data-index=${index.join(",")}
      >${text}</span
    >`;
  };
  return html`<div class="row" tabindex="0" role="region" aria-label=${words("plane-row-label")}>
    <table>
      <caption>
        <span class="word query" lang=${languages.queries}>${tokens.queries[query]}</span>
        ${words("plane-row")}
      </caption>
      <thead>
        <tr>
          <th scope="col">${words("plane-key")}</th>
          <th scope="col">${words("column-scores")}</th>
          <th scope="col">${words("column-weights")}</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${upTo(sizes(trace).keys).map((key) => {
          const weight = numberAt(trace, "weights", head, [query, key]);
          const isHidden = numberAt(trace, "mask", 0, [query, key]).value === -Infinity;
          return html`<tr class=${isHidden ? "hidden-key" : ""}>
            <th scope="row" class="word key" lang=${languages.keys}>
              ${tokens.keys[key]}
              ${isHidden ? html`<small lang=${language}>${words("plane-hidden")}</small>` : nothing}
            </th>
            <td>${number("scores", key)}</td>
            <td>${number("weights", key)}</td>
            <td class="share-of-row" aria-hidden="true">
              <div><span .style=${`inline-size:${weight.value * 100}%`}></span></div>
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

if (!customElements.get("attention-plane")) {
  customElements.define("attention-plane", AttentionPlane);
}
