// Parts of the page that are loaded when they are first asked for.

import { html, nothing } from "lit";
import { words } from "../words.js";

/**
 * What a part shows and changes of any example.
 * @typedef {object} Context
 * @property {import("../store.js").Store} store
 * @property {import("../state.js").State} state
 * @property {import("./controls.js").Dispatch} dispatch
 * @property {import("./opening.js").Opening} opening
 */

/**
 * What a part shows and changes of an example that is shown step by step.
 * @typedef {Context & Stepped} SteppedContext
 *
 * @typedef {object} Stepped
 * @property {import("../figures/figure.js").Scene} scene
 * @property {import("../figures/figure.js").Selection} selection
 * @property {import("../figures/figure.js").Step[]} steps
 * @property {import("../figures/figure.js").Figure} figure
 * @property {number} moment as it is drawn
 * @property {import("../figures/figure.js").Room} room of the picture
 */

/**
 * @template {Context} [C=Context] what it needs to know
 * @typedef {object} Part
 * @property {string} name
 * @property {() => Promise<unknown>} load defines its element
 * @property {(context: C) => unknown} template
 */

export class Loading {
  /** @type {Map<string, "loading" | "loaded" | "failed">} by name of the part */
  #progress = new Map();

  /** @param {() => void} changed called after every change */
  constructor(changed) {
    this.changed = changed;
  }

  /**
   * Loads a part, unless it is there or on its way; after a failure it is tried again.
   * @param {Pick<Part, "name" | "load">} part
   */
  async start({ name, load }) {
    const progress = this.#progress.get(name);
    if (progress === "loading" || progress === "loaded") return;
    this.#become(name, "loading");
    try {
      await load();
      this.#become(name, "loaded");
    } catch {
      this.#become(name, "failed");
    }
  }

  /** @type {(name: string, progress: "loading" | "loaded" | "failed") => void} */
  #become(name, progress) {
    this.#progress.set(name, progress);
    this.changed();
  }

  /**
   * The part; before it is there, what becomes of it.
   * @template {Context} C
   * @param {Part<C>} part
   * @param {C} context
   */
  template({ name, template }, context) {
    const progress = this.#progress.get(name);
    if (progress === "loaded") return template(context);
    if (progress === "loading") return html`<p role="status">${words("part-loading")}</p>`;
    if (progress === "failed") {
      return html`<p class="failure" role="alert">${words("part-failed")}</p>`;
    }
    return nothing;
  }
}
