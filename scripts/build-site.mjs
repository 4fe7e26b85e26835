// Bundles web/ into build/site/ and into two pages of one file each: build/attention-playground.html
// and build/attention-lesson.html.

import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { SCHEMA, validatorPlugin } from "./validator.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const web = join(root, "web");
const site = join(root, "build/site");
const licenceTexts = join(root, "scripts/licences");

/** The headless API's modules, and where Emscripten left their halves. */
const glues = {
  "attention-core": join(root, "build/wasm/wasm/attention-glue"),
  "attention-files": join(root, "build/wasm/wasm/attention-files-glue"),
  "attention-lesson": join(root, "build/wasm/wasm/attention-lesson-glue"),
};

const ICON_LINK = /<link rel="icon" href="icon\.svg" ?\/?>/g;
const STYLE_LINK = /<link rel="stylesheet" href="style\.css" ?\/?>/g;
const MODULE_SCRIPT = /<script type="module" src="[a-z]+\.js"><\/script>/g;

/** What leads to the other page, which is not beside a single file. */
const OTHER_PAGE = /<a id="other-page"[^>]*><\/a>/g;

const common = /** @satisfies {esbuild.BuildOptions} */ ({
  absWorkingDir: root,
  alias: Object.fromEntries(
    Object.entries(glues).flatMap(([name, glue]) => [
      [basename(glue), `${glue}.mjs`],
      [`${name}.wasm`, `${glue}.wasm`],
    ]),
  ),
  banner: { js: "/*! Attention Playground, MIT licence; parts by others: see LICENSES.txt */" },
  bundle: true,
  external: ["node:*"],
  legalComments: "none",
  loader: { ".ftl": "text", ".wasm": "binary" },
  logLevel: "warning",
  metafile: true,
  minify: true,
  plugins: [validatorPlugin],
  target: "es2022",
  write: false,
});

/**
 * Where file:// forbids fetching, the WebAssembly bytes come with the script, in place of
 * web/core/wasm-bytes.js.
 * @param {string[]} names of the modules whose bytes a page needs
 * @returns {esbuild.Plugin}
 */
const inlineWasm = (names) => ({
  name: "inline-wasm",
  setup(build) {
    build.onLoad({ filter: /\/wasm-bytes\.js$/ }, () => ({
      contents: [
        ...names.map((name, at) => `import bytes${at} from "${name}.wasm";`),
        `const files = {${names.map((name, at) => `"${name}.wasm": bytes${at}`).join()}};`,
        "export const wasmBytes = async (file) => files[file];",
      ].join("\n"),
      resolveDir: web,
    }));
  },
});

/** The site's modules; what they share is in chunks beside them, so `import.meta.url` still fits. */
async function bundleSite() {
  return esbuild.build({
    ...common,
    entryPoints: {
      main: join(web, "main.js"),
      lesson: join(web, "lesson/main.js"),
      ...(existsSync(join(web, "embed.js")) && { embed: join(web, "embed.js") }),
      ...Object.fromEntries(Object.keys(glues).map((name) => [name, join(web, `core/${name}.js`)])),
    },
    chunkNames: "[name]-[hash]",
    format: "esm",
    outdir: site,
    splitting: true,
  });
}

/**
 * A page as one classic script, for its single file.
 * @param {string} entry
 * @param {string[]} modules of WebAssembly that it needs
 */
async function bundleScript(entry, modules) {
  const result = await esbuild.build({
    ...common,
    entryPoints: [join(web, entry)],
    define: { "import.meta.url": "document.baseURI" }, // a classic script has no other address
    format: "iife",
    outdir: site,
    plugins: [...common.plugins, inlineWasm(modules)],
  });
  return result.outputFiles[0].text;
}

/** The stylesheet, minified. */
async function bundleStyle() {
  const source = await readFile(join(web, "style.css"), "utf8");
  const result = await esbuild.transform(source, { loader: "css", minify: true });
  return result.code;
}

/**
 * A package's own licence file or, where it ships none, the text that its package.json names.
 * @param {string} folder
 */
async function readLicence(folder) {
  const own = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  if (own) return readFile(join(folder, own), "utf8");
  const { author, license } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const text = await readFile(join(licenceTexts, `${license}.txt`), "utf8");
  return `By ${author.name ?? author}\n\n${text}`;
}

/**
 * The licences of everything that ends up in the bundle.
 * @param {esbuild.Metafile} metafile
 */
async function collectLicences(metafile) {
  const packages = new Set();
  for (const input of Object.keys(metafile.inputs)) {
    const match = input.match(/node_modules\/((?:@[^/]+\/)?[^/]+)\//);
    if (match) packages.add(match[1]);
  }
  const parts = [
    `Attention Playground\n\n${await readFile(join(root, "LICENSE"), "utf8")}`,
    await readFile(join(licenceTexts, "compiled.txt"), "utf8"),
  ];
  for (const name of [...packages].sort()) {
    parts.push(`${name}\n\n${await readLicence(join(root, "node_modules", name))}`);
  }
  return parts.map((part) => part.trim()).join(`\n\n${"-".repeat(80)}\n\n`) + "\n";
}

/**
 * Replaces what `pattern` matches, which must be there exactly once.
 * @param {string} html
 * @param {RegExp} pattern
 * @param {string} replacement
 */
function replaceOnce(html, pattern, replacement) {
  const found = html.match(pattern)?.length ?? 0;
  if (found !== 1) throw new Error(`the page matches ${pattern} ${found} times, not once`);
  return html.replace(pattern, () => replacement);
}

/**
 * The whole page in one text that refers to no other file.
 * @param {string} html
 * @param {string} style
 * @param {string} script
 * @param {string} licences
 */
function makeSingleFile(html, style, script, licences) {
  // The HTML parser must not see the end of an element, or a comment, inside the script.
  const safeScript = script.replace(/<\/(?=script)/gi, "<\\/").replace(/<!--/g, "<\\!--");
  const safeLicences = licences.replace(/</g, "&lt;");
  const withoutIcon = html.replace(ICON_LINK, "").replace(OTHER_PAGE, "");
  const withStyle = replaceOnce(
    withoutIcon,
    STYLE_LINK,
    `<style>${style.replace(/<\//g, "<\\/")}</style>`,
  );
  const scripts =
    `<script type="text/plain" id="licences">\n${safeLicences}</script>\n` +
    // A classic script runs where it stands, so it waits for the page as a module script does.
    `<script>addEventListener("DOMContentLoaded",()=>{${safeScript}});</script>`;
  return replaceOnce(withStyle, MODULE_SCRIPT, scripts);
}

/**
 * Writes the files of a folder and removes what an earlier build left there.
 * @param {string} folder
 * @param {Map<string, string | Uint8Array>} files
 */
async function writeFolder(folder, files) {
  await mkdir(folder, { recursive: true });
  for (const [name, content] of files) await writeFile(join(folder, name), content);
  for (const name of await readdir(folder)) {
    if (!files.has(name)) await rm(join(folder, name), { recursive: true });
  }
}

/**
 * @param {string} name
 * @param {string | Uint8Array} content
 */
function printSize(name, content) {
  const raw = Buffer.byteLength(content);
  const gz = gzipSync(content).length;
  console.log(`${String(raw).padStart(9)} ${String(gz).padStart(9)}  ${name}`);
}

const [bundle, style] = await Promise.all([bundleSite(), bundleStyle()]);
const licences = await collectLicences(bundle.metafile);
const index = await readFile(join(web, "index.html"), "utf8");
const lesson = await readFile(join(web, "lesson/index.html"), "utf8");

/** @type {Map<string, string | Uint8Array>} */
const files = new Map();
files.set("index.html", index);
files.set("lesson.html", lesson);
for (const name of ["embed.html", "icon.svg"]) {
  if (existsSync(join(web, name))) files.set(name, await readFile(join(web, name)));
}
for (const file of bundle.outputFiles) files.set(basename(file.path), file.contents);
for (const [name, glue] of Object.entries(glues)) {
  files.set(`${name}.wasm`, await readFile(`${glue}.wasm`));
  files.set(`${name}.d.ts`, await readFile(join(web, `core/${name}.d.ts`)));
}
files.set(basename(SCHEMA), await readFile(SCHEMA));
files.set("style.css", style);
files.set("LICENSES.txt", licences);
// Node takes the folder as a package, whatever package it lies in.
files.set("package.json", JSON.stringify({ type: "module", main: "attention-core.js" }) + "\n");
await writeFolder(site, files);

const playgroundScript = await bundleScript("main.js", ["attention-core", "attention-files"]);
const lessonScript = await bundleScript("lesson/main.js", ["attention-core", "attention-lesson"]);

/** The pages that are single files, too. */
const singleFiles = {
  "attention-playground.html": makeSingleFile(index, style, playgroundScript, licences),
  "attention-lesson.html": makeSingleFile(lesson, style, lessonScript, licences),
};
for (const [name, content] of Object.entries(singleFiles)) {
  await writeFile(join(root, "build", name), content);
}

console.log("    bytes   gzipped  file");
for (const [name, content] of files) printSize(`build/site/${name}`, content);
for (const [name, content] of Object.entries(singleFiles)) printSize(`build/${name}`, content);
