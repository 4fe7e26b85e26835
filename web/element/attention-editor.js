// <attention-editor>: the words, numbers and structure of an example, to be changed.

import { LitElement, html } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { inputOf, headCounts, numbersOf, tablesOf, withHeadsApart } from "../edit/tables.js";
import { words } from "../words.js";
import { waysTemplate } from "./editor/field.js";
import {
  onClick,
  onFocus,
  onInput,
  onKey,
  onMouseDown,
  onPaste,
  onPointerDown,
} from "./editor/gestures.js";
import { maskTemplate } from "./editor/mask.js";
import { structureTemplate } from "./editor/structure.js";
import { placeOfTable, tableTemplate } from "./editor/table.js";
import { editorStyles } from "./styles/editor.js";
import { editorTableStyles } from "./styles/editor-tables.js";
import { fieldStyles } from "./styles/fields.js";
import { styles } from "./styles.js";

/** @typedef {import("../edit.js").Edit} Edit */
/** @typedef {import("./editor/field.js").Problem & {present: unknown}} Complaint */

/** The controls of a row, whose place in it tells which one has the focus. */
const CONTROLS = ".small, .name";

export class AttentionEditor extends LitElement {
  static styles = [...styles, fieldStyles, editorStyles, editorTableStyles];

  static properties = {
    store: { attribute: false },
    example: { attribute: false },
    scene: { attribute: false },
    head: { attribute: false },
    orientation: { attribute: false },
    dispatch: { attribute: false },
    canUndo: { attribute: false },
    canRedo: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import("../store.js").Store} */
    this.store;
    /** @type {import("../scenarios.js").Scenario} with its heads apart */
    this.example;
    /** @type {import("../figures/figure.js").Scene} */
    this.scene;
    this.head = 0;
    /** @type {import("../state.js").State["orientation"]} */
    this.orientation = "rows";
    /** @type {import("./controls.js").Dispatch} */
    this.dispatch = () => {};
    this.canUndo = false;
    this.canRedo = false;
    /** @type {import("../edit/tables.js").Table[]} */
    this.tables = [];
    /** @type {Map<string, Complaint>} what was typed and cannot be used, by place */
    this.problems = new Map();
    /** @type {{place: string, text: string} | null} what is being typed, as it was typed */
    this.typing = null;
    /** The place of the field in the tables that was opened last. @type {string | null} */
    this.opened = null;
    /** @type {Map<string, string>} seeds of random numbers, by place, as typed */
    this.seeds = new Map();
    /** What is said about the last change. */
    this.note = "";
    /** @type {string | null} the row that is dragged */
    this.dragged = null;
    this.typingGesture = 0;
    this.gestures = 0;
    /** @type {{table: string, row: number, control: number} | null} what gets the focus next */
    this.nextFocus = null;
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (!this.example) return;
    this.example = withHeadsApart(this.example);
    this.tables = tablesOf(this.example, this.head);
    if (!changed.has("example")) return;
    for (const [place, { present }] of this.problems) {
      if (present !== this.presentAt(place)) this.problems.delete(place);
    }
  }

  updated() {
    if (!this.nextFocus) return;
    const { table, row, control } = this.nextFocus;
    const rows = this.renderRoot.querySelectorAll(`[data-table="${table}"] tbody tr`);
    const controls = rows[Math.min(row, rows.length - 1)]?.querySelectorAll(CONTROLS);
    /** @type {HTMLElement | undefined} */ (controls?.[control])?.focus();
    this.nextFocus = null;
  }

  /**
   * Makes a change; where it cannot be computed, what was typed for it stays in its field.
   * @param {Edit} edit
   * @param {string} [gesture]
   * @param {{place: string, text: string}} [typed]
   * @returns {string | null} why not
   */
  send(edit, gesture = "", typed) {
    this.note = "";
    this.dispatch(edit, gesture);
    const { failure } = this.store;
    if (typed && failure) this.complain(typed.place, typed.text, failure);
    else if (typed) this.forget(typed.place);
    this.requestUpdate();
    return failure;
  }

  /**
   * Makes a change from a control in a row, and lets the focus follow the row.
   * @param {HTMLElement} from
   * @param {Edit} edit
   */
  sendFrom(from, edit) {
    const row = /** @type {HTMLElement} */ (from.closest("tr"));
    const table = /** @type {HTMLElement} */ (from.closest("table")).dataset.table ?? "";
    const control = [...row.querySelectorAll(CONTROLS)].indexOf(from);
    const before = this.store.state.example;
    this.send(edit);
    if (before === this.store.state.example) return;
    if (edit.type === "move-token") this.nextFocus = { table, row: edit.at + edit.by, control };
    if (edit.type === "remove-token") this.nextFocus = { table, row: edit.at, control };
  }

  /** @type {(place: string, text: string, reason: string) => void} */
  complain(place, text, reason) {
    this.problems.set(place, { text, reason, present: this.presentAt(place) });
    this.requestUpdate();
  }

  /** @param {string} place whose text is as it should be */
  forget(place) {
    this.problems.delete(place);
    if (this.typing?.place !== place) this.typing = null;
    this.requestUpdate();
  }

  /** @param {string} text */
  say(text) {
    this.note = text;
    this.requestUpdate();
  }

  beginTyping() {
    this.typingGesture += 1;
  }

  endTyping() {
    this.typing = null;
    this.requestUpdate();
  }

  /** @param {string} kind */
  newGesture(kind) {
    this.gestures += 1;
    return `${kind} ${this.gestures}`;
  }

  /** @param {string | null} row */
  drag(row) {
    this.dragged = row;
    this.requestUpdate();
  }

  /**
   * What the example has at the place of a field, as a text; a table's size belongs to it.
   * @param {string} place
   */
  presentAt(place) {
    const example = withHeadsApart(this.store.state.example);
    const [kind, name, row, column] = place.split(" ");
    if (kind === "sentence") return example.tokens[/** @type {"keys"} */ (name)].join(" ");
    if (kind === "setting") return String(inputOf(example)[name]);
    if (kind === "mask") return JSON.stringify(inputOf(example).mask);
    if (kind === "seed") return "";
    const table = tablesOf(example, this.head).find(
      (one) => one.field === kind && (one.head ?? 0) === Number(name),
    );
    if (!table) return null;
    const numbers = numbersOf(example, table);
    return [numbers.length, numbers[0].length, numbers[Number(row)]?.[Number(column)]].join(" ");
  }

  /**
   * What a reader opened or typed in the cells of a row; nothing almost always.
   * @param {string} row what the places of its cells begin with
   */
  typedIn(row) {
    const typed = this.typing?.place.startsWith(row) ? this.typing.place + this.typing.text : "";
    const wrong = [...this.problems]
      .filter(([place]) => place.startsWith(row))
      .map(([place, { text }]) => place + text);
    const opened = this.opened?.startsWith(row) ? this.opened : "";
    return [opened, typed, ...wrong].join("\n");
  }

  /**
   * Makes a text of the tables a field, with the focus, at once: the key that comes next is for it.
   * @param {string} place
   */
  open(place) {
    const before = this.shadowRoot?.activeElement;
    if (before instanceof HTMLInputElement) before.blur(); // so that it hands over what was typed
    this.opened = place;
    this.requestUpdate();
    this.performUpdate();
    const field = /** @type {HTMLInputElement | null} */ (
      this.renderRoot.querySelector(`input[data-place="${place}"]`)
    );
    field?.focus();
    field?.select();
  }

  /**
   * Follows a pointer until it is lifted.
   * @param {HTMLElement} target
   * @param {PointerEvent} start
   * @param {(now: PointerEvent) => void} move
   * @param {() => void} [done]
   */
  follow(target, start, move, done) {
    const onMove = (/** @type {PointerEvent} */ now) => {
      if (now.pointerId !== start.pointerId) return;
      if (!target.hasPointerCapture(now.pointerId)) target.setPointerCapture(now.pointerId);
      move(now);
    };
    const ends = /** @type {const} */ (["pointerup", "pointercancel"]);
    const end = () => {
      target.removeEventListener("pointermove", onMove);
      for (const name of ends) target.removeEventListener(name, end);
      done?.();
    };
    target.addEventListener("pointermove", onMove);
    for (const name of ends) target.addEventListener(name, end);
  }

  /** @param {PointerEvent} event */
  elementAt({ clientX, clientY }) {
    return /** @type {ShadowRoot} */ (this.renderRoot).elementFromPoint(clientX, clientY);
  }

  render() {
    if (!this.example) return "";
    return html`<p class="hint">${words("editor-hint")}</p>
      <div class="tools">
        ${this.toolTemplate("undo", this.canUndo)} ${this.toolTemplate("redo", this.canRedo)}
      </div>
      <div class="structure">${structureTemplate(this)} ${maskTemplate(this)}</div>
      ${this.note ? html`<p class="failure" role="status">${this.note}</p>` : ""}
      ${this.headsTemplate()}
      <div
        class="tables"
        @input=${(/** @type {Event} */ event) => onInput(this, event)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => onKey(this, event)}
        @pointerdown=${(/** @type {PointerEvent} */ event) => onPointerDown(this, event)}
        @paste=${(/** @type {ClipboardEvent} */ event) => onPaste(this, event)}
        @mousedown=${onMouseDown}
        @click=${(/** @type {Event} */ event) => onClick(this, event)}
        @focusin=${(/** @type {Event} */ event) => onFocus(this, event)}
        @focusout=${() => this.endTyping()}
      >
        ${repeat(this.tables, placeOfTable, (table) => tableTemplate(this, table))}
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

  /** Whose tables are shown, where each head has its own. */
  headsTemplate() {
    const { heads, keyValueHeads } = headCounts(this.example);
    if (heads === 1) return "";
    const ways = Array.from({ length: heads }, (_, head) => ({
      name: `head-${head}`,
      text: words("control-head-number", { number: head + 1 }),
      isPresent: head === this.head,
      choose: () => this.dispatch({ type: "select", head }),
    }));
    return html`<div class="heads">
      ${waysTemplate(words("editor-tables-of"), ways)}
      ${keyValueHeads < heads ? html`<p>${words("editor-shared-heads")}</p>` : ""}
    </div>`;
  }
}

if (!customElements.get("attention-editor")) {
  customElements.define("attention-editor", AttentionEditor);
}
