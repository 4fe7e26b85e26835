// The tokens of an example as a sentence.

import { MOST, TOKEN_AXES, along } from "./axes.js";
import { cutName } from "./limits.js";
import { replaced } from "./lists.js";
import { isSelfAttention } from "./tables.js";

/** @typedef {import("../scenarios.js").Scenario} Scenario */
/** @typedef {import("./axes.js").TokenSide} TokenSide */

/** The spaces that part the words of a sentence; a no-break space is part of a word. */
const SPACES = /[ \t\r\n]+/;

/**
 * @param {string} sentence
 * @returns {string[]} its words
 */
export const wordsIn = (sentence) => sentence.split(SPACES).filter((word) => word !== "");

/** @param {string[]} words */
export const sentenceOf = (words) => words.map((word) => wordsIn(word).join("\u00a0")).join(" ");

/**
 * Where each word of a list was in the list before: in its place, where it still stands there; else
 * where the same word stood; else in the same place, under another name; null where it is new.
 * @param {string[]} before
 * @param {string[]} after
 * @returns {(number | null)[]}
 */
export function origins(before, after) {
  const free = new Set(before.keys());
  /** @type {(number | null)[]} */
  const from = after.map(() => null);
  /** @param {(word: string, place: number) => number | undefined} find */
  const take = (find) =>
    after.forEach((word, place) => {
      const found = from[place] === null ? find(word, place) : undefined;
      if (found !== undefined && free.delete(found)) from[place] = found;
    });
  take((word, place) => (before[place] === word ? place : undefined));
  take((word) => [...free].find((place) => before[place] === word));
  take((_, place) => (free.has(place) ? place : undefined));
  return from;
}

/**
 * An example with other tokens: those that stay keep their vectors, new ones get random ones.
 * @param {Scenario} example with its heads apart
 * @param {TokenSide} side
 * @param {string[]} typed from 1 to 64; what is too long for a name is cut
 * @param {import("./axes.js").FreshRow} freshRow
 * @returns {Scenario}
 */
export function withTokens(example, side, typed, freshRow) {
  const before = example.tokens[side];
  const names = typed.map(cutName);
  if (!names.length || names.length > MOST || names.join(" ") === before.join(" ")) return example;
  const from = origins(before, names);
  const moved = along(
    example,
    TOKEN_AXES[side],
    (list, blank) => from.map((origin, place) => (origin === null ? blank(place) : list[origin])),
    freshRow,
  );
  const tokens = { ...moved.tokens, [side]: names };
  if (isSelfAttention(example)) return { ...moved, tokens: sharedTokens(names) };
  // A value that bore its key's name bears the new one; a translation stays.
  if (side === "keys") {
    tokens.values = names.map((name, place) => {
      const origin = from[place];
      const isSame = origin === null || example.tokens.values[origin] === before[origin];
      return isSame ? name : moved.tokens.values[place];
    });
  }
  return { ...moved, tokens };
}

/** @param {string[]} names */
export const sharedTokens = (names) => ({ queries: names, keys: names, values: names });

/**
 * @param {Scenario} example
 * @param {TokenSide | "values"} side
 * @param {number} at
 * @param {string} typed
 * @returns {Scenario}
 */
export function withTokenNamed(example, side, at, typed) {
  const name = cutName(typed);
  const names = replaced(example.tokens[side], at, name);
  if (example.tokens[side][at] === name) return example;
  const tokens = isSelfAttention(example)
    ? sharedTokens(names)
    : { ...example.tokens, [side]: names };
  return { ...example, tokens };
}
