// The lines between two columns of words.

import { css } from "lit";

export const linesStyles = css`
  :host {
    padding-bottom: 1rem;
  }
  .lines {
    display: block;
    margin-inline: auto;
  }
  .lines path {
    fill: none;
    stroke: var(--ink);
  }
  .lines .rest.faint {
    opacity: 0.13;
  }
  .token {
    cursor: pointer;
    outline: none;
  }
  .token rect {
    fill: transparent;
    stroke: none;
  }
  .token.shown rect {
    fill: var(--band);
  }
  .token:focus-visible rect {
    stroke: var(--query);
    stroke-width: 2;
  }
  .token.locked text {
    text-decoration: underline;
    text-underline-offset: 4px;
    text-decoration-thickness: 2px;
  }
  .token.shown text {
    font-weight: 700;
  }
  svg .token.unseen text {
    fill: var(--soft);
    font-weight: 400;
  }
  svg .heading text.query {
    fill: var(--query);
  }
  svg .heading text.key {
    fill: var(--key);
  }
  .reading {
    font-family: var(--serif);
    font-size: 1.1rem;
    margin: 0.6rem 0 0;
    min-height: 3rem;
  }
  @media (forced-colors: active) {
    .lines path {
      stroke: CanvasText;
    }
    .token.shown rect {
      stroke: Highlight;
    }
  }
`;
