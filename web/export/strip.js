// The whole animation as one SVG: a still for each step, numbered, with its words under it.

import { svg } from "lit";
import { wordParts, words } from "../words.js";
import { stripSteps } from "./strip-steps.js";
import { svgText } from "./svg.js";
import { titleOf } from "./titles.js";

/** Pixels: the strip, a still, and what is between stills. */
const STRIP = 1200;
const STILL = 376;
const GAP = { x: 36, y: 44 };

/** Words under a still, in pixels. */
const FONT = 14;
const LINE = 20;

/** The most characters of a word that stay on one line. */
const LONGEST_PIECE = 30;

/** @typedef {import("../words.js").Part} Part */
/** @typedef {{text: string, className: string}} Piece */

/**
 * The first step, which is the whole picture, stands over all others; in each other still is the
 * stage at work alone, where all do not fit.
 * @param {object} shown
 * @param {import("../scenarios.js").Scenario} shown.example
 * @param {import("../figures/figure.js").Figure} shown.figure
 * @param {import("../figures/figure.js").Scene} shown.scene
 * @param {import("../figures/figure.js").Selection} shown.selection
 * @param {import("../figures/figure.js").Step[]} shown.steps
 */
export function stripSvg({ example, figure, scene, selection, steps }) {
  const stills = stripSteps(steps).map((step) => {
    const room = { width: step === 0 ? STRIP : STILL, height: Infinity };
    const drawn = figure.draw(scene, step, selection, room);
    const count = words("step-count", { step, count: steps.length - 1 });
    const { id, args } = figure.describe(scene, step, selection);
    return { ...drawn, name: step ? count : words("stage-overview"), parts: wordParts(id, args) };
  });
  const [first, ...others] = stills;
  const column = Math.max(STILL, ...others.map(({ width }) => width));
  const columns = Math.max(1, Math.floor((STRIP + GAP.x) / (column + GAP.x)));
  const width = Math.max(first.width, columns * (column + GAP.x) - GAP.x);
  const rows = [[first]];
  others.forEach((still, at) => {
    if (at % columns === 0) rows.push([]);
    rows[rows.length - 1].push(still);
  });

  let y = 0;
  const placed = rows.flatMap((row, at) => {
    const room = at === 0 ? width : column;
    const lines = row.map(({ parts }) => wrap(parts, room));
    const top = y;
    const foot = top + Math.max(...row.map(({ height }) => height)) + LINE;
    y = foot + LINE * (1 + Math.max(...lines.map(({ length }) => length))) + GAP.y;
    return row.map(
      ({ picture, name }, place) =>
        svg`<g transform="translate(${place * (column + GAP.x)} ${top})">${picture}
          ${captionMarks(name, lines[place], foot - top)}</g>`,
    );
  });
  return svgText({
    title: titleOf(example),
    description: stills.map(({ parts }) => parts.map(textOf).join("")).join(" "),
    picture: svg`${placed}`,
    width,
    height: y - GAP.y,
  });
}

/** @type {(name: string, lines: Piece[][], y: number) => unknown} */
function captionMarks(name, lines, y) {
  return svg`<text class="strong" x="0" y=${y} font-size=${FONT - 1}>${name}</text>
    ${lines.map(
      (pieces, at) =>
        svg`<text x="0" y=${y + LINE * (at + 1)} font-size=${FONT}>${pieces.map(
          ({ text, className }) => svg`<tspan class=${className}>${text}</tspan>`,
        )}</text>`,
    )}`;
}

/** @param {Part} part */
const textOf = (part) => (typeof part === "string" ? part : part.text);

/**
 * A sentence in lines that fit.
 * @param {Part[]} parts
 * @param {number} width
 * @returns {Piece[][]}
 */
function wrap(parts, width) {
  const pen = /** @type {CanvasRenderingContext2D} */ (
    document.createElement("canvas").getContext("2d")
  );
  pen.font = `italic ${FONT}px sans-serif`;
  /** @type {Piece[][]} */
  const lines = [[]];
  let room = width;
  for (const unit of unitsOf(parts.flatMap(piecesOf))) {
    const needed = pen.measureText(unit.map(({ text }) => text).join("")).width;
    if (needed > room && room < width) {
      lines.push([]);
      room = width;
    }
    lines[lines.length - 1].push(...unit);
    room -= needed;
  }
  return lines;
}

/**
 * The pieces between which no line may be broken, together: a number and the comma after it.
 * @param {Piece[]} pieces
 * @returns {Piece[][]}
 */
function unitsOf(pieces) {
  /** @type {Piece[][]} */
  const units = [];
  let isOpen = false;
  for (const piece of pieces) {
    if (isOpen) units[units.length - 1].push(piece);
    else units.push([piece]);
    isOpen = piece.text.length < LONGEST_PIECE && !/\s$/.test(piece.text);
  }
  return units;
}

/**
 * What a line may be broken between: a word with the spaces after it, a piece of a very long word.
 * @param {Part} part
 * @returns {Piece[]}
 */
function piecesOf(part) {
  const isTerm = typeof part !== "string";
  const className = !isTerm ? "" : part.field ? "" : `${part.role ?? ""} word`;
  const breakable = new RegExp(`\\S{1,${LONGEST_PIECE}}\\s*|\\s+`, "gu");
  const pieces = textOf(part).match(breakable) ?? [];
  return pieces.map((text) => ({ text, className }));
}
