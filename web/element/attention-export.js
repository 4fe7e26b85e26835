// <attention-export>: what is shown, to take along as pictures, texts and programs.

import { LitElement, html, nothing } from "lit";
import { FORMATS } from "../export/formats.js";
import { allMatrices } from "../export/matrices.js";
import { pngBlob } from "../export/png.js";
import { stripSvg } from "../export/strip.js";
import { figureSvg } from "../export/svg.js";
import { fileName } from "../export/titles.js";
import { stepAt } from "../figures/figure.js";
import { kebab, words } from "../words.js";
import { save } from "./save.js";
import { exportStyles } from "./styles/export.js";
import { styles } from "./styles.js";

/** @typedef {{name: string, type: string, text: string}} TextFile */

const SVG = "image/svg+xml";

/**
 * Properties: what the page shows. Where it stands in a `<details>`, it rests while that is folded.
 */
export class AttentionExport extends LitElement {
  static styles = [...styles, exportStyles];

  static properties = {
    state: { attribute: false },
    example: { attribute: false },
    scene: { attribute: false },
    selection: { attribute: false },
    moment: { attribute: false },
    figure: { attribute: false },
    steps: { attribute: false },
    room: { attribute: false },
    format: { state: true },
    field: { state: true },
    hasNames: { state: true },
    taken: { state: true },
    preview: { state: true },
    said: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../state.js").State | null} */
    this.state = null;
    /** @type {import("../scenarios.js").Scenario | null} */
    this.example = null;
    /** @type {import("../figures/figure.js").Scene | null} */
    this.scene = null;
    /** @type {import("../figures/figure.js").Selection} */
    this.selection = { head: 0, query: 0, term: null };
    this.moment = 0;
    /** @type {import("../figures/figure.js").Figure | null} */
    this.figure = null;
    /** @type {import("../figures/figure.js").Step[]} */
    this.steps = [];
    /** @type {import("../figures/figure.js").Room} the picture's on the page */
    this.room = { width: 0, height: Infinity };
    this.format = FORMATS[0];
    /** The matrix that is written, where a format writes one. */
    this.field = "weights";
    this.hasNames = true;
    /** @type {TextFile | null} the SVG that was asked for, until the numbers change */
    this.taken = null;
    /** @type {{address: string, name: string} | null} the PNG that was asked for */
    this.preview = null;
    /** What became of the last request. */
    this.said = "";
    /** @type {TextFile} what the text field holds */
    this.file = { name: "", type: "", text: "" };
    /** @type {unknown[]} what `file` was made of */
    this.madeOf = [];
    /** @type {Element | null} */
    this.fold = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.fold = this.closest("details");
    this.fold?.addEventListener("toggle", this.redraw);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.fold?.removeEventListener("toggle", this.redraw);
    this.forget();
  }

  redraw = () => this.requestUpdate();

  /** Nothing is written for nobody: an example may change with every frame. */
  shouldUpdate() {
    const isFolded = this.fold instanceof HTMLDetailsElement && !this.fold.open;
    return !isFolded && this.example !== null && this.scene !== null && this.figure !== null;
  }

  willUpdate() {
    const { example, scene, selection, format, field, hasNames } = this;
    const source = [example, scene, selection.head, selection.query];
    const madeOf = [...source, format, field, hasNames];
    if (madeOf.every((one, at) => one === this.madeOf[at])) return;
    if (source.some((one, at) => one !== this.madeOf[at])) this.said = "";
    this.madeOf = madeOf;
    this.taken = null;
    this.forget();
    this.file = this.written();
  }

  /** What a picture is made of. */
  get shown() {
    const { example, scene, figure, selection, moment, steps, room } = this;
    if (!example || !scene || !figure) throw new Error("nothing is shown");
    // A term that is pointed at lights up on the page only.
    return { example, scene, figure, selection: { ...selection, term: null }, moment, steps, room };
  }

  get matrices() {
    const { example, scene, selection } = this.shown;
    return allMatrices(example, scene, selection.head);
  }

  /** The chosen matrix; the last one where the example does not have that. */
  get matrix() {
    const all = this.matrices;
    return all.find(({ field }) => field === this.field) ?? all[all.length - 1];
  }

  /** @returns {TextFile} the numbers in the chosen format */
  written() {
    const { example, scene, selection } = this.shown;
    const { name, type, ending, write, writeMatrix } = this.format;
    if (writeMatrix) {
      const matrix = this.matrix;
      const file = fileName(example, kebab(matrix.field), ending);
      return { name: file, type, text: writeMatrix(matrix, this.hasNames) };
    }
    const file = fileName(example, ending === "py" ? name : "numbers", ending);
    return { name: file, type, text: write?.(example, scene, selection) ?? "" };
  }

  render() {
    const { name, text } = this.taken ?? this.file;
    return html`<p class="hint">${words("export-hint")}</p>
      <fieldset>
        <legend>${words("export-picture")}</legend>
        <button data-export="svg" @click=${this.takeSvg}>${words("export-svg")}</button>
        <button data-export="png" @click=${this.takePng}>${words("export-png")}</button>
        <button data-export="strip" @click=${this.takeStrip}>${words("export-strip")}</button>
        <button data-export="sheet" @click=${this.openSheet}>${words("sheet")}</button>
      </fieldset>
      ${this.choiceTemplate()}
      <fieldset>
        <legend>${name}</legend>
        <button data-export="copy" @click=${this.copy}>${words("export-copy")}</button>
        <button data-export="save" @click=${this.saveFile}>${words("export-save")}</button>
      </fieldset>
      <textarea
        readonly
        wrap="off"
        spellcheck="false"
        translate="no"
        dir="ltr"
        aria-label=${name}
        .value=${text}
      ></textarea>
      <p class="said" role="status">${this.said}</p>
      ${this.preview ? html`<img src=${this.preview.address} alt=${this.preview.name} />` : nothing}`;
  }

  choiceTemplate() {
    const choose = (/** @type {{target: HTMLSelectElement}} */ { target }) => {
      this.format = FORMATS[target.selectedIndex];
    };
    return html`<fieldset>
      <legend>${words("export-numbers")}</legend>
      <label
        >${words("export-format")}
        <select name="format" @change=${choose}>
          ${FORMATS.map(
            (format) =>
              html`<option value=${format.name} ?selected=${format === this.format}>
                ${words(`format-${format.name}`)}
              </option>`,
          )}
        </select></label
      >
      ${this.format.writeMatrix ? this.matrixTemplate() : nothing}
    </fieldset>`;
  }

  matrixTemplate() {
    const chosen = this.matrix.field;
    return html`<label
        >${words("export-matrix")}
        <select
          name="matrix"
          @change=${(/** @type {{target: HTMLSelectElement}} */ { target }) => {
            this.field = target.value;
          }}
        >
          ${this.matrices.map(
            ({ field, title }) =>
              html`<option value=${field} ?selected=${field === chosen}>${title}</option>`,
          )}
        </select></label
      >
      <label
        ><input
          type="checkbox"
          .checked=${this.hasNames}
          @change=${(/** @type {{target: HTMLInputElement}} */ { target }) => {
            this.hasNames = target.checked;
          }}
        />${words("export-names")}</label
      >`;
  }

  takeSvg() {
    this.takeText(this.stepName("svg"), figureSvg(this.shown).text);
  }

  takeStrip() {
    this.takeText(fileName(this.shown.example, "strip", "svg"), stripSvg(this.shown).text);
  }

  /** Shows a worksheet with its key, to print. */
  async openSheet() {
    const [{ openSheet }, { sheetOf }] = await Promise.all([
      import("../worksheet/attention-sheet.js"),
      import("../worksheet/playground-sheet.js"),
    ]);
    if (!this.state) return;
    await openSheet(sheetOf(this.shown, this.state));
    const button = this.renderRoot.querySelector("[data-export=sheet]");
    /** @type {HTMLElement | null} */ (button)?.focus();
  }

  async takePng() {
    const name = this.stepName("png");
    try {
      const picture = await pngBlob(figureSvg(this.shown));
      save(picture, name);
      this.forget();
      this.preview = { address: URL.createObjectURL(picture), name };
      this.said = words("export-saved-png", { name });
    } catch {
      this.said = words("export-png-failed");
    }
  }

  /** @param {string} ending */
  stepName(ending) {
    const step = stepAt(this.moment);
    return fileName(this.shown.example, step ? `step-${step}` : "whole", ending);
  }

  /** @type {(name: string, text: string) => void} */
  takeText(name, text) {
    this.taken = { name, type: SVG, text };
    this.saveText();
  }

  saveText() {
    const { name, type, text } = this.taken ?? this.file;
    save(new Blob([text], { type }), name);
    this.said = words("export-saved", { name });
  }

  /** Saves the numbers in the chosen format: its bytes where it is no text. */
  async saveFile() {
    const { writeBytes } = this.format;
    if (this.taken || !writeBytes) return this.saveText();
    const { name, type } = this.file;
    try {
      const bytes = /** @type {Uint8Array<ArrayBuffer>} */ (await writeBytes(this.matrix));
      save(new Blob([bytes], { type }), name);
      this.said = words("export-saved", { name });
    } catch {
      this.said = words("part-failed");
    }
  }

  /** Lets go of the picture that was shown last. */
  forget() {
    if (this.preview) URL.revokeObjectURL(this.preview.address);
    this.preview = null;
  }

  async copy() {
    const { text } = this.taken ?? this.file;
    try {
      await navigator.clipboard.writeText(text);
      this.said = words("export-copied");
    } catch {
      const field = /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector("textarea"));
      field.focus();
      field.select();
      this.said = words("export-copy-refused");
    }
  }
}

if (!customElements.get("attention-export")) {
  customElements.define("attention-export", AttentionExport);
}
