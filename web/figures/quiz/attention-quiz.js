// <attention-quiz>: questions over the whole lesson, with numbers of a seed.

import { LitElement, html, nothing } from "lit";
import { fieldStyles } from "../../element/styles/fields.js";
import { loadCores } from "../../lesson/core.js";
import { loadLessonWords } from "../../lesson/figures.js";
import { styles as lessonStyles } from "../../lesson/styles.js";
import { addWords, shortened, words } from "../../words.js";
import { quizOf } from "./generate.js";
import { keep, keptOf, lastSeed } from "./keep.js";
import { KINDS } from "./kinds/kind.js";
import { itemTemplate, placesTemplate, seedTemplate } from "./page.js";
import { resultOf } from "./report.js";
import { resultTemplate } from "./result.js";
import { FIRST_SEED, nextSeed, seedOf } from "./seed.js";
import { changed, given, outcomeOf, restored } from "./stands.js";
import { styles } from "./styles.js";

/** @type {import("../../words.js").Source} */
const quizWords = { en: () => import("./en.ftl"), fr: () => import("./fr.ftl") };

/**
 * Attribute: `seed`, a whole number from 0 to 999999; without it the reader's last one. Properties:
 * `traces`, what the core computed for each item, by name; `result`, as in report.js. Events:
 * `answer`, whose detail is `{item, seed, right, tries, done}`, `done` where all items are solved;
 * `result`, whose detail is the result, whenever another item is solved; `seedchange`, whose detail
 * is `{seed}`.
 */
export class AttentionQuiz extends LitElement {
  static styles = [...lessonStyles, fieldStyles, styles];

  static properties = {
    seed: {},
    at: { state: true },
    stands: { state: true },
    typedSeed: { state: true },
    said: { state: true },
    broken: { state: true },
  };

  constructor() {
    super();
    /** @type {string | null} as it was given or typed */
    this.seed = null;
    /** @type {import("./item.js").Core | null} */
    this.core = null;
    /** @type {number} the seed of the items */
    this.drawn = FIRST_SEED;
    /** @type {import("./item.js").Item[]} */
    this.items = [];
    /** @type {import("./stands.js").Stand[]} of each item */
    this.stands = [];
    /** Which item is shown; beyond the last one, the result. */
    this.at = 0;
    /** @type {string | null} what stands in the field for the seed, until it is used */
    this.typedSeed = null;
    /** What the page says of the last copying. */
    this.said = "";
    /** @type {string | null} why nothing can be shown at all */
    this.broken = null;
  }

  get traces() {
    const core = /** @type {import("./item.js").Core} */ (this.core);
    return Object.fromEntries(
      this.items.map((item, at) => [
        item.name,
        KINDS[item.kind].traceOf(item, this.stands[at].answer, core),
      ]),
    );
  }

  get result() {
    return resultOf(this.drawn, this.items, this.stands);
  }

  connectedCallback() {
    super.connectedCallback();
    if (!this.core) this.start();
  }

  async start() {
    try {
      const loading = [loadCores(), addWords(quizWords), loadLessonWords()];
      [this.core] = /** @type {[import("./item.js").Core]} */ (await Promise.all(loading));
      this.draw(seedOf(this.seed) ?? lastSeed() ?? FIRST_SEED);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.broken = words("error-core", { reason });
    }
  }

  /** @param {import("lit").PropertyValues} properties */
  willUpdate(properties) {
    const seed = seedOf(this.seed);
    if (properties.has("seed") && this.core && seed !== null && seed !== this.drawn)
      this.draw(seed);
  }

  /** @param {number} seed */
  draw(seed) {
    this.items = quizOf(/** @type {import("./item.js").Core} */ (this.core), seed);
    this.drawn = seed;
    const kept = keptOf(seed);
    this.stands = this.items.map((item) => restored(item, kept?.stands[item.name]));
    this.at = Math.min(Math.max(kept?.at ?? 0, 0), this.items.length);
    this.typedSeed = null;
    this.said = "";
  }

  keep() {
    const { drawn: seed, at, items, stands } = this;
    const byName = Object.fromEntries(items.map(({ name }, place) => [name, stands[place]]));
    keep({ seed, at, stands: byName });
  }

  /** Goes to another quiz, for good. @param {number} seed */
  use(seed) {
    this.draw(seed);
    this.seed = String(seed);
    this.keep();
    this.dispatchEvent(
      new CustomEvent("seedchange", { detail: { seed }, bubbles: true, composed: true }),
    );
  }

  /** Goes to an item, and to its title. @param {number} at */
  go = async (at) => {
    this.at = at;
    this.said = "";
    this.keep();
    await this.updateComplete;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("h3"))?.focus();
  };

  /** @param {import("./stands.js").Stand} stand of the item that is shown */
  set(stand) {
    this.stands = this.stands.map((one, at) => (at === this.at ? stand : one));
    this.keep();
  }

  /** @param {any} answer */
  change = (answer) => this.set(changed(this.stands[this.at], answer));

  /** @param {any} answer */
  give = (answer) => {
    const core = /** @type {import("./item.js").Core} */ (this.core);
    const item = this.items[this.at];
    const before = this.stands[this.at];
    const { stand, judged } = given(core, item, before, answer);
    this.set(stand);
    if (judged.verdict === "incomplete" || (before.isSolved && item.kind === "change")) return;
    const detail = {
      item: item.name,
      seed: this.drawn,
      right: judged.verdict === "right",
      tries: stand.tried.length + (stand.isSolved ? 1 : 0),
      done: this.stands.every(({ isSolved }) => isSolved),
    };
    this.dispatchEvent(new CustomEvent("answer", { detail, bubbles: true, composed: true }));
    if (stand.isSolved && !before.isSolved) {
      const result = { detail: this.result, bubbles: true, composed: true };
      this.dispatchEvent(new CustomEvent("result", result));
    }
  };

  hint = () => this.set({ ...this.stands[this.at], isHinted: true });

  copy = async () => {
    try {
      await navigator.clipboard.writeText(this.result.text);
      this.said = words("quiz-copied");
    } catch {
      const field = /** @type {HTMLTextAreaElement} */ (this.renderRoot.querySelector("textarea"));
      field.focus();
      field.select();
      this.said = words("quiz-copy-refused");
    }
  };

  /** @param {string} text typed as a seed */
  useTyped(text) {
    const seed = seedOf(text);
    if (seed === null) this.typedSeed = text;
    else this.use(seed);
  }

  render() {
    if (!this.items.length) {
      return html`<p class=${this.broken ? "failure" : ""} role="status">
          ${this.broken ?? words("loading")}
        </p>
        ${this.broken ? html`<slot></slot>` : nothing}`;
    }
    const { items, stands, at } = this;
    return html`<article>
      <header>
        <h2>${words("figure-quiz")}</h2>
        <p>${words("figure-quiz-about")}</p>
      </header>
      <div class="frame">
        ${placesTemplate(items, stands.map(outcomeOf), at, this.go)}
        ${
          at < items.length
            ? itemTemplate(this, items[at], stands[at])
            : resultTemplate(this.result, this.said, this.copy)
        }
        ${this.wayTemplate()}
      </div>
      ${seedTemplate(this.seedShown(), {
        type: (text) => (this.typedSeed = text),
        use: () => this.useTyped(this.typedSeed ?? String(this.drawn)),
        other: () => this.use(nextSeed(this.drawn)),
      })}
    </article>`;
  }

  /** What stands in the field for the seed, and what is wrong with it. */
  seedShown() {
    const given = this.seed !== null && seedOf(this.seed) === null ? this.seed : null;
    const wrong = [this.typedSeed, given].find((text) => text !== null && seedOf(text) === null);
    const problem = wrong && words("quiz-seed-problem", { text: shortened(wrong) });
    return { text: this.typedSeed ?? String(this.drawn), problem: problem ?? "" };
  }

  wayTemplate() {
    const { at, items, stands } = this;
    const isSolved = stands[at]?.isSolved ?? false;
    return html`<div class="way">
      ${
        at > 0
          ? html`<button type="button" @click=${() => this.go(at - 1)}>
              ${words("quiz-before")}
            </button>`
          : nothing
      }
      ${
        at < items.length
          ? html`<button
              type="button"
              class="next ${isSolved ? "main" : ""}"
              @click=${() => this.go(at + 1)}
            >
              ${words(at === items.length - 1 ? "quiz-to-result" : "quiz-next")}
            </button>`
          : nothing
      }
    </div>`;
  }
}

if (!customElements.get("attention-quiz")) {
  customElements.define("attention-quiz", AttentionQuiz);
}
