// Whole numbers drawn by a seed: the same wherever they are drawn. No attention is computed here.

/** A prime, 2^31 - 1. A state is from 1 to one less. */
const MODULUS = 2147483647;

/** Makes the period as long as it can be; its products stay below 2^53, so they are exact. */
const MULTIPLIER = 48271;

/** Parts the streams of one seed from those of its neighbours. */
const [OF_SEED, OF_STREAM] = [69621, 1048573];

/** The first draws of neighbouring states resemble each other; so many are left out. */
const LEFT_OUT = 4;

/**
 * The generator of Lehmer with the multiplier of Park, Miller and Stockmeyer ("Technical
 * correspondence", Communications of the ACM 36, 1993).
 * @param {number} seed a whole number from 0 to 999999
 * @param {number} stream a whole number from 0 to 999; each has draws of its own
 */
export function randomOf(seed, stream) {
  let state = 1 + ((seed * OF_SEED + stream * OF_STREAM) % (MODULUS - 1));
  const next = () => (state = (state * MULTIPLIER) % MODULUS);
  for (let draw = 0; draw < LEFT_OUT; draw += 1) next();

  /** A whole number of a range, both ends included. @type {(from: number, to: number) => number} */
  const whole = (from, to) => from + Math.floor((next() / MODULUS) * (to - from + 1));

  /** A number with one decimal. @type {(from: number, to: number) => number} */
  const tenth = (from, to) => whole(from * 10, to * 10) / 10;

  /** A multiple of a half. @type {(from: number, to: number) => number} */
  const half = (from, to) => whole(from * 2, to * 2) / 2;

  /**
   * @template T
   * @param {readonly T[]} list
   * @returns {T}
   */
  const pick = (list) => list[whole(0, list.length - 1)];

  /**
   * The same in another order (Fisher and Yates).
   * @template T
   * @param {readonly T[]} list
   * @returns {T[]}
   */
  function shuffled(list) {
    const order = [...list];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = whole(0, last);
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
  }

  return { whole, tenth, half, pick, shuffled };
}

/** @typedef {ReturnType<typeof randomOf>} Random */
