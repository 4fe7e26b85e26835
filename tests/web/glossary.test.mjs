// The glossary's terms are found in a text, whole and once, in both languages.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "./load.mjs";

/** @param {"en" | "fr"} language */
async function glossaryIn(language) {
  const page = await load(`
    export { TERMS, termsIn } from "./lesson/terms.js";
    export { addWords, useLanguage, words } from "./words.js";
    export const language = "${language}";`);
  const file = new URL(`../../web/locales/lesson-${language}.ftl`, import.meta.url);
  await page.useLanguage(language);
  await page.addWords({ [language]: async () => ({ default: readFileSync(file, "utf8") }) });
  return page;
}

const english = await glossaryIn("en");
const french = await glossaryIn("fr");

/** The terms that are linked, in order, each with the text of its link. */
const linked = ({ termsIn }, text, known) =>
  termsIn(text, known)
    .filter((part) => typeof part !== "string")
    .map(({ term, text }) => [term, text]);

test("a text keeps every letter, whatever is linked in it", () => {
  for (const text of ["", "nothing here", "Query", "a query, a key", "The key. The query."]) {
    const parts = english.termsIn(text).map((part) => part.text ?? part);
    assert.equal(parts.join(""), text);
  }
});

test("a term is linked where it first stands, however it is spelled there", () => {
  assert.deepEqual(english.termsIn("Queries meet keys: each query asks each key."), [
    { term: "query", text: "Queries" },
    " meet ",
    { term: "key", text: "keys" },
    ": each query asks each key.",
  ]);
});

test("only whole words are terms", () => {
  assert.deepEqual(linked(english, "keyboards, overhead, masked, key-ring, re-value"), []);
  assert.deepEqual(linked(french, "mots-clés, contrepoids, têtes-à-queue"), []);
});

test("the longest term counts", () => {
  assert.deepEqual(linked(english, "Each context vector; self-attention, not cross-attention"), [
    ["context-vector", "context vector"],
    ["self-attention", "self-attention"],
    ["cross-attention", "cross-attention"],
  ]);
  assert.deepEqual(linked(french, "Les vecteurs de contexte et l’attention croisée"), [
    ["context-vector", "vecteurs de contexte"],
    ["cross-attention", "attention croisée"],
  ]);
});

test("French terms stand behind an elided article and before a comma, accents and all", () => {
  assert.deepEqual(linked(french, "L’alignement, les requêtes, la TÊTE, « poids »."), [
    ["alignment", "alignement"],
    ["query", "requêtes"],
    ["head", "TÊTE"],
    ["weight", "poids"],
  ]);
});

test("what is known is not linked", () => {
  assert.deepEqual(linked(english, "a query and a key", ["query"]), [["key", "key"]]);
});

for (const [name, page] of Object.entries({ english, french })) {
  test(`every term is found by its own name, in ${name}`, () => {
    for (const term of page.TERMS) {
      const title = page.words(`glossary-${term}`);
      assert.deepEqual(linked(page, title), [[term, title]]);
    }
  });

  test(`no spelling belongs to two terms, in ${name}`, () => {
    const all = page.TERMS.flatMap((term) => page.words(`glossary-${term}-spellings`).split("|"));
    assert.equal(new Set(all).size, all.length);
    for (const spelling of all) assert.match(spelling, /^[\p{Ll} -]+$/u);
  });

  test(`every meaning is two or three sentences, in ${name}`, () => {
    for (const term of page.TERMS) {
      const sentences = page.words(`glossary-${term}-text`).match(/\.(?= |$)/g) ?? [];
      assert.ok(sentences.length === 2 || sentences.length === 3, `${term}: ${sentences.length}`);
    }
  });
}
