// Buttons, sliders and choices.

import { css } from "lit";

export const controls = css`
  button,
  select {
    font: inherit;
    color: inherit;
    background: var(--paper);
    border: 1px solid var(--edge);
    border-radius: 8px;
    min-height: 36px;
    padding: 0 0.7rem;
    cursor: pointer;
  }
  button:hover {
    border-color: var(--soft);
  }
  .transport {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.7rem;
    font-size: 0.875rem;
    border-top: 1px solid var(--line);
    padding: 0.7rem 0;
  }
  .buttons {
    display: flex;
    gap: 0.4rem;
    align-items: center;
  }
  .buttons button {
    display: grid;
    place-items: center;
    padding: 0;
    width: 40px;
    height: 40px;
  }
  .buttons svg {
    fill: currentColor;
  }
  .buttons .play {
    width: 44px;
    height: 44px;
    border-radius: 50%;
    background: var(--ink);
    color: var(--paper);
    border-color: var(--ink);
  }
  .buttons [aria-disabled="true"] {
    color: var(--soft);
    border-style: dashed;
    cursor: default;
  }
  .choice {
    flex-wrap: wrap;
  }
  .choice.views {
    inline-size: fit-content;
    margin-bottom: 0.6rem;
  }
  .stages,
  .choice {
    display: flex;
    border: 1px solid var(--edge);
    border-radius: 9px;
    padding: 2px;
  }
  .stages button,
  .choice button {
    border: 0;
    min-height: 34px;
    padding: 0 0.55rem;
    font-weight: 500;
    border-radius: 7px;
    white-space: nowrap;
  }
  .stages .ordinal {
    margin-inline-end: 0.25em;
  }
  .stages [aria-current="step"],
  .choice [aria-pressed="true"] {
    background: var(--ink);
    color: var(--paper);
  }
  .choice.query button {
    font-style: italic;
    color: var(--query);
  }
  .choice.query [aria-pressed="true"] {
    background: var(--query);
    color: var(--paper);
  }
  .inputs,
  .choices,
  .settings {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.4rem 1.4rem;
    font-size: 0.9rem;
  }
  .inputs {
    justify-content: space-between;
    margin-bottom: 0.8rem;
  }
  .legend {
    align-self: center;
    color: var(--soft);
    padding: 0 0.6rem;
  }
  .settings label,
  .speed {
    display: flex;
    align-items: center;
    gap: 0.4rem;
    min-height: 32px;
  }
  select {
    padding: 0 0.3rem;
  }
  .scrub {
    flex: 1 1 6rem;
    min-width: 5rem;
  }
  .settings output {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    min-width: 2.6em;
    text-align: end;
  }
  input[type="range"] {
    accent-color: var(--ink);
    height: 28px;
    cursor: pointer;
  }
  .temperature input {
    width: 7rem;
  }
  input[type="checkbox"] {
    accent-color: var(--ink);
    width: 20px;
    height: 20px;
  }
`;
