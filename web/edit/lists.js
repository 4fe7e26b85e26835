// Changes to one list, each of which gives a new one.

/** @type {<T>(list: T[], at: number, one: T) => T[]} */
export const replaced = (list, at, one) => list.map((other, place) => (place === at ? one : other));

/** @type {<T>(list: T[], at: number) => T[]} */
export const without = (list, at) => list.filter((_, place) => place !== at);

/**
 * The list with one entry elsewhere; the same list where it would leave it.
 * @type {<T>(list: T[], at: number, by: number) => T[]}
 */
export function moved(list, at, by) {
  const to = at + by;
  if (by === 0 || to < 0 || to >= list.length) return list;
  const rest = without(list, at);
  return [...rest.slice(0, to), list[at], ...rest.slice(to)];
}

/**
 * The list at another length: cut at its end, or with new entries there.
 * @type {<T>(list: T[], length: number, blank: (at: number) => T) => T[]}
 */
export function resized(list, length, blank) {
  if (list.length === length) return list;
  return Array.from({ length }, (_, at) => (at < list.length ? list[at] : blank(at)));
}

/**
 * The same change to each of several equal parts of a list.
 * @type {<T>(list: T[], parts: number, change: (part: T[]) => T[]) => T[]}
 */
export function inParts(list, parts, change) {
  const length = list.length / parts;
  return Array.from({ length: parts }, (_, part) =>
    change(list.slice(part * length, (part + 1) * length)),
  ).flat();
}
