// A plane with its arrows as SVG.

import { nothing, svg } from "lit";
import { formatPrecisely } from "../../format.js";
import { upTo } from "../../tensor.js";
import { ticksOf } from "./axes.js";
import { placeLabels, together } from "./labels.js";

/** @typedef {import("./arrows.js").Arrow} Arrow */

/**
 * What a picture of a plane is drawn from.
 * @typedef {object} Drawing
 * @property {Arrow[]} arrows in drawing order
 * @property {{x: number, y: number | null}} pair of dimensions
 * @property {[string, string]} names of the two axes
 * @property {import("./axes.js").Frame} frame
 * @property {number} side of the picture in pixels
 * @property {(arrow: Arrow) => boolean} isStrong whether an arrow stands out
 * @property {Arrow | null} active the one that has the focus
 */

/** The size of words, in pixels. */
const SIZE = 14;
const SMALL = 11.5;

/** The heads of arrows that stand for what asks are full, those of what is asked are open. */
const HEADS = {
  full: svg`<path class="tip full" d="M1 0 L-11 -5 L-11 5 Z"></path>`,
  open: svg`<path class="tip open" d="M0 0 L-10 -5 L-10 5 Z"></path>`,
};

/** @param {Arrow["role"]} role */
const headOf = (role) => HEADS[role === "key" || role === "context" ? "open" : "full"];

/**
 * Where the components of a vector are in the picture.
 * @param {Pick<Drawing, "pair" | "frame" | "side">} drawing
 * @param {Arrow} arrow
 */
export function tipOf({ pair, frame, side }, { components }) {
  const at = (/** @type {number | null} */ dimension) =>
    dimension === null ? 0 : (components[dimension].value / frame.extent) * (side / 2);
  return { x: side / 2 + at(pair.x), y: side / 2 - at(pair.y) };
}

/** @param {Drawing} drawing */
export function drawPlane(drawing) {
  return svg`${drawAxes(drawing)}
    ${drawing.arrows.map((arrow) => drawArrow(drawing, arrow))}
    ${drawNames(drawing)}`;
}

/** @param {Drawing} drawing */
function drawAxes({ frame, side, names, pair }) {
  const middle = side / 2;
  const flat = pair.y === null;
  const marks = ticksOf(frame).map((tick) => {
    const along = (tick / frame.extent) * middle;
    const text = formatPrecisely(tick);
    const isEdge = Math.abs(tick) >= frame.extent;
    const across = middle + along;
    const up = middle - along;
    return svg`<line class="grid" x1=${across} x2=${across} y1="0" y2=${side}></line>
      ${flat ? nothing : svg`<line class="grid" x1="0" x2=${side} y1=${up} y2=${up}></line>`}
      ${isEdge ? nothing : svg`<text class="tick" x=${across} y=${middle + 11} text-anchor="middle">${text}</text>`}
      ${isEdge || flat ? nothing : svg`<text class="tick" x=${middle - 6} y=${up} text-anchor="end">${text}</text>`}`;
  });
  return svg`<g class="axes" font-size=${SMALL}>${marks}
    <line class="axis" x1="0" x2=${side} y1=${middle} y2=${middle}></line>
    ${flat ? nothing : svg`<line class="axis" x1=${middle} x2=${middle} y1="0" y2=${side}></line>`}
    <g class="names"><text x=${side - 4} y=${middle - 10} text-anchor="end">${names[0]}</text>
    ${flat ? nothing : svg`<text x=${middle + 8} y="9">${names[1]}</text>`}</g></g>`;
}

/**
 * What the axes take up: their lines and their names.
 * @param {Drawing} drawing
 */
function axesBoxes({ side, names, pair }) {
  const middle = side / 2;
  const nameWidth = (/** @type {string} */ name) => name.length * SMALL * 0.7;
  const across = [
    { left: 0, right: side, top: middle - 1, bottom: middle + 1 },
    { left: side - nameWidth(names[0]) - 4, right: side, top: middle - 18, bottom: middle },
  ];
  const up = [
    { left: middle - 1, right: middle + 1, top: 0, bottom: side },
    { left: middle, right: middle + 8 + nameWidth(names[1]), top: 0, bottom: 18 },
  ];
  return pair.y === null ? across : [...across, ...up];
}

/** @type {(drawing: Drawing, arrow: Arrow) => unknown} */
function drawArrow(drawing, arrow) {
  const middle = drawing.side / 2;
  const { x, y } = tipOf(drawing, arrow);
  const isStill = x === middle && y === middle;
  const turn = (Math.atan2(y - middle, x - middle) * 180) / Math.PI;
  return svg`<g class="arrow ${arrow.role} ${drawing.isStrong(arrow) ? "strong" : ""}">
    ${
      isStill
        ? svg`<circle class="tip open" cx=${x} cy=${y} r="3.5"></circle>`
        : svg`<line x1=${middle} y1=${middle} x2=${x} y2=${y}></line>
          <g transform="translate(${x} ${y}) rotate(${turn})">${headOf(arrow.role)}</g>`
    }</g>`;
}

/**
 * The words: those of arrows that end in one place stand together.
 * @param {Drawing} drawing
 */
function drawNames(drawing) {
  const { arrows, active, isStrong, side } = drawing;
  /** @type {Map<string, Arrow[]>} */
  const places = new Map();
  for (const arrow of arrows) {
    const { x, y } = tipOf(drawing, arrow);
    const place = [arrow.role, Math.round(x), Math.round(y)].join();
    places.set(place, [...(places.get(place) ?? []), arrow]);
  }
  const rank = (/** @type {Arrow[]} */ group) =>
    group.includes(/** @type {Arrow} */ (active)) ? 0 : group.some(isStrong) ? 1 : 2;
  const groups = [...places.values()].sort((one, other) => rank(one) - rank(other));
  const labels = groups.map((group) => ({
    ...tipOf(drawing, group[0]),
    text: together(group.map(({ name }) => name)),
    must: rank(group) < 2,
  }));
  const found = placeLabels(labels, { side, size: SIZE, behind: axesBoxes(drawing) });
  return upTo(groups.length).map((at) => {
    const place = found[at];
    const [{ role, lang }] = groups[at];
    return place
      ? svg`<text class="word ${role} ${rank(groups[at]) < 2 ? "strong" : ""}" lang=${lang}
          x=${place.x} y=${place.y} font-size=${SIZE} text-anchor=${place.anchor}>${labels[at].text}</text>`
      : nothing;
  });
}

/**
 * An arrow beside its meaning, for a legend.
 * @param {Arrow["role"]} role
 */
export const sampleArrow = (role) =>
  svg`<g class="arrow ${role}"><line x1="1" y1="8" x2="34" y2="8"></line>
    <g transform="translate(34 8)">${headOf(role)}</g></g>`;
