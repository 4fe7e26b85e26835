// Along which axes the numbers and names of an example run, and one change to all along one axis.

import { inParts } from "./lists.js";
import { headsOf, inputOf, isByHead, isEmbedded, isSelfAttention } from "./tables.js";

/** @typedef {import("../scenarios.js").Scenario} Scenario */

/**
 * @typedef {"queryTokens" | "keyTokens" | "width" | "valueWidth" | "modelWidth" | "contextWidth"
 *   | "joinedWidth" | "resultWidth" | "words"} Axis
 */

/** The most tokens and dimensions that the figure shows; the core's own limits. */
export const MOST = 64;

/** The axis of the tokens of a side. */
export const TOKEN_AXES = /** @type {const} */ ({ queries: "queryTokens", keys: "keyTokens" });

/** The axis that the dimensions of each name run along. */
export const DIMENSION_AXES = /** @type {const} */ ({
  keys: "width",
  values: "valueWidth",
  embeddings: "modelWidth",
  contextEmbeddings: "contextWidth",
  result: "resultWidth",
});

/** @typedef {keyof typeof TOKEN_AXES} TokenSide */
/** @typedef {keyof typeof DIMENSION_AXES} DimensionSide */

/**
 * Every list in an example, and its axes, outermost first; heads, where there are any, come before.
 * @type {[path: string, ...axes: Axis[]][]}
 */
const PLACES = [
  ["tokens.queries", "queryTokens"],
  ["tokens.keys", "keyTokens"],
  ["tokens.values", "keyTokens"],
  ...Object.entries(DIMENSION_AXES).map(
    ([side, axis]) => /** @type {[string, Axis]} */ ([`dimensions.${side}`, axis]),
  ),
  ["input.queries", "queryTokens", "width"],
  ["input.keys", "keyTokens", "width"],
  ["input.values", "keyTokens", "valueWidth"],
  ["input.embeddings", "queryTokens", "modelWidth"],
  ["input.contextEmbeddings", "keyTokens", "contextWidth"],
  ["input.queryProjection", "modelWidth", "width"],
  ["input.keyProjection", "contextWidth", "width"],
  ["input.valueProjection", "contextWidth", "valueWidth"],
  ["input.outputProjection", "joinedWidth", "resultWidth"],
  ["input.vocabulary", "words", "resultWidth"],
  ["input.mask.allowed", "queryTokens", "keyTokens"],
  ["input.mask.bias", "queryTokens", "keyTokens"],
];

/** The tables that may get rows of random numbers: a row of zeros would show nothing. */
const LIVELY = [
  ...["queries", "keys", "values", "embeddings", "contextEmbeddings", "outputProjection"],
].map((field) => `input.${field}`);

/**
 * A change to a list, which may ask for new entries; it looks at the length of the list alone.
 * @typedef {<T>(list: T[], blank: (at: number) => T) => T[]} Change
 */

/**
 * The numbers of a new row.
 * @typedef {(columns: number, seed: number) => number[]} FreshRow
 */

/**
 * What each axis is called where it is the same as another one of this example.
 * @param {Scenario} example
 * @returns {(axis: Axis) => Axis}
 */
function nameOfAxis(example) {
  const isSelf = isSelfAttention(example);
  /** @type {Partial<Record<Axis, Axis>>} */
  const same = {
    ...(isSelf && { keyTokens: "queryTokens" }),
    ...(isSelf && isEmbedded(example) && { contextWidth: "modelWidth" }),
    ...(!inputOf(example).outputProjection && { resultWidth: "joinedWidth" }),
  };
  return (axis) => same[axis] ?? axis;
}

/**
 * The same change to every list along an axis.
 * @param {Scenario} example with its heads apart
 * @param {Axis} axis
 * @param {Change} change
 * @param {FreshRow} [freshRow] by default new numbers are 0
 * @returns {Scenario}
 */
export function along(example, axis, change, freshRow) {
  const nameOf = nameOfAxis(example);
  let changed = alongOne(example, nameOf, nameOf(axis), change, freshRow);
  if (axis === "valueWidth") {
    const heads = headsOf(example);
    changed = alongOne(changed, nameOf, "joinedWidth", (list, blank) =>
      inParts(list, heads, (part) => change(part, blank)),
    );
  }
  return changed;
}

/** @type {(example: Scenario, nameOf: (axis: Axis) => Axis, wanted: Axis, change: Change, freshRow?: FreshRow) => Scenario} */
function alongOne(example, nameOf, wanted, change, freshRow) {
  let changed = example;
  PLACES.forEach(([path, ...axes], ordinal) => {
    const lists = at(changed, path.split("."));
    const named = axes.map(nameOf);
    if (lists === undefined || !named.includes(wanted)) return;
    const fresh = LIVELY.includes(path) ? freshRow : undefined;
    /** @param {any[]} list @param {number} head */
    const one = (list, head) => {
      const seed = (place = 0) => (8 * ordinal + head) * MOST + place;
      return changedList(list, named, wanted, change, (like, place) =>
        fresh && Array.isArray(like)
          ? fresh(like.length, seed(place))
          : blank(like, place, path.endsWith("allowed")),
      );
    };
    const after = mapped(lists, axes.length, one);
    if (after !== lists) changed = withAt(changed, path.split("."), after);
  });
  return changed;
}

/**
 * @param {any} lists one list, one for each head, or one for each word
 * @param {number} depth of one list
 * @param {(list: any[], head: number) => any[]} change
 */
function mapped(lists, depth, change) {
  if (!Array.isArray(lists)) {
    const rows = change(Object.values(lists), 0);
    return Object.fromEntries(Object.keys(lists).map((word, place) => [word, rows[place]]));
  }
  const isHeaded = depth === 1 ? Array.isArray(lists[0]) : isByHead(lists);
  return isHeaded ? lists.map(change) : change(lists, 0);
}

/**
 * @param {any[]} list
 * @param {Axis[]} axes
 * @param {Axis} wanted
 * @param {Change} change
 * @param {(like: any, place: number) => any} blankLike
 * @returns {any[]}
 */
function changedList(list, [axis, ...inner], wanted, change, blankLike) {
  const outer = axis === wanted ? change(list, (place) => blankLike(list[0], place)) : list;
  return inner.includes(wanted)
    ? outer.map((one) => changedList(one, inner, wanted, change, blankLike))
    : outer;
}

/** @type {(like: any, place: number, isTruth: boolean) => any} */
function blank(like, place, isTruth) {
  if (Array.isArray(like)) return like.map((one) => blank(one, place, isTruth));
  if (typeof like === "string") return `${place + 1}`;
  return isTruth ? true : 0;
}

/** @type {(whole: any, path: string[]) => any} */
const at = (whole, [name, ...rest]) =>
  name === undefined || whole === undefined ? whole : at(whole[name], rest);

/** @type {(whole: any, path: string[], part: any) => any} */
const withAt = (whole, [name, ...rest], part) =>
  name === undefined ? part : { ...whole, [name]: withAt(whole[name], rest, part) };

/**
 * The axes of a table's rows and columns.
 * @param {string} field
 * @returns {Axis[]}
 */
export function axesOfTable(field) {
  const [, ...axes] = PLACES.find(([path]) => path === `input.${field}`) ?? [""];
  return axes;
}

/**
 * How long an axis is.
 * @param {Scenario} example with its heads apart
 * @param {Axis} axis
 */
export function lengthOf(example, axis) {
  let length = 0;
  along(example, axis, (list) => {
    length ||= list.length;
    return list;
  });
  return length;
}

/**
 * The names of dimensions; numbers where they have none.
 * @param {Scenario} example
 * @param {DimensionSide} side
 * @param {number} [head] for the values
 * @returns {string[]}
 */
export function dimensionNames(example, side, head = 0) {
  const names = /** @type {Record<string, any>} */ (example.dimensions)[side];
  if (names) return Array.isArray(names[0]) ? names[head] : names;
  return Array.from(
    { length: lengthOf(example, DIMENSION_AXES[side]) },
    (_, place) => `${place + 1}`,
  );
}
