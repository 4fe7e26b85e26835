// <attention-heat-map>: all weights of a head at once, with zoom, sums and a reading of each cell.

import { LitElement, html, nothing } from "lit";
import { sentenceTemplate } from "../../element/parts.js";
import { styles } from "../../element/styles.js";
import { largest, valuesAt } from "../../tensor.js";
import { words } from "../../words.js";
import { isHidden, largestWeight, sidesOf, weightsOf } from "../attended.js";
import { Width } from "../width.js";
import "./attention-heads.js";
import { Gestures } from "./gestures.js";
import { movedCell } from "./keys.js";
import { layOut } from "./layout.js";
import { mapTemplate } from "./map.js";
import { paint } from "./paint.js";
import { coloursOf, fillCanvas } from "./pixels.js";
import { sentencesOf } from "./sentences.js";
import { heatMapStyles } from "./styles.js";
import { ALL, cellAt, clamp, moved, showing, zoomed } from "./window.js";

/** @typedef {import("./window.js").Window} Window */
/** @typedef {import("./window.js").Place} Place */

/** From this width on, in pixels, the reading stands beside the map. */
const WIDE = 760;
const SIDE = 300;

/** How much a press of a zoom button zooms. */
const PRESS = 2;

/** @type {Place} */
const MIDDLE = { x: 0.5, y: 0.5 };

export class AttentionHeatMap extends LitElement {
  static styles = [...styles, heatMapStyles];

  static properties = {
    example: { attribute: false },
    attended: { attribute: false },
    mask: { attribute: false },
    head: { attribute: false },
    orientation: { attribute: false },
    query: { attribute: false },
    dispatch: { attribute: false },
    window: { state: true },
    cell: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../../scenarios.js").Scenario | null} */
    this.example = null;
    /** @type {import("../attended.js").Attended | null} */
    this.attended = null;
    /** @type {import("../../core/attention-core.js").Tensor | null} */
    this.mask = null;
    this.head = 0;
    /** @type {"rows" | "columns"} */
    this.orientation = "rows";
    /** @type {import("../../element/controls.js").Dispatch} */
    this.dispatch = () => {};
    /** @type {Window} */
    this.window = ALL;
    /** The cell that is read, by row and column of the map; at first the chosen query's largest. */
    this.cell = { row: 0, column: 0 };
    this.query = 0;
    this.width = new Width(this);
    this.cells = document.createElement("canvas");
    /** @type {ReturnType<typeof coloursOf> | null} in which they are painted; null = not known */
    this.colours = null;
    /** @type {import("../../tensor.js").TraceNumber | null} the weight of any head that is all ink */
    this.most = null;
    this.gestures = new Gestures({
      zoom: (factor, place) => this.zoom(factor, place),
      move: (x, y) => this.move(x, y),
      point: (place) => (this.cell = cellAt(this.window, place, this.size)),
      choose: (place) => {
        this.cell = cellAt(this.window, place, this.size);
        this.choose();
      },
      isZoomed: () => this.window.zoom > 1,
    });
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("resize", this.redraw);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("resize", this.redraw);
  }

  redraw = () => this.requestUpdate();

  recolour = () => {
    this.colours = null;
    this.requestUpdate();
  };

  /** Whether queries are the columns. */
  get isTurned() {
    return this.orientation === "columns";
  }

  /** @param {import("../attended.js").Attended} attended */
  openingCell(attended) {
    const query = Math.min(this.query, sidesOf(attended).queries - 1);
    const key = largest(weightsOf(attended, this.head, "queries", query));
    return this.isTurned ? { row: key, column: query } : { row: query, column: key };
  }

  /** @returns {import("./window.js").Size} */
  get size() {
    const { queries, keys } = sidesOf(
      /** @type {import("../attended.js").Attended} */ (this.attended),
    );
    return this.isTurned ? { rows: keys, columns: queries } : { rows: queries, columns: keys };
  }

  /** The query and the key of the cell that is read. */
  get place() {
    const { row, column } = this.cell;
    return this.isTurned ? { query: column, key: row } : { query: row, key: column };
  }

  get layout() {
    const { tokens } = /** @type {import("../../scenarios.js").Scenario} */ (this.example);
    const [rows, columns] = this.isTurned
      ? [tokens.keys, tokens.queries]
      : [tokens.queries, tokens.keys];
    const pixels = this.width.pixels;
    return layOut(rows, columns, pixels < WIDE ? pixels : pixels - SIDE);
  }

  /** @param {import("lit").PropertyValues} changed */
  willUpdate(changed) {
    if (!this.attended) return;
    if (changed.has("attended")) this.most = largestWeight(this.attended).number;
    if (!this.hasUpdated) this.cell = this.openingCell(this.attended);
    if (changed.get("orientation") !== undefined) {
      // The same cell is read, and the same part seen, on the turned map.
      this.cell = { row: this.cell.column, column: this.cell.row };
      this.window = { ...this.window, x: this.window.y, y: this.window.x };
    }
    const { rows, columns } = this.size;
    this.cell = {
      row: clamp(0, this.cell.row, rows - 1),
      column: clamp(0, this.cell.column, columns - 1),
    };
    if (this.width.pixels) {
      this.window = zoomed(this.window, 1, MIDDLE, this.size, this.layout.mostZoom);
    }
  }

  render() {
    const { example, attended } = this;
    if (!example || !attended) return nothing;
    return html`<div class="heat">
      ${this.width.pixels ? mapTemplate(this, this.layout) : ""}
      <div class="side">
        ${this.toolsTemplate()}
        <div class="reading" aria-live="polite">
          ${sentencesOf({ example, attended, head: this.head }, this.mask, this.place).map(
            (message) => html`<p>${sentenceTemplate(message)}</p>`,
          )}
        </div>
        ${this.most ? rampTemplate(this.most) : ""}
        <p class="hint" id="help">${words("heat-map-hint")}</p>
      </div>
    </div>`;
  }

  toolsTemplate() {
    const { zoom } = this.window;
    const most = this.width.pixels ? this.layout.mostZoom : 1;
    return html`<div class="map-tools">
      ${toolTemplate("−", words("heat-map-zoom-out"), zoom > 1, () => this.zoom(1 / PRESS, MIDDLE))}
      ${toolTemplate("+", words("heat-map-zoom-in"), zoom < most, () => this.zoom(PRESS, MIDDLE))}
      <button aria-disabled=${zoom > 1 ? "false" : "true"} @click=${() => (this.window = ALL)}>
        ${words("heat-map-whole")}
      </button>
      <button
        @click=${() =>
          this.dispatch({ type: "orient", orientation: this.isTurned ? "rows" : "columns" })}
      >
        ${words("heat-map-turn")}
      </button>
    </div>`;
  }

  /** @type {(factor: number, place: Place) => void} */
  zoom(factor, place) {
    this.window = zoomed(this.window, factor, place, this.size, this.layout.mostZoom);
  }

  /** @type {(x: number, y: number) => void} */
  move(x, y) {
    const side = this.layout.cell * this.window.zoom;
    this.window = moved(this.window, x / side, y / side, this.size);
  }

  /** The query of the cell that is read becomes the one that other views show. */
  choose() {
    this.dispatch({ type: "select", query: this.place.query });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const page = Math.max(1, Math.floor(this.size.rows / this.window.zoom / 2));
    const cell = movedCell(event, this.cell, this.size, page);
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (cell) {
      this.cell = cell;
      this.window = showing(this.window, cell, this.size);
    } else if (!isPlain) return;
    else if (event.key === "Enter") this.choose();
    else if (event.key === "+" || event.key === "=") this.zoom(PRESS, this.cellPlace);
    else if (event.key === "-") this.zoom(1 / PRESS, this.cellPlace);
    else if (event.key === "0") this.window = ALL;
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Where in the window the cell is that is read. */
  get cellPlace() {
    const { rows, columns } = this.size;
    const { zoom, x, y } = this.window;
    return {
      x: clamp(0, ((this.cell.column + 0.5 - x) * zoom) / columns, 1),
      y: clamp(0, ((this.cell.row + 0.5 - y) * zoom) / rows, 1),
    };
  }

  /** @param {import("lit").PropertyValues} changed */
  updated(changed) {
    const canvas = this.renderRoot.querySelector("canvas");
    const { attended } = this;
    if (!canvas || !attended) return;
    const isNew = ["attended", "head", "orientation"].some((name) => changed.has(name));
    const colours = this.colours ?? coloursOf(canvas);
    if (isNew || !this.colours) {
      const weights = valuesAt(attended, "weights", this.head, []);
      const look = { ...colours, most: this.most?.value || 1 };
      fillCanvas(this.cells, weights, sidesOf(attended), this.isTurned, look);
      this.colours = colours;
    }
    const given = valuesAt(attended, "rowSums", this.head, []);
    const got = valuesAt(attended, "columnSums", this.head, []);
    const { mask, isTurned } = this;
    paint(canvas, this.layout, this.window, {
      cells: this.cells,
      rowSums: isTurned ? got : given,
      columnSums: isTurned ? given : got,
      isHidden:
        mask &&
        ((row, column) => (isTurned ? isHidden(mask, column, row) : isHidden(mask, row, column))),
      ink: `rgb(${colours.ink.join(" ")})`,
    });
  }
}

/** @type {(sign: string, label: string, isEnabled: boolean, press: () => void) => unknown} */
const toolTemplate = (sign, label, isEnabled, press) =>
  html`<button
    class="zoom"
    aria-label=${label}
    title=${label}
    aria-disabled=${isEnabled ? "false" : "true"}
    @click=${press}
  >
    ${sign}
  </button>`;

/**
 * What the colours mean.
 * @param {import("../../tensor.js").TraceNumber} most
 */
const rampTemplate = ({ field, index, text }) =>
  html`<p class="ramp" role="img" aria-label=${words("heat-map-ramp", { most: text })}>
    <span class="zero">0</span><span class="bar"></span
    ><span data-attended-field=${field} data-index=${index.join(",")}>${text}</span>
  </p>`;

if (!customElements.get("attention-heat-map")) {
  customElements.define("attention-heat-map", AttentionHeatMap);
}
