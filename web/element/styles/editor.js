// The editor of an example: its tools and the choices of structure.

import { css } from "lit";

export const editorStyles = css`
  .tools {
    display: flex;
    gap: 0.5rem;
    margin-bottom: 0.9rem;
    font-size: 0.9rem;
  }
  [aria-disabled="true"] {
    color: var(--soft);
    border-style: dashed;
    cursor: default;
  }
  .structure {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: 1.2rem 2rem;
    margin-bottom: 1.4rem;
    font-size: 0.9rem;
  }
  fieldset {
    border: 0;
    border-top: 1px solid var(--line);
    margin: 0;
    padding: 0.5rem 0 0;
    min-width: 0;
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: 0.5rem;
  }
  legend {
    float: inline-start;
    font-weight: 600;
    padding: 0;
  }
  fieldset > p {
    margin: 0;
    color: var(--soft);
    max-width: 36rem;
  }
  fieldset > .failure {
    color: inherit;
  }
  .structure .choice button {
    min-height: 30px;
  }
  .line,
  .structure label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem 0.6rem;
  }
  .line {
    gap: 0.5rem 1.2rem;
  }
  .structure select {
    min-height: 32px;
    max-width: 100%;
  }
  .structure .typed-words {
    width: 100%;
    flex-wrap: nowrap;
    white-space: nowrap;
  }
  .structure .typed-words input {
    flex: 1;
    min-width: 0;
    text-align: start;
    font-style: italic;
    min-height: 34px;
  }
  .structure output {
    font-variant-numeric: tabular-nums lining-nums;
    color: var(--soft);
  }
  .mask .scroll {
    max-width: 100%;
    max-height: 24rem;
    overflow: auto;
    overscroll-behavior: auto;
  }
  .mask .hint {
    margin: 0;
  }
  .paint {
    border-spacing: 2px;
  }
  .paint th {
    font-weight: 400;
    font-style: italic;
    font-size: 0.8rem;
    background: var(--ground);
  }
  .paint tbody th {
    text-align: end;
    padding-inline-end: 4px;
    position: sticky;
    inset-inline-start: 0;
  }
  .paint thead th {
    vertical-align: bottom;
    position: sticky;
    top: 0;
  }
  .paint thead th:not(.axes) span {
    writing-mode: vertical-rl;
    rotate: 180deg;
  }
  .by-row tbody th,
  .by-column thead th {
    color: var(--query);
  }
  .by-row thead th,
  .by-column tbody th {
    color: var(--key);
  }
  .paint .axes {
    color: var(--soft);
    font-style: normal;
    font-size: 0.72rem;
    text-align: end;
    line-height: 1.35;
  }
  .paint td {
    padding: 0;
  }
  .paint button {
    display: block;
    width: 28px;
    height: 28px;
    min-height: 0;
    padding: 0;
    border-radius: 4px;
    touch-action: none;
    background: repeating-linear-gradient(135deg, var(--paper) 0 5px, var(--line) 5px 6px);
  }
  .paint [aria-pressed="true"] {
    background: var(--soft);
  }
  .heads {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 1rem;
    align-items: center;
    font-size: 0.9rem;
    margin-bottom: 0.8rem;
  }
  .heads p {
    margin: 0;
    color: var(--soft);
  }
`;
