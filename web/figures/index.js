// The figures that there are, by name.

import { threeStages } from "./three-stages/index.js";

/** @type {Record<string, import("./figure.js").Figure>} */
export const figures = { "three-stages": threeStages };

export const FIRST_FIGURE = "three-stages";
