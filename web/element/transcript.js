// All steps of a figure in words; each is a way to it.

import { html } from "lit";
import { sentenceTemplate } from "./parts.js";

/**
 * @param {import("../words.js").Message[]} messages one a step
 * @param {number} present the step that is shown
 * @param {import("./controls.js").TimeDispatch} dispatch
 */
export function transcriptTemplate(messages, present, dispatch) {
  return html`<ol start="0">
    ${messages.map(
      (message, at) =>
        html`<li>
          <button
            aria-current=${at === present ? "step" : "false"}
            @click=${() => dispatch({ type: "seek", moment: at })}
          >
            ${sentenceTemplate(message)}
          </button>
        </li>`,
    )}
  </ol>`;
}
