// Numbers as people type and paste them.

/**
 * @param {string} text "0.5", "0,5", "-1", "\u22121", "1e-3"
 * @returns {number | null} null where it is not a number
 */
export function numberOf(text) {
  const plain = text.trim().replace("\u2212", "-").replace(",", ".");
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(plain)) return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : null;
}

/**
 * A block copied from a spreadsheet or a text: cells between tabs, semicolons or, where there are
 * neither, commas or spaces; decimal commas where commas do not part the cells.
 * @param {string} text
 * @returns {{numbers: number[][], wrong: null} | {numbers: null, wrong: string}} the numbers, or
 *   the first cell that is not one
 */
export function blockOf(text) {
  const lines = text
    .replace(/\r/g, "")
    .split("\n")
    .filter((line) => line.trim() !== "");
  const parting = /\t/.test(text) ? "\t" : /;/.test(text) ? ";" : /,/.test(text) ? "," : /\s+/;
  const numbers = [];
  for (const line of lines) {
    const row = [];
    for (const cell of line.trim().split(parting)) {
      const number = numberOf(cell);
      if (number === null) return { numbers: null, wrong: cell };
      row.push(number);
    }
    numbers.push(row);
  }
  return { numbers, wrong: null };
}

/**
 * A number some steps further: a step is 0.1, with Shift 1, with Alt 0.01.
 * @param {number} number
 * @param {number} steps
 * @param {{shiftKey: boolean, altKey: boolean}} keys
 */
export function stepped(number, steps, { shiftKey, altKey }) {
  const perUnit = shiftKey ? 1 : altKey ? 100 : 10;
  // Rounded, so that 0.1 + 0.2 is typed back as 0.3.
  return Number((number + steps / perUnit).toFixed(10));
}
