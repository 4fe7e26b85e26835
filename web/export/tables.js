// An input's tables as nested lists, whichever way they were given.

/**
 * @param {any} table rows, rows by head, or {shape, data}; of numbers or truth values
 * @returns {any[]} nested arrays
 */
export function nested(table) {
  if ("shape" in table) return unflattened([...table.data], table.shape);
  return Array.from(table, (part) => (isList(part) ? nested(part) : part));
}

/** @param {unknown} part */
const isList = (part) => Array.isArray(part) || ArrayBuffer.isView(part);

/** @type {(data: any[], shape: number[]) => any[]} */
function unflattened(data, [size, ...rest]) {
  if (rest.length === 0) return data;
  const length = data.length / size;
  return Array.from({ length: size }, (_, at) =>
    unflattened(data.slice(at * length, (at + 1) * length), rest),
  );
}
