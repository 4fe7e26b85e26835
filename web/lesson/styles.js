// How a figure of the lesson looks: as the playground's, and what is its own.

import { css } from "lit";
import { colours } from "../element/styles/colours.js";
import { controls } from "../element/styles/controls.js";
import { narrow } from "../element/styles/narrow.js";
import { page } from "../element/styles/page.js";
import { picture } from "../element/styles/picture.js";
import { contextStyles } from "../figures/context/styles.js";
import { projectionsStyles } from "../figures/projections/styles.js";

const own = css`
  header {
    margin-bottom: 1rem;
  }
  .cell.weight {
    fill: var(--ink);
  }
  .path {
    stroke: var(--ink);
    stroke-linecap: round;
  }
  .blank {
    stroke: var(--edge);
    stroke-width: 1.5;
  }
  .blank.work {
    stroke: var(--ink);
    stroke-width: 3;
  }
  .tile {
    fill: none;
    stroke: var(--line);
  }
  .tile.work {
    fill: var(--band);
    stroke: var(--ink);
    stroke-width: 2;
  }
  .axis {
    stroke: var(--edge);
    stroke-width: 1;
  }
  .curve {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .dot {
    fill: var(--ink);
  }
  .curve.fixed {
    stroke: var(--value);
  }
  .dot.fixed {
    fill: var(--value);
  }
  .curve.convolution {
    stroke-dasharray: 7 3;
  }
  .curve.sliding-window {
    stroke-dasharray: 2 3;
  }
  .node {
    fill: var(--paper);
    stroke: var(--edge);
  }
  .node.seen {
    fill: var(--ink);
    stroke: var(--ink);
  }
  .node.query.seen {
    fill: var(--query);
    stroke: var(--query);
  }
  .node.key.seen {
    fill: var(--key);
    stroke: var(--key);
  }
  svg .unseen .key.word {
    fill: var(--soft);
  }
  .target {
    fill: transparent;
  }
  .target:hover,
  .target:focus-visible {
    fill: var(--ink);
    fill-opacity: 0.08;
  }
  .outline {
    fill: none;
    stroke: var(--edge);
  }
  .present {
    stroke: var(--soft);
    stroke-width: 1;
    stroke-dasharray: 2 3;
  }
  .tick-mark {
    stroke: var(--key);
    stroke-width: 2;
  }
  .tick-mark.work {
    stroke-width: 4;
  }
  [data-set] {
    cursor: pointer;
  }
  .settings {
    margin-bottom: 0.8rem;
    flex-wrap: wrap;
  }
  .settings .choice {
    flex-wrap: wrap;
  }
  .settings .range input {
    width: clamp(4.5rem, 11cqi, 8rem);
  }
  .settings output {
    min-width: 2.2em;
    text-align: start;
  }
  .settings .ways {
    margin-inline-start: auto;
  }
  .settings .ways button {
    border-color: transparent;
    color: var(--soft);
  }
  .dock {
    background: var(--paper);
  }
  .about {
    font-family: var(--serif);
    margin: 0.8rem 0 0;
    max-width: 48rem;
  }
  a.term {
    color: inherit;
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }
  a.term:hover {
    text-decoration-style: solid;
  }
  .guide {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
    gap: 0 2.5rem;
  }
  .guide p {
    font-family: var(--serif);
    margin: 0;
    max-width: 34rem;
  }
  .ask,
  .because {
    font-family: var(--serif);
    font-size: 1.1rem;
    margin: 0.2rem 0 0.6rem;
  }
  .options {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-bottom: 0.5rem;
  }
  .options button {
    min-height: 40px;
    text-align: start;
  }
  .options .right {
    border: 2px solid var(--value);
  }
  .options .wrong {
    border: 2px dashed var(--negative);
  }
  .mark {
    color: var(--soft);
    font-size: 0.85em;
    margin-inline-start: 0.4em;
  }
  .hint {
    color: var(--soft);
    font-size: 0.9rem;
    margin: 0;
  }
  /* On a small screen the picture comes first, and what is set after it. */
  @container (max-width: 640px) {
    .frame {
      display: flex;
      flex-direction: column;
    }
    .settings {
      order: 1;
      border-top: 1px solid var(--line);
      margin: 0;
      padding-block: 0.6rem;
    }
  }
`;

export const styles = [
  colours,
  page,
  picture,
  controls,
  narrow,
  own,
  contextStyles,
  projectionsStyles,
];
