// A choice: one of some options is right.

import { html, nothing } from "lit";
import { sentenceTemplate } from "../../../element/parts.js";
import { words } from "../../../words.js";

/** @typedef {import("../item.js").Choice} Choice */

/** @type {import("./kind.js").Kind<Choice, number | null>} */
export const choice = {
  start: () => null,

  fits: ({ options }, answer) => answer === null || options.some((_, option) => option === answer),

  traceOf: ({ trace }) => trace,

  judge(_, item, answer) {
    if (answer === null) return { verdict: "incomplete", message: { id: "quiz-choice-none" } };
    return answer === item.answer
      ? { verdict: "right", message: item.because }
      : { verdict: "wrong", message: item.notYet(answer) };
  },

  template(item, { answer, tried, isSolved }, { give }) {
    return html`<div class="options" role="group" aria-labelledby="ask">
      ${item.options.map((option, at) => {
        const isRight = isSolved && at === item.answer;
        const isWrong = tried.includes(at) && at !== item.answer;
        const mark = isRight ? "right" : isWrong ? "wrong" : "";
        return html`<button
          type="button"
          class=${mark}
          value=${at}
          aria-pressed=${at === answer}
          @click=${() => give(at)}
        >
          ${sentenceTemplate(option)}
          ${mark ? html`<span class="mark">${words(`quiz-mark-${mark}`)}</span>` : nothing}
        </button>`;
      })}
    </div>`;
  },
};
