// Holds ESLint's rules to snippets: the page's code may neither compute attention nor make markup
// of text.

import assert from "node:assert/strict";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const eslint = new ESLint({ cwd: root });

/** The rules that keep text from becoming code. */
const CODE_RULES = ["no-eval", "no-new-func", "no-implied-eval"];

/** What the house's own rules say to a line of code in a file. */
async function lint(code, file = "web/example.js") {
  const [result] = await eslint.lintText(code, { filePath: join(root, file) });
  assert.ok(!result.messages.some((message) => message.fatal), result.messages[0]?.message);
  return result.messages
    .filter(({ ruleId }) => ruleId === "no-restricted-syntax" || CODE_RULES.includes(ruleId))
    .map(({ message }) => message);
}

const ARITHMETIC = [
  "export const f = (x) => Math.exp(x);",
  "export const f = (x) => Math.sqrt(x);",
  "export const f = (x) => Math.pow(x, 2);",
  "export const f = (x) => Math.tanh(x);",
  "export const f = (x) => Math.log(x);",
  "export const f = (x) => Math.cosh(x);",
  'export const f = (x) => Math["exp"](x);',
  "export const f = (x, name) => Math[name](x);",
  "const { exp } = Math; export const f = exp;",
  "const M = Math; export const f = M.exp;",
  "export const f = (x) => x ** 2;",
  "export const f = (x) => { x **= 2; return x; };",
  "export const f = (numbers) => numbers.reduce((sum, x) => sum + x, 0);",
  "let sum = 0; for (const i of [0, 1]) sum += trace.weights.data[i];",
  "let sum = 0; for (const number of row) sum += number.value;",
  "let sum = 0; for (const number of row) sum += number.value * 2;",
  "let sum = 0; for (const number of row) sum = sum + number.value;",
  "export const f = (t, i) => t.queries.data[i] * t.keys.data[i];",
  "export const f = (query, key) => query.value * key.value;",
  "export const f = (exponential, sum) => exponential.value / sum.value;",
  "export const f = (score, max) => score.value - max.value;",
  "let sum = 0; for (const { value } of row) sum += value;",
  "let sum = 0; for (const { value } of row) sum = sum + value;",
  "let sum = 0; for (const x of trace.weights.data) sum += x;",
  "const { sqrt } = globalThis.Math; export const f = sqrt;",
];

const UNSAFE = [
  "eval(text);",
  "export const f = new Function(text);",
  "setTimeout('f()', 10);",
  "element.innerHTML = text;",
  "element.outerHTML = text;",
  "element.insertAdjacentHTML('beforeend', text);",
  "document.write(text);",
  "import { unsafeHTML } from 'lit/directives/unsafe-html.js'; export const f = unsafeHTML;",
  "import { unsafeSVG } from 'lit/directives/unsafe-svg.js'; export const f = unsafeSVG;",
  "export const f = () => Math.random();",
  "export const f = (y) => html`<p style=${y}></p>`;",
  'export const f = (x, y) => html`<p id=${x} style="top: ${y}px"></p>`;',
];

const GOOD = [
  "export const f = (x, width) => Math.max(0, Math.min(x, width)) + width / 2;",
  "export const f = (number, scale, width) => (number.value / scale) * width;",
  "export const f = (number, best) => number.value > best.value;",
  "let y = 0; for (const row of rows) y += row.height; export default y;",
  "export const f = (tensor, offset) => tensor.data[offset];",
  "setTimeout(() => {}, 10);",
  "export const f = (y) => html`<p .style=${y}></p>`;",
];

const isArithmetic = (message) => message.includes("no attention arithmetic");

for (const code of ARITHMETIC) {
  test(`rejected as arithmetic in the page: ${code}`, async () =>
    assert.ok((await lint(code)).some(isArithmetic)));
}

for (const code of UNSAFE) {
  test(`rejected as unsafe in the page: ${code}`, async () =>
    assert.ok((await lint(code)).some((message) => !isArithmetic(message))));
}

for (const code of GOOD) {
  test(`accepted in the page: ${code}`, async () => assert.deepEqual(await lint(code), []));
}

test("the border may compute but not make markup", async () => {
  const border = "web/core/example.js";
  assert.deepEqual(await lint("export const f = (x) => Math.sqrt(x);", border), []);
  assert.notDeepEqual(await lint("element.innerHTML = text;", border), []);
});
