// The bytes of attention-core.wasm, which lies beside this module.
import { AttentionError } from "./attention-error.js";

/**
 * Reads the bytes: with fetch in a browser, whatever MIME type the server gives; from the file
 * system in Node.
 *
 * @returns {Promise<ArrayBuffer | Uint8Array>}
 */
export async function wasmBytes() {
  const address = new URL("attention-core.wasm", import.meta.url);
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
      "attention-core.wasm",
      `attention-core.wasm is missing: ${address.href} could not be read (${reason})`,
      { cause },
    );
  }
}
