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

/** @returns {string | null} the link after '#', or the text of an example too large for the address */
export const linkInAddress = () =>
  linkIn(location.hash.slice(1)) ??
  (location.hash.length > 1 ? null : (history.state?.text ?? null));

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
      // Where the code cannot be loaded, the next change tries again.
      const address = await addressOf(state).catch(() => null);
      if (address && playground.state && isSame(state, playground.state)) replace(address);
    }, REST);
  });
}

/** @type {(one: any, other: any) => boolean} */
const isSame = (one, other) =>
  ["example", ...propertiesThat("isKept")].every((name) => one[name] === other[name]);

/**
 * @param {State} state
 * @returns {Promise<{hash: string, text: string | null} | null>} what is to stand after '#', and the
 *   text of the example, where it is too large for that; null where the address stays as it is
 */
async function addressOf(state) {
  if (isUntouched(state)) {
    return linkInAddress() ? { hash: state.example.name, text: null } : null;
  }
  const { keptOf } = await import("./keep/index.js");
  return keptOf(state, LONGEST_ADDRESS - 1 - location.href.split("#")[0].length);
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

/** @type {(address: {hash: string, text: string | null}) => void} */
function replace({ hash, text }) {
  try {
    history.replaceState(text ? { text } : null, "", `#${hash}`);
  } catch {
    // Where the page may not change its address, a reload begins anew.
  }
}
