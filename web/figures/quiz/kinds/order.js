// An order: steps are moved up and down until each stands where it belongs.

import { html } from "lit";
import { sentenceTemplate } from "../../../element/parts.js";
import { words } from "../../../words.js";

/** @typedef {import("../item.js").Order} Order */

/** @type {import("./kind.js").Kind<Order, string[]>} */
export const order = {
  start: ({ steps }) => steps.map(({ name }) => name),

  fits: ({ right }, answer) =>
    Array.isArray(answer) &&
    answer.length === right.length &&
    right.every((name) => answer.includes(name)),

  traceOf: ({ trace }) => trace,

  judge(_, item, answer) {
    const wrong = answer.findIndex((name, at) => name !== item.right[at]);
    if (wrong === -1) return { verdict: "right", message: item.because };
    return { verdict: "wrong", place: wrong, message: item.notYet(answer[wrong]) };
  },

  template(item, { answer, judged }, { change, give }) {
    const wrong = judged?.verdict === "wrong" ? judged.place : undefined;
    const last = answer.length - 1;
    return html`<ol class="steps">
        ${answer.map((name, at) => {
          const step = /** @type {{message: import("../../../words.js").Message}} */ (
            item.steps.find((one) => one.name === name)
          );
          const text = sentenceTemplate(step.message);
          return html`<li class=${at === wrong ? "wrong" : ""} data-step=${name}>
            <span id="step-${at}">${text}</span>
            ${moveTemplate("up", at, at === 0, () => change(moved(answer, at, at - 1)))}
            ${moveTemplate("down", at, at === last, () => change(moved(answer, at, at + 1)))}
          </li>`;
        })}
      </ol>
      <button type="button" class="check" @click=${() => give(answer)}>
        ${words("quiz-check")}
      </button>`;
  },
};

const ARROWS = { up: "M5 14l7-7 7 7", down: "M5 10l7 7 7-7" };

/**
 * A button that moves the step at a place; afterwards it keeps the focus, where the step now stands.
 * @type {(way: "up" | "down", at: number, isEnd: boolean, move: () => void) => unknown}
 */
function moveTemplate(way, at, isEnd, move) {
  const click = (/** @type {{currentTarget: HTMLElement}} */ { currentTarget }) => {
    if (isEnd) return;
    const root = /** @type {ShadowRoot} */ (currentTarget.getRootNode());
    const name = currentTarget.closest("li")?.dataset.step ?? "";
    move();
    const { updateComplete } = /** @type {import("lit").LitElement} */ (root.host);
    updateComplete.then(() =>
      /** @type {HTMLElement} */ (
        root.querySelector(`[data-step="${CSS.escape(name)}"] .${way}`)
      ).focus(),
    );
  };
  return html`<button
    type="button"
    class=${way}
    aria-label=${words(`quiz-move-${way}`)}
    aria-describedby="step-${at}"
    aria-disabled=${isEnd}
    @click=${click}
  >
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d=${ARROWS[way]} fill="none" stroke="currentColor" stroke-width="2"></path>
    </svg>
  </button>`;
}

/** @type {(list: string[], from: number, to: number) => string[]} */
function moved(list, from, to) {
  const next = list.filter((_, at) => at !== from);
  next.splice(to, 0, list[from]);
  return next;
}
