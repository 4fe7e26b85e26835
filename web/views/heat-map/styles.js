// The heat map, its tools and its reading.

import { css } from "lit";

export const heatMapStyles = css`
  :host {
    padding-bottom: 1rem;
  }
  .heat {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem 2rem;
    align-items: start;
  }
  .map {
    position: relative;
    outline-offset: 3px;
    border-radius: 4px;
  }
  .map > svg {
    display: block;
    overflow: visible;
  }
  canvas {
    display: block;
    background-color: var(--paper);
    color: var(--ink);
    /* Its end tells that the colours have changed, whatever the reason. */
    transition: color 1ms;
  }
  .map canvas {
    position: absolute;
    pointer-events: none;
  }
  .map .cells {
    overflow: hidden;
    position: absolute;
    cursor: crosshair;
    touch-action: pan-x pan-y;
  }
  .map .cells.zoomed {
    cursor: grab;
    touch-action: none;
  }
  .border {
    fill: none;
    stroke: var(--line);
  }
  .cursor rect {
    fill: none;
    stroke: var(--paper);
    stroke-width: 4;
  }
  .cursor rect + rect {
    stroke: var(--query);
    stroke-width: 2;
  }
  svg text.chosen {
    font-weight: 700;
  }
  svg .axis.query {
    fill: var(--query);
  }
  svg .axis.key {
    fill: var(--key);
  }
  .side {
    flex: 1 1 15rem;
    max-width: 34rem;
  }
  .map-tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    font-size: 0.9rem;
  }
  .map-tools .zoom {
    min-width: 40px;
    font-size: 1.1rem;
  }
  [aria-disabled="true"] {
    color: var(--soft);
    border-style: dashed;
    cursor: default;
  }
  .reading {
    font-family: var(--serif);
    font-size: 1.1rem;
    margin: 1rem 0;
    min-height: 6.2rem;
  }
  .reading p {
    margin: 0 0 0.4rem;
  }
  .ramp {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    font-size: 0.9rem;
    margin: 0 0 1rem;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .ramp .bar {
    width: 7rem;
    height: 0.9rem;
    border: 1px solid var(--edge);
    border-radius: 2px;
    background: linear-gradient(to right, var(--paper), var(--ink));
  }
  @media (forced-colors: active) {
    .ramp .bar {
      forced-color-adjust: none;
      background: linear-gradient(to right, Canvas, CanvasText);
    }
    .cursor rect + rect {
      stroke: Highlight;
    }
  }
`;
