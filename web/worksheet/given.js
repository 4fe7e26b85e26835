// Which numbers a worksheet prints: what goes into the computation. What comes out of it is left blank.

/** Fields of traces that are inputs. */
const INPUTS = new Set([
  ...["queries", "keys", "values", "comparedQueries", "comparedKeys", "vectors", "query"],
  ...["embeddings", "contextEmbeddings", "queryInputs", "keyInputs", "mask", "vocabulary"],
  ...["queryProjection", "keyProjection", "valueProjection", "outputProjection"],
  ...["scale", "temperature", "softCap", "tile", "printed", "offered"],
]);

/**
 * Whether a field is given, where the scores are computed and where they are what is given.
 * @param {string} field
 * @param {boolean} startsWithScores whether the scores are the input
 */
export const isGiven = (field, startsWithScores) =>
  INPUTS.has(field) || (startsWithScores && field === "scores");
