// Softmax in one pass: the order of what happens to a tile, and the factor that corrects.

import { numberOf, said } from "../../../lesson/figure.js";
import { listOf, message, roundsOneWay } from "../item.js";

/** @typedef {import("../item.js").Core} Core */
/** @typedef {import("../item.js").Random} Random */

const TILE = 2;

const TILES = 2;

const STEPS = ["maximum", "correct", "add", "divide"];

/** @type {(core: Core, random: Random) => {input: any, trace: import("../item.js").Numbers}} */
function computed(core, random) {
  const scores = Array.from({ length: TILE * TILES }, () => random.half(-1, 3));
  const input = { scores, values: scores.map(() => [random.half(0, 2)]), tile: TILE };
  return { input, trace: { ...core.onlineSoftmax(input), scores: listOf(scores) } };
}

/** In which order is a tile taken in? @type {import("../item.js").Entry<import("../item.js").Order>["make"]} */
export const onePassOrder = (core, random) => {
  const names = random.shuffled(STEPS);
  const { input, trace } = computed(core, random);
  const [old, now] = [0, 1].map((tile) => numberOf(trace, "maxima", tile));
  if (String(names) === String(STEPS) || now.value <= old.value) return null;
  return {
    input,
    trace,
    right: STEPS,
    ask: message("quiz-one-pass"),
    hint: message("quiz-one-pass-hint"),
    steps: names.map((name) => ({ name, message: message(`quiz-one-pass-${name}`) })),
    notYet: (name) => message(`quiz-one-pass-${name}-needs`),
    because: message("quiz-one-pass-because", {
      old: said(old),
      now: said(now),
      factor: said(numberOf(trace, "corrections", 1)),
    }),
    given: [],
    revealed: [],
  };
};

/** By what is the sum so far multiplied? @type {import("../item.js").Entry<import("../item.js").NumberItem>["make"]} */
export const onePassFactor = (core, random) => {
  const { input, trace } = computed(core, random);
  const [old, now] = [0, 1].map((tile) => numberOf(trace, "maxima", tile));
  const factor = numberOf(trace, "corrections", 1);
  if (!roundsOneWay(factor) || factor.value < 0.01) return null;
  const args = { old: said(old), now: said(now), factor: said(factor) };
  return {
    input,
    trace,
    target: {
      input: {
        queries: [[1]],
        keys: [[old.value], [now.value]],
        values: [[0], [0]],
        scoring: "dot",
      },
      query: 0,
      place: 0,
      check: "checkExponentials",
    },
    mistakes: [],
    ask: message("quiz-factor"),
    hint: message("quiz-factor-hint"),
    notYet: message("quiz-factor-not", { old: args.old, now: args.now }),
    because: message(factor.value === 1 ? "quiz-factor-one" : "quiz-factor-because", args),
    given: [{ name: "tiles", field: "scores" }],
    revealed: [{ name: "maxima", field: "maxima" }],
  };
};
