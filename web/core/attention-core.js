// The headless API of the attention core, the same in browsers and in Node 18 and later.
import createModule from "attention-glue";

import { AttentionError } from "./attention-error.js";
import { wasmBytes } from "./wasm-bytes.js";

export { AttentionError };

/** @type {Promise<import("./attention-core.js").Core> | undefined} */
let loading;

/**
 * Loads the core. Calls share one core; after a failed load the next call tries again.
 *
 * @param {{ wasmBinary?: ArrayBuffer | Uint8Array }} [options]
 * @returns {Promise<import("./attention-core.js").Core>}
 */
export function loadCore(options = {}) {
  loading ??= load(options).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** @param {{ wasmBinary?: ArrayBuffer | Uint8Array }} options */
async function load({ wasmBinary }) {
  const bytes = wasmBinary ?? (await wasmBytes());
  if (!(bytes instanceof ArrayBuffer || bytes instanceof Uint8Array)) {
    throw new AttentionError("wrong_type", "wasmBinary", "wasmBinary is not a buffer of bytes");
  }
  const module = await start(bytes);
  /** @param {string} name */
  const bound = (name) => (/** @type {unknown} */ input) => valueOf(() => module[name](input));
  return Object.freeze({
    trace: bound("traceAttention"),
    checkProducts: bound("checkProducts"),
    checkPartialScores: bound("checkPartialScores"),
    checkScores: bound("checkScores"),
    checkExponentials: bound("checkExponentials"),
    checkRowSum: bound("checkRowSum"),
    checkWeights: bound("checkWeights"),
    checkContributions: bound("checkContributions"),
    checkOutput: bound("checkOutput"),
    divergence: bound("divergence"),
    difference: bound("difference"),
    largestDifference: bound("largestDifference"),
    fill: bound("fill"),
    attentionOperator: bound("attentionOperator"),
  });
}

/** @param {ArrayBuffer | Uint8Array} bytes */
async function start(bytes) {
  try {
    return await createModule({ wasmBinary: bytes });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const message = `the bytes of attention-core.wasm cannot be started here: ${reason}`;
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
