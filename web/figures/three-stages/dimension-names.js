// The names of dimensions as the page prints them.

import { nameOf } from "../../words.js";

/** @param {string[]} names as the example has them */
export const dimensionNames = (names) => names.map((name) => nameOf("dimension", name));
