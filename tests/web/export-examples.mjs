// What the tests of exports share: examples of every kind, and names that try to be more than names.

import { loadCore } from "../../build/site/attention-core.js";
import { load } from "./load.mjs";

const { scenarios, sceneOf } = await load('export * from "./scenarios.js";');

export { scenarios, sceneOf };
export const core = await loadCore();

export const HOSTILE_NAMES = [
  'a"]); import os; os.system("true") #',
  "b\nimport os",
  "c\r\nraise SystemExit",
  "d\\",
  '"""',
  "'''\u2028\u2029\u0085\v\f\0",
  "\ud800 \u202e coding: rot13",
  "-*- coding: utf-7 -*-",
  "\\input{/etc/passwd} & 5% of $x_1^2$ #~",
  "=1+1",
  "+cmd|' /C calc'!A0",
  "@SUM(A1)",
  "-2",
  "a,b;c\td",
  '<script>alert("x")</script> [link](javascript:0) `x` | y',
];

/**
 * An example of an input, its names by axis.
 * @param {string} [name] what the example and all its rows and columns are called
 */
export function exampleOf(input, trace, name) {
  const [queries, keys] = trace.mask.shape;
  const names = (start, count) =>
    Array.from({ length: count }, (_, at) => (name === undefined ? `${start}${at}` : name));
  return {
    name: name ?? "example",
    languages: { queries: "en", keys: "en", values: "en" },
    tokens: { queries: names("q", queries), keys: names("k", keys), values: names("v", keys) },
    dimensions: {
      keys: names("c", trace.queries.shape.at(-1)),
      values: names("d", trace.values.shape.at(-1)),
    },
    input,
  };
}

/** Numbers from a fixed sequence. */
function sequence(seed) {
  let state = seed * 7919 + 1;
  const next = () => (state = (state * 48271) % 2147483647) / 2147483647;
  for (let i = 0; i < 5; i += 1) next();
  const below = (count) => Math.floor(next() * count);
  return {
    below,
    pick: (list) => list[below(list.length)],
    number: () => Number((next() * 4 - 2).toFixed(1 + below(12))),
  };
}

const table = (from, rows, columns) =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, from.number));

/** Ready queries, keys and values or a projection, in each way that heads can be given. */
function source(from, { queries, keys, width, valueWidth, heads, groups, way }) {
  const perHead = (count, rows, columns) =>
    way === "axis"
      ? Array.from({ length: count }, () => table(from, rows, columns))
      : table(from, rows, columns * count);
  const settings = way === "split" ? { heads, keyValueHeads: groups } : {};
  if (from.below(2)) {
    return {
      ...settings,
      queries: perHead(heads, queries, width),
      keys: perHead(groups, keys, width),
      values: perHead(groups, keys, valueWidth),
    };
  }
  const model = 2 + from.below(4);
  const context = from.below(2) ? { contextEmbeddings: table(from, keys, model) } : {};
  return {
    ...settings,
    ...context,
    positions: from.pick(["none", "sinusoidal"]),
    embeddings: table(from, context.contextEmbeddings ? queries : keys, model),
    queryProjection: perHead(heads, model, width),
    keyProjection: perHead(groups, model, width),
    valueProjection: perHead(groups, model, valueWidth),
  };
}

function maskOf(from, queries, keys) {
  const cells = (cell) =>
    Array.from({ length: queries }, () => Array.from({ length: keys }, () => cell()));
  return from.pick([
    "none",
    "causal",
    { causal: true, offset: from.below(5) - 2 },
    { window: 1 + from.below(3), offset: from.below(3) },
    { allowed: cells(() => from.below(3) > 0) },
    { allowed: cells(() => 0), causal: true },
    { bias: cells(() => (from.below(4) ? from.number() : -Infinity)) },
    { bias: cells(from.number), causal: true, window: 2, allowed: cells(() => from.below(2)) },
  ]);
}

/** A random input over all settings of the core. */
export function randomInput(seed) {
  const from = sequence(seed);
  const [groups, times] = [1 + from.below(2), 1 + from.below(4)];
  const way = from.pick(["none", "axis", "split"]);
  const sizes = {
    queries: 1 + from.below(5),
    keys: 1 + from.below(6),
    width: 1 + from.below(8),
    valueWidth: 1 + from.below(4),
    ...(way === "none" ? { heads: 1, groups: 1 } : { heads: groups * times, groups }),
    way,
  };
  const input = source(from, sizes);
  const isSelf = input.embeddings && !input.contextEmbeddings;
  const rows = isSelf ? sizes.keys : sizes.queries;
  const joined = sizes.heads * sizes.valueWidth;
  const optional = {
    scoring: from.pick(["dot", "scaled-dot", "cosine"]),
    scale: from.number(),
    temperature: 0.1 + from.below(30) / 10,
    softCap: 0.5 + from.below(8),
    mask: maskOf(from, rows, sizes.keys),
    outputProjection: table(from, joined, 1 + from.below(4)),
  };
  for (const [name, value] of Object.entries(optional)) if (from.below(2)) input[name] = value;
  if (from.below(2)) {
    const width = input.outputProjection?.[0].length ?? joined;
    input.vocabulary = { yes: table(from, 1, width)[0], no: table(from, 1, width)[0] };
  }
  return input;
}

/** An example with its scene, and what a failing test calls it. */
const kind = (label, example) => {
  const trace = core.trace(example.input);
  return { label, example, trace, scene: sceneOf(example, trace) };
};

export const randomKinds = Array.from({ length: 80 }, (_, seed) => {
  const input = randomInput(seed + 1);
  const example = exampleOf(input, core.trace(input));
  return kind(`seed ${seed + 1}: ${JSON.stringify(input)}`, example);
});

/** All examples of the page, and many of random inputs. */
export const kinds = [...scenarios.map((example) => kind(example.name, example)), ...randomKinds];

/** The first example with every name replaced by this one. */
export function renamed(name) {
  const { input } = scenarios[0];
  const vectors = Object.values(input.vocabulary);
  const word = name.toWellFormed();
  const vocabulary = Object.fromEntries(vectors.map((vector, at) => [`${word}${at}`, vector]));
  const trace = core.trace(input);
  return kind(name, { ...exampleOf(input, trace, name), input: { ...input, vocabulary } });
}
