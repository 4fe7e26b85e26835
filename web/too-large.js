// What is too large to be traced, as against what cannot be computed.

/**
 * @template R
 * @param {() => R} compute
 * @returns {R | Error} the refusal of the core, where that is about size
 */
export function unlessTooLarge(compute) {
  try {
    return compute();
  } catch (error) {
    const refusal = /** @type {import("./core/attention-core.js").AttentionError} */ (error);
    if (refusal.code === "too_large") return refusal;
    throw error;
  }
}
