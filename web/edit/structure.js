// What an example is built of: one list of tokens or two, embeddings or not, heads, the matrix W_O.

import { DIMENSION_AXES, MOST, TOKEN_AXES, along, dimensionNames, lengthOf } from "./axes.js";
import { resized } from "./lists.js";
import {
  OF_HEADS,
  asInput,
  headCounts,
  inputOf,
  isEmbedded,
  isSelfAttention,
  omitted,
  rowsOf,
  tablesByHead,
  withInput,
} from "./tables.js";
import { sharedTokens } from "./tokens.js";

/** @typedef {import("../scenarios.js").Scenario} Scenario */
/** @typedef {import("../core/attention-core.js").Core} Core */
/** @typedef {import("./tables.js").Matrix} Matrix */

/** The most heads of the figure; the core's own limit. */
export const MOST_HEADS = 8;

/** The fields that are there where queries, keys and values are made of embeddings. */
const EMBEDDED = [
  ...["embeddings", "contextEmbeddings", "positions"],
  ...["queryProjection", "keyProjection", "valueProjection"],
];

/** @type {(core: Pick<Core, "fill">, rows: number, columns: number, seed: number) => Matrix} */
const random = (core, rows, columns, seed) =>
  rowsOf(core.fill({ kind: "normal", rows, columns, seed, decimals: 1 }));

/** @type {(rows: number, columns: number, start?: number) => Matrix} ones on a diagonal */
const identity = (rows, columns, start = 0) =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => Number(row === start + column)),
  );

/**
 * One list of tokens that ask and are asked, or two. Of two lists, that of the keys stays.
 * @param {Scenario} example with its heads apart
 * @param {"self" | "cross"} attention
 * @param {Pick<Core, "fill">} core
 * @returns {Scenario}
 */
export function withAttention(example, attention, core) {
  if (isSelfAttention(example) === (attention === "self")) return example;
  if (attention === "self") return ofOneList(example, core);
  if (!isEmbedded(example)) return { ...example, attention };
  const { embeddings } = inputOf(example);
  const { embeddings: names, ...others } = example.dimensions;
  return {
    ...withInput(example, { contextEmbeddings: embeddings }),
    dimensions: names ? { ...others, embeddings: names, contextEmbeddings: names } : others,
  };
}

/** @type {(example: Scenario, core: Pick<Core, "fill">) => Scenario} */
function ofOneList(example, core) {
  const count = example.tokens.keys.length;
  const fresh = (/** @type {number} */ columns, /** @type {number} */ seed) =>
    random(core, 1, columns, seed)[0];
  const asMany = along(
    example,
    TOKEN_AXES.queries,
    (list, blank) => resized(list, count, blank),
    fresh,
  );
  const tokens = sharedTokens(example.tokens.keys);
  if (!isEmbedded(example)) return { ...asMany, tokens, attention: "self" };
  const width = lengthOf(example, DIMENSION_AXES.contextEmbeddings);
  const asWide = along(asMany, DIMENSION_AXES.embeddings, (list, blank) =>
    resized(list, width, blank),
  );
  const { contextEmbeddings: names, ...dimensions } = asWide.dimensions;
  return {
    ...withInput(asWide, {
      embeddings: inputOf(example).contextEmbeddings,
      contextEmbeddings: undefined,
    }),
    tokens,
    dimensions: names ? { ...dimensions, embeddings: names } : dimensions,
  };
}

/**
 * Whether queries, keys and values fit side by side into embeddings.
 * @param {Scenario} example with its heads apart
 */
export const canBeEmbedded = (example) =>
  isEmbedded(example) || partsOf(example).every(({ width }) => width <= MOST);

/**
 * Queries, keys and values as they are, or made of embeddings. Either way they stay what they are:
 * ready ones are those of the trace; embeddings hold the ready ones side by side, and each
 * projection takes its own part out of them.
 * @param {Scenario} example with its heads apart
 * @param {"ready" | "embeddings"} source
 * @param {Pick<Core, "trace">} core
 * @returns {Scenario}
 */
export function withSource(example, source, core) {
  if (isEmbedded(example) === (source === "embeddings")) return example;
  return source === "ready" ? ready(example, core) : embedded(example);
}

/** @type {(example: Scenario, core: Pick<Core, "trace">) => Scenario} */
function ready(example, core) {
  const counts = headCounts(example);
  const trace = core.trace(example.input);
  /** @param {"queries" | "keys" | "values"} field @param {number} count */
  const tables = (field, count) => {
    const { shape, data } = trace[field];
    const [rows, columns] = shape.slice(-2);
    const all = Array.from({ length: counts.heads }, (_, head) =>
      rowsOf({
        shape: [rows, columns],
        data: data.slice(head * rows * columns, (head + 1) * rows * columns),
      }),
    );
    return asInput(
      all.filter((_, head) => head % (counts.heads / count) === 0),
      counts.heads,
    );
  };
  const dimensions = omitted(example.dimensions, "embeddings", "contextEmbeddings");
  const input = withInput(example, {
    ...Object.fromEntries(EMBEDDED.map((field) => [field, undefined])),
    queries: tables("queries", counts.heads),
    keys: tables("keys", counts.keyValueHeads),
    values: tables("values", counts.keyValueHeads),
  });
  return { ...input, attention: isSelfAttention(example) ? "self" : "cross", dimensions };
}

/**
 * The tables that become embeddings: those that belong to the same tokens side by side, equal ones
 * but once.
 * @param {Scenario} example with its heads apart, of ready queries, keys and values
 */
function partsOf(example) {
  const { queries, keys, values } = inputOf(example);
  const fields = isSelfAttention(example)
    ? [{ queries, keys, values }]
    : [{ queries }, { keys, values }];
  return fields.map((tables) => {
    /** @type {{table: Matrix, start: number}[]} */
    const parts = [];
    let width = 0;
    /** @type {Record<string, {start: number, columns: number}[]>} */
    const places = {};
    for (const [field, byHead] of Object.entries(tables)) {
      places[field] = tablesByHead(byHead).map((table) => {
        const same = parts.find((part) => JSON.stringify(part.table) === JSON.stringify(table));
        if (!same) {
          parts.push({ table, start: width });
          width += table[0].length;
        }
        return { start: (same ?? parts[parts.length - 1]).start, columns: table[0].length };
      });
    }
    const rows = parts[0].table.map((_, row) => parts.flatMap(({ table }) => table[row]));
    return { rows, width, places };
  });
}

/** @type {(example: Scenario) => Scenario} */
function embedded(example) {
  if (!canBeEmbedded(example)) return example;
  const { heads } = headCounts(example);
  const [own, context = own] = partsOf(example);
  /** @type {(part: typeof own, field: string) => Matrix | Matrix[]} */
  const projection = (part, field) =>
    asInput(
      part.places[field].map(({ start, columns }) => identity(part.width, columns, start)),
      heads,
    );
  return withInput(omitted(example, "attention"), {
    queries: undefined,
    keys: undefined,
    values: undefined,
    embeddings: own.rows,
    contextEmbeddings: context === own ? undefined : context.rows,
    queryProjection: projection(own, "queries"),
    keyProjection: projection(context, "keys"),
    valueProjection: projection(context, "values"),
  });
}

/**
 * Another number of heads: those that there are stay, new ones get random numbers.
 * @param {Scenario} example with its heads apart
 * @param {{heads: number, keyValueHeads: number}} counts the first a multiple of the second
 * @param {Pick<Core, "fill">} core
 * @returns {Scenario}
 */
export function withHeads(example, counts, core) {
  const before = headCounts(example);
  if (before.heads === counts.heads && before.keyValueHeads === counts.keyValueHeads) {
    return example;
  }
  const input = inputOf(example);
  /** @type {Record<string, unknown>} */
  const changes = {};
  OF_HEADS.forEach(({ field, of }, ordinal) => {
    if (!input[field]) return;
    const tables = tablesByHead(input[field]);
    const [{ length: rows }, { length: columns }] = [tables[0], tables[0][0]];
    const all = resized(tables, counts[of], (head) =>
      random(core, rows, columns, 1 + ordinal * MOST_HEADS + head),
    );
    changes[field] = asInput(all, counts.heads);
  });
  const width = lengthOf(example, DIMENSION_AXES.values);
  const joined = along(
    example,
    "joinedWidth",
    (list, blank) => resized(list, counts.heads * width, blank),
    (wide, seed) => random(core, 1, wide, seed)[0],
  );
  return withInput(withNamesOfHeads(joined, counts.heads), changes);
}

/**
 * A new head's value dimensions are named as the last one's.
 * @type {(example: Scenario, heads: number) => Scenario}
 */
function withNamesOfHeads(example, heads) {
  const { values } = example.dimensions;
  if (!Array.isArray(values[0])) return example;
  const names = /** @type {string[][]} */ (values);
  const all = resized(names, heads, () => names[names.length - 1]);
  return { ...example, dimensions: { ...example.dimensions, values: all } };
}

/**
 * With the matrix W_O, at first an identity, or without it.
 * @param {Scenario} example with its heads apart
 * @param {boolean} isThere
 * @returns {Scenario}
 */
export function withOutputProjection(example, isThere) {
  const { outputProjection, vocabulary } = inputOf(example);
  if (Boolean(outputProjection) === isThere) return example;
  const { heads } = headCounts(example);
  const joined = heads * lengthOf(example, DIMENSION_AXES.values);
  const width = isThere ? Math.min(joined, MOST) : joined;
  const fitted =
    vocabulary &&
    along(example, DIMENSION_AXES.result, (list, blank) => resized(list, width, blank));
  const { result, ...dimensions } = example.dimensions;
  const names = Array.from({ length: heads }, (_, head) => dimensionNames(example, "values", head));
  const named = { ...dimensions, result: (result ?? names.flat()).slice(0, width) };
  return withInput(
    { ...example, dimensions: isThere ? named : dimensions },
    {
      vocabulary: fitted && inputOf(fitted).vocabulary,
      outputProjection: isThere ? identity(joined, width) : undefined,
    },
  );
}
