// Two heads beside each other, and what becomes of their outputs: joined, mixed, added to the embedding.

import { svg } from "lit";
import { dimensionMarks, remarkMark } from "../../picture/marks.js";
import { upTo } from "../../tensor.js";
import { nameOf, words } from "../../words.js";
import { motion, staggered } from "../figure.js";
import { gridMark, matrixName, tokenMarks } from "./grid.js";
import { tokenOf } from "./index.js";
import { example } from "./matrices.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {import("./draw.js").Progress} Progress */

/** From this width on, in pixels, the rest stands beside the heads. */
const WIDE = 560;

const LABEL = 56;
const GAP = 20;
const MOST = 52;

/** The height of the heads' names and of the slanted words over their columns, in pixels. */
const HEAD = 76;

const { tokens, dimensions } = example;

/** @type {import("./draw.js").Draw} */
export function drawHeads(scene, at, room) {
  const isWide = room.width >= WIDE;
  const between = isWide ? Math.min(60, room.width * 0.05) : 0;
  const left = isWide ? (room.width - between) * 0.5 : room.width;
  const cell = Math.min(
    MOST,
    (left - LABEL - GAP) / 6,
    Math.max(32, (room.height - HEAD - 60) / 5),
  );
  const heads = headsMark(scene, at, cell);
  const rest = restMark(scene, at, isWide ? room.width - left - between : room.width, cell);
  const place = isWide ? `translate(${left + between} 0)` : `translate(0 ${heads.height + 16})`;
  return {
    picture: svg`${heads.picture}<g transform=${place}>${rest.picture}</g>`,
    width: room.width,
    height: isWide ? Math.max(heads.height, rest.height) : heads.height + 16 + rest.height,
  };
}

/** @type {(scene: Scene, at: Progress, cell: number) => {picture: unknown, height: number}} */
function headsMark(scene, at, cell) {
  const asker = tokenOf(scene);
  const bottom = HEAD + tokens.length * cell + 34;
  const strong = (/** @type {number} */ row) => row === asker;
  return {
    picture: svg`${tokenMarks(tokens, LABEL - 10, HEAD, cell, { role: "query", strong })}
      ${[0, 1].map((head) => headMark(scene, at, head, LABEL + head * (3 * cell + GAP), bottom, cell))}
      ${remarkMark(0, bottom + cell / 2, words("projections-output"), { size: 14, role: "value" })}
      ${tokens.map((token, row) => choiceMark(token, HEAD + row * cell, cell))}`,
    height: bottom + cell + 6,
  };
}

/** A row that can be chosen. @type {(token: string, y: number, cell: number) => unknown} */
const choiceMark = (token, y, cell) =>
  svg`<rect class="choose" data-set=${`token=${token}`} role="button" tabindex="0" x="1" y=${y + 1}
    width=${LABEL - 4} height=${cell - 2} rx="6"
    aria-label=${words("projections-choose", { token })}></rect>`;

/** @type {(scene: Scene, at: Progress, head: number, x: number, bottom: number, cell: number) => unknown} */
function headMark(scene, at, head, x, bottom, cell) {
  const { trace } = scene;
  const asker = tokenOf(scene);
  const hasWeights = at.of("weights") > 0.3;
  const shown = (/** @type {number} */ row, /** @type {number} */ column) =>
    staggered(at.of("scores"), row * 3 + column, 9);
  const table = {
    ...{ place: [head], rows: upTo(tokens.length), shown },
    ...(hasWeights
      ? { field: "weights", role: "weight" }
      : { field: "maskedScores", role: "weight" }),
    works: (/** @type {number} */ row) => row === asker && at.step.stage === "attend-heads",
  };
  const name = words(
    hasWeights
      ? `projections-weights-${head ? "second" : "first"}`
      : `projections-scores-${head ? "second" : "first"}`,
  );
  const done = at.of("outputs");
  const output = {
    ...{ field: "output", place: [head], rows: [asker], role: "output" },
    shown: (/** @type {number} */ _, /** @type {number} */ column) => staggered(done, column, 2),
  };
  return svg`${remarkMark(x, 10, name, { size: 14 })}
    ${tokens.map((token, key) => keyMark(token, x + (key + 0.5) * cell, HEAD - 8))}
    ${gridMark(trace, table, x, HEAD, cell)}
    ${gridMark(trace, output, x, bottom, cell)}`;
}

/** @type {(token: string, x: number, y: number) => unknown} */
const keyMark = (token, x, y) => svg`<text class="word key" x=${x} y=${y} lang="en"
  font-size="15" transform="rotate(-38 ${x} ${y})">${token}</text>`;

/** The rows that the followed token's vector goes through. */
const ROWS = [
  { step: "join", name: "joined", field: "joinedOutput", role: "output" },
  { step: "mix", name: "mixed", field: "result", role: "output" },
  { step: "add", name: "embedding", field: "queryInputs", role: "weight" },
  { step: "add", name: "sum", field: "residualOutput", role: "output" },
];

/** @type {(scene: Scene, at: Progress, width: number, cell: number) => {picture: unknown, height: number}} */
function restMark(scene, at, width, most) {
  const asker = tokenOf(scene);
  const label = Math.min(130, width * 0.34);
  const cell = Math.min(most, (width - label) / dimensions.length);
  const tops = [16, 16 + cell + 64, 16 + 2 * cell + 70, 16 + 3 * cell + 76];
  const names = dimensions.map((one) => nameOf("dimension", one));
  const rows = ROWS.map(({ step, name, field, role }, place) => {
    const shown = (/** @type {number} */ _, /** @type {number} */ column) =>
      staggered(at.of(step), column, dimensions.length);
    const works = () => at.step.name === step;
    const grid = { field, place: [], rows: [asker], role, shown, works };
    return svg`${remarkMark(0, tops[place] + cell / 2, words(`projections-row-${name}`), { size: 14 })}
      ${gridMark(scene.trace, grid, label, tops[place], cell)}`;
  });
  const mixed = motion(at.of("mix"));
  return {
    picture: svg`${rows}
      <g opacity=${0.3 + 0.7 * mixed}>${matrixName(label - 24, tops[1] - 22, "O", "value")}</g>
      ${dimensionMarks(label, tops[1], names, { cell, size: 12, slanted: true })}`,
    height: tops[3] + cell + 8,
  };
}
