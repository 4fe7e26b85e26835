// Zooming and moving a map by wheel, pinch and drag. The page around keeps its own scrolling: a
// wheel without Ctrl, a finger on a whole map.

/** A drag that goes no further, in pixels, is a click. */
const STILL = 4;

/** @typedef {import("./window.js").Place} Place */

/**
 * @typedef {object} Moves
 * @property {(factor: number, place: Place) => void} zoom
 * @property {(x: number, y: number) => void} move by pixels
 * @property {(place: Place) => void} point
 * @property {(place: Place) => void} choose
 * @property {() => boolean} isZoomed
 */

export class Gestures {
  /** @type {{x: number, y: number, isStill: boolean} | null} where a drag has come to */
  #drag = null;
  /** How far apart two fingers were; 0 = there are not two. */
  #spread = 0;

  /** @param {Moves} moves */
  constructor(moves) {
    this.moves = moves;
  }

  /** For Lit: these may keep the page from scrolling. */
  wheel = {
    handleEvent: (/** @type {WheelEvent} */ event) => this.#onWheel(event),
    passive: false,
  };
  touch = {
    handleEvent: (/** @type {TouchEvent} */ event) => this.#onTouch(event),
    passive: false,
  };

  /** @param {WheelEvent} event */
  #onWheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    // A notch of a wheel is about 100 pixels or 3 lines; a trackpad's pinch comes in small ones.
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 33;
    const notches = Math.min(1, Math.max(-1, (event.deltaY * pixels) / 100));
    this.moves.zoom(notches > 0 ? 1 / (1 + notches / 3) : 1 - notches / 3, placeOf(event));
  }

  /** @param {TouchEvent} event touchstart, touchmove, touchend or touchcancel */
  #onTouch(event) {
    const [one, other] = event.targetTouches;
    if (!other) {
      this.#spread = 0;
      return;
    }
    event.preventDefault();
    this.#drag = null;
    const [x, y] = [one.clientX - other.clientX, one.clientY - other.clientY];
    const spread = Math.max(Math.abs(x), Math.abs(y), 1);
    const middle = {
      clientX: (one.clientX + other.clientX) / 2,
      clientY: (one.clientY + other.clientY) / 2,
      currentTarget: event.currentTarget,
    };
    if (this.#spread > 0) this.moves.zoom(spread / this.#spread, placeOf(middle));
    this.#spread = spread;
  }

  down = (/** @type {PointerEvent} */ event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#drag = { x: event.clientX, y: event.clientY, isStill: true };
  };

  move = (/** @type {PointerEvent} */ event) => {
    const drag = this.#drag;
    if (!drag || !event.isPrimary) {
      if (event.pointerType === "mouse") this.moves.point(placeOf(event));
      return;
    }
    if (!this.moves.isZoomed()) return;
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (drag.isStill && Math.max(Math.abs(x), Math.abs(y)) < STILL) return;
    const target = /** @type {Element} */ (event.currentTarget);
    if (drag.isStill) target.setPointerCapture(event.pointerId);
    this.#drag = { x: event.clientX, y: event.clientY, isStill: false };
    this.moves.move(-x, -y);
  };

  up = (/** @type {PointerEvent} */ event) => {
    const isClick = this.#drag?.isStill && event.type === "pointerup";
    this.#drag = null;
    if (isClick) this.moves.choose(placeOf(event));
  };
}

/**
 * Where in its box a pointer is; outside it, below 0 or above 1.
 * @param {{clientX: number, clientY: number, currentTarget: EventTarget | null}} event
 * @returns {Place}
 */
function placeOf({ clientX, clientY, currentTarget }) {
  const { left, top, width, height } = /** @type {Element} */ (
    currentTarget
  ).getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}
