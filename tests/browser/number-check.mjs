// Compares every number that the page prints with a trace that the test computes for itself.

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT, SITE } from "./harness.mjs";

/** @typedef {{temperature: number, scaled: boolean}} Settings */

/**
 * A trace as texts, each tensor's in the order of its data.
 * @typedef {Record<string, {shape: number[], texts: string[]}>} TraceTexts
 */

/**
 * @typedef {object} Expected
 * @property {TraceTexts} trace
 * @property {Record<string, TraceTexts>} [beside] what else of the core's is shown: by the name of
 *   the data attribute that says which number of it
 * @property {string[]} quoted the numbers of the lesson's quote
 * @property {string[]} stages that the example shows
 * @property {number} heads
 * @property {number} queries
 */

const scenarioFile = (/** @type {string} */ name) => join(ROOT, "web/scenarios", `${name}.json`);

/** @type {(name: string) => Promise<any>} */
export const readScenario = async (name) => JSON.parse(await readFile(scenarioFile(name), "utf8"));

/** The core, loaded in Node from the site. */
export async function nodeCore() {
  const { loadCore } = await import(pathToFileURL(join(SITE, "attention-core.js")).href);
  return loadCore();
}

/**
 * The trace of an example under some settings.
 * @param {string} name
 * @param {Settings} settings
 */
export async function traceOf(name, { temperature, scaled }) {
  const { input } = await readScenario(name);
  const core = await nodeCore();
  return core.trace({ ...input, scoring: scaled ? "scaled-dot" : "dot", temperature });
}

/**
 * A number as the page promises to print it, written without the page's own formatter: two
 * decimals; one from a thousand on, none from ten thousand, an exponent from a million; the true
 * minus sign, and none before a zero.
 * @param {number} value
 */
export function printed(value) {
  const size = Math.abs(value);
  let text;
  if (size === Infinity) text = "∞";
  else if (size < 1_000) text = size.toFixed(2);
  else if (size < 10_000) text = size.toFixed(1);
  else if (size < 1_000_000) text = size.toFixed(0);
  else text = size.toExponential(1).replace("+", "").replace("-", "−");
  return value < 0 && /[1-9∞]/.test(text) ? `−${text}` : text;
}

/**
 * A difference as the page promises to print it: with a plus where it is printed above zero.
 * @param {number} value
 */
export const printedSigned = (value) =>
  (value > 0 && /[1-9∞]/.test(printed(value)) ? "+" : "") + printed(value);

/**
 * Tensors and numbers as the page must print them.
 * @param {object} fields
 * @param {(value: number) => string} [print]
 * @returns {TraceTexts}
 */
export function textsOf(fields, print = printed) {
  /** @type {TraceTexts} */
  const texts = {};
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === "number") texts[field] = { shape: [], texts: [print(value)] };
    else if (value?.data) {
      texts[field] = { shape: [...value.shape], texts: Array.from(value.data, print) };
    }
  }
  return texts;
}

/**
 * What the views must print of an example's weights, which the fast path computes.
 * @param {any} core
 * @param {object} input
 */
export const attendedTexts = (core, input) =>
  textsOf(core.attend({ ...input, returnWeights: true }));

/**
 * What the page must print for an example that a reader has changed.
 * @param {any} example as the state has it
 * @returns {Promise<Expected>}
 */
export const expectedOfExample = async (example) =>
  expectedFrom(example, (await nodeCore()).trace(example.input));

/**
 * What the page must print for an example.
 * @param {string} name
 * @param {Settings} settings
 * @returns {Promise<Expected>}
 */
export const expectedOf = async (name, settings) =>
  expectedFrom(await readScenario(name), await traceOf(name, settings));

/** @type {(example: any, trace: any) => Expected} */
function expectedFrom({ quote, stages = ["dot_product", "softmax", "weighted_sum"] }, trace) {
  return {
    trace: textsOf(trace),
    quoted: quote ? quote.weights.map(printed) : [],
    stages,
    heads: trace.weights.shape.length === 3 ? trace.weights.shape[0] : 1,
    queries: trace.weights.shape.at(-2),
  };
}

/**
 * The same on a page in French: each number with a decimal comma.
 * @param {Expected} expected
 * @returns {Expected}
 */
export function inFrench(expected) {
  const comma = (/** @type {string[]} */ texts) => texts.map((text) => text.replace(".", ","));
  const trace = Object.entries(expected.trace).map(([field, { shape, texts }]) => [
    field,
    { shape, texts: comma(texts) },
  ]);
  return { ...expected, trace: Object.fromEntries(trace), quoted: comma(expected.quoted) };
}

/** The settings with which an example opens. */
export async function openingSettings(/** @type {string} */ name) {
  const { input } = await readScenario(name);
  return { temperature: input.temperature ?? 1, scaled: input.scoring === "scaled-dot" };
}

/**
 * The digits that are no numbers of the trace: where they stand, what they look like, and why.
 * A text node that holds a digit or an infinity and no `data-field` must be one of these.
 */
export const OTHER_DIGITS = [
  { at: ".count", like: "Step \\d+ of \\d+|Pas \\d+ sur \\d+", why: "counts steps" },
  { at: ".stages .ordinal", like: "[1-3]", why: "orders the stages" },
  { at: "svg .heading", like: "[1-3]\\s*\\D*", why: "orders the stages" },
  {
    at: "svg .remark",
    like: "[\\w ]+ (add up to|vaut) 1",
    why: "says that the shares make one whole",
  },
  { at: ".choice.head button", like: "(Head|Tête) \\d+", why: "orders the heads" },
  { at: ".heads button", like: "(Head|Tête) \\d+", why: "orders the heads" },
  { at: ".ramp .zero", like: "0", why: "marks the end of a scale" },
  {
    at: ".size-note",
    like: "(This has|Cet exemple a) \\d+ tokens\u202f?; [a-z ]+ 64 [a-zà ]+\\.",
    why: "counts tokens",
  },
  { at: ".speed option", like: "(0[.,]25|0[.,]5|1|2|4)×", why: "offers speeds" },
  { at: "svg .scale", like: "0|1", why: "marks the ends of the bar that is one whole" },
  {
    at: ".quote p",
    like: "[^\\d]*(They add up to|Leur somme vaut) 1,[^\\d]*",
    why: "speaks of the whole",
  },
  {
    at: ".quote button",
    like: "Set the temperature to 0\\.50|Régler la température sur 0,50",
    why: "offers a setting",
  },
  { at: ".quote .temperature.word", like: "0[.,]50", why: "names a setting" },
  {
    at: ".hint",
    like: "[^\\d]*(below 0\\.10 counts as reached|inférieure à 0,10 suffit)\\.",
    why: "says when a row is reached",
  },
  { at: "svg .axes .tick", like: "−?\\d+([.,]\\d+)?", why: "marks an axis" },
  { at: "svg .axes .names", like: "dimension \\d+", why: "names a dimension" },
  { at: ".pair option", like: "dimension \\d+", why: "names a dimension" },
  { at: ".reading .component", like: "dimension \\d+", why: "names a dimension" },
];

/**
 * Runs in the page: gives it `numberCheck`, whose functions answer with a list of findings.
 * @param {typeof OTHER_DIGITS} otherDigits
 */
function install(otherDigits) {
  const figure = /** @type {any} */ (document.querySelector("attention-playground"));
  const looksLikeNumber = /[\d∞]/;
  const allowed = otherDigits.map(({ at, like }) => ({ at, like: new RegExp(`^(?:${like})$`) }));

  /** The text that a field and index stand for; undefined where there is no such number. */
  const lookUp = (/** @type {TraceTexts} */ trace, field, index) => {
    const tensor = trace[field];
    const place = index === "" ? [] : index.split(",").map(Number);
    if (!tensor || place.length !== tensor.shape.length) return undefined;
    let offset = 0;
    for (const [axis, size] of tensor.shape.entries()) {
      if (!(place[axis] >= 0 && place[axis] < size)) return undefined;
      offset = offset * size + place[axis];
    }
    return tensor.texts[offset];
  };

  const trimmed = (/** @type {Node} */ node) => (node.textContent ?? "").trim();

  /** A root with those of the elements in it. @returns {ShadowRoot[]} */
  const rootsIn = (/** @type {ShadowRoot} */ root) => [
    root,
    ...[...root.querySelectorAll("*")].flatMap((one) =>
      one.shadowRoot ? rootsIn(one.shadowRoot) : [],
    ),
  ];

  /** Every element of the figure that a selector fits, also inside other elements' roots. */
  const everywhere = (/** @type {string} */ selector) =>
    rootsIn(figure.shadowRoot).flatMap((root) => [...root.querySelectorAll(selector)]);

  /** Every number with a place in the trace, against the trace. */
  function checkFields(/** @type {Expected} */ expected) {
    const findings = [];
    for (const element of everywhere("[data-field]")) {
      const { field, index } = element.dataset;
      const want = lookUp(expected.trace, field, index);
      const label = element.getAttribute("aria-label");
      if (trimmed(element) !== want) {
        findings.push(`${field}[${index}] reads ${trimmed(element)}, the trace has ${want}`);
      }
      if (label && !label.endsWith(` ${want}`)) findings.push(`the label ${label} lacks ${want}`);
    }
    for (const [name, texts] of Object.entries(expected.beside ?? {})) {
      for (const element of everywhere(`[data-${name}]`)) {
        const { [name]: field, index } = element.dataset;
        const want = lookUp(texts, field, index);
        const place = `${name} ${field}[${index}]`;
        if (trimmed(element) !== want) {
          findings.push(`${place} reads ${trimmed(element)}, the core has ${want}`);
        }
      }
    }
    return findings;
  }

  /** Every number of a view, against what the fast path gives. */
  function checkAttended(/** @type {TraceTexts} */ attended) {
    return everywhere("[data-attended-field]").flatMap(({ dataset, textContent }) => {
      const want = lookUp(attended, dataset.attendedField, dataset.index);
      const place = `${dataset.attendedField}[${dataset.index}]`;
      return textContent.trim() === want ? [] : [`${place} reads ${textContent}, not ${want}`];
    });
  }

  /** @returns {Text[]} */
  function textsIn(/** @type {ShadowRoot} */ root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) found.push(/** @type {Text} */ (walker.currentNode));
    return found;
  }

  /** Every digit without a place in the trace, against the list of those that need none. */
  function checkOthers(/** @type {Expected} */ expected) {
    const findings = [];
    const spoken = figure.shadowRoot.querySelector(".spoken");
    const sentence = figure.shadowRoot.querySelector(".sentence");
    const said = sentence && trimmed(sentence);
    for (const node of rootsIn(figure.shadowRoot).flatMap(textsIn)) {
      const parent = /** @type {Element} */ (node.parentElement);
      const text = trimmed(node);
      const placed =
        "[data-field], [data-attended-field], [data-difference], [data-divergence], [data-quoted]";
      if (!looksLikeNumber.test(text) || parent.closest(`${placed}, style`)) continue;
      if (spoken?.contains(node)) {
        if (text !== said) findings.push(`aloud "${text}", in print "${said}"`);
      } else if (!allowed.some(({ at, like }) => parent.closest(at) && like.test(text))) {
        findings.push(
          `"${text}" in <${parent.localName} class="${parent.className}"> has no place`,
        );
      }
    }
    const quoted = [...figure.shadowRoot.querySelectorAll("[data-quoted]")].map(trimmed);
    if (quoted.join() !== expected.quoted.join()) {
      findings.push(`quoted ${quoted.join()}, the example has ${expected.quoted.join()}`);
    }
    return findings;
  }

  /** All places of a tensor that begin with some indices. */
  const placesUnder = (/** @type {number[]} */ shape, /** @type {number[]} */ start) =>
    shape
      .slice(start.length)
      .reduce(
        (places, size) =>
          places.flatMap((place) => [...Array(size).keys()].map((at) => [...place, at])),
        [start],
      );

  /** What the present step computes, which must be among the numbers that the picture shows. */
  function checkStep(/** @type {Expected} */ { trace }) {
    const { moment, selection } = figure.state;
    const { name, key, dimension } = figure.derived.steps[Math.ceil(moment)];
    const head = trace.weights.shape.length === 3 ? [selection.head] : [];
    const row = [...head, selection.query];
    const isLast = dimension === trace.products.shape[row.length + 1] - 1;
    const nearest = Number(trace.nearestWords?.texts[selection.query]);
    /** @type {Record<string, [string, number[]][]>} */
    const made = {
      overview: [["weights", row]],
      product: [
        ["products", [...row, key, dimension]],
        isLast ? ["scores", [...row, key]] : ["partialScores", [...row, key, dimension]],
      ],
      score: [["scores", [...row, key]]],
      scale: [["uncappedScores", row]],
      cap: [["scaledScores", row]],
      mask: [["maskedScores", row]],
      empty: [["weights", row]],
      maximum: [["rowMax", row]],
      shift: [["shifted", row]],
      exponential: [["exponentials", row]],
      sum: [["rowSum", row]],
      weight: [["weights", [...row, key]]],
      weights: [["weights", row]],
      contribution: [["contributions", [...row, key]]],
      output: [["output", row]],
      join: [["result", [selection.query]]],
      nearest_word: nearest >= 0 ? [["similarities", [selection.query, nearest]]] : [],
    };
    const picture = figure.shadowRoot.querySelector(".picture");
    return made[name].flatMap(([field, start]) =>
      placesUnder(trace[field].shape, start)
        .filter((at) => !picture.querySelector(`[data-field="${field}"][data-index="${at}"]`))
        .map((at) => `the step ${name} does not show ${field}[${at}]`),
    );
  }

  const settle = async () => {
    while (!(await figure.updateComplete));
  };

  /** Opens the transcript, which is not written before. */
  async function openTranscript() {
    const transcript = figure.shadowRoot.querySelector(".transcript");
    if (transcript.open) return;
    const opened = new Promise((done) => transcript.addEventListener("toggle", done));
    transcript.open = true;
    await opened;
    await settle();
  }

  /**
   * Every step of an example, or every mid-step moment of it, for each query and head.
   * @param {Expected} expected
   * @param {Settings} settings
   * @param {number[]} [parts] of each step at which to look; 1 is its end
   */
  async function walk(expected, settings, parts = [1]) {
    const findings = new Set();
    const fields = new Set();
    let numbers = 0;
    let moments = 0;
    await openTranscript();
    const { temperature, scaled } = settings;
    const scoring = scaled ? "scaled-dot" : "dot";
    figure.dispatch({ type: "set-input", changes: { temperature, scoring } });
    for (let head = 0; head < expected.heads; head += 1) {
      for (let query = 0; query < expected.queries; query += 1) {
        figure.dispatch({ type: "select", query, head });
        const last = figure.derived.steps.length - 1;
        for (let step = 0; step <= last; step += 1) {
          for (const part of parts) {
            if (step === 0 && part !== 1) continue;
            const moment = step - 1 + part;
            figure.dispatch({ type: "seek", moment });
            await settle();
            moments += 1;
            const all = [...checkFields(expected), ...checkOthers(expected)];
            if (part === 1) all.push(...checkStep(expected));
            for (const finding of all) {
              findings.add(`head ${head}, query ${query}, moment ${moment}: ${finding}`);
            }
            for (const { dataset } of figure.shadowRoot.querySelectorAll("[data-field]")) {
              fields.add(dataset.field);
              numbers += 1;
            }
          }
        }
      }
    }
    return { findings: [...findings].slice(0, 40), fields: [...fields].sort(), numbers, moments };
  }

  /** @type {any} */ (globalThis).numberCheck = {
    ...{ checkFields, checkAttended, checkOthers, checkStep, walk },
  };
}

/**
 * @param {import("puppeteer-core").Page} page
 */
export const installNumberCheck = (page) => page.evaluate(install, OTHER_DIGITS);

/** The same as source text, for drivers that take text. */
export const INSTALL_NUMBER_CHECK = `(${install})(${JSON.stringify(OTHER_DIGITS)});`;
