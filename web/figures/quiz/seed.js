// Seeds as people type them, and the next one.

import { randomOf } from "./random.js";

/** The quiz of whoever has no seed. */
export const FIRST_SEED = 1;

/** A seed has at most six digits, so that it can be said and copied by hand. */
const MOST = 999999;

/**
 * @param {string | null | undefined} text
 * @returns {number | null} null where it is no whole number from 0 to 999999
 */
export function seedOf(text) {
  return /^\s*\d{1,6}\s*$/.test(text ?? "") ? Number(text) : null;
}

/** Another seed: the same one always leads to the same. @type {(seed: number) => number} */
export const nextSeed = (seed) => randomOf(seed, 999).whole(2, MOST);
