// The vector in numbers: generic, what is added at present, the sum; at the end the meanings' cosines.

import { svg } from "lit";
import { numberOf, rowOf } from "../../lesson/figure.js";
import { barMark, cellMark, dimensionMarks, numberMark, remarkMark } from "../../picture/marks.js";
import { nameOf, words } from "../../words.js";
import { meaningText, nearestOf } from "./index.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {import("./draw.js").Progress} Progress */
/** @typedef {{cell: number, size: number, head: number, label: number, line: number}} Scale */

/** @type {(scene: Scene, at: Progress, width: number, isLow: boolean) => {picture: unknown, height: number}} */
export function numbersMark(scene, at, width, isLow) {
  const { about } = scene;
  const scale = isLow
    ? { cell: 36, size: 13, head: 40, label: 116, line: 21 }
    : { cell: 52, size: 15, head: 50, label: 128, line: 26 };
  const names = about.dimensions.map((one) => nameOf("dimension", one));
  const rows = rowsOf(scene, at);
  const look = { cell: scale.cell, size: 13, slanted: true };
  const below = scale.head + 2 * scale.cell + 12;
  const count = Object.keys(about.meanings).length;
  return {
    picture: svg`${dimensionMarks(scale.label, scale.head, names, look)}
      ${rows.map((row, place) => vectorMark(scene, scale, scale.head + place * scale.cell, row))}
      ${at.of("nearest") > 0 ? cosinesMark(scene, scale, below, width) : ""}`,
    height: below + 30 + count * scale.line,
  };
}

/** @typedef {{name: string, role: string, field: string, index: number[]}} Row */

/**
 * The vectors that there are at a moment.
 * @type {(scene: Scene, at: Progress) => Row[]}
 */
function rowsOf({ sentence }, at) {
  const { at: asker, tokens } = sentence;
  const generic = words("context-label-generic");
  const rows = [{ name: generic, role: "query", field: "values", index: [asker] }];
  const { name, key = 0 } = at.step;
  if (name === "pull") {
    const pull = words("context-label-pull", { token: tokens[key] });
    const sum = words("context-label-sum");
    rows.push({ name: pull, role: "value", field: "contributions", index: [asker, key] });
    rows.push({ name: sum, role: "output", field: "partialOutputs", index: [asker, key] });
  } else if (at.of("turn") > 0) {
    const refined = words("context-label-refined");
    rows.push({ name: refined, role: "output", field: "output", index: [asker] });
  }
  return rows;
}

/** @type {(scene: Scene, scale: Scale, y: number, row: Row) => unknown} */
function vectorMark({ trace }, { cell, size, label }, y, { name, role, field, index }) {
  const remark = { size: 14, role };
  return svg`${remarkMark(0, y + cell / 2, name, remark)}
    ${rowOf(trace, field, ...index).map(
      (number, place) =>
        svg`${cellMark(label + place * cell, y, cell, { role, depth: 0.3 })}
          ${numberMark(label + place * cell + cell * 0.87, y + cell / 2, number, { size, room: cell * 0.8 })}`,
    )}`;
}

/** @type {(scene: Scene, scale: Scale, y: number, width: number) => unknown} */
function cosinesMark(scene, { label, line, size }, y, width) {
  const { trace, sentence } = scene;
  const half = Math.min(90, (width - label - 60) / 2);
  const zero = label + half;
  const rows = trace.words.map((_, meaning) => {
    const number = numberOf(trace, "similarities", sentence.at, meaning);
    const middle = y + 20 + (meaning + 0.5) * line;
    const strong = meaning === nearestOf(scene);
    return svg`<text class="meaning ${strong ? "strong" : ""}" x="0" y=${middle} font-size="14">${meaningText(scene, meaning)}</text>
      ${barMark(zero, middle, number.value * half, { role: "score", height: line * 0.55 })}
      ${numberMark(zero + half + 46, middle, number, { size: size - 1, strong })}`;
  });
  return svg`${remarkMark(0, y + 8, words("context-label-cosines"), { size: 13 })}
    <line class="zero" x1=${zero} x2=${zero} y1=${y + 20} y2=${y + 20 + rows.length * line}></line>${rows}`;
}
