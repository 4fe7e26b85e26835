// Serves a folder over HTTP; run as `node scripts/serve.mjs [PORT]` it serves build/site.

import { realpathSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import sirv from "sirv";

/**
 * @typedef {object} ServerOptions
 * @property {string} root Folder to serve.
 * @property {number} [port] 0, the default, takes any free port.
 * @property {string} [host]
 * @property {string} [basePath] Path that the folder is served under, such as "/course/week-3/".
 * @property {Record<string, string>} [headers] Added to every answer.
 * @property {Record<string, string>} [mimeTypes] Content types by file ending, such as
 *   `{ ".wasm": "text/plain" }`, instead of the right ones.
 */

/**
 * Serves a folder. Fails with the error of `listen`, such as EADDRINUSE.
 * @param {ServerOptions} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startServer({
  root,
  port = 0,
  host = "127.0.0.1",
  basePath = "/",
  headers = {},
  mimeTypes = {},
}) {
  const files = sirv(root, {
    dev: true, // reads the disk on each request, so a new build is served at once
    etag: true,
    setHeaders(response, path) {
      for (const [ending, type] of Object.entries(mimeTypes)) {
        if (path.endsWith(ending)) response.setHeader("Content-Type", type);
      }
    },
  });

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const notFound = () => {
      response.statusCode = 404;
      response.end("Not found");
    };
    if (!request.url?.startsWith(basePath)) return notFound();
    request.url = request.url.slice(basePath.length - 1);
    files(request, response, notFound);
  });

  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(undefined));
  });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://${host}:${address.port}${basePath}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections?.(); // from Node 18.2
      }),
  };
}

if (import.meta.url === pathToFileURL(realpathSync(process.argv[1] ?? "")).href) {
  const root = join(dirname(fileURLToPath(import.meta.url)), "../build/site");
  const port = Number(process.argv[2] ?? 8080);
  try {
    const { url } = await startServer({ root, port });
    console.log(`Attention Playground is at ${url} (Ctrl+C stops it)`);
  } catch (error) {
    const busy = /** @type {NodeJS.ErrnoException} */ (error).code === "EADDRINUSE";
    console.error(busy ? `Port ${port} is in use; choose another with --port N` : `${error}`);
    process.exitCode = 1;
  }
}
