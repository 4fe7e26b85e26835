// What an example is built of, in a few groups of choices: words, vectors, scores.

import { html } from "lit";
import { MOST } from "../../edit.js";
import { MOST_HEADS, canBeEmbedded } from "../../edit/structure.js";
import { headCounts, inputOf, isEmbedded, isSelfAttention } from "../../edit/tables.js";
import { sentenceOf, wordsIn } from "../../edit/tokens.js";
import { formatNumber } from "../../format.js";
import { scalar, upTo } from "../../tensor.js";
import { words } from "../../words.js";
import { TEMPERATURE_STOPS, nearestStop } from "../controls.js";
import {
  numberFieldTemplate,
  problemsTemplate,
  selectTemplate,
  switchTemplate,
  waysTemplate,
} from "./field.js";

/** @typedef {import("../attention-editor.js").AttentionEditor} Editor */

/** What bends the scores when the soft cap is first switched on: the scores here are small. */
const FIRST_SOFT_CAP = 2;

/** @param {Editor} editor */
export const structureTemplate = (editor) =>
  html`${wordsTemplate(editor)} ${vectorsTemplate(editor)} ${scoresTemplate(editor)}`;

/** @param {Editor} editor */
function wordsTemplate(editor) {
  const { example } = editor;
  const isSelf = isSelfAttention(example);
  const way = (/** @type {"self" | "cross"} */ attention) => ({
    name: attention,
    text: words(attention === "self" ? "editor-self" : "editor-cross"),
    isPresent: isSelf === (attention === "self"),
    choose: () => editor.send({ type: "set-attention", attention }),
  });
  return html`<fieldset>
    <legend>${words("editor-words")}</legend>
    <p>${words(isSelf ? "editor-self-means" : "editor-cross-means")}</p>
    ${waysTemplate(words("editor-words"), [way("self"), way("cross")])}
    ${isSelf ? "" : sentenceTemplate(editor, "queries", words("editor-sentence-queries"))}
    ${sentenceTemplate(editor, "keys", words(isSelf ? "editor-sentence" : "editor-sentence-keys"))}
  </fieldset>`;
}

/** @type {(editor: Editor, side: "queries" | "keys", label: string) => unknown} */
function sentenceTemplate(editor, side, label) {
  const place = `sentence ${side}`;
  const present = sentenceOf(editor.example.tokens[side]);
  const take = (/** @type {{target: HTMLInputElement}} */ { target: { value: text } }) => {
    const names = wordsIn(text);
    if (!names.length) editor.complain(place, text, words("editor-sentence-empty"));
    else if (names.length > MOST) {
      const args = { count: names.length, most: MOST };
      editor.complain(place, text, words("editor-sentence-long", args));
    } else editor.send({ type: "set-tokens", side, names }, "", { place, text });
  };
  return html`<label class="typed-words"
      >${label}
      <input
        type="text"
        lang=${editor.example.languages[side]}
        autocomplete="off"
        data-sentence=${side}
        aria-invalid=${editor.problems.has(place) ? "true" : "false"}
        .value=${editor.problems.get(place)?.text ?? present}
        @change=${take}
    /></label>
    ${problemsTemplate(editor, place)}`;
}

/** @param {Editor} editor */
function vectorsTemplate(editor) {
  const { example } = editor;
  const hasEmbeddings = isEmbedded(example);
  const { heads, keyValueHeads } = headCounts(example);
  const { positions, outputProjection } = inputOf(example);
  const way = (/** @type {"ready" | "embeddings"} */ source) => ({
    name: source,
    text: words(source === "ready" ? "editor-ready" : "editor-embedded"),
    isPresent: hasEmbeddings === (source === "embeddings"),
    choose: () => editor.send({ type: "set-source", source }),
  });
  const number = (/** @type {number} */ count) => ({ value: `${count}`, text: `${count}` });
  const counts = upTo(MOST_HEADS).map((head) => head + 1);
  const divisors = counts.filter((count) => heads % count === 0);
  const setHeads = (/** @type {number} */ count, /** @type {number} */ shared) =>
    editor.send({
      type: "set-heads",
      heads: count,
      keyValueHeads: count % shared === 0 ? shared : count,
    });
  return html`<fieldset>
    <legend>${words("editor-vectors")}</legend>
    <p>${words(hasEmbeddings ? "editor-embedded-means" : "editor-ready-means")}</p>
    ${
      canBeEmbedded(example)
        ? waysTemplate(words("editor-vectors"), [way("ready"), way("embeddings")])
        : html`<p class="why">${words("editor-too-wide", { most: MOST })}</p>`
    }
    ${
      hasEmbeddings
        ? switchTemplate(
            words("editor-positions"),
            "positions",
            positions === "sinusoidal",
            (isOn) =>
              editor.send({
                type: "set-input",
                changes: { positions: isOn ? "sinusoidal" : undefined },
              }),
          )
        : ""
    }
    <div class="line">
      ${selectTemplate(words("editor-heads"), "heads", counts.map(number), `${heads}`, (chosen) =>
        setHeads(Number(chosen), keyValueHeads === heads ? Number(chosen) : keyValueHeads),
      )}
      ${
        heads > 1
          ? selectTemplate(
              words("editor-key-value-heads"),
              "key-value-heads",
              divisors.map(number),
              `${keyValueHeads}`,
              (chosen) => setHeads(heads, Number(chosen)),
            )
          : ""
      }
    </div>
    ${switchTemplate(
      words("editor-output-projection"),
      "output-projection",
      Boolean(outputProjection),
      (isThere) => editor.send({ type: "set-output-projection", isThere }),
    )}
  </fieldset>`;
}

/** @param {Editor} editor */
function scoresTemplate(editor) {
  const { example } = editor;
  const { scoring = "scaled-dot", scale, softCap, temperature = 1 } = inputOf(example);
  const { trace } = editor.scene;
  const set = (/** @type {object} */ changes, /** @type {string} */ gesture = "") =>
    editor.send({ type: "set-input", changes }, gesture);
  const present = scalar(trace, "scale");
  return html`<fieldset>
    <legend>${words("editor-scores")}</legend>
    <div class="line">
      ${selectTemplate(
        words("editor-scoring"),
        "scoring",
        [
          { value: "dot", text: words("scoring-dot") },
          { value: "scaled-dot", text: words("scoring-scaled-dot") },
          { value: "cosine", text: words("scoring-cosine") },
        ],
        scoring,
        (chosen) => set({ scoring: chosen }),
      )}
    </div>
    <div class="line">
      ${switchTemplate(words("editor-scale"), "scale", scale !== undefined, (isOn) =>
        set({ scale: isOn ? present.value : undefined }),
      )}
      ${
        scale === undefined
          ? html`<output data-field=${present.field} data-index="">${present.text}</output>`
          : numberFieldTemplate(editor, {
              place: "setting scale",
              label: words("editor-scale-number"),
              number: scale,
              edit: (number) => ({ type: "set-input", changes: { scale: number } }),
            })
      }
    </div>
    <div class="line">
      <span>${words("control-temperature")}</span>
      ${numberFieldTemplate(editor, {
        place: "setting temperature",
        label: words("control-temperature"),
        number: temperature,
        edit: (number) => ({ type: "set-input", changes: { temperature: number } }),
      })}
      <input
        type="range"
        min="0"
        max=${TEMPERATURE_STOPS.length - 1}
        step="1"
        aria-label=${words("control-temperature")}
        aria-valuetext=${formatNumber(temperature)}
        .value=${String(nearestStop(temperature))}
        @input=${(/** @type {{target: HTMLInputElement}} */ { target }) =>
          set({ temperature: TEMPERATURE_STOPS[target.valueAsNumber] }, "temperature")}
      />
    </div>
    <div class="line">
      ${switchTemplate(words("editor-soft-cap"), "soft-cap", softCap !== undefined, (isOn) =>
        set({ softCap: isOn ? FIRST_SOFT_CAP : undefined }),
      )}
      ${
        softCap === undefined
          ? ""
          : numberFieldTemplate(editor, {
              place: "setting softCap",
              label: words("editor-soft-cap-number"),
              number: softCap,
              edit: (number) => ({ type: "set-input", changes: { softCap: number } }),
            })
      }
    </div>
    ${problemsTemplate(editor, "setting")}
  </fieldset>`;
}
