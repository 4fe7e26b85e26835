// The names of an example's words and dimensions, and places in it, against its numbers.

import { headsOf } from "../edit.js";
import { STAGES } from "../scenarios.js";
import { counted } from "../tensor.js";
import { words } from "../words.js";
import { Problem } from "./problem.js";

/** @typedef {import("../scenarios.js").Scenario} Scenario */

/** An example that has no name of its own. */
const NAME = "own";

/** @type {(table: any) => number[][]} one table, of those by head the first */
const firstTable = (table) => (Array.isArray(table[0][0]) ? table[0] : table);

/**
 * @param {any} input that the core has computed
 * @returns {{queries: number, keys: number, keyWidth: number, valueWidth: number, heads: number,
 *   result: number}} its sizes: Nq, Nk, Dk, Dv, H and Do
 */
export function sizesOf(input) {
  const heads = headsOf(/** @type {Scenario} */ ({ input }));
  const shared = input.keyValueHeads ?? input.heads ?? 1;
  const widthOf = (/** @type {any} */ table) =>
    firstTable(table)[0].length / (Array.isArray(table[0][0]) ? 1 : shared);
  const isProjected = input.embeddings !== undefined;
  const valueWidth = widthOf(isProjected ? input.valueProjection : input.values);
  return {
    queries: firstTable(isProjected ? input.embeddings : input.queries).length,
    keys: firstTable(isProjected ? (input.contextEmbeddings ?? input.embeddings) : input.keys)
      .length,
    keyWidth: widthOf(isProjected ? input.keyProjection : input.keys),
    valueWidth,
    heads,
    result: input.outputProjection ? input.outputProjection[0].length : heads * valueWidth,
  };
}

/**
 * An example with everything that it may leave out: words are English, dimensions have numbers.
 * @param {any} scenario
 * @returns {Scenario}
 */
export function completed(scenario) {
  const { name = NAME, languages, tokens, dimensions = {}, input, ...others } = scenario;
  const { keyWidth, valueWidth } = sizesOf(input);
  return {
    name,
    ...others,
    languages: languages ?? { queries: "en", keys: "en", values: "en" },
    tokens: { ...tokens, values: tokens.values ?? tokens.keys },
    dimensions: {
      ...dimensions,
      keys: dimensions.keys ?? counted(keyWidth),
      values: dimensions.values ?? counted(valueWidth),
    },
    input,
  };
}

/**
 * @param {Scenario} example
 * @throws {Problem} where there are not as many names as what they name, or a place is not there
 */
export function checkNames({ tokens, dimensions, input, stages = STAGES }) {
  const { embeddings, contextEmbeddings } = /** @type {Record<string, any>} */ (input);
  const { queries, keys, keyWidth, valueWidth, heads, result } = sizesOf(input);
  checkCount("tokens.queries", tokens.queries, queries);
  checkCount("tokens.keys", tokens.keys, keys);
  checkCount("tokens.values", tokens.values, keys);
  checkCount("dimensions.keys", dimensions.keys, keyWidth);
  const values = /** @type {any[]} */ (dimensions.values);
  if (Array.isArray(values[0])) {
    checkCount("dimensions.values", values, heads);
    for (const [head, names] of values.entries()) {
      checkCount(`dimensions.values[${head}]`, names, valueWidth);
    }
  } else checkCount("dimensions.values", values, valueWidth);
  checkCount("dimensions.result", dimensions.result, result);
  checkCount("dimensions.embeddings", dimensions.embeddings, embeddings?.[0].length);
  checkCount(
    "dimensions.contextEmbeddings",
    dimensions.contextEmbeddings,
    contextEmbeddings?.[0].length,
  );
  const ordered = STAGES.filter((stage) => stages.includes(stage));
  if (ordered.join() !== stages.join()) {
    throw new Problem(words("keep-not-one-of", { place: "stages", names: ordered.join(", ") }));
  }
}

/**
 * Whether a target has a number for each query and key.
 * @param {number[][]} target
 * @param {Scenario} example
 */
export function fitsTarget(target, { input }) {
  const { queries, keys } = sizesOf(input);
  return target.length === queries && target.every((row) => row.length === keys);
}

/**
 * Where both a list and what it belongs to are there, they are equally long.
 * @type {(place: string, list: unknown[] | undefined, count: number | undefined) => void}
 */
function checkCount(place, list, count) {
  if (list === undefined || count === undefined || list.length === count) return;
  throw new Problem(words("keep-count", { place, count: list.length, wanted: count }));
}
