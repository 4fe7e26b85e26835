// The picture of the figure `projections`: one part of it at a time.

import { progress } from "../figure.js";
import { drawHeads } from "./draw-heads.js";
import { drawScale } from "./draw-scale.js";
import { drawVectors } from "./draw-vectors.js";
import { figure } from "./index.js";

/** @typedef {import("./index.js").Scene} Scene */
/** @typedef {ReturnType<typeof progress>} Progress */
/** @typedef {ReturnType<import("../../lesson/figure.js").LessonFigure["draw"]>} Drawing */
/** @typedef {(scene: Scene, at: Progress, room: import("../figure.js").Room) => Drawing} Draw */

/** @type {Record<string, Draw>} */
const PARTS = { vectors: drawVectors, scale: drawScale, heads: drawHeads };

/** @type {(scene: Scene, moment: number, room: import("../figure.js").Room) => Drawing} */
export const draw = (scene, moment, room) =>
  PARTS[scene.settings.part](scene, progress(figure.timeline(scene), moment), room);
