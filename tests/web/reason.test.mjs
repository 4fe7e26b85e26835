// Why the core refuses something is said in the language of the page.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "./load.mjs";

const { reasonOf, useLanguage } = await load(`
  export { reasonOf } from "./reason.js";
  export { useLanguage } from "./words.js";`);

const types = readFileSync(new URL("../../web/core/attention-core.d.ts", import.meta.url), "utf8");
const CODES = [...types.matchAll(/^ {2}\| "(\w+)"/gm)].map(([, code]) => code);

/** @param {string} code */
const refusal = (code) => Object.assign(new Error("keys has 2 columns"), { code });

test("in English the core's own words are the reason", () => {
  for (const code of CODES) assert.equal(reasonOf(refusal(code)), "keys has 2 columns");
});

test("in French each code has its own words, and the core's stand behind them", async () => {
  await useLanguage("fr");
  const reasons = [...CODES, "unheard_of"].map((code) => reasonOf(refusal(code)));
  assert.ok(CODES.length >= 15);
  assert.equal(new Set(reasons).size, reasons.length);
  for (const reason of reasons) assert.match(reason, /«\u202fkeys has 2 columns\u202f»\)$/);
});

test("what is no refusal of the core says what it says", () => {
  assert.equal(reasonOf(new TypeError("no network")), "no network");
  assert.equal(reasonOf("gone"), "gone");
});
