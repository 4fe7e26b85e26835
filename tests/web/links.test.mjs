// Links hold the whole state, stay short, open for ever, and are harmless whatever they hold.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { deflateRawSync } from "node:zlib";
import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const {
  documentOf,
  stateFrom,
  keptOf,
  readKept,
  linkOf,
  readLink,
  stateOf,
  scenarios,
  sceneOf,
  timeline,
  describe,
  wordParts,
  propertiesThat,
} = await load(`
    export * from "./keep/document.js";
    export * from "./keep/kept.js";
    export * from "./keep/link.js";
    export * from "./scenarios.js";
    export * from "./properties.js";
    export { stateOf } from "./state.js";
    export { timeline } from "./figures/three-stages/timeline.js";
    export { describe } from "./figures/three-stages/describe.js";
    export { wordParts } from "./words.js";
  `);
const core = await loadCore();
const VIEWS = ["three-stages", "heat-map", "lines", "plane"];
const KEPT = ["example", ...propertiesThat("isKept")];

const link = (state) => linkOf(documentOf(state));
const open = (text) => stateFrom(readLink(text), core, VIEWS);
const kept = (state) => Object.fromEntries(KEPT.map((name) => [name, state[name]]));

/** Park and Miller's generator: the same numbers in every run. */
function generator(seed) {
  let at = seed;
  const next = () => (at = (at * 16807) % 2147483647) / 2147483647;
  return { next, below: (limit) => Math.floor(next() * limit) };
}

/** An example with other numbers of two decimals in every cell. */
function exampleOf(rows, width, { next }) {
  const table = () =>
    Array.from({ length: rows }, () =>
      Array.from({ length: width }, () => Number((next() * 20 - 10).toFixed(2))),
    );
  const names = Array.from({ length: rows }, (_, at) => `token${at}`);
  const dimensions = Array.from({ length: width }, (_, at) => `d${at}`);
  return {
    name: "own",
    languages: { queries: "en", keys: "en", values: "en" },
    tokens: { queries: names, keys: names, values: names },
    dimensions: { keys: dimensions, values: dimensions },
    input: { queries: table(), keys: table(), values: table(), scoring: "dot", temperature: 0.7 },
  };
}

const changed = (example) => ({
  ...stateOf(example),
  orientation: "columns",
  view: "heat-map",
  selection: { query: 1, head: 0 },
  moment: 2.5,
  speed: 0.5,
});

test("a link opens to the state that it was made of, all of it", () => {
  const random = generator(3);
  const example = exampleOf(6, 4, random);
  const target = example.input.queries.map(() => [1, 0, 0, 0, 0, 0]);
  const pinned = exampleOf(6, 4, random);
  const state = { ...changed(example), target, pinned };
  assert.deepEqual(open(link(state)), { state, notices: [] });
});

test("a state of 6 tokens and 4 dimensions makes a link under 600 characters", () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const { length } = link(changed(exampleOf(6, 4, generator(seed))));
    assert.ok(length < 600, `${length} characters with seed ${seed}`);
  }
});

test("an example of the page makes a link under 40 characters", () => {
  for (const example of scenarios) assert.ok(link(stateOf(example)).length < 40, example.name);
});

test("links of version 1 open to what they were made of, for ever", () => {
  const fixtures = new URL("../fixtures/links-v1.json", import.meta.url);
  for (const { link, state } of JSON.parse(readFileSync(fixtures, "utf8"))) {
    const opened = open(link);
    assert.deepEqual(kept(opened.state), state);
    assert.deepEqual(opened.notices, []);
  }
});

test("words in any script come back as they were", () => {
  const example = exampleOf(2, 1, generator(5));
  example.tokens = { queries: ["猫", "🐈"], keys: ["قطة", "mèo"], values: ["кошка", "a&b#c"] };
  assert.deepEqual(open(link(stateOf(example))).state.example, example);
});

test("what the address keeps of an example opens again, whatever its size", () => {
  for (const [rows, width] of [
    [2, 1],
    [20, 10],
    [64, 64],
  ]) {
    const { next } = generator(6);
    const state = changed(exampleOf(rows, width, { next }));
    state.example.input.keys = state.example.input.keys.map((row) =>
      row.map(() => Math.fround(next())),
    );
    state.example = JSON.parse(JSON.stringify(state.example)); // which has no negative zero
    for (const room of [100, 2000]) {
      const { hash, text } = keptOf(state, room);
      assert.ok(hash.length <= room);
      assert.equal(hash === "", text !== null);
      const again = stateFrom(readKept(text ?? hash), core, VIEWS);
      assert.deepEqual(again, { state, notices: [] });
    }
  }
});

test("of more words than the figure shows the address keeps nothing", () => {
  const state = changed(exampleOf(65, 1, generator(7)));
  assert.deepEqual(keptOf(state, 2000), { hash: "", text: null });
});

test("a link that is cut anywhere is said to be damaged", () => {
  const whole = link(changed(exampleOf(6, 4, generator(9))));
  for (let length = 3; length < whole.length; length += 1) {
    assert.throws(() => readLink(whole.slice(0, length)), /damaged or cut short/);
  }
});

test("a link of a later version is said to be newer", () => {
  assert.throws(() => readLink("s2.abcd"), /newer version/);
});

/** A link of version 1 around any bytes, with the right checksum: of FNV-1a's own definition. */
function linkAround(json) {
  const bytes = Buffer.from(json);
  let hash = 2166136261n;
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * 16777619n) % 2n ** 32n;
  const check = Buffer.alloc(4);
  check.writeUInt32BE(Number(hash));
  return `s1.${Buffer.concat([check, deflateRawSync(bytes, { level: 9 })]).toString("base64url")}`;
}

test("a link packed by another library, without the dictionary, opens too", () => {
  const state = stateOf(scenarios[1]);
  assert.deepEqual(open(linkAround(JSON.stringify(documentOf(state)))).state, state);
});

test("a small link that unpacks to forty megabytes is refused at once", () => {
  const packed = deflateRawSync(Buffer.alloc(40e6, "["), { level: 9 });
  const bomb = `s1.${Buffer.concat([Buffer.alloc(4), packed]).toString("base64url")}`;
  assert.ok(bomb.length < 65536);
  assert.throws(() => readLink(bomb), /more than a link may/);
  assert.throws(() => readLink(`s1.${"A".repeat(70000)}`), /more than a link may/);
});

test("lists in lists, ten thousand deep, are refused", () => {
  const deep = `{"tokens":${"[".repeat(10000)}${"]".repeat(10000)},"input":{}}`;
  assert.throws(() => open(linkAround(deep)), /^Error: tokens: should be an object/);
});

test("names of JavaScript's own are names like others", () => {
  for (const name of ["__proto__", "constructor", "toString"]) {
    const document = JSON.parse(`{"tokens":{"queries":["a"],"keys":["b"]},"input":{"queries":[[1]],
      "keys":[[1]],"values":[[1]],"vocabulary":{"${name}":[1]}}}`);
    const trace = core.trace(stateFrom(document, core, VIEWS).state.example.input);
    assert.deepEqual(trace.words, [name]);
    const text = JSON.stringify(document).replace('"input"', `"${name}":1,"input"`);
    assert.throws(() => open(linkAround(text)), new RegExp(`no property named “${name}”`));
  }
});

/** The texts of a state's whole timeline. */
function read({ example, selection }) {
  const scene = sceneOf(example, core.trace(example.input));
  const chosen = { ...selection, term: null };
  const steps = timeline(scene, selection);
  for (const at of [0, steps.length - 1]) {
    const { id, args } = describe(scene, at, chosen);
    wordParts(id, args);
  }
}

/** Opens a link; what is wrong with it must be said in words. */
function tried(text) {
  try {
    read(open(text).state);
    return true;
  } catch (error) {
    assert.match(error.message, /^(?!.*(undefined|NaN|\[object)).{10,400}$/s);
    assert.equal(error.constructor.name, "Problem", error.stack);
    return false;
  }
}

const SEEDS = [...scenarios.map(stateOf), changed(exampleOf(6, 4, generator(21)))];

test("five thousand links with changed letters are opened or refused in words", () => {
  const random = generator(11);
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.%#/ \u00e9";
  const links = SEEDS.map(link);
  for (let times = 0; times < 5000; times += 1) {
    const text = [...links[times % links.length]];
    for (let changes = 1 + random.below(3); changes > 0; changes -= 1) {
      const at = random.below(text.length);
      const letter = letters[random.below(letters.length)];
      text.splice(at, random.below(3), ...(random.below(2) ? [letter] : []));
    }
    tried(text.join(""));
  }
});

const HOSTILE = [
  ...[
    null,
    -1,
    0,
    1e308,
    -1e308,
    1e-320,
    0.5,
    513,
    true,
    "",
    "x",
    "-inf",
    "\u0000",
    "x".repeat(70),
  ],
  ...[[], [[]], [[[]]], {}, [null], [[1e308]], { __proto__: null }, { length: 5 }],
];

test("five thousand links around changed examples are opened or refused in words", () => {
  const random = generator(12);
  const documents = SEEDS.map((state) => JSON.stringify(documentOf(state)));
  let opened = 0;
  for (let times = 0; times < 5000; times += 1) {
    const document = JSON.parse(documents[times % documents.length]);
    for (let changes = 1 + random.below(2); changes > 0; changes -= 1) change(document, random);
    opened += tried(linkAround(JSON.stringify(document))) ? 1 : 0;
  }
  assert.ok(opened > 200 && opened < 4000, `${opened} of 5000 opened`);
});

/** Changes, adds, doubles or removes something at a random depth. */
function change(value, random) {
  const names = Object.keys(value);
  const name = names[random.below(names.length)] ?? "more";
  const part = value[name];
  if (part && typeof part === "object" && random.below(5) > 0) return change(part, random);
  const something = HOSTILE[random.below(HOSTILE.length)];
  const kinds = [
    () => (value[name] = something),
    () => (Array.isArray(value) ? value.push(something) : (value[`${name}x`] = something)),
    () => (Array.isArray(value) ? value.splice(Number(name), 1) : delete value[name]),
    () => (Array.isArray(value) ? value.push(part) : (value[name] = [part])),
    () => (value[name] = random.next() * 10),
  ];
  return kinds[random.below(kinds.length)]();
}
