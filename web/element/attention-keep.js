// <attention-keep>: the example as a link, a file or a text, and examples from these.

import { LitElement, html, nothing } from "lit";
import { LONGEST_ADDRESS } from "../address.js";
import { save } from "./save.js";
import { fileName } from "../export/titles.js";
import { documentOf, linkOf, textOf } from "../keep/index.js";
import { words } from "../words.js";
import "./attention-bring.js";
import "./attention-model.js";
import { fieldStyles } from "./styles/fields.js";
import { keepStyles } from "./styles/keep.js";
import { styles } from "./styles.js";

/** @typedef {{target: HTMLInputElement | HTMLTextAreaElement}} Input */

export class AttentionKeep extends LitElement {
  static styles = [...styles, fieldStyles, keepStyles];

  static properties = {
    state: { attribute: false },
    dispatch: { attribute: false },
    opening: { attribute: false },
    brought: { attribute: false },
    notices: { attribute: false },
    said: { state: true },
    link: { state: true },
    typed: { state: true },
    writing: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../state.js").State | null} */
    this.state = null;
    /** @type {import("./controls.js").Dispatch} */
    this.dispatch = () => {};
    /** @type {import("./opening.js").Opening | null} */
    this.opening = null;
    /** @type {import("../keep/files.js").Brought | null} */
    this.brought = null;
    /** @type {string[]} what was wrong with what was opened last */
    this.notices = [];
    /** What became of the last request. */
    this.said = "";
    /** The link, where a reader has to copy it by hand. */
    this.link = "";
    /** @type {string | null} what a reader has written in the place of the example's text */
    this.typed = null;
    /** Whether the example's text is unfolded. */
    this.writing = false;
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    const isOther = changed.has("state") && changed.get("state")?.example !== this.state?.example;
    if (!isOther || changed.has("said")) return;
    this.said = "";
    this.link = "";
  }

  render() {
    const { state } = this;
    if (!state) return nothing;
    return html`<p class="hint">${words("keep-hint")}</p>
      <div class="tools">
        <button class="main" @click=${this.copyLink}>${words("keep-copy-link")}</button>
        <button @click=${this.saveFile}>${words("keep-save")}</button>
        <button @click=${this.pickFile}>${words("keep-open")}</button>
        <input class="picker" type="file" multiple hidden @change=${this.onPicked} />
      </div>
      <p class="said" role="status">${this.said}</p>
      ${
        this.link
          ? html`<input
              class="wide link"
              type="text"
              readonly
              aria-label=${words("keep-link")}
              .value=${this.link}
            />`
          : nothing
      }
      ${this.bringTemplate(state)} ${this.aboutTemplate(state.example)} ${this.textTemplate()}`;
  }

  /** @param {import("../state.js").State} state */
  bringTemplate({ example, selection }) {
    if (this.brought?.kind === "model") {
      return html`<attention-model
        .model=${this.brought.model}
        .opening=${this.opening}
      ></attention-model>`;
    }
    if (this.brought?.kind !== "matrix") return nothing;
    return html`<attention-bring
      .example=${example}
      .head=${selection.head}
      .brought=${this.brought}
      .dispatch=${this.dispatch}
      .done=${this.opening?.forget}
    ></attention-bring>`;
  }

  /** @param {import("../scenarios.js").Scenario} example */
  aboutTemplate({ title = "", description = "" }) {
    const change = (/** @type {"title" | "description"} */ what) => {
      return (/** @type {Input} */ { target }) =>
        this.dispatch({ type: "describe", [what]: target.value.trim() }, `describe ${what}`);
    };
    return html`<div class="about">
      <label
        >${words("keep-title")}<input
          class="wide"
          type="text"
          maxlength="120"
          .value=${title}
          @change=${change("title")}
      /></label>
      <label
        >${words("keep-description")}<input
          class="wide"
          type="text"
          maxlength="600"
          .value=${description}
          @change=${change("description")}
      /></label>
    </div>`;
  }

  textTemplate() {
    const { writing, typed } = this;
    const written = typed ?? (writing ? this.text : "");
    return html`<details
      class="code"
      @toggle=${(/** @type {{target: HTMLDetailsElement}} */ { target }) =>
        (this.writing = target.open)}
    >
      <summary>${words("keep-text")}</summary>
      <p class="hint">${words("keep-text-hint")}</p>
      <textarea
        rows="12"
        spellcheck="false"
        autocomplete="off"
        aria-label=${words("keep-text")}
        .value=${written}
        @input=${(/** @type {Input} */ { target }) => (this.typed = target.value)}
        @paste=${this.onPaste}
      ></textarea>
      ${typed === null ? nothing : this.notices.map((one) => html`<p class="failure">${one}</p>`)}
      <div class="tools">
        <button @click=${this.openText} aria-disabled=${typed === null ? "true" : "false"}>
          ${words("keep-show-text")}
        </button>
        <button
          @click=${() => (this.typed = null)}
          aria-disabled=${typed === null ? "true" : "false"}
        >
          ${words("keep-put-back")}
        </button>
      </div>
    </details>`;
  }

  get document() {
    return documentOf(/** @type {import("../state.js").State} */ (this.state));
  }

  /** What a saved file holds. */
  get text() {
    return textOf(this.document);
  }

  /** @param {string} selector */
  find(selector) {
    return /** @type {HTMLInputElement} */ (this.renderRoot.querySelector(selector));
  }

  async copyLink() {
    this.link = "";
    const address = `${location.href.split("#")[0]}#${linkOf(this.document)}`;
    const { length } = address;
    if (length > LONGEST_ADDRESS) {
      this.said = words("keep-too-long-link", { length, limit: LONGEST_ADDRESS });
      return;
    }
    try {
      await navigator.clipboard.writeText(address);
      this.said = words("keep-link-copied", { length });
    } catch {
      this.said = words("keep-link-by-hand");
      this.link = address;
      await this.updateComplete;
      this.find(".link").focus();
      this.find(".link").select();
    }
  }

  saveFile() {
    const { example } = /** @type {import("../state.js").State} */ (this.state);
    const name = fileName(example, "example", "json");
    save(new Blob([this.text], { type: "application/json" }), name);
    this.said = words("keep-saved", { name });
  }

  pickFile() {
    this.find(".picker").click();
  }

  /** @param {Input} event */
  onPicked({ target }) {
    const files = [.../** @type {FileList} */ (/** @type {HTMLInputElement} */ (target).files)];
    target.value = ""; // so that the same file can be chosen again
    if (files.length) this.opening?.openFiles(files);
  }

  /**
   * What is pasted over the whole text is opened at once; a part is edited first.
   * @param {ClipboardEvent} event
   */
  onPaste(event) {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!text.trim()) return;
    event.preventDefault();
    const area = /** @type {HTMLTextAreaElement} */ (event.target);
    const isOver = area.selectionEnd - area.selectionStart === area.value.length;
    const looksWhole = /^\s*\{[^]*\}\s*$/.test(text) || /#s\d+\./.test(text) || /[\t\n]/.test(text);
    const isWhole = looksWhole && (isOver || this.typed === null);
    if (isWhole) this.typed = text;
    else {
      area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
      this.typed = area.value;
    }
    if (isWhole) this.openText();
  }

  async openText() {
    if (this.typed === null || !this.opening) return;
    const isOpen = await this.opening.openText(this.typed);
    if (!isOpen) return;
    // What is shown by then has forgotten what was said before.
    await this.opening.playground.updateComplete;
    await this.updateComplete;
    this.typed = null;
    this.said = this.brought ? "" : words("keep-opened");
  }
}

if (!customElements.get("attention-keep")) {
  customElements.define("attention-keep", AttentionKeep);
}
