// The items of the quiz, in their order: the lesson's own question, then one figure after another.

import { bottleneck } from "./items/bottleneck.js";
import { contextChange, contextSense } from "./items/context.js";
import { decoderChange, decoderWord } from "./items/decoder.js";
import { dictionaryExact, dictionaryTemperature } from "./items/dictionary.js";
import { lessonReason, lessonWord } from "./items/lesson.js";
import { onePassFactor, onePassOrder } from "./items/one-pass.js";
import { projectionsScale } from "./items/projections.js";
import { dotProduct, outputNumber, softmaxWeight, stagesOrder } from "./items/stages.js";
import { windowCount } from "./items/window.js";

/** @type {import("./item.js").Entry[]} */
export const ITEMS = [
  { name: "chat", kind: "choice", make: lessonWord("chat") },
  { name: "tapis", kind: "choice", make: lessonWord("tapis") },
  { name: "why", kind: "choice", make: lessonReason },
  { name: "bottleneck", kind: "choice", make: bottleneck },
  { name: "exact", kind: "choice", make: dictionaryExact },
  { name: "temperature", kind: "order", make: dictionaryTemperature },
  { name: "sense", kind: "choice", make: contextSense },
  { name: "pull", kind: "change", make: contextChange },
  { name: "stages", kind: "order", make: stagesOrder },
  { name: "dot-product", kind: "number", make: dotProduct },
  { name: "softmax", kind: "number", make: softmaxWeight },
  { name: "output", kind: "number", make: outputNumber },
  { name: "written", kind: "choice", make: decoderWord },
  { name: "turn", kind: "change", make: decoderChange },
  { name: "window", kind: "number", make: windowCount },
  { name: "scale", kind: "choice", make: projectionsScale },
  { name: "one-pass", kind: "order", make: onePassOrder },
  { name: "factor", kind: "number", make: onePassFactor },
];
