// What part of a map is seen: pure functions, in cells.

/**
 * The part of a map that is seen: `zoom` 1 = the whole, 2 = half of the rows and of the columns;
 * `x` and `y` = the first column and row that are seen, not always whole.
 * @typedef {{zoom: number, x: number, y: number}} Window
 */

/** @typedef {{rows: number, columns: number}} Size of a map, in cells */

/** A place in the window's box: 0 = left or top, 1 = right or bottom. @typedef {{x: number, y: number}} Place */

/** @type {Window} */
export const ALL = { zoom: 1, x: 0, y: 0 };

/**
 * @param {number} least
 * @param {number} number
 * @param {number} most
 */
export const clamp = (least, number, most) => Math.min(most, Math.max(least, number));

/**
 * A window that does not look beyond the map.
 * @type {(window: Window, size: Size) => Window}
 */
const within = ({ zoom, x, y }, { rows, columns }) => ({
  zoom,
  x: clamp(0, x, columns - columns / zoom),
  y: clamp(0, y, rows - rows / zoom),
});

/**
 * Zooms in or out; the place stays where it is.
 * @param {Window} window
 * @param {number} factor above 1 zooms in
 * @param {Place} place
 * @param {Size} size
 * @param {number} most the largest zoom
 * @returns {Window}
 */
export function zoomed(window, factor, place, size, most) {
  const zoom = clamp(1, window.zoom * factor, most);
  const gained = 1 / window.zoom - 1 / zoom;
  return within(
    {
      zoom,
      x: window.x + place.x * size.columns * gained,
      y: window.y + place.y * size.rows * gained,
    },
    size,
  );
}

/**
 * Moves the window by cells.
 * @type {(window: Window, x: number, y: number, size: Size) => Window}
 */
export const moved = (window, x, y, size) =>
  within({ ...window, x: window.x + x, y: window.y + y }, size);

/**
 * The cell at a place.
 * @param {Window} window
 * @param {Place} place
 * @param {Size} size
 */
export const cellAt = ({ zoom, x, y }, place, { rows, columns }) => ({
  row: clamp(0, Math.floor(y + (place.y * rows) / zoom), rows - 1),
  column: clamp(0, Math.floor(x + (place.x * columns) / zoom), columns - 1),
});

/**
 * The window moved, as little as can be, so that a cell is seen.
 * @param {Window} window
 * @param {{row: number, column: number}} cell
 * @param {Size} size
 */
export function showing(window, { row, column }, size) {
  const { zoom, x, y } = window;
  return within(
    {
      zoom,
      x: clamp(column + 1 - size.columns / zoom, x, column),
      y: clamp(row + 1 - size.rows / zoom, y, row),
    },
    size,
  );
}

/**
 * The whole cells, or parts of them, that are seen along one axis.
 * @param {number} start first place, in cells
 * @param {number} length of what is seen
 * @param {number} count of cells
 */
export function seenCells(start, length, count) {
  const first = Math.floor(start);
  return { first, last: Math.min(count, Math.ceil(start + length)) - 1 };
}
