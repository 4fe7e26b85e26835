// Projections: what dividing by the root of the width does to the weights.

import { counted, numberOf, rowOf, said } from "../../../lesson/figure.js";
import { largest } from "../../../tensor.js";
import { message, tableOf, word } from "../item.js";

const WORDS = ["cat", "sat", "mat"].map((text) => word(text));

/** Widths of queries and keys; at 1 the root changes nothing. */
const WIDTHS = [1, 4, 9, 16, 25];

const OPTIONS = ["smaller", "same", "larger"];

/** What becomes of the largest weight? @type {import("../item.js").Entry<import("../item.js").Choice>["make"]} */
export const projectionsScale = (core, random) => {
  const width = random.pick(WIDTHS);
  const row = () => Array.from({ length: width }, () => random.half(-1, 1));
  const input = { queries: [row()], keys: WORDS.map(row), values: WORDS.map(() => [0]) };
  const raw = core.trace({ ...input, scoring: "dot" });
  const scaled = core.trace({ ...input, scoring: "scaled-dot" });
  /** @type {import("../item.js").Numbers} */
  const trace = {
    scores: raw.scores,
    scaledScores: scaled.scaledScores,
    weights: tableOf([raw, scaled].map(({ weights }) => [...weights.data])),
    width,
  };
  const best = largest(rowOf(trace, "weights", 0));
  const [before, after] = [0, 1].map((at) => numberOf(trace, "weights", at, best));
  if (width > 1 && before.value < after.value * 1.1) return null;
  const args = { before: said(before, "weight"), after: said(after, "weight") };
  const size = counted(numberOf(trace, "width"));
  const answer = before.value > after.value ? 0 : before.value < after.value ? 2 : 1;
  return {
    input,
    trace,
    answer,
    ask: message("quiz-scale", { width: size, widthCount: width, before: args.before }),
    hint: message("quiz-scale-hint"),
    options: OPTIONS.map((name) => message(`quiz-scale-${name}`)),
    notYet: () => message("quiz-scale-not", { width: size, widthCount: width, ...args }),
    because: message(width === 1 ? "quiz-scale-one" : "quiz-scale-because", {
      ...args,
      width: size,
    }),
    given: [{ name: "scores", field: "scores", index: [0], columns: WORDS }],
    revealed: [{ name: "scaled", field: "scaledScores", index: [0], columns: WORDS }],
  };
};
