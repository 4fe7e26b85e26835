// The terms of the glossary, and where they stand in a text.

import { words } from "../words.js";

/** The terms, in the order in which the lesson needs them. */
export const TERMS = [
  ...["query", "key", "value", "score", "softmax", "weight", "context-vector", "alignment"],
  ...["self-attention", "cross-attention", "head", "mask", "temperature"],
];

/**
 * A text taken apart at the first place of each term, whichever way it is spelled there.
 * @param {string} text
 * @param {string[]} [known] terms that are left in the text
 * @returns {(string | {text: string, term: string})[]}
 */
export function termsIn(text, known = []) {
  const left = new Map(spellings().filter(([, term]) => !known.includes(term)));
  /** @type {(string | {text: string, term: string})[]} */
  const parts = [];
  let rest = 0;
  for (const match of text.matchAll(wholeWords([...left.keys()]))) {
    const [found] = match;
    const term = left.get(found.toLowerCase());
    if (term === undefined) continue;
    parts.push(text.slice(rest, match.index), { text: found, term });
    rest = match.index + found.length;
    for (const [spelling, other] of left) if (other === term) left.delete(spelling);
  }
  return [...parts, text.slice(rest)].filter((part) => part !== "");
}

/** @returns {[string, string][]} every spelling of every term, the longest first, with its term */
const spellings = () =>
  TERMS.flatMap((term) =>
    words(`glossary-${term}-spellings`)
      .split("|")
      .map((spelling) => /** @type {[string, string]} */ ([spelling, term])),
  ).sort(([one], [other]) => other.length - one.length);

/**
 * What finds some words where they are no part of others; the first that fits counts.
 * @param {string[]} all of letters, hyphens and spaces
 */
const wholeWords = (all) =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${all.join("|")})(?![\\p{L}\\p{N}-])`, "giu");
