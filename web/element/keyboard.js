// What a key does while the keyboard's focus is on a figure.

/** @typedef {import("../store.js").Action} Action */

/** @type {Record<string, Action>} */
const KEYS = {
  ArrowRight: { type: "next" },
  ArrowLeft: { type: "previous" },
  Home: { type: "first" },
  End: { type: "last" },
};

/** @type {Record<string, Action>} */
const SHIFTED = { ArrowRight: { type: "next-stage" }, ArrowLeft: { type: "previous-stage" } };

/** With Ctrl or Command. @type {Record<string, Action>} */
const UNDO = { z: { type: "undo" }, "Shift+z": { type: "redo" }, y: { type: "redo" } };

/**
 * The action of a key; undefined where the key belongs to the control that has the focus, or to
 * the page around.
 * @param {KeyboardEvent} event
 * @param {import("../time.js").Time} time
 * @param {boolean} plays whether the figure is there to be played
 * @returns {Action | undefined}
 */
export function keyAction(event, { until }, plays) {
  if (event.defaultPrevented || event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey)
    return UNDO[`${event.shiftKey ? "Shift+" : ""}${event.key.toLowerCase()}`];
  if (!plays) return undefined;
  const target = /** @type {Element} */ (event.composedPath()[0]);
  const kind = target.localName === "input" ? target.getAttribute("type") : target.localName;
  if (kind === "select" || kind === "text") return undefined;
  if (event.key === " ") {
    const presses = ["button", "summary", "checkbox"].includes(kind ?? "");
    return presses ? undefined : { type: until === null ? "play" : "pause" };
  }
  if (event.shiftKey) return SHIFTED[event.key];
  return kind === "range" ? undefined : KEYS[event.key];
}
