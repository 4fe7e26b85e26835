// The plane of meanings: its two named dimensions, the meanings as rays, and the arrows: the word's
// generic vector, what each word of the sentence adds, and the refined vector they add up to.

import { svg } from "lit";
import { rowOf } from "../../lesson/figure.js";
import { remarkMark } from "../../picture/marks.js";
import { nameOf, words } from "../../words.js";
import { between, motion } from "../figure.js";
import { meaningText, nearestOf } from "./index.js";
import { TELLING } from "./sentences.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {import("./draw.js").Progress} Progress */
/** @typedef {{x: number, y: number}} Point in pixels */
/** @typedef {(field: string, ...index: number[]) => Point} Place where a vector of the trace ends */

const SIZE = 13;

/** What the names of the axes and meanings take up beyond the frame, in pixels. */
const MARGIN = 20;

/** An arrow shorter than this, in pixels, has no head. */
const SHORT = 12;

/** So close under the axis across, in pixels, a name does not fit between. */
const NEAR = 30;

/** @type {(scene: Scene, at: Progress, room: import("../figure.js").Room) => {picture: unknown, height: number}} */
export function planeMark(scene, at, { width, height: most }) {
  const { left, right, bottom, top } = scene.about.frame;
  const unit = Math.min(width / (right - left), (most - 2 * MARGIN) / (top - bottom));
  const start = { x: (width - unit * (right - left)) / 2 - left * unit, y: MARGIN + top * unit };
  /** @type {Place} */
  const place = (field, ...index) => {
    const [across, up] = rowOf(scene.trace, field, ...index).map(({ value: part }) => part * unit);
    return { x: start.x + across, y: start.y - up };
  };
  const box = {
    left: start.x + left * unit,
    right: start.x + right * unit,
    top: MARGIN,
    bottom: MARGIN + (top - bottom) * unit,
  };
  return {
    picture: svg`<g class="meanings">${axesMark(scene, start, box)}${raysMark(scene, at, start, place)}
      ${tokensMark(scene, at, place, start)}${arrowsMark(scene, at, start, place)}</g>`,
    height: box.bottom + MARGIN,
  };
}

/** @type {(scene: Scene, start: Point, box: {left: number, right: number, top: number, bottom: number}) => unknown} */
function axesMark({ about }, start, { left, right, top, bottom }) {
  const [across, up] = about.dimensions.map((one) => nameOf("dimension", one));
  return svg`<line class="axis" x1=${left} x2=${right} y1=${start.y} y2=${start.y}></line>
    <line class="axis" x1=${start.x} x2=${start.x} y1=${top} y2=${bottom}></line>
    ${headMark({ x: right, y: start.y }, 0, "axis")}${headMark({ x: start.x, y: top }, -90, "axis")}
    ${remarkMark(right, start.y + 15, across, { size: SIZE, anchor: "end" })}
    ${remarkMark(Math.max(0, start.x - 30), top - 12, up, { size: SIZE })}`;
}

/** The meanings; the nearest one stands out once it is named. @type {(scene: Scene, at: Progress, start: Point, place: Place) => unknown} */
function raysMark(scene, at, start, place) {
  const isFound = at.of("nearest") > 0.3;
  return scene.trace.words.map((_, meaning) => {
    const end = place("vocabulary", meaning);
    const isNearest = isFound && meaning === nearestOf(scene);
    const { x, y, anchor } = beyond(end, start);
    return svg`<line class="ray ${isNearest ? "near" : ""}" x1=${start.x} y1=${start.y}
        x2=${end.x} y2=${end.y}></line>
      <text class="meaning ${isNearest ? "strong" : ""}" x=${x} y=${y}
        font-size=${SIZE + 2} text-anchor=${anchor}>${meaningText(scene, meaning)}</text>`;
  });
}

/** Where the name of a ray stands: over or under its end, within the plane. @type {(end: Point, start: Point) => Point & {anchor: string}} */
function beyond({ x, y }, start) {
  const side = y > start.y ? y + 17 : y - 11;
  if (x > start.x + 60) return { x, y: side, anchor: "end" };
  return { x: x < start.x ? x : x + 6, y: side, anchor: "start" };
}

/** The vectors of the words that tell something. @type {(scene: Scene, at: Progress, place: Place, start: Point) => unknown} */
function tokensMark({ sentence, about }, at, place, start) {
  const shown = motion(at.of("match"));
  return sentence.tokens.map((token, key) => {
    if (key === sentence.at || about.vectors[token][2] < TELLING) return "";
    const end = place("values", key);
    const isPresent = at.step.name === "pull" && at.step.key === key;
    const { x, y, anchor } = besides(end, start);
    return svg`<g opacity=${shown}>
      <circle class="token" cx=${end.x} cy=${end.y} r=${isPresent ? 6 : 4.5}></circle>
      <text class="word key ${isPresent ? "strong" : ""}" x=${x} y=${y}
        font-size=${SIZE + 1} text-anchor=${anchor} lang="en">${token}</text></g>`;
  });
}

/**
 * Where the name of a point stands: beside a point that is far up, else above it, or below it where
 * the axis is close.
 * @type {(end: Point, start: Point) => Point & {anchor: string}}
 */
function besides({ x, y }, start) {
  if (Math.abs(x - start.x) > Math.abs(y - start.y)) {
    const isUnderAxis = y > start.y && y < start.y + NEAR;
    return { x, y: isUnderAxis ? y + 16 : y - 16, anchor: "middle" };
  }
  return x < start.x ? { x: x - 11, y, anchor: "end" } : { x: x + 11, y, anchor: "start" };
}

/** @type {(scene: Scene, at: Progress, start: Point, place: Place) => unknown} */
function arrowsMark({ sentence }, at, start, place) {
  const generic = toward(start, place("values", sentence.at), motion(at.of("generic")));
  const pulls = sentence.tokens.map((_, key) => {
    const from = key ? place("partialOutputs", sentence.at, key - 1) : start;
    const to = toward(from, place("partialOutputs", sentence.at, key), motion(at.of("pull", key)));
    return arrowMark(
      from,
      to,
      `pull ${at.step.name === "pull" && at.step.key === key ? "work" : ""}`,
    );
  });
  const turned = motion(at.of("turn"));
  const refined = toward(place("values", sentence.at), place("output", sentence.at), turned);
  return svg`${arrowMark(start, generic, "generic")}${pulls}
    ${turned ? arrowMark(start, refined, "refined") : ""}
    ${nameMark(generic, start, words("context-label-generic"), "query")}
    ${turned === 1 ? nameMark(refined, start, words("context-label-refined"), "") : ""}`;
}

/** @type {(from: Point, to: Point, done: number) => Point} */
const toward = (from, to, done) => ({
  x: between(from.x, to.x, done),
  y: between(from.y, to.y, done),
});

/** @type {(from: Point, to: Point, kind: string) => unknown} */
function arrowMark(from, to, kind) {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const isShort = Math.abs(across) + Math.abs(down) < SHORT;
  const turn = (Math.atan2(down, across) * 180) / Math.PI;
  return svg`<g class="arrow ${kind}">
    <line x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y}></line>
    ${isShort ? "" : headMark(to, turn, "")}</g>`;
}

/** @type {(at: Point, turn: number, kind: string) => unknown} */
const headMark = ({ x, y }, turn, kind) =>
  svg`<path class="head ${kind}" d="M1 0 L-10 -5 L-10 5 Z"
    transform="translate(${x} ${y}) rotate(${turn})"></path>`;

/**
 * The name of an arrow: beyond its tip, or under the axis across where the arrow lies along it.
 * @type {(tip: Point, start: Point, name: string, role: string) => unknown}
 */
function nameMark({ x, y }, start, name, role) {
  const lies = Math.abs(y - start.y) < NEAR && x - start.x > 2 * NEAR;
  const before = x < start.x - 4;
  const place = lies
    ? { x, y: start.y + 18, anchor: "end" }
    : { x: before ? x - 8 : x + 8, y: y - 10, anchor: before ? "end" : "start" };
  return svg`<text class="word ${role} strong" x=${place.x} y=${place.y} font-size=${SIZE}
    text-anchor=${place.anchor}>${name}</text>`;
}
