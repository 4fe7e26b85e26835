// <attention-editor>: the numbers, words and dimensions of an example, to be changed.

import { LitElement, html } from "lit";
import { numbersOf, tablesOf } from "../edit.js";
import { isEmbedded } from "../edit/tables.js";
import { kebab, nameOf, words } from "../words.js";
import { blockOf, numberOf, stepped } from "./number-text.js";
import { editorStyles } from "./styles/editor.js";
import { fieldStyles } from "./styles/fields.js";
import { styles } from "./styles.js";

/** @typedef {import("../edit.js").Table} Table */

/** The role, and so the colour, of each table. */
/** @type {Record<string, string>} */
const ROLES = {
  queries: "query",
  keys: "key",
  values: "value",
  queryProjection: "query",
  keyProjection: "key",
  valueProjection: "value",
};

/** How far the pointer goes, in pixels, for one step of a number. */
const PIXELS_A_STEP = 4;

export class AttentionEditor extends LitElement {
  static styles = [...styles, fieldStyles, editorStyles];

  static properties = {
    example: { attribute: false },
    head: { attribute: false },
    dispatch: { attribute: false },
    canUndo: { attribute: false },
    canRedo: { attribute: false },
    unusable: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../scenarios.js").Scenario | null} */
    this.example = null;
    this.head = 0;
    /** @type {import("./controls.js").Dispatch} */
    this.dispatch = () => {};
    this.canUndo = false;
    this.canRedo = false;
    /** @type {{place: string, text: string} | null} what was typed and is not a number */
    this.unusable = null;
  }

  render() {
    if (!this.example) return "";
    return html`<p class="hint">${words("editor-hint")}</p>
      <div class="tools">
        ${this.toolTemplate("undo", this.canUndo)} ${this.toolTemplate("redo", this.canRedo)}
        ${this.scoringTemplate()} ${this.maskTemplate()}
      </div>
      ${
        this.unusable
          ? html`<p class="failure" role="alert">
              ${words("editor-unusable", { text: this.unusable.text })}
            </p>`
          : ""
      }
      <div class="tables">
        ${tablesOf(this.example, this.head).map((table) => this.tableTemplate(table))}
      </div>`;
  }

  /** @type {(what: "undo" | "redo", can: boolean) => unknown} */
  toolTemplate(what, can) {
    return html`<button
      aria-disabled=${can ? "false" : "true"}
      @click=${() => this.dispatch({ type: what })}
    >
      ${words(`editor-${what}`)}
    </button>`;
  }

  scoringTemplate() {
    const present = this.example?.input.scoring ?? "scaled-dot";
    return this.selectTemplate("scoring", ["dot", "scaled-dot", "cosine"], present, (scoring) => ({
      scoring: /** @type {"dot"} */ (scoring),
    }));
  }

  maskTemplate() {
    const mask = this.example?.input.mask ?? "none";
    const present = typeof mask === "string" ? mask : "window";
    return this.selectTemplate("mask", ["none", "causal", "window"], present, (chosen) => ({
      mask: chosen === "window" ? { window: 2 } : /** @type {"none"} */ (chosen),
    }));
  }

  /** @type {(what: string, options: string[], present: string, changes: (chosen: string) => object) => unknown} */
  selectTemplate(what, options, present, changes) {
    const choose = (/** @type {{target: HTMLSelectElement}} */ { target }) =>
      this.dispatch({ type: "set-input", changes: changes(target.value) });
    return html`<label
      >${words(`editor-${what}`)}
      <select @change=${choose}>
        ${options.map(
          (option) =>
            html`<option value=${option} ?selected=${option === present}>
              ${words(what === "scoring" ? `scoring-${option}` : `mask-${option}`)}
            </option>`,
        )}
      </select></label
    >`;
  }

  /** @param {Table} table */
  tableTemplate(table) {
    const example = /** @type {import("../scenarios.js").Scenario} */ (this.example);
    const numbers = numbersOf(example, table);
    const { field } = table;
    const side = field === "values" ? "values" : "keys";
    const ofTokens = ["queries", "keys", "values", "embeddings"].includes(field);
    const hasOwnDimensions = !isEmbedded(example);
    const names = hasOwnDimensions
      ? /** @type {string[]} */ (example.dimensions[side])
      : numbers[0].map((_, at) => `${at + 1}`);
    return html`<table class="numbers ${ROLES[field] ?? ""}" @paste=${this.onPaste(table)}>
      <caption>
        ${words(`table-${kebab(field)}`)}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${names.map(
            (name, at) =>
              html`<th scope="col">
                ${
                  hasOwnDimensions
                    ? this.nameTemplate(
                        nameOf("dimension", name),
                        words("editor-dimension"),
                        (text) => ({
                          type: "rename-dimension",
                          side,
                          at,
                          name: text,
                        }),
                      )
                    : name
                }
                ${
                  hasOwnDimensions && field !== "keys"
                    ? this.removeTemplate(
                        words("editor-remove", { name: nameOf("dimension", name) }),
                        {
                          type: "remove-dimension",
                          side,
                          at,
                        },
                      )
                    : ""
                }
              </th>`,
          )}
          ${
            hasOwnDimensions && field !== "keys"
              ? html`<td>
                  ${this.addTemplate(words("editor-add-dimension"), { type: "add-dimension", side })}
                </td>`
              : ""
          }
        </tr>
      </thead>
      <tbody>
        ${numbers.map(
          (cells, row) =>
            html`<tr>
              <th scope="row">${ofTokens ? this.tokenTemplate(field, row) : row + 1}</th>
              ${cells.map((number, column) =>
                this.cellTemplate(table, row, column, number, `${row + 1}, ${names[column]}`),
              )}
            </tr>`,
        )}
      </tbody>
      ${
        ofTokens && field !== "values"
          ? html`<tfoot>
              <tr>
                <td>
                  ${this.addTemplate(words("editor-add-token"), {
                    type: "add-token",
                    side: field === "queries" ? "queries" : "keys",
                  })}
                </td>
              </tr>
            </tfoot>`
          : ""
      }
    </table>`;
  }

  /** @type {(field: string, at: number) => unknown} */
  tokenTemplate(field, at) {
    const side = /** @type {"queries" | "keys" | "values"} */ (
      field === "embeddings" ? "keys" : field
    );
    const name = this.example?.tokens[side][at] ?? "";
    const owner = side === "queries" ? "queries" : "keys";
    const rename = this.nameTemplate(name, words("editor-token"), (text) => ({
      type: "rename-token",
      side,
      at,
      name: text,
    }));
    if (side === "values") return rename;
    return html`${rename}<span class="moves">
        <button
          aria-label=${words("editor-move-up", { name })}
          @click=${() => this.dispatch({ type: "move-token", side: owner, at, by: -1 })}
        >
          ↑</button
        >${this.removeTemplate(words("editor-remove", { name }), {
          type: "remove-token",
          side: owner,
          at,
        })}</span
      >`;
  }

  /** @type {(name: string, label: string, action: (text: string) => import("../edit.js").Edit) => unknown} */
  nameTemplate(name, label, action) {
    return html`<input
      type="text"
      class="name"
      maxlength="24"
      aria-label=${label}
      .value=${name}
      @change=${(/** @type {{target: HTMLInputElement}} */ { target }) => {
        const text = target.value.trim();
        if (text) this.dispatch(action(text));
        else target.value = name;
      }}
    />`;
  }

  /** @type {(sign: string, label: string, action: import("../edit.js").Edit) => unknown} */
  smallTemplate(sign, label, action) {
    return html`<button
      class="small"
      aria-label=${label}
      title=${label}
      @click=${() => this.dispatch(action)}
    >
      ${sign}
    </button>`;
  }

  /** @type {(label: string, action: import("../edit.js").Edit) => unknown} */
  removeTemplate(label, action) {
    return this.smallTemplate("\u00d7", label, action);
  }

  /** @type {(label: string, action: import("../edit.js").Edit) => unknown} */
  addTemplate(label, action) {
    return this.smallTemplate("+", label, action);
  }

  /** @type {(table: Table, row: number, column: number, number: number, label: string) => unknown} */
  cellTemplate(table, row, column, number, label) {
    const place = [table.field, table.head ?? 0, row, column].join(" ");
    const wrong = this.unusable?.place === place;
    const set = (/** @type {number} */ to, /** @type {string} */ gesture) =>
      this.dispatch({ type: "set-numbers", table, row, column, numbers: [[to]] }, gesture);
    return html`<td>
      <input
        type="text"
        inputmode="decimal"
        autocomplete="off"
        data-place=${place}
        aria-label=${label}
        aria-invalid=${wrong ? "true" : "false"}
        .value=${wrong ? this.unusable?.text : String(number)}
        @input=${(/** @type {{target: HTMLInputElement}} */ { target }) =>
          this.onInput(place, target.value, set)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.onCellKey(event, number, place, set)}
        @pointerdown=${(/** @type {PointerEvent} */ event) =>
          this.onPointerDown(event, number, place, set)}
      />
    </td>`;
  }

  /** @type {(place: string, text: string, set: (to: number, gesture: string) => void) => void} */
  onInput(place, text, set) {
    const number = numberOf(text);
    this.unusable = number === null ? { place, text } : null;
    if (number !== null) set(number, `type ${place}`);
  }

  /** @type {(event: KeyboardEvent, number: number, place: string, set: (to: number, gesture: string) => void) => void} */
  onCellKey(event, number, place, set) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    this.unusable = null;
    set(stepped(number, direction, event), `step ${place}`);
  }

  /**
   * A drag along a cell that does not have the focus changes its number.
   * @type {(event: PointerEvent, number: number, place: string, set: (to: number, gesture: string) => void) => void}
   */
  onPointerDown(event, number, place, set) {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    if (/** @type {ShadowRoot} */ (this.renderRoot).activeElement === input) return;
    const gesture = `drag ${place} ${event.timeStamp}`;
    const start = event.clientX;
    const move = (/** @type {PointerEvent} */ now) => {
      const steps = Math.round((now.clientX - start) / PIXELS_A_STEP);
      if (steps === 0 && !input.hasPointerCapture(event.pointerId)) return;
      if (!input.hasPointerCapture(event.pointerId)) input.setPointerCapture(event.pointerId);
      set(stepped(number, steps, now), gesture);
    };
    const end = () => {
      input.removeEventListener("pointermove", move);
      input.removeEventListener("pointerup", end);
      input.removeEventListener("pointercancel", end);
    };
    input.addEventListener("pointermove", move);
    input.addEventListener("pointerup", end);
    input.addEventListener("pointercancel", end);
  }

  /** @type {(table: Table) => (event: ClipboardEvent) => void} */
  onPaste(table) {
    return (event) => {
      const target = /** @type {HTMLInputElement} */ (event.target);
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (!target.dataset.place || !/[\t\n;]/.test(text.trim())) return;
      event.preventDefault();
      const [row, column] = target.dataset.place.split(" ").slice(-2).map(Number);
      const block = blockOf(text);
      if (block.wrong === null) {
        this.unusable = null;
        this.dispatch({ type: "set-numbers", table, row, column, numbers: block.numbers });
      } else {
        this.unusable = { place: "", text: block.wrong };
      }
    };
  }
}

if (!customElements.get("attention-editor")) {
  customElements.define("attention-editor", AttentionEditor);
}
