// Hands a file to the browser to save.

/** How long what is saved stays, in milliseconds: a download takes its time. */
const STAYS = 60_000;

/**
 * A frame without that permission does nothing, and says nothing.
 * @param {Blob} blob
 * @param {string} name
 */
export function save(blob, name) {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), STAYS);
}
