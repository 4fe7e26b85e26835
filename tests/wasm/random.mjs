// The core's random numbers, written anew in BigInt.

/** SplitMix64, as its paper writes it. */
export function* splitMix64(seed) {
  const cut = (number) => BigInt.asUintN(64, number);
  let state = BigInt(seed);
  for (;;) {
    state = cut(state + 0x9e3779b97f4a7c15n);
    let mixed = cut((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
    mixed = cut((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
    yield mixed ^ (mixed >> 31n);
  }
}

/** A number from 0 to below 1, of 53 bits. */
export const uniform = (bits) => Number(bits.next().value >> 11n) / 2 ** 53;

/** A standard normal number by Karney's Algorithm N, step by step. */
export function normal(bits) {
  const falls = (from, length = 0) => {
    const number = uniform(bits);
    return number < from ? falls(number, length + 1) : length;
  };
  const happens = (exponent) => falls(exponent) % 2 === 0;
  const all = (times, exponent) => {
    while (times > 0 && happens(exponent)) times -= 1;
    return times === 0;
  };
  for (;;) {
    let k = 0;
    while (happens(1 / 2)) k += 1;
    if (!all(k * (k - 1), 1 / 2)) continue;
    const x = uniform(bits);
    if (!all(k + 1, (x * (2 * k + x)) / (2 * k + 2))) continue;
    const isPositive = bits.next().value >> 63n === 1n;
    return isPositive ? k + x : -(k + x);
  }
}
