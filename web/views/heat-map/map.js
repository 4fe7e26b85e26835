// The map itself: its labels and axes as SVG, its cells on a canvas, and what hears pointer and keys.

import { html, nothing, svg } from "lit";
import { remarkMark } from "../../picture/marks.js";
import { words } from "../../words.js";
import { cut } from "../lines/layout.js";
import { BARS, GAP, labelsOf } from "./layout.js";

/** @typedef {import("./attention-heat-map.js").AttentionHeatMap} HeatMap */
/** @typedef {import("./layout.js").Layout} Layout */

/**
 * @param {HeatMap} map
 * @param {Layout} layout
 */
export function mapTemplate(map, layout) {
  const { box, width, height } = layout;
  const { gestures } = map;
  const place = `left:${box.x}px;top:${box.y}px;`;
  return html`<div
    class="map"
    tabindex="0"
    role="application"
    aria-label=${words("heat-map-label")}
    aria-describedby="help"
    @keydown=${map.onKey}
  >
    <svg width=${width} height=${height} viewBox="0 0 ${width} ${height}" aria-hidden="true">
      ${axesTemplate(map, layout)} ${labelsTemplate(map, layout)}
    </svg>
    <canvas
      .style=${`${place}width:${box.width + GAP + BARS}px;height:${box.height + GAP + BARS}px`}
      @transitionend=${map.recolour}
    ></canvas>
    <svg
      class="cells ${map.window.zoom > 1 ? "zoomed" : ""}"
      aria-hidden="true"
      .style=${place}
      width=${box.width}
      height=${box.height}
      @wheel=${gestures.wheel}
      @touchstart=${gestures.touch}
      @touchmove=${gestures.touch}
      @touchend=${gestures.touch}
      @touchcancel=${gestures.touch}
      @pointerdown=${gestures.down}
      @pointermove=${gestures.move}
      @pointerup=${gestures.up}
      @pointercancel=${gestures.up}
    >
      <rect class="border" x="0" y="0" width=${box.width} height=${box.height}></rect>
      ${cursorTemplate(map, layout)}
    </svg>
  </div>`;
}

/** @type {(map: HeatMap, layout: Layout) => unknown} */
function axesTemplate({ isTurned }, { box, font }) {
  const axes = [words("axis-keys"), words("axis-queries")];
  const [across, down] = isTurned ? axes.reverse() : axes;
  const [ofColumns, ofRows] = isTurned ? ["query", "key"] : ["key", "query"];
  const x = box.x - 8;
  const size = font * 0.9;
  return svg`<text class="axis ${ofColumns}" x=${x} y=${box.y - 2.7 * font} font-size=${size}
      text-anchor="end">${across} \u2192</text>
    <text class="axis ${ofRows}" x=${x} y=${box.y - 1.5 * font} font-size=${size}
      text-anchor="end">${down} \u2193</text>
    ${remarkMark(x, box.y + box.height + GAP + BARS / 2, words("heat-map-sum"), { size, anchor: "end" })}`;
}

/** @type {(map: HeatMap, layout: Layout) => unknown} */
function labelsTemplate(
  { example, isTurned, window, cell, size },
  { box, font, letters, cell: one },
) {
  if (!example) return "";
  const { tokens, languages } = example;
  const side = one * window.zoom;
  const columns = isTurned ? "queries" : "keys";
  const rows = isTurned ? "keys" : "queries";
  const role = { queries: "query", keys: "key" };
  const down = labelsOf(
    { start: window.y, count: size.rows, side, room: box.height },
    font * 1.25,
    cell.row,
  );
  const across = labelsOf(
    { start: window.x, count: size.columns, side, room: box.width },
    font * 1.5,
    cell.column,
  );
  return svg`${down.map(
    ({ at, middle }) => svg`<text class="word ${role[rows]} ${at === cell.row ? "chosen" : ""}"
      x=${box.x - 8} y=${box.y + middle} font-size=${font} text-anchor="end"
      lang=${languages[rows] ?? nothing}>${cut(tokens[rows][at], letters)}</text>`,
  )}
  ${across.map(({ at, middle }) => {
    const x = box.x + middle - font * 0.2;
    const y = box.y - 6;
    return svg`<text class="word ${role[columns]} ${at === cell.column ? "chosen" : ""}"
      x=${x} y=${y} font-size=${font} transform="rotate(-45 ${x} ${y})"
      lang=${languages[columns] ?? nothing}>${cut(tokens[columns][at], letters)}</text>`;
  })}`;
}

/** @type {(map: HeatMap, layout: Layout) => unknown} */
function cursorTemplate({ cell, window }, { cell: one }) {
  const side = one * window.zoom;
  const x = (cell.column - window.x) * side;
  const y = (cell.row - window.y) * side;
  // A cell too small to be seen gets a frame that can be.
  const frame = Math.max(side, 7);
  const shift = (side - frame) / 2;
  const rect = () =>
    svg`<rect x=${x + shift} y=${y + shift} width=${frame} height=${frame} rx="1"></rect>`;
  return svg`<g class="cursor">${rect()}${rect()}</g>`;
}
