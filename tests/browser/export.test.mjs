// What is taken along is what the page shows: pictures, texts and programs.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "../web/load.mjs";
import { startServer } from "../../scripts/serve.mjs";
import { FIGURE, SITE, act, inBrowsers, inside, seekStep } from "./harness.mjs";
import { nodeCore, readScenario } from "./number-check.mjs";

/** @typedef {import("./harness.mjs").Page} Page */
/** @typedef {import("node:test").TestContext} Test */

const { FORMATS, allMatrices, sceneOf } = await load(`
    export { FORMATS } from "./export/formats.js";
    export { allMatrices } from "./export/matrices.js";
    export { sceneOf } from "./scenarios.js";
  `);

/** What a picture is drawn of. */
const MARKS = ":is(text, rect:not(.place), line, path)";

const PANEL = '[data-panel="export"]';

/** In the panel, which has a shadow root of its own. */
const within = (/** @type {string} */ selector) => `${FIGURE} >>> attention-export >>> ${selector}`;

/** Notes what the page asks the browser to save, and saves nothing. */
function catchDownloads() {
  /** @type {any} */ (globalThis).downloads = [];
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    if (!this.download) return click.call(this);
    const bytes = fetch(this.href).then((answer) => answer.blob());
    /** @type {any} */ (globalThis).downloads.push({ name: this.download, bytes });
  };
}

/**
 * Waits for something in the panel: a text field whose text begins so, or any other element.
 * @param {Page | import("puppeteer-core").Frame} page
 * @param {string} selector
 * @param {string} [start]
 */
const panelHas = (page, selector, start = "") =>
  page.waitForFunction(
    (selector, start) =>
      /** @type {HTMLTextAreaElement | null | undefined} */ (
        document
          .querySelector("attention-playground")
          ?.shadowRoot?.querySelector("attention-export")
          ?.shadowRoot?.querySelector(selector)
      )?.[selector === "textarea" ? "value" : "localName"].startsWith(start),
    {},
    selector,
    start,
  );

/** Opens the panel of a page's figure. */
async function open(/** @type {Page | import("puppeteer-core").Frame} */ page) {
  await page.$eval(inside(PANEL), (panel) => {
    /** @type {HTMLDetailsElement} */ (panel).open = true;
  });
  await panelHas(page, "textarea");
}

/** Waits until the panel shows what it was last asked for. */
const settle = (/** @type {Page} */ page) =>
  page.$eval(`${FIGURE} >>> attention-export`, async (/** @type {any} */ panel) => {
    while (!(await panel.updateComplete));
  });

/** What was saved last, as text. */
async function saved(/** @type {Page} */ page) {
  await settle(page);
  return page.evaluate(async () => {
    const { name, bytes } = /** @type {any} */ (globalThis).downloads.at(-1);
    const blob = await bytes;
    return { name, type: blob.type, text: await blob.text() };
  });
}

const valueOf = (/** @type {Page} */ page) =>
  page.$eval(within("textarea"), (/** @type {any} */ field) => field.value);

const said = (/** @type {Page} */ page) => page.$eval(within(".said"), (line) => line.textContent);

/** Clicks without aiming. */
const press = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.$eval(within(`[data-export="${name}"]`), (/** @type {any} */ button) => button.click());

/** Chooses from a list as a reader does. */
async function choose(
  /** @type {Page} */ page,
  /** @type {string} */ list,
  /** @type {string} */ value,
) {
  await page.$eval(
    within(`select[name="${list}"]`),
    (/** @type {any} */ select, value) => {
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    },
    value,
  );
  await settle(page);
}

/** Runs in the page: what an SVG is made of, read as a file of its own. */
function readSvg(/** @type {string} */ text) {
  const file = new DOMParser().parseFromString(text, "image/svg+xml");
  const all = [...file.querySelectorAll("*")];
  return {
    isWellFormed: !file.querySelector("parsererror"),
    elements: [...new Set(all.map(({ localName }) => localName))].sort(),
    attributes: [...new Set(all.flatMap((one) => one.getAttributeNames()))].sort(),
    texts: [...file.querySelectorAll("text")].map((one) => one.textContent ?? ""),
    title: file.querySelector("title")?.textContent,
    description: file.querySelector("desc")?.textContent,
    width: Number(file.documentElement.getAttribute("width")),
    height: Number(file.documentElement.getAttribute("height")),
  };
}

/** Runs in the page: how the marks of an SVG look where nothing but itself says so. */
function looksOfSvg(/** @type {string} */ text, /** @type {string} */ selector) {
  const file = new DOMParser().parseFromString(text, "image/svg+xml");
  const host = document.createElement("div");
  host.attachShadow({ mode: "open" }).append(document.importNode(file.documentElement, true));
  document.body.append(host);
  const marks = host.shadowRoot?.querySelectorAll(`g ${selector}`) ?? [];
  const looks = [...marks].map((mark) => {
    const { opacity, fill, fillOpacity, stroke, fontWeight } = getComputedStyle(mark);
    return [mark.localName, opacity, fill, fillOpacity, stroke, fontWeight].join(" ");
  });
  host.remove();
  return looks;
}

/** Nothing in an SVG refers to something outside, runs, or takes its look from elsewhere. */
function assertAlone(
  /** @type {string} */ text,
  /** @type {ReturnType<typeof readSvg>} */ { isWellFormed, elements, attributes },
) {
  assert.ok(isWellFormed);
  assert.deepEqual(text.match(/\bhttps?:[^"]*/g), ["http://www.w3.org/2000/svg"]);
  assert.doesNotMatch(text, /url\(|var\(|light-dark|<!--|data:/);
  const drawing = ["circle", "g", "line", "path", "polyline", "rect", "text", "tspan"];
  const allowed = [...drawing, "svg", "title", "desc"];
  assert.deepEqual(
    elements.filter((name) => !allowed.includes(name)),
    [],
  );
  assert.deepEqual(
    attributes.filter((name) => /^on|href|class|^data-|^aria-|tabindex/.test(name)),
    [],
  );
}

const textsShown = (/** @type {Page} */ page) =>
  page.$$eval(inside(".picture svg text"), (texts) => texts.map((one) => one.textContent ?? ""));

/** The marks of an SVG look as those of the page. */
async function assertLooks(/** @type {Page} */ page, /** @type {string} */ text) {
  const shown = await page.$$eval(inside(`.picture svg ${MARKS}`), (marks) =>
    marks.map((mark) => {
      const { opacity, fill, fillOpacity, stroke, fontWeight } = getComputedStyle(mark);
      return [mark.localName, opacity, fill, fillOpacity, stroke, fontWeight].join(" ");
    }),
  );
  // The page's cells have a line that is not seen, so that it can be shown without a jump.
  const seen = shown.map((look) => look.replace(/ rgba\(0, 0, 0, 0\)/, " none"));
  assert.deepEqual(await page.evaluate(looksOfSvg, text, MARKS), seen);
}

inBrowsers({}, (visit, engine) => {
  const opened = async (/** @type {Test} */ t, address = "") => {
    const page = await visit(t, address, { prepare: catchDownloads });
    await open(page);
    return page;
  };

  test("a step as SVG stands alone and has every number that the page shows", async (t) => {
    const page = await opened(t, "#the-black-cat");
    for (const step of [
      { name: "overview" },
      { name: "product", key: 1 },
      { name: "weight" },
      { name: "output" },
    ]) {
      await seekStep(page, step);
      await press(page, "svg");
      const file = await saved(page);
      assert.match(file.name, /^the-black-cat-(whole|step-\d+)\.svg$/);
      assert.equal(file.type, "image/svg+xml");
      assert.equal(await valueOf(page), file.text);
      const read = await page.evaluate(readSvg, file.text);
      assertAlone(file.text, read);
      assert.deepEqual(read.texts, await textsShown(page));
      await assertLooks(page, file.text);
      const sentence = await page.$eval(inside(".sentence"), (one) => one.textContent ?? "");
      assert.equal(read.description, sentence.replace(/\s+/g, " ").trim());
      assert.equal(read.title, "the black cat sat");
    }
  });

  test("vectors too wide for numbers are squares as on the page", async (t) => {
    const page = await opened(t);
    const numbers = Array.from({ length: 3 }, (_, row) =>
      Array.from({ length: 20 }, (_, column) => ((7 * row + 3 * column) % 11) / 5 - 1),
    );
    const { tokens, languages } = await readScenario("softmax-alone");
    const names = numbers[0].map((_, at) => `d${at}`);
    const example = {
      name: "wide",
      tokens: { ...tokens, queries: tokens.keys },
      languages,
      dimensions: { keys: names, values: names },
      input: { queries: numbers, keys: numbers, values: numbers },
    };
    await act(page, { type: "open-example", example });
    await settle(page);
    assert.ok(await page.$(inside(".picture .square")));
    await press(page, "svg");
    const { text } = await saved(page);
    const read = await page.evaluate(readSvg, text);
    assertAlone(text, read);
    assert.deepEqual(read.texts, await textsShown(page));
    await assertLooks(page, text);
  });

  test("a picture is the same from a dark page, and from the middle of a step", async (t) => {
    const page = await opened(t);
    await seekStep(page, { name: "product", key: 1 });
    await press(page, "svg");
    const light = await saved(page);
    await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
    await seekStep(page, { name: "product", key: 1 }, 0.5);
    await press(page, "svg");
    assert.deepEqual(await saved(page), light);
    assert.ok(light.text.includes("#d55e00"), "the colour of keys in light pages");
  });

  test("names are text in a picture, whatever they hold", async (t) => {
    const page = await opened(t);
    const names = ["<script>alert(1)</script>", "a\u0001b\ud800", "]]>&amp;", "\ufffe"];
    for (const [at, name] of names.entries()) {
      await act(page, { type: "rename-token", side: "keys", at, name });
    }
    for (const kind of ["svg", "strip"]) {
      await press(page, kind);
      const { text } = await saved(page);
      const read = await page.evaluate(readSvg, text);
      assertAlone(text, read);
      for (const name of [names[0], "a\ufffdb\ufffd", names[2], "\ufffd"]) {
        assert.ok(
          read.texts.some((one) => one.includes(name)),
          name,
        );
      }
    }
  });

  test("a step as PNG is twice as large as its SVG, and drawn", async (t) => {
    const page = await opened(t);
    await press(page, "svg");
    const { width, height } = await page.evaluate(readSvg, (await saved(page)).text);
    await press(page, "png");
    await panelHas(page, "img");
    const png = await page.evaluate(async () => {
      const { name, bytes } = /** @type {any} */ (globalThis).downloads.at(-1);
      const image = await createImageBitmap(await bytes);
      const canvas = new OffscreenCanvas(image.width, image.height);
      const pen = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, image.width, image.height);
      let inked = 0;
      const colours = new Set();
      for (let at = 0; at < data.length; at += 4) {
        const colour = data.subarray(at, at + 4).join();
        if (colour !== "255,255,255,255") inked += 1;
        colours.add(colour);
      }
      const share = inked / (image.width * image.height);
      return { name, width: image.width, height: image.height, share, colours: [...colours] };
    });
    assert.equal(png.name, "sous-la-table-whole.png");
    assert.deepEqual([png.width, png.height], [2 * width, 2 * height]);
    assert.ok(png.share > 0.05 && png.share < 0.6, `${png.share} of it is inked`);
    for (const colour of ["255,255,255,255", "0,114,178,255", "28,28,30,255"]) {
      assert.ok(png.colours.includes(colour), `${colour} is there`);
    }
  });

  test("the strip has every step, numbered, with the words of the transcript", async (t) => {
    const page = await opened(t, "#softmax-alone");
    await press(page, "strip");
    const { name, text } = await saved(page);
    assert.equal(name, "softmax-alone-strip.svg");
    const read = await page.evaluate(readSvg, text);
    assertAlone(text, read);
    await page.$eval(inside(".transcript"), (/** @type {any} */ fold) => (fold.open = true));
    await page.waitForFunction(() =>
      document.querySelector("attention-playground")?.shadowRoot?.querySelector(".transcript li"),
    );
    const sentences = await page.$$eval(inside(".transcript li"), (items) =>
      items.map((item) => (item.textContent ?? "").replace(/\s+/g, " ").trim()),
    );
    const numbered = read.texts.filter((one) => /^Step \d+ of \d+$/.test(one));
    const count = sentences.length - 1;
    assert.deepEqual(
      numbered,
      Array.from({ length: count }, (_, at) => `Step ${at + 1} of ${count}`),
    );
    const all = read.texts.join(" ").replace(/\s+/g, " ");
    for (const sentence of sentences) assert.ok(all.includes(sentence), sentence);
  });

  test("each form of the numbers is what its function writes", async (t) => {
    const page = await opened(t, "#the-black-cat");
    await act(page, { type: "select", head: 1, query: 3 });
    await settle(page);
    const example = await readScenario("the-black-cat");
    const scene = sceneOf(example, (await nodeCore()).trace(example.input));
    const row = { head: 1, query: 3 };
    for (const format of FORMATS.filter(({ writeBytes }) => !writeBytes)) {
      const { name } = format;
      await choose(page, "format", name);
      const all = allMatrices(example, scene, row.head);
      const some = all.filter(({ field }) => ["keyProjection", "weights"].includes(field));
      const matrices = format.write ? [null] : some;
      for (const matrix of matrices) {
        if (matrix) await choose(page, "matrix", matrix.field);
        const text = matrix ? format.writeMatrix(matrix, true) : format.write(example, scene, row);
        // A text field turns every end of a line into a line feed.
        assert.equal(await valueOf(page), text.replaceAll("\r\n", "\n"), name);
        await press(page, "save");
        const file = await saved(page);
        assert.equal(file.text, text);
        assert.match(file.name, new RegExp(`^the-black-cat-[a-z-]+\\.${format.ending}$`));
      }
    }
    await page.$eval(within('input[type="checkbox"]'), (/** @type {any} */ box) => box.click());
    await settle(page);
    const matrix = allMatrices(example, scene, 1).find(({ field }) => field === "weights");
    const json = FORMATS.find(({ name }) => name === "json");
    assert.equal(await valueOf(page), json.writeMatrix(matrix, false));
  });

  test("a NumPy file holds the trace's numbers to the last bit", async (t) => {
    const page = await opened(t, "#the-black-cat");
    await choose(page, "format", "npy");
    await choose(page, "matrix", "weights");
    await press(page, "save");
    await page.waitForFunction(() => /** @type {any} */ (globalThis).downloads.length > 0);
    const { name, bytes, weights } = await page.$eval(FIGURE, async (/** @type {any} */ figure) => {
      const last = /** @type {any} */ (globalThis).downloads.at(-1);
      return {
        name: last.name,
        bytes: [...new Uint8Array(await (await last.bytes).arrayBuffer())],
        weights: [...figure.trace.weights.data.slice(0, 16)],
      };
    });
    assert.equal(name, "the-black-cat-weights.npy");
    const file = Buffer.from(bytes);
    const start = 10 + file.readUInt16LE(8);
    assert.equal(file.toString("latin1", 0, 6), "\x93NUMPY");
    assert.match(file.toString("latin1", 10, start), /'<f8', 'fortran_order': False.*\(4, 4\)/);
    assert.deepEqual(
      weights.map((_, at) => file.readDoubleLE(start + 8 * at)),
      weights,
    );
  });

  test("the text follows the numbers, and rests while it is folded", async (t) => {
    const page = await opened(t);
    const before = await valueOf(page);
    await act(page, { type: "set-input", changes: { temperature: 0.5 } });
    await settle(page);
    const after = await valueOf(page);
    assert.match(after, /temperature 0\.50/);
    await page.$eval(inside(PANEL), (/** @type {any} */ panel) => (panel.open = false));
    await act(page, { type: "undo" });
    assert.equal(await valueOf(page), after);
    await open(page);
    await panelHas(page, "textarea", before);
  });

  test("by keyboard alone a form is chosen, copied and saved", async (t) => {
    const page = await opened(t);
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: {
          writeText: async (/** @type {string} */ text) => {
            /** @type {any} */ (globalThis).copied = text;
          },
        },
      });
    });
    await page.$eval(within('select[name="format"]'), (/** @type {any} */ list) => list.focus());
    await page.keyboard.type("NumPy");
    await panelHas(page, "textarea", "import numpy");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await settle(page);
    assert.equal(await said(page), "Copied.");
    assert.equal(
      await page.evaluate(() => /** @type {any} */ (globalThis).copied),
      await valueOf(page),
    );
    await page.keyboard.press("Tab");
    await page.keyboard.press(" ");
    const file = await saved(page);
    assert.equal(file.name, "sous-la-table-numpy.py");
    assert.equal(file.text, await valueOf(page));
    assert.match((await said(page)) ?? "", /^Saved as sous-la-table-numpy\.py\./);
  });

  test("by pointer a picture is saved, and a text", async (t) => {
    const page = await opened(t);
    await page.locator(within('[data-export="svg"]')).click();
    assert.equal((await saved(page)).name, "sous-la-table-whole.svg");
    await page.locator(within('[data-export="save"]')).click();
    assert.equal((await saved(page)).name, "sous-la-table-whole.svg");
  });

  test("where copying is refused the text is selected, and that is said", async (t) => {
    const page = await opened(t);
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", {
        value: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
      });
    });
    await press(page, "copy");
    await settle(page);
    assert.match((await said(page)) ?? "", /not allowed.*selected/);
    const selected = await page.$eval(within("textarea"), (/** @type {any} */ field) => ({
      text: field.value.slice(field.selectionStart, field.selectionEnd),
      whole: field.value,
      isActive: field.matches(":focus"),
    }));
    assert.equal(selected.text, selected.whole);
    assert.ok(selected.isActive);
  });

  test("a frame that may save nothing shows the text", async (t) => {
    const headers = { "Access-Control-Allow-Origin": "*" };
    const server = await startServer({ root: SITE, headers });
    t.after(() => server.close());
    const refusal = engine === "chromium" ? { expectedProblem: /Download is disallowed/ } : {};
    const page = await visit(t, "", { base: server.url, ...refusal });
    await page.evaluate(() => {
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts");
      frame.src = "embed.html";
      document.body.replaceChildren(frame);
    });
    const frame = await page.waitForFrame((one) => one.url().endsWith("embed.html"));
    await frame.waitForFunction(() =>
      document
        .querySelector("attention-playground")
        ?.shadowRoot?.querySelector(".picture svg [data-field]"),
    );
    await open(frame);
    const refused = engine === "chromium" && new Promise((done) => page.once("console", done));
    await frame.$eval(within('[data-export="svg"]'), (/** @type {any} */ button) => button.click());
    await panelHas(frame, "textarea", "<svg");
    await refused;
  });
});
