// Pointing at a number of the picture, by the keyboard too.

/** @typedef {import("./derivation.js").Asked} Asked */

/** The elements that stand for a number: those that print it, and squares that show its size. */
export const NUMBERS = ":is([data-field], [data-of])";

/**
 * The number that an element stands for.
 * @param {Element} number with `data-field` or `data-of`, and `data-index`
 * @returns {Asked}
 */
export function askedIn(number) {
  const index = number.getAttribute("data-index") ?? "";
  return {
    field: number.getAttribute("data-field") ?? number.getAttribute("data-of") ?? "",
    index: index === "" ? [] : index.split(",").map(Number),
  };
}

/** @type {Record<string, [number, number]>} */
const DIRECTIONS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Enter on the picture goes to its numbers; arrows go to the next one that way; Enter asks it;
 * Escape goes back to the picture.
 * @param {KeyboardEvent} event
 * @param {(asked: Asked) => void} ask
 * @returns {boolean} whether the key was used
 */
export function walkNumbers(event, ask) {
  const target = /** @type {Element} */ (event.composedPath()[0]);
  const picture = target.closest?.(".picture");
  if (!picture || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
  const onNumber = target.matches(NUMBERS);
  /** @type {Element | null | undefined} */
  let next;
  if (event.key === "Enter" && onNumber) ask(askedIn(target));
  else if (event.key === "Enter") next = picture.querySelector(NUMBERS);
  else if (event.key === "Escape" && onNumber) next = picture;
  else if (DIRECTIONS[event.key] && onNumber) {
    next = nearest(target, [...picture.querySelectorAll(NUMBERS)], DIRECTIONS[event.key]);
  } else return false;
  event.preventDefault();
  if (next) /** @type {HTMLElement} */ (next).focus();
  return true;
}

/**
 * The nearest element in a direction: what lies aside counts three times.
 * @type {(from: Element, all: Element[], direction: [number, number]) => Element | undefined}
 */
function nearest(from, all, [x, y]) {
  const middle = (/** @type {Element} */ element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  };
  const start = middle(from);
  /** @type {{element: Element, far: number}[]} */
  const ahead = [];
  for (const element of all) {
    const end = middle(element);
    const along = (end.x - start.x) * x + (end.y - start.y) * y;
    const aside = Math.abs((end.x - start.x) * y) + Math.abs((end.y - start.y) * x);
    if (along > 2) ahead.push({ element, far: along + 3 * aside });
  }
  return ahead.sort((one, other) => one.far - other.far)[0]?.element;
}
