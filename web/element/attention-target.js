// <attention-target>: weights to aim for, and how far the present ones are from them.

import { LitElement, html, nothing } from "lit";
import { formatNumber, formatPrecisely } from "../format.js";
import { PATTERNS, REACHED, distanceOf, isReached, patternOf, weightsOf } from "../target.js";
import { numberAt, upTo } from "../tensor.js";
import { words } from "../words.js";
import { numberOf } from "./number-text.js";
import { fieldStyles } from "./styles/fields.js";
import { targetStyles } from "./styles/target.js";
import { styles } from "./styles.js";

/** @typedef {import("../core/attention-core.js").Divergence} Divergence */

export class AttentionTarget extends LitElement {
  static styles = [...styles, fieldStyles, targetStyles];

  static properties = {
    core: { attribute: false },
    state: { attribute: false },
    scene: { attribute: false },
    dispatch: { attribute: false },
    typed: { state: true },
    problems: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../core/attention-core.js").Core | null} */
    this.core = null;
    /** @type {import("../state.js").State | null} */
    this.state = null;
    /** @type {import("../figures/figure.js").Scene | null} */
    this.scene = null;
    /** @type {import("./controls.js").Dispatch} */
    this.dispatch = () => {};
    /** @type {Record<number, string[]>} rows as they were typed */
    this.typed = {};
    /** @type {Record<number, string>} what is wrong with a typed row */
    this.problems = {};
    /** @type {number[][] | null} the target that was typed here */
    this.own = null;
  }

  willUpdate() {
    const target = this.state?.target ?? null;
    if (target === this.own) return;
    this.own = target;
    this.typed = {};
    this.problems = {};
  }

  render() {
    const { core, state, scene } = this;
    if (!core || !state || !scene) return nothing;
    const weights = weightsOf(scene.trace, state.selection.head);
    const { target } = state;
    const distance = target && distanceOf(core, target, weights);
    return html`<p class="hint">${words("target-hint", { threshold: formatNumber(REACHED) })}</p>
      <div class="tools" role="group" aria-label=${words("target-patterns")}>
        <span aria-hidden="true">${words("target-patterns")}</span>
        ${PATTERNS.map(
          (name) =>
            html`<button
              @click=${() => {
                const pattern = patternOf(core, name, weights, state.example.input.mask);
                this.dispatch({ type: "aim", target: pattern });
              }}
            >
              ${words(`target-pattern-${name}`)}
            </button>`,
        )}
        ${
          target
            ? html`<button @click=${() => this.dispatch({ type: "aim", target: null })}>
                ${words("target-end")}
              </button>`
            : nothing
        }
      </div>
      ${
        distance?.reason
          ? html`<p class="failure" role="status">
              ${words("target-problem", { reason: distance.reason })}
            </p>`
          : nothing
      }
      ${target && distance?.divergence ? this.tableTemplate(target, distance.divergence) : nothing}
      <p class="all" role="status">
        ${distance?.divergence && areAllReached(distance.divergence) ? words("target-all") : ""}
      </p>`;
  }

  /** @type {(target: number[][], divergence: Divergence) => unknown} */
  tableTemplate(target, divergence) {
    const { tokens, languages } = /** @type {import("../figures/figure.js").Scene} */ (this.scene);
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${words("target")}>
      <table>
        <thead>
          <tr>
            <td class="axes">
              <span>${words("difference-axis-keys", { way: "\u2192" })}</span>
              <span>${words("difference-axis-queries", { way: "\u2193" })}</span>
            </td>
            <th scope="col" class="said">${words("target-distance")}</th>
            ${tokens.keys.map(
              (name) => html`<th scope="col" class="key" lang=${languages.keys}>${name}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${target.map(
            (wanted, row) =>
              html`<tr>
                  <th scope="row" class="query" lang=${languages.queries}>
                    ${tokens.queries[row]}
                  </th>
                  <td class="said">${this.distanceTemplate(divergence, wanted, row)}</td>
                  ${wanted.map((_, key) => this.cellTemplate(target, row, key))}
                </tr>
                ${this.problemTemplate(row, wanted.length)}`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  /** @type {(row: number, columns: number) => unknown} */
  problemTemplate(row, columns) {
    const problem = this.problems[row];
    return problem
      ? html`<tr>
          <td></td>
          <td colspan=${columns + 1} class="problem" role="alert">${problem}</td>
        </tr>`
      : nothing;
  }

  /** The wanted weight, and the present one. @type {(target: number[][], row: number, key: number) => unknown} */
  cellTemplate(target, row, key) {
    const { trace, tokens } = /** @type {import("../figures/figure.js").Scene} */ (this.scene);
    const { selection } = /** @type {import("../state.js").State} */ (this.state);
    const texts = this.typed[row] ?? target[row].map(formatPrecisely);
    const { field, index, text } = numberAt(trace, "weights", selection.head, [row, key]);
    const place = { row: tokens.queries[row], column: tokens.keys[key] };
    return html`<td>
      <input
        type="text"
        inputmode="decimal"
        autocomplete="off"
        data-wanted="${row},${key}"
        aria-label=${words("target-wanted", place)}
        aria-invalid=${this.problems[row] ? "true" : "false"}
        .value=${texts[key]}
        @input=${(/** @type {{target: HTMLInputElement}} */ event) =>
          this.onInput(
            target,
            row,
            texts.map((old, at) => (at === key ? event.target.value : old)),
          )}
      />
      <span class="spoken">${words("target-present")}</span>
      <span class="number" data-field=${field} data-index=${index.join(",")}>${text}</span>
    </td>`;
  }

  /**
   * Takes a row that the core takes for shares; another stays as it is typed, with what is wrong.
   * @type {(target: number[][], row: number, texts: string[]) => void}
   */
  onInput(target, row, texts) {
    const { core, state, scene } = this;
    if (!core || !state || !scene) return;
    this.typed = { ...this.typed, [row]: texts };
    const numbers = texts.map(numberOf);
    const wrong = numbers.indexOf(null);
    const wanted = target.map((old, at) => (at === row ? /** @type {number[]} */ (numbers) : old));
    const weights = weightsOf(scene.trace, state.selection.head);
    const problem =
      wrong >= 0
        ? words("target-no-number", { text: texts[wrong] })
        : distanceOf(core, wanted, weights).reason;
    this.problems = { ...this.problems, [row]: problem ?? "" };
    if (problem) return;
    this.own = wanted;
    this.dispatch({ type: "aim", target: wanted }, `aim ${row}`);
  }

  /** @type {(divergence: Divergence, wanted: number[], row: number) => unknown} */
  distanceTemplate(divergence, wanted, row) {
    const { trace, tokens } = /** @type {import("../figures/figure.js").Scene} */ (this.scene);
    const { head } = /** @type {import("../state.js").State} */ (this.state).selection;
    if (divergence.isInfinite.data[row]) {
      const missing = upTo(wanted.length).filter(
        (key) => wanted[key] > 0 && numberAt(trace, "weights", head, [row, key]).value === 0,
      );
      const keys = missing.map((key) => tokens.keys[key]).join(", ");
      return html`<span class="far">${words("target-infinite", { keys })}</span>`;
    }
    const reached = isReached(divergence, row);
    return html`<span class="number" data-divergence="divergence" data-index=${row}
        >${formatNumber(divergence.divergence.data[row])}</span
      >
      <span class=${reached ? "reached" : "far"}
        >${words(reached ? "target-reached" : "target-not-yet")}</span
      >`;
  }
}

/** @param {Divergence} divergence */
const areAllReached = (divergence) =>
  upTo(divergence.divergence.shape[0]).every((row) => isReached(divergence, row));

if (!customElements.get("attention-target")) {
  customElements.define("attention-target", AttentionTarget);
}
