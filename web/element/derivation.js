// Where a number comes from: one line of numbers, each of which can be asked in turn, and one of words.

import { html, mathml } from "lit";
import { formatPrecisely } from "../format.js";
import { numberAt, placeOf, scalar } from "../tensor.js";
import { words } from "../words.js";

/** @typedef {import("../figures/figure.js").Scene} Scene */
/** @typedef {import("../figures/figure.js").Figure} Figure */
/** @typedef {import("../tensor.js").TraceNumber} TraceNumber */

/** A number that was asked: a field of the trace and the full place in it. */
/** @typedef {{field: string, index: number[]}} Asked */

/** @type {(asked: Asked) => string} */
export const idOf = ({ field, index }) => `${field} ${index.join(",")}`;

/**
 * The number and what it is made of; null where the trace has no such number.
 * @param {Scene} scene
 * @param {Figure} figure
 * @param {Asked} asked
 */
export function derivationOf(scene, figure, { field, index }) {
  const tensor = /** @type {Record<string, any>} */ (scene.trace)[field];
  if (field === "scale" || field === "temperature" || field === "softCap") {
    return { number: scalar(scene.trace, field), ...figure.derive(scene, field, 0, []) };
  }
  if (!tensor?.shape || index.some((at, axis) => at >= tensor.shape[axis])) return null;
  const place = placeOf(scene.trace, field, index);
  return {
    number: numberAt(scene.trace, field, place.head, place.index),
    ...figure.derive(scene, field, place.head, place.index),
  };
}

/**
 * @param {NonNullable<ReturnType<typeof derivationOf>>} derivation
 * @param {{ask: (asked: Asked) => void, back: (() => void) | null, close: () => void}} actions
 */
export function derivationTemplate({ number, rule, pieces }, { ask, back, close }) {
  return html`<section class="derivation" aria-label=${words("derivation")}>
    <div class="derived" aria-live="polite">
      <math>
        <mn class="asked">${formatPrecisely(number.value)}</mn>
        ${
          pieces.length ? mathml`<mo>=</mo>${pieces.map((piece) => pieceTemplate(piece, ask))}` : ""
        }
      </math>
      <p>${words(`derive-${rule}`)}</p>
    </div>
    <div class="ways">
      ${back ? html`<button @click=${back}>${words("derivation-back")}</button>` : ""}
      <button @click=${close}>${words("derivation-close")}</button>
    </div>
  </section>`;
}

/** @type {(piece: TraceNumber | string, ask: (asked: Asked) => void) => unknown} */
function pieceTemplate(piece, ask) {
  if (typeof piece === "string") return mathml`<mo>${piece}</mo>`;
  const choose = () => ask({ field: piece.field, index: piece.index });
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    choose();
  };
  return mathml`<mn role="button" tabindex="0" data-ask=${idOf(piece)} @click=${choose}
    @keydown=${onKey}>${formatPrecisely(piece.value)}</mn>`;
}
