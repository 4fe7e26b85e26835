// Loads a module of the page in Node, with its words and examples bundled in as in the site.

import { build } from "esbuild";
import { fileURLToPath } from "node:url";
import { validatorPlugin } from "../../scripts/validator.mjs";

const web = fileURLToPath(new URL("../../web/", import.meta.url));

/** Lit's templates for where there is no document; elements are for the browser's tests. */
const lit = fileURLToPath(new URL("../../node_modules/lit-html/node/", import.meta.url));

/**
 * @param {string} code a module, whose imports are relative to web/
 * @returns {Promise<any>} what it exports
 */
export async function load(code) {
  const result = await build({
    stdin: { contents: code, resolveDir: web },
    bundle: true,
    alias: { lit: `${lit}lit-html.js`, "lit/directives": `${lit}directives` },
    write: false,
    format: "esm",
    loader: { ".ftl": "text" },
    // What is loaded in the page when it is first asked for.
    external: ["*/core/attention-files.js"],
    plugins: [validatorPlugin],
  });
  const text = Buffer.from(result.outputFiles[0].contents).toString("base64");
  return import(`data:text/javascript;base64,${text}`);
}
