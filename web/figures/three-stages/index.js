// The figure `three-stages`: one query finds its word by dot product, softmax and weighted sum.

import { describe, describeStep, writeOut } from "./describe.js";
import { draw } from "./draw.js";
import { timeline } from "./timeline.js";

export const threeStages = { timeline, draw, describe, describeStep, writeOut };
