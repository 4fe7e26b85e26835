// Numbers as text: rounded here and nowhere else.

/** The true minus sign, as wide as a plus. */
const MINUS = "\u2212";

/**
 * A number as the page prints it: two decimals, fewer where it is large, never "-0.00".
 * @param {number} value any number; -Infinity stands for a hidden key
 * @returns {string}
 */
export function formatNumber(value) {
  if (!Number.isFinite(value)) return `${value < 0 ? MINUS : ""}\u221e`;
  const size = Math.abs(value);
  if (size >= 1e6) return value.toExponential(1).replace("-", MINUS).replace("e+", "e");
  const text = size.toFixed(size >= 1e4 ? 0 : size >= 1e3 ? 1 : 2);
  return value < 0 && Number(text) !== 0 ? MINUS + text : text;
}

/**
 * A difference as the page prints it: as any number, with a plus where it adds.
 * @param {number} value
 * @returns {string}
 */
export function formatSigned(value) {
  const text = formatNumber(value);
  return value > 0 && /[1-9\u221e]/.test(text) ? `+${text}` : text;
}

/**
 * A number at six significant digits, for derivations.
 * @param {number} value
 * @returns {string}
 */
export function formatPrecisely(value) {
  if (!Number.isFinite(value)) return formatNumber(value);
  return String(Number(value.toPrecision(6)))
    .replaceAll("-", MINUS)
    .replace("e+", "e");
}
