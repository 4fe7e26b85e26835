// How the quiz looks: one item at a time, large.

import { css } from "lit";

export const styles = css`
  .frame {
    padding-bottom: 1.1rem;
  }
  .places {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
    margin-bottom: 1.6rem;
  }
  .places button {
    position: relative;
    min-width: 34px;
    min-height: 34px;
    padding: 0 0.35rem;
    font-size: 0.85rem;
    font-variant-numeric: tabular-nums;
    border-color: var(--line);
    color: var(--soft);
  }
  .places .first,
  .places .later {
    background: var(--band);
    color: var(--ink);
    font-weight: 600;
  }
  .places :is(.first, .later)::after {
    content: "\\2713" / "";
    position: absolute;
    inset: -0.35rem -0.1rem auto auto;
    font-size: 0.8rem;
  }
  .places .tried {
    border-style: dashed;
    border-color: var(--edge);
  }
  .places [aria-current] {
    outline: 2px solid var(--ink);
    outline-offset: 1px;
    color: var(--ink);
  }
  .item,
  .result {
    border: 0;
    margin: 0;
    padding: 0;
    min-height: 20rem;
  }
  .item > * {
    max-width: 44rem;
  }
  .place {
    color: var(--soft);
    font-size: 0.85rem;
    margin: 0;
  }
  h3 {
    font: 700 1.45rem/1.25 var(--serif);
    margin: 0 0 0.5rem;
    outline-offset: 4px;
  }
  h3:focus:not(:focus-visible) {
    outline: none;
  }
  .ask {
    font-size: 1.25rem;
    line-height: 1.45;
    margin: 0 0 1.1rem;
  }
  .tables {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 1rem 2.4rem;
    margin-bottom: 1.3rem;
  }
  .given {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums lining-nums;
  }
  .given caption {
    text-align: start;
    color: var(--soft);
    font-size: 0.85rem;
    padding-bottom: 0.2rem;
  }
  .given th {
    font-weight: 500;
    font-size: 0.95rem;
    text-align: end;
    padding: 0.15rem 0.5rem;
  }
  .given [scope="row"] {
    text-align: start;
    padding-inline-start: 0;
  }
  .given td {
    font-size: 1.15rem;
    text-align: end;
    padding: 0.15rem 0.5rem;
    white-space: nowrap;
  }
  .given tbody tr {
    border-top: 1px solid var(--line);
  }
  .options {
    gap: 0.6rem;
    margin-bottom: 1rem;
  }
  .options button {
    font-size: 1.05rem;
    min-height: 46px;
    padding: 0.35rem 0.9rem;
  }
  .steps {
    list-style: none;
    margin: 0 0 1rem;
    padding: 0;
  }
  .steps li {
    display: grid;
    grid-template-columns: 1fr 40px 40px;
    align-items: center;
    gap: 0.4rem;
    border: 1px solid var(--line);
    border-radius: 8px;
    padding: 0.3rem 0.4rem 0.3rem 0.8rem;
    margin-bottom: 0.4rem;
    font-size: 1.05rem;
  }
  .steps .wrong {
    border: 2px dashed var(--negative);
  }
  .steps button {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    padding: 0;
  }
  .steps [aria-disabled="true"] {
    color: var(--soft);
    border-style: dashed;
    border-color: var(--line);
    cursor: default;
  }
  form.number,
  form.seed {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.6rem;
  }
  form.number {
    margin-bottom: 1rem;
  }
  form label {
    display: grid;
    gap: 0.1rem;
    font-size: 0.9rem;
  }
  form.number input {
    width: 8.5rem;
    min-height: 46px;
    font-size: 1.3rem;
  }
  form.seed input {
    width: 7rem;
    min-height: 36px;
  }
  .check,
  .way .main {
    min-height: 46px;
    background: var(--ink);
    color: var(--paper);
    border-color: var(--ink);
    padding: 0 1.1rem;
  }
  .item > .check {
    margin-bottom: 1rem;
  }
  .change {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(15.5rem, 1fr));
    gap: 1.2rem 2.4rem;
    margin-bottom: 1rem;
  }
  .sliders label,
  .bars {
    display: grid;
    align-items: center;
    gap: 0.2rem 0.7rem;
    font-size: 1rem;
  }
  .sliders label {
    grid-template-columns: 5.2rem minmax(4rem, 1fr) 3.2rem;
    min-height: 40px;
  }
  .sliders input {
    width: 100%;
    min-width: 0;
    margin: 0;
  }
  .bars {
    grid-template-columns: max-content minmax(4rem, 1fr) 3.2rem;
    align-content: start;
  }
  .bars > *,
  .track {
    min-height: 30px;
    align-content: center;
  }
  .change .number {
    text-align: end;
    font-size: 1.1rem;
  }
  .wanted {
    font-weight: 700;
  }
  .track {
    position: relative;
    background: var(--band);
    border-radius: 4px;
    min-height: 20px;
    height: 20px;
  }
  .bar {
    display: block;
    height: 100%;
    background: var(--ink);
    border-radius: 4px;
    opacity: 0.75;
  }
  .goal {
    position: absolute;
    inset-block: -4px;
    border-inline-start: 3px solid var(--ink);
    outline: 1px solid var(--paper);
  }
  .feedback {
    min-height: 3.2rem;
    padding-bottom: 0.9rem;
  }
  .feedback p {
    font: 1.1rem/1.45 var(--serif);
    margin: 0;
    padding-inline-start: 0.8rem;
    border-inline-start: 3px solid var(--edge);
  }
  .feedback .right {
    border-color: var(--value);
  }
  .feedback .wrong {
    border-inline-start-style: dashed;
    border-color: var(--negative);
  }
  .hint {
    font-size: 1rem;
    margin: 0 0 0.8rem;
  }
  .ask-hint {
    border-color: transparent;
    color: var(--soft);
    text-decoration: underline;
    text-underline-offset: 3px;
    padding: 0;
  }
  .way {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    margin-top: 1rem;
    padding-top: 1rem;
    border-top: 1px solid var(--line);
  }
  .way button {
    min-height: 46px;
    padding: 0 1.1rem;
  }
  .way .next {
    margin-inline-start: auto;
  }
  .result label {
    font-size: 0.9rem;
    color: var(--soft);
  }
  textarea {
    display: block;
    box-sizing: border-box;
    width: 100%;
    max-width: 44rem;
    font: inherit;
    font-size: 0.95rem;
    color: inherit;
    background: var(--paper);
    border: 1px solid var(--edge);
    border-radius: 8px;
    padding: 0.6rem 0.8rem;
    resize: vertical;
  }
  .copy {
    display: flex;
    align-items: center;
    gap: 0.8rem;
    margin-top: 0.6rem;
  }
  form.seed {
    margin-top: 1rem;
    color: var(--soft);
  }
  form.seed p {
    flex: 1 0 100%;
    font-size: 0.9rem;
    margin: 0;
  }
  @container (max-width: 620px) {
    .places {
      display: grid;
      grid-template-columns: repeat(10, 1fr);
      gap: 0.25rem;
      margin-bottom: 1.1rem;
    }
    .places button {
      min-width: 0;
      min-height: 32px;
      padding: 0;
      font-size: 0.8rem;
    }
    .places .to-result {
      grid-column: span 2;
    }
    h3 {
      font-size: 1.25rem;
    }
    .ask {
      font-size: 1.1rem;
    }
    .given :is(th, td) {
      padding-inline: 0.25rem;
    }
    .given td {
      font-size: 1rem;
    }
    .given th {
      font-size: 0.85rem;
    }
    .given.many :is(th, td) {
      font-size: 0.75rem;
      padding-inline: 0.12rem;
    }
  }
`;
