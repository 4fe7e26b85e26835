// The forms in which the numbers of an example can be taken along.

import { delimited } from "./delimited.js";
import { matrixJson } from "./json.js";
import { latex } from "./latex.js";
import { markdown } from "./markdown.js";
import { npy } from "./npy.js";
import { numpyProgram } from "./numpy.js";
import { pytorchProgram } from "./pytorch.js";

/** @typedef {import("../scenarios.js").Scenario} Scenario */
/** @typedef {import("../figures/figure.js").Scene} Scene */

/**
 * One form. It writes the whole example, or one matrix of it.
 * @typedef {object} Format
 * @property {string} name
 * @property {string} ending of its files
 * @property {string} type MIME type
 * @property {(example: Scenario, scene: Scene, row: import("../figures/figure.js").Row) => string} [write]
 * @property {(matrix: import("./matrices.js").NamedMatrix, hasNames: boolean) => string} [writeMatrix]
 * @property {(matrix: import("./matrices.js").NamedMatrix) => Promise<Uint8Array>} [writeBytes]
 *   what is saved, where that is no text; what writeMatrix gives is then only to be looked at
 */

/** @type {Format[]} */
export const FORMATS = [
  { name: "markdown", ending: "md", type: "text/markdown", write: markdown },
  { name: "latex", ending: "tex", type: "application/x-tex", write: latex },
  { name: "numpy", ending: "py", type: "text/x-python", write: numpyProgram },
  { name: "pytorch", ending: "py", type: "text/x-python", write: pytorchProgram },
  {
    name: "csv",
    ending: "csv",
    type: "text/csv",
    writeMatrix: (matrix, hasNames) => delimited(matrix, ",", hasNames),
  },
  {
    name: "tsv",
    ending: "tsv",
    type: "text/tab-separated-values",
    writeMatrix: (matrix, hasNames) => delimited(matrix, "\t", hasNames),
  },
  { name: "json", ending: "json", type: "application/json", writeMatrix: matrixJson },
  {
    name: "npy",
    ending: "npy",
    type: "application/octet-stream",
    writeMatrix: (matrix) => matrixJson(matrix, false),
    writeBytes: npy,
  },
];
