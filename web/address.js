// The address follows what a reader makes, so that a reload keeps it: without an entry in the history.

import { linkIn } from "./element/opening.js";
import { propertiesThat } from "./properties.js";
import { scenarioNamed } from "./scenarios.js";
import { stateOf } from "./state.js";

/** @typedef {import("./state.js").State} State */

/** The longest address that is passed on whole everywhere, in characters. */
export const LONGEST_ADDRESS = 2000;

/** How long the state rests before the address follows, in milliseconds. */
const REST = 400;

/** The most words of an example that the address follows: more is slow to pack and no link. */
const MOST_WORDS = 64;

/** @returns {string | null} the link after '#', or the one that was too long for the address */
export const linkInAddress = () =>
  linkIn(location.hash.slice(1)) ??
  (location.hash.length > 1 ? null : (history.state?.link ?? null));

/** @param {import("./element/attention-playground.js").AttentionPlayground} playground */
export function followState(playground) {
  /** @type {State | null} */
  let last = null;
  let timer = 0;
  playground.addEventListener("statechange", () => {
    const state = /** @type {State} */ (playground.state);
    const before = last;
    last = state;
    if (before === null || isSame(before, state)) return;
    clearTimeout(timer);
    timer = window.setTimeout(async () => {
      const address = await addressOf(state);
      if (address && playground.state && isSame(state, playground.state)) replace(address);
    }, REST);
  });
}

/** @type {(one: any, other: any) => boolean} */
const isSame = (one, other) =>
  ["example", ...propertiesThat("isKept")].every((name) => one[name] === other[name]);

/**
 * @param {State} state
 * @returns {Promise<{hash: string, link: string | null} | null>} what is to stand after '#', and the
 *   link, where it is too long for that; null where the address stays as it is
 */
async function addressOf(state) {
  if (isUntouched(state)) {
    return linkInAddress() ? { hash: state.example.name, link: null } : null;
  }
  if (state.example.tokens.keys.length > MOST_WORDS) return null;
  const { documentOf, linkOf } = await import("./keep/index.js");
  const link = linkOf(documentOf(state));
  const { length } = location.href.split("#")[0];
  return length + 1 + link.length > LONGEST_ADDRESS
    ? { hash: "", link }
    : { hash: link, link: null };
}

/**
 * Whether a reader has made nothing yet of one of the page's examples.
 * @param {any} state
 */
function isUntouched(state) {
  const first = /** @type {any} */ (stateOf(state.example));
  const made = [...propertiesThat("isMade"), "view"];
  return (
    scenarioNamed(state.example.name) === state.example &&
    made.every((name) => state[name] === first[name])
  );
}

/** @type {(address: {hash: string, link: string | null}) => void} */
function replace({ hash, link }) {
  try {
    history.replaceState(link ? { link } : null, "", `#${hash}`);
  } catch {
    // Where the page may not change its address, a reload begins anew.
  }
}
