// The result of a quiz as a list, and as plain text for whoever it is sent to.

import { words } from "../../words.js";
import { outcomeOf } from "./stands.js";

/** @typedef {import("./item.js").Item} Item */
/** @typedef {import("./stands.js").Stand} Stand */
/** @typedef {{item: string, outcome: import("./stands.js").Outcome, tries: number, isHinted: boolean}} Line */

/** @typedef {{seed: number, right: number, first: number, all: number, items: Line[], text: string}} Result */

/**
 * @param {number} seed
 * @param {Item[]} items
 * @param {Stand[]} stands
 * @returns {Result}
 */
export function resultOf(seed, items, stands) {
  const lines = items.map(({ name }, at) => ({
    item: name,
    outcome: outcomeOf(stands[at]),
    tries: stands[at].tried.length + (stands[at].isSolved ? 1 : 0),
    isHinted: stands[at].isHinted,
  }));
  const first = lines.filter(({ outcome }) => outcome === "first").length;
  const right = first + lines.filter(({ outcome }) => outcome === "later").length;
  const head = { seed: String(seed), right, first, all: items.length };
  const text = [words("quiz-report-head", head), ...lines.map(lineText)].join("\n");
  return { seed, right, first, all: items.length, items: lines, text };
}

/** @type {(line: Line, at: number) => string} */
const lineText = (line, at) =>
  words("quiz-report-line", {
    place: String(at + 1),
    title: words(`quiz-item-${line.item}`),
    outcome: outcomeText(line),
  });

/** @param {Line} line */
function outcomeText({ outcome, tries, isHinted }) {
  const text = words(`quiz-outcome-${outcome}`, { tries: String(tries) });
  return isHinted ? words("quiz-outcome-hinted", { outcome: text }) : text;
}
