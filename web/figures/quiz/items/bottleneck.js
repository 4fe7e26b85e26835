// The bottleneck: all words in one vector, their mean. What is left of the first?

import { counted, numberOf, said } from "../../../lesson/figure.js";
import { dimension, message, word } from "../item.js";

const WORDS = ["cat", "dog", "sun", "moon", "tree", "road"];

const DIMENSIONS = ["animal", "sky", "earth"];

/** The mean of the first words and of all: queries of zeros give all that they see one weight. */
const QUERIES = [[0], [0]];

const WORDS_AT_FIRST = 2;

/** How far apart two cosines must be, as a factor, so that a look at two decimals tells them. */
const APART = 1.08;

const OPTIONS = ["closer", "same", "farther"];

/** @type {import("../item.js").Entry<import("../item.js").Choice>["make"]} */
export const bottleneck = (core, random) => {
  const values = WORDS.map((_, at) => vectorOf(at, random));
  const input = {
    queries: QUERIES,
    keys: WORDS.map(() => [0]),
    values,
    mask: { allowed: [WORDS.map((_, at) => at < WORDS_AT_FIRST), WORDS.map(() => true)] },
    vocabulary: { [WORDS[0]]: values[0] },
  };
  const trace = /** @type {import("../item.js").Numbers} */ (core.trace(input));
  const [few, many] = [0, 1].map((query) => numberOf(trace, "similarities", query, 0));
  const isCloser = many.value > few.value * APART;
  if (!isCloser && few.value < many.value * APART) return null;
  const args = {
    word: word(WORDS[0], "value"),
    few: counted(numberOf(trace, "rowSum", 0)),
    many: counted(numberOf(trace, "rowSum", 1)),
  };
  const cosines = { before: said(few), after: said(many) };
  return {
    input,
    trace,
    answer: OPTIONS.indexOf(isCloser ? "closer" : "farther"),
    ask: message("quiz-bottleneck", { ...args, before: cosines.before }),
    hint: message("quiz-bottleneck-hint", { word: args.word }),
    options: OPTIONS.map((name) => message(`quiz-bottleneck-${name}`)),
    notYet: () => message("quiz-bottleneck-not", { word: args.word, ...cosines }),
    because: message("quiz-bottleneck-because", { word: args.word, ...cosines }),
    given: [
      {
        name: "words",
        field: "values",
        rows: WORDS.map((text) => word(text, "value")),
        columns: DIMENSIONS.map(dimension),
      },
    ],
    revealed: [],
  };
};

/** Of two words each, one dimension is the largest. @type {(at: number, random: import("../random.js").Random) => number[]} */
const vectorOf = (at, random) =>
  DIMENSIONS.map((_, own) =>
    own === Math.floor(at / 2) ? random.tenth(0.8, 1.6) : random.tenth(0, 0.3),
  );
