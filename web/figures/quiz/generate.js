// The quiz of a seed: every item with numbers of its own, drawn again where they leave a doubt.

import { ITEMS } from "./items.js";
import { randomOf } from "./random.js";

/** More draws than any item needs; a test draws a thousand quizzes. */
const MOST_DRAWS = 1000;

/**
 * @param {import("./item.js").Core} core
 * @param {number} seed
 * @returns {import("./item.js").Item[]}
 */
export const quizOf = (core, seed) =>
  ITEMS.map((entry, at) => drawn(core, entry, randomOf(seed, at)));

/** @type {(core: import("./item.js").Core, entry: import("./item.js").Entry, random: import("./random.js").Random) => import("./item.js").Item} */
function drawn(core, { name, kind, make }, random) {
  for (let draw = 0; draw < MOST_DRAWS; draw += 1) {
    const made = make(core, random);
    if (made) return { ...made, name, kind };
  }
  throw new Error(`the item "${name}" has no numbers that leave no doubt`);
}
