// The types of the headless API of the readers of files.
//
// Names that a model's file is expected to have, so that its attention can be shown:
//   q, k, v        queries (Nq, Dk), keys (Nk, Dk), values (Nk, Dv), or with heads first, (H, N, D),
//                  or with batch or layer first, (B, H, N, D)
//   attn           optional: the model's own weights, (Nq, Nk) with the same axes before
//   tokens         optional: texts (N); or query_tokens (Nq) and key_tokens (Nk)
// Tokens may also stand in the entry tokens.json of a .npz, or in the metadata "tokens" of
// .safetensors as JSON: a list of texts, or {"queries": [...], "keys": [...]}.

import type { NumberList } from "./attention-core.js";

export { AttentionError } from "./attention-core.js";
export type { ErrorCode } from "./attention-core.js";

/** How the file stores a number; all are given as doubles, whole numbers beyond 2^53 rounded. */
export type NumberType =
  | "bool"
  | "int8"
  | "int16"
  | "int32"
  | "int64"
  | "uint8"
  | "uint16"
  | "uint32"
  | "uint64"
  | "float16"
  | "bfloat16"
  | "float32"
  | "float64";

/** Numbers in row-major (C) order, whatever order the file has. They may be NaN or infinite. */
export interface NumberArray {
  name: string;
  type: NumberType;
  /** At most 8 axes; [] = a single number. */
  shape: number[];
  data: Float64Array;
}

/** Texts in row-major order. */
export interface TextArray {
  name: string;
  type: "text";
  shape: number[];
  texts: string[];
}

/** The words that rows stand for; where the file has one list, both are the same. */
export interface Tokens {
  queries: string[];
  keys: string[];
}

/** What a file holds. */
export interface ArrayFile {
  format: "npy" | "npz" | "safetensors";
  /**
   * At least one. That of a .npy file has the file's name without folder and ".npy"; the others
   * have names of their own, all different.
   */
  arrays: (NumberArray | TextArray)[];
  /** From tokens.json or the metadata, else from the arrays of texts named above. */
  tokens: Tokens | null;
  /** What a .safetensors file has in `__metadata__`; else empty. */
  metadata: Record<string, string>;
}

/** The loaded readers. Frozen; they hold no state that a call could change. */
export interface Files {
  /**
   * Reads a .npy, .npz or .safetensors file, known by its first bytes. At most 256 MB, and as much
   * of numbers (8 bytes each).
   *
   * `name`, that of the file, is used in messages. An error's `field` is the array's name, or
   * `name` ("file" where none is given).
   *
   * @throws {AttentionError} "wrong_format" where the bytes are none of these or are damaged or cut
   * off; "unsupported" for what is not read (Python objects, encryption, other element types);
   * "too_large"; "missing" where there is no array; "conflict" where two have one name;
   * "wrong_type" for tokens that are no texts, and for bytes that are no Uint8Array.
   */
  readonly readArrays: (bytes: Uint8Array, name?: string) => ArrayFile;
  /**
   * The bytes of a .npy file: version 1.0, little-endian float64, C order.
   *
   * @throws {AttentionError} where shape and data do not fit together.
   */
  readonly writeNpy: (array: { shape: readonly number[]; data: NumberList }) => Uint8Array;
}

export interface LoadOptions {
  /** The bytes of attention-files.wasm; by default the file beside this module is read. */
  wasmBinary?: ArrayBuffer | Uint8Array;
}

/**
 * Loads the readers, in a browser or in Node 18 and later. Calls share one module: the first call's
 * options count. After a failed load the next call tries again.
 *
 * @throws {AttentionError} "missing" where attention-files.wasm cannot be read; "wrong_type" with
 * the field "wasmBinary" where its bytes are none, or cannot be started here.
 */
export function loadFiles(options?: LoadOptions): Promise<Files>;
