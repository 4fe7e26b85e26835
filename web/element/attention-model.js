// <attention-model>: asks which layer and head of a model's file to show, and compares its weights.

import { LitElement, html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { loadCore } from "../core/attention-core.js";
import { MOST } from "../edit.js";
import { formatPrecisely } from "../format.js";
import { exampleOf, ownWeights } from "../keep/index.js";
import { reasonOf } from "../reason.js";
import { words } from "../words.js";
import { keepStyles } from "./styles/keep.js";
import { styles } from "./styles.js";
import { viewNames } from "./views.js";

export class AttentionModel extends LitElement {
  static styles = [...styles, keepStyles];

  static properties = {
    model: { attribute: false },
    opening: { attribute: false },
    choice: { state: true },
    answer: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../keep/model.js").Model | null} */
    this.model = null;
    /** @type {import("./opening.js").Opening | null} */
    this.opening = null;
    /** @type {{layer: number, head: number, mask: "none" | "causal"}} */
    this.choice = { layer: 0, head: 0, mask: "none" };
    /** @type {unknown} what became of the last choice that was shown */
    this.answer = nothing;
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (!changed.has("model")) return;
    this.choice = { layer: 0, head: 0, mask: "none" };
    this.answer = nothing;
  }

  render() {
    const { model } = this;
    if (!model) return nothing;
    const { name, q, k, layers, heads } = model;
    const size = { queries: q.shape[q.shape.length - 2], keys: k.shape[k.shape.length - 2] };
    return html`<section class="bring">
      <p>${words("keep-model", { name, ...size, width: q.shape[q.shape.length - 1] })}</p>
      <div class="tools">
        ${this.countTemplate("layer", layers, words("keep-model-layer"))}
        ${this.countTemplate("head", heads, words("keep-model-head"))}
        <label class="inline"
          >${words("editor-mask")}
          <select
            data-choice="mask"
            @change=${(/** @type {{target: HTMLSelectElement}} */ { target }) =>
              (this.choice = {
                ...this.choice,
                mask: /** @type {"none" | "causal"} */ (target.value),
              })}
          >
            <option value="none" .selected=${live(this.choice.mask === "none")}>
              ${words("mask-none")}
            </option>
            <option value="causal" .selected=${live(this.choice.mask === "causal")}>
              ${words("mask-causal")}
            </option>
          </select></label
        >
        <button class="main" @click=${this.show}>${words("keep-model-show")}</button>
        <button @click=${() => this.opening?.forget()}>${words("keep-not-wanted")}</button>
      </div>
      <div role="status">${this.answer}</div>
    </section>`;
  }

  /** @type {(what: "layer" | "head", count: number, label: string) => unknown} */
  countTemplate(what, count, label) {
    if (count === 1) return nothing;
    return html`<label class="inline"
      >${label}
      <select
        data-choice=${what}
        @change=${(/** @type {{target: HTMLSelectElement}} */ { target }) =>
          (this.choice = { ...this.choice, [what]: target.selectedIndex })}
      >
        ${Array.from({ length: count }, (_, at) => html`<option .selected=${live(at === this.choice[what])}>${at + 1}</option>`)}
      </select></label
    >`;
  }

  async show() {
    const { model, opening, choice } = this;
    if (!model || !opening) return;
    const example = exampleOf(model, choice);
    const { queries, keys, values } = /** @type {Record<string, number[][]>} */ (
      /** @type {unknown} */ (example.input)
    );
    const sizes = [queries.length, keys.length, keys[0].length, values[0].length];
    const isLarge = Math.max(...sizes) > MOST && viewNames().includes("heat-map");
    opening.show(example, isLarge ? { view: "heat-map" } : {});
    this.answer = await this.comparison(example);
  }

  /**
   * Where the model's own weights differ most from the core's.
   * @param {import("../scenarios.js").Scenario} example
   */
  async comparison(example) {
    const { playground } = /** @type {import("./opening.js").Opening} */ (this.opening);
    const model = /** @type {import("../keep/model.js").Model} */ (this.model);
    const trace = playground.trace;
    if (!trace || playground.state?.example.input !== example.input) return nothing;
    if (!model.attn) return words("keep-model-no-weights");
    const wanted = ownWeights(model, this.choice);
    if (!wanted) {
      return words("keep-model-weights-shape", { shape: model.attn.shape.join(", ") });
    }
    try {
      const core = await loadCore();
      const { weights } = trace;
      const { value, at } = core.largestDifference({ weights, wanted });
      const [query, key] = at;
      const place = { query: example.tokens.queries[query], key: example.tokens.keys[key] };
      return html`${words("keep-model-difference")}
        <span class="number" data-difference="weights" data-index="${query},${key}"
          >${formatPrecisely(value)}</span
        >
        ${words("keep-model-place", place)}`;
    } catch (error) {
      return words("keep-not-computable", {
        place: "attn",
        reason: reasonOf(error),
      });
    }
  }
}

if (!customElements.get("attention-model")) {
  customElements.define("attention-model", AttentionModel);
}
