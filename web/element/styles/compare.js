// Differences: signed numbers on a ground that deepens with their size.

import { css } from "lit";

export const compareStyles = css`
  :host {
    container-type: normal;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    font-size: 0.9rem;
    margin-bottom: 1rem;
  }
  .difference caption {
    margin-bottom: 0.3rem;
  }
  .difference th {
    font-weight: 400;
    font-style: italic;
    padding: 0 0.3rem;
    white-space: nowrap;
  }
  .difference tbody th {
    text-align: end;
  }
  .difference .axes {
    color: var(--soft);
    font-size: 0.75rem;
    line-height: 1.35;
    text-align: end;
    white-space: nowrap;
  }
  td[data-difference] {
    min-width: 3.4rem;
    height: 2.3rem;
    padding: 0 0.5rem;
    text-align: end;
    border-radius: 5px;
    color: var(--ink);
    background: color-mix(
      in srgb,
      var(--fill, transparent) calc(100% * var(--depth)),
      var(--paper)
    );
  }
  .more {
    --fill: var(--query-fill);
  }
  .less {
    --fill: var(--key-fill);
  }
  td.same {
    color: var(--soft);
  }
  td.chosen {
    box-shadow: inset 0 0 0 1.5px var(--soft);
  }
  @container (max-width: 620px) {
    td[data-difference] {
      min-width: 2.8rem;
      padding: 0 0.25rem;
      font-size: 0.9rem;
    }
    .difference th {
      padding: 0 0.15rem;
      font-size: 0.85rem;
    }
    .difference .axes {
      font-size: 0.7rem;
    }
  }
`;
