// One row worked out in LaTeX, stage by stage, with the numbers of the trace at six digits.

import { pointPrecisely } from "../format.js";
import { dimensionNames } from "../figures/three-stages/dimension-names.js";
import {
  isCapped,
  isMasked,
  isScaled,
  joinsHeads,
  numberAt,
  rowAt,
  scalar,
  seenKeys,
  sizes,
  upTo,
} from "../tensor.js";
import { words } from "../words.js";
import { texNumber, texText } from "./latex-text.js";

/** @typedef {import("../tensor.js").TraceNumber} TraceNumber */
/** @typedef {import("../figures/figure.js").Scene} Scene */

/**
 * One line: what is on the left, how it is made, of which numbers, and what comes out.
 * @typedef {{left: string, made: string, of: TraceNumber[], result: TraceNumber, name?: string}} Equation
 */

/** Up to this many terms a sum is written out whole. */
const WRITTEN_TERMS = 5;

/** @param {TraceNumber} number */
const tex = ({ value }) => texNumber(pointPrecisely(value));

/** A number behind a sign, in brackets where it has a sign of its own. @param {TraceNumber} number */
const term = (number) => (tex(number).startsWith("-") ? `(${tex(number)})` : tex(number));

/** @param {TraceNumber[]} pair */
const product = ([one, other]) => `${term(one)} \\cdot ${term(other)}`;

/** @param {string[]} terms */
function sum(terms) {
  const isShort = terms.length <= WRITTEN_TERMS;
  const shown = isShort
    ? terms
    : [...terms.slice(0, WRITTEN_TERMS - 2), "\\cdots", terms[terms.length - 1]];
  return shown.join(" + ");
}

/** Whether a number is what it is printed as. @param {TraceNumber} number */
const isExact = ({ value }) =>
  !Number.isFinite(value) || Number(pointPrecisely(value).replaceAll("\u2212", "-")) === value;

/** @type {(numbers: TraceNumber[], result: TraceNumber) => string} */
const equals = (numbers, result) =>
  !Number.isFinite(result.value) || [...numbers, result].every(isExact) ? "=" : "\\approx";

/** @type {(title: string, equations: Equation[]) => string} */
function stage(title, equations) {
  const lines = equations.map(({ left, made, of, result, name }) => {
    const named = name === undefined ? "" : ` && \\text{${texText(name)}}`;
    return `${left} &= ${made} ${equals(of, result)} ${tex(result)}${named}`;
  });
  const end = " \\\\\n";
  return `${texText(title)}\n\\begin{align*}\n${lines.join(end)}\n\\end{align*}`;
}

/** @type {(title: string, left: string, numbers: TraceNumber[]) => string} */
const listOf = (title, left, numbers) =>
  `${texText(title)}\n\\[ ${left} = (${numbers.map(tex).join(",\\; ")}) \\]`;

/** @typedef {ReturnType<typeof numbersOf>} Numbers */

/**
 * The row's numbers, and one equation for each of some keys.
 * @param {Scene} scene
 * @param {import("../figures/figure.js").Row} row
 */
function numbersOf(scene, { head, query }) {
  const { trace, tokens } = scene;
  const { keys, width } = sizes(trace);
  return {
    scene,
    head,
    query,
    keys,
    width,
    seen: seenKeys(trace, query),
    /** @type {(field: string, ...place: number[]) => TraceNumber} */
    of: (field, ...place) => numberAt(trace, field, head, [query, ...place]),
    /** @type {(field: string, ...place: number[]) => TraceNumber} */
    at: (field, ...place) => numberAt(trace, field, head, place),
    /** @type {(title: string, letter: string, all: number[], equation: (key: number) => Pick<Equation, "made" | "of" | "result">) => string} */
    byKey: (title, letter, all, equation) =>
      stage(
        title,
        all.map((key) => ({
          left: `${letter}_{${key + 1}}`,
          ...equation(key),
          name: tokens.keys[key],
        })),
      ),
  };
}

/**
 * @param {Scene} scene
 * @param {import("../figures/figure.js").Row} row
 * @returns {string[]} paragraphs
 */
export function workedRow(scene, row) {
  const numbers = numbersOf(scene, row);
  const isShown = (/** @type {string} */ name) => scene.stages.includes(name);
  return [
    ...(isShown("dot_product") ? [scoresOf(numbers)] : []),
    ...(isShown("softmax") ? [...beforeSoftmax(numbers), ...softmaxOf(numbers)] : []),
    ...(isShown("weighted_sum") ? outputOf(numbers) : []),
  ];
}

/** @param {Numbers} numbers */
const scoresOf = ({ of, at, byKey, keys, width }) =>
  byKey(words("latex-scores"), "s", upTo(keys), (key) => {
    const pairs = upTo(width).map((c) => [of("comparedQueries", c), at("comparedKeys", key, c)]);
    return { made: sum(pairs.map(product)), of: pairs.flat(), result: of("scores", key) };
  });

/** @param {Numbers} numbers */
function beforeSoftmax({ scene: { trace }, of, at, query, byKey, keys }) {
  const parts = [];
  if (isScaled(trace)) {
    const [scale, temperature] = [scalar(trace, "scale"), scalar(trace, "temperature")];
    parts.push(
      byKey(words("latex-scaled"), "s'", upTo(keys), (key) => {
        const score = of("scores", key);
        return {
          made: `${product([score, scale])} / ${tex(temperature)}`,
          of: [score, scale, temperature],
          result: of("uncappedScores", key),
        };
      }),
    );
  }
  if (isCapped(trace)) {
    const capped = upTo(keys).map((key) => of("scaledScores", key));
    parts.push(listOf(words("latex-capped"), "s''", capped));
  }
  if (isMasked(trace)) {
    parts.push(
      byKey(words("latex-masked"), "a", upTo(keys), (key) => {
        const [score, mask] = [of("scaledScores", key), at("mask", query, key)];
        return {
          made: `${tex(score)} + ${term(mask)}`,
          of: [score, mask],
          result: of("maskedScores", key),
        };
      }),
    );
  }
  return parts;
}

/** @param {Numbers} numbers */
function softmaxOf({ of, byKey, seen }) {
  if (of("rowIsEmpty").value) return [texText(words("latex-empty"))];
  const [most, total] = [of("rowMax"), of("rowSum")];
  const exponentials = seen.map((key) => of("exponentials", key));
  return [
    `${texText(words("latex-maximum"))}\n\\[ m ${equals([], most)} ${tex(most)} \\]`,
    byKey(words("latex-exponentials"), "e", seen, (key) => {
      const score = of("maskedScores", key);
      return {
        made: `\\exp(${tex(score)} - ${term(most)})`,
        of: [score, most],
        result: of("exponentials", key),
      };
    }),
    stage(words("latex-sum"), [
      { left: "Z", made: sum(exponentials.map(tex)), of: exponentials, result: total },
    ]),
    byKey(words("latex-weights"), "w", seen, (key) => {
      const exponential = of("exponentials", key);
      return {
        made: `${tex(exponential)} / ${tex(total)}`,
        of: [exponential, total],
        result: of("weights", key),
      };
    }),
  ];
}

/** @param {Numbers} numbers */
function outputOf({ scene: { trace, dimensions }, head, query, of, at, seen }) {
  const parts = [];
  if (!of("rowIsEmpty").value) {
    const equations = dimensionNames(dimensions.values[head]).map((name, d) => {
      const pairs = seen.map((key) => [of("weights", key), at("values", key, d)]);
      return {
        left: `o_{${d + 1}}`,
        made: sum(pairs.map(product)),
        of: pairs.flat(),
        result: of("output", d),
        name,
      };
    });
    parts.push(stage(words("latex-output"), equations));
  }
  if (joinsHeads(trace)) {
    const result = rowAt(trace, "result", head, [query], sizes(trace).resultWidth);
    parts.push(listOf(words("latex-result"), "r", result));
  }
  return parts;
}
