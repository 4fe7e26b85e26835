// The lesson: one chapter at a time, each at an address of its own.

import { html, nothing, render } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { startLanguageLink, useReadersLanguage } from "../language.js";
import { startPageLink } from "../pages.js";
import { startTheme } from "../theme.js";
import { words } from "../words.js";
import { GLOSSARY, chapters } from "./chapters.js";
import { loadLessonWords } from "./figures.js";
import { answered, keepAnswered } from "./progress.js";
import { defineFigure } from "./attention-figure.js";

const list = /** @type {HTMLElement} */ (document.querySelector("#chapters"));
const main = /** @type {HTMLElement} */ (document.querySelector("#chapter"));

const done = answered();

/** What the address names after '#': "decoder", or "glossary-query", which is in the glossary. */
const named = () => location.hash.slice(1);

/** The chapter that the address names; the first where it names none. */
function present() {
  const name = named().startsWith(`${GLOSSARY}-`) ? GLOSSARY : named();
  return Math.max(
    0,
    chapters.findIndex((chapter) => chapter.name === name),
  );
}

function show() {
  const at = present();
  render(listTemplate(at), list);
  render(chapterTemplate(at), main);
  document.title = words("lesson-page-title", { chapter: titleOf(at) });
}

/** Goes to the place that the address names, be it a chapter or a term. */
function go() {
  show();
  list.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  const place = document.getElementById(named());
  if (place) place.scrollIntoView();
  else scrollTo(0, 0);
}

/** @param {number} at */
const titleOf = (at) => words(`figure-${chapters[at].name}`);

/** @param {number} present */
const listTemplate = (present) =>
  chapters.map(
    ({ name }, at) =>
      html`<a
        href="#${name}"
        class=${done.has(name) ? "done" : ""}
        aria-current=${at === present ? "page" : nothing}
        >${titleOf(at)}${done.has(name) ? html`<span class="spoken">${words("lesson-done")}</span>` : ""}</a
      >`,
  );

/** @param {number} at */
function chapterTemplate(at) {
  const { name, template } = chapters[at];
  return html`<div
    class="chapter"
    @answer=${(/** @type {CustomEvent} */ { detail }) => detail.done === false || finish(name)}
  >
    ${keyed(name, template())}
    <nav class="pager" aria-label=${words("lesson-pager")}>
      ${wayTemplate(at - 1, "lesson-previous")}${wayTemplate(at + 1, "lesson-next")}
    </nav>
  </div>`;
}

/** @type {(at: number, id: "lesson-previous" | "lesson-next") => unknown} */
const wayTemplate = (at, id) =>
  chapters[at]
    ? html`<a href="#${chapters[at].name}" class=${id}
        ><small>${words(id)}</small> ${titleOf(at)}</a
      >`
    : nothing;

/** @param {string} name of the chapter whose question was answered */
function finish(name) {
  done.add(name);
  keepAnswered(done);
  show();
}

addEventListener("hashchange", go);

async function start() {
  await useReadersLanguage();
  await loadLessonWords();
  main.replaceChildren();
  startPageLink("page-playground");
  startLanguageLink();
  startTheme();
  list.setAttribute("aria-label", words("lesson-chapters"));
  defineFigure();
  go();
}

start();
