// The page speaks one of its languages, and parts add their messages to it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./load.mjs";

let pages = 0;

/** A page of its own, since the language is the whole page's; alike modules would be loaded once. */
const page = () => load(`export * from "./words.js"; export const page = ${(pages += 1)};`);

/** @param {Record<string, string>} texts by language */
const part = (texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, async () => ({ default: text })]),
  );

const greeting = part({ en: "greeting = Hello", fr: "greeting = Bonjour" });

test("the page speaks English until it is told otherwise", async () => {
  const spoken = await page();
  assert.equal(spoken.language, "en");
  assert.equal(spoken.words("query"), "query");
});

test("a part's messages are in the language that is spoken", async () => {
  const spoken = await page();
  await spoken.addWords(greeting);
  assert.equal(spoken.words("greeting"), "Hello");
  const french = await page();
  await french.useLanguage("fr");
  await french.addWords(greeting);
  assert.equal(french.language, "fr");
  assert.equal(french.words("greeting"), "Bonjour");
});

test("a part that was added before speaks the new language, too", async () => {
  const spoken = await page();
  await spoken.addWords(greeting);
  await spoken.useLanguage("fr");
  assert.equal(spoken.words("greeting"), "Bonjour");
});

test("where a language cannot be loaded, the page goes on in its own", async () => {
  const spoken = await page();
  await spoken.addWords({ ...greeting, fr: () => Promise.reject(new Error("no network")) });
  await spoken.useLanguage("fr");
  assert.equal(spoken.language, "en");
  assert.equal(spoken.words("greeting"), "Hello");
  assert.equal(spoken.words("query"), "query");
});
