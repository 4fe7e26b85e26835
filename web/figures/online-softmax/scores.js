// The scores that are read, with their values: the same eight pairs in three orders, and once with
// two of them hidden. All were made by hand.

/** The value of each score. @type {[score: number, value: number[]][]} */
const pairs = [
  [0, [1, 0]],
  [0.5, [0, 1]],
  [1, [1, 1]],
  [1.5, [2, 0]],
  [2, [0, 2]],
  [2.5, [1, 2]],
  [3, [2, 1]],
  [4, [0, 1]],
];

/** Pairs in an order. @type {(...places: number[]) => typeof pairs} */
const inOrder = (...places) => places.map((place) => pairs[place]);

const mixed = inOrder(2, 5, 1, 4, 7, 3, 6, 0);

/** @type {Record<string, typeof pairs>} */
export const lists = {
  mixed,
  rising: pairs,
  falling: [...pairs].reverse(),
  hidden: mixed.map(([score, value], at) => [at === 0 || at === 4 ? -Infinity : score, value]),
};
