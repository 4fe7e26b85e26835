// The glossary: each term with its meaning, at an address of its own, and links to it from any text.

import { html } from "lit";
import { words } from "../words.js";
import { TERMS, termsIn } from "./terms.js";

/** The glossary as a list whose terms have the ids that links lead to, such as "glossary-query". */
export const glossaryTemplate = () =>
  html`<dl class="glossary">
    ${TERMS.map(
      (term) =>
        html`<dt id=${`glossary-${term}`}>${words(`glossary-${term}`)}</dt>
          <dd>${linkedTerms(words(`glossary-${term}-text`), [term])}</dd>`,
    )}
  </dl>`;

/**
 * A text in which the first place of each term of the glossary is a link to its meaning.
 * @param {string} text in the language of the page
 * @param {string[]} [known] terms that need no link
 */
export const linkedTerms = (text, known) =>
  termsIn(text, known).map((part) =>
    typeof part === "string"
      ? part
      : html`<a class="term" href=${`#glossary-${part.term}`}>${part.text}</a>`,
  );
