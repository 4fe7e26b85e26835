// Global and local: how many words are in sight through a window?

import { counted, numberOf } from "../../../lesson/figure.js";
import { message, word } from "../item.js";

const SENTENCE = "the small black cat sat on the mat".split(" ");

/** Each word once, so that it can be named. */
const ASKED = ["small", "black", "cat", "sat", "on", "mat"];

/** Queries of zeros give every key in sight the score 0, whose exponential is 1: their sum counts. @type {import("../item.js").Entry<import("../item.js").NumberItem>["make"]} */
export const windowCount = (core, random) => {
  const query = SENTENCE.indexOf(random.pick(ASKED));
  const reach = random.whole(1, 4);
  const zeros = SENTENCE.map(() => [0]);
  const input = { queries: zeros, keys: zeros, values: zeros, mask: { window: reach + 1 } };
  /** @type {import("../item.js").Numbers} */
  const trace = { ...core.trace(input), reach };
  const middle = SENTENCE.length / 2;
  const [own, full] = [query, middle].map((at) => numberOf(trace, "rowSum", at));
  const args = {
    word: word(SENTENCE[query], "query"),
    reach: counted(numberOf({ reach }, "reach")),
    count: counted(own),
  };
  const terms = SENTENCE.map((text) => word(text));
  return {
    input,
    trace,
    target: { input, query, place: 0, check: "checkRowSum" },
    mistakes:
      own.value === full.value
        ? []
        : [
            {
              target: { input, query: middle, place: 0, check: "checkRowSum" },
              message: message("quiz-window-edge", { word: args.word }),
            },
          ],
    ask: message("quiz-window", { word: args.word, reach: args.reach, reachCount: reach }),
    hint: message("quiz-window-hint"),
    notYet: message("quiz-window-not", { word: args.word, reach: args.reach }),
    because: message("quiz-window-because", args),
    given: [],
    revealed: [{ name: "in-sight", field: "exponentials", index: [query], columns: terms }],
  };
};
