// What an example may hold besides what the core asks: the limits of web/schema/scenario.schema.json.

/** The longest name of a word or dimension, in characters. */
export const LONGEST_NAME = 64;

/** The least and the most of what limits the keys that a query sees: whole numbers. */
export const MASK_LIMITS = /** @type {const} */ ({
  window: { least: 1, most: 1024 },
  offset: { least: -512, most: 512 },
});

/** @param {string} name @returns {string} as much of it as may be, without half a character */
export const cutName = (name) =>
  name.length <= LONGEST_NAME ? name : name.slice(0, LONGEST_NAME).replace(/[\uD800-\uDBFF]$/, "");

/** @type {(number: number, limits: {least: number, most: number}) => boolean} */
export const isWithin = (number, { least, most }) =>
  Number.isInteger(number) && number >= least && number <= most;

/** @param {any} mask */
export const isMaskWithin = (mask) =>
  Object.entries(MASK_LIMITS).every(
    ([name, limits]) => mask?.[name] === undefined || isWithin(mask[name], limits),
  );
