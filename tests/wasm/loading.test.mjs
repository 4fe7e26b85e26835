// How the headless API loads: bytes, failures, sharing, and a strict content security policy.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import * as esbuild from "esbuild";
import { core, loadCore, smallest } from "./core.mjs";

const site = fileURLToPath(new URL("../../build/site/", import.meta.url));

/** Hands a copy of the built files, without the WebAssembly file, to `use`. */
async function withBareCopy(use) {
  const folder = await mkdtemp(join(tmpdir(), "attention-"));
  try {
    await cp(site, folder, { recursive: true });
    await rm(join(folder, "attention-core.wasm"));
    await use(folder, await import(pathToFileURL(join(folder, "attention-core.js"))));
  } finally {
    await rm(folder, { recursive: true });
  }
}

test("calls share one core", async () => {
  assert.equal(await loadCore(), core);
  assert.equal(loadCore(), loadCore());
});

test("a missing file is named, and loading can be tried again", async () => {
  await withBareCopy(async (folder, api) => {
    await assert.rejects(api.loadCore(), (error) => {
      assert.ok(error instanceof api.AttentionError);
      assert.deepEqual([error.code, error.field], ["missing", "attention-core.wasm"]);
      assert.match(error.message, /^attention-core\.wasm is missing: file:/);
      return true;
    });
    await cp(join(site, "attention-core.wasm"), join(folder, "attention-core.wasm"));
    const loaded = await api.loadCore();
    assert.deepEqual([...loaded.trace(smallest()).weights.data], [1]);
  });
});

test("bytes that are handed in are used, and judged", async () => {
  await withBareCopy(async (folder, api) => {
    const refused = { name: "AttentionError", code: "wrong_type", field: "wasmBinary" };
    await assert.rejects(api.loadCore({ wasmBinary: "no" }), refused);
    await assert.rejects(api.loadCore({ wasmBinary: Uint8Array.of(1, 2, 3) }), refused);
    const { buffer, byteOffset, length } = await readFile(join(site, "attention-core.wasm"));
    const wasmBinary = buffer.slice(byteOffset, byteOffset + length);
    const loaded = await api.loadCore({ wasmBinary });
    assert.deepEqual([...loaded.trace(smallest()).weights.data], [1]);
  });
});

/** wasm-bytes.js as it is where a page from that address runs. */
async function wasmBytesFrom(address) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [fileURLToPath(new URL("../../web/core/wasm-bytes.js", import.meta.url))],
    bundle: true,
    define: { "import.meta.url": JSON.stringify(address) },
    external: ["node:*"],
    format: "esm",
    write: false,
  });
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}

test("over HTTP any MIME type will do, and what fails is named", async () => {
  const server = createServer((request, response) => {
    const found = request.url === "/there/attention-core.wasm";
    response.writeHead(found ? 200 : 404, { "content-type": "text/plain" }).end("bytes");
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  const there = await wasmBytesFrom(`${origin}/there/attention-core.js`);
  assert.equal(Buffer.from(await there.wasmBytes("attention-core.wasm")).toString(), "bytes");

  const absent = await wasmBytesFrom(`${origin}/absent/attention-core.js`);
  const refused = { name: "AttentionError", code: "missing", field: "attention-core.wasm" };
  const message = /absent\/attention-core\.wasm could not be read \(the server answered 404\)/;
  await assert.rejects(absent.wasmBytes("attention-core.wasm"), { ...refused, message });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await assert.rejects(there.wasmBytes("attention-core.wasm"), refused);
});

test("a program that runs and ends needs no more than the folder", async () => {
  const program = `
    import { loadCore } from ${JSON.stringify(pathToFileURL(join(site, "attention-core.js")))};
    const core = await loadCore();
    console.log(core.trace({ queries: [[1]], keys: [[1]], values: [[2]] }).output.data[0]);`;
  const args = ["--disallow-code-generation-from-strings", "--input-type=module", "-e", program];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
  assert.deepEqual([stdout, stderr], ["2\n", ""]);
});

test("no file of the bundle makes code from text", async () => {
  for (const name of (await readdir(site)).filter((file) => file.endsWith(".js"))) {
    const source = await readFile(join(site, name), "utf8");
    assert.doesNotMatch(source, /\bnew Function\b|\beval\s*\(|[^\w.$]Function\s*\(/, name);
  }
});
