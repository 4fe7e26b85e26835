// <attention-sheet>: a picture to print twice, with its computed numbers blanked out and, on a page
// of its own, with the answers.

import { LitElement, css, html } from "lit";
import { colours } from "../element/styles/colours.js";
import { picture } from "../element/styles/picture.js";
import { words } from "../words.js";

/**
 * What a worksheet is made of.
 * @typedef {object} Sheet
 * @property {string} title
 * @property {{label: string, text: string}[]} settings what was set, the seed among it
 * @property {string} code what brings the same state back: an address's part
 * @property {(field: string) => boolean} isGiven whether numbers of a trace field are printed on the
 *   worksheet; the others are left to the student
 * @property {(width: number) => {picture: import("lit").SVGTemplateResult, width: number,
 *   height: number}} draw
 */

/** The width of a picture on paper, in pixels: A4 between its margins. */
const WIDTH = 680;

/** Where a number is to be written. */
const BLANK = "\u2026\u2026";

const own = css`
  :host {
    position: fixed;
    inset: 0;
    z-index: 2147483647;
    overflow: auto;
    background: #fff;
    color-scheme: light;
    color: #1c1c1e;
    font:
      16px/1.5 system-ui,
      "Noto Sans",
      sans-serif;
  }
  .page {
    max-width: 720px;
    margin: 0 auto;
    padding: 1.5rem 1rem;
  }
  .ways {
    display: flex;
    gap: 0.5rem;
    justify-content: flex-end;
  }
  button {
    font: inherit;
    min-height: 40px;
    padding: 0 1rem;
    border: 1px solid #84888f;
    border-radius: 8px;
    background: #fff;
    color: inherit;
    cursor: pointer;
  }
  h1:focus {
    outline: none;
  }
  h1 {
    font-size: 1.5rem;
    margin: 0 0 0.3rem;
  }
  p {
    margin: 0 0 0.8rem;
  }
  .state {
    color: #5d6066;
    font-size: 0.85rem;
    overflow-wrap: anywhere;
  }
  .drawing {
    overflow-x: auto;
  }
  svg {
    print-color-adjust: exact;
    max-width: 100%;
    height: auto;
  }
  .blank :is(.bar, .share, .path, .square, .pinned) {
    visibility: hidden;
  }
  .blank .cell {
    fill-opacity: 0.08;
  }
  .name {
    border-bottom: 1px solid #84888f;
    padding-bottom: 0.2rem;
  }
  .key {
    break-before: page;
    border-top: 1px dashed #84888f;
  }
  @media print {
    :host {
      position: static;
      overflow: visible;
    }
    .ways {
      display: none;
    }
    .key {
      border-top: 0;
    }
  }
`;

export class AttentionSheet extends LitElement {
  static styles = [colours, picture, own];

  static properties = { sheet: { attribute: false } };

  constructor() {
    super();
    /** @type {Sheet | null} */
    this.sheet = null;
    /** @type {() => void} */
    this.closed = () => {};
  }

  render() {
    const { sheet } = this;
    if (!sheet) return "";
    const { picture, width, height } = sheet.draw(WIDTH);
    const drawing = html`<div class="drawing">
      <svg
        width=${width}
        height=${height}
        viewBox="0 0 ${width} ${height}"
        role="img"
        aria-label=${sheet.title}
      >
        ${picture}
      </svg>
    </div>`;
    const state = html`<p class="state">
      ${sheet.settings.map(({ label, text }) => html`${label}: ${text}. `)} ${words("sheet-code")}
      ${sheet.code}
    </p>`;
    return html`<div
      role="dialog"
      aria-modal="true"
      aria-label=${words("sheet")}
      @keydown=${this.onKey}
    >
      <div class="page blank">
        <div class="ways">
          <button @click=${() => print()}>${words("sheet-print")}</button>
          <button @click=${this.close}>${words("sheet-close")}</button>
        </div>
        <h1 tabindex="-1">${sheet.title}</h1>
        <p class="name">${words("sheet-name")}</p>
        <p>${words("sheet-task", { blank: BLANK })}</p>
        ${drawing} ${state}
      </div>
      <div class="page key">
        <h1>${words("sheet-key", { title: sheet.title })}</h1>
        ${drawing} ${state}
      </div>
    </div>`;
  }

  /** Blanks the computed numbers out, in the nodes that Lit made and leaves as they are. */
  firstUpdated() {
    for (const mark of this.renderRoot.querySelectorAll(".blank [data-field]")) {
      if (this.sheet?.isGiven(mark.getAttribute("data-field") ?? "")) continue;
      for (const node of mark.childNodes) if (node instanceof Text) node.data = BLANK;
      mark.removeAttribute("data-field");
    }
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h1"))?.focus();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.key === "Escape") this.close();
  }

  close = () => {
    this.remove();
    this.closed();
  };
}

/** While a sheet is open, the rest of the page is not printed, nor is it reached. */
const alone = new CSSStyleSheet();
alone.replaceSync("@media print { body > :not(attention-sheet) { display: none !important; } }");

/**
 * Shows a worksheet over the page, until the reader closes it.
 * @param {Sheet} sheet
 * @returns {Promise<void>} resolves when it is closed
 */
export function openSheet(sheet) {
  if (!customElements.get("attention-sheet")) {
    customElements.define("attention-sheet", AttentionSheet);
  }
  const others = [...document.body.children].filter((one) => !one.hasAttribute("inert"));
  const shown = /** @type {AttentionSheet} */ (document.createElement("attention-sheet"));
  shown.sheet = sheet;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, alone];
  for (const one of others) one.toggleAttribute("inert", true);
  document.body.append(shown);
  return new Promise((resolve) => {
    shown.closed = () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== alone);
      for (const one of others) one.toggleAttribute("inert", false);
      resolve();
    };
  });
}
