// <attention-bring>: asks which table a matrix from elsewhere is for, and puts it there.

import { LitElement, html, nothing } from "lit";
import { MOST, numbersOf, tablesOf } from "../edit.js";
import { kebab, words } from "../words.js";
import { keepStyles } from "./styles/keep.js";
import { styles } from "./styles.js";

/** @typedef {import("../edit/tables.js").Table} Table */

export class AttentionBring extends LitElement {
  static styles = [...styles, keepStyles];

  static properties = {
    example: { attribute: false },
    head: { attribute: false },
    brought: { attribute: false },
    dispatch: { attribute: false },
    done: { attribute: false },
    chosen: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../scenarios.js").Scenario | null} */
    this.example = null;
    this.head = 0;
    /** @type {{name: string, matrix: import("../keep/files.js").BroughtMatrix} | null} */
    this.brought = null;
    /** @type {import("./controls.js").Dispatch} */
    this.dispatch = () => {};
    /** Called when the matrix is in its place, or is not wanted. */
    this.done = () => {};
    /** The chosen one of the tables. */
    this.chosen = 0;
  }

  render() {
    const { example, brought } = this;
    if (!example || !brought) return nothing;
    const { numbers } = brought.matrix;
    const tables = tablesOf(example, this.head);
    const table = tables[Math.min(this.chosen, tables.length - 1)];
    const problem = this.problemWith(table);
    const size = { rows: numbers.length, columns: numbers[0].length };
    return html`<section class="bring">
      <p>
        ${brought.name ? words("keep-brought", { name: brought.name, ...size }) : words("keep-brought-text", size)}
      </p>
      <div class="tools">
        <label class="inline"
          >${words("keep-for-table")}
          <select
            @change=${(/** @type {{target: HTMLSelectElement}} */ { target }) =>
              (this.chosen = target.selectedIndex)}
          >
            ${tables.map(
              (one) =>
                html`<option ?selected=${one === table}>
                  ${words(`table-${kebab(one.field)}`)}
                </option>`,
            )}
          </select>
        </label>
        <button
          class="main"
          aria-disabled=${problem ? "true" : "false"}
          @click=${() => problem || this.put(table)}
        >
          ${words("keep-put-in")}
        </button>
        <button @click=${() => this.done()}>${words("keep-not-wanted")}</button>
      </div>
      ${
        problem
          ? html`<p class="failure" role="alert">${problem}</p>`
          : html`<p class="hint">${this.changeWords(table)}</p>`
      }
    </section>`;
  }

  get size() {
    const { numbers } = /** @type {NonNullable<typeof this.brought>} */ (this.brought).matrix;
    return { rows: numbers.length, columns: numbers[0].length };
  }

  /** @param {Table} table */
  sizeOf(table) {
    const before = numbersOf(/** @type {any} */ (this.example), table);
    return { rows: before.length, columns: before[0].length };
  }

  /** @param {Table} table @returns {string | null} why the matrix cannot go there */
  problemWith(table) {
    const { rows, columns } = this.size;
    if (rows > MOST || columns > MOST) return words("keep-matrix-too-large", { most: MOST });
    const wanted = this.sizeOf(table).rows;
    return table.field === "outputProjection" && rows !== wanted
      ? words("keep-joined-rows", { rows, wanted })
      : null;
  }

  /** @param {Table} table @returns {string} what else changes, where the matrix goes there */
  changeWords(table) {
    const { rows, columns } = this.size;
    const before = this.sizeOf(table);
    if (rows === before.rows && columns === before.columns) return words("keep-fits");
    const sizes = { rows: before.rows, columns: before.columns };
    const isCompared = ["queries", "keys"].includes(table.field) && columns !== before.columns;
    return words(isCompared ? "keep-fits-width" : "keep-fits-others", { ...sizes, width: columns });
  }

  /** @param {Table} table */
  put(table) {
    const { matrix } = /** @type {NonNullable<typeof this.brought>} */ (this.brought);
    this.dispatch({ type: "set-table", table, ...matrix });
    this.done();
  }
}

if (!customElements.get("attention-bring")) {
  customElements.define("attention-bring", AttentionBring);
}
