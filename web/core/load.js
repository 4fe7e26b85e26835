// What the modules of the headless API share: how their WebAssembly is started, and its errors.
import { AttentionError } from "./attention-error.js";
import { wasmBytes } from "./wasm-bytes.js";

/** @typedef {{ wasmBinary?: ArrayBuffer | Uint8Array }} LoadOptions */

/**
 * The function that loads a module. Its calls share one module; after a failed load the next call
 * tries again.
 *
 * @template {object} Api
 * @param {string} file the name of the WebAssembly file
 * @param {(options: { wasmBinary: ArrayBuffer | Uint8Array }) => Promise<any>} createModule
 * @param {(call: (name: string, input: unknown) => any) => Api} makeApi gets what calls a function
 *   of the border: it returns its value or throws its error
 * @returns {(options?: LoadOptions) => Promise<Readonly<Api>>}
 */
export function makeLoader(file, createModule, makeApi) {
  /** @type {Promise<Readonly<Api>> | undefined} */
  let loading;

  /** @param {LoadOptions} options */
  async function load({ wasmBinary }) {
    const bytes = wasmBinary ?? (await wasmBytes(file));
    if (!(bytes instanceof ArrayBuffer || bytes instanceof Uint8Array)) {
      throw new AttentionError("wrong_type", "wasmBinary", "wasmBinary is not a buffer of bytes");
    }
    const module = await start(file, createModule, bytes);
    return Object.freeze(makeApi((name, input) => valueOf(() => module[name](input))));
  }

  return (options = {}) => {
    loading ??= load(options).catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/**
 * @param {string} file
 * @param {(options: { wasmBinary: ArrayBuffer | Uint8Array }) => Promise<any>} createModule
 * @param {ArrayBuffer | Uint8Array} bytes
 */
async function start(file, createModule, bytes) {
  try {
    return await createModule({ wasmBinary: bytes });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `the bytes of ${file} cannot be started here: ${reason}`;
    throw new AttentionError("wrong_type", "wasmBinary", message, { cause });
  }
}

/**
 * What the border answered, or its error thrown.
 *
 * @param {() => any} call
 */
function valueOf(call) {
  let answer;
  try {
    answer = call();
  } catch (cause) {
    const code = cause instanceof RangeError ? "too_large" : "wrong_type";
    throw new AttentionError(code, "input", "the input cannot be computed here", { cause });
  }
  if (answer.ok) return answer.value;
  const { code, field, message } = answer.error;
  throw new AttentionError(code, field, message);
}
