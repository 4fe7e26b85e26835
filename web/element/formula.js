// The formula of attention as MathML, in symbols and with the numbers of the chosen query.

import { html, mathml } from "lit";
import { isMasked } from "../figures/three-stages/timeline.js";
import { numberAt, sizes } from "../tensor.js";
import { words } from "../words.js";

/** @typedef {import("../figures/figure.js").Scene} Scene */
/** @typedef {import("../figures/figure.js").Selection} Selection */

/** A row of more numbers than this is shown by its first and last ones. */
const SHOWN_NUMBERS = 7;

/** The part of the formula that each stage computes. */
/** @type {Record<string, string>} */
const STAGE_TERM = { dot_product: "scores", softmax: "weights", weighted_sum: "output" };

/**
 * @param {Scene} scene
 * @param {Selection} selection
 * @param {string} stage at work
 */
export function formulaTemplate(scene, selection, stage) {
  const term = termTemplate(selection, stage);
  const query = scene.tokens.queries[selection.query];
  return html`<div class="formula">
    <div role="group" aria-label=${words("formula-label")}>
      <math display="block">${symbols(scene.trace, scene.stages, term)}</math>
    </div>
    <div class="filled" role="group" aria-label=${words("formula-filled", { query })}>
      ${equations(scene, selection, term).map((equation) => html`<math>${equation}</math>`)}
    </div>
  </div>`;
}

/**
 * A part of a formula that can be pointed at.
 * @type {(selection: Selection, stage: string) => TermTemplate}
 */
function termTemplate(selection, stage) {
  return (name, content) => {
    const lit = selection.term === name ? "lit" : "";
    const works = STAGE_TERM[stage] === name ? "work" : "";
    return mathml`<mrow class="term ${name} ${lit} ${works}" data-term=${name} tabindex="0"
      >${content}</mrow>`;
  };
}

/** @typedef {(name: string, content: unknown) => unknown} TermTemplate */

/** @type {(trace: import("../tensor.js").Trace, stages: string[], term: TermTemplate) => unknown} */
function symbols(trace, stages, term) {
  const product = mathml`${term("queries", mathml`<mi>Q</mi>`)}
    ${term("keys", mathml`<msup><mi>K</mi><mi mathvariant="normal">T</mi></msup>`)}`;
  const scores = term("scores", stages.includes("dot_product") ? product : mathml`<mi>s</mi>`);
  const scaled = term("scale", divided(trace, scores));
  const inside = isMasked(trace)
    ? mathml`${scaled}<mo>+</mo>${term("mask", mathml`<mi>M</mi>`)}`
    : trace.scale === 1 && trace.temperature === 1
      ? scores
      : scaled;
  const weights = term("weights", mathml`<mi>softmax</mi><mo>(</mo>${inside}<mo>)</mo>`);
  if (!stages.includes("weighted_sum")) return weights;
  return mathml`<mi>Attention</mi><mo>(</mo><mi class="queries">Q</mi><mo>,</mo>
    <mi class="keys">K</mi><mo>,</mo><mi class="values">V</mi><mo>)</mo><mo>=</mo>
    ${term("output", mathml`${weights}${term("values", mathml`<mi>V</mi>`)}`)}`;
}

/** @type {(trace: import("../tensor.js").Trace, scores: unknown) => unknown} */
function divided({ scale, temperature }, scores) {
  const root = mathml`<msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt>`;
  const tau = mathml`<mi>T</mi>`;
  if (scale === 1 && temperature === 1) return scores;
  const below = scale === 1 ? tau : temperature === 1 ? root : mathml`${root}${tau}`;
  return mathml`<mfrac><mrow>${scores}</mrow><mrow>${below}</mrow></mfrac>`;
}

/** @type {(scene: Scene, selection: Selection, term: TermTemplate) => unknown[]} */
function equations({ trace, stages }, { head, query }, term) {
  const { keys, valueWidth } = sizes(trace);
  /** @type {(field: string, length: number) => unknown} */
  const row = (field, length) => {
    const places = Array.from({ length }, (_, at) => at);
    const long = length > SHOWN_NUMBERS;
    const shown = long ? [...places.slice(0, SHOWN_NUMBERS - 2), -1, length - 1] : places;
    return mathml`<mo stretchy="false">(</mo>${shown.map((at, nth) => {
      const comma = nth ? mathml`<mo separator="true">,</mo>` : "";
      if (at < 0) return mathml`${comma}<mo>…</mo>`;
      const { index, text, field: name } = numberAt(trace, field, head, [query, at]);
      return mathml`${comma}<mn data-field=${name} data-index=${index.join(",")}>${text}</mn>`;
    })}<mo stretchy="false">)</mo>`;
  };
  const weights = mathml`<mi>softmax</mi>${term("mask", row("maskedScores", keys))}<mo>=</mo>
    ${term("weights", row("weights", keys))}`;
  if (!stages.includes("weighted_sum")) return [weights];
  const output = mathml`${term("weights", row("weights", keys))}
    ${term("values", mathml`<mi>V</mi>`)}<mo>=</mo>${term("output", row("output", valueWidth))}`;
  return [weights, output];
}
