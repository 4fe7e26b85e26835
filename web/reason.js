// Why the core refuses something, in the language of the page.

import { words } from "./words.js";

/**
 * The core's own words, which are English; elsewhere what its error's code means, before them.
 * @param {unknown} error
 * @returns {string}
 */
export function reasonOf(error) {
  const { code, message } = /** @type {{code?: unknown, message: string}} */ (
    error instanceof Error ? error : { message: String(error) }
  );
  return typeof code === "string" ? words("core-reason", { code, message }) : message;
}
