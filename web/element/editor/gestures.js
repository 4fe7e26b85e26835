// What a key, a pointer and the clipboard do in the cells of a table and at the handles of tokens.

import { numbersOf } from "../../edit/tables.js";
import { words } from "../../words.js";
import { blockOf, stepped } from "../number-text.js";
import { takeText } from "./field.js";

/** @typedef {import("../attention-editor.js").AttentionEditor} Editor */
/** @typedef {import("../../edit.js").Edit} Edit */

/** How far the pointer goes, in pixels, for one step of a number. */
const PIXELS_A_STEP = 4;

/**
 * The cell that an event is about; null where it is about none.
 * @param {Editor} editor
 * @param {Event} event
 */
function cellOf(editor, event) {
  const input = /** @type {HTMLInputElement} */ (event.target);
  const place = input.dataset?.place;
  if (!place) return null;
  const [field, head, row, column] = place.split(" ");
  const present = editor.tables.find(
    (table) => table.field === field && (table.head ?? 0) === Number(head),
  );
  if (!present) return null;
  const cell = { table: present, row: Number(row), column: Number(column) };
  if (!Number.isInteger(cell.row + cell.column)) return null; // a name
  return {
    ...cell,
    input,
    place,
    number: numbersOf(editor.example, present)[cell.row][cell.column],
    /** @param {number} to @returns {Edit} */
    edit: (to) => ({ type: "set-numbers", ...cell, numbers: [[to]] }),
  };
}

/**
 * The place of the field that an event is about, where that is still closed.
 * @param {Event} event
 */
const closedPlace = ({ target }) =>
  /** @type {HTMLElement | null} */ (
    /** @type {Element} */ (target).closest?.("button[data-place]") ?? null
  )?.dataset.place;

/** @type {(editor: Editor, event: Event) => void} */
export function onFocus(editor, event) {
  editor.beginTyping();
  onClick(editor, event);
}

/** @type {(editor: Editor, event: Event) => void} */
export function onClick(editor, event) {
  const place = closedPlace(event);
  if (place) editor.open(place);
}

/** A field that got the focus as soon as it is pressed would open, and could not be dragged. */
export function onMouseDown(/** @type {Event} */ event) {
  if (closedPlace(event)) event.preventDefault();
}

/** @type {(editor: Editor, event: Event) => void} */
export function onInput(editor, event) {
  const cell = cellOf(editor, event);
  if (cell) takeText(editor, cell.place, cell.input.value, cell.edit);
}

/** @type {(editor: Editor, event: KeyboardEvent) => void} */
export function onKey(editor, event) {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (!by) return;
  const target = /** @type {HTMLElement} */ (event.target);
  const handle = target.closest("tr")?.querySelector("[data-handle]");
  if (handle && (target === handle || (event.altKey && target.matches(".name")))) {
    event.preventDefault();
    const [side, at] = tokenOf(handle);
    editor.sendFrom(target, { type: "move-token", side, at, by });
    return;
  }
  const cell = cellOf(editor, event);
  if (!cell) return;
  event.preventDefault();
  editor.forget(cell.place);
  editor.send(cell.edit(stepped(cell.number, -by, event)), `step ${editor.typingGesture}`);
}

/** @type {(handle: Element) => [side: "queries" | "keys", at: number]} */
function tokenOf(handle) {
  const [side, at] = (handle.getAttribute("data-handle") ?? "").split(" ");
  return [/** @type {"keys"} */ (side), Number(at)];
}

/** @type {(editor: Editor, event: PointerEvent) => void} */
export function onPointerDown(editor, event) {
  if (event.button !== 0) return;
  const handle = /** @type {HTMLElement} */ (event.target).closest?.("[data-handle]");
  if (handle) dragToken(editor, /** @type {HTMLElement} */ (handle), event);
  else dragNumber(editor, event);
}

/**
 * A drag along a cell that does not have the focus changes its number.
 * @type {(editor: Editor, event: PointerEvent) => void}
 */
function dragNumber(editor, event) {
  const cell = cellOf(editor, event);
  if (!cell || editor.shadowRoot?.activeElement === cell.input) return;
  const gesture = editor.newGesture("drag");
  let isDragging = false;
  editor.follow(cell.input, event, (now) => {
    const steps = Math.round((now.clientX - event.clientX) / PIXELS_A_STEP);
    if (steps === 0 && !isDragging) return;
    isDragging = true;
    editor.forget(cell.place);
    editor.send(cell.edit(stepped(cell.number, steps, now)), gesture);
  });
}

/**
 * A drag of a token's handle takes it to the row under the pointer.
 * @type {(editor: Editor, handle: HTMLElement, event: PointerEvent) => void}
 */
function dragToken(editor, handle, event) {
  const [side, start] = tokenOf(handle);
  const table = handle.closest("table");
  const before = (handle.dataset.from ?? "").split(" ").slice(0, 2).join(" ");
  const gesture = editor.newGesture("move");
  let at = start;
  editor.drag(`${before} ${at}`);
  editor.follow(
    handle,
    event,
    (now) => {
      const row = /** @type {HTMLElement | null} */ (
        editor.elementAt(now)?.closest("tr[data-row]") ?? null
      );
      if (!row || row.closest("table") !== table || Number(row.dataset.row) === at) return;
      const to = Number(row.dataset.row);
      editor.send({ type: "move-token", side, at, by: to - at }, gesture);
      at = to;
      editor.drag(`${before} ${at}`);
    },
    () => editor.drag(null),
  );
}

/** @type {(editor: Editor, event: ClipboardEvent) => void} */
export function onPaste(editor, event) {
  const cell = cellOf(editor, event);
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (!cell || !/[\t\n;]|\d[, ] *[-+.\u2212\d]+[, ]/.test(text.trim())) return;
  event.preventDefault();
  const block = blockOf(text);
  if (block.numbers === null) {
    editor.say(words("editor-paste-wrong", { text: block.wrong }));
    return;
  }
  const { table, row, column, place } = cell;
  const size = () => {
    const rows = numbersOf(editor.store.state.example, table);
    return { rows: rows.length, columns: rows[0].length };
  };
  const before = size();
  editor.forget(place);
  const { numbers } = block;
  const refused = editor.send({ type: "paste-numbers", table, row, column, numbers });
  if (refused) {
    editor.say(refused);
    return;
  }
  const after = size();
  const lostRows = row + numbers.length - after.rows;
  const lostColumns = column + Math.max(...numbers.map((cells) => cells.length)) - after.columns;
  const lost = { rows: Math.max(0, lostRows), columns: Math.max(0, lostColumns) };
  const grown = { rows: after.rows - before.rows, columns: after.columns - before.columns };
  if (lost.rows || lost.columns) editor.say(words("editor-paste-cut", lost));
  else if (grown.rows || grown.columns) editor.say(words("editor-paste-grew", grown));
}
