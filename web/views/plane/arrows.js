// Which vectors of an example are drawn as arrows, and which of their numbers a reader may change.

import { numbersOf } from "../../edit.js";
import { dimensionNames } from "../../figures/three-stages/dimension-names.js";
import { headCount, isEmbedded, rowAt, sizes, upTo } from "../../tensor.js";
import { words } from "../../words.js";

/** @typedef {import("../../scenarios.js").Scenario} Scenario */
/** @typedef {import("../../figures/figure.js").Scene} Scene */
/** @typedef {"query" | "key" | "embedding" | "context"} Role */

/**
 * A vector.
 * @typedef {object} Arrow
 * @property {Role} role
 * @property {string} field of the trace that its components are in
 * @property {number} at its row there
 * @property {string} name
 * @property {string} lang
 * @property {import("../../tensor.js").TraceNumber[]} components
 */

/**
 * Vectors of one width that are drawn in one plane.
 * @typedef {object} Plane
 * @property {"vectors" | "embeddings"} name
 * @property {boolean} movable whether its vectors are given, and not computed
 * @property {string[]} dimensions their names
 * @property {Arrow[]} arrows
 */

/**
 * The planes of an example. Where queries and keys are made of embeddings, these are given, and
 * they are the ones that can be moved.
 * @param {Scenario} example
 * @param {Scene} scene
 * @param {number} head
 * @returns {Plane[]}
 */
export function planesOf(example, scene, head) {
  const { trace } = scene;
  const { queries, keys, width } = sizes(trace);
  const names = dimensionNames(scene.dimensions.keys);
  /** @type {Plane} */
  const vectors = {
    name: "vectors",
    movable: !isEmbedded(trace),
    dimensions: upTo(width).map((at) => names[at] ?? numbered(at)),
    arrows: [
      ...arrowsOf(scene, { role: "key", field: "keys", side: "keys" }, head, keys, width),
      ...arrowsOf(
        scene,
        { role: "query", field: "queries", side: "queries" },
        head,
        queries,
        width,
      ),
    ],
  };
  return isEmbedded(trace) ? [embeddingsOf(example, scene), vectors] : [vectors];
}

/** @type {(at: number) => string} */
const numbered = (at) => words("plane-dimension", { number: at + 1 });

/** @type {(example: Scenario, scene: Scene) => Plane} */
function embeddingsOf({ input }, scene) {
  const { embeddings, contextEmbeddings } = scene.trace;
  const [count, width] = embeddings.shape;
  const own = { role: "embedding", field: "embeddings", side: "queries" };
  const context = { role: "context", field: "contextEmbeddings", side: "keys" };
  const hasContext = "contextEmbeddings" in input && input.contextEmbeddings !== undefined;
  return {
    name: "embeddings",
    movable: true,
    dimensions: upTo(width).map(numbered),
    arrows: [
      ...(hasContext ? arrowsOf(scene, context, 0, contextEmbeddings.shape[0], width) : []),
      ...arrowsOf(scene, own, 0, count, width),
    ],
  };
}

/** @type {(scene: Scene, of: {role: string, field: string, side: string}, head: number, count: number, width: number) => Arrow[]} */
function arrowsOf({ trace, tokens, languages }, { role, field, side }, head, count, width) {
  const owner = /** @type {"queries" | "keys"} */ (side);
  return upTo(count).map((at) => ({
    role: /** @type {Role} */ (role),
    field,
    at,
    name: tokens[owner][at],
    lang: languages[owner],
    components: rowAt(trace, field, head, [at], width),
  }));
}

/**
 * A change to some components of a vector that is given.
 * @param {Scenario} example
 * @param {Scene} scene
 * @param {Arrow} arrow
 * @param {number} head whose vectors are shown
 * @returns {{vector: number[], edit: (components: Map<number, number>) => import("../../edit.js").Edit}}
 *   the vector as it stands in the input, and the edit that gives it other components
 */
export function changeOf(example, scene, { field, at, components }, head) {
  const heads = headCount(scene.trace);
  const { table, own } = tableOf(example, field, head, heads);
  const start = own * components.length;
  const row = numbersOf(example, table)[at];
  return {
    vector: row.slice(start, start + components.length),
    edit: (changed) => ({
      type: "set-numbers",
      table,
      row: at,
      column: 0,
      numbers: [row.map((number, column) => changed.get(column - start) ?? number)],
    }),
  };
}

/**
 * Where the vectors of a head stand in the input: in a table of the head's own, or in columns of a
 * table that is dealt out to the heads. Several query heads may share one head of keys.
 * @type {(example: Scenario, field: string, head: number, heads: number) => {table: import("../../edit.js").Table, own: number}}
 */
function tableOf({ input }, field, head, heads) {
  if (field !== "queries" && field !== "keys") return { table: { field }, own: 0 };
  const numbers = /** @type {Record<string, any>} */ (input)[field];
  const isByHead = Array.isArray(numbers[0][0]);
  const dealt = field === "keys" ? (input.keyValueHeads ?? heads) : heads;
  const own = Math.floor(head / (heads / (isByHead ? numbers.length : dealt)));
  return isByHead ? { table: { field, head: own }, own: 0 } : { table: { field }, own };
}
