// The words of the figure `context` with their vectors, made by hand so that each context turns the
// word towards one of its meanings. A learned model finds such vectors by itself.

/**
 * A sentence in which the word stands.
 * @typedef {object} Sentence
 * @property {string[]} tokens
 * @property {number} at place of the word among the tokens
 * @property {string} meaning the one that the word is turned to, as the test expects of the core
 * @property {Record<number, string>} swaps for a place, the sentence with another word there
 */

/**
 * A word of several meanings.
 * @typedef {object} Ambiguous
 * @property {string} word
 * @property {[string, string]} dimensions across and up
 * @property {{left: number, right: number, bottom: number, top: number}} frame of the plane
 * @property {Record<string, number[]>} meanings a vector each, whose direction counts
 * @property {Record<string, number[]>} vectors by token: the two dimensions of meaning, and how much
 *   the token tells
 * @property {Record<string, Sentence>} sentences
 */

/** From this on, a token tells something: its vector is named in the picture. */
export const TELLING = 0.9;

const A = [0.1, 0.1, 0];
const THE = [0.1, 0.1, 0];

/** @type {(text: string, at: number, meaning: string, swaps?: Record<number, string>) => Sentence} */
const sentence = (text, at, meaning, swaps = {}) => ({
  tokens: text.split(" "),
  at,
  meaning,
  swaps,
});

/** @type {Record<string, Ambiguous>} */
export const ambiguous = {
  bug: {
    word: "bug",
    dimensions: ["nature", "technology"],
    frame: { left: -0.5, right: 4, bottom: -0.5, top: 3.7 },
    meanings: { insect: [3.6, 0.1], error: [0.1, 3.4] },
    vectors: {
      A,
      bug: [0.6, 0.6, 1.2],
      was: [0.1, 0.1, 0.1],
      found: [0.2, 0.3, 0.4],
      in: [0, 0.1, 0.1],
      the: THE,
      code: [0.2, 2.8, 1],
      flower: [2.4, 0.7, 1],
      "lady-": [2.8, -0.2, 1.3],
      landed: [0.8, -0.2, 0.3],
      on: [0.1, 0, 0.1],
    },
    sentences: {
      code: sentence("A bug was found in the code", 1, "error", { 6: "flower" }),
      flower: sentence("A bug was found in the flower", 1, "insect", { 6: "code" }),
      ladybug: sentence("A lady- bug landed on the flower", 2, "insect", { 6: "ladybug-code" }),
      "ladybug-code": sentence("A lady- bug landed on the code", 2, "insect", { 6: "ladybug" }),
    },
  },
  mole: {
    word: "mole",
    dimensions: ["nature", "body"],
    frame: { left: -3.9, right: 3.9, bottom: -1.7, top: 3.7 },
    meanings: { animal: [3.3, -1.15], chemistry: [-3.3, -1.15], skin: [0.1, 3.4] },
    vectors: {
      She: [0.1, 0.1, 0.2],
      drew: [0, 0.2, 0.2],
      the: THE,
      mole: [0.1, 0.2, 1.2],
      near: [0, 0, 0.1],
      lawn: [2.8, -1, 1.9],
      flask: [-2.8, -1, 2.4],
      chin: [0.2, 2.8, 1.5],
    },
    sentences: {
      lawn: sentence("She drew the mole near the lawn", 3, "animal", { 6: "flask" }),
      flask: sentence("She drew the mole near the flask", 3, "chemistry", { 6: "chin" }),
      chin: sentence("She drew the mole near the chin", 3, "skin", { 6: "lawn" }),
    },
  },
  tower: {
    word: "tower",
    dimensions: ["size", "fame"],
    frame: { left: -3.9, right: 3.9, bottom: -1.5, top: 3.6 },
    meanings: {
      landmark: [1.9, 3.1],
      pylon: [3.4, -0.85],
      toy: [-3.4, -0.85],
      souvenir: [-2.5, 3.1],
    },
    vectors: {
      We: [0.1, 0.1, 0.2],
      saw: [0.1, 0.2, 0.3],
      the: THE,
      Eiffel: [1.2, 2.6, 0.9],
      steel: [2.8, -1, 1.9],
      miniature: [-2.9, -0.95, 2.6],
      tower: [0.2, 0.4, 1.2],
    },
    sentences: {
      eiffel: sentence("We saw the Eiffel tower", 4, "landmark", { 3: "steel" }),
      steel: sentence("We saw the steel tower", 4, "pylon", { 3: "miniature" }),
      miniature: sentence("We saw the miniature tower", 4, "toy", { 3: "eiffel" }),
      "miniature-eiffel": sentence("We saw the miniature Eiffel tower", 5, "souvenir"),
    },
  },
};
