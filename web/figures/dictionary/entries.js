// The entries of the dictionary and what is looked up in it: vectors made by hand, to be read. Keys,
// values and queries have the same four dimensions.

export const languages = { from: "fr", to: "en" };

export const dimensions = ["noun", "action", "place", "article"];

/** The French words, with the key of each. @type {Record<string, number[]>} */
export const keys = {
  chat: [0.9, 0.4, 0, 0],
  est: [0, 1, 0.2, 0],
  sous: [0, 0.1, 1, 0],
  la: [0.3, 0, 0, 0.9],
  table: [0.9, 0, 0.4, 0],
};

/** Their translations, in the order of the keys. @type {Record<string, number[]>} */
export const values = {
  cat: [0.8, 0.6, 0, 0],
  is: [0, 1, 0, 0.2],
  under: [0, 0, 1, 0.2],
  the: [0.2, 0, 0, 1],
  table: [0.8, 0, 0.6, 0],
};

/**
 * The words that are looked up: one that has an entry, one that is close to it and has none, and one
 * between two entries, for a soft toy is half an animal and half a thing.
 * @type {Record<string, number[]>}
 */
export const queries = {
  sous: keys.sous,
  dessous: [0.3, 0, 0.9, 0],
  peluche: [0.9, 0.2, 0.1, 0],
};
