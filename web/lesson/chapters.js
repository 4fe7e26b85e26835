// The chapters of the lesson in their order, one for each figure.

import { html } from "lit";
import { lessonFigures } from "./figures.js";

/**
 * @typedef {object} Chapter
 * @property {string} name its address and its figure; its title is the message `figure-NAME`
 * @property {() => unknown} template
 */

/** A chapter whose figure is one of the lesson's own. @type {(name: string) => Chapter} */
const ofFigure = (name) => ({
  name,
  template: () => html`<attention-figure figure=${name}></attention-figure>`,
});

/** @type {Chapter[]} */
export const chapters = Object.keys(lessonFigures).map(ofFigure);
