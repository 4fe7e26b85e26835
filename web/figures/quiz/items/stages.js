// The three stages: their order, a score, a weight, a component of the output.

import { numberOf, rowOf, said } from "../../../lesson/figure.js";
import { largest } from "../../../tensor.js";
import { message, roundsOneWay, word } from "../item.js";

/** @typedef {import("../item.js").Numbers} Numbers */
/** @typedef {import("../item.js").Random} Random */
/** @typedef {import("../item.js").Entry<import("../item.js").NumberItem>["make"]} MakeNumber */

const WORDS = ["cat", "sat", "mat"];

const KEYS = WORDS.map((text) => word(text));

/** Components without a name: first, second, third. */
const components = (/** @type {number} */ count) =>
  [0, 1, 2].slice(0, count).map((at) => ({ text: "abc"[at] }));

const STEPS = ["score", "exponential", "divide", "multiply", "add"];

/** What happens in which order? @type {import("../item.js").Entry<import("../item.js").Order>["make"]} */
export const stagesOrder = (core, random) => {
  const names = random.shuffled(STEPS);
  if (String(names) === String(STEPS)) return null;
  const input = softmaxInput(random);
  const trace = /** @type {Numbers} */ (core.trace(input));
  const best = largest(rowOf(trace, "weights", 0));
  return {
    input,
    trace,
    right: STEPS,
    ask: message("quiz-stages"),
    hint: message("quiz-stages-hint"),
    steps: names.map((name) => ({ name, message: message(`quiz-stages-${name}`) })),
    notYet: (name) => message(`quiz-stages-${name}-needs`),
    because: message("quiz-stages-because", {
      word: KEYS[best],
      score: said(numberOf(trace, "scores", 0, best), "score"),
      weight: said(numberOf(trace, "weights", 0, best), "weight"),
    }),
    given: [],
    revealed: [
      { name: "scores", field: "scores", index: [0], columns: KEYS },
      { name: "weights", field: "weights", index: [0], columns: KEYS },
    ],
  };
};

/** Scores that are given: a query of one component, which is 1. @type {(random: Random) => import("../item.js").DirectInput} */
const softmaxInput = (random) => ({
  queries: [[1]],
  keys: WORDS.map(() => [random.half(-1, 3)]),
  values: WORDS.map(() => [random.half(-2, 2), random.half(-2, 2)]),
  scoring: "dot",
});

/** A dot product. @type {MakeNumber} */
export const dotProduct = (core, random) => {
  const component = () => random.half(-2, 3);
  const row = () => [component(), component(), component()];
  const [query, key] = [row(), row()];
  if ([...query, ...key].filter((one) => one === 0).length > 1) return null;
  const input = {
    queries: [query],
    keys: [key],
    values: [[0]],
    scoring: /** @type {const} */ ("dot"),
  };
  const trace = /** @type {Numbers} */ (core.trace(input));
  const [first, second, third] = rowOf(trace, "products", 0, 0).map((one) => said(one));
  const at = { input, query: 0 };
  return {
    input,
    trace,
    target: { ...at, check: "checkScores", place: 0 },
    mistakes: [
      {
        target: { ...at, key: 0, check: "checkPartialScores", place: 1 },
        message: message("quiz-dot-product-partial", { third }),
      },
      {
        target: { ...at, key: 0, check: "checkProducts", place: 0 },
        message: message("quiz-dot-product-first", { second, third }),
      },
    ],
    ask: message("quiz-dot-product"),
    hint: message("quiz-dot-product-hint"),
    notYet: message("quiz-dot-product-not", { first, second, third }),
    because: message("quiz-dot-product-because", {
      ...{ first, second, third },
      score: said(numberOf(trace, "scores", 0, 0), "score"),
    }),
    given: [
      { name: "query", field: "queries", index: [0], columns: components(3) },
      { name: "key", field: "keys", index: [0], columns: components(3) },
    ],
    revealed: [{ name: "products", field: "products", index: [0, 0], columns: components(3) }],
  };
};

/** A weight of softmax. @type {MakeNumber} */
export const softmaxWeight = (core, random) => {
  const input = softmaxInput(random);
  const trace = /** @type {Numbers} */ (core.trace(input));
  const key = random.whole(0, WORDS.length - 1);
  const weight = numberOf(trace, "weights", 0, key);
  const exponential = numberOf(trace, "exponentials", 0, key);
  if (!roundsOneWay(weight) || exponential.text === weight.text || weight.value < 0.02) return null;
  const args = {
    word: KEYS[key],
    exponential: said(exponential),
    sum: said(numberOf(trace, "rowSum", 0)),
  };
  const at = { input, query: 0, place: key };
  return {
    input,
    trace,
    target: { ...at, check: "checkWeights" },
    mistakes: [
      {
        target: { ...at, check: "checkExponentials" },
        message: message("quiz-softmax-exponential", { sum: args.sum }),
      },
    ],
    ask: message("quiz-softmax", { word: args.word }),
    hint: message("quiz-softmax-hint"),
    notYet: message("quiz-softmax-not", args),
    because: message("quiz-softmax-because", { ...args, weight: said(weight, "weight") }),
    given: [{ name: "scores", field: "scores", index: [0], columns: KEYS }],
    revealed: [
      { name: "exponentials", field: "exponentials", index: [0], columns: KEYS },
      { name: "weights", field: "weights", index: [0], columns: KEYS },
    ],
  };
};

/** A component of the output, of weights as they are printed. @type {MakeNumber} */
export const outputNumber = (core, random) => {
  const input = softmaxInput(random);
  const trace = /** @type {Numbers} */ (core.trace(input));
  const component = random.whole(0, 1);
  const output = numberOf(trace, "output", 0, component);
  const terms = WORDS.map((_, key) => numberOf(trace, "contributions", 0, key, component));
  const best = largest(rowOf(trace, "weights", 0));
  if (!roundsOneWay(output) || !agreesWithPrinted(core, trace, output, component)) return null;
  if (terms.some(({ text }) => text === output.text)) return null;
  const [first, second, third] = terms.map((one) => said(one));
  const name = components(2)[component];
  return {
    input,
    trace,
    target: { input, query: 0, place: component, check: "checkOutput" },
    mistakes: [
      {
        target: { input, query: 0, key: best, place: component, check: "checkContributions" },
        message: message("quiz-output-one", { word: KEYS[best] }),
      },
    ],
    ask: message("quiz-output", { component: name }),
    hint: message("quiz-output-hint", { component: name }),
    notYet: message("quiz-output-not", { first, second, third }),
    because: message("quiz-output-because", {
      first,
      second,
      third,
      output: said(output, "output"),
    }),
    given: [
      { name: "weights", field: "weights", index: [0], columns: KEYS },
      { name: "values", field: "values", rows: KEYS.map(asValue), columns: components(2) },
    ],
    revealed: [{ name: "output", field: "output", index: [0], columns: components(2) }],
  };
};

/** @type {(term: import("../item.js").Term) => import("../item.js").Term} */
const asValue = (term) => ({ ...term, role: "value" });

/**
 * Whether who reckons with the printed weights gets the same two decimals: the sum is then the dot
 * product of those weights and the column.
 * @type {(core: import("../item.js").Core, trace: Numbers, output: import("../item.js").TraceNumber, component: number) => boolean}
 */
function agreesWithPrinted(core, trace, output, component) {
  const weights = rowOf(trace, "weights", 0).map(({ value }) => Number(value.toFixed(2)));
  const column = WORDS.map((_, key) => numberOf(trace, "values", key, component).value);
  const { scores } = core.trace({
    queries: [weights],
    keys: [column],
    values: [[0]],
    scoring: "dot",
  });
  const reckoned = numberOf({ scores }, "scores", 0, 0);
  return roundsOneWay(reckoned) && reckoned.text === output.text;
}
