// The two ways to read a sentence back: out of one vector, and by a path to every word.

import { svg } from "lit";
import { numberOf, rowOf } from "../../lesson/figure.js";
import { cellMark, numberMark, remarkMark, squareMark, wordMark } from "../../picture/marks.js";
import { largestSize, upTo } from "../../tensor.js";
import { language, words } from "../../words.js";
import { motion } from "../figure.js";
import { isBack } from "./index.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {import("./draw.js").Progress} Progress */

/** Columns from these widths on, in pixels, have room for a slanted word, a flat one, a number. */
const SLANTED = 15;
const FLAT = 46;
const NUMBERED = 24;

/** The height of a number over a bar, with the space around it. */
const NUMBER = 18;

/** The room right of the last column that its slanted word leans into. */
const LEAN = 14;

/** Vectors of more components than these show no numbers, and are broken into rows. */
const CELLS = 8;
const ROW = 16;

/** Of more words than these, only the paths at work are all drawn. */
const FEW = 12;

/**
 * Where everything of a panel stands.
 * @param {Scene} scene
 * @param {number} width
 * @param {number} height
 */
export function panelOf({ names, batches, trace }, width, height) {
  const column = (width - LEAN) / names.length;
  const bar = height * 0.2;
  const lowest = Math.min(-0.2, .../** @type {any} */ (trace.fixedCosines).data);
  const base = height - 26 + bar * lowest;
  return {
    width,
    column,
    bar,
    base,
    legend: height - 8,
    top: column < SLANTED ? 40 : column < FLAT ? 66 : 48,
    foot: base - bar - NUMBER,
    isNamed: column >= SLANTED,
    isNumbered: column >= NUMBERED,
    x: (/** @type {number} */ word) => (word + 0.5) * column,
    batchOf: (/** @type {number} */ word) => batches.findIndex((batch) => batch.includes(word)),
  };
}

/** @typedef {ReturnType<typeof panelOf>} Panel */

/** The one vector: words flow in, and are read back. @type {(scene: Scene, at: Progress, panel: Panel) => unknown} */
export function vectorOf(scene, at, panel) {
  const places = upTo(scene.names.length);
  const block = blockOf(scene, panel);
  const middle = panel.width / 2 - LEAN / 2;
  const ways = places.map((word) => {
    const batch = panel.batchOf(word);
    const into = motion(at.of("squeeze", batch));
    const out = motion(at.of("read", batch));
    const x = panel.x(word);
    return svg`${wayMark([x, panel.top], [middle, block.top - 4], into, isAtWork(at, "squeeze", batch))}
      ${wayMark([middle, block.bottom + 4], [x, footOf(scene, panel, "fixed", word)], out, isAtWork(at, "read", batch))}`;
  });
  return svg`${headingMark("bottleneck-one-vector")}${ways}
    ${wordMarks(scene, at, panel, ["squeeze", "read"])}
    <rect class="outline" x=${middle - block.wide / 2 - 4} y=${block.top - 4} width=${block.wide + 8}
      height=${block.bottom - block.top + 8} rx="6"></rect>
    ${vectorMark(scene, at, block, middle)}
    ${places.map((word) => readMark(scene, at, panel, word, "fixed", "read"))}
    ${footMark(panel)}`;
}

/** Attention: every word has a path of its own. @type {(scene: Scene, at: Progress, panel: Panel) => unknown} */
export function attentionOf(scene, at, panel) {
  const places = upTo(scene.names.length);
  return svg`${headingMark("bottleneck-attention")}
    ${places.map((word) => pathMarks(scene, at, panel, word))}
    ${wordMarks(scene, at, panel, ["path"])}
    ${places.map((word) => readMark(scene, at, panel, word, "attention", "path"))}
    ${footMark(panel)}`;
}

/** @type {(at: Progress, name: string, batch: number) => boolean} */
const isAtWork = ({ step }, name, batch) => step.name === name && step.key === batch;

/** @type {(id: string) => unknown} */
const headingMark = (id) =>
  svg`<g class="heading"><text x="0" y="9" font-size="15">${words(id)}</text></g>`;

/** @type {(panel: Panel) => unknown} */
const footMark = ({ legend }) => remarkMark(0, legend, words("bottleneck-legend"), { size: 12 });

/** Over the bar of a word and its number. @type {(scene: Scene, panel: Panel, way: "fixed" | "attention", word: number) => number} */
function footOf({ trace }, { base, bar, isNumbered }, way, word) {
  const { value } = numberOf(trace, `${way}Cosines`, word);
  return base - Math.max(0, bar * value) - (isNumbered ? NUMBER : 4);
}

/** Where the vector's cells stand. @type {(scene: Scene, panel: Panel) => {top: number, bottom: number, wide: number, cell: number, count: number, inRow: number}} */
function blockOf({ trace }, { width, top, foot }) {
  const count = /** @type {any} */ (trace.context).shape[0];
  const inRow = Math.min(count, ROW);
  const most = count <= CELLS ? 38 : count <= ROW ? 20 : 11;
  const cell = Math.min(most, (width - LEAN - 10) / inRow);
  const tall = cell * Math.ceil(count / inRow);
  const middle = (top + foot) / 2;
  return {
    top: middle - tall / 2,
    bottom: middle + tall / 2,
    wide: cell * inRow,
    cell,
    count,
    inRow,
  };
}

/** The vector as it is after the last word that has flowed in. @type {(scene: Scene, at: Progress, block: ReturnType<typeof blockOf>, middle: number) => unknown} */
function vectorMark({ trace, batches }, at, { top, cell, count, inRow }, middle) {
  const done = batches.filter((_, batch) => at.of("squeeze", batch) > 0.7).length;
  const left = middle - (cell * inRow) / 2;
  const place = (/** @type {number} */ n) => [
    left + (n % inRow) * cell,
    top + Math.floor(n / inRow) * cell,
  ];
  if (!done) {
    return upTo(count).map((n) => {
      const [x, y] = place(n);
      return cellMark(x, y, Math.max(cell, 6), { role: "output", state: "empty" });
    });
  }
  const last = /** @type {number} */ (batches[done - 1].at(-1));
  const numbers = rowOf(trace, "states", last);
  const most = largestSize(numbers.map(({ value }) => value));
  return numbers.map((number, n) => {
    const [x, y] = place(n);
    if (count > CELLS) return squareMark(x, y, cell, number, { role: "output", most });
    return svg`${cellMark(x, y, cell, { role: "output", depth: Math.abs(number.value) / most })}
      ${numberMark(x + cell * 0.9, y + cell / 2, number, { size: 12, room: cell * 0.84 })}`;
  });
}

/** A line that has come a part of its way. @type {(from: number[], to: number[], part: number, works: boolean) => unknown} */
const wayMark = ([x1, y1], [x2, y2], part, works) =>
  svg`<line class="path" x1=${x1} y1=${y1} x2=${x1 + (x2 - x1) * part} y2=${y1 + (y2 - y1) * part}
    stroke-width=${works ? 2.5 : 1.2} stroke-opacity=${part ? (works ? 0.8 : 0.28) : 0}></line>`;

/** The paths of one word's place to all words, each as wide as its weight. @type {(scene: Scene, at: Progress, panel: Panel, word: number) => unknown} */
function pathMarks(scene, at, panel, word) {
  const { trace, names } = scene;
  const batch = panel.batchOf(word);
  const part = motion(at.of("path", batch));
  if (!part) return "";
  const works = isAtWork(at, "path", batch);
  const [x1, y1] = [panel.x(word), footOf(scene, panel, "attention", word)];
  const all = works || names.length <= FEW;
  return rowOf(trace, "attentionWeights", word).map(({ value }, other) => {
    if (!all && other !== word) return "";
    const [x2, y2] = [panel.x(other), panel.top];
    return svg`<line class="path" x1=${x1} y1=${y1} x2=${x1 + (x2 - x1) * part}
      y2=${y1 + (y2 - y1) * part} stroke-width=${0.8 + 2.6 * value}
      stroke-opacity=${(works ? 0.2 : 0.1) + 0.6 * value}></line>`;
  });
}

/** @type {(scene: Scene, at: Progress, panel: Panel, steps: string[]) => unknown} */
function wordMarks({ names }, at, { column, top, isNamed, x, batchOf }, steps) {
  const size = Math.min(15, Math.max(12, column * 0.45));
  return names.map((name, word) => {
    const strong = steps.some((step) => isAtWork(at, step, batchOf(word)));
    if (!isNamed) {
      return svg`<line class="tick-mark ${strong ? "work" : ""}" x1=${x(word)} x2=${x(word)}
        y1=${top - 12} y2=${top - 3}></line>`;
    }
    const look = { size, role: "key", lang: language, strong };
    if (column >= FLAT) return wordMark(x(word), top - 12, name, { ...look, anchor: "middle" });
    return svg`<g transform="rotate(-45 ${x(word)} ${top - 8})">
      ${wordMark(x(word), top - 8, name, { ...look, anchor: "start" })}</g>`;
  });
}

/** What came back of a word: its cosine as a bar, full where no other word is nearer. @type {(scene: Scene, at: Progress, panel: Panel, word: number, way: "fixed" | "attention", step: string) => unknown} */
function readMark(scene, at, panel, word, way, step) {
  const { column, bar, base, isNumbered } = panel;
  const done = at.of(step, panel.batchOf(word));
  const x = panel.x(word);
  const width = Math.max(1.5, Math.min(22, column * 0.62));
  const number = numberOf(scene.trace, `${way}Cosines`, word);
  const tall = number.value * bar * motion(done);
  const back = isBack(scene, `${way}Ranks`, word);
  return svg`<line class="axis" x1=${x - column / 2} x2=${x + column / 2} y1=${base} y2=${base}></line>
    <rect class="square value ${back === "yes" ? "" : "hollow"}" x=${x - width / 2}
      y=${Math.min(base, base - tall)} width=${width} height=${Math.abs(tall)}></rect>
    ${done > 0.7 && isNumbered ? numberMark(x + Math.min(14, column / 2), base - Math.max(tall, 0) - 9, number, { size: 12, room: column - 2 }) : ""}`;
}
