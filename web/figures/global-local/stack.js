// A stack of layers of one kind: inputs below, outputs above, and the paths from the chosen output
// down to all that it depends on.

import { svg } from "lit";
import { numberOf } from "../../lesson/figure.js";
import { numberMark, remarkMark, wordMark } from "../../picture/marks.js";
import { upTo } from "../../tensor.js";
import { language, words } from "../../words.js";
import { motion } from "../figure.js";
import { KINDS, seenBy } from "./index.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {import("./index.js").Kind} Kind */
/** @typedef {import("./draw.js").Progress} Progress */

/** Over the outputs, in pixels: heading, remark, the chosen output's word. */
const HEAD = 70;

/** Under the inputs: their words; and the numbers. */
const WORDS = 62;
const NUMBERS = 68;

/** The height of a layer, and of the whole stack at most. */
const LAYER = { least: 14, most: 46 };
const STACK = 170;

/** What is printed under a stack: field, label. */
const FACTS = [
  ["LayersNeeded", "global-local-fact-layers"],
  ["LongestPath", "global-local-fact-path"],
  ["MultiplyAdds", "global-local-fact-cost"],
];

/** @type {(scene: Scene, at: Progress, kind: Kind, width: number, height: number) => {picture: unknown, height: number}} */
export function stackOf(scene, at, kind, width, height) {
  const { layers } = scene.settings;
  const room = Math.min(STACK, height - HEAD - WORDS - NUMBERS);
  const layer = Math.min(LAYER.most, Math.max(LAYER.least, room / layers));
  const column = width / scene.names.length;
  const x = (/** @type {number} */ place) => (place + 0.5) * column;
  /** @param {number} down layers below the outputs */
  const y = (down) => HEAD + down * layer;
  const foot = y(layers);
  const seen = upTo(layers + 1).map((down) => seenBy(scene, kind, down));
  const shown = upTo(layers + 1).map((down) => (down ? motion(at.of("layer", down)) : 1));
  return {
    picture: svg`<g class="heading"><text x="0" y="9" font-size="14">${words(`global-local-kind-${kind}`)}</text></g>
      ${remarkMark(0, 28, words(`global-local-how-${kind}`), { size: 12 })}
      <path class="path" d=${edgesOf(scene, kind, { x, y }, () => 1)} stroke-width="1" stroke-opacity="0.08"></path>
      <path class="path" d=${edgesOf(scene, kind, { x, y }, (down, upper) => (seen[down][upper] ? shown[down + 1] : 0))}
        stroke-width="1.5" stroke-opacity=${kind === "attention" ? 0.28 : 0.6}></path>
      ${seen.map((row, down) => row.map((isSeen, place) => nodeMark(x(place), y(down), column, down === 0 ? "query" : down === layers ? "key" : "", isSeen && shown[down] > 0.9)))}
      ${outputMarks(scene, kind, x, column)}
      ${scene.names.map((name, place) => inputMark(name, x(place), foot + 12, column, seen[layers][place] && shown[layers] > 0.9))}
      ${factMarks(scene, at, kind, width, foot + WORDS)}`,
    height: foot + WORDS + NUMBERS,
  };
}

/**
 * The lines between outputs and inputs of all layers, each drawn a part of its way from above.
 * @type {(scene: Scene, kind: Kind, place: {x: (place: number) => number, y: (down: number) => number}, partOf: (down: number, upper: number) => number) => string}
 */
function edgesOf({ trace, names, settings }, kind, { x, y }, partOf) {
  const places = upTo(names.length);
  const { data: joined } = /** @type {import("../../core/attention-core.js").Tensor} */ (
    trace[`${KINDS[kind]}Connections`]
  );
  const edge = (
    /** @type {number} */ down,
    /** @type {number} */ upper,
    /** @type {number} */ lower,
  ) => {
    const part = partOf(down, upper);
    if (!part || joined[upper * names.length + lower] === 0) return "";
    const [x1, y1, x2, y2] = [x(upper), y(down), x(lower), y(down + 1)];
    return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${(x1 + (x2 - x1) * part).toFixed(1)} ${(y1 + (y2 - y1) * part).toFixed(1)}`;
  };
  return upTo(settings.layers)
    .flatMap((down) => places.flatMap((upper) => places.map((lower) => edge(down, upper, lower))))
    .join("");
}

/** @type {(x: number, y: number, column: number, role: string, isSeen: boolean) => unknown} */
const nodeMark = (x, y, column, role, isSeen) =>
  svg`<circle class="node ${role} ${isSeen ? "seen" : ""}" cx=${x} cy=${y}
    r=${Math.min(isSeen ? 5 : 3.5, column * 0.3)}></circle>`;

/** The places of the outputs, each of which can be chosen, and the chosen one's word. @type {(scene: Scene, kind: Kind, x: (place: number) => number, column: number) => unknown} */
function outputMarks({ names, output, kinds }, kind, x, column) {
  const chosen = names[output];
  const anchor = output < 2 ? "start" : output > names.length - 3 ? "end" : "middle";
  const side = anchor === "start" ? -5 : anchor === "end" ? 5 : 0;
  return svg`${wordMark(x(output) + side, HEAD - 16, chosen, { size: 14, role: "query", lang: language, anchor, strong: true })}
    ${names.map(
      (name, place) => svg`<rect class="target" data-set="output=${place}" role="button"
        tabindex=${kind === kinds[0] ? 0 : -1} aria-pressed=${place === output}
        aria-label=${words("global-local-choose", { word: name })} x=${x(place) - column / 2}
        y=${HEAD - 26} width=${column} height="34"></rect>`,
    )}`;
}

/** @type {(name: string, x: number, y: number, column: number, isSeen: boolean) => unknown} */
function inputMark(name, x, y, column, isSeen) {
  const size = Math.min(14, Math.max(11, column * 0.8));
  return svg`<g class=${isSeen ? "" : "unseen"} transform="rotate(-60 ${x + 3} ${y})">
    ${wordMark(x + 3, y, name, { size, role: "key", lang: language, anchor: "end" })}</g>`;
}

/** @type {(scene: Scene, at: Progress, kind: Kind, width: number, top: number) => unknown} */
function factMarks({ trace }, at, kind, width, top) {
  return FACTS.map(([field, label], row) => {
    const isKnown = at.of(field === "MultiplyAdds" ? "cost" : "needed") > 0.3;
    const number = numberOf(trace, KINDS[kind] + field);
    const y = top + 12 + row * 20;
    const whole = { ...number, text: `${number.value}` };
    return svg`${remarkMark(0, y, words(label), { size: 12 })}
      ${isKnown ? numberMark(Math.min(width, 270), y, whole, { size: 14, strong: true }) : ""}`;
  });
}
