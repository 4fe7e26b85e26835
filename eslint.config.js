// ESLint's rules, among them the house's own: the page shows numbers and computes none.

import js from "@eslint/js";
import globals from "globals";

/** A number of the trace: `number.value` of tensor.js, or an element of a tensor's `data`. */
const TRACE_NUMBERS = [
  "MemberExpression[computed=false][property.name='value']",
  "MemberExpression[computed=true][object.property.name='data']",
];
const TRACE_NUMBER = `:matches(${TRACE_NUMBERS.join(",")})`;

const NO_ARITHMETIC = "The page does no attention arithmetic: show a field of the trace instead.";
const FUNCTIONS =
  "/^(exp|expm1|log|log1p|log2|log10|sqrt|cbrt|pow|hypot|sinh|cosh|tanh|asinh|acosh|atanh)$/";

/**
 * What would be attention computed in the page. Numbers that pass through other names escape these
 * rules: the browser tests compare every printed number with its trace field.
 */
const arithmetic = [
  `MemberExpression[object.name='Math'][property.name=${FUNCTIONS}]`,
  `MemberExpression[object.name='Math'][property.value=${FUNCTIONS}]`,
  "MemberExpression[object.name='Math'][computed=true][property.type!='Literal']",
  ":matches(VariableDeclarator[init.name='Math'], AssignmentExpression[right.name='Math'])",
  ":matches(BinaryExpression[operator='**'], AssignmentExpression[operator='**='])",
  "CallExpression[callee.property.name=/^reduce(Right)?$/]",
  `AssignmentExpression[operator=/^[-+*/]=$/] > ${TRACE_NUMBER}.right`,
  `AssignmentExpression[operator=/^[-+*/]=$/] > BinaryExpression.right ${TRACE_NUMBER}`,
  `BinaryExpression[operator=/^[-+]$/] > ${TRACE_NUMBER}`,
  ...TRACE_NUMBERS.map(
    (left) =>
      `BinaryExpression[operator=/^[*/]$/]:has(> ${left}.left):has(> ${TRACE_NUMBER}.right)`,
  ),
  // A trace number taken apart: `const { value } = number`.
  "AssignmentExpression[operator=/^[-+*/]=$/] > Identifier.right[name='value']",
  "BinaryExpression[operator=/^[-+]$/] > Identifier[name='value']",
  "ForOfStatement[right.property.name='data'] AssignmentExpression[operator=/^[-+*/]=$/]",
  "MemberExpression[property.name='Math']",
].map((selector) => ({ selector, message: NO_ARITHMETIC }));

const NO_MARKUP = "Text from outside must not become markup: use a Lit template.";

/** What would let text become code or markup, or make two runs differ. */
const unsafe = [
  { selector: "MemberExpression[property.name=/^(inner|outer)HTML$/]", message: NO_MARKUP },
  { selector: "MemberExpression[property.name='insertAdjacentHTML']", message: NO_MARKUP },
  { selector: "MemberExpression[property.name=/^(setHTMLUnsafe|srcdoc)$/]", message: NO_MARKUP },
  { selector: "Identifier[name=/^unsafe(HTML|SVG|MathML|CSS|Static)$/]", message: NO_MARKUP },
  {
    selector: "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
    message: NO_MARKUP,
  },
  {
    selector: "TemplateElement[value.raw=/(^|[\\s\"'])style=/]",
    message: "A strict content security policy refuses style attributes: bind `.style=${...}`.",
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: "Every number on the page is computed: nothing is random.",
  },
];

export default [
  { ignores: ["build/", "node_modules/"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-eval": "error",
      "no-implied-eval": "error",
      "no-new-func": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
  {
    files: ["web/**/*.js"],
    languageOptions: { globals: globals.browser },
    rules: { "no-restricted-syntax": ["error", ...unsafe, ...arithmetic] },
  },
  {
    // The headless API also runs in Node, and hands on what the core computed.
    files: ["web/core/**/*.js"],
    languageOptions: { globals: globals["shared-node-browser"] },
    rules: { "no-restricted-syntax": ["error", ...unsafe] },
  },
  {
    files: ["scripts/**/*.mjs", "tests/**/*.{js,mjs}"],
    languageOptions: { globals: globals.node },
  },
  {
    // Browser tests hand functions to the page.
    files: ["tests/browser/**/*.{js,mjs}"],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    // Emscripten 3.1.6 reads these as scripts and loses library functions in a shorter notation.
    files: ["wasm/**/*.js"],
    languageOptions: { sourceType: "script", globals: globals["shared-node-browser"] },
    rules: { "object-shorthand": "off" },
  },
];
