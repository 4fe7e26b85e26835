// The figure `three-stages` in the lesson, with what a course text printed for it.

import { numberOf, said } from "../../lesson/figure.js";
import { scenarioNamed, sceneOf } from "../../scenarios.js";
import { describe } from "./describe.js";
import { draw } from "./draw.js";
import { timeline } from "./timeline.js";

/** @typedef {import("../../scenarios.js").Scenario} Scenario */
/** @typedef {import("../figure.js").Scene & import("../../lesson/figure.js").Scene} Scene */

/** The queries that can be chosen, in the order of the example. */
const QUERIES = ["sous", "la", "table"];

/** The temperatures that the question offers. */
const OFFERED = [0.5, 1, 2];

/** @type {(settings: import("../../lesson/figure.js").Settings) => boolean} */
const hasQueries = ({ example }) => example === "sous-la-table";

/** @param {Scene} scene */
const selectionOf = ({ settings }) => ({
  head: 0,
  query: hasQueries(settings) ? QUERIES.indexOf(settings.query) : 0,
  term: null,
});

/** @type {import("../../lesson/figure.js").LessonFigure<Scene>} */
export const figure = {
  name: "three-stages",
  settings: [
    {
      name: "example",
      kind: "choice",
      values: ["sous-la-table", "softmax-alone"],
      start: "sous-la-table",
    },
    { name: "query", kind: "choice", values: QUERIES, start: "sous", applies: hasQueries },
    {
      name: "temperature",
      kind: "range",
      values: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.5, 2, 3, 5, 10],
      start: 1,
    },
  ],

  compute(core, settings) {
    const example = /** @type {Scenario} */ (scenarioNamed(settings.example));
    const trace = core.trace({ ...example.input, temperature: settings.temperature });
    const scene = sceneOf(example, trace);
    return { ...scene, settings, trace: /** @type {any} */ ({ ...trace, ...slip(core, example) }) };
  },

  timeline: (scene) => timeline(scene, selectionOf(scene)),
  draw: (scene, moment, room) => draw(scene, moment, selectionOf(scene), room),
  describe: (scene, moment) => describe(scene, moment, selectionOf(scene)),

  question: {
    settings: { temperature: 0.5 },
    from: "softmax",
    ask: ({ trace }) => ({
      id: "three-stages-question",
      args: Object.fromEntries(
        ["a", "b", "c", "d", "e"].map((name, at) => [name, said(numberOf(trace, "printed", at))]),
      ),
    }),
    options: ({ trace }) =>
      OFFERED.map((_, at) => ({
        id: "three-stages-question-option",
        args: { temperature: said(numberOf(trace, "offered", at)) },
      })),
    answer: (scene) => nearest(scene),
    because: ({ trace }) => ({
      id: "three-stages-question-because",
      args: {
        near: said(numberOf(trace, "divergences", 0)),
        plain: said(numberOf(trace, "divergences", 1)),
      },
    }),
  },
};

/**
 * What the course text printed, and how far softmax is from it at some temperatures.
 * @type {(core: import("../../lesson/figure.js").Core, example: Scenario) => Record<string, import("../../core/attention-core.js").Tensor>}
 */
function slip(core, { input, quote }) {
  const { query = 0, weights = [] } = quote ?? {};
  const wanted = [weights];
  const divergences = OFFERED.map((temperature) => {
    const row = core.trace({ ...input, temperature }).weights;
    const width = row.shape[1];
    const present = [row.data.slice(query * width, (query + 1) * width)];
    return core.divergence({ wanted, weights: present }).divergence.data[0];
  });
  return {
    printed: { shape: [weights.length], data: Float64Array.from(weights) },
    offered: { shape: [OFFERED.length], data: Float64Array.from(OFFERED) },
    divergences: { shape: [OFFERED.length], data: Float64Array.from(divergences) },
  };
}

/**
 * The offered temperature at which softmax comes closest to what was printed.
 * @param {Scene} scene
 */
function nearest({ trace }) {
  const values = OFFERED.map((_, at) => numberOf(trace, "divergences", at).value);
  return values.indexOf(Math.min(...values));
}
