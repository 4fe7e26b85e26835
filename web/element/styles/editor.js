// The editor of an example.

import { css } from "lit";

export const editorStyles = css`
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
    margin-bottom: 0.9rem;
    font-size: 0.9rem;
  }
  .tools label {
    display: flex;
    gap: 0.4rem;
    align-items: center;
  }
  [aria-disabled="true"] {
    color: var(--soft);
    border-style: dashed;
    cursor: default;
  }
  .tables {
    display: flex;
    flex-wrap: wrap;
    gap: 1.2rem 2rem;
    align-items: start;
    overflow-x: auto;
    padding: 2px;
  }
  .numbers caption {
    font-weight: 600;
  }
  .query caption {
    color: var(--query);
  }
  .key caption {
    color: var(--key);
  }
  .value caption {
    color: var(--value);
  }
  .numbers th {
    font-weight: 400;
    white-space: nowrap;
  }
  .numbers tbody th {
    text-align: end;
  }
  input[type="text"] {
    width: 3.6rem;
    min-height: 32px;
  }
  td input[type="text"] {
    cursor: ew-resize;
    touch-action: pan-y;
  }
  td input[type="text"]:focus {
    cursor: text;
  }
  input.name {
    width: 4.6rem;
    text-align: start;
    border-color: transparent;
    font-style: italic;
    background: none;
  }
  thead input.name {
    width: 3.6rem;
    display: block;
  }
  input.name:hover,
  input.name:focus {
    border-color: var(--edge);
  }
  .small,
  .moves button {
    min-height: 26px;
    min-width: 26px;
    padding: 0;
    border-color: transparent;
    color: var(--soft);
  }
  .small:hover,
  .moves button:hover {
    border-color: var(--edge);
    color: var(--ink);
  }
`;
