// Stage 1 drawn: the query meets each key, component by component.

import { svg } from "lit";
import { barMarks, dimensionMarks, numberMark, remarkMark, wordMark } from "../../picture/marks.js";
import { largestSize, numberAt, sizes, upTo, valuesAt } from "../../tensor.js";
import { words } from "../../words.js";
import { between, motion } from "../figure.js";
import { dimensionNames } from "./dimension-names.js";
import { numberEdge, numberRow } from "./number-cell.js";
import { signedScale } from "./signed-scale.js";

/** @typedef {import("./draw.js").Pen} Pen */

/** The parts of a product's motion: the query's number travels, the product appears and travels. */
const MEET = 0.45;
const LEAVE = 0.6;

/**
 * How many components of a key's score have been added up.
 * @param {Pen} pen
 * @param {number} key
 */
export function addedUp({ scene, at }, key) {
  const { width } = sizes(scene.trace);
  if (!scene.stages.includes("dot_product")) return width;
  if (at.has("score")) return Math.floor(motion(at.of("score", key)) * width);
  let count = 0;
  while (count < width && motion(at.of("product", key, count)) >= 0.95) count += 1;
  return count;
}

/** @type {(pen: Pen) => unknown} */
export function drawDotProduct(pen) {
  const { scene } = pen;
  const keys = upTo(sizes(scene.trace).keys);
  const most = largestSize(scene.trace.comparedKeys.data);
  return svg`${drawQuery(pen)}
    <g class=${pen.lit("keys")} data-term="keys">${keys.map((key) => drawKey(pen, key, most))}</g>
    <g class=${pen.lit("scores")} data-term="scores">${drawScores(pen, keys)}</g>
    ${drawFlight(pen)}`;
}

/**
 * Where things stand across the group.
 * @param {Pen} pen
 */
function columns({ layout: { label, scale, top }, scene }) {
  const { width } = sizes(scene.trace);
  const scoreEdge = label + width * scale.cell + 8 + scale.column - 8;
  return { cells: label, scoreEdge, bar: scoreEdge + 8, queryTop: top - 10 - scale.row };
}

/** @type {(pen: Pen) => unknown} */
function drawQuery(pen) {
  const { scene, selection, layout, at } = pen;
  const { scale, label } = layout;
  const { trace, tokens, languages, dimensions } = scene;
  const { cells, queryTop } = columns(pen);
  const { head, query } = selection;
  const row = { trace, field: "comparedQueries", head, index: [query] };
  const most = largestSize(trace.comparedQueries.data);
  const middle = queryTop + scale.cell / 2;
  return svg`<g class=${pen.lit("queries")} data-term="queries">
    ${dimensionMarks(cells, queryTop, dimensionNames(dimensions.keys), { cell: scale.cell, size: scale.small, slanted: layout.slanted })}
    ${remarkMark(label - 8, middle - scale.font * 0.75, words("query"), { size: scale.small, anchor: "end", role: "query" })}
    ${wordMark(label - 8, middle + scale.font * 0.5, tokens.queries[selection.query], { size: scale.font + 1, role: "query", lang: languages.queries, strong: true })}
    ${numberRow(scale, cells, queryTop, row, {
      role: "query",
      most,
      cellAt: (c) => {
        const works = at.step.stage === "dot_product" && (at.step.dimension ?? c) === c;
        return { works, strong: works };
      },
    })}</g>`;
}

/** @type {(pen: Pen, key: number, most: number) => unknown} */
function drawKey(pen, key, most) {
  const { scene, selection, layout, at } = pen;
  const { scale, label } = layout;
  const { trace, tokens, languages } = scene;
  const works = at.step.stage === "dot_product" && at.step.key === key;
  const row = { trace, field: "comparedKeys", head: selection.head, index: [key] };
  const middle = pen.rowMiddle(key);
  const word = wordMark(label - 8, middle, tokens.keys[key], {
    size: scale.font + 1,
    role: "key",
    lang: languages.keys,
    strong: pen.rowInFocus === key,
  });
  return svg`${word}${numberRow(scale, columns(pen).cells, middle - scale.cell / 2, row, {
    role: "key",
    most,
    isFocused: pen.rowInFocus === key,
    cellAt: (c) => ({
      works: works && (at.step.dimension ?? c) === c,
      result:
        works && multiplied(pen, key, c)
          ? numberAt(trace, "products", selection.head, [selection.query, key, c])
          : null,
    }),
  })}`;
}

/** @type {(pen: Pen, key: number, dimension: number) => boolean} */
function multiplied({ at, scene }, key, dimension) {
  if (!at.has("score")) return motion(at.of("product", key, dimension)) >= MEET;
  return motion(at.of("score", key)) * sizes(scene.trace).width > dimension;
}

/** @type {(pen: Pen, keys: number[]) => unknown} */
function drawScores(pen, keys) {
  const { scene, selection, layout } = pen;
  const { scale } = layout;
  const { scoreEdge, bar } = columns(pen);
  const { trace } = scene;
  const { keys: count, width } = sizes(trace);
  const { head, query } = selection;
  const reach = signedScale(valuesAt(trace, "partialScores", head, [query]), bar, scale.bar);
  const bottom = pen.rowMiddle(count - 1) + scale.row / 2;
  const shown = keys.map((key) => {
    const added = addedUp(pen, key);
    if (added === 0) return null;
    return added === width
      ? numberAt(trace, "scores", head, [query, key])
      : numberAt(trace, "partialScores", head, [query, key, added - 1]);
  });
  const bars = shown.map((number, key) => ({
    middle: pen.rowMiddle(key),
    length: number ? reach.length(number.value) : 0,
  }));
  return svg`<line class="zero" x1=${reach.zero} x2=${reach.zero}
      y1=${pen.rowMiddle(0) - scale.row / 2 + 4} y2=${bottom - 4}></line>
    ${remarkMark(scoreEdge, layout.top - 8, words("column-scores"), { size: scale.small, anchor: "end" })}
    ${barMarks(reach.zero, bars, { role: "score", height: scale.row * 0.36 })}
    ${shown.map((number, key) =>
      number
        ? numberMark(scoreEdge, pen.rowMiddle(key), number, {
            size: scale.font,
            strong: pen.rowInFocus === key,
          })
        : emptyNumber(scoreEdge, pen.rowMiddle(key), scale),
    )}`;
}

/**
 * The outline that stands where a number is not computed yet.
 * @param {number} edge right edge of its column
 * @param {number} middle
 * @param {import("./layout.js").Scale} scale
 */
export function emptyNumber(edge, middle, { font, column }) {
  const width = Math.min(column - 14, font * 2.2);
  return svg`<rect class="cell empty" x=${edge - width} y=${middle - font * 0.7}
    width=${width} height=${font * 1.4} rx="3"></rect>`;
}

/**
 * The query's number on its way to the key, then the product on its way to the sum.
 * @type {(pen: Pen) => unknown}
 */
function drawFlight(pen) {
  const { scene, selection, layout, at } = pen;
  const { key, dimension, name } = at.step;
  if (name !== "product" || key === undefined || dimension === undefined) return "";
  const t = motion(at.of("product", key, dimension));
  if (t === 0 || t === 1) return "";
  const { scale } = layout;
  const { cells, queryTop, scoreEdge } = columns(pen);
  const edge = numberEdge(scale, cells + dimension * scale.cell);
  const middle = pen.rowMiddle(key);
  const { head, query } = selection;
  if (t < MEET) {
    const number = numberAt(scene.trace, "comparedQueries", head, [query, dimension]);
    const y = between(queryTop + scale.cell / 2, middle + scale.font * 0.5, t / MEET);
    return svg`<g class="flight">${numberMark(edge, y, number, { size: scale.font, strong: true, role: "query" })}</g>`;
  }
  if (t < LEAVE) return "";
  const number = numberAt(scene.trace, "products", head, [query, key, dimension]);
  // It comes to rest beside the sum so far, which then takes it in.
  const beside = scoreEdge - scale.font * 2.9;
  const x = between(edge, Math.max(edge, beside), (t - LEAVE) / (1 - LEAVE));
  const y = between(middle + scale.font * 0.5, middle, (t - LEAVE) / (1 - LEAVE));
  return svg`<g class="flight">${numberMark(x, y, number, { size: scale.font, strong: true })}</g>`;
}
