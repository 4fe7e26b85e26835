// Types of the imports that the bundler resolves.

declare module "attention-glue" {
  /** Starts Emscripten's module from its bytes. */
  export default function createModule(options: {
    wasmBinary: ArrayBuffer | Uint8Array;
  }): Promise<any>;
}

declare module "attention-files-glue" {
  /** The same for the readers of files. */
  export default function createModule(options: {
    wasmBinary: ArrayBuffer | Uint8Array;
  }): Promise<any>;
}

declare module "attention-lesson-glue" {
  /** The same for what the lesson computes. */
  export default function createModule(options: {
    wasmBinary: ArrayBuffer | Uint8Array;
  }): Promise<any>;
}

declare module "*.wasm" {
  const bytes: Uint8Array;
  export default bytes;
}

declare module "*.ftl" {
  const text: string;
  export default text;
}

/** The schema of examples, compiled; see scripts/validator.mjs. */
declare module "scenario-validator" {
  const validate: {
    (data: unknown): boolean;
    errors: import("./keep/problem.js").SchemaError[];
  };
  export default validate;
}
