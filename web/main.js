// The page: the choice of examples, and the figure that shows the chosen one.

import { followState, linkInAddress } from "./address.js";
import { definePlayground } from "./element/attention-playground.js";
import { startLanguageLink, useReadersLanguage } from "./language.js";
import { startPageLink } from "./pages.js";
import { scenarios } from "./scenarios.js";
import { startTheme } from "./theme.js";
import { words } from "./words.js";

const playground = /** @type {import("./element/attention-playground.js").AttentionPlayground} */ (
  document.querySelector("attention-playground")
);

/** @type {HTMLAnchorElement[]} to the examples */
let links = [];

function listExamples() {
  const list = /** @type {HTMLElement} */ (document.querySelector("#examples"));
  links = scenarios.map(({ name }) => {
    const link = document.createElement("a");
    link.href = `#${name}`;
    link.textContent = words(`example-${name}`);
    return link;
  });
  list.append(...links);
  list.setAttribute("aria-label", words("examples"));
}

/** Shows what the address holds after '#': a link's state, an example by name, or the first one. */
function show() {
  const link = linkInAddress();
  const name = link ? "" : decoded(location.hash.slice(1)) || scenarios[0].name;
  if (link && playground.state) playground.opening.openLink(link);
  else if (link) playground.setAttribute("link", link);
  else {
    playground.setAttribute("scenario", name);
    // Afresh, also where it was changed.
    if (playground.state) playground.dispatch({ type: "choose-example", name });
  }
  for (const link of links) {
    if (link.hash === `#${name}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/** @param {string} text as an address spells it; as it stands where it is spelled wrong */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// No await outside a function: the single file is a classic script.
useReadersLanguage().then(() => {
  document.title = words("page-title");
  listExamples();
  startPageLink("page-lesson");
  startLanguageLink();
  startTheme();
  show();
  definePlayground();
  addEventListener("hashchange", show);
  followState(playground);
});
