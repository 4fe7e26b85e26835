// What can be taken along: rows of buttons, and a text to copy.

import { css } from "lit";

export const exportStyles = css`
  :host {
    container-type: normal;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    border: 0;
    margin: 0.6rem 0;
    padding: 0;
    min-width: 0;
  }
  legend {
    font-weight: 600;
    font-size: 0.9rem;
    padding: 0 0 0.3rem;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    min-height: 36px;
    font-size: 0.9rem;
  }
  select {
    max-width: 100%;
  }
  textarea {
    box-sizing: border-box;
    display: block;
    inline-size: 100%;
    block-size: 14rem;
    resize: vertical;
    padding: 0.6rem 0.8rem;
    font:
      0.85rem/1.5 ui-monospace,
      "DejaVu Sans Mono",
      "Liberation Mono",
      monospace;
    color: var(--ink);
    background: var(--band);
    border: 1px solid var(--edge);
    border-radius: 8px;
  }
  .said {
    min-height: 1.6rem;
    margin: 0.3rem 0;
    font-size: 0.9rem;
  }
  img {
    box-sizing: border-box;
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    border: 1px solid var(--line);
    border-radius: 8px;
  }
`;
