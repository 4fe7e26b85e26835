// The ONNX vectors through the headless API, where the shared folder is there.
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { runVector, vectorFiles } from "../conformance/vectors.mjs";
import { core } from "./core.mjs";

const folder = fileURLToPath(
  new URL("../../../shared/conformance/onnx-attention", import.meta.url),
);
const skip = !existsSync(folder) && `${folder} is not there`;

test("the ONNX vectors", { skip }, async (t) => {
  const files = await vectorFiles(folder);
  assert.ok(files.length >= 51, `only ${files.length} vectors in ${folder}`);
  for (const file of files) {
    await t.test(file, async () => assert.equal(await runVector(core, folder, file), null));
  }
});
