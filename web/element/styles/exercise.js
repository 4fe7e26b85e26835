// The exercise: rows of fields with an answer under each.

import { css } from "lit";

export const exerciseStyles = css`
  :host {
    container-type: normal;
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
    width: 4.4rem;
    min-height: 36px;
  }
  @container (max-width: 620px) {
    fieldset {
      column-gap: 0.35rem;
    }
    input[type="text"] {
      width: 3.7rem;
    }
  }
  .answer {
    min-height: 2rem;
    margin-bottom: 0.6rem;
  }
  .answer p {
    margin: 0;
  }
`;
