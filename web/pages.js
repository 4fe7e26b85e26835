// The pages lead to each other.

import { words } from "./words.js";

/**
 * Names the page's link to the other one, where it has that.
 * @param {"page-lesson" | "page-playground"} id of the other page's name
 */
export function startPageLink(id) {
  const link = document.querySelector("#other-page");
  if (link) link.textContent = words(id);
}
