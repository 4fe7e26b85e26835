// Changes to an example: each takes one and gives a new one, and leaves the old as it was.

/** @typedef {import("./scenarios.js").Scenario} Scenario */
/** @typedef {number[][]} Matrix */

/**
 * A table of numbers in an example's input: a field, and the head where each head has its own.
 * @typedef {{field: string, head?: number}} Table
 */

/** The most tokens and dimensions that the figure shows; the core's own limits. */
export const MOST = 64;

/**
 * @typedef {{type: "set-numbers", table: Table, row: number, column: number, numbers: Matrix}
 *   | {type: "add-token", side: "queries" | "keys"}
 *   | {type: "remove-token", side: "queries" | "keys", at: number}
 *   | {type: "move-token", side: "queries" | "keys", at: number, by: number}
 *   | {type: "rename-token", side: "queries" | "keys" | "values", at: number, name: string}
 *   | {type: "add-dimension", side: "keys" | "values"}
 *   | {type: "remove-dimension", side: "keys" | "values", at: number}
 *   | {type: "rename-dimension", side: "keys" | "values", at: number, name: string}
 *   | {type: "set-input", changes: Partial<import("./core/attention-core.js").TraceInput>}} Edit
 */

/** @type {{[T in Edit["type"]]: (example: Scenario, edit: Extract<Edit, {type: T}>) => Scenario}} */
export const EDITS = {
  "set-numbers": (example, { table, row, column, numbers }) => {
    const before = numbersOf(example, table);
    const after = before.map((cells, i) =>
      cells.map((cell, j) => numbers[i - row]?.[j - column] ?? cell),
    );
    return withNumbers(example, table, after);
  },

  "add-token": (example, { side }) =>
    changeRows(example, side, (rows, blank) =>
      rows.length < MOST ? [...rows, blank(rows)] : rows,
    ),
  "remove-token": (example, { side, at }) =>
    changeRows(example, side, (rows) => (rows.length > 1 ? without(rows, at) : rows)),
  "move-token": (example, { side, at, by }) =>
    changeRows(example, side, (rows) => moved(rows, at, by)),
  "rename-token": (example, { side, at, name }) => ({
    ...example,
    tokens: {
      ...example.tokens,
      ...Object.fromEntries(
        (isSelfAttention(example) ? ["queries", "keys", "values"] : [side]).map((one) => [
          one,
          replaced(example.tokens[/** @type {"keys"} */ (one)], at, name),
        ]),
      ),
    },
  }),

  "add-dimension": (example, { side }) =>
    changeColumns(example, side, (cells, blank) =>
      cells.length < MOST ? [...cells, blank] : cells,
    ),
  "remove-dimension": (example, { side, at }) =>
    changeColumns(example, side, (cells) => (cells.length > 1 ? without(cells, at) : cells)),
  "rename-dimension": (example, { side, at, name }) => ({
    ...example,
    dimensions: {
      ...example.dimensions,
      [side]: replaced(/** @type {string[]} */ (example.dimensions[side]), at, name),
    },
  }),

  "set-input": (example, { changes }) => ({ ...example, input: { ...example.input, ...changes } }),
};

/**
 * Whether queries, keys and values are made of one list of embeddings.
 * @param {Scenario} example
 */
export const isSelfAttention = ({ input }) => "embeddings" in input;

/**
 * How many query heads an example has; 1 where its input has no heads.
 * @param {Scenario} example
 * @returns {number}
 */
export function headsOf({ input }) {
  if (input.heads !== undefined) return input.heads;
  const { queryProjection, queries } = /** @type {Record<string, any>} */ (input);
  const first = queryProjection ?? queries;
  return Array.isArray(first?.[0]?.[0]) ? first.length : 1;
}

/**
 * The tables of numbers that an example's input has, in reading order.
 * @param {Scenario} example
 * @param {number} head whose projections are meant
 * @returns {Table[]}
 */
export function tablesOf(example, head) {
  if (!isSelfAttention(example)) {
    return [{ field: "queries" }, { field: "keys" }, { field: "values" }];
  }
  const projections = ["queryProjection", "keyProjection", "valueProjection"];
  return [
    { field: "embeddings" },
    ...projections.map((field) => ({ field, head })),
    ...(example.input.outputProjection ? [{ field: "outputProjection" }] : []),
  ];
}

/**
 * @param {Scenario} example
 * @param {Table} table
 * @returns {Matrix}
 */
export function numbersOf({ input }, { field, head }) {
  const numbers = /** @type {Record<string, any>} */ (input)[field];
  return head === undefined ? numbers : numbers[head];
}

/** @type {(example: Scenario, table: Table, numbers: Matrix) => Scenario} */
function withNumbers(example, { field, head }, numbers) {
  const whole = /** @type {Record<string, any>} */ (example.input)[field];
  const changed = head === undefined ? numbers : replaced(whole, head, numbers);
  return { ...example, input: { ...example.input, [field]: changed } };
}

/** @type {<T>(list: T[], at: number, one: T) => T[]} */
const replaced = (list, at, one) => list.map((other, place) => (place === at ? one : other));

/** @type {<T>(list: T[], at: number) => T[]} */
const without = (list, at) => list.filter((_, place) => place !== at);

/** @type {<T>(list: T[], at: number, by: number) => T[]} */
function moved(list, at, by) {
  const to = at + by;
  if (to < 0 || to >= list.length) return list;
  const rest = without(list, at);
  return [...rest.slice(0, to), list[at], ...rest.slice(to)];
}

/**
 * The same change to every list that has one entry per token of a side.
 * @param {Scenario} example
 * @param {"queries" | "keys"} side
 * @param {<T>(rows: T[], blank: (rows: T[]) => T) => T[]} change
 * @returns {Scenario}
 */
function changeRows(example, side, change) {
  const blankRow = (/** @type {Matrix} */ rows) => rows[0].map(() => 0);
  const blankName = (/** @type {string[]} */ names) => `${names.length + 1}`;
  const self = isSelfAttention(example);
  const lists = self
    ? ["queries", "keys", "values"]
    : side === "keys"
      ? ["keys", "values"]
      : [side];
  const tables = self ? ["embeddings"] : lists;
  const input = /** @type {Record<string, any>} */ ({ ...example.input });
  for (const field of tables) input[field] = change(input[field], blankRow);
  const tokens = /** @type {Record<string, string[]>} */ ({ ...example.tokens });
  for (const list of lists) tokens[list] = change(tokens[list], blankName);
  return /** @type {Scenario} */ ({ ...example, input, tokens });
}

/**
 * The same change to every row of a side, and to the names of its dimensions.
 * @param {Scenario} example
 * @param {"keys" | "values"} side
 * @param {<T>(cells: T[], blank: T) => T[]} change
 * @returns {Scenario}
 */
function changeColumns(example, side, change) {
  const input = /** @type {Record<string, any>} */ ({ ...example.input });
  const each = (/** @type {Matrix} */ rows) => rows.map((cells) => change(cells, 0));
  for (const field of side === "keys" ? ["queries", "keys"] : ["values"]) {
    input[field] = each(input[field]);
  }
  if (side === "values" && input.vocabulary) {
    const words = Object.entries(input.vocabulary);
    input.vocabulary = Object.fromEntries(
      words.map(([word, vector]) => [word, change(/** @type {number[]} */ (vector), 0)]),
    );
  }
  const names = /** @type {string[]} */ (example.dimensions[side]);
  const dimensions = { ...example.dimensions, [side]: change(names, `${names.length + 1}`) };
  return /** @type {Scenario} */ ({ ...example, input, dimensions });
}
