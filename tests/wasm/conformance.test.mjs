// The ONNX vectors through the headless API, where the shared folder is there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { runVector, vectorFiles } from "../conformance/vectors.mjs";
import { core } from "./core.mjs";

const folder = fileURLToPath(
  new URL("../../../shared/conformance/onnx-attention", import.meta.url),
);
const files = await vectorFiles(folder);

test("the ONNX vectors", { skip: files.length === 0 && `no vectors in ${folder}` }, async (t) => {
  for (const file of files) {
    await t.test(file, async () => assert.equal(await runVector(core, folder, file), null));
  }
});
