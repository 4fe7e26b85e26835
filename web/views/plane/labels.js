// Where the words beside arrows stand, so that none hides another.

/**
 * A word at the tip of an arrow.
 * @typedef {object} Label
 * @property {number} x of the tip
 * @property {number} y of the tip
 * @property {string} text
 * @property {boolean} [must] whether it is shown even where there is no room
 */

/**
 * @typedef {object} Place
 * @property {number} x
 * @property {number} y middle of the line
 * @property {"start" | "middle" | "end"} anchor
 */

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

/** How far a word stays from its tip, and how many times as far where there is no room so near. */
const GAP = 11;
const RINGS = [1, 1.8];

/** The ways that a word may go from its tip. @type {[number, number][]} */
const WAYS = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];

/**
 * Places words one after another: each goes on from its arrow, or where there is room around the
 * tip; where there is none, over what stands behind. A word that would hide another is left out.
 * @param {Label[]} labels the more important ones first
 * @param {{side: number, size: number, behind: Box[]}} picture its side, with the origin in its
 *   middle; the size of the letters; what is better not covered
 * @returns {(Place | null)[]} in the order of the labels
 */
export function placeLabels(labels, { side, size, behind }) {
  /** @type {Box[]} */
  const taken = labels.map(({ x, y }) => ({
    left: x - 4,
    right: x + 4,
    top: y - 4,
    bottom: y + 4,
  }));
  return labels.map((label) => {
    const outward = [label.x - side / 2, label.y - side / 2];
    const along = (/** @type {[number, number]} */ [x, y]) => x * outward[0] + y * outward[1];
    const ways = [...WAYS].sort((one, other) => along(other) - along(one));
    const places = RINGS.flatMap((ring) => ways.map((way) => placed(label, way, ring, size)));
    const inside = places.filter(({ box }) => fits(box, side));
    const free = inside.filter(({ box }) => !taken.some((other) => meet(box, other)));
    const clear = free.find(({ box }) => !behind.some((other) => meet(box, other)));
    const chosen = clear ?? free[0] ?? (label.must ? (inside[0] ?? places[0]) : null);
    if (!chosen) return null;
    taken.push(chosen.box);
    return chosen.place;
  });
}

/** @type {(label: Label, way: [number, number], ring: number, size: number) => {place: Place, box: Box}} */
function placed({ x, y, text }, [toX, toY], ring, size) {
  const width = text.length * size * 0.56;
  const place = {
    x: x + toX * ring * (toY ? GAP * 0.7 : GAP),
    y: y + toY * ring * (toX ? GAP * 0.8 : GAP + size * 0.4),
    anchor: /** @type {Place["anchor"]} */ (toX > 0 ? "start" : toX < 0 ? "end" : "middle"),
  };
  const left = place.x - (toX > 0 ? 0 : toX < 0 ? width : width / 2);
  const half = size * 0.6;
  return {
    place,
    box: { left, right: left + width, top: place.y - half, bottom: place.y + half },
  };
}

/** @type {(box: Box, side: number) => boolean} */
const fits = ({ left, right, top, bottom }, side) =>
  left >= 0 && top >= 0 && right <= side && bottom <= side;

/** @type {(one: Box, other: Box) => boolean} */
const meet = (one, other) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** How many words share one place before the rest are only counted by dots. */
const MOST_TOGETHER = 3;

/**
 * Words whose tips are in one place, written as one.
 * @param {string[]} names
 */
export const together = (names) =>
  names.slice(0, MOST_TOGETHER).join(", ") + (names.length > MOST_TOGETHER ? ", …" : "");
