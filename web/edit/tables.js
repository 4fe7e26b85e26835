// The tables of numbers in an example, and its heads.

import { replaced } from "./lists.js";

/** @typedef {import("../scenarios.js").Scenario} Scenario */
/** @typedef {number[][]} Matrix */

/**
 * A table of numbers in an example's input: a field, and the head where each head has its own.
 * @typedef {{field: string, head?: number}} Table
 */

/**
 * The fields that heads have tables of, and which heads.
 * @type {{field: string, of: "heads" | "keyValueHeads"}[]}
 */
export const OF_HEADS = [
  { field: "queries", of: "heads" },
  { field: "queryProjection", of: "heads" },
  { field: "keys", of: "keyValueHeads" },
  { field: "keyProjection", of: "keyValueHeads" },
  { field: "values", of: "keyValueHeads" },
  { field: "valueProjection", of: "keyValueHeads" },
];

/**
 * What an input holds, by field: whether it is made of embeddings is found out where it matters.
 * @param {Scenario} example
 * @returns {Record<string, any>}
 */
export const inputOf = ({ input }) => /** @type {Record<string, any>} */ (input);

/**
 * Whether queries, keys and values are made of embeddings.
 * @param {Scenario} example
 */
export const isEmbedded = ({ input }) => "embeddings" in input;

/**
 * Whether queries, keys and values belong to one list of tokens.
 * @param {Scenario} example
 */
export const isSelfAttention = (example) =>
  isEmbedded(example) ? !inputOf(example).contextEmbeddings : example.attention === "self";

/** @param {any} tables one, or one for each head */
export const isByHead = (tables) => Array.isArray(tables[0]?.[0]);

/**
 * One table for each head, also where there is one head alone.
 * @type {(tables: any) => Matrix[]}
 */
export const tablesByHead = (tables) => (isByHead(tables) ? tables : [tables]);

/**
 * Tables as an input has them: without heads where there is one alone.
 * @type {(tables: Matrix[], heads: number) => Matrix | Matrix[]}
 */
export const asInput = (tables, heads) => (heads === 1 ? tables[0] : tables);

/**
 * The example with a table for each head of its own, where its columns were dealt out to heads.
 * @param {Scenario} example
 * @returns {Scenario}
 */
export function withHeadsApart(example) {
  const { heads, keyValueHeads, ...input } = inputOf(example);
  if (heads === undefined && keyValueHeads === undefined) return example;
  const counts = {
    heads: heads ?? tablesByHead(input.queryProjection ?? input.queries).length,
    keyValueHeads: keyValueHeads ?? heads ?? 1,
  };
  for (const { field, of } of OF_HEADS) {
    const tables = input[field];
    if (!tables || isByHead(tables)) continue;
    const dealt = Array.from({ length: counts[of] }, (_, head) =>
      tables.map((/** @type {number[]} */ row) => partOf(row, counts[of], head)),
    );
    input[field] = asInput(dealt, counts.heads);
  }
  return /** @type {Scenario} */ ({ ...example, input });
}

/** @type {(row: number[], parts: number, at: number) => number[]} */
function partOf(row, parts, at) {
  const width = row.length / parts;
  return row.slice(at * width, (at + 1) * width);
}

/**
 * How many query heads an example has, 1 where its input has no heads, and how many heads its keys
 * and values have.
 * @param {Scenario} example
 */
export function headCounts(example) {
  const { queries, keys, queryProjection, keyProjection } = inputOf(withHeadsApart(example));
  return {
    heads: tablesByHead(queryProjection ?? queries).length,
    keyValueHeads: tablesByHead(keyProjection ?? keys).length,
  };
}

/**
 * @param {Scenario} example
 * @returns {number}
 */
export const headsOf = (example) => headCounts(example).heads;

/**
 * The tables of numbers that an example's input has, in reading order.
 * @param {Scenario} example with its heads apart
 * @param {number} head whose tables are meant
 * @returns {Table[]}
 */
export function tablesOf(example, head) {
  const input = inputOf(example);
  const { heads, keyValueHeads } = headCounts(example);
  const places = { heads: head, keyValueHeads: Math.floor((head * keyValueHeads) / heads) };
  /** @param {string} field @returns {Table} */
  const table = (field) => {
    const of = OF_HEADS.find((one) => one.field === field)?.of;
    return of && isByHead(input[field]) ? { field, head: places[of] } : { field };
  };
  const order = isEmbedded(example)
    ? ["embeddings", "contextEmbeddings", "queryProjection", "keyProjection", "valueProjection"]
    : ["queries", "keys", "values"];
  return [...order, "outputProjection"].filter((field) => input[field]).map(table);
}

/**
 * @param {Scenario} example
 * @param {Table} table
 * @returns {Matrix}
 */
export function numbersOf(example, { field, head }) {
  const numbers = inputOf(example)[field];
  return head === undefined ? numbers : numbers[head];
}

/**
 * @param {Scenario} example
 * @param {Table} table
 * @param {Matrix} numbers
 * @returns {Scenario} the same one where the numbers are the same
 */
export function withNumbers(example, table, numbers) {
  const { field, head } = table;
  if (numbers === numbersOf(example, table)) return example;
  const changed = head === undefined ? numbers : replaced(inputOf(example)[field], head, numbers);
  return withInput(example, { [field]: changed });
}

/**
 * @template {object} T
 * @param {T} whole
 * @param {...string} names
 * @returns {T} without these properties
 */
export function omitted(whole, ...names) {
  const kept = Object.entries(whole).filter(([name]) => !names.includes(name));
  return /** @type {T} */ (Object.fromEntries(kept));
}

/**
 * @param {Scenario} example
 * @param {Record<string, unknown>} changes undefined takes a field away
 * @returns {Scenario} the same one where nothing changes
 */
export function withInput(example, changes) {
  const before = inputOf(example);
  const isSame = Object.entries(changes).every(
    ([field, value]) => JSON.stringify(before[field]) === JSON.stringify(value),
  );
  if (isSame) return example;
  const input = Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(([, value]) => value !== undefined),
  );
  return /** @type {Scenario} */ (/** @type {unknown} */ ({ ...example, input }));
}

/**
 * A matrix of the core as rows.
 * @param {import("../core/attention-core.js").Tensor} tensor (rows, columns)
 * @returns {Matrix}
 */
export const rowsOf = ({ shape: [rows, columns], data }) =>
  Array.from({ length: rows }, (_, row) => [...data.slice(row * columns, (row + 1) * columns)]);
