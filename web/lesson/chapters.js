// The chapters of the lesson in their order: one for each figure, the quiz, and the glossary.

import { html, nothing } from "lit";
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

/**
 * The quiz, whose code is loaded when it is first shown. The address holds its seed, so that a reload
 * and whoever it is sent to find the same one.
 * @type {Chapter}
 */
const quiz = {
  name: "quiz",
  template: () => {
    import("../figures/quiz/attention-quiz.js");
    const seed = new URLSearchParams(location.search).get("seed");
    return html`<attention-quiz seed=${seed ?? nothing} @seedchange=${keepSeed}></attention-quiz>`;
  },
};

/** @param {CustomEvent<{seed: number}>} event */
function keepSeed({ detail }) {
  const address = new URL(location.href);
  address.searchParams.set("seed", String(detail.seed));
  try {
    history.replaceState(history.state, "", address);
  } catch {
    // Where addresses cannot be changed, the browser's own memory has the seed.
  }
}

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
export const chapters = [...Object.keys(lessonFigures).map(ofFigure), quiz, glossary];
