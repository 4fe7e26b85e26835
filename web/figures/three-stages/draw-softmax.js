// Stage 2 drawn: scores become exponentials, exponentials become shares of one whole.

import { svg } from "lit";
import { barMarks, barOutline, numberMark, remarkMark, wordMark } from "../../picture/marks.js";
import { isScaled, numberAt, rowAt, scalar, seenKeys, sizes, upTo } from "../../tensor.js";
import { kebab, words } from "../../words.js";
import { motion, staggered } from "../figure.js";
import { addedUp, emptyNumber } from "./draw-dot-product.js";

/** @typedef {import("./draw.js").Pen} Pen */
/** @typedef {import("./layout.js").Group} Group */

/** The step that fills each column, and the term of the formula it belongs to. */
const COLUMNS = {
  scores: { step: "", term: "scores" },
  uncappedScores: { step: "scale", term: "scale" },
  scaledScores: { step: "cap", term: "cap" },
  maskedScores: { step: "mask", term: "mask" },
  shifted: { step: "shift", term: "softmax" },
  exponentials: { step: "exponential", term: "softmax" },
  weights: { step: "weight", term: "weights" },
};

/** @typedef {keyof typeof COLUMNS} Column */

/**
 * How far a key's number in a column has come, 0 to 1.
 * @param {Pen} pen
 * @param {Column} column
 * @param {number} key
 */
export function filled(pen, column, key) {
  const { at, scene } = pen;
  const { keys, width } = sizes(scene.trace);
  if (column === "scores") return addedUp(pen, key) === width ? 1 : 0;
  if (at.has("empty") && ["shifted", "exponentials", "weights"].includes(column)) {
    return staggered(at.of("empty"), key, keys);
  }
  if (column === "weights" && !at.has("weights")) {
    const isSeen = seenKeys(scene.trace, pen.selection.query).includes(key);
    return isSeen ? motion(at.of("weight", key)) : motion(at.of("sum"));
  }
  const { step } = COLUMNS[column];
  return staggered(at.of(column === "weights" ? "weights" : step), key, keys);
}

/** @type {(pen: Pen, group: Group) => unknown} */
export function drawSoftmax(pen, group) {
  const columns = /** @type {Column[]} */ (pen.layout.columns);
  return svg`${columns[0] === "scores" ? drawLabels(pen) : ""}
    ${columns.map((column, at) =>
      column === "uncappedScores" && !isScaled(pen.scene.trace)
        ? ""
        : svg`<g class=${pen.lit(COLUMNS[column].term)}
        data-term=${COLUMNS[column].term}>${drawColumn(pen, column, edgeOf(pen, at))}</g>`,
    )}
    <g class=${pen.lit("weights")} data-term="weights">
      ${drawWeightBars(pen)}${drawWhole(pen, group)}</g>`;
}

/**
 * The right edge of a column.
 * @param {Pen} pen
 * @param {number} at
 */
function edgeOf({ layout: { columns, label, scale } }, at) {
  return (columns[0] === "scores" ? label : 0) + (at + 1) * scale.column - 8;
}

/** @type {(pen: Pen) => unknown} */
function drawLabels(pen) {
  const { tokens, languages } = pen.scene;
  const { label, scale } = pen.layout;
  return tokens.keys.map((word, key) =>
    wordMark(label - 8, pen.rowMiddle(key), word, {
      size: scale.font + 1,
      role: "key",
      lang: languages.keys,
      strong: pen.rowInFocus === key,
    }),
  );
}

/** @type {(pen: Pen, column: Column, edge: number) => unknown} */
function drawColumn(pen, column, edge) {
  const { scene, selection, layout } = pen;
  const { scale, top } = layout;
  const { head, query } = selection;
  const rows = upTo(sizes(scene.trace).keys);
  return svg`${remarkMark(edge, top - 8, words(`column-${kebab(column)}`), { size: Math.max(9.5, Math.min(scale.small, scale.column * 0.26)), anchor: "end" })}
    ${drawApplied(pen, column, edge)}
    ${rows.map((key) => {
      const middle = pen.rowMiddle(key);
      const done = filled(pen, column, key);
      if (done === 0) return emptyNumber(edge, middle, scale);
      const number = numberAt(scene.trace, column, head, [query, key]);
      const strong = column === "weights" && pen.rowInFocus === key;
      // It comes in from the column before it.
      const x = edge - (1 - done) * scale.column * 0.3;
      return numberMark(x, middle, number, { size: scale.font, strong });
    })}
    ${column === "exponentials" ? drawSum(pen, edge) : ""}`;
}

/**
 * Over a column stands the one number that is applied to all of it.
 * @type {(pen: Pen, column: Column, edge: number) => unknown}
 */
function drawApplied(pen, column, edge) {
  const { scene, selection, layout, at } = pen;
  const { scale, top } = layout;
  const { head, query } = selection;
  const { trace } = scene;
  const y = top - 10 - scale.row / 2;
  /** @type {(sign: string, number: import("../../tensor.js").TraceNumber, y: number) => unknown} */
  const applied = (sign, number, at) => svg`
    ${remarkMark(edge - number.text.length * scale.font * 0.6 - 4, at, sign, { size: scale.font, anchor: "end" })}
    ${numberMark(edge, at, number, { size: scale.font, role: "applied" })}`;
  if (column === "uncappedScores" && at.of("scale") > 0) {
    return svg`${trace.scale === 1 ? "" : applied("\u00d7", scalar(trace, "scale"), y - scale.font * 0.7)}
      ${trace.temperature === 1 ? "" : applied("\u00f7", scalar(trace, "temperature"), y + scale.font * 0.7)}`;
  }
  if (column === "shifted" && motion(at.of("maximum")) > 0.5) {
    return applied("\u2212", numberAt(trace, "rowMax", head, [query]), y);
  }
  if (column === "weights" && motion(at.of("sum")) > 0.5) {
    return applied("\u00f7", numberAt(trace, "rowSum", head, [query]), y);
  }
  return "";
}

/** @type {(pen: Pen, edge: number) => unknown} */
function drawSum({ scene, selection, layout, at }, edge) {
  const { scale, foot } = layout;
  if (motion(at.of("sum")) < 0.5) return "";
  const number = numberAt(scene.trace, "rowSum", selection.head, [selection.query]);
  return svg`<line class="rule" x1=${edge - scale.column + 14} x2=${edge} y1=${foot - 8} y2=${foot - 8}></line>
    ${numberMark(edge, foot + scale.font * 0.6, number, { size: scale.font, strong: at.step.name === "sum" })}`;
}

/** @type {(pen: Pen) => unknown} */
function drawWeightBars(pen) {
  const { scene, selection, layout } = pen;
  const { scale, columns } = layout;
  const start = edgeOf(pen, columns.length - 1) + 8;
  const weights = rowAt(
    scene.trace,
    "weights",
    selection.head,
    [selection.query],
    sizes(scene.trace).keys,
  );
  const height = scale.row * 0.36;
  const bars = weights.map(({ value }, key) => ({
    middle: pen.rowMiddle(key),
    length: value * filled(pen, "weights", key) * scale.bar,
  }));
  const tracks = bars.map(({ middle }) =>
    barOutline(start, middle - height / 2, scale.bar, height),
  );
  return svg`<path class="track" d=${tracks.join("")}></path>
    ${barMarks(start, bars, { role: "weight", height })}
    ${weights.map((_, key) => drawPinned(pen, key, start))}`;
}

/** The narrowest bar that the word over the outlines stands over. */
const NAMED_BAR = 40;

/**
 * The pinned weight, as an outline over the present bar.
 * @type {(pen: Pen, key: number, start: number) => unknown}
 */
function drawPinned({ scene, selection, layout, rowMiddle }, key, start) {
  if (!scene.pinned) return "";
  const { scale, top } = layout;
  const height = scale.row * 0.5;
  const { value } = numberAt(scene.pinned, "weights", selection.head, [selection.query, key]);
  const isNamed = key === 0 && scale.bar >= NAMED_BAR;
  return svg`<rect class="pinned" x=${start} y=${rowMiddle(key) - height / 2}
      width=${value * scale.bar} height=${height} rx="1.5"></rect>
    ${isNamed ? remarkMark(start, top - 8, words("pinned-mark"), { size: scale.small }) : ""}`;
}

/**
 * The whole, from 0 to 1, filled by the weights one after another.
 * @type {(pen: Pen, group: Group) => unknown}
 */
function drawWhole(pen, group) {
  const { scene, selection, layout } = pen;
  const { scale, foot } = layout;
  const { keys } = sizes(scene.trace);
  const place = [selection.query];
  const weights = rowAt(scene.trace, "weights", selection.head, place, keys);
  const ends = rowAt(scene.trace, "partialWeights", selection.head, place, keys);
  const y = foot + scale.font * 1.5;
  const room = group.width - 12;
  const height = scale.row * 0.36;
  const pieces = weights.map(({ value }, key) => {
    const start = key === 0 ? 0 : ends[key - 1].value * room;
    const width = value * filled(pen, "weights", key) * room;
    return `M${start} ${y}h${width}v${height}h${-width}z`;
  });
  const others = pieces.filter((_, key) => key !== pen.rowInFocus);
  const end = y + height;
  return svg`<rect class="track" x="0" y=${y} width=${room} height=${height}></rect>
    <path class="share" d=${others.join("")}></path>
    <path class="share focus" d=${pieces[pen.rowInFocus] ?? ""}></path>
    <g class="scale">${remarkMark(0, end + scale.small * 0.8, "0", { size: scale.small })}
      ${remarkMark(room, end + scale.small * 0.8, "1", { size: scale.small, anchor: "end" })}</g>`;
}
