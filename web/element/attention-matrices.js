// <attention-matrices>: the matrices of all queries, drawn at once while they are in sight, and
// otherwise when there is time: an edit that nobody sees there need not wait for them.

import { LitElement } from "lit";
import { matricesTemplate } from "./matrices.js";

/** How long, in milliseconds, nothing has changed when those out of sight are drawn. */
const QUIET = 150;

export class AttentionMatrices extends LitElement {
  static properties = {
    scene: { attribute: false },
    selection: { attribute: false },
    step: { attribute: false },
    orientation: { attribute: false },
    dispatch: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import("../figures/figure.js").Scene | null} */
    this.scene = null;
    /** @type {import("../figures/figure.js").Selection} */
    this.selection = { head: 0, query: 0, term: null };
    /** @type {import("../figures/figure.js").Step | null} */
    this.step = null;
    /** @type {import("../state.js").State["orientation"]} */
    this.orientation = "rows";
    /** @type {import("./controls.js").Dispatch} */
    this.dispatch = () => {};
    this.isInSight = true;
    /** Whether what is shown is older than the scene. */
    this.isBehind = false;
    this.mustDraw = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.observer = new IntersectionObserver(
      ([{ isIntersecting }]) => {
        this.isInSight = isIntersecting;
        if (isIntersecting) this.catchUp();
      },
      { rootMargin: "200px" },
    );
  }

  /** Its content belongs to the figure's own root, with the styles there. */
  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.observer.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.observer.disconnect();
    clearTimeout(this.timer);
  }

  /** Draws what was put off. */
  async catchUp() {
    if (!this.isBehind) return;
    this.mustDraw = true;
    this.requestUpdate();
    await this.updateComplete;
  }

  shouldUpdate() {
    clearTimeout(this.timer);
    this.isBehind = this.hasUpdated && !this.isInSight && !this.mustDraw;
    this.mustDraw = false;
    if (this.isBehind) this.timer = setTimeout(() => this.catchUp(), QUIET);
    return !this.isBehind;
  }

  render() {
    return this.scene && this.step
      ? matricesTemplate(this.scene, this.selection, this.step, this.orientation, this.dispatch)
      : "";
  }
}

if (!customElements.get("attention-matrices")) {
  customElements.define("attention-matrices", AttentionMatrices);
}
