// The figure `projections`: embeddings become queries, keys and values; why scores are scaled; and
// what two heads make of them.

import { numberOf, rowOf, said } from "../../lesson/figure.js";
import { stepAt } from "../figure.js";
import { draw } from "./draw.js";
import { example, statistics } from "./matrices.js";

/** @typedef {import("../../lesson/figure.js").Scene & {trace: Record<string, any>}} Scene */
/** @typedef {import("../../words.js").Message} Message */
/** @typedef {import("../figure.js").Step} Step */

/** What the mean of the largest weights counts as: from where on it is middling, and large. */
const MIDDLING = 0.45;
const LARGE = 0.8;

/** The steps of each part. @type {Record<string, Step[]>} */
const STEPS = {
  vectors: [
    ...example.tokens.map((_, key) => step("query", "make-query", 1500, key)),
    step("key", "make-key", 1800),
    step("value", "make-value", 1800),
  ],
  scale: [
    step("spread", "without-scale", 1800),
    step("peak", "without-scale", 1800),
    step("scaled-spread", "with-scale", 1800),
    step("scaled-peak", "with-scale", 1800),
  ],
  heads: [
    step("scores", "attend-heads", 1600),
    step("weights", "attend-heads", 1600),
    step("outputs", "attend-heads", 1600),
    step("join", "join-heads", 1500),
    step("mix", "join-heads", 1800),
    step("add", "add-residual", 1800),
  ],
};

/** @type {(name: string, stage: string, duration: number, key?: number) => Step} */
function step(name, stage, duration, key) {
  return { name, stage, duration, ...(key === undefined ? {} : { key }) };
}

/** @type {import("../../lesson/figure.js").LessonFigure<Scene>} */
export const figure = {
  name: "projections",
  settings: [
    { name: "part", kind: "choice", values: Object.keys(STEPS), start: "vectors" },
    {
      ...{ name: "head", kind: "choice", values: ["first", "second"], start: "first" },
      applies: ({ part }) => part === "vectors",
    },
    {
      ...{ name: "dimension", kind: "range", start: 64 },
      values: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512],
      applies: ({ part }) => part === "scale",
    },
    {
      ...{ name: "causal", kind: "switch", values: [false, true], start: false },
      applies: ({ part }) => part === "heads",
    },
    {
      ...{ name: "token", kind: "picture", values: example.tokens, start: "cat" },
      applies: ({ part }) => part === "heads",
    },
  ],

  compute(core, settings) {
    const trace = settings.part === "scale" ? countsOf(core, settings) : traceOf(core, settings);
    return { settings, trace: /** @type {any} */ (trace) };
  },

  timeline: ({ settings }) => [
    { name: "overview", stage: "overview", duration: 600 },
    ...STEPS[settings.part],
  ],

  draw,

  /** @returns {Message} */
  describe(scene, moment) {
    const { name, key = 0 } = this.timeline(scene)[stepAt(moment)];
    if (scene.settings.part === "vectors") return describeVectors(name, key);
    return scene.settings.part === "scale"
      ? describeScale(scene, name)
      : describeHeads(scene, name);
  },

  question: {
    settings: { part: "scale", dimension: 512 },
    from: "without-scale",
    ask: () => ({ id: "projections-question" }),
    options: () => [
      { id: "projections-question-even" },
      { id: "projections-question-half" },
      { id: "projections-question-all" },
    ],
    answer({ trace }) {
      const { value: peak } = numberOf(trace, "plainMeanLargestWeight");
      if (peak < MIDDLING) return 0;
      return peak < LARGE ? 1 : 2;
    },
    because: ({ trace }) => ({
      id: "projections-question-because",
      args: { ...countArgs(trace, "plain"), ...scaledArgs(trace) },
    }),
  },
};

/** @type {(core: import("../../lesson/figure.js").Core, settings: import("../../lesson/figure.js").Settings) => Record<string, any>} */
const traceOf = (core, { causal }) =>
  core.trace({ ...example.input, mask: causal ? "causal" : "none", residual: true });

/**
 * The same random vectors without the scale and with it: the fields of both, named apart.
 * @type {(core: import("../../lesson/figure.js").Core, settings: import("../../lesson/figure.js").Settings) => Record<string, any>}
 */
function countsOf(core, { dimension }) {
  const both = ["plain", "scaled"].flatMap((kind) => {
    const counts = core.scoreStatistics({ ...statistics, dimension, scaled: kind === "scaled" });
    return Object.entries(counts).map(([name, field]) => [named(kind, name), field]);
  });
  return Object.fromEntries(both);
}

/**
 * What a field of ScoreStatistics is called in the figure's trace.
 * @param {string} kind "plain" or "scaled"
 * @param {string} name
 */
export const named = (kind, name) => kind + name[0].toUpperCase() + name.slice(1);

/** The token whose row is followed. @param {Scene} scene */
export const tokenOf = ({ settings }) => example.tokens.indexOf(settings.token);

/** @type {(trace: Scene["trace"], kind: string) => import("../../words.js").Args} */
const countArgs = (trace, kind) => ({
  spread: said(numberOf(trace, named(kind, "standardDeviation")), "score"),
  peak: said(numberOf(trace, named(kind, "meanLargestWeight")), "weight"),
});

/** @type {(trace: Scene["trace"]) => import("../../words.js").Args} */
function scaledArgs(trace) {
  const { spread, peak } = countArgs(trace, "scaled");
  return { calm: spread, low: peak };
}

/** @type {(text: string, role: string) => import("../../words.js").Term} */
const token = (text, role) => ({ text, role, lang: "en" });

/** @type {(name: string, key: number) => Message} */
function describeVectors(name, key) {
  if (name === "overview") return { id: "projections-vectors" };
  if (name === "key") return { id: "projections-key" };
  if (name === "value") return { id: "projections-value" };
  return { id: "projections-query", args: { token: token(example.tokens[key], "query") } };
}

/** @type {(scene: Scene, name: string) => Message} */
function describeScale({ trace }, name) {
  const args = countArgs(trace, name.startsWith("scaled") ? "scaled" : "plain");
  if (name === "spread") return { id: "projections-spread", args: { spread: args.spread } };
  if (name === "peak") return { id: "projections-peak", args: { peak: args.peak } };
  if (name === "scaled-peak") return { id: "projections-scaled-peak", args: { peak: args.peak } };
  const scale = said(numberOf(trace, "scaledScale"));
  if (name === "scaled-spread")
    return { id: "projections-scaled-spread", args: { scale, spread: args.spread } };
  return { id: "projections-scale", args: { ...args, low: scaledArgs(trace).low } };
}

/** @type {(scene: Scene, name: string) => Message} */
function describeHeads(scene, name) {
  const asker = tokenOf(scene);
  const args = { token: token(scene.settings.token, "query") };
  if (name === "scores") return { id: "projections-scores", args };
  if (name === "outputs") return { id: "projections-outputs", args };
  if (name === "join") return { id: "projections-join", args };
  if (name === "mix") return { id: "projections-mix", args };
  if (name === "add") return { id: "projections-add", args };
  const [first, second] = [0, 1].map((head) => focusOf(scene, head, asker));
  const heads = {
    ...{ first: token(example.tokens[first], "key"), second: token(example.tokens[second], "key") },
    firstWeight: said(numberOf(scene.trace, "weights", 0, asker, first), "weight"),
    secondWeight: said(numberOf(scene.trace, "weights", 1, asker, second), "weight"),
  };
  const id = name === "weights" ? "projections-weights" : "projections-heads";
  return { id, args: { ...args, ...heads } };
}

/** The key with the largest weight. @type {(scene: Scene, head: number, query: number) => number} */
function focusOf({ trace }, head, query) {
  const weights = rowOf(trace, "weights", head, query).map(({ value }) => value);
  return weights.indexOf(Math.max(...weights));
}
