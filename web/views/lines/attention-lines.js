// <attention-lines>: two columns of words, queries and keys, and a line for each weight between them.

import { LitElement, html, nothing, svg } from "lit";
import { guard } from "lit/directives/guard.js";
import { sentenceTemplate } from "../../element/parts.js";
import { styles } from "../../element/styles.js";
import { numberMark, remarkMark, wordMark } from "../../picture/marks.js";
import { upTo, valuesAt } from "../../tensor.js";
import { words } from "../../words.js";
import { isHidden, largestWeight, sidesOf, sumOf, weightsOf } from "../attended.js";
import { Width } from "../width.js";
import { LEVELS, curve, cut, layOut, linesByLevel, strokeOf } from "./layout.js";
import { sentenceOf } from "./sentence.js";
import { linesStyles } from "./styles.js";

/** @typedef {import("../attended.js").Side} Side */
/** @typedef {{side: Side, at: number}} Token */
/** @typedef {import("./layout.js").Layout} Layout */

/** @type {Side[]} */
const SIDES = ["queries", "keys"];
const ROLES = { queries: "query", keys: "key" };

/** @type {Record<Side, Side>} */
const OTHER = { queries: "keys", keys: "queries" };

export class AttentionLines extends LitElement {
  static styles = [...styles, linesStyles];

  static properties = {
    example: { attribute: false },
    attended: { attribute: false },
    mask: { attribute: false },
    head: { attribute: false },
    dispatch: { attribute: false },
    pointed: { state: true },
    locked: { state: true },
    roving: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../../scenarios.js").Scenario | null} */
    this.example = null;
    /** @type {import("../attended.js").Attended | null} */
    this.attended = null;
    /** @type {import("../../core/attention-core.js").Tensor | null} */
    this.mask = null;
    this.head = 0;
    /** @type {import("../../element/controls.js").Dispatch} */
    this.dispatch = () => {};
    /** @type {Token | null} under the pointer or the keyboard's focus */
    this.pointed = null;
    /** @type {Token | null} */
    this.locked = null;
    /** Where the Tab key enters each column. */
    this.roving = { queries: 0, keys: 0 };
    this.width = new Width(this);
  }

  /** The token whose lines are shown. */
  get shown() {
    return this.locked ?? this.pointed;
  }

  willUpdate() {
    if (!this.attended) return;
    const counts = sidesOf(this.attended);
    const isThere = (/** @type {Token | null} */ token) =>
      token !== null && token.at < counts[token.side];
    if (!isThere(this.locked)) this.locked = null;
    if (!isThere(this.pointed)) this.pointed = null;
    for (const side of SIDES) {
      this.roving[side] = Math.min(this.roving[side], counts[side] - 1);
    }
  }

  render() {
    const { example, attended, shown } = this;
    if (!example || !attended) return nothing;
    const message = sentenceOf({ example, attended, head: this.head }, shown);
    return html`<p class="hint" id="help">${words("lines-hint")}</p>
      ${this.width.pixels ? this.pictureTemplate(layOut(example.tokens, this.width.pixels)) : ""}
      <p class="reading" aria-live="polite">${sentenceTemplate(message)}</p>
      ${shown ? this.tableTemplate(shown) : ""}`;
  }

  /** @param {Layout} layout */
  pictureTemplate(layout) {
    const { width, height } = layout;
    return html`<svg
      class="lines"
      width=${width}
      height=${height}
      viewBox="0 0 ${width} ${height}"
      role="group"
      aria-label=${words("view-lines")}
      @keydown=${this.onKey}
      @click=${this.onClick}
      @pointerover=${this.point}
      @pointerleave=${() => (this.pointed = null)}
      @focusin=${this.point}
      @focusout=${() => (this.pointed = null)}
    >
      <g class="rest ${this.shown ? "faint" : ""}">
        ${guard([this.attended, this.head, this.example, width], () => this.allLines(layout))}
      </g>
      ${this.shown ? this.shownLines(layout, this.shown) : ""}
      ${SIDES.map((side) => this.columnTemplate(layout, side))}
    </svg>`;
  }

  /** @param {Layout} layout */
  allLines(layout) {
    const attended = /** @type {import("../attended.js").Attended} */ (this.attended);
    const most = largestWeight(attended, [this.head]).number.value || 1;
    const weights = valuesAt(attended, "weights", this.head, []);
    const lines = linesByLevel(layout, weights, sidesOf(attended), most);
    return lines.map(({ level, d }) => pathTemplate(d, level / LEVELS, layout));
  }

  /** @type {(layout: Layout, token: Token) => unknown} */
  shownLines(layout, { side, at }) {
    const attended = /** @type {import("../attended.js").Attended} */ (this.attended);
    const most = largestWeight(attended, [this.head]).number.value || 1;
    const weights = weightsOf(attended, this.head, side, at);
    return svg`<g class="of-token">${weights.map(({ value }, other) => {
      const [query, key] = side === "queries" ? [at, other] : [other, at];
      return value > 0 ? pathTemplate(curve(layout, query, key), value / most, layout) : "";
    })}</g>`;
  }

  /** @type {(layout: Layout, side: Side) => unknown} */
  columnTemplate(layout, side) {
    const { tokens } = /** @type {import("../../scenarios.js").Scenario} */ (this.example);
    const heading = words(`table-${side}`);
    const anchor = side === "queries" ? "end" : "start";
    return svg`<g role="group" aria-label=${heading}>
      <g class="heading" aria-hidden="true">
        <text class=${ROLES[side]} x=${layout.word[side]} y=${layout.font} text-anchor=${anchor}
          font-size=${layout.font}>${heading}</text>
      </g>
      ${tokens[side].map((_, at) => this.tokenTemplate(layout, { side, at }))}
    </g>`;
  }

  /** @type {(layout: Layout, token: Token) => unknown} */
  tokenTemplate(layout, { side, at }) {
    const { tokens, languages } = /** @type {import("../../scenarios.js").Scenario} */ (
      this.example
    );
    const { font, row } = layout;
    const is = (/** @type {Token | null} */ token) => token?.side === side && token.at === at;
    const isLeft = side === "queries";
    const y = layout.middle(side, at);
    const left = isLeft ? 1 : layout.word.keys - 5;
    const right = isLeft ? layout.word.queries + 5 : layout.width - 1;
    const unseen = this.shown?.side === OTHER[side] && this.isUnseen(side, at, this.shown.at);
    const shortened = cut(tokens[side][at], layout.letters);
    const look = { size: font, role: ROLES[side], lang: languages[side] };
    const state = `${is(this.shown) ? "shown" : ""} ${is(this.locked) ? "locked" : ""}`;
    return svg`<g class="token ${state} ${unseen ? "unseen" : ""}" role="button"
      data-side=${side} data-at=${at}
      tabindex=${this.roving[side] === at ? 0 : -1} aria-pressed=${is(this.locked) ? "true" : "false"}>
      <rect x=${left} y=${y - row / 2 + 1} width=${right - left} height=${row - 2} rx="5"></rect>
      ${wordMark(layout.word[side], y, shortened, {
        ...look,
        anchor: isLeft ? "end" : "start",
      })}
      ${shortened === tokens[side][at] ? "" : svg`<title>${tokens[side][at]}</title>`}
      ${this.besideTemplate(layout, { side, at }, unseen)}
    </g>`;
  }

  /**
   * What stands beside a token: its weight with the token that is shown, or why it has none.
   * @type {(layout: Layout, token: Token, unseen: boolean) => unknown}
   */
  besideTemplate(layout, { side, at }, unseen) {
    const attended = /** @type {import("../attended.js").Attended} */ (this.attended);
    const { shown } = this;
    const x = layout.number[side];
    const y = layout.middle(side, at);
    const size = layout.font * 0.8;
    if (shown?.side === OTHER[side]) {
      if (unseen) return remarkMark(x, y, words("lines-hidden"), { size, anchor: "end" });
      const number = weightsOf(attended, this.head, shown.side, shown.at)[at];
      return numberMark(x, y, number, { size: layout.font, attended: true });
    }
    const isEmpty = side === "queries" && sumOf(attended, this.head, side, at).value === 0;
    return isEmpty ? remarkMark(x, y, words("lines-empty"), { size, anchor: "end" }) : "";
  }

  /** @type {(side: Side, at: number, other: number) => boolean} */
  isUnseen(side, at, other) {
    return side === "keys" ? isHidden(this.mask, other, at) : isHidden(this.mask, at, other);
  }

  /**
   * The weights of the token that is shown, for those who do not see the lines.
   * @param {Token} token
   */
  tableTemplate({ side, at }) {
    const { tokens, languages } = /** @type {import("../../scenarios.js").Scenario} */ (
      this.example
    );
    const attended = /** @type {import("../attended.js").Attended} */ (this.attended);
    const weights = weightsOf(attended, this.head, side, at);
    return html`<div class="spoken">
      <table>
        <caption>
          ${words(`lines-${ROLES[side]}-table`, { name: tokens[side][at] })}
        </caption>
        ${upTo(weights.length).map(
          (other) =>
            html`<tr>
              <th scope="row" lang=${languages[OTHER[side]]}>${tokens[OTHER[side]][other]}</th>
              <td>
                ${
                  this.isUnseen(OTHER[side], other, at)
                    ? words("lines-hidden")
                    : html`<span
                        data-attended-field=${weights[other].field}
                        data-index=${weights[other].index.join(",")}
                        >${weights[other].text}</span
                      >`
                }
              </td>
            </tr>`,
        )}
      </table>
    </div>`;
  }

  /** @param {Event} event */
  point(event) {
    const token = tokenIn(event);
    this.pointed = token;
    if (token && event.type === "focusin") {
      this.roving = { ...this.roving, [token.side]: token.at };
    }
  }

  /** @param {Event} event */
  onClick(event) {
    const token = tokenIn(event);
    if (token) this.lock(token);
  }

  /**
   * Keeps the lines of a token, whose query other views then show, too; those that are kept, if they are its own, are let go.
   * @param {Token} token
   */
  lock(token) {
    const isLocked = this.locked?.side === token.side && this.locked.at === token.at;
    this.locked = isLocked ? null : token;
    if (this.locked?.side === "queries") this.dispatch({ type: "select", query: token.at });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const token = tokenIn(event);
    if (!token || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === "Escape") {
      if (!this.locked) return;
      this.locked = null;
    } else if (event.key === "Enter" || event.key === " ") this.lock(token);
    else if (!this.move(token, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * @param {Token} from
   * @param {string} key
   * @returns {boolean} whether the key moves among tokens
   */
  move({ side, at }, key) {
    const attended = /** @type {import("../attended.js").Attended} */ (this.attended);
    const last = sidesOf(attended)[side] - 1;
    /** @type {Record<string, Token>} */
    const goals = {
      ArrowUp: { side, at: Math.max(0, at - 1) },
      ArrowDown: { side, at: Math.min(last, at + 1) },
      Home: { side, at: 0 },
      End: { side, at: last },
      ArrowLeft: { side: "queries", at: side === "queries" ? at : this.roving.queries },
      ArrowRight: { side: "keys", at: side === "keys" ? at : this.roving.keys },
    };
    const goal = goals[key];
    if (!goal) return false;
    const selector = `.token[data-side=${goal.side}][data-at="${goal.at}"]`;
    /** @type {SVGElement | null} */ (this.renderRoot.querySelector(selector))?.focus();
    return true;
  }
}

/** @type {(d: string, share: number, layout: Layout) => unknown} */
function pathTemplate(d, share, { thickest }) {
  const { width, opacity } = strokeOf(share, thickest);
  return svg`<path d=${d} stroke-width=${width.toFixed(2)} stroke-opacity=${opacity.toFixed(3)}></path>`;
}

/**
 * @param {Event} event
 * @returns {Token | null}
 */
function tokenIn(event) {
  const token = /** @type {Element} */ (event.target).closest(".token");
  if (!token) return null;
  const side = /** @type {Side} */ (token.getAttribute("data-side"));
  return { side, at: Number(token.getAttribute("data-at")) };
}

if (!customElements.get("attention-lines")) {
  customElements.define("attention-lines", AttentionLines);
}
