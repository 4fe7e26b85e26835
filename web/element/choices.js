// Which query, and which head, is shown.

import { html, nothing } from "lit";
import { headCount, sizes, upTo } from "../tensor.js";
import { words } from "../words.js";

/**
 * @param {import("../figures/figure.js").Scene} scene
 * @param {import("../figures/figure.js").Selection} selection
 * @param {import("./controls.js").Dispatch} dispatch
 */
export function choicesTemplate({ trace, tokens, languages }, selection, dispatch) {
  const { queries } = sizes(trace);
  const heads = headCount(trace);
  const queryNames = upTo(queries).map((query) => ({
    text: tokens.queries[query],
    lang: languages.queries,
  }));
  const headNames = upTo(heads).map((head) => ({
    text: words("control-head-number", { number: head + 1 }),
  }));
  return html`<div class="choices">
    ${
      queries > 1
        ? choiceTemplate("query", queryNames, selection.query, (query) =>
            dispatch({ type: "select", query }),
          )
        : ""
    }
    ${
      heads > 1
        ? choiceTemplate("head", headNames, selection.head, (head) =>
            dispatch({ type: "select", head }),
          )
        : ""
    }
  </div>`;
}

/** So many are offered side by side; more of them in a list. */
const MOST_BESIDE = 12;

/** @type {(what: "query" | "head", names: {text: string, lang?: string}[], chosen: number, choose: (at: number) => void) => unknown} */
function choiceTemplate(what, names, chosen, choose) {
  const legend = words(`control-${what}`);
  if (names.length > MOST_BESIDE) {
    return html`<label class="choice ${what}"
      ><span class="legend">${legend}</span>
      <select
        @change=${(/** @type {{target: HTMLSelectElement}} */ { target }) =>
          choose(target.selectedIndex)}
      >
        ${names.map(
          ({ text, lang }, at) =>
            html`<option lang=${lang ?? nothing} .selected=${at === chosen}>${text}</option>`,
        )}
      </select></label
    >`;
  }
  return html`<div class="choice ${what}" role="group" aria-label=${legend}>
    <span class="legend" aria-hidden="true">${legend}</span>
    ${names.map(
      ({ text, lang }, at) =>
        html`<button
          lang=${lang ?? nothing}
          aria-pressed=${at === chosen ? "true" : "false"}
          @click=${() => choose(at)}
        >
          ${text}
        </button>`,
    )}
  </div>`;
}
