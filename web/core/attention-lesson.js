// What the lesson's figures compute, in browsers and in Node 18 and later. It has WebAssembly of its
// own, so that a page without the lesson loads none of it.
import createModule from "attention-lesson-glue";

import { AttentionError } from "./attention-error.js";
import { makeLoader } from "./load.js";

export { AttentionError };

export const loadLesson = makeLoader("attention-lesson.wasm", createModule, (call) => {
  /** @param {string} name */
  const bound = (name) => (/** @type {unknown} */ input) => call(name, input);
  return {
    lookup: bound("lookup"),
    onlineSoftmax: bound("onlineSoftmax"),
    bottleneck: bound("bottleneck"),
    bottleneckCurve: bound("bottleneckCurve"),
    reach: bound("reach"),
    costs: bound("costs"),
    scoreStatistics: bound("scoreStatistics"),
  };
});
