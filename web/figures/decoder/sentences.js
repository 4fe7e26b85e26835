// The sentences that the decoder translates, with vectors made by hand so that each query asks for
// what its word needs. A learned model finds such vectors by itself; these are chosen to be read.

/**
 * @typedef {object} Sentence
 * @property {{from: string, to: string}} languages
 * @property {string[]} keys the words that are read
 * @property {string[]} written the words that come out, as the test expects them of the core
 * @property {string[]} dimensions of queries and keys
 * @property {string[]} meanings the dimensions of the values
 * @property {number[][]} queryRows one for each word that is written
 * @property {number[][]} keyRows
 * @property {number[][]} valueRows
 * @property {Record<string, number[]>} vocabulary
 */

/** @type {Record<string, Sentence>} */
export const sentences = {
  "cat-on-the-mat": {
    languages: { from: "en", to: "fr" },
    keys: ["The", "cat", "sat", "on", "the", "mat"],
    written: ["le", "chat", "s\u2019est", "assis", "sur", "le", "tapis"],
    dimensions: ["noun", "action", "place", "article", "late"],
    meanings: ["animal", "action", "place", "article", "thing"],
    queryRows: [
      [0, 0, 0, 2, -1.5],
      [2, 0, 0, 0, -1.5],
      [1.3, 2, 0, 0, -1],
      [0, 2.5, 0, 0, 0],
      [0, 0, 2.5, 0, 0],
      [0, 0, 0, 2, 1.5],
      [2, 0, 0, 0, 1.5],
    ],
    keyRows: [
      [0, 0, 0, 2, -1],
      [2, 0, 0, 0, -1],
      [0, 2, 0, 0, -0.5],
      [0, 0, 2, 0, 0.5],
      [0, 0, 0, 2, 1],
      [2, 0, 0, 0, 1],
    ],
    valueRows: [
      [0, 0, 0, 1, 0],
      [1, 0, 0, 0, 0],
      [0, 1, 0, 0, 0],
      [0, 0, 1, 0, 0],
      [0, 0, 0, 1, 0],
      [0, 0, 0, 0, 1],
    ],
    vocabulary: {
      le: [0, 0, 0, 1, 0],
      chat: [1, 0, 0, 0, 0],
      "s\u2019est": [0.4, 0.9, 0, 0, 0],
      assis: [0, 1, 0, 0, 0],
      sur: [0, 0, 1, 0, 0],
      tapis: [0, 0, 0, 0, 1],
    },
  },
  "sous-la-table": {
    languages: { from: "fr", to: "en" },
    keys: ["sous", "la", "table"],
    written: ["under", "the", "table"],
    dimensions: ["place", "article", "noun"],
    meanings: ["place", "article", "thing"],
    queryRows: [
      [2, 0, 0.5],
      [0, 2, 0.5],
      [0.5, 0, 2],
    ],
    keyRows: [
      [1.5, 0, 0],
      [0, 1.5, 0],
      [0, 0, 1.5],
    ],
    valueRows: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    vocabulary: { under: [1, 0, 0], the: [0, 1, 0], table: [0, 0, 1] },
  },
  "black-cat": {
    languages: { from: "en", to: "fr" },
    keys: ["the", "black", "cat"],
    written: ["le", "chat", "noir"],
    dimensions: ["article", "colour", "noun"],
    meanings: ["article", "colour", "animal"],
    queryRows: [
      [2, 0, 0.6],
      [0.3, 0.5, 2],
      [0, 2, 0.8],
    ],
    keyRows: [
      [1.5, 0, 0],
      [0, 1.5, 0],
      [0, 0, 1.5],
    ],
    valueRows: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    vocabulary: { le: [1, 0, 0], chat: [0, 0, 1], noir: [0, 1, 0] },
  },
};
