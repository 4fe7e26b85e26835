// All that the lesson's figures may ask the core for: what the playground computes with, and more.

import { loadCore } from "../core/attention-core.js";
import { loadLesson } from "../core/attention-lesson.js";

/** @returns {Promise<import("./figure.js").Core>} */
export async function loadCores() {
  const [core, lesson] = await Promise.all([loadCore(), loadLesson()]);
  return { ...core, ...lesson };
}
