// What is exported from a page in French: words in French, and numbers as its readers read them.

import assert from "node:assert/strict";
import test from "node:test";
import { kinds } from "./export-examples.mjs";
import { load } from "./load.mjs";

const page = (language) =>
  load(`
    export { allMatrices } from "./export/matrices.js";
    export { delimited } from "./export/delimited.js";
    export { matrixJson } from "./export/json.js";
    export { latex } from "./export/latex.js";
    export { markdown } from "./export/markdown.js";
    export { numpyProgram } from "./export/numpy.js";
    export { pytorchProgram } from "./export/pytorch.js";
    export { useLanguage } from "./words.js";
    export const language = "${language}";
  `);

const english = await page("en");
const french = await page("fr");
await french.useLanguage("fr");

const ROW = { head: 0, query: 0 };

/** A Python program without what is said in it to people. */
const codeOf = (program) => program.replace(/ *#.*$/gm, "").replace(/^""".*?"""$/gms, "");

/** @param {(exports: any, example: any, scene: any) => string} make */
const both = (make) =>
  kinds.map(({ label, example, scene }) => ({
    label,
    en: make(english, example, scene),
    fr: make(french, example, scene),
  }));

for (const name of ["numpyProgram", "pytorchProgram"]) {
  test(`${name} computes the same in French as in English`, () => {
    for (const { label, en, fr } of both((from, example, scene) => from[name](example, scene))) {
      assert.equal(codeOf(fr), codeOf(en), label);
      assert.notEqual(fr, en, "its comments are in French");
    }
  });
}

test("matrices as CSV, TSV and JSON have the same numbers, with a point", () => {
  for (const write of [
    (from, matrix) => from.delimited(matrix, ",", false),
    (from, matrix) => from.delimited(matrix, "\t", false),
    (from, matrix) => from.matrixJson(matrix, false),
  ]) {
    const all = (from, example, scene) =>
      from
        .allMatrices(example, scene, 0)
        .map((matrix) => write(from, matrix))
        .join("\n");
    for (const { label, en, fr } of both(all)) assert.equal(fr, en, label);
  }
});

test("LaTeX has the same numbers, with a point, and no character that its fonts lack", () => {
  const numbers = (text) => text.match(/\d+\.\d+/g);
  for (const { label, en, fr } of both((from, ...what) => from.latex(...what, ROW))) {
    assert.deepEqual(numbers(fr), numbers(en), label);
    assert.doesNotMatch(fr, /\d,\d/, label);
    // Latin letters, and the signs of T1, the encoding that the document asks for.
    assert.doesNotMatch(fr, /[^\n -\u017f’«»]/, label);
  }
});

test("Markdown is for readers: its tables have decimal commas", () => {
  for (const { label, en, fr } of both((from, ...what) => from.markdown(...what, ROW))) {
    assert.doesNotMatch(fr, /\d\.\d/, label);
    assert.equal(fr.match(/\d,\d/g)?.length, en.match(/\d\.\d/g)?.length, label);
  }
});
