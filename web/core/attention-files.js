// Reads the arrays of NumPy's and safetensors' files and writes .npy, in browsers and in Node 18 and
// later. It has WebAssembly of its own, so that who opens no file loads none of it.
import createModule from "attention-files-glue";

import { AttentionError } from "./attention-error.js";
import { makeLoader } from "./load.js";

export { AttentionError };

export const loadFiles = makeLoader("attention-files.wasm", createModule, (call) => ({
  /**
   * @param {unknown} bytes
   * @param {unknown} [name]
   */
  readArrays: (bytes, name) => call("readArrays", { bytes, name }),
  /** @param {unknown} array */
  writeNpy: (array) => call("writeNpy", array),
}));
