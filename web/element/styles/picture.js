// The marks of a picture.

import { css } from "lit";

export const picture = css`
  svg text {
    fill: var(--ink);
    dominant-baseline: central;
    font-variant-numeric: tabular-nums lining-nums;
  }
  svg text.number {
    text-anchor: end;
  }
  svg text.number {
    cursor: pointer;
  }
  svg text.number:hover,
  svg text[data-mark] {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  svg text[data-mark="asked"] {
    font-weight: 800;
    text-decoration-thickness: 3px;
  }
  svg text[data-mark="goal"] {
    text-decoration-style: dotted;
  }
  svg text.strong {
    font-weight: 700;
  }
  svg text.remark {
    fill: var(--soft);
  }
  svg .query.word,
  svg .query.remark,
  svg .flight .query {
    fill: var(--query);
  }
  svg .key.word {
    fill: var(--key);
  }
  svg .value.word,
  svg .value.remark,
  svg .flight .value {
    fill: var(--value);
  }
  .heading text:first-child {
    font-weight: 600;
  }
  .heading.work text:first-child {
    font-weight: 800;
  }
  .heading line {
    stroke: var(--line);
    stroke-width: 2;
  }
  .heading.work line {
    stroke: var(--ink);
    stroke-width: 3;
  }
  .band {
    fill: var(--band);
  }
  .cell {
    stroke: transparent;
    stroke-width: 2;
  }
  .cell.query {
    fill: var(--query-fill);
  }
  .cell.key {
    fill: var(--key-fill);
  }
  .cell.value,
  .cell.output {
    fill: var(--value-fill);
  }
  .cell.work.query {
    stroke: var(--query);
  }
  .cell.work.key {
    stroke: var(--key);
  }
  .cell.work.value,
  .cell.work.output {
    stroke: var(--value);
  }
  .square {
    fill: var(--fill);
    fill-opacity: 0.8;
    stroke-opacity: 0.8;
  }
  .square.query {
    --fill: var(--query-fill);
  }
  .square.key {
    --fill: var(--key-fill);
  }
  .square.value,
  .square.output {
    --fill: var(--value-fill);
  }
  .square.hollow {
    fill: none;
    stroke: var(--fill);
    stroke-width: 1.5;
  }
  .square.work {
    stroke: var(--ink);
    stroke-width: 2.5;
  }
  .place {
    fill: none;
    pointer-events: all;
    cursor: pointer;
  }
  .cell.empty {
    fill: none;
    stroke: var(--soft);
    stroke-opacity: 0.7;
    stroke-width: 1;
    stroke-dasharray: 2 3;
  }
  .lit .cell:not(.empty) {
    stroke: var(--ink);
  }
  .lit text {
    font-weight: 700;
  }
  .bar.score.positive {
    fill: var(--positive);
  }
  .bar.score.negative {
    fill: var(--negative);
  }
  .bar.weight,
  .share {
    fill: var(--ink);
    fill-opacity: 0.62;
  }
  .share {
    stroke: var(--paper);
    stroke-width: 1;
  }
  .share.focus {
    fill-opacity: 0.9;
  }
  .bar.value {
    fill: var(--value);
    fill-opacity: 0.7;
  }
  .bar.value.focus {
    fill-opacity: 1;
  }
  .track {
    fill: var(--ink);
    fill-opacity: 0.06;
    stroke: var(--line);
    stroke-width: 0.75;
  }
  .pinned {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.5;
    stroke-dasharray: 3 2;
  }
  .zero,
  .rule {
    stroke: var(--soft);
    stroke-width: 1;
  }
  .rule {
    stroke: var(--ink);
  }
  .flight text {
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
`;
