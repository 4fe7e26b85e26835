// How Q, K and V are made: the embeddings at the left, a matrix above each of the three results.

import { svg } from "lit";
import { dimensionMarks, remarkMark } from "../../picture/marks.js";
import { upTo } from "../../tensor.js";
import { nameOf, words } from "../../words.js";
import { staggered } from "../figure.js";
import { gridMark, matrixName, tokenMarks } from "./grid.js";
import { example } from "./matrices.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {import("./draw.js").Progress} Progress */

/** From this width on, in pixels, all three matrices stand beside each other. */
const WIDE = 560;

/** The room of the tokens' words, and between two matrices, in pixels. */
const LABEL = 58;
const GAP = 30;

const HEAD = 30;
const MIDDLE = 34;
const MOST = 54;

const { tokens, dimensions } = example;

/** What the three are made by and called. @type {{name: string, letter: string, matrix: string, field: string}[]} */
const MADE = [
  { name: "query", letter: "Q", matrix: "queryProjection", field: "queries" },
  { name: "key", letter: "K", matrix: "keyProjection", field: "keys" },
  { name: "value", letter: "V", matrix: "valueProjection", field: "values" },
];

/** @type {import("./draw.js").Draw} */
export function drawVectors(scene, at, room) {
  const isWide = room.width >= WIDE;
  const present = MADE.find(({ name }) => name === at.step.name) ?? MADE[0];
  const shown = isWide ? MADE : [present];
  const gaps = LABEL + GAP * shown.length;
  const columns = dimensions.length + 2 * shown.length;
  const rows = dimensions.length + tokens.length;
  const cell = Math.min(
    MOST,
    (room.width - gaps) / columns,
    Math.max(30, (room.height - HEAD - MIDDLE - 8) / rows),
  );
  const top = HEAD + dimensions.length * cell + MIDDLE;
  const first = LABEL + dimensions.length * cell + GAP;
  return {
    picture: svg`<g transform="translate(${(room.width - gaps - columns * cell) / 2} 0)">
      ${embeddingsMark(scene, at, top, cell)}
      ${shown.map((made, place) => madeMark(scene, at, made, first + place * (2 * cell + GAP), top, cell))}</g>`,
    width: room.width,
    height: top + tokens.length * cell + 8,
  };
}

/** @type {(scene: Scene, at: Progress, top: number, cell: number) => unknown} */
function embeddingsMark({ trace }, at, top, cell) {
  const works = (/** @type {number} */ row) => at.step.name === "query" && at.step.key === row;
  const names = dimensions.map((one) => nameOf("dimension", one));
  const grid = { field: "embeddings", place: [], rows: upTo(tokens.length), role: "weight" };
  return svg`${remarkMark(LABEL, top - 64, words("projections-embeddings"), { size: 14 })}
    ${dimensionMarks(LABEL, top, names, { cell, size: 12, slanted: true })}
    ${tokenMarks(tokens, LABEL - 10, top, cell, { role: "", strong: works })}
    ${gridMark(trace, { ...grid, works }, LABEL, top, cell)}`;
}

/** @type {(scene: Scene, at: Progress, made: typeof MADE[number], x: number, top: number, cell: number) => unknown} */
function madeMark({ trace, settings }, at, { name, letter, matrix, field }, x, top, cell) {
  const head = settings.head === "first" ? 0 : 1;
  const isQuery = name === "query";
  const isPresent = at.step.name === name;
  const shown = (/** @type {number} */ row, /** @type {number} */ column) =>
    isQuery ? staggered(at.of(name, row), column, 2) : staggered(at.of(name), row * 2 + column, 6);
  const works = (/** @type {number} */ row) => isPresent && (!isQuery || at.step.key === row);
  const weights = { field: matrix, place: [head], rows: upTo(dimensions.length), role: name };
  const results = { field, place: [head], rows: upTo(tokens.length), role: name };
  return svg`${matrixName(x + cell, 12, letter, name)}
    ${gridMark(trace, { ...weights, works: () => isPresent }, x, HEAD, cell)}
    ${remarkMark(x + cell, top - MIDDLE / 2, words(`projections-made-${name}`), { size: 14, anchor: "middle", role: name })}
    ${gridMark(trace, { ...results, shown, works }, x, top, cell)}`;
}
