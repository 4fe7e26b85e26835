// The examples that come with the page, and how one becomes an input of the core.

import catOnTheMat from "./scenarios/cat-on-the-mat.json";
import softmaxAlone from "./scenarios/softmax-alone.json";
import sousLaTable from "./scenarios/sous-la-table.json";
import theBlackCat from "./scenarios/the-black-cat.json";
import { headCount } from "./tensor.js";

/** @typedef {import("./core/attention-core.js").TraceInput} TraceInput */

/**
 * An example as its file has it.
 * @typedef {object} Scenario
 * @property {string} name
 * @property {string} [title] where it is none of the page's own examples
 * @property {string} [description] one or two sentences
 * @property {{queries: string, keys: string, values: string}} languages of the words
 * @property {{queries: string[], keys: string[], values: string[]}} tokens
 * @property {{keys: string[], values: string[] | string[][], result?: string[],
 *   embeddings?: string[], contextEmbeddings?: string[]}} dimensions names of the query/key, value,
 *   result and embedding dimensions; those of the values by head where they differ
 * @property {"self" | "cross"} [attention] whether ready queries, keys and values belong to one list
 *   of tokens; two, cross, where it is not given. With embeddings, contextEmbeddings decide
 * @property {TraceInput} input
 * @property {string[]} [stages] the stages shown, where not all three are
 * @property {{query: number, head?: number}} [selection] what is chosen at first
 * @property {{query: number, weights: number[], agreesAtTemperature?: number}} [quote] weights as
 *   a lesson printed them
 */

/** All stages, in their order. */
export const STAGES = ["dot_product", "softmax", "weighted_sum"];

/** The examples in the order in which the page offers them. */
export const scenarios = /** @type {Scenario[]} */ (
  /** @type {unknown} */ ([sousLaTable, softmaxAlone, catOnTheMat, theBlackCat])
);

/** @param {string} name */
export const scenarioNamed = (name) => scenarios.find((scenario) => scenario.name === name);

/**
 * The stages that an example shows, in order.
 * @param {Scenario} scenario
 */
export const stagesOf = ({ stages = STAGES }) => stages;

/**
 * Everything a figure needs to know of an example besides its trace.
 * @param {Scenario} scenario
 * @param {import("./core/attention-core.js").Trace} trace
 * @returns {import("./figures/figure.js").Scene}
 */
export function sceneOf(scenario, trace) {
  const { tokens, languages, dimensions, input } = scenario;
  const { keys, values, result } = dimensions;
  const byHead = Array.from({ length: headCount(trace) }, (_, head) => values[head]);
  const named = byHead.every(Array.isArray) ? byHead : byHead.map(() => values);
  return {
    trace,
    stages: stagesOf(scenario),
    tokens,
    languages,
    positions: ("positions" in input && input.positions) || "none",
    scoring: input.scoring ?? "scaled-dot",
    scaling: input.scale === undefined ? (input.scoring ?? "scaled-dot") : "explicit",
    dimensions: {
      keys,
      values: /** @type {string[][]} */ (named),
      result: result ?? /** @type {string[]} */ (named.flat()),
    },
  };
}
