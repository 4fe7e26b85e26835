// Matrices are read from what people and programs write: CSV, TSV, JSON, with names or without.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./load.mjs";

const { broughtBy, delimited, matrixJson } = await load(`
    export { broughtBy } from "./keep/files.js";
    export { delimited } from "./export/delimited.js";
    export { matrixJson } from "./export/json.js";
  `);

const read = (text) => broughtBy(text, "file").matrix;
const plain = (numbers) => ({ numbers, rows: null, columns: null });
const NAMED = { numbers: [[1, -2.5], [0.125, 4]], rows: ["le chat", '"a", b'], columns: ["x;y", "=1+1"] }; // prettier-ignore

test("numbers between commas, tabs, semicolons and spaces, with any line ends", () => {
  for (const text of ["1,2\n3,4", "1\t2\r\n3\t4\r\n", "1;2\n3;4\n\n", " 1  2 \n3 4"]) {
    assert.deepEqual(read(text), plain([[1, 2], [3, 4]]), JSON.stringify(text)); // prettier-ignore
  }
});

test("decimal commas, minus signs and exponents", () => {
  assert.deepEqual(read("0,5;\u22121,25\n1e-3;.5"), plain([[0.5, -1.25], [0.001, 0.5]])); // prettier-ignore
  assert.deepEqual(read("0,5\t-2\n"), plain([[0.5, -2]]));
});

test("a first row and a first column of names are told from numbers", () => {
  const expected = { numbers: [[1, 2], [3, 4]], rows: ["a", "b"], columns: ["x", "y"] }; // prettier-ignore
  assert.deepEqual(read(",x,y\na,1,2\nb,3,4\n"), expected);
  assert.deepEqual(read("x,y\na,1,2\nb,3,4\n"), expected, "without the corner");
  assert.deepEqual(read("x,y\n1,2\n"), { numbers: [[1, 2]], rows: null, columns: ["x", "y"] });
  assert.deepEqual(read("a\t1\nb\t2\n"), { numbers: [[1], [2]], rows: ["a", "b"], columns: null });
});

test("one column with a heading, one number, a byte order mark", () => {
  assert.deepEqual(read("score\n1\n2\n"), { numbers: [[1], [2]], rows: null, columns: ["score"] });
  assert.deepEqual(read("\uFEFF7"), plain([[7]]));
});

test("what the page exports as CSV, TSV and JSON reads back as it was", () => {
  for (const separator of [",", "\t"]) {
    assert.deepEqual(read(delimited(NAMED, separator, true)), NAMED);
    assert.deepEqual(read(delimited(NAMED, separator, false)), plain(NAMED.numbers));
  }
  assert.deepEqual(read(matrixJson(NAMED, true)), NAMED);
  assert.deepEqual(read(matrixJson(NAMED, false)), plain(NAMED.numbers));
});

test("quotes hold separators and line ends", () => {
  assert.deepEqual(read('"a\nb","c,d"\n1,2\n').columns, ["a\nb", "c,d"]);
});

test("what is no matrix is refused by row and column", () => {
  const refused = [
    ["1,2\n3,x", /^Row 2, column 2: “x” is not a number\.$/],
    ["1,2\n3,", /^Row 2, column 2: the cell is empty\.$/],
    ["1,2\n3", /^Row 2 has 1 numbers, the first row 2; all rows must have as many\.$/],
    ["[[1,2],[3,null]]", /^Row 2, column 2: “null” is not a number\.$/],
    ["[[1],2]", /^\[1\]: should be a list of numbers\.$/],
    ["[]", /no numbers/],
    ["\n\n", /no numbers/],
    ['"1,2\n3', /^Line 1: a quotation mark is opened and not closed\.$/],
    [Array(514).join("1\n"), /^It has 513 rows and 1 columns; at most 512/],
  ];
  for (const [text, message] of refused) {
    assert.throws(() => read(text), (error) => message.test(error.message), text.slice(0, 30)); // prettier-ignore
  }
});

test("infinities and what is not a number are no names", () => {
  for (const cell of ["-inf", "inf", "nan", "NaN", "-Infinity", "\u2212\u221e"]) {
    assert.throws(() => read(`1.5,${cell}\n2,3`), /^Error: Row 1, column 2: /, cell);
    assert.throws(() => read(`${cell},1\n${cell},3`), /^Error: Row 1, column 1: /, cell);
  }
});

test("a first column that is empty in every row is no column of names", () => {
  assert.throws(() => read(",1\n,2"), /^Error: Row 1, column 1: the cell is empty/);
});

test("long and deep texts are read or refused in words, at once", () => {
  const start = performance.now();
  for (const text of [
    `1${" ".repeat(1e5)}2`,
    `${" ".repeat(1e5)}x`,
    `"${"a".repeat(1e7)}`,
    `"${'""'.repeat(5e6)}"`,
    `[[${"[".repeat(1e4)}${"]".repeat(1e4)}]]`,
    '[[{"toString":1}]]',
  ]) {
    try {
      read(text);
    } catch (error) {
      assert.equal(error.constructor.name, "Problem", error.stack);
    }
  }
  assert.ok(performance.now() - start < 15000);
  assert.deepEqual(
    read('{"numbers":[[1]],"rows":[{"toString":1}],"columns":[["a"]]}'),
    plain([[1]]),
  );
});

test("an object that is no matrix is an example to open", () => {
  assert.deepEqual(broughtBy('{"tokens": 1}', "file"), {
    kind: "example",
    document: { tokens: 1 },
  });
});
