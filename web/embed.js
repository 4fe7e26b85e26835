// One figure alone, for an iframe: `embed.html?figure=NAME&scenario=NAME&step=N&lang=fr`, or a share
// link's part after '#'. A figure of the lesson takes its settings so: `?figure=decoder&sentence=black-cat`.

import { linkInAddress } from "./address.js";
import { FIRST_FIGURE } from "./figures/index.js";
import { useReadersLanguage } from "./language.js";
import { lessonFigures } from "./lesson/figures.js";

const asked = new URLSearchParams(location.search);
const name = asked.get("figure") ?? FIRST_FIGURE;
const playground = /** @type {HTMLElement} */ (document.querySelector("attention-playground"));

async function showPlayground() {
  for (const attribute of ["figure", "scenario", "step"]) {
    const value = asked.get(attribute);
    if (value !== null) playground.setAttribute(attribute, value);
  }
  const link = linkInAddress();
  if (link) playground.setAttribute("link", link);
  const { definePlayground } = await import("./element/attention-playground.js");
  definePlayground();
}

async function showLessonFigure() {
  const figure = document.createElement("attention-figure");
  figure.setAttribute("figure", name);
  figure.setAttribute("settings", asked.toString());
  figure.setAttribute("step", asked.get("step") ?? "0");
  figure.toggleAttribute("embedded", true);
  figure.append(...playground.childNodes);
  playground.replaceWith(figure);
  const { defineFigure } = await import("./lesson/attention-figure.js");
  defineFigure();
}

// The playground shows the three stages of any example; the lesson's figure takes its own settings.
const isOfLesson =
  Object.hasOwn(lessonFigures, name) && (name !== FIRST_FIGURE || asked.has("example"));
useReadersLanguage().then(isOfLesson ? showLessonFigure : showPlayground);
