// <attention-figure>: a figure of the lesson with what is set, its player, words and question.

import { LitElement, html, nothing } from "lit";
import { Clock } from "../element/clock.js";
import { transportTemplate } from "../element/controls.js";
import { keyAction } from "../element/keyboard.js";
import { sentenceTemplate } from "../element/parts.js";
import { transcriptTemplate } from "../element/transcript.js";
import { stepAt } from "../figures/figure.js";
import { Width } from "../views/width.js";
import { reasonOf } from "../reason.js";
import { shortened, words } from "../words.js";
import { loadCores } from "./core.js";
import { lessonFigures, loadFigure } from "./figures.js";
import { linkedTerms } from "./glossary.js";
import { questionTemplate } from "./question.js";
import { settingsTemplate } from "./settings.js";
import { initialState } from "./state.js";
import { createStore } from "./store.js";
import { styles } from "./styles.js";

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** What a frame shows besides its picture, in pixels of height. */
const FRAME_CONTROLS = 170;

/** What lies left and right of the picture within the element, in pixels: its frame. */
const FRAME = 46;

/** The same on a narrow screen. */
const NARROW_FRAME = 26;

/** Below this width, in pixels, a screen is narrow. */
const NARROW = 640;

/** The element that a mark of the picture with a setting is: see `Setting` of kind "picture". */
const SETS = "[data-set]";

/**
 * Attributes: `figure` (a name of figures.js), `settings` (as in an address: `length=8&memory=decay`),
 * `step` (where it rests at first), `embedded` (the picture first, without title and guide). Properties: `trace`,
 * `state`. Events: `statechange`, whose detail is the state; `answer`, whose detail is
 * `{figure, option, right}`.
 */
export class AttentionFigure extends LitElement {
  static styles = styles;

  static properties = {
    figure: {},
    settings: {},
    step: { type: Number },
    embedded: { type: Boolean },
    store: { state: true },
    broken: { state: true },
  };

  constructor() {
    super();
    this.figure = "";
    this.settings = "";
    this.step = 0;
    this.embedded = false;
    /** @type {import("./store.js").Store | null} */
    this.store = null;
    /** @type {string | null} why nothing can be shown at all */
    this.broken = null;
    this.size = new Width(this);
    this.clock = new Clock(
      () => this.isConnected && this.state !== null && this.state.until !== null,
      (elapsed) => this.store?.dispatch({ type: "tick", elapsed }),
    );
  }

  /** The numbers that are shown; null until the core has loaded. */
  get trace() {
    return this.store?.scene.trace ?? null;
  }

  /** The state of the figure; null until the core has loaded. */
  get state() {
    return this.store?.state ?? null;
  }

  /** In a frame the picture is to be seen at one glance with its words and controls. */
  get room() {
    const frame = this.size.pixels < NARROW ? NARROW_FRAME : FRAME;
    const height = this.embedded ? innerHeight - FRAME_CONTROLS : Infinity;
    return { width: this.size.pixels - frame, height };
  }

  connectedCallback() {
    super.connectedCallback();
    reducedMotion.addEventListener("change", this.redraw);
    if (!this.store) this.start();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    reducedMotion.removeEventListener("change", this.redraw);
    this.dispatch({ type: "pause" });
  }

  redraw = () => {
    this.requestUpdate();
    if (this.state) this.dispatchEvent(new CustomEvent("statechange", { detail: this.state }));
  };

  async start() {
    if (!Object.hasOwn(lessonFigures, this.figure)) {
      this.broken = words("error-figure-unknown", {
        name: shortened(this.figure),
        names: Object.keys(lessonFigures).join(", "),
      });
      return;
    }
    try {
      const [core, figure] = await Promise.all([loadCores(), loadFigure(this.figure)]);
      const wanted = Object.fromEntries(new URLSearchParams(this.settings));
      this.store = createStore(core, figure, initialState(figure, wanted), this.redraw);
      this.dispatch({ type: "seek", moment: Math.round(this.step) || 0 });
    } catch (error) {
      this.broken = words("error-core", { reason: reasonOf(error) });
    }
  }

  /** @param {import("./state.js").Action} action */
  dispatch = (action) => {
    this.store?.dispatch(action);
    this.clock.start();
  };

  /** @param {number} option of the question */
  answer = (option) => {
    const { figure, asked } = /** @type {import("./store.js").Store} */ (this.store);
    this.dispatch({ type: "answer", option });
    const detail = { figure: figure.name, option, right: option === figure.question.answer(asked) };
    this.dispatchEvent(new CustomEvent("answer", { detail, bubbles: true, composed: true }));
  };

  /** Shows what is shown now as a worksheet with its key, to print. */
  openSheet = async () => {
    const [{ openSheet }, { sheetOf }] = await Promise.all([
      import("../worksheet/attention-sheet.js"),
      import("./worksheet.js"),
    ]);
    const store = /** @type {import("./store.js").Store} */ (this.store);
    await openSheet(sheetOf(store, stepAt(store.state.moment)));
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(".sheet"))?.focus();
  };

  /** @param {Event} event */
  onClick(event) {
    const target = /** @type {Element} */ (event.composedPath()[0]);
    this.setFrom(target.closest?.(SETS) ?? null);
  }

  /** @param {Element | null} mark of the picture, which names a setting and its value */
  setFrom(mark) {
    const [name, value] = mark?.getAttribute("data-set")?.split("=") ?? [];
    if (name) this.dispatch({ type: "set", name, value });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const target = /** @type {Element} */ (event.composedPath()[0]);
    const mark = target.closest?.(SETS) ?? null;
    if (mark && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      this.setFrom(mark);
      return;
    }
    if (!this.state || event.ctrlKey || event.metaKey) return;
    const action = keyAction(event, this.state, true);
    if (!action) return;
    event.preventDefault();
    this.dispatch(/** @type {import("./state.js").Action} */ (action));
  }

  render() {
    if (!this.store) {
      return html`<p class=${this.broken ? "failure" : ""} role="status">
          ${this.broken ?? words("loading")}
        </p>
        ${this.broken ? html`<slot></slot>` : nothing}`;
    }
    const { state, scene, steps, figure } = this.store;
    const moment = reducedMotion.matches ? stepAt(state.moment) : state.moment;
    const message = figure.describe(scene, moment);
    return html`<article @keydown=${this.onKey} @click=${this.onClick}>
      ${this.embedded ? nothing : introTemplate(figure.name)}
      <div class="frame">
        <div class="settings">
          ${settingsTemplate(figure, state.settings, this.dispatch)}
          <span class="ways">
            <button type="button" class="sheet" @click=${this.openSheet}>${words("sheet")}</button>
            <button type="button" @click=${() => this.dispatch({ type: "start-again" })}>
              ${words("start-again")}
            </button>
          </span>
        </div>
        ${this.pictureTemplate(moment)}
        <div class="dock">
          <div class="caption">
            <p class="sentence" id="sentence">${sentenceTemplate(message)}</p>
            <p class="count">
              ${words("step-count", { step: stepAt(moment), count: steps.length - 1 })}
            </p>
          </div>
          <p class="spoken" aria-live="polite">
            ${state.until === null ? sentenceTemplate(message) : nothing}
          </p>
          ${transportTemplate({ ...state, moment }, steps, stagesOf(steps), this.dispatch)}
        </div>
      </div>
      ${this.embedded ? aboutTemplate(figure.name) : guideTemplate(figure.name)}
      ${questionTemplate(this.store, this.answer)}
      <details class="transcript">
        <summary>${words("transcript")}</summary>
        ${transcriptTemplate(
          steps.map((_, at) => figure.describe(scene, at)),
          stepAt(moment),
          this.dispatch,
        )}
      </details>
    </article>`;
  }

  /** @param {number} moment */
  pictureTemplate(moment) {
    const { scene, figure } = /** @type {import("./store.js").Store} */ (this.store);
    const shown = this.size.pixels
      ? figure.draw(scene, moment, this.room)
      : { picture: nothing, width: 1, height: 400 };
    return html`<div
      class="picture"
      tabindex="0"
      role="group"
      aria-label=${words(`figure-${figure.name}`)}
      aria-describedby="sentence"
    >
      <svg
        width=${shown.width}
        height=${shown.height}
        viewBox="0 0 ${shown.width} ${shown.height}"
        role="group"
      >
        ${shown.picture}
      </svg>
    </div>`;
  }
}

/** @param {import("./figure.js").Step[]} steps */
const stagesOf = (steps) => [...new Set(steps.slice(1).map(({ stage }) => stage))];

/** @param {string} name of a figure */
const introTemplate = (name) =>
  html`<header>
    <h2>${words(`figure-${name}`)}</h2>
    <p>${linkedTerms(words(`figure-${name}-about`))}</p>
  </header>`;

/** What it shows, where there is no glossary at hand. @param {string} name of a figure */
const aboutTemplate = (name) => html`<p class="about">${words(`figure-${name}-about`)}</p>`;

/** @param {string} name of a figure */
const guideTemplate = (name) =>
  html`<div class="guide">
    <section>
      <h3>${words("figure-notice")}</h3>
      <p>${linkedTerms(words(`figure-${name}-notice`))}</p>
    </section>
    <section>
      <h3>${words("figure-try")}</h3>
      <p>${linkedTerms(words(`figure-${name}-try`))}</p>
    </section>
  </div>`;

/** Defines the element, once the language is chosen. */
export function defineFigure() {
  if (!customElements.get("attention-figure")) {
    customElements.define("attention-figure", AttentionFigure);
  }
}
