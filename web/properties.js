// The one table of the state's properties: what each is at first, and who reads and writes it.

/**
 * @typedef {object} Property
 * @property {unknown} [first] what it is when an example is first seen, where the example does not say
 * @property {boolean} [isMade] whether a reader makes it, so that undo brings it back
 * @property {boolean} [isKept] whether links and files hold it, beside the example
 */

/** @type {Record<string, Property>} */
export const PROPERTIES = {
  example: { isMade: true },
  pinned: { first: null, isMade: true, isKept: true },
  target: { first: null, isMade: true, isKept: true },
  orientation: { first: "rows", isMade: true, isKept: true },
  view: { first: "three-stages", isKept: true },
  selection: { first: { head: 0, query: 0 }, isKept: true },
  moment: { first: 0, isKept: true },
  until: { first: null },
  speed: { first: 1, isKept: true },
};

/** @type {(is: "isMade" | "isKept") => string[]} */
export const propertiesThat = (is) =>
  Object.keys(PROPERTIES).filter((name) => PROPERTIES[name][is] === true);

/** What every property is at first that has such a value. */
export const firstValues = () =>
  Object.fromEntries(
    Object.entries(PROPERTIES)
      .filter(([, property]) => "first" in property)
      .map(([name, { first }]) => [name, first]),
  );
