// The plane: its axes, arrows and handles, and the table beside it.

import { css } from "lit";

export const planeStyles = css`
  :host {
    container-type: normal;
  }
  .planes {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 1.2rem 2.4rem;
    padding-bottom: 1rem;
  }
  attention-plot {
    flex: 1 1 17rem;
    min-inline-size: 0;
    max-inline-size: 520px;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.2rem 1.2rem;
    font-size: 0.9rem;
    margin-bottom: 0.6rem;
  }
  .head h3,
  .head p {
    margin: 0;
  }
  .key-to-arrows,
  .pair {
    display: flex;
    flex-wrap: wrap;
    gap: 0.2rem 1rem;
  }
  .key-to-arrows span,
  .pair label {
    display: flex;
    align-items: center;
    gap: 0.4rem;
  }
  .plane {
    display: block;
    overflow: visible;
  }
  .grid {
    stroke: var(--line);
    stroke-width: 0.75;
  }
  .axis {
    stroke: var(--edge);
    stroke-width: 1;
  }
  svg .axes text {
    fill: var(--soft);
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 3px;
  }
  svg .names text {
    font-weight: 600;
    font-size: 0.8rem;
  }
  .arrow {
    --ink-of-arrow: var(--ink);
    fill: var(--ink-of-arrow);
    stroke: var(--ink-of-arrow);
    stroke-width: 1.75;
  }
  .arrow.query {
    --ink-of-arrow: var(--query);
  }
  .arrow.key {
    --ink-of-arrow: var(--key);
  }
  .arrow.key line,
  .arrow.context line {
    stroke-dasharray: 7 4;
  }
  .arrow.strong {
    stroke-width: 3;
  }
  .tip.full {
    stroke-width: 1;
  }
  .tip.open {
    fill: var(--paper);
    stroke-width: 1.75;
  }
  svg text.word {
    font-style: italic;
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 4px;
    stroke-linejoin: round;
    pointer-events: none;
  }
  .handle {
    cursor: grab;
    outline: none;
  }
  .handle:active {
    cursor: grabbing;
  }
  .handle .reach {
    fill: transparent;
  }
  .handle .ring {
    fill: none;
    stroke: var(--soft);
    stroke-opacity: 0.55;
    pointer-events: none;
  }
  .handle:hover .ring,
  .handle:focus .ring {
    stroke: var(--ink);
    stroke-opacity: 1;
    stroke-width: 2;
    r: 10px;
  }
  .handle:focus-visible .ring {
    stroke-width: 3;
  }
  .reading {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.9rem;
    margin: 0.4rem 0 0;
    min-height: 1.6em;
    color: var(--soft);
    font-size: 0.92rem;
  }
  .reading .number {
    color: var(--ink);
  }
  .row {
    flex: 1 1 16rem;
    max-inline-size: 30rem;
    max-block-size: 36rem;
    overflow-y: auto;
  }
  .row table {
    inline-size: 100%;
    border-spacing: 0 3px;
    font-size: 0.95rem;
  }
  .row caption {
    font-size: 1rem;
    font-weight: 400;
    padding-bottom: 0.5rem;
  }
  .row th,
  .row td {
    font-weight: 400;
    text-align: end;
    padding: 0.15rem 0 0.15rem 0.8rem;
  }
  .row tr :first-child {
    text-align: start;
    padding-inline-start: 0;
  }
  .row thead {
    color: var(--soft);
    font-size: 0.85rem;
  }
  .row .share-of-row {
    inline-size: 45%;
    padding-block: 0;
  }
  .share-of-row div {
    background: color-mix(in srgb, var(--ink) 6%, var(--paper));
    border-radius: 1.5px;
  }
  .share-of-row span {
    display: block;
    block-size: 0.85rem;
    background: var(--ink);
    opacity: 0.62;
    border-radius: 1.5px;
  }
  .hidden-key small {
    color: var(--soft);
    font-style: normal;
  }
  @container (max-width: 780px) {
    .row {
      order: 1;
    }
    .computed {
      order: 2;
    }
  }
  @media (forced-colors: active) {
    .share-of-row span {
      forced-color-adjust: none;
    }
  }
`;
