// <attention-exercise>: the reader computes a row, and the core says what is right.

import { LitElement, html, mathml, nothing } from "lit";
import { formatPrecisely } from "../format.js";
import { dimensionNames } from "../figures/three-stages/dimension-names.js";
import { reasonOf } from "../reason.js";
import { words } from "../words.js";
import { exerciseStyles } from "./styles/exercise.js";
import { fieldStyles } from "./styles/fields.js";
import { styles } from "./styles.js";

/** @typedef {import("../core/attention-core.js").ArithmeticCheck} ArithmeticCheck */

/** What can be computed by hand, and the stage that it belongs to. */
const PARTS = /** @type {const} */ ([
  { name: "scores", stage: "dot_product" },
  { name: "weights", stage: "softmax" },
  { name: "output", stage: "weighted_sum" },
]);

/** @typedef {typeof PARTS[number]["name"]} PartName */

export class AttentionExercise extends LitElement {
  static styles = [...styles, fieldStyles, exerciseStyles];

  static properties = {
    scene: { attribute: false },
    row: { attribute: false },
    check: { attribute: false },
    typed: { state: true },
    answers: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../figures/figure.js").Scene | null} */
    this.scene = null;
    /** @type {import("../figures/figure.js").Row} */
    this.row = { head: 0, query: 0 };
    /** @type {(part: PartName, typed: string[]) => ArithmeticCheck} */
    this.check = () => ({ isRight: true });
    /** @type {Record<string, string[]>} what was typed, by part */
    this.typed = {};
    /** @type {Record<string, {check?: ArithmeticCheck, problem?: string}>} what the core said of it */
    this.answers = {};
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    // What was said of another row, or of other numbers, is no longer so; what was typed stays.
    if (changed.has("scene") || changed.has("row")) this.answers = {};
  }

  render() {
    if (!this.scene) return nothing;
    const { stages, tokens } = this.scene;
    const parts = PARTS.filter(({ stage }) => stages.includes(stage));
    return html`<p class="hint">
        ${words("exercise-hint", { query: tokens.queries[this.row.query] })}
      </p>
      ${parts.map(({ name }) => this.partTemplate(name))}`;
  }

  /** @param {PartName} part */
  namesOf(part) {
    const { tokens, dimensions } = /** @type {import("../figures/figure.js").Scene} */ (this.scene);
    return part === "output" ? dimensionNames(dimensions.values[this.row.head]) : tokens.keys;
  }

  /** @param {PartName} part */
  partTemplate(part) {
    const names = this.namesOf(part);
    const typed = names.map((_, at) => this.typed[part]?.[at] ?? "");
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      this.answers = { ...this.answers, [part]: this.answer(part, typed) };
    };
    const wrong = this.answers[part]?.check;
    return html`<form @submit=${submit}>
      <fieldset>
        <legend>${words(`matrix-${part}`)}</legend>
        ${names.map(
          (name, at) =>
            html`<label
              ><span class=${part === "output" ? "value" : "key"}>${name}</span
              ><input
                type="text"
                inputmode="decimal"
                autocomplete="off"
                aria-invalid=${wrong && !wrong.isRight && wrong.index === at ? "true" : "false"}
                .value=${typed[at]}
                @input=${(/** @type {{target: HTMLInputElement}} */ { target }) => {
                  const row = typed.map((text, place) => (place === at ? target.value : text));
                  this.typed = { ...this.typed, [part]: row };
                }}
            /></label>`,
        )}
        <button>${words("exercise-check")}</button>
      </fieldset>
      <div class="answer" role="status">${this.answerTemplate(part, names)}</div>
    </form>`;
  }

  /**
   * @param {PartName} part
   * @param {string[]} typed
   */
  answer(part, typed) {
    if (typed.some((text) => text.trim() === "")) return { problem: words("exercise-incomplete") };
    try {
      return { check: this.check(part, typed) };
    } catch (error) {
      return {
        problem: words("exercise-problem", { reason: reasonOf(error) }),
      };
    }
  }

  /** @type {(part: PartName, names: string[]) => unknown} */
  answerTemplate(part, names) {
    const { check, problem } = this.answers[part] ?? {};
    if (problem) return html`<p>${problem}</p>`;
    if (!check) return "";
    if (check.isRight) return html`<p>${words("exercise-right")}</p>`;
    const typed = this.typed[part][check.index];
    return html`<p>${words("exercise-wrong", { name: names[check.index], typed })}</p>
      <math>${madeOf(part, check.factors)}<mo>=</mo>${numberTemplate(check.rightValue)}</math>`;
  }
}

/** @param {number} value */
const numberTemplate = (value) => mathml`<mn>${formatPrecisely(value)}</mn>`;

/**
 * How the right number is made.
 * @type {(part: PartName, factors: number[]) => unknown}
 */
function madeOf(part, factors) {
  const sign = part === "weights" ? "/" : "+";
  return factors.map(
    (factor, at) => mathml`${at ? mathml`<mo>${sign}</mo>` : ""}${numberTemplate(factor)}`,
  );
}

if (!customElements.get("attention-exercise")) {
  customElements.define("attention-exercise", AttentionExercise);
}
