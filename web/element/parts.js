// Sentences as HTML: each word of the example in its language and colour, each number with its place.

import { html, nothing } from "lit";
import { wordParts } from "../words.js";

/** @typedef {import("../words.js").Part} Part */

/** @param {Part[]} parts */
export function partsTemplate(parts) {
  return parts.map((part) => {
    if (typeof part === "string") return part;
    const { text, role = "", lang, field, attended = false, index } = part;
    return html`<span
      class=${field ? `${role} number` : `${role} word`}
      lang=${lang ?? nothing}
      data-field=${(!attended && field) || nothing}
      data-attended-field=${(attended && field) || nothing}
      data-index=${index?.join(",") ?? nothing}
      >${text}</span
    >`;
  });
}

/** @param {import("../words.js").Message} message */
export const sentenceTemplate = ({ id, args }) => partsTemplate(wordParts(id, args));
