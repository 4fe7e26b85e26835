// What an exported example, and the file that it is saved in, is called.

import { nameOf } from "../words.js";

/** @typedef {import("../scenarios.js").Scenario} Scenario */

/** The longest name that a file takes from its example. */
const LONGEST = 40;

/** @param {Scenario & {title?: string}} example */
export const titleOf = ({ title, name }) => title ?? nameOf("example", name);

/**
 * A name that every file system takes.
 * @param {Scenario} example
 * @param {string} what such as "step-3" or "weights"
 * @param {string} ending such as "svg"
 */
export function fileName({ name }, what, ending) {
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const start = plain.slice(0, LONGEST).replace(/^-|-$/g, "") || "attention";
  return `${start}-${what}.${ending}`;
}
