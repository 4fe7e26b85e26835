// Numbers as text: rounded here and nowhere else.

/** The true minus sign, as wide as a plus. */
const MINUS = "\u2212";

/** The decimal sign of the page's language. */
let decimalSign = ".";

/**
 * From now on numbers are written as a language writes them.
 * @param {string} language such as "fr"
 */
export function writeNumbersAs(language) {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  decimalSign = parts.find(({ type }) => type === "decimal")?.value ?? ".";
}

/** What parts the numbers of a list: a comma, unless numbers have one themselves. */
export const listSign = () => (decimalSign === "," ? "\u202f;" : ",");

/** @param {string} text */
const localized = (text) => text.replace(".", decimalSign);

/**
 * A number as the page prints it: two decimals, fewer where it is large, never "-0.00".
 * @param {number} value any number; -Infinity stands for a hidden key
 * @returns {string}
 */
export const formatNumber = (value) => localized(pointNumber(value));

/**
 * The same with a decimal point in every language, for what programs read.
 * @param {number} value
 * @returns {string}
 */
export function pointNumber(value) {
  if (!Number.isFinite(value)) return `${value < 0 ? MINUS : ""}\u221e`;
  const size = Math.abs(value);
  if (size >= 1e6) return value.toExponential(1).replace("-", MINUS).replace("e+", "e");
  const text = size.toFixed(size >= 1e4 ? 0 : size >= 1e3 ? 1 : 2);
  return value < 0 && Number(text) !== 0 ? MINUS + text : text;
}

/**
 * Whether a number is what it is printed as.
 * @param {number} value
 */
export const isPrintedWhole = (value) => Number(pointNumber(value).replace(MINUS, "-")) === value;

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
export const formatPrecisely = (value) => localized(pointPrecisely(value));

/**
 * The same with a decimal point in every language, for what programs read.
 * @param {number} value
 * @returns {string}
 */
export function pointPrecisely(value) {
  if (!Number.isFinite(value)) return pointNumber(value);
  return String(Number(value.toPrecision(6)))
    .replaceAll("-", MINUS)
    .replace("e+", "e");
}

/**
 * A number as it is typed: to 15 digits, which every double has.
 * @param {number} value
 * @returns {string}
 */
export const formatTyped = (value) => localized(String(Number(value.toPrecision(15))));
