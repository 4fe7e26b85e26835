// Names and numbers as Python spells them.

/** What a reader cannot see: controls, formats, separators of lines, halves of a pair. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}]/gu;

/**
 * A text whose unseen characters are written as escapes, so that it stays on its line and reads as
 * it runs.
 * @param {string} text
 */
const visible = (text) =>
  text.replace(UNSEEN, (character) => {
    const code = /** @type {number} */ (character.codePointAt(0)).toString(16);
    return code.length > 4 ? `\\U${code.padStart(8, "0")}` : `\\u${code.padStart(4, "0")}`;
  });

/**
 * A comment; nothing in it can end it.
 * @param {string} text
 */
export const comment = (text) => `# ${visible(text)}`;

/**
 * A string in double quotes.
 * @param {string} text
 */
export const string = (text) => `"${visible(text.replace(/[\\"]/g, "\\$&"))}"`;

/**
 * A float that reads back as the same double.
 * @param {number} value any number; infinity is the name `inf`
 */
export function float(value) {
  if (!Number.isFinite(value)) return value < 0 ? "-inf" : "inf";
  if (Object.is(value, -0)) return "-0.0";
  const text = String(value);
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** @param {unknown} value */
const entry = (value) =>
  typeof value === "boolean" ? (value ? "True" : "False") : float(Number(value));

/**
 * A table as nested lists: each row on its line, with its name as a comment where it has one.
 * @param {string} open what makes an array of it, such as "np.array("
 * @param {any[]} table rows, or rows by head
 * @param {{rows?: string[], columns?: string[]}} [names]
 */
export function array(open, table, names = {}) {
  return `${open}[\n${listLines(table, "    ", names).join("\n")}\n])`;
}

/** @type {(table: any[], indent: string, names: {rows?: string[], columns?: string[]}) => string[]} */
function listLines(table, indent, names) {
  if (Array.isArray(table[0][0])) {
    return table.flatMap((rows) => [
      `${indent}[`,
      ...listLines(rows, `${indent}    `, names),
      `${indent}],`,
    ]);
  }
  const { rows = [], columns = [] } = names;
  const head = columns.length ? [`${indent}${comment(columns.join(", "))}`] : [];
  return [
    ...head,
    ...table.map((row, at) => {
      const name = rows[at] === undefined ? "" : `  ${comment(rows[at])}`;
      return `${indent}[${row.map(entry).join(", ")}],${name}`;
    }),
  ];
}
