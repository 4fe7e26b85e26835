// The figure `three-stages`: one query finds its word by dot product, softmax and weighted sum.

import { describe, writeOut } from "./describe.js";
import { derive } from "./derive.js";
import { draw } from "./draw.js";
import { timeline } from "./timeline.js";

/** @type {import("../figure.js").Figure} */
export const threeStages = { timeline, draw, describe, writeOut, derive };
