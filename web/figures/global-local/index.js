// The figure `global-local`: attention, which sees all inputs, beside two layers that see a window.

import { counted, numberOf } from "../../lesson/figure.js";
import { upTo } from "../../tensor.js";
import { language, words } from "../../words.js";
import { stepAt } from "../figure.js";
import { draw } from "./draw.js";

/** The kinds of layer, with what their fields of the trace begin with. */
export const KINDS = {
  attention: "attention",
  convolution: "convolution",
  "sliding-window": "window",
};

/** @typedef {keyof typeof KINDS} Kind */

/** The lengths at which the cost is counted. */
const LENGTHS = upTo(64).map((at) => 4 * (at + 1));

/** The width of each input and output, at which the cost is counted. */
const DIMENSION = 64;

/** The layers that the question offers: as many as windows side by side, half as many again, one a word. */
const OFFERED = [2, 3, 6];

/** @typedef {import("../../lesson/figure.js").Scene & {names: string[], kinds: Kind[], output: number}} Scene */

/** @type {import("../../lesson/figure.js").LessonFigure<Scene>} */
export const figure = {
  name: "global-local",
  settings: [
    { name: "kind", kind: "choice", values: ["all", ...Object.keys(KINDS)], start: "all" },
    { name: "width", kind: "choice", values: [3, 5, 7], start: 3 },
    { name: "layers", kind: "range", values: [1, 2, 3, 4, 5, 6], start: 3 },
    { name: "length", kind: "range", values: upTo(11).map((at) => at + 6), start: 12 },
    { name: "output", kind: "picture", values: upTo(16), start: 10 },
  ],

  compute(core, settings) {
    const { kind, width, layers, length } = settings;
    const sizes = /** @type {any} */ ({ width, layers, length, dimension: DIMENSION });
    const costs = core.costs({ lengths: LENGTHS, width, dimension: DIMENSION });
    const { slidingWindow: windowCosts, attention: attentionCosts } = costs;
    /** @type {Record<string, any>} */
    const trace = { lengths: costs.lengths, attentionCosts, windowCosts };
    trace.convolutionCosts = costs.convolution;
    for (const [name, start] of Object.entries(KINDS)) {
      const reach = core.reach({ ...sizes, kind: /** @type {Kind} */ (name) });
      trace[`${start}Connections`] = reach.connections;
      trace[`${start}Reach`] = reach.reach;
      trace[`${start}LayersNeeded`] = reach.layersNeeded;
      trace[`${start}LongestPath`] = reach.longestPath;
      trace[`${start}MultiplyAdds`] = reach.multiplyAdds;
    }
    return {
      settings,
      trace,
      names: words("global-local-words").split(" ").slice(0, length),
      kinds: /** @type {Kind[]} */ (kind === "all" ? Object.keys(KINDS) : [kind]),
      output: Math.min(settings.output, length - 1),
    };
  },

  timeline({ settings }) {
    return [
      { name: "overview", stage: "overview", duration: 600 },
      { name: "output", stage: "reach", duration: 1200 },
      ...upTo(settings.layers).map((at) => ({
        ...{ name: "layer", stage: "reach", key: at + 1, duration: 1500 },
      })),
      { name: "needed", stage: "layers", duration: 1500 },
      { name: "cost", stage: "cost", duration: 1800 },
    ];
  },

  draw,

  describe(scene, moment) {
    const { name, key = 0 } = this.timeline(scene)[stepAt(moment)];
    const { names, output, settings, trace } = scene;
    const one = (/** @type {number} */ place, /** @type {string} */ role) => ({
      ...{ text: names[place], role, lang: language },
    });
    const word = one(output, "query");
    if (name === "layer") {
      const seen = seenBy(scene, "convolution", key);
      const [first, last] = [seen.indexOf(true), seen.lastIndexOf(true)];
      const isWhole = first === 0 && last === names.length - 1;
      const args = { word, first: one(first, "key"), last: one(last, "key") };
      const id = isWhole ? "global-local-layer-whole" : "global-local-layer";
      return { id, args: { ...args, kind: settings.kind } };
    }
    if (name === "output") return { id: "global-local-output", args: { word } };
    const field = name === "cost" ? "MultiplyAdds" : "LayersNeeded";
    const number = (/** @type {string} */ start) => counted(numberOf(trace, start + field));
    /** @type {import("../../words.js").Args} */
    const numbers = { attention: number("attention"), window: number("window") };
    if (name === "cost") numbers.convolution = number("convolution");
    return { id: `global-local-${name}`, args: numbers };
  },

  question: {
    settings: { length: 7, layers: 6, output: 6 },
    from: "reach",
    ask: () => ({ id: "global-local-question" }),
    options: () => [
      { id: "global-local-question-two" },
      { id: "global-local-question-three" },
      { id: "global-local-question-six" },
    ],
    answer: ({ trace }) => OFFERED.indexOf(numberOf(trace, "convolutionLayersNeeded").value),
    because: ({ trace }) => ({
      id: "global-local-question-because",
      args: {
        window: counted(numberOf(trace, "convolutionLayersNeeded")),
        attention: counted(numberOf(trace, "attentionLayersNeeded")),
      },
    }),
  },
};

/**
 * Which inputs the chosen output depends on, so many layers below it.
 * @param {Scene} scene
 * @param {Kind} kind
 * @param {number} layers below; 0 is the output itself
 * @returns {boolean[]} for each position
 */
export function seenBy({ trace, output, names }, kind, layers) {
  return names.map((_, place) =>
    layers
      ? numberOf(trace, `${KINDS[kind]}Reach`, layers - 1, output, place).value === 1
      : place === output,
  );
}
