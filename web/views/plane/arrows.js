// Which vectors of an example are drawn as arrows, and which of their numbers a reader may change.

import { numbersOf, tablesOf } from "../../edit.js";
import { withHeadsApart } from "../../edit/tables.js";
import { dimensionNames } from "../../figures/three-stages/dimension-names.js";
import { isEmbedded, rowAt, sizes, upTo } from "../../tensor.js";
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
 * @param {Arrow} arrow
 * @param {number} head whose vectors are shown
 * @returns {{vector: number[], edit: (components: Map<number, number>) => import("../../edit.js").Edit}}
 *   the vector as it stands in the input, and the edit that gives it other components
 */
export function changeOf(example, { field, at }, head) {
  // As an edit finds it: with a table for each head.
  const apart = withHeadsApart(example);
  const table = /** @type {import("../../edit.js").Table} */ (
    tablesOf(apart, head).find((one) => one.field === field)
  );
  const vector = numbersOf(apart, table)[at];
  return {
    vector,
    edit: (changed) => ({
      type: "set-numbers",
      table,
      row: at,
      column: 0,
      numbers: [vector.map((number, component) => changed.get(component) ?? number)],
    }),
  };
}
