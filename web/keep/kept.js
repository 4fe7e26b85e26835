// What the address keeps of a state: its link, or its text where the link is too long.

import { MOST } from "../edit.js";
import { documentOf } from "./document.js";
import { linkOf, readLink } from "./link.js";
import { parsed } from "./text.js";

/** The longest text that is packed to see whether it makes a link, in characters. */
const LONGEST_PACKED = 32768;

/**
 * @param {import("../state.js").State} state
 * @param {number} room for a link, in characters
 * @returns {{hash: string, text: string | null}}
 */
export function keptOf(state, room) {
  const { queries, keys } = state.example.tokens;
  // Not kept, and neither is what was kept before: it would open as another example.
  if (Math.max(queries.length, keys.length) > MOST) return { hash: "", text: null };
  const document = documentOf(state);
  const text = JSON.stringify(document);
  if (text.length > LONGEST_PACKED) return { hash: "", text };
  const link = linkOf(document);
  return link.length > room ? { hash: "", text } : { hash: link, text: null };
}

/**
 * @param {string} kept a link, or the text of a document
 * @returns {unknown} the document, not yet validated
 * @throws {import("./problem.js").Problem}
 */
export const readKept = (kept) => (kept.startsWith("{") ? parsed(kept) : readLink(kept));
