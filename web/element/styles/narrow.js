// Small frames, forced colours, print.

import { css } from "lit";

export const narrow = css`
  @container (max-width: 780px) {
    .speed span {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container (max-width: 620px) {
    .frame {
      padding: 0.8rem 0.7rem 0;
    }
    header h2 {
      font-size: 1.3rem;
    }
    header p {
      font-size: 0.95rem;
      line-height: 1.4;
    }
    .count {
      display: none;
    }
    .legend {
      padding: 0 0.3rem;
    }
    .dock {
      position: sticky;
      bottom: 0;
      background: var(--paper);
      border-top: 1px solid var(--line);
    }
    .caption {
      min-height: 4.4rem;
      padding-top: 0.3rem;
    }
    .sentence {
      font-size: 1rem;
      line-height: 1.35;
    }
    .transport {
      gap: 0.35rem 0.6rem;
      padding: 0.4rem 0;
    }
    .stages {
      flex: 1 1 100%;
      min-width: 0;
    }
    .stages button {
      flex: 1 1 auto;
      min-width: 0;
      padding: 0 0.1rem;
      white-space: normal;
      line-height: 1.1;
      font-size: clamp(0.72rem, 3.6cqi, 0.875rem);
    }
    .written {
      min-height: 3.2em;
    }
    .scrub {
      flex: 1 1 3rem;
      min-width: 3rem;
    }
    .inputs,
    .settings,
    .choices {
      gap: 0.2rem 0.8rem;
    }
    .settings {
      flex-wrap: nowrap;
      font-size: 0.82rem;
    }
    .temperature input {
      width: 3.6rem;
    }
    .buttons {
      gap: 0.2rem;
    }
    math {
      font-size: 1rem;
    }
    .filled math {
      font-size: 0.82rem;
    }
  }
  /* A frame of a course page: the picture, its sentence and its controls at one glance. */
  :host([embedded]) .frame {
    padding: 0.5rem 0.4rem 0;
  }
  @media (max-height: 560px) and (min-width: 600px) {
    :host([embedded]) .inputs {
      margin-bottom: 0.1rem;
    }
    :host([embedded]) .legend {
      display: none;
    }
    :host([embedded]) .choice button,
    :host([embedded]) .stages button {
      min-height: 28px;
    }
    :host([embedded]) .buttons button {
      width: 36px;
      height: 36px;
      min-height: 0;
    }
    :host([embedded]) .count {
      display: none;
    }
    :host([embedded]) .sentence {
      font-size: 0.9rem;
      line-height: 1.35;
    }
    :host([embedded]) .caption {
      min-height: 1.4rem;
    }
    :host([embedded]) .written {
      font-size: 0.9rem;
      margin: 0;
    }
    :host([embedded]) .transport {
      padding: 0.3rem 0;
      flex-wrap: nowrap;
      gap: 0.4rem;
    }
    :host([embedded]) .stages button {
      padding: 0 0.3rem;
    }
    :host([embedded]) .scrub {
      flex: 1 1 0;
      min-width: 3rem;
    }
    :host([embedded]) .inputs {
      flex-wrap: nowrap;
      gap: 0.5rem;
    }
    :host([embedded]) .temperature input {
      width: 4.5rem;
    }
  }
  @media (max-height: 600px) {
    .dock {
      position: sticky;
      bottom: 0;
      background: var(--paper);
    }
  }
  @media (forced-colors: active) {
    .cell,
    .bar,
    .share {
      forced-color-adjust: none;
    }
    [aria-pressed="true"],
    [aria-current="step"] {
      outline: 2px solid Highlight;
    }
    .term {
      border-bottom: 0;
    }
    .term.work {
      border-bottom: 2px solid Highlight;
    }
    .matrix td button {
      border-color: Canvas;
    }
    .matrix .chosen button {
      border-color: Highlight;
    }
  }
  @media print {
    .frame,
    section {
      break-inside: avoid;
    }
    .picture {
      overflow: visible;
    }
    .picture svg {
      max-width: 100%;
      height: auto;
    }
    .picture svg,
    .matrix {
      print-color-adjust: exact;
    }
    .transport,
    .quote button,
    .quote details,
    .hint,
    .transcript {
      display: none;
    }
  }
`;
