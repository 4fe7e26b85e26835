// Filling a whole table: cleared, ones, identity, one-hot rows, seeded random numbers.

import { html } from "lit";
import { words } from "../../words.js";
import { problemsTemplate } from "./field.js";

/** @typedef {import("../attention-editor.js").AttentionEditor} Editor */
/** @typedef {import("../../edit/tables.js").Table} Table */

/** A seed: the core takes more, but none needs more digits. */
const SEED = /^\d{1,9}$/;

/**
 * @param {Editor} editor
 * @param {Table} table
 */
export function fillTemplate(editor, table) {
  const place = `seed ${table.field} ${table.head ?? 0}`;
  const typed = () => editor.seeds.get(place) ?? "1";
  const fill = (/** @type {import("../../edit.js").FillKind} */ kind) =>
    editor.send({ type: "fill", table, kind });
  const random = (/** @type {number} */ more) => {
    const seed = typed();
    const next = Number(seed) + more;
    if (!SEED.test(String(next)) || !SEED.test(seed.trim())) {
      editor.complain(place, seed, words("editor-seed-unusable", { text: seed }));
      return;
    }
    editor.problems.delete(place);
    editor.seeds.set(place, String(next));
    editor.send({ type: "fill", table, kind: "normal", seed: next });
  };
  return html`<details class="fill">
      <summary>${words("editor-fill")}</summary>
      <div>
        <button data-fill="zeros" @click=${() => fill("zeros")}>
          ${words("editor-fill-zeros")}
        </button>
        <button data-fill="ones" @click=${() => fill("ones")}>${words("editor-fill-ones")}</button>
        <button data-fill="identity" @click=${() => fill("identity")}>
          ${words("editor-fill-identity")}
        </button>
        <button data-fill="one-hot" @click=${() => fill("one-hot")}>
          ${words("editor-fill-one-hot")}
        </button>
        <span class="random">
          <button data-fill="normal" @click=${() => random(0)}>
            ${words("editor-fill-normal")}
          </button>
          <label
            >${words("editor-seed")}
            <input
              type="text"
              inputmode="numeric"
              autocomplete="off"
              data-seed
              aria-invalid=${editor.problems.has(place) ? "true" : "false"}
              .value=${typed()}
              @input=${(/** @type {{target: HTMLInputElement}} */ { target }) =>
                editor.seeds.set(place, target.value)}
          /></label>
          <button data-fill="again" @click=${() => random(1)}>${words("editor-again")}</button>
        </span>
      </div>
    </details>
    ${problemsTemplate(editor, place)}`;
}
