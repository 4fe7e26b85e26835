// What keeps and opens an example.

import { css } from "lit";

export const keepStyles = css`
  :host {
    container-type: normal;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.7rem;
  }
  .main {
    background: var(--ink);
    color: var(--paper);
    border-color: var(--ink);
  }
  [aria-disabled="true"] {
    color: var(--soft);
    border-style: dashed;
    cursor: default;
  }
  .said {
    min-height: 1.5em;
    margin: 0.4rem 0;
    font-size: 0.9rem;
  }
  .about {
    display: grid;
    gap: 0.5rem;
    margin: 0.4rem 0 0.9rem;
    max-width: 44rem;
  }
  label {
    display: grid;
    gap: 0.15rem;
    font-size: 0.9rem;
  }
  input[type="text"].wide {
    text-align: start;
    width: 100%;
    min-height: 36px;
  }
  input.link {
    max-width: 44rem;
  }
  textarea {
    box-sizing: border-box;
    width: 100%;
    padding: 0.5rem;
    font:
      0.8rem/1.45 ui-monospace,
      monospace;
    color: inherit;
    background: var(--paper);
    border: 1px solid var(--edge);
    border-radius: 5px;
    resize: vertical;
    tab-size: 2;
  }
  .bring {
    margin: 0.4rem 0 0.9rem;
    padding: 0.2rem 0.8rem 0.6rem;
    border: 1px solid var(--edge);
    border-radius: 8px;
    max-width: 44rem;
    box-sizing: border-box;
  }
  .bring p {
    margin: 0.5rem 0;
  }
  label.inline {
    display: flex;
    align-items: center;
    gap: 0.4rem;
  }
  summary {
    min-height: 32px;
    cursor: pointer;
  }
`;
