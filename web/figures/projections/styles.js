// Counts as bars, and rows that can be chosen.

import { css } from "lit";

export const projectionsStyles = css`
  .tally {
    fill: var(--ink);
    fill-opacity: 0.6;
  }
  .scale-head {
    font-weight: 700;
  }
  svg .key.remark {
    fill: var(--key);
  }
  .choose {
    fill: transparent;
    stroke: var(--line);
  }
  .choose:hover {
    stroke: var(--ink);
  }
`;
