// Text, frame, caption, transcript.

import { css } from "lit";

export const page = css`
  :host {
    display: block;
    inline-size: 100%;
    min-inline-size: 260px;
    direction: ltr;
    color: var(--ink);
    font:
      16px/1.5 system-ui,
      "Noto Sans",
      "Liberation Sans",
      sans-serif;
    container-type: inline-size;
  }
  [hidden] {
    display: none !important;
  }
  header h2 {
    font: 700 clamp(1.6rem, 4cqi, 2.3rem) / 1.2 var(--serif);
    margin: 0 0 0.35rem;
    text-wrap: balance;
  }
  :host {
    --serif: "Charter", "Bitstream Charter", "Noto Serif", "Georgia", serif;
  }
  header p,
  .sentence,
  .quote p,
  .transcript li {
    font-family: var(--serif);
    font-size: 1.1rem;
    margin: 0;
    max-width: 48rem;
  }
  .word {
    font-style: italic;
  }
  .query {
    color: var(--query);
  }
  .key {
    color: var(--key);
  }
  .value {
    color: var(--value);
  }
  .number {
    font-variant-numeric: tabular-nums lining-nums;
  }
  .dimension {
    font-weight: 600;
  }
  .failure {
    border-inline-start: 3px solid var(--ink);
    padding: 0.5rem 0.9rem;
    margin: 0.75rem 0;
    overflow-wrap: anywhere;
  }
  .frame {
    background: var(--paper);
    border: 1px solid var(--line);
    border-radius: 12px;
    padding: 1.1rem 1.4rem 0;
  }
  .picture {
    content-visibility: auto;
    contain-intrinsic-height: auto 24rem;
    overflow-x: auto;
    border-radius: 6px;
    outline-offset: 4px;
  }
  /* Painted apart: what has not changed in it need not be painted again. */
  attention-matrices {
    display: block;
    isolation: isolate;
  }
  .picture svg {
    display: block;
    margin-inline: auto;
  }
  .written {
    font-size: 1.05rem;
    min-height: 1.6em;
    margin: 0.2rem 0 0.3rem;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .derivation {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.4rem 1.5rem;
    border: 1px solid var(--edge);
    border-radius: 8px;
    padding: 0.5rem 0.9rem;
    margin-bottom: 0.5rem;
  }
  .derived p {
    margin: 0;
  }
  .derived .asked {
    font-weight: 700;
  }
  .derived [role="button"] {
    cursor: pointer;
    text-decoration: underline;
  }
  .ways {
    display: flex;
    gap: 0.4rem;
    align-items: center;
  }
  .caption {
    display: flex;
    gap: 0.2rem 1rem;
    align-items: baseline;
    min-height: 3.4rem;
    padding-bottom: 0.2rem;
  }
  .count {
    color: var(--soft);
    font-size: 0.8rem;
    font-weight: 600;
    margin: 0;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  .spoken {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  h3 {
    font-size: 1rem;
    margin: 0 0 0.2rem;
  }
  .frame + .formula {
    margin-top: 0.8rem;
  }
  section,
  .panel,
  .transcript {
    border-top: 1px solid var(--line);
    margin-top: 1.4rem;
    padding-top: 1.1rem;
  }
  .transcript li button {
    all: unset;
    cursor: pointer;
    font-size: 1rem;
    padding: 0.15rem 0.3rem;
    border-radius: 4px;
  }
  .transcript li button[aria-current="step"] {
    background: var(--band);
  }
  .panel > summary,
  .transcript > summary {
    font-weight: 600;
  }
  summary {
    cursor: pointer;
    min-height: 24px;
  }
  :focus-visible {
    outline: 2px solid var(--query);
    outline-offset: 2px;
  }
`;
