// What may be opened: the schema, the names beside the numbers, and what is said of the rest.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { Ajv } from "ajv";
import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const { documentOf, stateFrom, stateOf, scenarios, textOf, parsed, validate } = await load(`
    export * from "./keep/document.js";
    export * from "./keep/text.js";
    export * from "./scenarios.js";
    export { stateOf } from "./state.js";
    export { default as validate } from "scenario-validator";
  `);
const core = await loadCore();
const VIEWS = ["three-stages", "heat-map"];
const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const schema = JSON.parse(read("web/schema/scenario.schema.json"));

const open = (document) => stateFrom(document, core, VIEWS);
const refusal = (document) => {
  try {
    open(document);
  } catch (error) {
    return error.message;
  }
  return assert.fail("it was opened");
};

/** The smallest document there is. */
const small = (changes = {}) => ({
  tokens: { queries: ["a"], keys: ["b", "c"] },
  input: { queries: [[1, 2]], keys: [[1, 0], [0, 1]], values: [[3], [4]], ...changes }, // prettier-ignore
});

test("the published schema is the page's own, and one that others understand", () => {
  assert.equal(read("build/site/scenario.schema.json"), read("web/schema/scenario.schema.json"));
  assert.ok(new Ajv({ strict: false }).validateSchema(schema));
  for (const { title, description } of Object.values(schema.properties)) {
    assert.ok(title && description);
  }
});

test("every example of the page is one by the schema, and opens as it is", () => {
  for (const example of scenarios) {
    const state = stateOf(example);
    assert.deepEqual(open(JSON.parse(JSON.stringify(example))), { state, notices: [] });
    assert.deepEqual(open(documentOf(state)).state, state);
  }
});

test("the schema's own examples open", () => {
  for (const example of schema.examples) assert.deepEqual(open(example).notices, []);
});

test("the compiled schema and ajv's own agree about a hundred broken examples", () => {
  const byAjv = new Ajv({ strict: false }).compile(schema);
  const broken = [null, "x", -1, 1.5, [], {}, [[]], "x".repeat(700), true];
  const places = (value, path = []) =>
    value && typeof value === "object"
      ? [path, ...Object.keys(value).flatMap((name) => places(value[name], [...path, name]))]
      : [path];
  const document = documentOf({ ...stateOf(scenarios[3]), orientation: "columns" });
  for (const [at, path] of places(document).slice(1, 101).entries()) {
    const copy = structuredClone(document);
    let owner = copy;
    for (const name of path.slice(0, -1)) owner = owner[name];
    owner[path.at(-1)] = broken[at % broken.length];
    assert.equal(validate(copy), byAjv(copy), `${path.join(".")} ${JSON.stringify(copy)}`);
  }
});

test("what an example leaves out is made up: names are counted, words are English", () => {
  const { state } = open(small());
  assert.deepEqual(state.example.dimensions, { keys: ["1", "2"], values: ["1"] });
  assert.deepEqual(state.example.tokens.values, ["b", "c"]);
  assert.equal(state.example.languages.keys, "en");
});

const REFUSED = [
  ["a number where a row belongs", small({ keys: [[1, 0], 3] }), "input.keys[1]: should be a list of numbers."],
  ["a text where a number belongs", small({ keys: [[1, 0], [0, "x"]] }), "input.keys[1][1]: should be a number."],
  ["a number where a table belongs", small({ values: 3 }), "input.values: should be a list of rows, each a list of numbers."],
  ["a property that is not known", { ...small(), color: 1 }, "the file: there is no property named “color”."],
  ["one inside the input", small({ topK: 1 }), "input: there is no property named “topK”."],
  ["a table that is missing", { ...small(), input: { queries: [[1]], keys: [[1]] } }, "input: “values” is missing."],
  ["an unknown scoring", small({ scoring: "max" }), "input.scoring: should be dot, scaled-dot, cosine."],
  ["an unknown mask", small({ mask: "all" }), "input.mask: should be none, causal."],
  ["a temperature of zero", small({ temperature: 0 }), "input.temperature: should be > 0."],
  ["a name without a letter", { ...small(), tokens: { queries: [""], keys: ["b", "c"] } }, "tokens.queries[0]: is empty."],
  ["a name that is too long", { ...small(), name: "x".repeat(65) }, "name: is longer than 64 characters."],
  ["names as one text", { ...small(), tokens: { queries: "a", keys: ["b"] } }, "tokens.queries: should be a list of names."],
  ["too many heads", small({ heads: 9 }), "input.heads: should be <= 8."],
  ["too few words", { ...small(), tokens: { queries: ["a"], keys: ["b"] } }, "tokens.keys: has 1 entries where 2 are needed."],
  ["a list", [], "the file: should be an object with named properties."],
  ["nothing", null, "the file: should be an object with named properties."],
  ["a later version", { ...small(), version: 2 }, "This was made by a newer version of this page."],
  ["a stage twice", { ...small(), stages: ["softmax", "softmax"] }, "stages: should be softmax."],
]; // prettier-ignore

for (const [what, document, message] of REFUSED) {
  test(`${what} is refused by place and what would be right`, () => {
    assert.equal(refusal(document), message);
  });
}

test("the core refuses what the schema cannot know, in its own words", () => {
  const message = refusal(small({ keys: [[1], [2]] }));
  assert.match(message, /^input cannot be computed: keys has 1 column, queries has 2/);
});

test("513 words are too many", () => {
  const tokens = { queries: Array(513).fill("a"), keys: ["b", "c"] };
  assert.equal(refusal({ ...small(), tokens }), "tokens.queries: should be at most 512.");
});

test("a view, a speed and a query that this page does not know give way with a notice", () => {
  const state = { view: "spiral", speed: 3, selection: { query: 7 }, orientation: "columns" };
  const opened = open({ ...small(), state });
  assert.equal(opened.state.view, "three-stages");
  assert.equal(opened.state.speed, 1);
  assert.deepEqual(opened.state.selection, { query: 0, head: 0 });
  assert.equal(opened.state.orientation, "columns");
  assert.equal(opened.notices.length, 3);
  assert.match(opened.notices[0], /view "spiral"/);
});

test("a mask that hides by minus infinity is saved and read back, which JSON alone cannot", () => {
  const { state } = open(small({ mask: { bias: [[0.5, "-inf"]] } }));
  assert.deepEqual(state.example.input.mask.bias, [[0.5, -Infinity]]);
  assert.deepEqual(open(parsed(textOf(documentOf(state)))).state, state);
});

test("a saved file says what it is, and has each row of numbers on a line", () => {
  const text = textOf(documentOf(stateOf(scenarios[0])));
  assert.match(text, /^\{\n {2}"\$schema": "attention-playground\/scenario",\n {2}"version": 1,/);
  assert.match(text, /^ {6}\[0\.1, 0\.2, 1\.5, 0\.2, -0\.1\],$/m);
  assert.deepEqual(open(parsed(text)).state, stateOf(scenarios[0]));
});

test("text in a file stays as it is written, brackets and spaces too", () => {
  const tokens = { queries: ['[ "a",  ]'], keys: ["{\n  }", "[\n  x"] };
  const { state } = open({ ...small(), tokens });
  assert.deepEqual(open(parsed(textOf(documentOf(state)))).state.example.tokens.keys, tokens.keys);
});

test("no JSON is said to be none", () => {
  assert.throws(() => parsed("{"), /^Error: This is not the text of an example: /);
});

test("a target that no longer fits its example is left out, with a notice", () => {
  for (const target of [
    [[1]],
    [
      [0.5, 0.5],
      [1, 0],
    ],
    [[0.2, 0.3, 0.5]],
  ]) {
    const { state, notices } = open({ ...small(), state: { target } });
    assert.equal(state.target, null);
    assert.equal(notices.length, 1);
    assert.match(notices[0], /target/);
  }
});
