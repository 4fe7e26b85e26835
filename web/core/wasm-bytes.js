// The bytes of a WebAssembly file that lies beside this module.
import { AttentionError } from "./attention-error.js";

/**
 * Reads the bytes: with fetch in a browser, whatever MIME type the server gives; from the file
 * system in Node.
 *
 * @param {string} file such as "attention-core.wasm"
 * @returns {Promise<ArrayBuffer | Uint8Array>}
 */
export async function wasmBytes(file) {
  const address = new URL(file, import.meta.url);
  try {
    if (address.protocol === "file:" && typeof process !== "undefined") {
      const { readFile } = await import("node:fs/promises");
      return await readFile(address);
    }
    const response = await fetch(address);
    if (!response.ok) throw new Error(`the server answered ${response.status}`);
    return await response.arrayBuffer();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AttentionError(
      "missing",
      file,
      `${file} is missing: ${address.href} could not be read (${reason})`,
      { cause },
    );
  }
}
