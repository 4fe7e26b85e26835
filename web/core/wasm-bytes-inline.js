// The bytes of the WebAssembly files, inside the bundle: takes the place of wasm-bytes.js where the
// page is one file.
import core from "attention-core.wasm";
import files from "attention-files.wasm";

/** @type {Record<string, Uint8Array>} */
const bytes = { "attention-core.wasm": core, "attention-files.wasm": files };

/**
 * @param {string} file
 * @returns {Promise<Uint8Array>}
 */
export async function wasmBytes(file) {
  return bytes[file];
}
