// The dictionary: looked up exactly, and by similarity at some temperatures.

import { numberOf, rowOf, said } from "../../../lesson/figure.js";
import { clearest, dimension, listOf, message, tableOf, word } from "../item.js";

/** @typedef {import("../item.js").Numbers} Numbers */

const ENTRIES = [
  { key: "chat", value: "cat" },
  { key: "sous", value: "under" },
  { key: "la", value: "the" },
  { key: "table", value: "table" },
];

const KEYS = ENTRIES.map(({ key }) => word(key, "key", "fr"));
const VALUES = ENTRIES.map(({ value }) => word(value, "value"));

const DIMENSIONS = ["noun", "place", "article"];

/** What a key has most of; the last has of two. */
const MEANINGS = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 0.5, 0],
];

/** @type {(random: import("../random.js").Random) => number[][]} */
const keysOf = (random) =>
  MEANINGS.map((row) => row.map((one) => one + random.tenth(0, 0.4)).map(rounded));

/** @type {(one: number) => number} one decimal, as a reader types it */
const rounded = (one) => Math.round(one * 10) / 10;

/** @returns {import("../item.js").Given[]} */
const keysAndQuery = () => [
  { name: "query", field: "query", columns: DIMENSIONS.map(dimension) },
  { name: "keys", field: "keys", rows: KEYS, columns: DIMENSIONS.map(dimension) },
];

/** What does an exact dictionary return? @type {import("../item.js").Entry<import("../item.js").Choice>["make"]} */
export const dictionaryExact = (core, random) => {
  const keys = keysOf(random);
  if (new Set(keys.map(String)).size < keys.length) return null;
  const meant = random.whole(0, keys.length - 1);
  const changed = random.whole(0, DIMENSIONS.length - 1);
  const isChanged = random.whole(0, 1) === 1;
  const query = keys[meant].map((one, at) =>
    rounded(isChanged && at === changed ? one + 0.1 : one),
  );
  const input = { query, keys, values: keys };
  const looked = core.lookup(input);
  /** @type {Numbers} */
  const trace = { ...looked, query: listOf(query), keys: tableOf(keys) };
  const best = clearest(rowOf(trace, "scores"));
  if (best === null) return null;
  const weight = said(numberOf(trace, "weights", best), "weight");
  const isFound = looked.found !== -1;
  return {
    input,
    trace,
    answer: isFound ? looked.found : ENTRIES.length,
    ask: message("quiz-exact"),
    hint: message("quiz-exact-hint"),
    options: [
      ...VALUES.map((value) => message("quiz-option-word", { word: value })),
      message("quiz-exact-nothing"),
    ],
    notYet: (option) =>
      option === ENTRIES.length ? message("quiz-exact-nothing-not") : differenceOf(trace, option),
    because: isFound
      ? message("quiz-exact-found", { key: KEYS[best], value: VALUES[best], weight })
      : message("quiz-exact-because", { value: VALUES[best], weight }),
    given: keysAndQuery(),
    revealed: [{ name: "fuzzy", field: "weights", columns: KEYS }],
  };
};

/** Where a key and the query differ first. @type {(trace: Numbers, key: number) => import("../item.js").Message} */
function differenceOf(trace, key) {
  const asked = rowOf(trace, "query");
  const offered = rowOf(trace, "keys", key);
  const at = asked.findIndex(({ value }, place) => value !== offered[place].value);
  return message("quiz-exact-not", {
    word: KEYS[key],
    dimension: dimension(DIMENSIONS[at]),
    query: said(asked[at], "query"),
    key: said(offered[at], "key"),
  });
}

/** Three of these are offered. */
const TEMPERATURES = [0.1, 0.2, 0.5, 1, 2, 5];

/** At which temperature does the best word get most? @type {import("../item.js").Entry<import("../item.js").Order>["make"]} */
export const dictionaryTemperature = (core, random) => {
  const keys = keysOf(random);
  const query = keys[random.whole(0, keys.length - 1)];
  const temperatures = random.shuffled(TEMPERATURES).slice(0, 3);
  const input = { query, keys, temperatures };
  const looked = temperatures.map((temperature) =>
    core.lookup({ query, keys, values: keys, temperature }),
  );
  /** @type {Numbers} */
  const trace = {
    query: listOf(query),
    keys: tableOf(keys),
    scores: looked[0].scores,
    temperatures: listOf(temperatures),
    weights: tableOf(looked.map(({ weights }) => [...weights.data])),
  };
  const best = clearest(rowOf(trace, "scores"));
  if (best === null) return null;
  const weights = temperatures.map((_, at) => numberOf(trace, "weights", at, best));
  if (new Set(weights.map(({ text }) => text)).size < weights.length) return null;
  const names = temperatures.map((_, at) => `t${at}`);
  const right = [...names].sort((one, other) =>
    weights[names.indexOf(one)].value > weights[names.indexOf(other)].value ? -1 : 1,
  );
  if (String(right) === String(names)) return null;
  const temperatureOf = (/** @type {number} */ at) => said(numberOf(trace, "temperatures", at));
  return {
    input,
    trace,
    right,
    ask: message("quiz-temperature", { word: KEYS[best] }),
    hint: message("quiz-temperature-hint"),
    steps: names.map((name, at) => ({
      name,
      message: message("quiz-temperature-step", { temperature: temperatureOf(at) }),
    })),
    notYet: (name) => {
      const at = names.indexOf(name);
      return message("quiz-temperature-not", {
        temperature: temperatureOf(at),
        word: KEYS[best],
        weight: said(weights[at], "weight"),
      });
    },
    because: message("quiz-temperature-because", {
      most: said(weights[names.indexOf(right[0])], "weight"),
      least: said(weights[names.indexOf(right[2])], "weight"),
    }),
    given: [{ name: "cosines", field: "scores", columns: KEYS }],
    revealed: [
      {
        name: "temperatures",
        field: "weights",
        rows: temperatures.map((_, at) => temperatureOf(at)),
        columns: KEYS,
      },
    ],
  };
};
