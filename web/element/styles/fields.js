// Fields for numbers.

import { css } from "lit";

export const fieldStyles = css`
  input[type="text"] {
    font: inherit;
    color: inherit;
    box-sizing: border-box;
    padding: 0 0.35rem;
    text-align: end;
    background: var(--paper);
    border: 1px solid var(--edge);
    border-radius: 5px;
    font-variant-numeric: tabular-nums lining-nums;
  }
  input[aria-invalid="true"] {
    border: 2px solid var(--ink);
  }
`;
