// The bytes of attention-core.wasm, inside the bundle: takes the place of wasm-bytes.js where the
// page is one file.
import bytes from "attention-core.wasm";

/** @returns {Promise<Uint8Array>} */
export async function wasmBytes() {
  return bytes;
}
