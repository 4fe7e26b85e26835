// The numbers that a reader asked about, one after another, and what they are made of.

import { NUMBERS, askedIn } from "./ask.js";
import { derivationOf, derivationTemplate, idOf } from "./derivation.js";

/** @typedef {import("./derivation.js").Asked} Asked */
/** @typedef {import("../figures/figure.js").Scene} Scene */
/** @typedef {import("../figures/figure.js").Figure} Figure */

export class Questions {
  /** @type {Asked[]} the way so far; the last one is shown */
  #way = [];

  /** Whether the first number stands in a matrix: the answer then stands there, too. */
  inMatrix = false;

  /** Whether numbers are marked. */
  #isMarked = false;

  /** @param {() => void} changed called after every change */
  constructor(changed) {
    this.changed = changed;
  }

  /** The number that is shown; undefined where none is. */
  get asked() {
    return this.#way[this.#way.length - 1];
  }

  /** @param {Asked[]} way */
  #go(way) {
    this.#way = way;
    this.changed();
  }

  /**
   * @param {Asked} asked
   * @param {boolean} inMatrix
   */
  begin(asked, inMatrix) {
    this.inMatrix = inMatrix;
    this.#go([asked]);
  }

  end() {
    this.#go([]);
  }

  /**
   * What the asked number is made of; nothing where none is asked, or the trace has no such number.
   * @param {Scene} scene
   * @param {Figure} figure
   */
  template(scene, figure) {
    const derivation = this.asked && derivationOf(scene, figure, this.asked);
    if (!derivation) return "";
    return derivationTemplate(derivation, {
      ask: (asked) => this.#go([...this.#way, asked]),
      back: this.#way.length > 1 ? () => this.#go(this.#way.slice(0, -1)) : null,
      close: () => this.end(),
    });
  }

  /**
   * Marks the numbers that the asked one is made of, and those that are made of it.
   * @param {ParentNode} page
   * @param {Scene} scene
   * @param {Figure} figure
   */
  mark(page, scene, figure) {
    const { asked } = this;
    if (!asked && !this.#isMarked) return;
    this.#isMarked = asked !== undefined;
    /** @param {Asked} one */
    const madeOf = (one) =>
      (derivationOf(scene, figure, one)?.pieces ?? [])
        .filter((piece) => typeof piece !== "string")
        .map((piece) => idOf(piece));
    const sources = asked ? madeOf(asked) : [];
    /** @type {(one: Asked) => string} */
    const markOf = (one) => {
      if (!asked) return "";
      if (idOf(one) === idOf(asked)) return "asked";
      if (sources.includes(idOf(one))) return "source";
      return madeOf(one).includes(idOf(asked)) ? "goal" : "";
    };
    for (const number of page.querySelectorAll(`.picture ${NUMBERS}`)) {
      const mark = markOf(askedIn(number));
      if (mark) number.setAttribute("data-mark", mark);
      else number.removeAttribute("data-mark");
    }
  }
}
