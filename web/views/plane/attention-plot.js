// <attention-plot>: vectors as arrows in a plane, whose tips can be moved by pointer, touch and keys.

import { LitElement, html, nothing, svg } from "lit";
import { stepped } from "../../element/number-text.js";
import { styles } from "../../element/styles.js";
import { words } from "../../words.js";
import { frameFor, snapped, widestPair } from "./axes.js";
import { drawPlane, sampleArrow, tipOf } from "./draw.js";
import { planeStyles } from "./styles.js";

/** @typedef {import("./arrows.js").Arrow} Arrow */
/** @typedef {import("./arrows.js").Plane} Plane */

/** The largest picture, in pixels. */
const MOST_SIDE = 520;

/** The radius, in pixels, of what can be taken hold of. */
const REACH = 15;

/** What the arrow keys change. @type {Record<string, ["x" | "y", 1 | -1]>} */
const KEYS = {
  ArrowRight: ["x", 1],
  ArrowLeft: ["x", -1],
  ArrowUp: ["y", 1],
  ArrowDown: ["y", -1],
};

export class AttentionPlot extends LitElement {
  static styles = [...styles, planeStyles];

  static properties = {
    plane: { attribute: false },
    query: { attribute: false },
    vectorOf: { attribute: false },
    take: { attribute: false },
    move: { attribute: false },
    width: { state: true },
    pair: { state: true },
    active: { state: true },
  };

  constructor() {
    super();
    /** @type {Plane | null} */
    this.plane = null;
    /** The query that is looked at. */
    this.query = 0;
    /** @type {(arrow: Arrow) => number[]} the numbers of a vector as they were given */
    this.vectorOf = () => [];
    /** @type {(arrow: Arrow) => void} called when a vector is taken hold of */
    this.take = () => {};
    /** @type {(arrow: Arrow, components: Map<number, number>, gesture: string) => void} */
    this.move = () => {};
    this.width = 0;
    /** @type {{x: number, y: number | null} | null} dimensions; null = not chosen yet */
    this.pair = null;
    /** @type {string | null} place of the vector that has the focus */
    this.active = null;
    /** @type {import("./axes.js").Frame | null} */
    this.frame = null;
    /** Whether a pointer holds a tip: until it lets go, the frame stands still. */
    this.held = false;
    this.observer = new ResizeObserver(([entry]) => {
      // In the next frame: a change of size within this one would be reported as a loop.
      requestAnimationFrame(() => (this.width = Math.floor(entry.contentRect.width)));
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.observer.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.observer.disconnect();
  }

  willUpdate() {
    if (!this.plane) return;
    const { arrows, dimensions } = this.plane;
    const vectors = arrows.map(({ components }) => components.map(({ value }) => value));
    const known = (/** @type {number | null} */ at) => at === null || at < dimensions.length;
    if (!this.pair || !known(this.pair.x) || !known(this.pair.y)) this.pair = widestPair(vectors);
    else if (this.pair.y === null && dimensions.length > 1) this.pair = widestPair(vectors);
    const { x, y } = this.pair;
    const shown = vectors.flatMap((one) => (y === null ? [one[x]] : [one[x], one[y]]));
    if (!this.held) this.frame = frameFor(shown, this.frame);
  }

  render() {
    if (!this.plane || !this.pair || !this.frame || !this.width) return nothing;
    const { plane, pair, frame } = this;
    const { arrows, dimensions, name } = plane;
    const side = Math.min(this.width, MOST_SIDE);
    const active = arrows.find((arrow) => placeOf(arrow) === this.active) ?? null;
    const across = dimensions[pair.x];
    const up = pair.y === null ? "" : dimensions[pair.y];
    const drawing = {
      ...{ arrows, pair, frame, side, active },
      names: /** @type {[string, string]} */ ([across, up]),
      isStrong: (/** @type {Arrow} */ { role, at }) =>
        (role === "query" || role === "embedding") && at === this.query,
    };
    return html`<div class="head">
        <h3>${words(`plane-${name}`)}</h3>
        ${this.legendTemplate(arrows)} ${this.pairTemplate(dimensions, pair)}
      </div>
      <svg
        class="plane"
        width=${side}
        height=${side}
        viewBox="0 0 ${side} ${side}"
        role="group"
        aria-label=${words(up ? "plane-label" : "plane-label-line", { across, up })}
        @focusin=${this.onFocus}
        @focusout=${() => (this.active = null)}
      >
        ${drawPlane(drawing)}
        ${plane.movable ? arrows.map((arrow) => this.handleTemplate(drawing, arrow)) : nothing}
      </svg>
      ${plane.movable ? this.readingTemplate(active) : nothing}`;
  }

  /** @param {Arrow[]} arrows */
  legendTemplate(arrows) {
    const roles = [...new Set(arrows.map(({ role }) => role))].reverse();
    if (roles.length < 2) return nothing;
    return html`<p class="key-to-arrows">
      ${roles.map(
        (role) =>
          html`<span
            ><svg width="36" height="16" aria-hidden="true">${sampleArrow(role)}</svg> ${words(
              `plane-role-${role}`,
            )}</span
          >`,
      )}
    </p>`;
  }

  /** @type {(dimensions: string[], pair: {x: number, y: number | null}) => unknown} */
  pairTemplate(dimensions, { x, y }) {
    if (y === null || dimensions.length < 3) return nothing;
    return html`<div class="pair">
      ${this.axisTemplate("across", dimensions, x, (to) => {
        this.pair = { x: to, y: to === y ? x : y };
      })}
      ${this.axisTemplate("up", dimensions, y, (to) => {
        this.pair = { x: to === x ? y : x, y: to };
      })}
    </div>`;
  }

  /** @type {(axis: "across" | "up", dimensions: string[], chosen: number, choose: (to: number) => void) => unknown} */
  axisTemplate(axis, dimensions, chosen, choose) {
    return html`<label
      >${words(`plane-${axis}`)}
      <select
        @change=${(/** @type {{target: HTMLSelectElement}} */ { target }) => {
          choose(target.selectedIndex);
          this.frame = null;
        }}
      >
        ${dimensions.map((name, at) => html`<option .selected=${at === chosen}>${name}</option>`)}
      </select></label
    >`;
  }

  /** @type {(drawing: import("./draw.js").Drawing, arrow: Arrow) => unknown} */
  handleTemplate(drawing, arrow) {
    const { x, y } = tipOf(drawing, arrow);
    const { pair, names } = drawing;
    const across = arrow.components[pair.x].text;
    const up = pair.y === null ? "" : arrow.components[pair.y].text;
    const said = { xName: names[0], yName: names[1], x: across, y: up };
    return svg`<g
      class="handle ${arrow.role}"
      data-place=${placeOf(arrow)}
      tabindex="0"
      role="slider"
      aria-roledescription=${words("plane-handle")}
      aria-label=${words("plane-handle-label", { role: arrow.role, name: arrow.name })}
      aria-valuenow=${arrow.components[pair.x].value}
      aria-valuetext=${words(pair.y === null ? "plane-value-line" : "plane-value", said)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => this.onKey(event, arrow)}
      @pointerdown=${(/** @type {PointerEvent} */ event) => this.onPointerDown(event, arrow)}
      @touchstart=${keepPageStill}
    ><circle class="reach" cx=${x} cy=${y} r=${REACH}></circle
    ><circle class="ring" cx=${x} cy=${y} r="7"></circle></g>`;
  }

  /** @param {Arrow | null} arrow the numbers of the vector that is moved */
  readingTemplate(arrow) {
    const names = this.plane?.dimensions ?? [];
    return html`<p class="reading">
      ${
        arrow
          ? html`<span class="word ${arrow.role}" lang=${arrow.lang}>${arrow.name}</span>
              ${arrow.components.map(
                ({ field, index, text }, at) =>
                  html`<span class="component"
                    >${names[at]}
                    <span class="number" data-field=${field} data-index=${index.join(",")}
                      >${text}</span
                    ></span
                  >`,
              )}`
          : words("plane-reading")
      }
    </p>`;
  }

  /** @param {FocusEvent} event */
  onFocus({ target }) {
    this.active = /** @type {Element} */ (target).getAttribute("data-place");
  }

  /** @type {(event: KeyboardEvent, arrow: Arrow) => void} */
  onKey(event, arrow) {
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      this.take(arrow);
      return;
    }
    const [axis, direction] = KEYS[event.key] ?? [];
    if (!axis || !direction || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const dimension = this.pair?.[axis] ?? null;
    if (dimension === null) return;
    const from = this.vectorOf(arrow)[dimension];
    this.take(arrow);
    const to = snapped(stepped(from, direction, event));
    this.move(arrow, new Map([[dimension, to]]), `step plane ${placeOf(arrow)}`);
  }

  /** @type {(event: PointerEvent, arrow: Arrow) => void} */
  onPointerDown(event, arrow) {
    if (event.button !== 0 || !this.pair || !this.frame) return;
    event.preventDefault();
    const handle = /** @type {SVGElement} */ (event.currentTarget);
    const { x, y } = this.pair;
    const { extent } = this.frame;
    const unit = Math.min(this.width, MOST_SIDE) / 2 / extent;
    const vector = this.vectorOf(arrow);
    const gesture = `drag plane ${placeOf(arrow)} ${event.timeStamp}`;
    handle.focus({ preventScroll: true });
    handle.setPointerCapture(event.pointerId);
    this.held = true;
    this.take(arrow);

    const to = (/** @type {number} */ dimension, /** @type {number} */ pixels) =>
      pixels === 0
        ? vector[dimension]
        : snapped(Math.min(extent, Math.max(-extent, vector[dimension] + pixels / unit)));
    const moved = (/** @type {PointerEvent} */ now) => {
      if (now.pointerId !== event.pointerId) return;
      const changed = new Map([[x, to(x, now.clientX - event.clientX)]]);
      if (y !== null) changed.set(y, to(y, event.clientY - now.clientY));
      this.move(arrow, changed, gesture);
    };
    const ended = (/** @type {PointerEvent} */ now) => {
      if (now.pointerId !== event.pointerId) return;
      handle.removeEventListener("pointermove", moved);
      handle.removeEventListener("lostpointercapture", ended);
      this.held = false;
      this.requestUpdate();
    };
    handle.addEventListener("pointermove", moved);
    handle.addEventListener("lostpointercapture", ended);
  }
}

/**
 * A finger on a tip moves it and not the page. Chromium heeds no touch-action inside SVG.
 * @param {TouchEvent} event
 */
function keepPageStill(event) {
  if (event.touches.length === 1 && event.cancelable) event.preventDefault();
}

/** @param {Arrow} arrow */
const placeOf = ({ field, at }) => `${field} ${at}`;

if (!customElements.get("attention-plot")) {
  customElements.define("attention-plot", AttentionPlot);
}
