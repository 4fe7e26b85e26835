// A state as a link and a file hold it: the example, and under `state` what differs from how it is
// first seen.

import validate from "scenario-validator";
import { headsOf } from "../edit.js";
import { omitted } from "../edit/tables.js";
import { propertiesThat } from "../properties.js";
import { stateOf, withMade } from "../state.js";
import { SPEEDS } from "../time.js";
import { unlessTooLarge } from "../too-large.js";
import { reasonOf } from "../reason.js";
import { shortened, words } from "../words.js";
import { checkNames, fitsTarget, completed } from "./names.js";
import { Problem, schemaWords } from "./problem.js";

/** @typedef {import("../scenarios.js").Scenario} Scenario */
/** @typedef {import("../state.js").State} State */
/** @typedef {import("../core/attention-core.js").Core} Core */

/**
 * @typedef {Partial<Omit<Scenario, "tokens" | "input">> & {
 *   $schema?: string, version?: number, tokens: Scenario["tokens"], input: any,
 *   state?: Record<string, any>}} Document see web/schema/scenario.schema.json
 */

/** The present version of this form. Whatever a later one changes, this one stays readable. */
const VERSION = 1;

/** What a file says that it is. */
const SCHEMA = "attention-playground/scenario";

/**
 * @param {State} state
 * @returns {Document}
 */
export function documentOf(state) {
  const first = /** @type {Record<string, any>} */ (stateOf(state.example));
  const present = /** @type {Record<string, any>} */ (state);
  const isSame = (/** @type {string} */ name) =>
    JSON.stringify(present[name]) === JSON.stringify(first[name]);
  const different = propertiesThat("isKept").filter((name) => !isSame(name));
  const kept = Object.fromEntries(different.map((name) => [name, present[name]]));
  if (kept.pinned) kept.pinned = withWrittenBias(kept.pinned);
  return {
    $schema: SCHEMA,
    version: VERSION,
    ...withWrittenBias(state.example),
    ...(different.length > 0 && { state: kept }),
  };
}

/**
 * What somebody wrote, as a state.
 * @param {unknown} written what JSON made of it
 * @param {Core} core
 * @param {string[]} views names of the page's views
 * @returns {{state: State, notices: string[]}} what it says that this page does not know is left
 *   out, with a notice
 * @throws {Problem}
 */
export function stateFrom(written, core, views) {
  const { version } = /** @type {{version?: unknown}} */ (written ?? {});
  if (typeof version === "number" && version > VERSION) throw new Problem(words("keep-newer"));
  if (!validate(written)) throw new Problem(schemaWords(validate.errors[0]));
  const document = /** @type {Document} */ (written);
  const { state: kept = {} } = document;
  const example = exampleFrom(omitted(document, "$schema", "version", "state"), core, "input");
  const first = withMade(stateOf(example), {}); // whose query is there
  const state = { ...first, ...kept };
  const pinned = kept.pinned ? exampleFrom(kept.pinned, core, "state.pinned.input") : null;
  const unknown = Object.keys(kept).filter((name) => !(KNOWN[name]?.(state, views) ?? true));
  for (const name of unknown) {
    Object.assign(state, { [name]: /** @type {Record<string, any>} */ (first)[name] });
  }
  const notices = unknown.map((name) =>
    words("keep-fallback", { name, value: shortened(JSON.stringify(kept[name])) }),
  );
  const { head = 0, query } = state.selection;
  return { state: { ...state, pinned, selection: { head, query } }, notices };
}

/**
 * Whether the page knows what a property says, where the schema cannot tell.
 * @type {Record<string, (state: State, views: string[]) => boolean>}
 */
const KNOWN = {
  target: ({ target, example }) => target === null || fitsTarget(target, example),
  view: ({ view }, views) => views.includes(view),
  speed: ({ speed }) => SPEEDS.includes(speed),
  selection: ({ selection: { query, head = 0 }, example }) =>
    query < example.tokens.queries.length && head < headsOf(example),
};

/** @type {(scenario: any, core: Core, place: string) => Scenario} */
function exampleFrom(scenario, core, place) {
  const input = withBias(scenario.input, numberOfBias);
  try {
    if (unlessTooLarge(() => core.trace(input)) instanceof Error) core.attend(input);
  } catch (error) {
    const reason = reasonOf(error);
    throw new Problem(words("keep-not-computable", { place, reason }));
  }
  const example = completed({ ...scenario, input });
  checkNames(example);
  return example;
}

/**
 * JSON has no number for what hides a key.
 * @param {Scenario} example
 */
const withWrittenBias = (example) => ({
  ...example,
  input: withBias(example.input, (added) => (added === -Infinity ? "-inf" : added)),
});

/** @param {number | "-inf"} added */
const numberOfBias = (added) => (added === "-inf" ? -Infinity : added);

/** @type {(input: any, change: (added: any) => unknown) => any} */
function withBias(input, change) {
  if (!input.mask?.bias) return input;
  const bias = input.mask.bias.map((/** @type {unknown[]} */ row) => row.map(change));
  return { ...input, mask: { ...input.mask, bias } };
}
