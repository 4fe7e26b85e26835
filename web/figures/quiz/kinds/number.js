// A number is typed, and the core says whether it is right.

import { html } from "lit";
import { numberOf as typedNumber } from "../../../element/number-text.js";
import { words } from "../../../words.js";

/** @typedef {import("../item.js").NumberItem} NumberItem */
/** @typedef {import("../item.js").Target} Target */
/** @typedef {import("../item.js").Core} Core */

/** As many decimals as are asked for. */
const DECIMALS = 2;

/** Digits of the numbers that stand beside the typed one: the core takes them as right. */
const OTHER_DECIMALS = 12;

/** The field of the trace that a check looks at. @type {Record<Target["check"], string>} */
const FIELDS = {
  checkProducts: "products",
  checkPartialScores: "partialScores",
  checkScores: "scores",
  checkExponentials: "exponentials",
  checkRowSum: "rowSum",
  checkWeights: "weights",
  checkContributions: "contributions",
  checkOutput: "output",
};

/** @type {import("./kind.js").Kind<NumberItem, string>} */
export const number = {
  start: () => "",

  fits: (_, answer) => typeof answer === "string",

  traceOf: ({ trace }) => trace,

  judge(core, item, answer) {
    const plain = plainOf(answer);
    if (plain === null) return { verdict: "incomplete", message: { id: "quiz-number-none" } };
    const check = checked(core, item.target, plain);
    if (check.isRight && checked(core, item.target, padded(plain)).isRight) {
      return { verdict: "right", message: item.because };
    }
    if (check.isRight) return { verdict: "incomplete", message: { id: "quiz-number-coarse" } };
    const mistake = item.mistakes.find(
      ({ target }) => checked(core, target, padded(plain)).isRight,
    );
    const id = check.typedValue < check.rightValue ? "quiz-number-more" : "quiz-number-less";
    return { verdict: "wrong", before: { id }, message: mistake?.message ?? item.notYet };
  },

  template(_, { answer, judged }, { change, give }) {
    const submit = (/** @type {Event} */ event) => {
      event.preventDefault();
      give(answer);
    };
    const isWrong = judged !== undefined && judged.verdict !== "right";
    return html`<form class="number" @submit=${submit}>
      <label
        ><span>${words("quiz-number-label")}</span>
        <input
          type="text"
          inputmode="decimal"
          autocomplete="off"
          aria-invalid=${isWrong ? "true" : "false"}
          aria-describedby="feedback"
          .value=${answer}
          @input=${(/** @type {{target: HTMLInputElement}} */ { target }) => change(target.value)}
      /></label>
      <button class="check">${words("quiz-check")}</button>
    </form>`;
  },
};

/** Digits with a point and a sign, as the core reads them. @type {(text: string) => string | null} */
function plainOf(text) {
  const plain = text.trim().replace("\u2212", "-").replace(",", ".").replace(/^\+/, "");
  const isPlain = /^-?(\d+\.?\d*|\.\d+)$/.test(plain) && typedNumber(plain) !== null;
  return isPlain ? plain.replace(/^(-?)\./, "$10.").replace(/\.$/, "") : null;
}

/** The same with as many decimals as are asked for. @type {(plain: string) => string} */
function padded(plain) {
  const [whole, decimals = ""] = plain.split(".");
  return `${whole}.${decimals.padEnd(DECIMALS, "0")}`;
}

/**
 * Holds a number against the core's: the others of its list are given as they are.
 * @type {(core: Core, target: Target, typed: string) => import("../../../core/attention-core.js").ArithmeticCheck}
 */
function checked(core, { check, input, query, key, place }, typed) {
  const { shape, data } = /** @type {any} */ (core.trace(input))[FIELDS[check]];
  const row = rowAt(shape, [...data], key === undefined ? [query] : [query, key]);
  const where = key === undefined ? { query } : { query, key };
  const list = row.map((right, at) => (at === place ? typed : right.toFixed(OTHER_DECIMALS)));
  return core[check](/** @type {any} */ ({ ...input, ...where, typed: list }));
}

/** The numbers at a place; contributions and partial scores have a key, too. @type {(shape: number[], data: number[], index: number[]) => number[]} */
function rowAt(shape, data, index) {
  const [, ...inner] = shape;
  if (index.length === 0) return data;
  const size = inner.length === 0 ? 1 : data.length / shape[0];
  const part = data.slice(index[0] * size, (index[0] + 1) * size);
  return inner.length === 0 ? part : rowAt(inner, part, index.slice(1));
}
