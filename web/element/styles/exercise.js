// The exercise: rows of fields with an answer under each.

import { css } from "lit";

export const exerciseStyles = css`
  :host {
    container-type: normal;
  }
  details {
    border-top: 1px solid var(--line);
    margin-top: 1.4rem;
    padding-top: 1.1rem;
  }
  summary {
    font-weight: 600;
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.4rem 0.6rem;
    border: 0;
    margin: 0 0 0.2rem;
    padding: 0;
  }
  legend {
    font-weight: 600;
    font-size: 0.9rem;
    padding: 0;
  }
  label {
    display: grid;
    font-size: 0.85rem;
  }
  label span {
    font-style: italic;
  }
  input[type="text"] {
    font: inherit;
    color: inherit;
    box-sizing: border-box;
    width: 4.4rem;
    min-height: 36px;
    padding: 0 0.4rem;
    text-align: end;
    background: var(--paper);
    border: 1px solid var(--edge);
    border-radius: 5px;
    font-variant-numeric: tabular-nums lining-nums;
  }
  input[aria-invalid="true"] {
    border: 2px solid var(--negative);
  }
  .answer {
    min-height: 2rem;
    margin-bottom: 0.6rem;
  }
  .answer p {
    margin: 0;
  }
`;
