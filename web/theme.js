// The switch between a light and a dark page.

import { words } from "./words.js";

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const systemTheme = () => (darkSystem.matches ? "dark" : "light");
const isDark = () => (document.documentElement.dataset.theme ?? systemTheme()) === "dark";

/** Makes the page's button with the id "theme" work, and name itself. */
export function startTheme() {
  const theme = /** @type {HTMLButtonElement} */ (document.querySelector("#theme"));
  const sayTheme = () => theme.setAttribute("aria-pressed", String(isDark()));
  theme.setAttribute("aria-label", words("control-dark"));
  theme.addEventListener("click", () => {
    document.documentElement.dataset.theme = isDark() ? "light" : "dark";
    sayTheme();
  });
  darkSystem.addEventListener("change", sayTheme);
  sayTheme();
}
