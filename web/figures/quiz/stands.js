// How far a reader is with a quiz: pure functions of what was answered.

import { KINDS } from "./kinds/kind.js";

/** @typedef {import("./item.js").Core} Core */
/** @typedef {import("./item.js").Item} Item */
/** @typedef {import("./kinds/kind.js").Judged} Judged */

/**
 * What is kept of an item; see `Stand` in kinds/kind.js. `isGiven`: the answer as it stands was given.
 * @typedef {{answer: any, tried: any[], isSolved: boolean, isHinted: boolean, isGiven: boolean}} Stand
 */

/** More wrong answers than these need not be known one by one. */
const MOST_TRIED = 99;

/** @type {(item: Item) => Stand} */
export const startOf = (item) => ({
  answer: KINDS[item.kind].start(item),
  tried: [],
  isSolved: false,
  isHinted: false,
  isGiven: false,
});

/**
 * What was kept of an item, where it can be so; else its start.
 * @param {Item} item
 * @param {any} kept from outside
 * @returns {Stand}
 */
export function restored(item, kept) {
  const { start, fits } = { start: startOf(item), fits: KINDS[item.kind].fits };
  if (typeof kept !== "object" || kept === null || !fits(item, kept.answer)) return start;
  const tried = Array.isArray(kept.tried) ? kept.tried.slice(0, MOST_TRIED) : [];
  return {
    answer: kept.answer,
    tried: tried.filter((/** @type {unknown} */ answer) => fits(item, answer)),
    isSolved: kept.isSolved === true,
    isHinted: kept.isHinted === true,
    isGiven: kept.isGiven === true,
  };
}

/** An answer that is not given yet. @type {(stand: Stand, answer: any) => Stand} */
export const changed = (stand, answer) => ({ ...stand, answer, isGiven: false });

/**
 * An answer that is given. What was solved stays solved, and the way to it is not counted on.
 * @type {(core: Core, item: Item, stand: Stand, answer: any) => {stand: Stand, judged: Judged}}
 */
export function given(core, item, stand, answer) {
  const judged = KINDS[item.kind].judge(core, item, answer);
  const isWrong = judged.verdict === "wrong" && !stand.isSolved && stand.tried.length < MOST_TRIED;
  const next = {
    ...stand,
    answer,
    isGiven: true,
    isSolved: stand.isSolved || judged.verdict === "right",
    tried: isWrong ? [...stand.tried, answer] : stand.tried,
  };
  return { stand: next, judged };
}

/** @typedef {"first" | "later" | "tried" | "open"} Outcome */

/** @type {(stand: Stand) => Outcome} */
export function outcomeOf({ isSolved, tried }) {
  if (isSolved) return tried.length ? "later" : "first";
  return tried.length ? "tried" : "open";
}
