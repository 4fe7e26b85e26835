// Stage 3 drawn: each value is scaled by its weight, and what results is stacked into the output.

import { svg } from "lit";
import { dimensionMarks, numberMark, remarkMark, wordMark } from "../../picture/marks.js";
import {
  joinsHeads,
  largestSize,
  numberAt,
  seenKeys,
  sizes,
  upTo,
  valuesAt,
} from "../../tensor.js";
import { words } from "../../words.js";
import { between, motion } from "../figure.js";
import { dimensionNames } from "./dimension-names.js";
import { emptyNumber } from "./draw-dot-product.js";
import { filled } from "./draw-softmax.js";
import { weightColumn } from "./layout.js";
import { emptyCells, numberEdge, numberRow } from "./number-cell.js";
import { signedScale } from "./signed-scale.js";

/** @typedef {import("./draw.js").Pen} Pen */

/** The parts of a contribution's motion: the weight passes along the value, what it made falls. */
const MEET = 0.5;
const LEAVE = 0.6;

/** @type {(pen: Pen) => unknown} */
export function drawWeightedSum(pen) {
  const { scene, layout } = pen;
  const { scale, top } = layout;
  const rows = upTo(sizes(scene.trace).keys);
  const most = largestSize(scene.trace.values.data);
  return svg`
    ${dimensionMarks(weightColumn(scale), top, dimensionNames(scene.dimensions.values[pen.selection.head]), { cell: scale.cell, size: scale.small, slanted: layout.slanted })}
    <g class=${pen.lit("weights")} data-term="weights">${rows.map((key) => drawWeight(pen, key))}</g>
    <g class=${pen.lit("values")} data-term="values">${rows.map((key) => drawValue(pen, key, most))}</g>
    <g class=${pen.lit("output")} data-term="output">${drawOutput(pen)}${drawWaterfall(pen)}
      ${joinsHeads(scene.trace) ? drawResult(pen) : ""}${drawNearestWord(pen)}</g>
    ${drawFlight(pen)}`;
}

/**
 * How many contributions have been stacked.
 * @param {Pen} pen
 */
function stacked({ scene, at, selection }) {
  const { keys } = sizes(scene.trace);
  if (!at.has("contribution")) return at.of("output") > 0 ? keys : 0;
  const seen = seenKeys(scene.trace, selection.query);
  const stackedKeys = seen.filter((key) => motion(at.of("contribution", key)) >= 0.95);
  if (stackedKeys.length === 0) return 0;
  return stackedKeys.length === seen.length ? keys : seen[stackedKeys.length - 1] + 1;
}

/** @type {(pen: Pen, key: number) => unknown} */
function drawWeight(pen, key) {
  const { scene, selection, layout } = pen;
  const { scale } = layout;
  const middle = pen.rowMiddle(key);
  const edge = weightColumn(scale) - 8;
  const repeats = scene.stages.length > 1;
  if (filled(pen, "weights", key) < 1 && repeats) return emptyNumber(edge, middle, scale);
  const number = numberAt(scene.trace, "weights", selection.head, [selection.query, key]);
  return svg`${remarkMark(edge - number.text.length * scale.font * 0.6 - 3, middle, "\u00d7", { size: scale.small, anchor: "end" })}
    ${numberMark(edge, middle, number, { size: scale.font, strong: pen.rowInFocus === key })}`;
}

/** @type {(pen: Pen, key: number, most: number) => unknown} */
function drawValue(pen, key, most) {
  const { scene, selection, layout, at } = pen;
  const { scale } = layout;
  const { trace, tokens, languages } = scene;
  const { valueWidth } = sizes(trace);
  const middle = pen.rowMiddle(key);
  const works = at.step.name === "contribution" && at.step.key === key;
  const travelled = works ? motion(at.of("contribution", key)) / MEET : 0;
  const row = { trace, field: "values", head: selection.head, index: [key] };
  return svg`${numberRow(scale, weightColumn(scale), middle - scale.cell / 2, row, {
    role: "value",
    most,
    isFocused: pen.rowInFocus === key,
    cellAt: (d) => ({
      works,
      result:
        travelled >= (d + 1) / valueWidth
          ? numberAt(trace, "contributions", selection.head, [selection.query, key, d])
          : null,
    }),
  })}
  ${wordMark(weightColumn(scale) + valueWidth * scale.cell + 8, middle, tokens.values[key], { size: scale.font + 1, role: "value", lang: languages.values, anchor: "start", strong: pen.rowInFocus === key })}`;
}

/** @type {(pen: Pen) => unknown} */
function drawOutput(pen) {
  const { scene, selection, layout, at } = pen;
  const { scale, foot } = layout;
  const { trace } = scene;
  const { head, query } = selection;
  const { valueWidth, keys } = sizes(trace);
  const count = stacked(pen);
  const works = ["output", "contribution"].includes(at.step.name);
  const most = largestSize(trace.values.data);
  const middle = foot + scale.cell / 2;
  const left = weightColumn(scale);
  const row =
    count === keys
      ? { trace, field: "output", head, index: [query] }
      : { trace, field: "partialOutputs", head, index: [query, count - 1] };
  return svg`<line class="rule" x1=${left} x2=${left + valueWidth * scale.cell} y1=${foot - 5} y2=${foot - 5}></line>
    ${remarkMark(left - 8, middle, words("output"), { size: scale.small, anchor: "end", role: "value" })}
    ${
      count === 0
        ? emptyCells(scale, left, foot, valueWidth)
        : numberRow(scale, left, foot, row, {
            role: "output",
            most,
            cellAt: () => ({ works, strong: true }),
          })
    }`;
}

/**
 * Under each output cell the contributions, each from where the one before it ended.
 * @type {(pen: Pen) => unknown}
 */
function drawWaterfall(pen) {
  const { scene, selection, layout } = pen;
  const { scale, foot } = layout;
  const { trace } = scene;
  const { head, query } = selection;
  const { valueWidth, keys } = sizes(trace);
  const height = scale.row * 1.05;
  const topEdge = foot + scale.cell + 6;
  const sums = valuesAt(trace, "partialOutputs", head, [query]); // (Nk,Dv)
  const reach = signedScale(sums, 0, height);
  const level = (/** @type {number} */ value) =>
    topEdge + height - reach.zero - reach.length(value);
  const margin = Math.min(5, scale.cell / 5);
  const bar = (scale.cell - 2 * margin) / keys;
  const wide = Math.max(1, bar - 1);
  const shown = upTo(stacked(pen));
  const columns = upTo(valueWidth).map((d) => {
    const x = weightColumn(scale) + d * scale.cell + margin;
    const levels = upTo(keys).map((key) => level(sums[key * valueWidth + d]));
    const bars = shown.map((key) => {
      const from = key === 0 ? level(0) : levels[key - 1];
      const tall = Math.max(1, Math.abs(from - levels[key]));
      return `M${x + key * bar} ${Math.min(from, levels[key])}h${wide}v${tall}h${-wide}z`;
    });
    return { zero: `M${x - 2} ${level(0)}h${scale.cell - 2 * margin + 4}`, bars };
  });
  const inFocus = pen.rowInFocus;
  const others = columns.flatMap(({ bars }) => bars.filter((_, key) => key !== inFocus));
  return svg`<path class="zero" d=${columns.map(({ zero }) => zero).join("")}></path>
    <path class="bar value" d=${others.join("")}></path>
    <path class="bar value focus" d=${columns.map(({ bars }) => bars[inFocus] ?? "").join("")}></path>`;
}

/**
 * The heads joined, through W_O where there is one.
 * @type {(pen: Pen) => unknown}
 */
function drawResult({ scene, selection, layout, at }) {
  const { scale } = layout;
  const { trace } = scene;
  const { resultWidth } = sizes(trace);
  const y = resultTop(layout);
  const row = { trace, field: "result", head: 0, index: [selection.query] };
  const done = motion(at.of("join"));
  const most = largestSize(trace.result.data);
  return svg`
    ${dimensionMarks(weightColumn(scale), y, dimensionNames(scene.dimensions.result), { cell: scale.cell, size: scale.small, slanted: layout.slanted })}
    ${remarkMark(weightColumn(scale) - 8, y + scale.cell / 2, words("result"), { size: scale.small, anchor: "end", role: "value" })}
    ${
      done < 0.5
        ? emptyCells(scale, weightColumn(scale), y, resultWidth)
        : numberRow(scale, weightColumn(scale), y, row, {
            role: "output",
            most,
            cellAt: () => ({ works: at.step.name === "join", strong: true }),
          })
    }`;
}

/** @param {import("./layout.js").Layout} layout */
function resultTop({ foot, scale }) {
  return foot + scale.cell + scale.row * 1.05 + scale.small * 2 + 14;
}

/** @type {(pen: Pen) => unknown} */
function drawNearestWord({ scene, selection, layout, at }) {
  const { trace, languages } = scene;
  if (motion(at.of("nearest_word")) < 0.5) return "";
  const nearest = numberAt(trace, "nearestWords", 0, [selection.query]).value;
  if (nearest < 0) return "";
  const { scale, foot } = layout;
  const { valueWidth, resultWidth } = sizes(trace);
  const joined = joinsHeads(trace);
  const x = weightColumn(scale) + (joined ? resultWidth : valueWidth) * scale.cell + 8;
  const y = (joined ? resultTop(layout) : foot) + scale.cell / 2;
  const likeness = numberAt(trace, "similarities", 0, [selection.query, nearest]);
  return svg`${wordMark(x, y - 2, trace.words[nearest], { size: scale.font + 5, role: "value", lang: languages.values, anchor: "start", strong: true })}
    ${remarkMark(x, y + scale.font + 3, words("nearest-word"), { size: scale.small })}
    ${remarkMark(x, y + scale.font + 5 + scale.small * 1.2, words("cosine"), { size: scale.small })}
    ${numberMark(x + words("cosine").length * scale.small * 0.56 + 4 + scale.small * 2.4, y + scale.font + 5 + scale.small * 1.2, likeness, { size: scale.small })}`;
}

/**
 * The weight on its way to its value, then the contributions on their way to the output.
 * @type {(pen: Pen) => unknown}
 */
function drawFlight(pen) {
  const { scene, selection, layout, at } = pen;
  const { name, key } = at.step;
  if (name !== "contribution" || key === undefined) return "";
  const t = motion(at.of("contribution", key));
  if (t === 0 || t === 1) return "";
  const { scale, foot } = layout;
  const { head, query } = selection;
  const middle = pen.rowMiddle(key);
  const { valueWidth } = sizes(scene.trace);
  const edges = upTo(valueWidth).map((d) =>
    numberEdge(scale, weightColumn(scale) + d * scale.cell),
  );
  if (t < MEET) {
    const weight = numberAt(scene.trace, "weights", head, [query, key]);
    const start = weightColumn(scale) - 8;
    const x = between(start, edges[edges.length - 1], t / MEET);
    return svg`<g class="flight">${numberMark(x, middle + scale.font * 0.5, weight, { size: scale.font, strong: true })}</g>`;
  }
  if (t < LEAVE) return "";
  const start = middle + scale.font * 0.5;
  const y = between(start, foot + scale.cell / 2, (t - LEAVE) / (1 - LEAVE));
  return svg`<g class="flight">${edges.map((edge, d) =>
    numberMark(edge, y, numberAt(scene.trace, "contributions", head, [query, key, d]), {
      size: scale.font,
      strong: true,
      role: "value",
    }),
  )}</g>`;
}
