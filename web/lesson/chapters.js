// The chapters of the lesson in their order: one for each figure, and the glossary.

import { html } from "lit";
import { words } from "../words.js";
import { lessonFigures } from "./figures.js";
import { glossaryTemplate } from "./glossary.js";
import { referencesTemplate } from "./references.js";

/**
 * @typedef {object} Chapter
 * @property {string} name its address; its title is the message `figure-NAME`
 * @property {() => unknown} template
 */

/** The chapter of terms and sources. */
export const GLOSSARY = "glossary";

/** A chapter whose figure is one of the lesson's own. @type {(name: string) => Chapter} */
const ofFigure = (name) => ({
  name,
  template: () => html`<attention-figure figure=${name}></attention-figure>`,
});

/** @type {Chapter} */
const glossary = {
  name: GLOSSARY,
  template: () =>
    html`<h2>${words("figure-glossary")}</h2>
      ${glossaryTemplate()}
      <h2>${words("references")}</h2>
      ${referencesTemplate()}`,
};

/** @type {Chapter[]} */
export const chapters = [...Object.keys(lessonFigures).map(ofFigure), glossary];
