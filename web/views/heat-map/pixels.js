// Weights as pixels: one pixel a cell, from paper to ink.

/** Red, green and blue, 0 to 255. @typedef {[number, number, number]} Colour */

/**
 * @param {ArrayLike<number>} weights (Nq, Nk)
 * @param {{queries: number, keys: number}} counts
 * @param {boolean} isTurned whether queries are the columns
 * @param {{paper: Colour, ink: Colour, most: number}} look most = the weight that is all ink
 * @returns {Uint8ClampedArray<ArrayBuffer>} RGBA, row by row
 */
export function pixelsOf(weights, { queries, keys }, isTurned, { paper, ink, most }) {
  const pixels = new Uint8ClampedArray(queries * keys * 4);
  for (let query = 0; query < queries; query += 1) {
    for (let key = 0; key < keys; key += 1) {
      const share = weights[query * keys + key] / most;
      const at = 4 * (isTurned ? key * queries + query : query * keys + key);
      for (let part = 0; part < 3; part += 1) {
        pixels[at + part] = paper[part] + share * (ink[part] - paper[part]);
      }
      pixels[at + 3] = 255;
    }
  }
  return pixels;
}

/**
 * A colour as a computed style writes it, such as "rgb(28, 28, 30)".
 * @param {string} text
 * @returns {Colour}
 */
export function colourOf(text) {
  const [red, green, blue] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

/**
 * The two colours of an element, in which its weights are painted: `background-color` is paper,
 * `color` is ink; so forced colours and dark pages need no rule of their own.
 * @param {Element} element
 */
export function coloursOf(element) {
  const { backgroundColor, color } = getComputedStyle(element);
  return { paper: colourOf(backgroundColor), ink: colourOf(color) };
}

/**
 * Fills a canvas with weights, one pixel a cell.
 * @param {HTMLCanvasElement} canvas
 * @param {ArrayLike<number>} weights (Nq, Nk)
 * @param {{queries: number, keys: number}} counts
 * @param {boolean} isTurned
 * @param {{paper: Colour, ink: Colour, most: number}} look
 */
export function fillCanvas(canvas, weights, counts, isTurned, look) {
  canvas.width = isTurned ? counts.queries : counts.keys;
  canvas.height = isTurned ? counts.keys : counts.queries;
  const image = new ImageData(pixelsOf(weights, counts, isTurned, look), canvas.width);
  canvas.getContext("2d")?.putImageData(image, 0, 0);
}
