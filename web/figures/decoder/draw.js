// The picture of the decoder: lines from each word that is written to the words that are read, the
// vector made for it, and the table of all weights, which fills row by row.

import { svg } from "lit";
import { numberOf, rowOf } from "../../lesson/figure.js";
import { cellMark, dimensionMarks, numberMark, remarkMark, wordMark } from "../../picture/marks.js";
import { largestSize } from "../../tensor.js";
import { nameOf, words } from "../../words.js";
import { motion, progress } from "../figure.js";
import { figure, wordOf } from "./index.js";

/** @typedef {import("./index.js").Scene} Scene */

/** From this width on, in pixels, the table stands beside the lines. */
const WIDE = 820;

const GAP = 56;

/**
 * @param {Scene} scene
 * @param {number} moment
 * @param {import("../figure.js").Room} room
 */
export function draw(scene, moment, room) {
  const at = progress(figure.timeline(scene), moment);
  const beside = room.width >= WIDE;
  const left = beside ? Math.round((room.width - GAP) * 0.52) : room.width;
  const right = beside ? room.width - left - GAP : room.width;
  const lines = linesOf(scene, at, left);
  const table = tableOf(scene, at, right);
  const height = beside ? Math.max(lines.height, table.height) : lines.height + 40 + table.height;
  const place = beside ? `translate(${left + GAP} 0)` : `translate(0 ${lines.height + 40})`;
  return {
    picture: svg`<g>${lines.picture}</g><g transform=${place}>${table.picture}</g>`,
    width: room.width,
    height,
  };
}

/** @typedef {ReturnType<typeof progress>} Progress */

/** @type {(count: number, width: number) => (at: number) => number} middles of equal columns */
const columns = (count, width) => (at) => ((at + 0.5) * width) / count;

/** @type {(scene: Scene, at: Progress, width: number) => {picture: unknown, height: number}} */
function linesOf(scene, at, width) {
  const { sentence, trace } = scene;
  const size = Math.min(18, width / 24);
  const xOfKey = columns(sentence.keys.length, width);
  const xOfWord = columns(sentence.written.length, width);
  const [top, bottom] = [size * 1.2, size * 1.2 + Math.max(90, width * 0.22)];
  const present = at.step.key;
  const shown = sentence.written.map((_, query) => query);
  const lines = shown.flatMap((query) =>
    rowOf(trace, "weights", query).map(({ value }, key) => {
      const done = motion(at.of("focus", query));
      const dim = present !== undefined && query !== present ? 0.12 : 0.75;
      const [x1, y1, x2, y2] = [xOfWord(query), bottom - size, xOfKey(key), top + size];
      return svg`<line class="path" x1=${x1} y1=${y1} x2=${x1 + (x2 - x1) * done}
        y2=${y1 + (y2 - y1) * done} stroke-width=${1 + 7 * value}
        stroke-opacity=${done ? dim * (0.08 + 0.92 * value) : 0}></line>`;
    }),
  );
  const vectors = present === undefined ? { picture: "", height: 0 } : vectorsOf(scene, at, width);
  return {
    picture: svg`${lines}
      ${sentence.keys.map((word, key) => wordMark(xOfKey(key), top, word, { size, role: "key", lang: sentence.languages.from, anchor: "middle" }))}
      ${shown.map((query) => writtenMark(scene, at, query, xOfWord(query), bottom, size))}
      <g transform="translate(0 ${bottom + size * 2})">${vectors.picture}</g>`,
    height: bottom + size * 2 + vectorsHeight(scene, width),
  };
}

/**
 * A word once it is written; before, the place where it will stand.
 * @type {(scene: Scene, at: Progress, query: number, x: number, y: number, size: number) => unknown}
 */
function writtenMark(scene, at, query, x, y, size) {
  const { sentence, trace } = scene;
  const isWritten = at.of("word", query) > 0.2;
  const isPresent = at.step.key === query;
  if (!isWritten) {
    return svg`<line class="blank ${isPresent ? "work" : ""}" x1=${x - size} x2=${x + size}
      y1=${y + size * 0.6} y2=${y + size * 0.6}></line>`;
  }
  const look = { size, role: "value", lang: sentence.languages.to, strong: isPresent };
  return wordMark(x, y, trace.words[wordOf(scene, query)], { ...look, anchor: "middle" });
}

/** @type {(scene: Scene, width: number) => {cell: number, size: number, head: number}} */
function scaleOf({ sentence }, width) {
  const cell = Math.min(52, (width - 90) / sentence.dimensions.length);
  return { cell, size: Math.min(15, cell * 0.32), head: 44 };
}

/** @type {(scene: Scene, width: number) => number} */
function vectorsHeight(scene, width) {
  const { cell, head } = scaleOf(scene, width);
  return 2 * (cell + head);
}

/** The present query and, once it is made, the context vector. @type {(scene: Scene, at: Progress, width: number) => {picture: unknown}} */
function vectorsOf(scene, at, width) {
  const { sentence } = scene;
  const query = at.step.key ?? 0;
  const scale = scaleOf(scene, width);
  const isMade = at.of("context", query) > 0;
  return {
    picture: svg`${vectorOf(scene, scale, 0, words("query"), "queries", "query", sentence.dimensions, query)}
      ${isMade ? vectorOf(scene, scale, scale.cell + scale.head, words("decoder-vector"), "output", "output", sentence.meanings, query) : ""}`,
  };
}

/** @type {(scene: Scene, scale: {cell: number, size: number, head: number}, y: number, name: string, field: string, role: string, dimensions: string[], query: number) => unknown} */
function vectorOf({ trace }, { cell, size, head }, y, name, field, role, dimensions, query) {
  const numbers = rowOf(trace, field, query);
  const most = largestSize(numbers.map(({ value }) => value));
  const x = 86;
  const top = y + head;
  const named = dimensions.map((one) => nameOf("dimension", one));
  return svg`${remarkMark(0, top + cell / 2, name, { size: 14, role: role === "query" ? "query" : "value" })}
    ${dimensionMarks(x, top, named, { cell, size: 12, slanted: true })}
    ${numbers.map(
      (
        number,
        place,
      ) => svg`${cellMark(x + place * cell, top, cell, { role, depth: Math.abs(number.value) / most })}
        ${numberMark(x + place * cell + cell * 0.86, top + cell / 2, number, { size, room: cell * 0.8 })}`,
    )}`;
}

/** @type {(scene: Scene, at: Progress, width: number) => {picture: unknown, height: number}} */
function tableOf(scene, at, width) {
  const { sentence, trace } = scene;
  const label = Math.min(84, width * 0.2);
  const cell = Math.min(48, (width - label) / sentence.keys.length);
  const size = Math.min(15, cell * 0.3);
  const head = 76;
  const rows = sentence.written.map((_, query) => {
    const y = head + query * cell;
    const done = at.of("focus", query);
    const isWritten = at.of("word", query) > 0.2;
    const text = isWritten ? trace.words[wordOf(scene, query)] : "\u2026";
    return svg`${at.step.key === query ? svg`<rect class="band" x="0" y=${y} width=${label + cell * sentence.keys.length} height=${cell}></rect>` : ""}
      ${wordMark(label - 12, y + cell / 2, text, { size: 15, role: "value", lang: sentence.languages.to, strong: at.step.key === query })}
      ${sentence.keys.map((_, key) => weightCell(numberOf(trace, "weights", query, key), label + key * cell, y, cell, size, done))}`;
  });
  return {
    picture: svg`${remarkMark(0, 12, words("decoder-table"), { size: 13 })}
      ${sentence.keys.map((word, key) => keyMark(word, label + (key + 0.5) * cell, head - 10, sentence.languages.from))}${rows}`,
    height: head + cell * sentence.written.length + 6,
  };
}

/** @type {(word: string, x: number, y: number, lang: string) => unknown} */
const keyMark = (word, x, y, lang) => svg`<text class="word key" x=${x} y=${y} lang=${lang}
  font-size="15" transform="rotate(-38 ${x} ${y})">${word}</text>`;

/** @type {(number: import("../../tensor.js").TraceNumber, x: number, y: number, cell: number, size: number, done: number) => unknown} */
function weightCell(number, x, y, cell, size, done) {
  const shown = motion(done);
  return svg`<rect class="cell ${shown ? "weight" : "empty"}" x=${x + 2} y=${y + 2}
      width=${cell - 4} height=${cell - 4} rx="4"
      fill-opacity=${(shown * (0.05 + 0.4 * number.value)).toFixed(3)}></rect>
    ${done > 0.3 ? numberMark(x + cell * 0.86, y + cell / 2, number, { size, room: cell * 0.8 }) : ""}`;
}
