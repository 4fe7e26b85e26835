// The sentence: its words, lines from the word that asks to all others, and the weights they get.

import { svg } from "lit";
import { numberOf } from "../../lesson/figure.js";
import { numberMark, wordMark } from "../../picture/marks.js";
import { words } from "../../words.js";
import { staggered } from "../figure.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {import("./draw.js").Progress} Progress */

/** Widths in sizes of the letters: of a letter, of a number, and between two words. */
const LETTER = 0.54;
const NUMBER = 2.2;
const SPACE = 0.5;

const LARGEST = 20;

/**
 * Where the tokens of a sentence stand: the middle of each, and its width.
 * @param {string[]} tokens
 * @param {number} width
 */
function placesOf(tokens, width) {
  const widths = tokens.map((token) => Math.max(token.length * LETTER, NUMBER));
  let sum = 0;
  const lefts = widths.map((one) => {
    const left = sum;
    sum = left + one + SPACE;
    return left;
  });
  const size = Math.min(LARGEST, width / (sum - SPACE));
  return {
    size,
    places: widths.map((one, at) => ({ x: (lefts[at] + one / 2) * size, width: one * size })),
  };
}

/** @type {(scene: Scene, at: Progress, width: number, isLow: boolean) => {picture: unknown, height: number}} */
export function sentenceMark(scene, at, width, isLow) {
  const { sentence, trace } = scene;
  const { tokens, at: asker } = sentence;
  const { size, places } = placesOf(tokens, width);
  const rise = isLow ? 30 : 46;
  const line = rise + size;
  const done = (/** @type {number} */ key) => staggered(at.of("match"), key, tokens.length);
  const present = at.step.name === "pull" ? at.step.key : undefined;
  const arcs = tokens.map((_, key) => {
    const { value: weight } = numberOf(trace, "weights", asker, key);
    const look = { shown: done(key), weight, rise };
    return arcMark(places[asker].x, places[key].x, line - size * 0.8, look);
  });
  const marks = tokens.map((token, key) => {
    const { x } = places[key];
    const role = key === asker ? "query" : "key";
    const strong = key === asker || key === present;
    const look = { size: size * 0.76, role: "weight", strong: key === present };
    return svg`${wordMark(x, line, token, { size, role, lang: "en", anchor: "middle", strong })}
      ${done(key) > 0.3 ? numberMark(x + size * 0.8, line + size * 1.35, numberOf(trace, "weights", asker, key), look) : ""}`;
  });
  const swaps = Object.entries(sentence.swaps).map(([key, to]) =>
    swapMark(scene, places[Number(key)], line, size, { token: tokens[Number(key)], to }),
  );
  return { picture: svg`${arcs}${marks}${swaps}`, height: line + size * 1.9 + 26 };
}

/**
 * A line from the word that asks to one of the words, itself too; its width is the weight.
 * @type {(from: number, to: number, y: number, look: {shown: number, weight: number, rise: number}) => unknown}
 */
function arcMark(from, to, y, { shown, weight, rise }) {
  const top = y - rise * 1.25;
  const [first, second] = from === to ? [from - rise * 0.45, from + rise * 0.45] : [from, to];
  return svg`<path class="path" d="M${from} ${y} C${first} ${top} ${second} ${top} ${to} ${y}"
    fill="none" pathLength="1" stroke-dasharray="${shown} 1" stroke-width=${1 + 9 * weight}
    stroke-opacity=${shown ? 0.12 + 0.6 * weight : 0}></path>`;
}

/**
 * A word that can be swapped for another, and the sign under it that says so.
 * @type {(scene: Scene, place: {x: number, width: number}, line: number, size: number, swap: {token: string, to: string}) => unknown}
 */
function swapMark({ settings }, { x, width }, line, size, { token, to }) {
  const top = line + size * 1.9;
  const text = words("context-swap");
  const half = Math.max(width, text.length * 6.6 + 14) / 2;
  const middle = Math.max(x, half);
  const left = Math.min(middle, x + width / 2 - 1 - half);
  return svg`<g class="swap" data-set=${`${settings.word}=${to}`} role="button" tabindex="0"
    aria-label=${words("context-swap-label", { token })}>
    <rect class="hold" x=${x - width / 2} y=${line - size} width=${width} height=${top + 24 - line + size}></rect>
    <rect class="pill" x=${left - half} y=${top + 1} width=${half * 2} height="21" rx="10.5"></rect>
    <text class="remark" x=${left} y=${top + 12} font-size="12" text-anchor="middle">${text}</text>
  </g>`;
}
