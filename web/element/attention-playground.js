// <attention-playground>: a figure with its player, controls, words and matrices.

import { LitElement, html, nothing, svg } from "lit";
import { loadCore } from "../core/attention-core.js";
import { threeStages } from "../figures/three-stages/index.js";
import { stepAt } from "../figures/figure.js";
import { sceneOf, scenarioNamed, scenarios } from "../scenarios.js";
import { initialState, inputOf, keepPlace, reduce } from "../state.js";
import { headCount, sizes } from "../tensor.js";
import { wordParts, words } from "../words.js";
import { settingsTemplate, transportTemplate } from "./controls.js";
import { formulaTemplate } from "./formula.js";
import { keyAction } from "./keyboard.js";
import { matricesTemplate } from "./matrices.js";
import { partsTemplate } from "./parts.js";
import { quoteTemplate } from "./quote.js";
import { styles } from "./styles.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Action} Action */
/** @typedef {import("../figures/figure.js").Scene} Scene */

/**
 * What follows from a state.
 * @typedef {object} Derived
 * @property {import("../scenarios.js").Scenario} scenario
 * @property {Scene} scene
 * @property {import("../figures/figure.js").Step[]} steps
 */

const figures = { "three-stages": threeStages };

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Attributes: `figure` (three-stages), `scenario` (an example's name), `step` (where to start),
 * `embedded` (without title and introduction). Event: `statechange`, whose detail is the state.
 */
export class AttentionPlayground extends LitElement {
  static styles = styles;

  static properties = {
    figure: {},
    scenario: {},
    step: { type: Number },
    embedded: { type: Boolean },
    notice: {},
    core: { state: true },
    state: { state: true },
    term: { state: true },
    width: { state: true },
    failure: { state: true },
    reading: { state: true },
  };

  constructor() {
    super();
    this.figure = "three-stages";
    this.scenario = scenarios[0].name;
    this.step = 0;
    this.embedded = false;
    /** @type {string | null} a remark of whoever set the figure up, such as an unknown name */
    this.notice = null;
    /** @type {import("../core/attention-core.js").Core | null} */
    this.core = null;
    /** @type {State} */
    this.state = initialState(this.scenario);
    /** @type {string | null} */
    this.term = null;
    this.width = 0;
    /** @type {string | null} why nothing can be computed, or the last input could not */
    this.failure = null;
    /** Whether the transcript is open. */
    this.reading = false;
    /** @type {Derived | null} */
    this.derived = null;
    this.frame = 0;
    /** @type {Element | null} */
    this.observed = null;
    this.observer = new ResizeObserver(([entry]) => {
      this.width = Math.floor(entry.contentRect.width);
    });
  }

  /** The trace that is shown; null until the core has loaded. */
  get trace() {
    return this.derived?.scene.trace ?? null;
  }

  connectedCallback() {
    super.connectedCallback();
    reducedMotion.addEventListener("change", this.redraw);
    loadCore().then(
      (core) => (this.core = core),
      (error) => (this.failure = words("error-core", { reason: error.message })),
    );
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    reducedMotion.removeEventListener("change", this.redraw);
    this.observer.disconnect();
    this.dispatch({ type: "pause" });
  }

  redraw = () => this.requestUpdate();

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (changed.has("scenario")) {
      this.state = { ...initialState(this.scenario), speed: this.state.speed };
      this.derived = null;
    }
    if (!this.core) return;
    if (!this.derived) {
      this.derive(this.state);
      if (this.step) this.state = { ...this.state, moment: this.clamped(this.step) };
    }
  }

  /** @param {number} step */
  clamped(step) {
    const last = /** @type {Derived} */ (this.derived).steps.length - 1;
    return Number.isFinite(step) ? Math.min(last, Math.max(0, Math.round(step))) : 0;
  }

  /**
   * Computes what follows from a state. Where the core refuses the input, the last picture stays.
   * @param {State} state
   * @returns {boolean} whether it could be computed
   */
  derive(state) {
    const core = /** @type {import("../core/attention-core.js").Core} */ (this.core);
    const scenario = scenarioNamed(state.scenario) ?? scenarios[0];
    try {
      const scene = sceneOf(scenario, core.trace(inputOf(state)));
      const steps = figures["three-stages"].timeline(scene, this.selectionOf(state));
      this.derived = { scenario, scene, steps };
      this.failure = null;
      return true;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.failure = words("error-input", { reason });
      return false;
    }
  }

  /** @param {State} state */
  selectionOf(state) {
    return { ...state.selection, term: this.term };
  }

  /** @param {Action} action */
  dispatch = (action) => {
    if (!this.derived) return;
    const before = this.derived.steps;
    let state = reduce(this.state, action, before);
    const same = state.settings === this.state.settings && state.selection === this.state.selection;
    if (!same || state.scenario !== this.state.scenario) {
      if (!this.derive(state)) return;
      state = keepPlace(state, before, this.derived.steps);
    }
    this.state = state;
    if (state.until !== null && !this.frame) this.run();
  };

  /** Plays: one clock, which only moves the moment on. */
  run() {
    let last = performance.now();
    const frame = (/** @type {number} */ now) => {
      this.dispatch({ type: "tick", elapsed: Math.max(0, now - last) });
      last = now;
      this.frame = this.state.until === null ? 0 : requestAnimationFrame(frame);
    };
    this.frame = requestAnimationFrame(frame);
  }

  updated() {
    const frame = this.renderRoot.querySelector(".picture");
    if (frame && this.observed !== frame) {
      this.observer.disconnect();
      this.observer.observe(frame);
      this.observed = frame;
    }
    this.dispatchEvent(new CustomEvent("statechange", { detail: this.state }));
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const action = keyAction(event, this.state);
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
    if (!this.derived) {
      return html`<p class=${this.failure ? "failure" : "loading"} role="status">
        ${this.failure ?? words("loading")}
      </p>`;
    }
    const { scenario, scene, steps } = this.derived;
    const selection = this.selectionOf(this.state);
    const moment = reducedMotion.matches ? stepAt(this.state.moment) : this.state.moment;
    const step = steps[stepAt(moment)];
    return html`<article
      @keydown=${this.onKey}
      @pointerover=${this.lightTerm}
      @pointerleave=${() => (this.term = null)}
      @focusin=${this.lightTerm}
      @focusout=${() => (this.term = null)}
    >
      <div class="top">
        ${this.embedded ? "" : introTemplate(scenario, scene, selection)}
        ${formulaTemplate(scene, selection, step.stage)}
      </div>
      <div class="frame">
        <div class="inputs">
          ${choicesTemplate(scene, selection, this.dispatch)}
          ${settingsTemplate(this.state, scene.stages, this.dispatch)}
        </div>
        ${this.pictureTemplate(scene, moment, selection)}
        <p class="written">${partsTemplate(threeStages.writeOut(scene, moment, selection))}</p>
        <div class="dock">
          ${this.captionTemplate(scene, steps, step, selection)}
          ${transportTemplate({ ...this.state, moment }, steps, scene.stages, this.dispatch)}
        </div>
      </div>
      ${this.notice ? html`<p class="failure" role="status">${this.notice}</p>` : nothing}
      ${this.failure ? html`<p class="failure" role="alert">${this.failure}</p>` : nothing}
      ${this.embedded ? "" : quoteTemplate(scenario, scene, this.state, this.dispatch)}
      ${matricesTemplate(scene, selection, this.dispatch)}
      ${this.transcriptTemplate(scene, steps, step, selection)}
    </article>`;
  }

  /** @type {(scene: Scene, moment: number, selection: import("../figures/figure.js").Selection) => unknown} */
  pictureTemplate(scene, moment, selection) {
    const label = words("figure-label", { query: scene.tokens.queries[selection.query] });
    const shown = this.width ? threeStages.draw(scene, moment, selection, this.width) : null;
    return html`<div
      class="picture"
      tabindex="0"
      role="group"
      aria-label=${label}
      aria-describedby="help"
    >
      ${
        shown
          ? html`<svg
              width=${shown.width}
              height=${shown.height}
              viewBox="0 0 ${shown.width} ${shown.height}"
              role="img"
              aria-label=${label}
            >
              ${shown.picture}
            </svg>`
          : svg``
      }
      <p id="help" hidden>${words("control-help")}</p>
    </div>`;
  }

  /** @type {(scene: Scene, steps: import("../figures/figure.js").Step[], step: import("../figures/figure.js").Step, selection: import("../figures/figure.js").Selection) => unknown} */
  captionTemplate(scene, steps, step, selection) {
    const { id, args } = threeStages.describeStep(scene, step, selection);
    const at = steps.indexOf(step);
    // While it plays, the live region speaks once a stage; each step would be too much.
    const last = this.state.until === null || steps[at - 1]?.stage !== step.stage;
    if (last) this.spoken = words(id, args);
    return html`<div class="caption">
      <p class="count">
        ${at ? words("step-count", { step: at, count: steps.length - 1 }) : words("stage-overview")}
      </p>
      <p class="sentence">${partsTemplate(wordParts(id, args))}</p>
      <p class="spoken" aria-live="polite">${this.spoken}</p>
    </div>`;
  }

  /** @type {(scene: Scene, steps: import("../figures/figure.js").Step[], step: import("../figures/figure.js").Step, selection: import("../figures/figure.js").Selection) => unknown} */
  transcriptTemplate(scene, steps, step, selection) {
    return html`<details
      class="transcript"
      @toggle=${(/** @type {{target: HTMLDetailsElement}} */ { target }) =>
        (this.reading = target.open)}
    >
      <summary>${words("transcript")}</summary>
      <ol start="0">
        ${(this.reading ? steps : []).map((one, at) => {
          const { id, args } = threeStages.describeStep(scene, one, selection);
          return html`<li>
            <button
              aria-current=${one === step ? "step" : "false"}
              @click=${() => this.dispatch({ type: "seek", moment: at })}
            >
              ${partsTemplate(wordParts(id, args))}
            </button>
          </li>`;
        })}
      </ol>
    </details>`;
  }
}

/** @type {(scenario: import("../scenarios.js").Scenario, scene: Scene, selection: import("../figures/figure.js").Selection) => unknown} */
function introTemplate({ name }, { tokens, languages }, selection) {
  const query = {
    text: tokens.queries[selection.query],
    role: "query",
    lang: languages.queries,
  };
  return html`<header>
    <h2>${words(`example-${name}-title`)}</h2>
    <p>${partsTemplate(wordParts(`example-${name}-intro`, { query }))}</p>
  </header>`;
}

/**
 * Which query, and which head, is shown.
 * @type {(scene: Scene, selection: import("../figures/figure.js").Selection, dispatch: (action: Action) => void) => unknown}
 */
function choicesTemplate({ trace, tokens, languages }, selection, dispatch) {
  const { queries } = sizes(trace);
  const heads = headCount(trace);
  if (queries < 2 && heads < 2) return "";
  const upTo = (/** @type {number} */ length) => Array.from({ length }, (_, at) => at);
  return html`<div class="choices">
    ${
      queries > 1
        ? choiceTemplate(
            words("control-query"),
            "query",
            upTo(queries).map((query) => ({
              text: tokens.queries[query],
              lang: languages.queries,
            })),
            selection.query,
            (query) => dispatch({ type: "select", query }),
          )
        : ""
    }
    ${
      heads > 1
        ? choiceTemplate(
            words("control-head"),
            "head",
            upTo(heads).map((head) => ({
              text: words("control-head-number", { number: head + 1 }),
            })),
            selection.head,
            (head) => dispatch({ type: "select", head }),
          )
        : ""
    }
  </div>`;
}

/** @type {(legend: string, role: string, options: {text: string, lang?: string}[], chosen: number, choose: (at: number) => void) => unknown} */
function choiceTemplate(legend, role, options, chosen, choose) {
  return html`<div class="choice ${role}" role="group" aria-label=${legend}>
    <span class="legend">${legend}</span>
    ${options.map(
      ({ text, lang }, at) =>
        html`<button
          lang=${lang ?? nothing}
          aria-pressed=${at === chosen ? "true" : "false"}
          @click=${() => choose(at)}
        >
          ${text}
        </button>`,
    )}
  </div>`;
}

if (!customElements.get("attention-playground")) {
  customElements.define("attention-playground", AttentionPlayground);
}
