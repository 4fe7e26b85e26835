// <attention-playground>: a figure with its player, controls, words and matrices.

import { LitElement, html, nothing } from "lit";
import { loadCore } from "../core/attention-core.js";
import { stepAt } from "../figures/figure.js";
import { FIRST_FIGURE, figures } from "../figures/index.js";
import { scenarioNamed, scenarios, stagesOf } from "../scenarios.js";
import { initialState } from "../state.js";
import { createStore } from "../store.js";
import { reasonOf } from "../reason.js";
import { shortened, words } from "../words.js";
import "./attention-matrices.js";
import { choicesTemplate } from "./choices.js";
import { Clock } from "./clock.js";
import { settingsTemplate, transportTemplate } from "./controls.js";
import { NUMBERS, askedIn, walkNumbers } from "./ask.js";
import { formulaTemplate, stageOf } from "./formula.js";
import { keyAction } from "./keyboard.js";
import { Loading } from "./loading.js";
import { Opening, takeDrops } from "./opening.js";
import { panelsOfAllTemplate, panelsTemplate } from "./panels.js";
import { partsTemplate, sentenceTemplate } from "./parts.js";
import { Questions } from "./questions.js";
import { quoteTemplate } from "./quote.js";
import { sizeTemplate } from "./size-note.js";
import { styles } from "./styles.js";
import { transcriptTemplate } from "./transcript.js";
import { showsFigure, startView, viewChoiceTemplate, viewTemplate } from "./views.js";

/** @typedef {import("../figures/figure.js").Scene} Scene */
/** @typedef {import("../figures/figure.js").Selection} Selection */

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** What a frame shows besides its picture, in pixels of height. */
const FRAME_CONTROLS = 160;

/** Below this width, in pixels, of the picture, it comes before the formula. */
const SMALL = 560;

/**
 * Attributes: `figure` (three-stages), `scenario` (an example's name), `step` (where it rests at
 * first), `link` (a share link's part after '#', instead of an example's name), `embedded` (without
 * introduction). Properties: `trace`, `state`. Event: `statechange`,
 * whose detail is the state.
 */
export class AttentionPlayground extends LitElement {
  static styles = styles;

  static properties = {
    figure: {},
    scenario: {},
    step: { type: Number },
    link: {},
    embedded: { type: Boolean },
    store: { state: true },
    term: { state: true },
    width: { state: true },
    broken: { state: true },
    reading: { state: true },
  };

  constructor() {
    super();
    /** @type {string | null} null = the first one */
    this.figure = null;
    /** @type {string | null} null = the first one */
    this.scenario = null;
    this.step = 0;
    /** @type {string | null} */
    this.link = null;
    this.embedded = false;
    /** @type {import("../store.js").Store | null} */
    this.store = null;
    /** @type {string | null} the term of the formula that is pointed at */
    this.term = null;
    this.width = 0;
    /** @type {string | null} why nothing can be computed at all */
    this.broken = null;
    /** Whether the transcript is open. */
    this.reading = false;
    this.questions = new Questions(this.redraw);
    this.loading = new Loading(this.redraw);
    this.opening = new Opening(this);
    takeDrops(this, this.opening);
    /** @type {import("../words.js").Message} what the live region says */
    this.spoken = { id: "loading" };
    this.clock = new Clock(
      () => this.isConnected && this.state !== null && this.state.until !== null,
      (elapsed) => this.store?.dispatch({ type: "tick", elapsed }),
    );
    /** @type {Element | null} */
    this.observed = null;
    this.observer = new ResizeObserver(([entry]) => {
      // In the next frame: a change of size within this one would be reported as a loop.
      requestAnimationFrame(() => (this.width = Math.floor(entry.contentRect.width)));
    });
  }

  /** The trace that is shown; null until the core has loaded, and where the example has none. */
  get trace() {
    return this.store?.derived.scene?.trace ?? null;
  }

  /** The state of the figure; null until the core has loaded. */
  get state() {
    return this.store?.state ?? null;
  }

  /** What follows from the state; null until the core has loaded. */
  get derived() {
    return this.store?.derived ?? null;
  }

  /** In a frame the picture is to be seen at one glance with its words and controls. */
  get room() {
    const height = this.embedded ? innerHeight - FRAME_CONTROLS : Infinity;
    return { width: this.width, height };
  }

  get shownFigure() {
    const name = this.figure ?? FIRST_FIGURE;
    return figures[Object.hasOwn(figures, name) ? name : FIRST_FIGURE];
  }

  connectedCallback() {
    super.connectedCallback();
    reducedMotion.addEventListener("change", this.redraw);
    addEventListener("resize", this.redraw);
    if (!this.store) this.start();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    reducedMotion.removeEventListener("change", this.redraw);
    removeEventListener("resize", this.redraw);
    this.observer.disconnect();
    this.observed = null;
    this.dispatch({ type: "pause" });
  }

  redraw = () => this.requestUpdate();

  async start() {
    try {
      const core = await loadCore();
      const opened = this.link ? await this.opening.read(this.link) : null;
      const start = opened ?? initialState(this.scenario ?? "");
      this.store = createStore(core, this.shownFigure, start, this.redraw);
      this.dispatch({ type: "seek", moment: opened?.moment ?? (Math.round(this.step) || 0) });
    } catch (error) {
      this.broken = words("error-core", { reason: reasonOf(error) });
    }
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (!this.store) return;
    if (changed.has("link") && this.link) this.opening.openLink(this.link);
    if (!changed.has("scenario")) return;
    const name = scenarioNamed(this.scenario ?? "")?.name ?? scenarios[0].name;
    if (name !== this.store.state.example.name) this.dispatch({ type: "choose-example", name });
  }

  /** @type {import("./controls.js").Dispatch} */
  dispatch = (action, gesture) => {
    if (action.type === "choose-example") this.opening.notices = [];
    this.store?.dispatch(action, gesture);
    if (this.store) startView(this.loading, this.contextOf(this.store));
    this.clock.start();
  };

  /** What is put off belongs to an update, for those who wait for it. */
  async getUpdateComplete() {
    const done = await super.getUpdateComplete();
    const matrices = /** @type {import("./attention-matrices.js").AttentionMatrices | null} */ (
      this.renderRoot.querySelector("attention-matrices")
    );
    await matrices?.updateComplete;
    await matrices?.catchUp();
    return done;
  }

  updated() {
    const picture = this.renderRoot.querySelector(".picture");
    if (picture && this.observed !== picture) {
      this.observer.disconnect();
      this.observer.observe(picture);
      this.observed = picture;
    }
    if (this.derived?.scene) {
      this.questions.mark(this.renderRoot, this.derived.scene, this.shownFigure);
    }
    if (this.state) this.dispatchEvent(new CustomEvent("statechange", { detail: this.state }));
  }

  /**
   * A number that is clicked tells where it comes from; a term of the formula goes to its stage.
   * @param {Event} event
   */
  onClick(event) {
    const target = /** @type {Element} */ (event.composedPath()[0]);
    const number = target.closest?.(NUMBERS);
    const term = target.closest?.(".formula [data-term]")?.getAttribute("data-term");
    if (number) {
      this.questions.begin(askedIn(number), number.closest(".matrices") !== null);
    } else if (term) this.seekTerm(term);
  }

  /** @param {string} term of the formula */
  seekTerm(term) {
    const stage = stageOf(term);
    if (this.derived?.scene?.stages.includes(stage)) this.dispatch({ type: "seek-stage", stage });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.key === "Escape" && this.questions.asked) {
      this.questions.end();
      /** @type {HTMLElement} */ (this.renderRoot.querySelector(".picture")).focus();
      return;
    }
    if (walkNumbers(event, (asked) => this.questions.begin(asked, false))) return;
    const target = /** @type {Element} */ (event.composedPath()[0]);
    const term = event.key === "Enter" && target.closest?.(".formula [data-term]");
    if (term) this.seekTerm(term.getAttribute("data-term") ?? "");
    const action =
      this.store && keyAction(event, this.store.state, showsFigure(this.contextOf(this.store)));
    if (!action) return;
    event.preventDefault();
    this.dispatch(action);
  }

  /** @param {Event} event */
  lightTerm(event) {
    const target = /** @type {Element} */ (event.target);
    this.term = target.closest?.("[data-term]")?.getAttribute("data-term") ?? null;
  }

  render() {
    if (!this.store) {
      return html`<p class=${this.broken ? "failure" : ""} role="status">
          ${this.broken ?? words("loading")}
        </p>
        ${this.broken ? html`<slot></slot>` : nothing}`;
    }
    const { state, derived, failure } = this.store;
    const { example } = state;
    const context = this.contextOf(this.store);
    const stepped = this.steppedContextOf(context);
    const figure = showsFigure(context) ? stepped : null;
    return html`<article
      @keydown=${this.onKey}
      @click=${this.onClick}
      @pointerover=${this.lightTerm}
      @pointerleave=${() => (this.term = null)}
      @focusin=${this.lightTerm}
      @focusout=${() => (this.term = null)}
    >
      <div class="top">
        ${introTemplate(example, state.selection, this.embedded)}
        ${figure && !this.isSmall ? presentFormula(figure) : ""}
      </div>
      ${noticeTemplate(this.figure, this.scenario, example.name)} ${this.opening.template()}
      <div class="frame">
        ${this.embedded ? "" : viewChoiceTemplate(context)}
        <div class="inputs">
          ${figure ? choicesTemplate(figure.scene, figure.selection, this.dispatch) : ""}
          ${settingsTemplate(example, stagesOf(example), this.dispatch)}
        </div>
        ${failure ? html`<p class="failure" role="alert">${failure}</p>` : nothing}
        ${derived.tooLarge ? sizeTemplate(example, derived.tooLarge) : ""}
        ${viewTemplate(this.loading, context, stepped)} ${figure ? this.playerTemplate(figure) : ""}
      </div>
      ${stepped ? panelsTemplate(true, this.loading, stepped) : ""}
      ${figure ? this.besideTemplate(figure) : ""} ${panelsOfAllTemplate(this.loading, context)}
      ${stepped ? panelsTemplate(false, this.loading, stepped) : ""}
      ${figure ? this.transcriptTemplate(figure) : ""}
    </article>`;
  }

  /**
   * @param {import("../store.js").Store} store
   * @returns {import("./loading.js").Context}
   */
  contextOf(store) {
    return { store, state: store.state, dispatch: this.dispatch, opening: this.opening };
  }

  /**
   * @param {import("./loading.js").Context} context
   * @returns {import("./loading.js").SteppedContext | null} null where the example is too large
   */
  steppedContextOf(context) {
    const { state, store } = context;
    const { scene, steps } = store.derived;
    if (!scene) return null;
    const selection = { ...state.selection, term: this.term };
    const moment = reducedMotion.matches ? stepAt(state.moment) : state.moment;
    const { shownFigure: figure, room } = this;
    return { ...context, scene, selection, steps, figure, moment, room };
  }

  /** Whether the picture is so small that it comes before the formula. */
  get isSmall() {
    return this.embedded || (this.width > 0 && this.width < SMALL);
  }

  /**
   * The figure with its words and controls.
   * @param {import("./loading.js").SteppedContext} context
   */
  playerTemplate({ state, scene, selection, steps, moment }) {
    return html`${this.pictureTemplate(scene, moment, selection)}
      <p class="written">${partsTemplate(this.shownFigure.writeOut(scene, moment, selection))}</p>
      ${this.questions.inMatrix ? "" : this.questions.template(scene, this.shownFigure)}
      <div class="dock">
        ${this.captionTemplate(scene, steps, moment, selection)}
        ${transportTemplate({ ...state, moment }, steps, scene.stages, this.dispatch)}
      </div>`;
  }

  /**
   * What belongs to the figure and stands under it.
   * @param {import("./loading.js").SteppedContext} context
   */
  besideTemplate(context) {
    const { state, scene, selection, steps, moment } = context;
    const step = steps[stepAt(moment)];
    return html`${this.isSmall ? presentFormula(context) : ""}
      ${this.embedded ? "" : quoteTemplate(state.example, scene, this.dispatch)}
      <attention-matrices
        .scene=${scene}
        .selection=${selection}
        .step=${step}
        .orientation=${state.orientation}
        .dispatch=${this.dispatch}
      ></attention-matrices>
      ${this.questions.inMatrix ? this.questions.template(scene, this.shownFigure) : ""}`;
  }

  /** @type {(scene: Scene, moment: number, selection: Selection) => unknown} */
  pictureTemplate(scene, moment, selection) {
    const query = scene.tokens.queries[selection.query];
    const shown = this.width
      ? this.shownFigure.draw(scene, moment, selection, this.room)
      : { picture: nothing, width: 1, height: 400 };
    return html`<div
      class="picture"
      tabindex="0"
      role="group"
      aria-label=${words("figure-label", { query, stages: scene.stages.length })}
      aria-describedby="sentence help"
    >
      <svg
        width=${shown.width}
        height=${shown.height}
        viewBox="0 0 ${shown.width} ${shown.height}"
        role="group"
      >
        ${shown.picture}
      </svg>
      <p id="help" hidden>${words("control-help")}</p>
    </div>`;
  }

  /** @type {(scene: Scene, steps: import("../figures/figure.js").Step[], moment: number, selection: Selection) => unknown} */
  captionTemplate(scene, steps, moment, selection) {
    const step = stepAt(moment);
    const message = this.shownFigure.describe(scene, moment, selection);
    // While it plays, the live region speaks once a stage; each step would be too much.
    const speaks = this.state?.until === null || steps[step - 1]?.stage !== steps[step].stage;
    if (speaks) this.spoken = message;
    return html`<div class="caption">
      <p class="count">
        ${step ? words("step-count", { step, count: steps.length - 1 }) : words("stage-overview")}
      </p>
      <p class="sentence" id="sentence">${sentenceTemplate(message)}</p>
      <p class="spoken" aria-live="polite">${sentenceTemplate(this.spoken)}</p>
    </div>`;
  }

  /** @param {import("./loading.js").SteppedContext} context */
  transcriptTemplate({ scene, steps, moment, selection }) {
    const opened = (/** @type {{target: HTMLDetailsElement}} */ { target }) => {
      this.reading = target.open;
    };
    const messages = this.reading
      ? steps.map((_, at) => this.shownFigure.describe(scene, at, selection))
      : [];
    return html`<details class="transcript" @toggle=${opened}>
      <summary>${words("transcript")}</summary>
      ${transcriptTemplate(messages, stepAt(moment), this.dispatch)}
    </details>`;
  }
}

/**
 * The formula with the term lit that is at work.
 * @param {import("./loading.js").SteppedContext} context
 */
const presentFormula = ({ scene, selection, steps, moment }) =>
  formulaTemplate(scene, selection, steps[stepAt(moment)].stage);

/** @type {(example: import("../scenarios.js").Scenario, row: import("../figures/figure.js").Row, embedded: boolean) => unknown} */
function introTemplate({ name, title, description, tokens, languages }, selection, embedded) {
  const query = {
    text: tokens.queries[selection.query],
    role: "query",
    lang: languages.queries,
  };
  const isOurs = scenarioNamed(name) !== undefined;
  return html`<header class=${embedded ? "spoken" : ""}>
    <h2>${title ?? (isOurs ? words(`example-${name}-title`) : words("example-own-title"))}</h2>
    <p>
      ${description ?? (isOurs ? sentenceTemplate({ id: `example-${name}-intro`, args: { query } }) : "")}
    </p>
  </header>`;
}

/**
 * Says when a name that was asked for is not known, and what is shown instead.
 * @type {(figure: string | null, scenario: string | null, shown: string) => unknown}
 */
function noticeTemplate(figure, scenario, shown) {
  const notices = [];
  if (figure && !Object.hasOwn(figures, figure)) {
    notices.push(words("error-figure", { name: shortened(figure), instead: FIRST_FIGURE }));
  }
  if (scenario && !scenarioNamed(scenario)) {
    notices.push(
      words("error-example", { name: shortened(scenario), instead: words(`example-${shown}`) }),
    );
  }
  return notices.map((notice) => html`<p class="failure" role="status">${notice}</p>`);
}

/** Makes every such element of the page work; to be called when its language has been chosen. */
export function definePlayground() {
  customElements.define("attention-playground", AttentionPlayground);
}
