// Holds the teacher's pages to the figures: a page for each, addresses and steps that there are, and
// no computed number that was typed by hand.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { loadLesson } from "../../build/site/attention-lesson.js";
import { load } from "./load.mjs";

const core = { ...(await loadCore()), ...(await loadLesson()) };
const { FIRST_FIGURE, figures, lessonFigures, loadFigure, initialState, fitting, scenes } =
  await load(`
    import { scenarioNamed, sceneOf } from "./scenarios.js";
    export { FIRST_FIGURE, figures } from "./figures/index.js";
    export { lessonFigures, loadFigure } from "./lesson/figures.js";
    export { initialState, fitting } from "./lesson/state.js";
    export const scenes = { scenarioNamed, sceneOf };
  `);

const folder = new URL("../../docs/teacher/", import.meta.url);
const names = (await readdir(folder)).filter((name) => name.endsWith(".md"));
const texts = Object.fromEntries(
  await Promise.all(
    names.map(async (name) => [name, await readFile(new URL(name, folder), "utf8")]),
  ),
);
const index = texts["README.md"];
const pageOf = (name) => texts[`${name}.md`] ?? "";

/** What stands on the screen, by the page that speaks of it. */
const wordsIn = async (...paths) =>
  (
    await Promise.all(
      paths.map((path) => readFile(new URL(`../../web/${path}`, import.meta.url), "utf8")),
    )
  ).join("\n");
const common = await wordsIn("locales/en.ftl", "locales/lesson-en.ftl");

/** Holds every name in bold, which a reader looks for on the screen, to be written there. */
function checkNames(page, onScreen) {
  const messages = new Set(onScreen.split("\n").map((line) => line.split(" = ")[1]));
  for (const [, name] of page.matchAll(/\*\*(.+?)\*\*/gs)) {
    if (!name.startsWith("“")) assert.ok(messages.has(name.replace(/\s+/g, " ")), name);
  }
}

const PARTS = [
  "Aim",
  "Five minutes",
  "Twenty minutes",
  "Common misconceptions",
  "Questions with answers",
  "Embed",
];

/** What stands under a heading of a page. */
function partOf(page, heading) {
  const [, after = ""] = page.split(`\n## ${heading}\n`);
  return after.split("\n## ")[0];
}

/** The addresses of embedded figures in a text, with their parameters. */
const addressesIn = (text) =>
  [...text.matchAll(/embed\.html\?([^"`#\s]+)/g)].map(([, query]) => [
    ...new URLSearchParams(query),
  ]);

/** The timeline that an address without a lesson's figure leads to: the playground's. */
function playgroundSteps(settings, place) {
  for (const name of Object.keys(settings)) assert.equal(name, "scenario", place);
  const example = scenes.scenarioNamed(settings.scenario ?? "sous-la-table");
  assert.ok(example, `${place}: no such scenario`);
  const scene = scenes.sceneOf(example, core.trace(example.input));
  return figures[FIRST_FIGURE].timeline(scene, { head: 0, query: 0, term: null });
}

/** The timeline of a figure of the lesson, all of whose settings there must be. */
async function lessonSteps(name, settings, place) {
  const figure = await loadFigure(name);
  for (const [setting, value] of Object.entries(settings)) {
    assert.notEqual(fitting(figure, setting, value), undefined, `${place}: ${setting}=${value}`);
  }
  return figure.timeline(figure.compute(core, initialState(figure, settings).settings));
}

async function checkAddress(parameters) {
  const place = String(new URLSearchParams(parameters));
  const { figure, step = "0", lang = "en", ...settings } = Object.fromEntries(parameters);
  assert.ok(Object.hasOwn(lessonFigures, figure), `${place}: no such figure`);
  assert.ok(["en", "fr"].includes(lang), `${place}: no such language`);
  const steps =
    figure === FIRST_FIGURE
      ? playgroundSteps(settings, place)
      : await lessonSteps(figure, settings, place);
  assert.match(step, /^\d+$/, place);
  assert.ok(Number(step) < steps.length, `${place}: the last step is ${steps.length - 1}`);
}

/** What has a page: every figure of the lesson, and the quiz, which is a chapter without one. */
const subjects = [...Object.keys(lessonFigures), "quiz"];

for (const name of subjects) {
  test(`${name}: its teacher's page has every part and is in the index`, () => {
    const page = pageOf(name);
    for (const heading of PARTS) {
      assert.ok(partOf(page, heading).trim(), `docs/teacher/${name}.md: ${heading}`);
    }
    assert.ok(index.includes(`](${name}.md)`), `docs/teacher/README.md: ${name}`);
  });

  test(`${name}: its teacher's page has three misconceptions and four questions`, () => {
    const misconceptions = partOf(pageOf(name), "Common misconceptions");
    assert.equal(misconceptions.match(/^- \*\*“/gm)?.length, 3);
    const questions = partOf(pageOf(name), "Questions with answers");
    assert.equal(questions.match(/^\d\. _/gm)?.length, 4);
  });

  test(`${name}: what its teacher's page names in bold is on the screen`, async () => {
    checkNames(pageOf(name), `${common}\n${await wordsIn(`figures/${name}/en.ftl`)}`);
  });
}

for (const name of Object.keys(lessonFigures)) {
  test(`${name}: its teacher's page embeds it, and every address leads to a step`, async () => {
    const embed = partOf(pageOf(name), "Embed");
    assert.match(embed, new RegExp(`<iframe src="embed\\.html\\?figure=${name}["&][^>]* title="`));
    for (const parameters of addressesIn(pageOf(name))) await checkAddress(parameters);
  });

  test(`${name}: its teacher's page names all that can be set`, async () => {
    const { settings } = await loadFigure(name);
    const named = name === FIRST_FIGURE ? [{ name: "scenario" }] : settings;
    const embed = partOf(pageOf(name), "Embed");
    for (const setting of named) assert.ok(embed.includes(`\`${setting.name}\``), setting.name);
  });

  test(`${name}: the steps that its teacher's page names are the figure's at its start`, async () => {
    const steps = await lessonSteps(name, {}, name);
    for (const [place, step] of pageOf(name).matchAll(/\bsteps? (\d+)/g)) {
      assert.ok(Number(step) < steps.length, `${place} of ${steps.length - 1}`);
    }
  });
}

test("the index of the teacher's pages embeds figures that there are, by their names", async () => {
  checkNames(index, common);
  const addresses = addressesIn(index);
  assert.ok(addresses.length > 0);
  for (const parameters of addresses) await checkAddress(parameters);
});

test("the teacher's pages are the index and one for each subject", () => {
  assert.deepEqual([...names].sort(), ["README.md", ...subjects.map((one) => `${one}.md`)].sort());
});

test("no teacher's page has a computed number typed in", () => {
  for (const [name, text] of Object.entries(texts)) {
    const prose = text.replace(/```[\s\S]*?```|`[^`]*`/g, "");
    assert.doesNotMatch(prose, /\d[.,]\d/, name);
  }
});
