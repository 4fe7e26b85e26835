// The target: fields for wanted weights, the present ones under them, and the distance of each row.

import { css } from "lit";

export const targetStyles = css`
  :host {
    container-type: normal;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    font-size: 0.9rem;
    margin-bottom: 1rem;
  }
  .scroll {
    overflow-x: auto;
    padding: 2px;
  }
  table {
    border-spacing: 6px 4px;
  }
  th {
    font-weight: 400;
    font-style: italic;
    white-space: nowrap;
  }
  thead th {
    text-align: end;
    padding-inline-end: 0.4rem;
  }
  tbody th {
    text-align: end;
  }
  .axes {
    color: var(--soft);
    font-size: 0.75rem;
    line-height: 1.35;
    text-align: end;
    white-space: nowrap;
  }
  td {
    text-align: end;
    vertical-align: top;
    position: relative;
  }
  tbody th {
    vertical-align: top;
    line-height: 32px;
  }
  input[type="text"] {
    inline-size: 5.6rem;
    min-block-size: 32px;
  }
  td > .number {
    display: block;
    color: var(--soft);
    padding-inline-end: 0.4rem;
  }
  .said {
    text-align: start;
    font-style: normal;
    color: var(--soft);
    padding-inline: 0.4rem 0.8rem;
    min-inline-size: 4.6rem;
  }
  td.said .number {
    color: var(--ink);
    line-height: 32px;
  }
  .reached {
    color: var(--ink);
    font-weight: 600;
    white-space: nowrap;
  }
  @container (max-width: 620px) {
    input[type="text"] {
      inline-size: 3.4rem;
    }
    .said {
      padding-inline: 0.2rem 0.3rem;
      min-inline-size: 3.8rem;
      font-size: 0.85rem;
    }
    table {
      border-spacing: 3px 4px;
    }
  }
  .problem {
    text-align: start;
    border-inline-start: 3px solid var(--ink);
    padding-inline-start: 0.6rem;
  }
  .all {
    font-weight: 600;
    min-height: 1.5em;
    margin: 0.6rem 0 0;
  }
`;
