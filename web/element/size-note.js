// Why the steps of a large example are not shown.

import { html } from "lit";
import { MOST } from "../edit.js";
import { reasonOf } from "../reason.js";
import { words } from "../words.js";

/**
 * @param {import("../scenarios.js").Scenario} example
 * @param {Error} refusal what the core says
 */
export function sizeTemplate({ tokens }, refusal) {
  const count = Math.max(tokens.queries.length, tokens.keys.length);
  const note =
    count > MOST
      ? words("size-tokens", { count, most: MOST })
      : words("size-other", { reason: reasonOf(refusal) });
  return html`<p class="size-note">${note}</p>`;
}
