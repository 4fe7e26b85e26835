// The numbers of the trace as Markdown, LaTeX, CSV, TSV and JSON.

import assert from "node:assert/strict";
import test from "node:test";
import { HOSTILE_NAMES, core, kinds, renamed, sceneOf } from "./export-examples.mjs";
import { load } from "./load.mjs";

const {
  allMatrices,
  delimited,
  texText,
  fileName,
  latex,
  markdown,
  matrixJson,
  numberAt,
  workedRow,
} = await load(`
    export * from "./export/delimited.js";
    export * from "./export/json.js";
    export * from "./export/latex.js";
    export * from "./export/latex-row.js";
    export { texText } from "./export/latex-text.js";
    export * from "./export/markdown.js";
    export * from "./export/matrices.js";
    export * from "./export/titles.js";
    export { numberAt } from "./tensor.js";
  `);

const ROW = { head: 0, query: 0 };
const lesson = kinds.find(({ label }) => label === "sous-la-table");
const matrixOf = ({ example, scene }, field, head = 0) =>
  allMatrices(example, scene, head).find((matrix) => matrix.field === field);

/** The cells of comma-separated text, read as RFC 4180 says. */
function readCsv(text) {
  const rows = [];
  for (const line of text.match(/(?:"(?:[^"]|"")*"|[^"\r])*\r\n/g)) {
    const cells = line.slice(0, -2).match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^",]*)(?=,|$)/g);
    rows.push(
      cells.map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
    );
  }
  return rows;
}

test("a matrix as CSV has the numbers of the trace, all their digits", () => {
  assert.equal(
    delimited(matrixOf(lesson, "scores"), ",", false),
    "0.1,0.2,1.5,0.1,0\r\n0.1,-0.2,0.2,2,0.6\r\n1,-0.5,-0.2,0.5,2.5\r\n",
  );
  for (const { label, example, scene } of kinds) {
    for (const matrix of allMatrices(example, scene, 0)) {
      const read = readCsv(delimited(matrix, ",", false));
      const numbers = read.map((row) => row.map((cell) => (cell === "-inf" ? -Infinity : +cell)));
      assert.deepEqual(
        numbers,
        matrix.numbers.map((row) => row.map((one) => one + 0)),
        label,
      );
    }
  }
});

test("names stand in the first row and column, and come back as they were", () => {
  const text = delimited(matrixOf(lesson, "weights"), ",", true);
  const [names, first] = text.split("\r\n");
  assert.equal(names, ",chat,est,sous,la,table");
  assert.match(first, /^sous,0\.12398/);
  for (const name of HOSTILE_NAMES) {
    const read = readCsv(delimited(matrixOf(renamed(name), "scores"), ",", true));
    assert.equal(read[0][1].replace(/^'(?=[=+\-@])/, ""), name);
    assert.equal(read[1][0].replace(/^'(?=[=+\-@])/, ""), name);
    assert.deepEqual(
      read.map((row) => row.length),
      [6, 6, 6, 6],
    );
  }
});

test("no name is a formula to a spreadsheet, whichever sign separates its cells", () => {
  const formulas = [
    "=1+1",
    "+1",
    "-1",
    "@A1",
    " =1",
    "\t=1",
    "a;=1",
    "a,=1",
    "a\n=1",
    "a\t=1",
    "\uff1d1",
  ];
  for (const name of formulas) {
    for (const separator of [",", "\t"]) {
      const text = delimited(matrixOf(renamed(name), "scores"), separator, true);
      // Cells as a program reads them that takes this sign for the separator.
      for (const sign of [",", ";", "\t"]) {
        const outside = text.replace(/(?<=^|[,;\t\n])"(?:[^"]|"")*"/g, '"');
        for (const cell of outside.split(new RegExp(`[${sign}\r\n]`))) {
          if (!/^\s*[-\d.]+$/.test(cell)) assert.doesNotMatch(cell, /^\s*[=+\-@\uff1d]/, name);
        }
      }
    }
  }
});

test("a matrix as JSON reads back as its numbers, and with its names", () => {
  for (const { label, example, scene } of kinds) {
    for (const matrix of allMatrices(example, scene, 0)) {
      const { rows, columns } = matrix;
      const numbers = matrix.numbers.map((row) =>
        row.map((number) => (number === -Infinity ? "-inf" : number + 0)),
      );
      assert.deepEqual(JSON.parse(matrixJson(matrix, false)), numbers, label);
      assert.deepEqual(JSON.parse(matrixJson(matrix, true)), { rows, columns, numbers }, label);
    }
  }
});

test("every matrix of the input and of the trace is offered, with a name for each row", () => {
  for (const { label, example, scene, trace } of kinds) {
    const heads = trace.weights.shape.length === 3 ? trace.weights.shape[0] : 1;
    for (let head = 0; head < heads; head += 1) {
      for (const { field, title, rows, columns, numbers } of allMatrices(example, scene, head)) {
        assert.ok(title);
        assert.equal(numbers.length, rows.length, `${field} of ${label}`);
        for (const row of numbers) assert.equal(row.length, columns.length, `${field} of ${label}`);
        for (const number of numbers.flat()) assert.equal(typeof number, "number");
        if (!(field in trace)) continue;
        const [row, column] = [rows.length - 1, columns.length - 1];
        assert.equal(numbers[row][column], numberAt(trace, field, head, [row, column]).value);
      }
    }
  }
});

test("the Markdown of the lesson says what is computed and has a table for each matrix", () => {
  const text = markdown(lesson.example, lesson.scene, ROW);
  assert.match(
    text,
    /^# sous la table\n\noutput = softmax\(Q Kᵀ × scale ÷ temperature \+ mask\) V\n/,
  );
  assert.match(text, /## Queries\n\n\| {2}\| noun \| verb \| place \| article \| gender \|\n/);
  assert.match(text, /\n\| sous \| 0\.10 \| 0\.20 \| 1\.50 \| 0\.20 \| −0\.10 \|\n/);
  assert.match(
    text,
    /## Weights\n\n.*\n.*\n\| sous \| 0\.12 \| 0\.14 \| 0\.50 \| 0\.12 \| 0\.11 \|/,
  );
  for (const title of ["Keys", "Values", "Scores", "Exponentials", "Output"]) {
    assert.ok(text.includes(`## ${title}\n`), title);
  }
});

test("a setting that changes something is in the Markdown, with its number", () => {
  const said = (changes) => {
    const input = { ...lesson.example.input, ...changes };
    const example = { ...lesson.example, input };
    return markdown(example, sceneOf(example, core.trace(input)), ROW);
  };
  assert.match(said({ scoring: "scaled-dot" }), /multiplied by 0\.45, .* temperature 1\.00/);
  assert.match(said({ temperature: 0.5 }), /multiplied by 1\.00 and .* temperature 0\.50/);
  assert.match(said({ softCap: 3 }), /stays within 3\.00 of zero/);
  assert.match(said({ scoring: "cosine" }), /cosine of the angle/);
  assert.match(said({ mask: "causal" }), /mask hides/);
  assert.match(said({ mask: { window: 2 } }), /not near it/);
  assert.match(said({ mask: "causal" }), /## Masked scores[\s\S]*−∞/);
  assert.doesNotMatch(said({}), /mask hides|multiplied/);
});

test("a table of Markdown keeps its columns, and its names their text", () => {
  for (const name of HOSTILE_NAMES) {
    const { example, scene } = renamed(name);
    const text = markdown(example, scene, ROW);
    // With its escaped characters out of sight, nothing of a name is markup.
    const bare = text.replace(/\\[\\`*_[\]<>#|~&$]/g, "x");
    assert.doesNotMatch(bare, /[`*<>~$\\]|\]\(/);
    for (const line of bare.split("\n")) {
      if (line.startsWith("|")) assert.ok([6, 7].includes(line.split("|").length - 1), line);
    }
  }
});

/** The depth of braces never goes below nothing, and ends there. */
function assertBalanced(text, label) {
  let depth = 0;
  for (const sign of text.replace(/\\./gs, "").match(/[{}]/g) ?? []) {
    depth += sign === "{" ? 1 : -1;
    assert.ok(depth >= 0, label);
  }
  assert.equal(depth, 0, label);
}

/** Environments end in the order in which they began, and no cell is outside one. */
function assertNested(text, label) {
  const open = [];
  for (const [, verb, name] of text.matchAll(/\\(begin|end)\{([a-z*]+)\}/g)) {
    if (verb === "begin") open.push(name);
    else assert.equal(open.pop(), name, label);
  }
  assert.deepEqual(open, [], label);
}

test("the LaTeX of every example is well formed: braces, environments, columns", () => {
  for (const { label, example, scene, trace } of kinds) {
    for (let query = 0; query < trace.mask.shape[0]; query += 1) {
      const text = latex(example, scene, { head: 0, query });
      assertBalanced(text, label);
      assertNested(text, label);
      assert.doesNotMatch(text, /NaN|undefined|\u2212|∞/, label);
      for (const [, columns, body] of text.matchAll(
        /\\begin\{array\}\{r\|(r+)\}\n([\s\S]*?)\\end/g,
      )) {
        for (const row of body.split("\\\\")) {
          assert.equal(row.split("&").length, columns.length + 1, label);
        }
      }
    }
  }
});

/** What LaTeX prints for a text; it fails where a character would do something else. */
function printedByLatex(text) {
  const names = { backslash: "\\", asciitilde: "~", asciicircum: "^", less: "<", greater: ">" };
  Object.assign(names, { bar: "|", quotedbl: '"' });
  const printed = text.replace(
    /\\text([a-z]+)\{\}|\\([{}$&#%_])|[\\{}$&#%_^~]/g,
    (all, name, escaped) => {
      const meant = name ? names[name] : escaped;
      assert.ok(meant !== undefined, `${all} in ${text}`);
      return meant;
    },
  );
  return printed;
}

test("names stay names in LaTeX", () => {
  for (const name of HOSTILE_NAMES) {
    const { example, scene } = renamed(name);
    const text = latex(example, scene, ROW);
    assertBalanced(text, name);
    assertNested(text, name);
    assert.ok(text.includes(`\\text{${texText(name)}}`));
    assert.equal(printedByLatex(texText(name)), name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, " "));
    assert.equal(text.match(/\\end\{document\}/g).length, 1);
  }
});

test("the worked row of the lesson is its arithmetic, line by line", () => {
  const text = workedRow(lesson.scene, ROW).join("\n");
  for (const line of [
    "s_{1} &= 0.1 \\cdot 1 + 0.2 \\cdot 0 + 1.5 \\cdot 0 + 0.2 \\cdot 0 + (-0.1) \\cdot 0 = 0.1 && \\text{chat}",
    "m = 1.5",
    "e_{1} &= \\exp(0.1 - 1.5) \\approx 0.246597 && \\text{chat}",
    "e_{3} &= \\exp(1.5 - 1.5) = 1 && \\text{sous}",
    "Z &= 0.246597 + 0.272532 + 1 + 0.246597 + 0.22313 \\approx 1.98886",
    "w_{3} &= 1 / 1.98886 \\approx 0.502802 && \\text{sous}",
    "o_{1} &= 0.123989 \\cdot 1 + 0.137029 \\cdot 0.1 + 0.502802 \\cdot 0 + 0.123989 \\cdot 0 + 0.11219 \\cdot (-0.9) \\approx 0.0367211 && \\text{animal}",
  ]) {
    assert.ok(text.includes(line), line);
  }
});

test("a row that sees nothing says so in LaTeX, without a division by nothing", () => {
  const { example, scene, trace } = kinds.find(({ trace }) => trace.rowIsEmpty.data.includes(1));
  const at = trace.rowIsEmpty.data.indexOf(1);
  const queries = trace.mask.shape[0];
  const row = { head: Math.floor(at / queries), query: at % queries };
  const text = latex(example, scene, row);
  assert.match(text, /sees no key/);
  assert.doesNotMatch(text, /\/ 0\b/);
});

test("a file's name is plain, whatever its example is called", () => {
  assert.equal(fileName({ name: "sous-la-table" }, "step-3", "svg"), "sous-la-table-step-3.svg");
  for (const name of [...HOSTILE_NAMES, "", "../../x", "…", "x".repeat(900), "CON"]) {
    assert.match(fileName({ name }, "weights", "csv"), /^[a-z0-9][a-z0-9-]{0,48}\.csv$/);
  }
});
