// The plane of meanings, and the words that can be swapped.

import { css } from "lit";

export const contextStyles = css`
  .ray {
    stroke: var(--edge);
    stroke-dasharray: 2 4;
  }
  .ray.near {
    stroke: var(--ink);
    stroke-width: 2;
  }
  .token {
    fill: var(--paper);
    stroke: var(--key);
    stroke-width: 2;
  }
  .head.axis {
    fill: var(--edge);
  }
  .arrow {
    fill: var(--value);
    stroke: var(--value);
    stroke-width: 2.5;
    stroke-linecap: round;
  }
  .arrow .head {
    stroke: none;
  }
  .arrow.work {
    stroke-width: 5;
  }
  .arrow.generic {
    fill: var(--query);
    stroke: var(--query);
  }
  .arrow.refined {
    fill: var(--ink);
    stroke: var(--ink);
    stroke-width: 4;
  }
  svg .meanings text {
    paint-order: stroke;
    stroke: var(--paper);
    stroke-width: 4px;
    stroke-linejoin: round;
  }
  .hold {
    fill: transparent;
  }
  .pill {
    fill: var(--paper);
    stroke: var(--edge);
  }
  .swap:hover .pill {
    stroke: var(--ink);
  }
`;
