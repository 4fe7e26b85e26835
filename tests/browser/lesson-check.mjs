// Holds what a figure of the lesson shows to the numbers that the core gave it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./harness.mjs";
import { OTHER_DIGITS as PAGE_DIGITS } from "./number-check.mjs";

const list = readFileSync(join(ROOT, "web/lesson/figures.js"), "utf8");

/** The names of the lesson's figures, as their list has them. */
export const LESSON_FIGURES = [...list.matchAll(/figures\/([\w-]+)\/en\.ftl/g)].map(
  ([, name]) => name,
);

/**
 * Waits until a figure is drawn, be it of the lesson or the playground's.
 * @param {import("./harness.mjs").Page} page
 * @returns {Promise<import("puppeteer-core").ElementHandle<Element>>} its element
 */
export const figureDrawn = (page) =>
  /** @type {Promise<any>} */ (
    page.waitForFunction(() =>
      ["attention-figure", "attention-playground"]
        .map((name) => document.querySelector(name))
        .find((one) => one?.shadowRoot?.querySelector(".picture svg > *")),
    )
  );

/**
 * The digits that are no numbers of the trace: where they stand, what they look like, and why.
 */
export const OTHER_DIGITS = [
  ...PAGE_DIGITS,
  { at: ".stages .ordinal", like: "\\d", why: "orders the stages" },
  { at: "output[data-setting]", like: ".*", why: "says a setting; held to the state" },
  { at: ".settings .choice button", like: ".*", why: "offers a setting" },
  { at: ".tick", like: "−?\\d+([.,]\\d+)?", why: "marks an axis" },
];

/** @typedef {{findings: string[], fields: string[], numbers: number, moments: number}} Walk */

/**
 * Walks the figure of a page through its settings, steps and moments within steps.
 * @param {import("./harness.mjs").Page} page that shows one <attention-figure>
 * @param {{settings?: "all" | "first", comma?: boolean}} [options]
 * @returns {Promise<Walk>}
 */
export const walkFigure = (page, { settings = "all", comma = false } = {}) =>
  page.$eval("attention-figure", walk, OTHER_DIGITS, settings, comma);

/**
 * Runs in the page.
 * @type {(element: Element, otherDigits: typeof OTHER_DIGITS, which: "all" | "first", comma: boolean) => Promise<Walk>}
 */
async function walk(element, otherDigits, which, comma) {
  /** The most steps of one setting that are looked at, spread evenly. */
  const MOST_STEPS = 24;
  const figure = /** @type {any} */ (element);
  const root = /** @type {ShadowRoot} */ (figure.shadowRoot);
  const findings = new Set();
  const fields = new Set();
  let numbers = 0;
  let moments = 0;
  const settle = async () => {
    while (!(await figure.updateComplete));
  };

  /** A number as the page promises to print it; see number-check.mjs. */
  function printed(/** @type {number} */ value) {
    const size = Math.abs(value);
    let text;
    if (size === Infinity) text = "∞";
    else if (size < 1_000) text = size.toFixed(2);
    else if (size < 10_000) text = size.toFixed(1);
    else if (size < 1_000_000) text = size.toFixed(0);
    else text = size.toExponential(1).replace("+", "").replace("-", "−");
    const signed = value < 0 && /[1-9∞]/.test(text) ? `−${text}` : text;
    return comma ? signed.replace(".", ",") : signed;
  }

  /** The texts that may stand for a place of the trace: a whole number may be a count. */
  function textsOf(
    /** @type {any} */ trace,
    /** @type {string} */ field,
    /** @type {string} */ index,
  ) {
    const held = trace[field];
    const place = index === "" ? [] : index.split(",").map(Number);
    const shape = held?.shape ?? [];
    if (held === undefined || place.length !== shape.length) return [];
    let offset = 0;
    for (const [axis, size] of shape.entries()) {
      if (!(place[axis] >= 0 && place[axis] < size)) return [];
      offset = offset * size + place[axis];
    }
    const value = typeof held === "number" ? held : held.data[offset];
    const counts = Number.isInteger(value) ? [String(value).replace("-", "−")] : [];
    return [printed(value), ...counts];
  }

  const trimmed = (/** @type {Node} */ node) => (node.textContent ?? "").trim();

  function* problems() {
    for (const one of root.querySelectorAll("[data-field]")) {
      const { field, index } = /** @type {HTMLElement} */ (one).dataset;
      fields.add(field);
      numbers += 1;
      const trace = one.closest(".question") ? figure.store.asked.trace : figure.trace;
      const wanted = textsOf(trace, field ?? "", index ?? "");
      if (!wanted.includes(trimmed(one))) {
        yield `${field}[${index}] reads ${trimmed(one)}, the trace has ${wanted[0]}`;
      }
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = trimmed(walker.currentNode);
      if (!/[\d∞]|NaN|undefined/.test(text) || parent?.closest("[data-field], style")) continue;
      const allowed = otherDigits.some(
        ({ at, like }) => parent?.closest(at) && new RegExp(`^(?:${like})$`, "u").test(text),
      );
      if (!allowed)
        yield `"${text}" in <${parent?.localName} class="${parent?.className}"> has no place`;
    }
    for (const mark of root.querySelectorAll(".picture svg *")) {
      for (const { name, value } of mark.attributes) {
        if (/NaN|undefined|Infinity/.test(value)) yield `<${mark.localName} ${name}="${value}">`;
        if (/^(width|height|r)$/.test(name) && value.startsWith("-")) {
          yield `<${mark.localName} ${name}="${value}">`;
        }
      }
    }
    const picture = /** @type {HTMLElement} */ (root.querySelector(".picture"));
    if (picture.scrollWidth > picture.clientWidth + 1) {
      yield `the picture is ${picture.scrollWidth} wide, its place ${picture.clientWidth}`;
    }
    for (const output of root.querySelectorAll("output[data-setting]")) {
      const value =
        figure.state.settings[/** @type {HTMLElement} */ (output).dataset.setting ?? ""];
      const wanted = Number.isInteger(value) ? String(value) : printed(value);
      if (Number.isFinite(value) && trimmed(output) !== wanted) {
        yield `the setting ${value} reads ${trimmed(output)}`;
      }
    }
  }

  async function lookAt(/** @type {number} */ moment) {
    figure.dispatch({ type: "seek", moment });
    await settle();
    moments += 1;
    const place = `${JSON.stringify(figure.state.settings)}, moment ${moment}`;
    for (const problem of problems()) findings.add(`${place}: ${problem}`);
  }

  const variants = [[]];
  if (which === "all") {
    for (const { name, values, start } of figure.store.figure.settings) {
      const spread =
        values.length <= 5
          ? values
          : [0, 1, 2].map((at) => values[Math.round((at * (values.length - 1)) / 2)]);
      for (const value of spread) if (value !== start) variants.push([name, value]);
    }
  }
  for (const [name, value] of variants) {
    figure.dispatch({ type: "start-again" });
    if (name) figure.dispatch({ type: "set", name, value });
    const last = figure.store.steps.length - 1;
    const stride = Math.ceil(last / MOST_STEPS);
    for (let step = 0; step < last; step += stride) {
      await lookAt(step);
      await lookAt(step + 0.5);
    }
    await lookAt(last);
  }
  return { findings: [...findings].slice(0, 30), fields: [...fields].sort(), numbers, moments };
}
