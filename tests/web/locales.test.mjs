// Holds the page's code and its words together: every message that the code names is written, and
// every written message is named; and holds the languages together, message by message.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import ts from "typescript";

const web = join(dirname(fileURLToPath(import.meta.url)), "../../web");

/** The parts of the page's words: a file in each language. @type {Record<"en" | "fr", string>[]} */
const parts = filesIn(web, "en.ftl").map((en) => ({
  en,
  fr: en.replace(/en\.ftl$/, "fr.ftl"),
}));

/** Functions whose first argument is the id of a message. */
const WORD_FUNCTIONS = new Set(["words", "wordParts"]);

/** Functions whose first argument is what ids begin with. */
const PREFIX_FUNCTIONS = new Set(["nameOf"]);

/** What an id looks like. */
const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** In a pattern of ids, the place of what the code puts in. */
const HOLE = "([a-z0-9-]+)";

/** Every file under a folder whose name ends so. */
function filesIn(folder, ending) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path, ending);
    return entry.name.endsWith(ending) ? [path] : [];
  });
}

/**
 * What the code says about ids: `named` are those it hands to a word function or writes as `id:`,
 * each with its place; `texts` is every string; `patterns` fit ids put together in a template.
 */
function readCode() {
  const named = [];
  const texts = new Set();
  const patterns = [];

  const visit = (node, source) => {
    if (ts.isStringLiteralLike(node)) {
      texts.add(node.text);
    } else if (ts.isTemplateExpression(node)) {
      const pieces = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
      // A template says which ids it may make only where it has a fixed part of its own.
      const fixed = pieces.join("");
      if (/^[a-z0-9-]+$/.test(fixed) && /[a-z]/.test(fixed)) {
        patterns.push(new RegExp(`^${pieces.join(HOLE)}$`));
      }
    }
    const prefix = firstText(node, PREFIX_FUNCTIONS);
    if (prefix) patterns.push(new RegExp(`^${prefix.text}-${HOLE}$`));
    const id = idIn(node);
    if (id) {
      const { line } = source.getLineAndCharacterOfPosition(id.getStart(source));
      named.push({ id: id.text, place: `${relative(web, source.fileName)}:${line + 1}` });
    }
    ts.forEachChild(node, (child) => visit(child, source));
  };

  for (const file of filesIn(web, ".js")) {
    const text = readFileSync(file, "utf8");
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
    visit(source, source);
  }
  for (const file of filesIn(join(web, "scenarios"), ".json")) {
    JSON.parse(readFileSync(file, "utf8"), (key, value) => {
      if (typeof value === "string") texts.add(value);
      return value;
    });
  }
  return { named, texts, patterns };
}

/** The first argument of a call to one of these functions, where it is a literal text. */
function firstText(node, functions) {
  if (!ts.isCallExpression(node)) return undefined;
  const callee = node.expression;
  if (!functions.has((ts.isPropertyAccessExpression(callee) ? callee.name : callee).text))
    return undefined;
  const [first] = node.arguments;
  return first && ts.isStringLiteralLike(first) ? first : undefined;
}

/** The literal that names a message in `words("id")` or `{ id: "id", args }`, if this node is one. */
function idIn(node) {
  if (!ts.isPropertyAssignment(node)) return firstText(node, WORD_FUNCTIONS);
  const siblings = node.parent.properties.map((property) => property.name?.getText());
  if (node.name.getText() !== "id" || !siblings.includes("args")) return undefined;
  return ts.isStringLiteralLike(node.initializer) ? node.initializer : undefined;
}

/** @type {(file: string) => {id: string, value: any}[]} */
const messagesOf = (file) => new FluentResource(readFileSync(file, "utf8")).body;

/** The ids of a Fluent file. */
const idsOf = (file) => messagesOf(file).map(({ id }) => id);

const englishIds = parts.flatMap(({ en }) => idsOf(en));

test("every message that the code names is written", () => {
  const written = new Set(englishIds);
  const missing = readCode().named.filter(({ id }) => !written.has(id));
  assert.deepEqual(missing, []);
});

test("every written message is named in the code", () => {
  const { texts, patterns } = readCode();
  for (const { en } of parts) {
    // Messages and terms that other messages refer to are used, too.
    const references = readFileSync(en, "utf8").match(/\{\s*-?[a-z][a-z0-9-]*\s*[}(.]/g) ?? [];
    for (const reference of references) texts.add(reference.replace(/[^a-z0-9-]|^\{\s*/g, ""));
  }
  // What is put into an id is a text of the code or of an example, too.
  const kebab = (text) =>
    text.replaceAll("_", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const pieces = [...new Set([...texts].map(kebab))].filter((piece) => ID.test(piece));
  const piece = `(?:${pieces.join("|")})`;
  const made = patterns.map(({ source }) => new RegExp(source.replaceAll(HOLE, piece)));
  const unused = englishIds.filter((id) => !texts.has(id) && !made.some((one) => one.test(id)));
  assert.deepEqual(unused, []);
});

/** Lists of names of dimensions in the code of figures: what is called `dimensions` or `meanings`. */
function dimensionsInCode() {
  const names = new Set();
  const visit = (node) => {
    const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node);
    const list = isNamed && /^(dimensions|meanings)$/.test(node.name.getText()) && node.initializer;
    if (list && ts.isArrayLiteralExpression(list)) {
      for (const { text } of list.elements.filter(ts.isStringLiteralLike)) names.add(text);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of filesIn(join(web, "figures"), ".js")) {
    const text = readFileSync(file, "utf8");
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true));
  }
  return names;
}

test("every word that names a dimension of our own is written", () => {
  const names = dimensionsInCode();
  for (const file of filesIn(join(web, "scenarios"), ".json")) {
    const { stages, dimensions } = JSON.parse(readFileSync(file, "utf8"));
    if (stages && !stages.includes("weighted_sum")) continue; // its dimensions are not shown
    for (const name of Object.values(dimensions).flat(2)) names.add(name);
  }
  const written = new Set(englishIds);
  const words = [...names].filter((name) => /[a-z]/.test(name));
  assert.ok(words.length > 10);
  assert.deepEqual(
    words.filter((name) => !written.has(`dimension-${name}`)),
    [],
  );
});

test("no message is in two parts", () => {
  assert.deepEqual(
    englishIds.filter((id, at) => englishIds.indexOf(id) !== at),
    [],
  );
});

test("every file of words belongs to a part", () => {
  const known = parts.flatMap(({ en, fr }) => [en, fr]);
  assert.deepEqual(filesIn(web, ".ftl").sort(), known.sort());
});

for (const file of filesIn(web, ".ftl")) {
  test(`${relative(web, file)} has every message once, well formed`, () => {
    const text = readFileSync(file, "utf8");
    const ids = idsOf(file);
    for (const id of ids) assert.ok(ID.test(id.replace(/^-/, "")), `the id ${id}`);
    // The parser skips what it cannot read, and a bundle says what comes twice.
    const lines = text.match(/^-?[a-zA-Z][\w-]*(?=\s*=)/gm) ?? [];
    assert.deepEqual(ids, lines);
    assert.deepEqual(new FluentBundle("en").addResource(new FluentResource(text)), []);
  });
}

/** The texts and the names of the variables in a pattern, in its variants too. */
function contentOf(pattern) {
  const texts = [];
  const variables = new Set();
  const visit = (node) => {
    if (typeof node === "string") texts.push(node);
    else if (Array.isArray(node)) node.forEach(visit);
    else if (node?.type === "var") variables.add(node.name);
    else if (node?.type === "select") {
      visit(node.selector);
      for (const { value } of node.variants) visit(value);
    }
  };
  visit(pattern);
  return { texts, variables: [...variables].sort() };
}

/** What reads alike in both languages: words, signs, formats, and sentences that are examples. */
const ALIKE = new Set([
  ...[
    "softmax",
    "score",
    "scores",
    "score|scores",
    "dimension",
    "distance",
    "cos",
    "exp",
    "\u2212 max",
  ],
  ...["article", "animal", "action", "pause", "csv", "tsv", "json"],
  ...["sous la table", "the cat sat on the mat", "the black cat sat"],
]);

/** Words of English that are no words of French. */
const ENGLISH = /\b(the|of|and|is|are|this|with|which)\b/i;

for (const { en, fr } of parts) {
  const name = relative(web, fr);
  const english = messagesOf(en);
  const french = new Map(messagesOf(fr).map(({ id, value }) => [id, contentOf(value)]));
  const both = () =>
    english.map(({ id, value }) => ({ id, en: contentOf(value), fr: french.get(id) }));

  test(`${name} has the messages of ${relative(web, en)}`, () => {
    assert.deepEqual([...french.keys()].sort(), english.map(({ id }) => id).sort());
  });

  test(`${name} speaks of what ${relative(web, en)} speaks of`, () => {
    for (const { id, en, fr } of both()) assert.deepEqual(fr?.variables, en.variables, id);
  });

  test(`${name} has nothing left in English`, () => {
    const plain = (texts) => texts.join(" ").trim().toLowerCase();
    const left = both().filter(({ en, fr }) => {
      // What is quoted, « the cat », may be in any language.
      const text = plain(fr?.texts ?? []).replace(/«[^»]*»/g, "");
      if (ALIKE.has(text)) return false;
      return ENGLISH.test(text) || (text === plain(en.texts) && /\p{L}{2}/u.test(text));
    });
    assert.deepEqual(
      left.map(({ id }) => id),
      [],
    );
  });

  test(`${name} is set as French is: narrow spaces before ; : ! ? and inside « »`, () => {
    const wrong = [...french].filter(([, { texts }]) =>
      texts.some((text) => /(?<!\u202f)[;:!?»]|«(?!\u202f)|['"“”]/.test(text)),
    );
    assert.deepEqual(wrong, []);
  });
}
