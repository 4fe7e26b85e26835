// The page: the choice of examples, and the figure that shows the chosen one.

import "./element/attention-playground.js";
import { scenarioNamed, scenarios } from "./scenarios.js";
import { words } from "./words.js";

/** @typedef {import("./element/attention-playground.js").AttentionPlayground} AttentionPlayground */

const playground = /** @type {AttentionPlayground} */ (
  document.querySelector("attention-playground")
);
const list = /** @type {HTMLElement} */ (document.querySelector("#examples"));

const links = scenarios.map(({ name }) => {
  const link = document.createElement("a");
  link.href = `#${name}`;
  link.textContent = words(`example-${name}`);
  return link;
});
list.append(...links);
list.setAttribute("aria-label", words("examples"));

/** Shows the example named in the address after '#'; the first where it names none that is known. */
function show() {
  const asked = location.hash.slice(1);
  const name = scenarioNamed(asked)?.name ?? scenarios[0].name;
  playground.scenario = name;
  const instead = words(`example-${name}`);
  playground.notice =
    asked === "" || asked === name ? null : words("error-example", { name: asked, instead });
  for (const link of links) {
    if (link.hash === `#${name}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

addEventListener("hashchange", show);
show();

const theme = /** @type {HTMLButtonElement} */ (document.querySelector("#theme"));
theme.setAttribute("aria-label", words("control-theme"));
theme.addEventListener("click", () => {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const now = document.documentElement.dataset.theme ?? (dark ? "dark" : "light");
  document.documentElement.dataset.theme = now === "dark" ? "light" : "dark";
});
