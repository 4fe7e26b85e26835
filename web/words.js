// All words of the page: Fluent messages of the chosen language, with their arguments kept apart.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { writeNumbersAs } from "./format.js";
import english from "./locales/en.ftl";

/**
 * An argument that stands in a sentence as itself: a word of the example, or a number of the trace.
 * @typedef {object} Term
 * @property {string} text
 * @property {string} [role] what it is: query, key, value, score, weight, output
 * @property {string} [lang] its language, where it is not the page's
 * @property {string} [field] the trace field of a number
 * @property {boolean} [attended] whether it is a field of what the fast path gave, and not the trace's
 * @property {number[]} [index] its place there
 */

/** @typedef {Record<string, Term | string | number>} Args plain strings and numbers choose variants */
/** @typedef {{id: string, args?: Args}} Message */
/** @typedef {string | Term} Part */

/** @typedef {"en" | "fr"} Language */

/**
 * The messages of one part of the page: where to load each language's from.
 * @typedef {Record<Language, () => Promise<{default: string}>>} Source
 */

/** The messages that are loaded, by part. @type {Source[]} */
const sources = [{ en: async () => ({ default: english }), fr: () => import("./locales/fr.ftl") }];

/** The language that the page speaks. @type {Language} */
export let language = "en";

let bundle = bundleOf(language, [english]);

/** @type {(language: Language, texts: string[]) => FluentBundle} */
function bundleOf(language, texts) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/**
 * Makes the page speak a language, and write numbers as it does; to be called before the first picture, since what is drawn stays
 * as it is. Where its words cannot be loaded, the page goes on in the language that it speaks.
 * @param {Language} wanted
 */
export async function useLanguage(wanted) {
  if (wanted === language) return;
  try {
    const texts = await Promise.all(sources.map((source) => source[wanted]()));
    bundle = bundleOf(
      wanted,
      texts.map((text) => text.default),
    );
    language = wanted;
    writeNumbersAs(wanted);
  } catch {
    // Words in another language are better than none.
  }
}

/** The parts that are on their way or there. @type {Map<Source, Promise<void>>} */
const added = new Map();

/**
 * Adds the messages of a part of the page that others do without, in the language that is spoken;
 * once, however often it is asked for.
 * @param {Source} source
 * @returns {Promise<void>}
 */
export function addWords(source) {
  const adding = added.get(source) ?? add(source);
  added.set(source, adding);
  adding.catch(() => added.delete(source));
  return adding;
}

/** @param {Source} source */
async function add(source) {
  const { default: text } = await source[language]();
  sources.push(source);
  bundle.addResource(new FluentResource(text));
}

/** Brackets a term's name while Fluent puts the sentence together; no text holds them. */
const OPEN = "\uE000";
const CLOSE = "\uE001";

/**
 * A message as pieces of text and the terms between them.
 * @param {string} id
 * @param {Args} [args]
 * @returns {Part[]}
 */
export function wordParts(id, args = {}) {
  const message = bundle.getMessage(id);
  if (!message?.value) throw new Error(`no message "${id}"`);
  if (typeof message.value === "string") return [message.value];
  /** @type {Record<string, string | number>} */
  const plain = {};
  for (const [name, arg] of Object.entries(args)) {
    plain[name] = typeof arg === "object" ? OPEN + name + CLOSE : arg;
  }
  const errors = /** @type {Error[]} */ ([]);
  const text = bundle.formatPattern(message.value, plain, errors);
  if (errors.length) throw errors[0];
  return text
    .split(new RegExp(`${OPEN}|${CLOSE}`))
    .map((piece, at) => (at % 2 ? /** @type {Term} */ (args[piece]) : piece))
    .filter((part) => part !== "");
}

/**
 * A message as plain text.
 * @param {string} id
 * @param {Args} [args]
 */
export function words(id, args) {
  return wordParts(id, args)
    .map((part) => (typeof part === "string" ? part : part.text))
    .join("");
}

/**
 * The name of something that an example may define itself: its message where there is one, else
 * the name as it stands.
 * @param {string} prefix such as "dimension"
 * @param {string} name such as "animal"
 */
export function nameOf(prefix, name) {
  const id = `${prefix}-${name}`;
  return /^[a-z-]+$/.test(name) && bundle.hasMessage(id) ? words(id) : name;
}

/**
 * The name of a field as ids of messages spell it: "queryProjection" is "query-projection".
 * @param {string} name
 */
export const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The longest text from outside that a message repeats. */
const LONGEST = 40;

/**
 * What somebody else wrote, as a message repeats it: the beginning of what is long.
 * @param {unknown} text
 * @returns {string}
 */
export function shortened(text) {
  const whole = String(text);
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}\u2026` : whole;
}
