// Which steps of a timeline stand in its strip.

/** @typedef {import("../figures/figure.js").Step} Step */

/** The most stills that are drawn without leaving any out. */
export const MOST_STILLS = 60;

/**
 * Every step, in order. Of a longer timeline only the last step about each key, so that a score is
 * one still and not one for each of its products; where that is still too much, only the first and
 * the last of each run of steps that do the same.
 * @param {Step[]} steps
 * @returns {number[]} places in the timeline
 */
export function stripSteps(steps) {
  const all = steps.map((_, at) => at);
  if (all.length <= MOST_STILLS) return all;
  /** @type {(at: number, other: number) => boolean} */
  const isAlike = (at, other) => steps[at]?.name === steps[other]?.name;
  const byKey = all.filter((at) => !isAlike(at, at + 1) || steps[at].key !== steps[at + 1].key);
  if (byKey.length <= MOST_STILLS) return byKey;
  return byKey.filter(
    (at, place) => !isAlike(at, byKey[place - 1]) || !isAlike(at, byKey[place + 1]),
  );
}
