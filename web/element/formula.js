// The formula of attention as MathML, in symbols and with the numbers of the chosen query.

import { html, mathml, nothing } from "lit";
import { listSign } from "../format.js";
import { isCapped, isMasked, isScaled, rowAt, scalar, sizes } from "../tensor.js";
import { words } from "../words.js";

/** @typedef {import("../figures/figure.js").Scene} Scene */
/** @typedef {import("../figures/figure.js").Selection} Selection */

/** A row of more numbers than this is shown by its first and last ones. */
const SHOWN_NUMBERS = 7;

/** The part of the formula that each stage computes. */
/** @type {Record<string, string>} */
const STAGE_TERM = { dot_product: "scores", softmax: "weights", weighted_sum: "output" };

/**
 * The stage that a term of the formula belongs to.
 * @param {string} term
 */
export function stageOf(term) {
  if (["queries", "keys", "scores"].includes(term)) return "dot_product";
  return ["values", "output"].includes(term) ? "weighted_sum" : "softmax";
}

/**
 * @param {Scene} scene
 * @param {Selection} selection
 * @param {string} stage at work
 */
export function formulaTemplate(scene, selection, stage) {
  const query = scene.tokens.queries[selection.query];
  const filled = equations(scene, selection, termTemplate(selection, stage, false));
  return html`<div class="formula">
    <div role="group" aria-label=${words("formula-label")}>
      <math display="block">${symbols(scene, termTemplate(selection, stage, true))}</math>
    </div>
    <div class="filled" role="group" aria-label=${words("formula-filled", { query })}>
      ${filled.map((equation) => html`<math>${equation}</math>`)}
    </div>
  </div>`;
}

/**
 * A part of a formula that can be pointed at; in symbols, by the keyboard too.
 * @type {(selection: Selection, stage: string, focusable: boolean) => TermTemplate}
 */
function termTemplate(selection, stage, focusable) {
  return (name, content) => {
    const lit = selection.term === name ? "lit" : "";
    const works = focusable && STAGE_TERM[stage] === name ? "work" : "";
    return mathml`<mrow class="term ${name} ${lit} ${works}" data-term=${name}
      tabindex=${focusable ? "0" : nothing} role=${focusable ? "group" : nothing}
      aria-label=${focusable ? words(`term-${name}`) : nothing}>${content}</mrow>`;
  };
}

/** @typedef {(name: string, content: unknown) => unknown} TermTemplate */

/** @type {(scene: Scene, term: TermTemplate) => unknown} */
function symbols(scene, term) {
  const { trace, stages } = scene;
  const product = mathml`${term("queries", mathml`<mi>Q</mi>`)}
    ${term("keys", mathml`<msup><mi>K</mi><mi mathvariant="normal">T</mi></msup>`)}`;
  const scores = term("scores", stages.includes("dot_product") ? product : mathml`<mi>s</mi>`);
  const scaled = isScaled(trace) ? term("scale", scaledScores(scene, scores)) : scores;
  const capped = isCapped(trace)
    ? term("cap", mathml`<mi>cap</mi><mo>(</mo>${scaled}<mo>)</mo>`)
    : scaled;
  const inside = isMasked(trace)
    ? mathml`${capped}<mo>+</mo>${term("mask", mathml`<mi>M</mi>`)}`
    : capped;
  const softmax = term("softmax", mathml`<mi>softmax</mi>`);
  const weights = term("weights", mathml`${softmax}<mo>(</mo>${inside}<mo>)</mo>`);
  if (!stages.includes("weighted_sum")) return weights;
  return mathml`<mi>Attention</mi><mo>(</mo><mi class="queries">Q</mi><mo>,</mo>
    <mi class="keys">K</mi><mo>,</mo><mi class="values">V</mi><mo>)</mo><mo>=</mo>
    ${term("output", mathml`${weights}${term("values", mathml`<mi>V</mi>`)}`)}`;
}

/** @type {(scene: Scene, scores: unknown) => unknown} */
function scaledScores({ trace, scaling }, scores) {
  const root = mathml`<msqrt><msub><mi>d</mi><mi>k</mi></msub></msqrt>`;
  const tau = mathml`<mi>\u03c4</mi>`;
  const isRoot = scaling === "scaled-dot";
  const { field, text } = scalar(trace, "scale");
  const above =
    isRoot || trace.scale === 1
      ? scores
      : mathml`<mn data-field=${field} data-index="">${text}</mn>${scores}`;
  const below = [...(isRoot ? [root] : []), ...(trace.temperature === 1 ? [] : [tau])];
  return below.length
    ? mathml`<mfrac><mrow>${above}</mrow><mrow>${below}</mrow></mfrac>`
    : mathml`<mrow>${above}</mrow>`;
}

/** @type {(scene: Scene, selection: Selection, term: TermTemplate) => unknown[]} */
function equations({ trace, stages }, { head, query }, term) {
  const { keys, valueWidth } = sizes(trace);
  const row = (/** @type {string} */ field, /** @type {number} */ length) =>
    rowTemplate(rowAt(trace, field, head, [query], length));
  const inside = isMasked(trace)
    ? "mask"
    : isCapped(trace)
      ? "cap"
      : isScaled(trace)
        ? "scale"
        : "scores";
  const weights = mathml`${term("softmax", mathml`<mi>softmax</mi>`)}
    ${term(inside, row("maskedScores", keys))}<mo>=</mo>${term("weights", row("weights", keys))}`;
  if (!stages.includes("weighted_sum")) return [weights];
  const output = mathml`${term("weights", row("weights", keys))}
    ${term("values", mathml`<mi>V</mi>`)}<mo>=</mo>${term("output", row("output", valueWidth))}`;
  return [weights, output];
}

/** @param {import("../tensor.js").TraceNumber[]} numbers */
function rowTemplate(numbers) {
  const shown =
    numbers.length > SHOWN_NUMBERS
      ? [...numbers.slice(0, SHOWN_NUMBERS - 2), null, numbers[numbers.length - 1]]
      : numbers;
  return mathml`<mo stretchy="false">(</mo>${shown.map((number, nth) => {
    const comma = nth ? mathml`<mo separator="true">${listSign().trim()}</mo>` : "";
    return number
      ? mathml`${comma}<mn data-field=${number.field} data-index=${number.index.join(",")}
          >${number.text}</mn>`
      : mathml`${comma}<mo>\u2026</mo>`;
  })}<mo stretchy="false">)</mo>`;
}
