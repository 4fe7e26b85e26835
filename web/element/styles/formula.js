// The formula of attention.

import { css } from "lit";

export const formula = css`
  .top {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: end;
    gap: 0.4rem 2rem;
    margin-bottom: 0.8rem;
  }
  .top > header {
    flex: 1 1 26rem;
  }
  .formula {
    overflow-x: auto;
    max-width: 100%;
  }
  .panel + .formula {
    margin-top: 1.1rem;
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
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: 0.2rem;
    margin-top: 0.3rem;
  }
  .filled math {
    font-size: 1.02rem;
  }
  .formula .term {
    cursor: pointer;
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
    border-bottom-color: var(--ink);
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
