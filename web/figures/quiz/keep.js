// What a reader answered, by seed, kept in this browser where it allows that.

const KEY = "attention-quiz";

/** So many quizzes are kept, the latest ones. */
const MOST_QUIZZES = 12;

/** @typedef {{seed: number, at: number, stands: Record<string, any>}} Kept */

/** @returns {Kept[]} the latest first */
function all() {
  try {
    const list = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** @param {any} one */
const isKept = (one) =>
  Number.isInteger(one?.seed) &&
  Number.isInteger(one.at) &&
  typeof one.stands === "object" &&
  one.stands !== null;

/** @returns {number | undefined} the seed of the quiz that was looked at last */
export const lastSeed = () => all()[0]?.seed;

/** @type {(seed: number) => Kept | undefined} */
export const keptOf = (seed) => all().find((one) => one.seed === seed);

/** @param {Kept} quiz */
export function keep(quiz) {
  const others = all().filter(({ seed }) => seed !== quiz.seed);
  try {
    localStorage.setItem(KEY, JSON.stringify([quiz, ...others].slice(0, MOST_QUIZZES)));
  } catch {
    // Kept for as long as the page is open.
  }
}
