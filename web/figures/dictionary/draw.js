// The picture of the dictionary: the query over the keys with match, cosine and weight, and beside
// them, or below on a narrow screen, the values, their blend and the word that is nearest to it.

import { svg } from "lit";
import { numberOf, rowOf } from "../../lesson/figure.js";
import {
  barMark,
  cellMark,
  dimensionMarks,
  numberMark,
  remarkMark,
  wordMark,
} from "../../picture/marks.js";
import { nameOf, words } from "../../words.js";
import { between, motion, progress, staggered } from "../figure.js";
import { dimensions, keys, languages, values } from "./entries.js";
import { figure, focusOf } from "./index.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {ReturnType<typeof progress>} Progress */
/** @typedef {import("../../tensor.js").TraceNumber} TraceNumber */

const keyWords = Object.keys(keys);
const valueWords = Object.keys(values);

/** From this width on, in pixels, the values stand beside the keys. */
const BESIDE = 560;

/** From this side on a cell has its dimension's name straight above it. */
const ROOMY = 44;

/** Heights and widths in pixels: of the names over the cells, of the answers, between groups. */
const [SLANTED, STRAIGHT, ANSWER, SPACE, GAP] = [44, 22, 34, 8, 30];

/** Widths of the columns, in pixels. */
const [KEY, MATCH, NUMBER, VALUE, SIMILARITY] = [74, 28, 48, 64, 46];

/** All columns but those of cells and bars. */
const FIXED = KEY + MATCH + NUMBER + GAP + NUMBER + VALUE + SIMILARITY;

/** The smallest cell beside which bars are drawn, the largest cell, the shortest and longest bar. */
const [SMALL, LARGE, SHORT, LONG] = [34, 48, 30, 150];

/** @param {import("../figure.js").Room} room */
function planOf({ width, height }) {
  const count = dimensions.length;
  if (width < BESIDE) {
    const side = Math.min(44, (width - NUMBER - VALUE - SIMILARITY) / count);
    const plan = finished(side, 0, { x: 0, y: 0 });
    return { ...plan, values: { x: 0, y: plan.top(6) + ANSWER + SPACE - SLANTED / 2 } };
  }
  const free = (width - FIXED - 2 * count * SMALL) / 2;
  const bar = free < SHORT ? 0 : Math.min(LONG, free);
  const tallest = (height - SLANTED - 2 * SPACE - ANSWER) / 7;
  const side = Math.min(LARGE, (width - FIXED - 2 * bar) / (2 * count), tallest);
  return finished(side, bar, { x: KEY + count * side + MATCH + NUMBER + bar + GAP, y: 0 });
}

/** @type {(side: number, bar: number, values: {x: number, y: number}) => Plan} */
function finished(side, bar, values) {
  const head = side < ROOMY ? SLANTED : STRAIGHT;
  const size = Math.min(15, side * 0.34);
  const spaces = (/** @type {number} */ row) => (row === 0 ? 0 : row < 6 ? 1 : 2);
  const top = (/** @type {number} */ row) => head + row * side + spaces(row) * SPACE;
  return { side, bar, size, head, values, top, middle: (row) => top(row) + side / 2 };
}

/**
 * side of a cell, length of a bar (0 = under its number), font size, height of the dimensions' names,
 * where the values' part stands; top and middle of a row: 0 the query, 1 to 5 the entries, 6 the
 * blend.
 * @typedef {{side: number, bar: number, size: number, head: number, values: {x: number, y: number},
 *   top: (row: number) => number, middle: (row: number) => number}} Plan
 */

/**
 * @param {Scene} scene
 * @param {number} moment
 * @param {import("../figure.js").Room} room
 */
export function draw(scene, moment, room) {
  const at = progress(figure.timeline(scene), moment);
  const plan = planOf(room);
  const { x, y } = plan.values;
  return {
    picture: svg`<g>${keysPart(scene, at, plan)}</g>
      <g transform="translate(${x} ${y})">${valuesPart(scene, at, plan)}</g>`,
    width: room.width,
    height: y + plan.top(7) + ANSWER,
  };
}

/** @type {(scene: Scene, at: Progress, plan: Plan) => unknown} */
function keysPart(scene, at, plan) {
  const { trace, settings } = scene;
  const { side, bar, middle } = plan;
  const right = KEY + dimensions.length * side + MATCH;
  const look = { size: sizeOfWord(side), lang: languages.from };
  return svg`${bandOf(scene, at, plan)}
    ${namedDimensions(KEY, plan.head, plan)}
    ${wordMark(KEY - 8, middle(0), settings.word, { ...look, role: "query", strong: true })}
    ${cells(rowOf(trace, "query"), KEY, 0, plan, "query")}
    ${at.of("cosines") ? heading(right + NUMBER + bar, plan, "dictionary-cosine") : ""}
    ${keyWords.map(
      (word, key) => svg`${wordMark(KEY - 8, middle(key + 1), word, { ...look, role: "key" })}
        ${cells(rowOf(trace, "keys", key), KEY, key + 1, plan, "key")}
        ${matchMark(scene, at, key, right - MATCH / 2, plan)}
        ${barred(numberOf(trace, "scores", key), right, key, staggered(at.of("cosines"), key, 5), plan, "score")}`,
    )}
    ${frameOf(at, plan)}
    ${at.of("found") > 0.2 ? exactAnswer(scene, plan) : ""}`;
}

/** @type {(side: number) => number} */
const sizeOfWord = (side) => Math.min(16, side * 0.44);

/** The row that is looked at. @type {(scene: Scene, at: Progress, plan: Plan) => unknown} */
function bandOf(scene, at, { side, bar, top }) {
  const { name, key = 0 } = at.step;
  const lit = { match: key, found: scene.trace.found, cosines: focusOf(scene) };
  const row = lit[/** @type {"match"} */ (name)] ?? -1;
  if (row < 0) return "";
  const width = KEY + dimensions.length * side + MATCH + NUMBER + bar;
  return svg`<rect class="band" x="0" y=${top(row + 1)} width=${width} height=${side}></rect>`;
}

/** The query's outline, laid over the key that it is compared with. @type {(at: Progress, plan: Plan) => unknown} */
function frameOf(at, { side, top }) {
  const { name, key = 0 } = at.step;
  if (name !== "match") return "";
  const y = between(top(key), top(key + 1), motion(at.of("match", key)));
  return svg`<rect class="cell query work" x=${KEY} y=${y + 1} rx="5" fill-opacity="0.06"
    width=${dimensions.length * side} height=${side - 2}></rect>`;
}

/** @type {(scene: Scene, at: Progress, key: number, x: number, plan: Plan) => unknown} */
function matchMark({ trace }, at, key, x, { middle }) {
  if (motion(at.of("match", key)) < 0.7) return "";
  const equal = numberOf(trace, "matches", key).value === 1;
  return svg`<text class=${equal ? "strong" : "remark"} x=${x} y=${middle(key + 1)} font-size="16"
    text-anchor="middle">${equal ? "=" : "\u2260"}</text>`;
}

/** @type {(scene: Scene, plan: Plan) => unknown} */
function exactAnswer({ trace }, { values, top }) {
  const y = top(values.x ? 7 : 6) + ANSWER / 2;
  const answer = trace.found < 0 ? null : valueWords[trace.found];
  return answerMark(0, y, words("dictionary-exact"), answer);
}

/** @type {(x: number, y: number, label: string, answer: string | null) => unknown} */
function answerMark(x, y, label, answer) {
  return svg`<text x=${x} y=${y} font-size="16">${label}
    ${
      answer
        ? svg`<tspan class="word value" font-weight="700" lang=${languages.to}>${answer}</tspan>`
        : svg`<tspan font-weight="700">${words("dictionary-none")}</tspan>`
    }</text>`;
}

/** @type {(scene: Scene, at: Progress, plan: Plan) => unknown} */
function valuesPart(scene, at, plan) {
  const { trace } = scene;
  const { side, bar, size, top, middle } = plan;
  const left = NUMBER + bar + VALUE;
  const right = left + dimensions.length * side;
  const isNear = at.of("nearest") > 0;
  return svg`${isNear ? svg`<rect class="band" x=${NUMBER + bar} y=${top(trace.nearest + 1)} width=${VALUE + dimensions.length * side + SIMILARITY} height=${side}></rect>` : ""}
    ${namedDimensions(left, top(1), plan)}
    ${at.of("weights") ? heading(NUMBER + bar, plan, "dictionary-weight") : ""}
    ${isNear ? remarkMark(right + SIMILARITY, middle(6), words("dictionary-cosine"), { size: 13, anchor: "end" }) : ""}
    ${valueWords.map((word, key) => {
      const strong = isNear && key === trace.nearest;
      const y = middle(key + 1);
      return svg`${barred(numberOf(trace, "weights", key), 0, key, staggered(at.of("weights"), key, 5), plan, "weight")}
        ${wordMark(left - 8, y, word, { size: sizeOfWord(side), role: "value", lang: languages.to, strong })}
        ${valueCells(scene, at, key, left, plan)}
        ${staggered(at.of("nearest"), key, 5) > 0.5 ? numberMark(right + SIMILARITY, y, numberOf(trace, "similarities", key), { size, strong }) : ""}`;
    })}
    ${blend(scene, at, left, plan)}
    ${at.of("nearest") > 0.6 ? answerMark(0, top(7) + ANSWER / 2, words("dictionary-fuzzy"), valueWords[trace.nearest]) : ""}`;
}

/** A value; once it is scaled, its contribution. @type {(scene: Scene, at: Progress, key: number, x: number, plan: Plan) => unknown} */
function valueCells({ trace }, at, key, x, plan) {
  const done = staggered(at.of("scale"), key, 5);
  const shown = rowOf(trace, done > 0.5 ? "contributions" : "values", key);
  const scaled = rowOf(trace, "contributions", key);
  const depths = rowOf(trace, "values", key).map(({ value }, at) =>
    between(value, scaled[at].value, done),
  );
  return cells(shown, x, key + 1, plan, "value", depths);
}

/** The scaled values come down into their sum. @type {(scene: Scene, at: Progress, x: number, plan: Plan) => unknown} */
function blend({ trace }, at, x, plan) {
  const { side, top, middle } = plan;
  const done = at.of("sum");
  if (!done) return "";
  const falling = done < 0.8 ? valueWords.map((_, key) => fallOf(trace, key, x, done, plan)) : "";
  return svg`<line class="rule" x1=${x} x2=${x + dimensions.length * side} y1=${top(6) - SPACE / 2}
      y2=${top(6) - SPACE / 2}></line>
    ${remarkMark(x - 8, middle(6), words("dictionary-blend"), { size: 13, anchor: "end", role: "value" })}
    ${falling}${done >= 0.8 ? cells(rowOf(trace, "output"), x, 6, plan, "output") : ""}`;
}

/** @type {(trace: Scene["trace"], key: number, x: number, done: number, plan: Plan) => unknown} */
function fallOf(trace, key, x, done, { side, top }) {
  const y = between(top(key + 1), top(6), motion(done));
  return rowOf(trace, "contributions", key).map(({ value }, at) =>
    cellMark(x + at * side, y, side, { role: "value", depth: value }),
  );
}

/** @type {(numbers: TraceNumber[], x: number, row: number, plan: Plan, role: string, depths?: number[]) => unknown} */
function cells(numbers, x, row, { side, size, top, middle }, role, depths) {
  return numbers.map((number, at) => {
    const depth = Math.min(1, Math.abs(depths?.[at] ?? number.value));
    return svg`${cellMark(x + at * side, top(row), side, { role, depth })}
      ${numberMark(x + at * side + side * 0.86, middle(row), number, { size, room: side * 0.8 })}`;
  });
}

/** A number with its bar: before it where there is room, else under it. @type {(number: TraceNumber, x: number, key: number, done: number, plan: Plan, role: string) => unknown} */
function barred(number, x, key, done, { side, bar, size, middle }, role) {
  if (!done) return "";
  const y = middle(key + 1);
  const [zero, length] = bar ? [x, bar] : [x + 6, NUMBER - 6];
  const place = bar ? y : y + side * 0.36;
  const height = bar ? side * 0.42 : 4;
  return svg`<rect class="track" x=${zero} y=${place - height / 2} width=${length} height=${height} rx="1.5"></rect>
    ${barMark(zero, place, length * done * number.value, { role, height })}
    ${done > 0.5 ? numberMark(x + bar + NUMBER, bar ? y : y - 2, number, { size: Math.max(11, size) }) : ""}`;
}

/** @type {(x: number, plan: Plan, id: string) => unknown} */
const heading = (x, { top }, id) =>
  remarkMark(x, top(1) - 8, words(id), { size: 13, anchor: "end" });

/** @type {(x: number, y: number, plan: Plan) => unknown} */
const namedDimensions = (x, y, { side }) =>
  dimensionMarks(
    x,
    y,
    dimensions.map((one) => nameOf("dimension", one)),
    { cell: side, size: 12, slanted: side < ROOMY },
  );
