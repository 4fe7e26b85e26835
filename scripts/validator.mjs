// Compiles the schema of examples into a module, so that the page makes no code at run time.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";

export const SCHEMA = fileURLToPath(new URL("../web/schema/scenario.schema.json", import.meta.url));

/** @returns {Promise<string>} a module whose default export is ajv's function of this schema */
async function validatorCode() {
  const ajv = new Ajv({
    code: { source: true, esm: true },
    messages: false, // the page says what is wrong in its own words
    strict: true,
    strictTypes: false, // what is a $ref has its type there
    strictTuples: false, // an `if` looks at the first entry only
    strictRequired: false, // properties are named beside the `if`, not in it
    unicode: false, // lengths in UTF-16 units need no helper
    logger: false, // which would call that option old
  });
  ajv.addVocabulary(["units"]);
  const validate = ajv.compile(JSON.parse(await readFile(SCHEMA, "utf8")));
  return standalone(ajv, validate);
}

/**
 * Lets the bundle import the compiled validator as "scenario-validator".
 * @type {import("esbuild").Plugin}
 */
export const validatorPlugin = {
  name: "scenario-validator",
  setup(build) {
    build.onResolve({ filter: /^scenario-validator$/ }, ({ path }) => ({
      path,
      namespace: "validator",
    }));
    build.onLoad({ filter: /.*/, namespace: "validator" }, async () => ({
      contents: await validatorCode(),
      resolveDir: fileURLToPath(new URL("..", import.meta.url)),
      watchFiles: [SCHEMA],
    }));
  },
};
