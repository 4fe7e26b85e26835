// The page after the last item: what a reader has reached, to be handed on.

import { html } from "lit";
import { words } from "../../words.js";

/**
 * @param {import("./report.js").Result} result
 * @param {string} said of the last copying
 * @param {() => void} copy
 */
export const resultTemplate = ({ right, first, all, items, text }, said, copy) =>
  html`<section class="result" aria-labelledby="title">
    <h3 id="title" tabindex="-1">${words("quiz-result")}</h3>
    <p class="ask">${words("quiz-result-count", { right, all, first })}</p>
    <label for="report">${words("quiz-report")}</label>
    <textarea id="report" readonly rows=${items.length + 1} .value=${text}></textarea>
    <div class="copy">
      <button type="button" class="check" @click=${copy}>${words("quiz-copy")}</button>
      <span role="status">${said}</span>
    </div>
  </section>`;
