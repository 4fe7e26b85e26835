// What an example does with its numbers, in words: one sentence for each step of the computation.

import { formatNumber } from "../format.js";
import { isMasked, isProjected, isScaled, joinsHeads } from "../tensor.js";
import { words } from "../words.js";

/**
 * @param {import("../scenarios.js").Scenario} example
 * @param {import("../figures/figure.js").Scene} scene
 * @param {(value: number) => string} [print]
 * @returns {string[]}
 */
export function settingSentences({ input }, scene, print = formatNumber) {
  const { trace, scaling, stages, positions } = scene;
  /** @param {number} value */
  const number = (value) => ({ text: print(value) });
  const sentences = [];
  if (positions === "sinusoidal") sentences.push(words("setting-positions"));
  if ("embeddings" in input) sentences.push(words("setting-projected"));
  if (stages.includes("dot_product")) {
    sentences.push(words(input.scoring === "cosine" ? "setting-cosine" : "setting-dot"));
  }
  if (isScaled(trace)) {
    const args = { scale: number(trace.scale), temperature: number(trace.temperature) };
    const isByWidth = scaling === "scaled-dot";
    sentences.push(words(isByWidth ? "setting-scaled-dot" : "setting-scaled", args));
  }
  if (input.softCap !== undefined) {
    sentences.push(words("setting-cap", { cap: number(input.softCap) }));
  }
  if (isMasked(trace)) sentences.push(words(maskSentence(input.mask)));
  sentences.push(words("setting-softmax"));
  if (stages.includes("weighted_sum")) sentences.push(words("setting-output"));
  if (joinsHeads(trace)) {
    sentences.push(words(isProjected(trace) ? "setting-join-project" : "setting-join"));
  }
  return sentences;
}

/** @param {import("../core/attention-core.js").TraceInput["mask"]} mask */
function maskSentence(mask) {
  if (typeof mask !== "object") return "setting-mask-causal";
  const { causal, offset = 0, window, allowed, bias } = mask;
  const parts = [causal, window, allowed, bias].filter((part) => part !== undefined);
  if (parts.length > 1 || offset !== 0) return "setting-mask-several";
  if (causal) return "setting-mask-causal";
  if (window !== undefined) return "setting-mask-window";
  return allowed ? "setting-mask-allowed" : "setting-mask-bias";
}
