// Runs every ONNX vector of a folder through the built headless API.
// Usage: node tests/conformance/conformance.mjs DIR
import { runVector, vectorFiles } from "./vectors.mjs";

const folder = process.argv[2];
if (process.argv.length !== 3) {
  console.error("usage: node tests/conformance/conformance.mjs DIR");
  process.exit(2);
}

const files = await vectorFiles(folder);
if (files.length === 0) {
  console.error(`conformance: no .json file in '${folder}'`);
  process.exit(1);
}

const { loadCore } = await import("../../build/site/attention-core.js").catch((error) => {
  console.error(`conformance: build/site/ is not built (scripts/build): ${error.message}`);
  process.exit(1);
});
const core = await loadCore();

let failed = 0;
for (const file of files) {
  const wrong = await runVector(core, folder, file);
  if (wrong) {
    failed += 1;
    console.log(`FAILED ${file}: ${wrong}`);
  }
}
console.log(`${files.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
