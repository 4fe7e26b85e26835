// The tokens of the figure `projections` and their matrices, made by hand to be read. The first head
// lets a noun look for its trait, the second lets every token look for the article.

/** @type {{tokens: string[], dimensions: string[], input: import("../../core/attention-core.js").ProjectedInput}} */
export const example = {
  tokens: ["the", "black", "cat"],
  dimensions: ["article", "trait", "noun", "late"],
  input: {
    // A row for each token, a column for each dimension.
    embeddings: [
      [1, 0, 0, -0.5],
      [0, 1, 0, 0],
      [0, 0, 1, 0.5],
    ],
    // A row for each dimension, two columns for each head.
    heads: 2,
    queryProjection: [
      [0, 1, 1, 0],
      [0, 1, 1, 0],
      [2, 0, 1, 0],
      [0, 0, 0, 1],
    ],
    keyProjection: [
      [0, 1, 2, 0],
      [2, 0, 0, 1],
      [0, 1, 0, 0],
      [0, 0, -1, 0],
    ],
    valueProjection: [
      [0, 0, 1, 0],
      [2, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 1],
    ],
    // A row for each number of the joined heads, a column for each dimension.
    outputProjection: [
      [0, 1, 0, 0],
      [0, 0, 0.5, 0],
      [1, 0, 0, 0],
      [0, 0, 0, 0.5],
    ],
  },
};

/** How the random vectors of the part `scale` are counted: see ScoreStatisticsInput. */
export const statistics = { queries: 64, keys: 8, seed: 1, bins: 30, limit: 60 };
