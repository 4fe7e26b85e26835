// Opens what a reader brings: a link, a pasted text, files. The code for it is loaded when first used.

import { html } from "lit";
import { loadCore } from "../core/attention-core.js";
import { stateOf } from "../state.js";
import { words } from "../words.js";
import { viewNames } from "./views.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../keep/files.js").Brought} Brought */

/** A share link, or what stands after '#' in one. */
const LINK = /^(?:[^#{]*#)?(s\d+\..*)$/s;

/** @param {string} text @returns {string | null} what stands after '#' in a share link */
export const linkIn = (text) => LINK.exec(text.trim())?.[1] ?? null;

export class Opening {
  /** @type {string[]} what was wrong with what was opened last, or left out of it */
  notices = [];

  /** @type {Brought | null} what a reader has yet to choose a place for */
  brought = null;

  /** Counts what was asked to be opened: of two, the later one counts, however long it takes. */
  #asked = 0;

  /** @param {import("./attention-playground.js").AttentionPlayground} playground */
  constructor(playground) {
    this.playground = playground;
  }

  /**
   * The state that a link holds.
   * @param {string} link what stands after '#', or an example's text that is too long for that
   * @returns {Promise<State | null>} null where it cannot be opened: `notices` say why
   */
  read = (link) => this.#state((keep) => keep.readKept(link));

  /** @param {string} link */
  openLink = (link) => this.#open(this.read(link));

  /**
   * Opens the text of a saved file, or a link.
   * @param {string} text
   * @returns {Promise<boolean>} whether it was opened
   */
  async openText(text) {
    const link = linkIn(text);
    if (link) return this.openLink(link);
    this.#asked += 1;
    const isOpen = await this.#tell(async (keep) => this.#take(keep.broughtBy(text, "")));
    this.playground.redraw();
    return isOpen ?? false;
  }

  /**
   * Opens an example from a file; of matrices, the reader chooses what they are for.
   * @param {Iterable<File>} files
   */
  async openFiles(files) {
    this.#asked += 1;
    const asked = this.#asked;
    await this.#tell(async (keep) => {
      const brought = await keep.readFiles([...files], () => import("../core/attention-files.js"));
      if (asked !== this.#asked) return;
      await this.#take(brought);
    });
    this.playground.redraw();
  }

  /** @param {Brought} brought */
  async #take(brought) {
    if (brought.kind === "example") return this.#open(this.#state(() => brought.document));
    this.brought = brought;
    this.#unfold();
    this.playground.redraw();
    return true;
  }

  /** Shows the part that asks what to do with what was brought. */
  #unfold() {
    const panel = this.playground.renderRoot.querySelector("[data-panel=keep]");
    if (!(panel instanceof HTMLDetailsElement)) return;
    panel.open = true;
    panel.scrollIntoView({ block: "nearest" });
  }

  /** @param {State} state */
  #become(state) {
    const gesture = `open ${this.#asked}`;
    this.playground.dispatch({ type: "open-state", state }, gesture);
    // Within the steps that there are.
    this.playground.dispatch({ type: "seek", moment: state.moment }, gesture);
  }

  /**
   * Shows an example that was made of what was brought.
   * @param {import("../scenarios.js").Scenario} example
   * @param {Partial<State>} [more]
   */
  show(example, more = {}) {
    this.#asked += 1;
    this.notices = [];
    this.#become({ ...stateOf(example), ...more });
  }

  forget = () => {
    this.brought = null;
    this.playground.redraw();
  };

  /** @param {Promise<State | null>} reading */
  async #open(reading) {
    this.#asked += 1;
    const asked = this.#asked;
    const state = await reading;
    if (asked !== this.#asked) return false;
    if (state) {
      this.brought = null;
      this.#become(state);
    }
    this.playground.redraw();
    return state !== null;
  }

  /** @param {(keep: typeof import("../keep/index.js")) => unknown} read */
  #state(read) {
    return this.#tell(async (keep) => {
      const { state, notices } = keep.stateFrom(read(keep), await loadCore(), viewNames());
      this.notices = notices;
      return state;
    });
  }

  /**
   * @template T
   * @param {(keep: typeof import("../keep/index.js")) => Promise<T>} act
   * @returns {Promise<T | null>} null where there was a problem, which `notices` tell
   */
  async #tell(act) {
    let keep;
    try {
      keep = await import("../keep/index.js");
    } catch {
      this.notices = [words("part-failed")];
      return null;
    }
    try {
      this.notices = [];
      return await act(keep);
    } catch (error) {
      this.notices = [error instanceof keep.Problem ? error.message : words("keep-failed")];
      return null;
    }
  }

  template() {
    return this.notices.map((notice) => html`<p class="failure opened" role="alert">${notice}</p>`);
  }
}

/**
 * Lets files be dropped anywhere on an element.
 * @param {HTMLElement} element
 * @param {Opening} opening
 */
export function takeDrops(element, opening) {
  const hasFiles = (/** @type {DragEvent} */ event) =>
    event.dataTransfer?.types.includes("Files") ?? false;
  element.addEventListener("dragover", (event) => {
    if (hasFiles(event)) event.preventDefault();
  });
  element.addEventListener("drop", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    opening.openFiles(/** @type {DataTransfer} */ (event.dataTransfer).files);
  });
}
