// What the quiz shows of an item, and how one gets from item to item and from seed to seed.

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { sentenceTemplate } from "../../element/parts.js";
import { words } from "../../words.js";
import { givenTemplate } from "./given.js";
import { KINDS } from "./kinds/kind.js";

/** @typedef {import("./item.js").Item} Item */
/** @typedef {import("./stands.js").Stand} Stand */
/** @typedef {import("./stands.js").Outcome} Outcome */

/**
 * @param {Item[]} items
 * @param {Outcome[]} outcomes
 * @param {number} present
 * @param {(at: number) => void} go
 */
export const placesTemplate = (items, outcomes, present, go) =>
  html`<div class="places" role="group" aria-label=${words("quiz-places")}>
    ${items.map(({ name }, at) => {
      const title = words(`quiz-item-${name}`);
      const outcome = words(`quiz-place-${outcomes[at]}`);
      return html`<button
        type="button"
        class=${outcomes[at]}
        title=${title}
        aria-label=${words("quiz-place", { place: String(at + 1), title, outcome })}
        aria-current=${at === present ? "step" : nothing}
        @click=${() => go(at)}
      >
        ${at + 1}
      </button>`;
    })}
    <button
      type="button"
      class="to-result"
      aria-current=${present === items.length ? "step" : nothing}
      @click=${() => go(items.length)}
    >
      ${words("quiz-result")}
    </button>
  </div>`;

/**
 * @param {import("./attention-quiz.js").AttentionQuiz} quiz
 * @param {Item} item
 * @param {Stand} stand
 */
export function itemTemplate({ core, at, items, change, give, hint }, item, stand) {
  const kind = KINDS[item.kind];
  const known = /** @type {import("./item.js").Core} */ (core);
  const trace = kind.traceOf(item, stand.answer, known);
  const judged = stand.isGiven ? kind.judge(known, item, stand.answer) : undefined;
  return keyed(
    item,
    html`<section class="item" data-item=${item.name} aria-labelledby="title">
      <p class="place">
        ${words("quiz-count", { place: String(at + 1), all: String(items.length) })}
      </p>
      <h3 id="title" tabindex="-1">${words(`quiz-item-${item.name}`)}</h3>
      <p class="ask" id="ask">${sentenceTemplate(item.ask)}</p>
      ${tablesTemplate(trace, item.given)}
      ${kind.template(item, { ...stand, judged }, { change, give }, trace)}
      <div class="feedback" id="feedback" role="status">${feedbackTemplate(judged)}</div>
      ${stand.isSolved ? tablesTemplate(trace, item.revealed) : nothing}
      ${hintTemplate(item, stand, hint)}
    </section>`,
  );
}

/** @type {(trace: import("./item.js").Numbers, tables: import("./item.js").Given[]) => unknown} */
const tablesTemplate = (trace, tables) =>
  tables.length
    ? html`<div class="tables">${tables.map((one) => givenTemplate(trace, one))}</div>`
    : nothing;

/** @param {import("./kinds/kind.js").Judged} [judged] */
function feedbackTemplate(judged) {
  if (!judged) return nothing;
  const { verdict, before, message } = judged;
  return html`<p class=${verdict}>
    ${verdict === "incomplete" ? nothing : html`<strong>${words(`quiz-${verdict}`)}</strong>`}
    ${before ? sentenceTemplate(before) : nothing} ${sentenceTemplate(message)}
  </p>`;
}

/** @type {(item: Item, stand: Stand, hint: () => void) => unknown} */
function hintTemplate(item, { isSolved, isHinted }, hint) {
  if (isHinted) {
    return html`<p class="hint" role="status">
      <strong>${words("quiz-hint")}</strong> ${sentenceTemplate(item.hint)}
    </p>`;
  }
  if (isSolved) return nothing;
  return html`<button type="button" class="ask-hint" @click=${hint}>${words("quiz-hint")}</button>`;
}

/**
 * @param {{text: string, problem: string}} shown
 * @param {{type: (text: string) => void, use: () => void, other: () => void}} act
 */
export function seedTemplate({ text, problem }, { type, use, other }) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    use();
  };
  return html`<form class="seed" @submit=${submit}>
    <label
      ><span>${words("quiz-seed")}</span>
      <input
        type="text"
        inputmode="numeric"
        autocomplete="off"
        maxlength="12"
        aria-invalid=${problem ? "true" : "false"}
        aria-describedby="seed-note"
        .value=${text}
        @input=${(/** @type {{target: HTMLInputElement}} */ { target }) => type(target.value)}
    /></label>
    <button>${words("quiz-seed-use")}</button>
    <button type="button" class="other" @click=${other}>${words("quiz-seed-other")}</button>
    <p id="seed-note" role="status">${problem || words("quiz-seed-note")}</p>
  </form>`;
}
