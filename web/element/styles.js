// How a figure looks, in light and dark. Colour means one thing everywhere.

import { css } from "lit";

/** Named colours; `color-scheme` of the page or of the element decides between light and dark. */
const colours = css`
  :host {
    --paper: light-dark(#ffffff, #17181a);
    --ground: light-dark(#fcfcfa, #101112);
    --ink: light-dark(#1c1c1e, #ececea);
    --soft: light-dark(#5d6066, #a9adb4);
    --line: light-dark(#dcdee2, #3a3d42);
    --band: light-dark(#f3f4f5, #222427);
    --query: light-dark(#0072b2, #56b0ea);
    --key: light-dark(#b84f00, #f39b5f);
    --value: light-dark(#00795a, #3cc79b);
    --query-fill: #0072b2;
    --key-fill: #d55e00;
    --value-fill: #009e73;
    --positive: light-dark(#0072b2, #56b0ea);
    --negative: light-dark(#d55e00, #f39b5f);
  }
`;

const page = css`
  :host {
    display: block;
    color: var(--ink);
    font:
      16px/1.5 system-ui,
      "Noto Sans",
      "Liberation Sans",
      sans-serif;
    container-type: inline-size;
  }
  [hidden] {
    display: none !important;
  }
  header h2 {
    font: 700 clamp(1.6rem, 4cqi, 2.3rem) / 1.2 var(--serif);
    margin: 0 0 0.35rem;
    text-wrap: balance;
  }
  :host {
    --serif: "Charter", "Bitstream Charter", "Noto Serif", "Georgia", serif;
  }
  header p,
  .sentence,
  .quote p,
  .transcript li {
    font-family: var(--serif);
    font-size: 1.1rem;
    margin: 0;
    max-width: 46rem;
  }
  .word {
    font-style: italic;
  }
  .query {
    color: var(--query);
  }
  .key {
    color: var(--key);
  }
  .value {
    color: var(--value);
  }
  .number {
    font-variant-numeric: tabular-nums lining-nums;
  }
  .dimension {
    font-weight: 600;
  }
  .failure {
    border-inline-start: 3px solid var(--negative);
    padding: 0.5rem 0.9rem;
    margin: 0.75rem 0;
  }
  .frame {
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: 12px;
    padding: 1.1rem 1.4rem 0;
  }
  .picture {
    overflow-x: auto;
    border-radius: 6px;
    outline-offset: 4px;
  }
  .picture svg {
    display: block;
    margin-inline: auto;
  }
  .written {
    font-size: 1.05rem;
    min-height: 1.6em;
    margin: 0.4rem 0 0.7rem;
    text-align: center;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .caption {
    padding: 0.8rem 0.2rem 0;
    min-height: 5.2rem;
  }
  .count {
    color: var(--soft);
    font-size: 0.8rem;
    font-weight: 600;
    margin: 0 0 0.1rem;
    font-variant-numeric: tabular-nums;
  }
  .spoken {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  h3 {
    font-size: 1rem;
    margin: 0 0 0.2rem;
  }
  section,
  .transcript {
    border-top: 1px solid var(--line);
    margin-top: 1.4rem;
    padding-top: 1.1rem;
  }
  .transcript li button {
    all: unset;
    cursor: pointer;
    font-size: 1rem;
    padding: 0.15rem 0.3rem;
    border-radius: 4px;
  }
  .transcript li button[aria-current="step"] {
    background: var(--band);
  }
  summary {
    cursor: pointer;
    min-height: 24px;
  }
  :focus-visible {
    outline: 2px solid var(--query);
    outline-offset: 2px;
  }
`;

const picture = css`
  svg text {
    fill: var(--ink);
    dominant-baseline: central;
    font-variant-numeric: tabular-nums lining-nums;
  }
  svg text.number {
    text-anchor: end;
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
  .cell.empty {
    fill: none;
    stroke: var(--line);
    stroke-width: 1.2;
    stroke-dasharray: 3 3;
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
    fill: var(--value-fill);
    fill-opacity: 0.6;
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

const formula = css`
  .formula {
    margin: 0.9rem 0 0.9rem;
    overflow-x: auto;
  }
  math {
    font-size: 1.35rem;
  }
  math[display="block"] {
    text-align: start;
    margin: 0;
    width: fit-content;
  }
  .filled {
    color: var(--ink);
    margin: 0.3rem 0 0;
    display: flex;
    flex-wrap: wrap;
    gap: 0.15rem 0.7rem;
    align-items: baseline;
  }
  .filled math {
    font-size: 1.02rem;
  }
  .term {
    padding: 2px 1px;
    border-bottom: 2px solid transparent;
    border-radius: 2px;
  }
  .term.work {
    border-bottom-color: var(--ink);
  }
  .term.lit {
    background: var(--band);
    border-bottom-color: var(--query);
  }
  .queries {
    color: var(--query);
  }
  .keys {
    color: var(--key);
  }
  .values,
  .output > mn {
    color: var(--value);
  }
  .weights {
    color: var(--ink);
  }
`;

const controls = css`
  button,
  select {
    font: inherit;
    color: inherit;
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: 8px;
    min-height: 36px;
    padding: 0 0.7rem;
    cursor: pointer;
  }
  button:hover {
    border-color: var(--soft);
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.9rem;
    border-top: 1px solid var(--line);
    padding: 0.8rem 0;
    background: var(--paper);
    font-size: 0.875rem;
  }
  .transport {
    display: flex;
    gap: 0.4rem;
    align-items: center;
  }
  .transport button {
    display: grid;
    place-items: center;
    padding: 0;
    width: 40px;
    height: 40px;
  }
  .transport svg {
    fill: currentColor;
  }
  .transport .play {
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: var(--ink);
    color: var(--paper);
    border-color: var(--ink);
  }
  .transport [aria-disabled="true"] {
    color: var(--soft);
    border-style: dashed;
    cursor: default;
  }
  .stages,
  .choice {
    display: flex;
    border: 1px solid var(--line);
    border-radius: 9px;
    padding: 2px;
  }
  .stages button,
  .choice button {
    border: 0;
    min-height: 34px;
    border-radius: 7px;
    white-space: nowrap;
  }
  .stages .ordinal {
    margin-inline-end: 0.25em;
  }
  .stages [aria-current="step"],
  .choice [aria-pressed="true"] {
    background: var(--ink);
    color: var(--paper);
    font-weight: 600;
  }
  .choice.query button {
    font-style: italic;
    color: var(--query);
  }
  .choice.query [aria-pressed="true"] {
    background: var(--query);
    color: var(--paper);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1.2rem;
    margin-bottom: 0.9rem;
    font-size: 0.9rem;
  }
  .legend {
    align-self: center;
    color: var(--soft);
    padding: 0 0.6rem;
  }
  .scrub {
    flex: 1 1 9rem;
    min-width: 7rem;
  }
  .settings {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem 1.1rem;
  }
  .settings label {
    display: flex;
    align-items: center;
    gap: 0.4rem;
    min-height: 32px;
  }
  .settings output {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    min-width: 2.6em;
    text-align: end;
  }
  input[type="range"] {
    accent-color: var(--ink);
    height: 28px;
    cursor: pointer;
  }
  .temperature input {
    width: 7rem;
  }
  input[type="checkbox"] {
    accent-color: var(--ink);
    width: 20px;
    height: 20px;
  }
`;

const tables = css`
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
  .matrix thead th {
    vertical-align: bottom;
    font-size: 0.8rem;
    color: var(--key);
  }
  .matrix.value thead th {
    color: var(--soft);
    font-style: normal;
  }
  .matrix tbody th {
    color: var(--query);
    text-align: end;
    padding-inline-end: 4px;
  }
  .matrix .chosen th {
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
  .matrix td button {
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
  .matrix.weight button.deep {
    color: var(--paper);
  }
  .matrix .chosen button {
    border-color: var(--soft);
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

const narrow = css`
  @container (max-width: 620px) {
    .frame {
      padding: 0.8rem 0.7rem 0;
    }
    .controls {
      position: sticky;
      bottom: 0;
      gap: 0.4rem 0.6rem;
      padding: 0.5rem 0;
    }
    .stages {
      order: 3;
      flex: 1 1 100%;
    }
    .stages button {
      flex: 1 1 auto;
      padding: 0 0.3rem;
    }
    .written {
      text-align: start;
    }
    math {
      font-size: 1.15rem;
    }
    .filled math {
      font-size: 0.95rem;
    }
  }
  @media (forced-colors: active) {
    .cell,
    .bar,
    .share {
      forced-color-adjust: none;
    }
    [aria-pressed="true"],
    [aria-current="step"] {
      outline: 2px solid Highlight;
    }
  }
  @media print {
    .controls,
    .choices,
    .transcript {
      display: none;
    }
  }
`;

export const styles = [colours, page, picture, formula, controls, tables, narrow];
