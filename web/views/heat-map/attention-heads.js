// <attention-heads>: a small heat map of each head, which chooses it.

import { LitElement, css, html, nothing } from "lit";
import { styles } from "../../element/styles.js";
import { headCount, upTo, valuesAt } from "../../tensor.js";
import { words } from "../../words.js";
import { largestWeight, sidesOf } from "../attended.js";
import { coloursOf, fillCanvas } from "./pixels.js";

const headStyles = css`
  .heads {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
    margin-bottom: 1rem;
  }
  .heads button {
    padding: 0.35rem;
    display: grid;
    gap: 0.3rem;
    justify-items: center;
    font-size: 0.85rem;
  }
  .heads [aria-pressed="true"] {
    outline: 2px solid var(--ink);
    outline-offset: -1px;
    font-weight: 700;
  }
  .heads [aria-pressed="true"]:focus-visible {
    outline: 3px solid var(--query);
  }
  canvas {
    width: 72px;
    height: 72px;
    object-fit: contain;
    border: 1px solid var(--line);
    background-color: var(--paper);
    color: var(--ink);
    image-rendering: pixelated;
    /* Its end tells that the colours have changed, whatever the reason. */
    transition: color 1ms;
  }
  canvas.shrunk {
    image-rendering: auto;
  }
`;

/** The side of a small map, in pixels; beyond so many cells they are averaged. */
const SIDE = 72;

export class AttentionHeads extends LitElement {
  static styles = [...styles, headStyles];

  static properties = {
    attended: { attribute: false },
    head: { attribute: false },
    isTurned: { attribute: false },
    dispatch: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import("../attended.js").Attended | null} */
    this.attended = null;
    this.head = 0;
    /** Whether queries are the columns. */
    this.isTurned = false;
    /** @type {import("../../element/controls.js").Dispatch} */
    this.dispatch = () => {};
    /** Whether the maps are painted in the colours that there are now. */
    this.isPainted = false;
  }

  recolour = () => {
    this.isPainted = false;
    this.requestUpdate();
  };

  render() {
    if (!this.attended || headCount(this.attended) < 2) return nothing;
    const { queries, keys } = sidesOf(this.attended);
    const isShrunk = Math.max(queries, keys) > SIDE;
    return html`<div class="heads" role="group" aria-label=${words("control-head")}>
      ${upTo(headCount(this.attended)).map(
        (head) =>
          html`<button
            aria-pressed=${head === this.head ? "true" : "false"}
            @click=${() => this.dispatch({ type: "select", head })}
          >
            <canvas class=${isShrunk ? "shrunk" : ""} @transitionend=${this.recolour}></canvas>
            ${words("control-head-number", { number: head + 1 })}
          </button>`,
      )}
    </div>`;
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    const canvases = [...this.renderRoot.querySelectorAll("canvas")];
    const { attended, isTurned } = this;
    if (!attended || !canvases.length) return;
    if (this.isPainted && !changed.has("attended") && !changed.has("isTurned")) return;
    this.isPainted = true;
    // One scale for all, so that they can be compared.
    const look = { ...coloursOf(canvases[0]), most: largestWeight(attended).number.value || 1 };
    canvases.forEach((canvas, head) => {
      const weights = valuesAt(attended, "weights", head, []);
      fillCanvas(canvas, weights, sidesOf(attended), isTurned, look);
    });
  }
}

if (!customElements.get("attention-heads")) {
  customElements.define("attention-heads", AttentionHeads);
}
