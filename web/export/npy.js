// A matrix as NumPy's file.

/**
 * Float64, in rows; a hidden key is -inf. The writer is loaded when it is first asked for.
 * @param {import("./matrices.js").NamedMatrix} matrix
 * @returns {Promise<Uint8Array>}
 */
export async function npy({ numbers }) {
  const { loadFiles } = await import("../core/attention-files.js");
  const { writeNpy } = await loadFiles();
  const shape = [numbers.length, numbers[0].length];
  return writeNpy({ shape, data: Float64Array.from(numbers.flat()) });
}
