// The editor's tables of numbers.

import { css } from "lit";

export const editorTableStyles = css`
  .tables {
    display: flex;
    flex-wrap: wrap;
    gap: 1.4rem 2rem;
    align-items: start;
  }
  .sheet {
    border: 0;
    margin: 0;
    padding: 0;
    min-width: 0;
    max-width: 100%;
  }
  .sheet header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.8rem;
    font-size: 0.9rem;
  }
  h4 {
    margin: 0;
    font-size: 0.95rem;
  }
  .fill {
    color: var(--ink);
  }
  .fill summary {
    color: var(--soft);
  }
  .fill div,
  .random {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem;
    padding-block: 0.2rem;
  }
  .fill button {
    min-height: 30px;
    padding: 0 0.5rem;
  }
  .sheet .scroll {
    max-height: min(75vh, 36rem);
    overflow: auto;
    overscroll-behavior: auto;
    contain: content;
    outline: 0;
  }
  .numbers {
    border-spacing: 0;
  }
  .numbers td,
  .numbers th {
    padding: 1.5px;
  }
  .numbers th {
    font-weight: 400;
    white-space: nowrap;
    background: var(--ground);
  }
  .numbers thead tr > * {
    position: sticky;
    top: 0;
    z-index: 2;
    background: var(--ground);
    vertical-align: bottom;
  }
  .numbers thead td:first-child,
  .numbers tbody th {
    position: sticky;
    inset-inline-start: 0;
  }
  .numbers thead td:first-child {
    z-index: 3;
  }
  .numbers tbody th {
    text-align: end;
    z-index: 1;
    padding-inline-end: 6px;
  }
  .dragged > * {
    background: var(--band) !important;
  }
  input[type="text"],
  .closed {
    width: 3.6rem;
    min-height: 32px;
  }
  .closed {
    padding: 0 0.35rem;
    text-align: end;
    background: var(--paper);
    border-radius: 5px;
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  .closed.long {
    overflow: clip;
    text-overflow: ellipsis;
  }
  .numbers td :is(input[type="text"], .closed) {
    cursor: ew-resize;
    touch-action: pan-y;
  }
  .numbers td input[type="text"]:focus {
    cursor: text;
  }
  .name:is(input[type="text"], .closed) {
    width: 4.6rem;
    text-align: start;
    border-color: transparent;
    font-style: italic;
    color: inherit;
    background: none;
  }
  thead .name:is(input[type="text"], .closed) {
    width: 3.6rem;
    display: block;
  }
  .name.closed:hover,
  input.name:focus {
    border-color: var(--edge);
  }
  .small {
    min-height: 26px;
    min-width: 26px;
    padding: 0;
    border-color: transparent;
    color: var(--soft);
    background: none;
  }
  .small:hover {
    border-color: var(--edge);
    color: var(--ink);
  }
  .handle {
    cursor: grab;
    touch-action: none;
  }
  .dragged .handle {
    cursor: grabbing;
  }
  .moves {
    white-space: nowrap;
  }
`;
