// Which language the reader wants of one of our own pages, and the page's link to the other one.

import { language, useLanguage, words } from "./words.js";

/** @typedef {import("./words.js").Language} Language */

/** @type {Language[]} */
const LANGUAGES = ["en", "fr"];

/** Where the reader's choice is stored. */
const KEY = "attention-language";

/** Makes the page speak the reader's language; to be called before the first picture. */
export async function useReadersLanguage() {
  await useLanguage(wantedLanguage());
  document.documentElement.lang = language;
}

/**
 * The first that the page speaks, of what is wished for: by the address (`?lang=fr`), by the reader
 * earlier, by whoever put the page somewhere, by the browser.
 * @returns {Language} English where nothing else fits
 */
function wantedLanguage() {
  const { lang } = document.documentElement;
  const wishes = [
    new URLSearchParams(location.search).get("lang"),
    stored(),
    lang === "en" ? null : lang, // The pages come with "en", so that is nobody's wish.
    ...navigator.languages,
  ];
  const primary = wishes.map((wish) => wish?.toLowerCase().split("-")[0]);
  const known = primary.find((tag) => LANGUAGES.some((one) => one === tag));
  return /** @type {Language} */ (known ?? "en");
}

/** @returns {string | null} */
function stored() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {Language} choice */
function store(choice) {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // The address says it for as long as the page is open.
  }
}

/** Makes the page's link with the id "language" lead to the same in the other language. */
export function startLanguageLink() {
  const link = /** @type {HTMLAnchorElement} */ (document.querySelector("#language"));
  const other = /** @type {Language} */ (LANGUAGES.find((one) => one !== language));
  link.href = `?lang=${other}`;
  link.lang = link.hreflang = other;
  link.textContent = words("other-language");
  link.addEventListener("click", (event) => {
    store(other);
    link.href = `?lang=${other}${location.hash}`;
    if (history.state && reloadAs(link.href)) event.preventDefault();
  });
}

/**
 * Loads the page anew at another address, as the same entry of the history, which may hold an
 * example too large for an address.
 * @param {string} address
 * @returns {boolean} whether that is allowed here
 */
function reloadAs(address) {
  try {
    history.replaceState(history.state, "", address);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
