// Lengths of bars that may go either way from a zero line.

/**
 * @param {number[]} values all that must fit
 * @param {number} left edge in pixels
 * @param {number} room in pixels
 * @returns {{zero: number, length: (value: number) => number}} x of the zero line; signed pixels
 */
export function signedScale(values, left, room) {
  const shown = values.filter(Number.isFinite);
  const most = Math.max(0, ...shown);
  const least = Math.min(0, ...shown);
  const share = most === least ? 0 : room / (most - least);
  // Halved first, so that a spread beyond the largest double still has a length.
  const perUnit = Number.isFinite(most - least) ? share : room / 2 / (most / 2 - least / 2);
  return { zero: left - least * perUnit, length: (value) => value * perUnit };
}
