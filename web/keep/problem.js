// What is wrong with something that a reader opens, in the page's words.

import { shortened, words } from "../words.js";

/** Thrown for what cannot be opened; its message is for the reader. */
export class Problem extends Error {}

/** @typedef {{instancePath: string, keyword: string, params: Record<string, any>}} SchemaError */

/**
 * The place in a file as a program would spell it: "input.keys[2]".
 * @param {string} pointer JSON pointer, such as "/input/keys/2"
 */
export function placeOf(pointer) {
  const names = pointer
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  return names
    .map((name, at) => (/^\d+$/.test(name) ? `[${name}]` : at ? `.${name}` : name))
    .join("");
}

/**
 * What a schema says against a file, in words.
 * @param {SchemaError} error
 * @returns {string}
 */
export function schemaWords({ instancePath, keyword, params }) {
  const place = shortened(placeOf(instancePath)) || words("keep-file");
  switch (keyword) {
    case "additionalProperties":
      return words("keep-unknown-property", {
        place,
        name: shortened(params.additionalProperty),
      });
    case "required":
      return words("keep-missing-property", { place, name: params.missingProperty });
    case "type":
      return words("keep-wrong-type", {
        place,
        expected: expectedWords(instancePath, params.type),
      });
    case "enum":
      return words("keep-not-one-of", { place, names: params.allowedValues.join(", ") });
    case "const":
      return words("keep-not-one-of", { place, names: String(params.allowedValue) });
    case "minItems":
    case "minLength":
      return words("keep-empty", { place });
    case "maxItems":
    case "maxProperties":
      return words("keep-too-many", { place, limit: params.limit });
    case "maxLength":
      return words("keep-too-long", { place, limit: params.limit });
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
      return words("keep-out-of-range", { place, limit: `${params.comparison} ${params.limit}` });
    default:
      return words("keep-not-understood", { place });
  }
}

/** @type {(pointer: string, type: string) => string} */
function expectedWords(pointer, type) {
  if (type === "number" || type === "integer") return words("keep-type-number");
  if (type === "string") return words("keep-type-text");
  if (type === "boolean") return words("keep-type-switch");
  if (type === "object") return words("keep-type-object");
  if (/\/(tokens|dimensions|stages)\//.test(`${pointer}/`)) return words("keep-type-names");
  const isRow = /\/\d+$/.test(pointer) || /\/(vocabulary|quote)\//.test(pointer);
  return words(isRow ? "keep-type-numbers" : "keep-type-table");
}
