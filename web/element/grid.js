// Moving among the cells of a grid by the arrow keys.

/** @type {Record<string, [number, number]>} */
const MOVES = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

/** @type {(at: number, length: number) => number} */
const within = (at, length) => Math.min(length - 1, Math.max(0, at));

/**
 * Arrow keys move among the cells, Home and End along a row, as in any grid.
 * @param {KeyboardEvent} event
 */
export function moveInGrid(event) {
  const move = MOVES[event.key];
  const cell = /** @type {HTMLElement} */ (event.target).closest("td");
  if (!move || !cell || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  const row = /** @type {HTMLTableRowElement} */ (cell.parentElement);
  const { rows } = /** @type {HTMLTableSectionElement} */ (row.parentElement);
  const cells = rows[within(row.sectionRowIndex + move[0], rows.length)].querySelectorAll("td");
  const at = [...row.querySelectorAll("td")].indexOf(cell);
  cells[within(at + move[1], cells.length)].querySelector("button")?.focus();
}
