// A Python program that computes what the trace holds, step by step, for the settings of an input.
//
// It is the same program for NumPy and for PyTorch, but for what a dialect says.

import { dimensionNames } from "../figures/three-stages/dimension-names.js";
import { headCount, isScaled } from "../tensor.js";
import { words } from "../words.js";
import { titleOf } from "./titles.js";
import { array, comment, float, string } from "./python-text.js";
import { nested } from "./tables.js";

/** @typedef {import("../scenarios.js").Scenario} Scenario */
/** @typedef {import("../figures/figure.js").Scene} Scene */

/**
 * What differs between two libraries.
 * @typedef {object} Dialect
 * @property {string} library its name in the program
 * @property {string[]} begin imports and settings
 * @property {string} array what opens an array
 * @property {(name: string, times: number) => string} repeat each head so many times
 * @property {(scores: string) => string} hide scores where `seen` is false become minus infinity
 * @property {(scores: string, mayBeEmpty: boolean) => string[]} softmax lines that define `weights`
 */

/**
 * @param {Dialect} dialect
 * @param {Scenario} example
 * @param {Scene} scene
 * @returns {string}
 */
export function program(dialect, example, scene) {
  const { input } = example;
  const hasHeads = scene.trace.weights.shape.length === 3;
  const task = { dialect, scene, input: /** @type {Record<string, any>} */ (input), hasHeads };
  const body = [
    helpers(task),
    "embeddings" in input ? projected(task) : given(task),
    headLines(task),
    ...scoreLines(task),
    outputLines(task),
    printLines(task),
  ];
  const text = body.filter((part) => part.length).map((part) => part.join("\n"));
  const program = text.join("\n\n");
  const title = words("code-title", { name: { text: titleOf(example) } });
  // A name must not stand in the first two lines, where Python looks for an encoding.
  const begin = [...dialect.begin, "", comment(title)].join("\n");
  const infinity = /\binf\b/.test(program) ? "from math import inf\n\n" : "";
  return `${infinity}${begin}\n\n${program}\n`;
}

/** @typedef {{dialect: Dialect, scene: Scene, input: Record<string, any>, hasHeads: boolean}} Task */

/** @type {(task: Task, name: string, field: string, names?: {rows?: string[], columns?: string[]}) => string} */
const tableLine = ({ dialect, input }, name, field, names) =>
  `${name} = ${array(dialect.array, nested(input[field]), names)}`;

/** @type {(task: Task) => string[]} */
function given(task) {
  const { tokens, dimensions } = task.scene;
  const keys = task.hasHeads ? undefined : dimensionNames(dimensions.keys);
  const values = task.hasHeads ? undefined : dimensionNames(dimensions.values[0]);
  return [
    tableLine(task, "Q", "queries", { rows: tokens.queries, columns: keys }),
    tableLine(task, "K", "keys", { rows: tokens.keys, columns: keys }),
    tableLine(task, "V", "values", { rows: tokens.values, columns: values }),
  ];
}

/** @type {(task: Task) => string[]} */
function projected(task) {
  const { input, scene } = task;
  const isCross = input.contextEmbeddings !== undefined;
  const lines = [tableLine(task, "X", "embeddings", { rows: scene.tokens.queries })];
  if (isCross) {
    lines.push(tableLine(task, "context", "contextEmbeddings", { rows: scene.tokens.keys }));
  }
  if (scene.positions === "sinusoidal") {
    lines.push("X = X + sinusoids(*X.shape)");
    if (isCross) lines.push("context = context + sinusoids(*context.shape)");
  }
  const asked = isCross ? "context" : "X";
  return [
    ...lines,
    tableLine(task, "W_Q", "queryProjection"),
    tableLine(task, "W_K", "keyProjection"),
    tableLine(task, "W_V", "valueProjection"),
    "Q = X @ W_Q",
    `K = ${asked} @ W_K`,
    `V = ${asked} @ W_V`,
  ];
}

/**
 * What brings Q, K and V into the shape (H, N, D).
 * @type {(task: Task) => string[]}
 */
function headLines(task) {
  const { dialect, scene, input, hasHeads } = task;
  if (!hasHeads) return [];
  const heads = headCount(scene.trace);
  const split = splitsOf(task);
  const lines = split.map(([name, count]) => `${name} = split_heads(${name}, ${count})`);
  const keys = nested(input.keyProjection ?? input.keys);
  const keyHeads = split.find(([name]) => name === "K")?.[1] ?? keys.length;
  if (keyHeads === heads) return lines;
  const times = heads / keyHeads;
  const shared = ["K", "V"].map((name) => `${name} = ${dialect.repeat(name, times)}`);
  return [...lines, comment(words("code-shared")), ...shared];
}

/**
 * The matrices whose columns are dealt out to heads, and to how many.
 * @type {(task: Task) => [string, number][]}
 */
function splitsOf({ input, hasHeads }) {
  if (!hasHeads) return [];
  const { heads = 1, keyValueHeads = heads } = input;
  /** @type {[string, any, number][]} */
  const all = [
    ["Q", input.queryProjection ?? input.queries, heads],
    ["K", input.keyProjection ?? input.keys, keyValueHeads],
    ["V", input.valueProjection ?? input.values, keyValueHeads],
  ];
  const isMatrix = (/** @type {any} */ table) => !Array.isArray(nested(table)[0][0]);
  return all.filter(([, table]) => isMatrix(table)).map(([name, , count]) => [name, count]);
}

/** @type {(task: Task) => string[]} the functions that the program needs */
function helpers(task) {
  const { dialect, scene, input } = task;
  const { library } = dialect;
  const functions = [];
  if (splitsOf(task).length) {
    functions.push(`def split_heads(rows, heads):
    ${comment(words("code-split"))}
    return rows.reshape(len(rows), heads, -1).swapaxes(0, 1)`);
  }
  if (input.scoring === "cosine" || input.vocabulary) {
    functions.push(`def unit(rows):
    ${comment(words("code-unit"))}
    length = (rows * rows).sum(-1)[..., None] ** 0.5
    return rows / (length + (length == 0))`);
  }
  if (scene.positions === "sinusoidal") {
    functions.push(`def sinusoids(count, width):
    ${comment(words("code-positions"))}
    position = ${library}.arange(count)[:, None]
    column = ${library}.arange(width)
    angle = position / 10000.0 ** ((column - column % 2) / width)
    return ${library}.where(column % 2 == 0, ${library}.sin(angle), ${library}.cos(angle))`);
  }
  return functions.length ? ["", functions.join("\n\n\n"), ""] : [];
}

/** @type {(task: Task) => string[][]} from scores to weights */
function scoreLines(task) {
  const { dialect, scene, input, hasHeads } = task;
  const turned = hasHeads ? ".swapaxes(-1, -2)" : ".T";
  const isCosine = input.scoring === "cosine";
  const scored = [`scores = ${isCosine ? `unit(Q) @ unit(K)${turned}` : `Q @ K${turned}`}`];
  let scores = "scores";
  if (isScaled(scene.trace)) {
    const scale =
      scene.scaling === "scaled-dot" ? "1 / Q.shape[-1] ** 0.5" : float(scene.trace.scale);
    scored.push(
      `scale = ${scale}`,
      `temperature = ${float(scene.trace.temperature)}`,
      "scaled = scores * scale / temperature",
    );
    scores = "scaled";
  }
  if (input.softCap !== undefined) {
    scored.push(
      `cap = ${float(input.softCap)}`,
      `capped = cap * ${dialect.library}.tanh(${scores} / cap)`,
    );
    scores = "capped";
  }
  const masked = maskLines(task, scores);
  if (masked.length) scores = "masked";
  return [scored, masked, dialect.softmax(scores, masked.length > 0)];
}

/** @type {(task: Task, scores: string) => string[]} */
function maskLines({ dialect, scene, input }, scores) {
  const { mask = "none" } = input;
  const { causal, offset = 0, window, allowed, bias } = mask === "causal" ? { causal: true } : mask;
  const lines = bias === undefined ? [] : [`bias = ${array(dialect.array, nested(bias))}`];
  const conditions = [];
  if (causal || window !== undefined) {
    const [queries, keys] = scene.trace.mask.shape;
    const shift = offset === 0 ? "" : ` + (${offset})`;
    lines.push(
      `query = ${dialect.library}.arange(${queries})[:, None]${shift}`,
      `key = ${dialect.library}.arange(${keys})[None, :]`,
    );
    if (causal) conditions.push("key <= query");
    if (window !== undefined) conditions.push(`abs(query - key) < ${window}`);
  }
  if (allowed !== undefined) {
    const truths = nested(allowed).map((row) => row.map(Boolean));
    lines.push(`allowed = ${array(dialect.array, truths)}`);
    conditions.push("allowed");
  }
  if (bias !== undefined) lines.push(`masked = ${scores} + bias`);
  if (conditions.length) {
    const before = bias === undefined ? scores : "masked";
    const all = conditions.length === 1 ? conditions : conditions.map((one) => `(${one})`);
    lines.push(`seen = ${all.join(" & ")}`, `masked = ${dialect.hide(before)}`);
  }
  return lines;
}

/** @type {(task: Task) => string[]} */
function outputLines(task) {
  const { scene, input, hasHeads } = task;
  const lines = ["output = weights @ V"];
  const isProjected = input.outputProjection !== undefined;
  let result = "output";
  if (hasHeads) {
    const joined = `output.swapaxes(0, 1).reshape(${scene.trace.result.shape[0]}, -1)`;
    lines.push(comment(words("code-join")), `${isProjected ? "joined" : "result"} = ${joined}`);
    result = isProjected ? "joined" : "result";
  }
  if (isProjected) {
    lines.push(tableLine(task, "W_O", "outputProjection"), `result = ${result} @ W_O`);
    result = "result";
  }
  if (input.vocabulary) {
    const entries = Object.entries(input.vocabulary);
    const vectors = entries.map(([, vector]) => Array.from(vector));
    lines.push(
      `words = [${entries.map(([word]) => string(word)).join(", ")}]`,
      `vectors = ${array(task.dialect.array, vectors, { rows: entries.map(([word]) => word) })}`,
      `similarities = unit(${result}) @ unit(vectors).T`,
    );
  }
  return lines;
}

/** @type {(task: Task) => string[]} */
function printLines({ input, hasHeads }) {
  const names = ["scores", "weights", "output"];
  if (hasHeads || input.outputProjection) names.push("result");
  if (input.vocabulary) names.push("similarities");
  return names.map((name) => `print("${name}", ${name}, sep="\\n")`);
}
