// An SVG as a PNG.

/** Pixels of the PNG for one of the SVG. */
const SCALE = 2;

/** The longest side, in pixels, that every browser's canvas has. */
const LONGEST = 8192;

/**
 * At twice the size; a picture too large for a canvas at a size that fits.
 * @param {{text: string, width: number, height: number}} picture as svg.js writes it
 * @returns {Promise<Blob>}
 * @throws {Error} where the page's policy forbids images from data, or memory is used up
 */
export async function pngBlob({ text, width, height }) {
  const image = new Image(width, height);
  // An image from data taints no canvas, also where the page has no origin: file:, a sandbox.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const scale = Math.min(SCALE, LONGEST / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no memory left")))),
  );
}
