// A figure's question: the reader predicts, then sees.

import { html, nothing } from "lit";
import { sentenceTemplate } from "../element/parts.js";
import { words } from "../words.js";

/**
 * @param {import("./store.js").Store} store
 * @param {(option: number) => void} choose
 */
export function questionTemplate({ figure, asked, state }, choose) {
  const { ask, options, answer } = figure.question;
  const right = answer(asked);
  return html`<section class="question" aria-labelledby="question">
    <h3 id="question">${words("question-title")}</h3>
    <p class="ask">${sentenceTemplate(ask(asked))}</p>
    <div class="options" role="group" aria-labelledby="question">
      ${options(asked).map((option, at) => optionTemplate(option, at, state.answer, right, choose))}
    </div>
    <div role="status">${feedbackTemplate(figure, asked, state.answer, right)}</div>
  </section>`;
}

/** @type {(option: import("./figure.js").Message, at: number, chosen: number | null, right: number, choose: (option: number) => void) => unknown} */
function optionTemplate(option, at, chosen, right, choose) {
  const isMarked = chosen !== null && (at === chosen || at === right);
  const mark = at === right ? "right" : "wrong";
  return html`<button
    type="button"
    class=${isMarked ? mark : ""}
    aria-pressed=${at === chosen}
    @click=${() => choose(at)}
  >
    ${sentenceTemplate(option)}
    ${isMarked ? html`<span class="mark">${words(`question-mark-${mark}`)}</span>` : nothing}
  </button>`;
}

/** @type {(figure: import("./figure.js").LessonFigure, asked: import("./figure.js").Scene, chosen: number | null, right: number) => unknown} */
function feedbackTemplate(figure, asked, chosen, right) {
  if (chosen === null) return html`<p class="hint">${words("question-hint")}</p>`;
  return html`<p class="because">
    <strong>${words(chosen === right ? "question-right" : "question-wrong")}</strong>
    ${sentenceTemplate(figure.question.because(asked))}
  </p>`;
}
