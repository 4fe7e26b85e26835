// The link of a state: `s1.` and, in base64url (RFC 4648), a checksum of 4 bytes and the state's
// JSON, compressed (RFC 1951) against a dictionary.

import { deflateSync, inflateSync } from "fflate";
import { omitted } from "../edit/tables.js";
import { words } from "../words.js";
import { DICTIONARY_1 } from "./dictionary-1.js";
import { Problem } from "./problem.js";

/** @typedef {import("./document.js").Document} Document */

/** The longest link that is read, in characters. */
const LONGEST = 65536;

/** The longest text that a link may unpack to, in bytes; what a link is made for has a few thousand. */
const MOST_BYTES = 1 << 18;

/** Bytes of the checksum. */
const CHECK = 4;

const dictionary = new TextEncoder().encode(DICTIONARY_1);

/**
 * @param {Document} document
 * @returns {string} what stands after '#'
 */
export function linkOf(document) {
  const held = omitted(document, "$schema", "version");
  const json = new TextEncoder().encode(JSON.stringify(held));
  const packed = deflateSync(json, { level: 9, dictionary });
  const bytes = new Uint8Array(CHECK + packed.length);
  new DataView(bytes.buffer).setUint32(0, checksum(json));
  bytes.set(packed, CHECK);
  return `s1.${base64url(bytes)}`;
}

/**
 * @param {string} link what stands after '#'
 * @returns {unknown} the document that it holds, not yet validated
 * @throws {Problem}
 */
export function readLink(link) {
  const [, version, text] = /^s(\d{1,9})\.(.*)$/s.exec(link) ?? [];
  if (version === undefined) throw new Problem(words("keep-damaged-link"));
  if (version !== "1") throw new Problem(words("keep-newer"));
  if (link.length > LONGEST) throw new Problem(words("keep-too-large-link"));
  const json = unpacked(bytesOf(text));
  try {
    return { version: 1, .../** @type {object} */ (JSON.parse(json)) };
  } catch {
    throw new Problem(words("keep-damaged-link"));
  }
}

/** @param {Uint8Array | null} bytes */
function unpacked(bytes) {
  if (!bytes || bytes.length <= CHECK) throw new Problem(words("keep-damaged-link"));
  let json;
  try {
    // One byte more than may be: what does not fit is cut off, whatever the link says of itself.
    const out = new Uint8Array(MOST_BYTES + 1);
    json = inflateSync(bytes.subarray(CHECK), { out, dictionary });
  } catch {
    throw new Problem(words("keep-damaged-link"));
  }
  if (json.length > MOST_BYTES) throw new Problem(words("keep-too-large-link"));
  const wanted = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  if (checksum(json) !== wanted) throw new Problem(words("keep-damaged-link"));
  return new TextDecoder().decode(json);
}

/**
 * FNV-1a of 32 bits (Fowler, Noll and Vo): tells a link that was cut or mistyped from a whole one.
 * @param {Uint8Array} bytes
 */
function checksum(bytes) {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** @param {Uint8Array} bytes */
const base64url = (bytes) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** @param {string} text @returns {Uint8Array | null} null where it is no base64url */
function bytesOf(text) {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return null;
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
