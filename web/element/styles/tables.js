// Matrices and the table of quoted numbers.

import { css } from "lit";

export const tables = css`
  .hint {
    color: var(--soft);
    margin: 0 0 0.8rem;
    font-size: 0.92rem;
  }
  .matrix-row {
    display: flex;
    flex-wrap: wrap;
    gap: 1.6rem 2.4rem;
    align-items: start;
    overflow-x: auto;
    padding: 2px;
  }
  table {
    border-collapse: separate;
    border-spacing: 3px;
    font-variant-numeric: tabular-nums lining-nums;
    font-size: 0.875rem;
  }
  caption {
    text-align: start;
    font-weight: 600;
    padding: 0 0 0.2rem;
  }
  .matrix.lit caption {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .matrix th {
    font-weight: 400;
    font-style: italic;
  }
  .matrices-head {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 1.4rem;
    align-items: center;
    justify-content: space-between;
    font-size: 0.9rem;
  }
  .matrix thead th {
    vertical-align: bottom;
    font-size: 0.8rem;
  }
  .matrix.value th:not(.query) {
    color: var(--soft);
    font-style: normal;
  }
  .matrix tbody th {
    text-align: end;
    padding-inline-end: 4px;
  }
  .matrix th.chosen {
    font-weight: 700;
  }
  .matrix thead .axes {
    color: var(--soft);
    font-size: 0.72rem;
    font-style: normal;
    text-align: end;
    line-height: 1.35;
    padding-inline-end: 4px;
  }
  .axes span {
    display: block;
  }
  .matrix td {
    padding: 0;
  }
  /* A number that changes moves nothing else. Nothing is clipped: each clip would be composited. */
  .matrix td button {
    contain: layout size;
    width: 46px;
    height: 46px;
    min-height: 0;
    padding: 0 6px 0 0;
    text-align: end;
    border: 2px solid transparent;
    border-radius: 5px;
    background: color-mix(in srgb, var(--fill) calc(100% * var(--depth)), var(--paper));
    font-size: 0.86rem;
  }
  table.matrix {
    color: var(--ink);
  }
  .matrix .hidden-key button {
    background: repeating-linear-gradient(135deg, var(--paper) 0 5px, var(--line) 5px 6px);
  }
  .matrix.score .positive {
    --fill: var(--query-fill);
  }
  .matrix.score .negative {
    --fill: var(--key-fill);
  }
  .matrix.score .zero,
  .matrix.weight td {
    --fill: var(--ink);
  }
  .matrix.value td {
    --fill: var(--value-fill);
  }
  .matrix.weight button {
    color: light-dark(var(--on-light, #000), var(--on-dark, #fff));
  }
  .matrix.weight .deep-light {
    --on-light: #fff;
  }
  .matrix.weight .deep-dark {
    --on-dark: #000;
  }
  .matrix .chosen button {
    border-color: var(--soft);
  }
  .matrix .chosen button.work {
    border: 3px solid var(--ink);
  }
  .quote table {
    margin: 0.7rem 0;
  }
  .quote td,
  .quote th {
    padding: 0.1rem 0.55rem;
    text-align: end;
    font-weight: 400;
  }
  .quote thead th {
    color: var(--key);
    font-style: italic;
  }
  .quote tbody th {
    text-align: start;
    color: var(--soft);
  }
  .quote {
    overflow-x: auto;
  }
`;
