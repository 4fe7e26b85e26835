// What a reader makes is kept: as a link, in the address, as a file, as a text; and opened again.

import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { zipSync } from "fflate";
import { loadFiles } from "../../build/site/attention-files.js";
import { startServer } from "../../scripts/serve.mjs";
import {
  FIGURE,
  ROOT,
  act,
  appears,
  drawn,
  inBrowsers,
  inside,
  openPanel,
  stateOf,
} from "./harness.mjs";

/** @typedef {import("./harness.mjs").Page} Page */
/** @typedef {import("node:test").TestContext} Test */

/** In the panel, which has a shadow root of its own. */
const kept = (/** @type {string} */ selector) => inside(`attention-keep >>> ${selector}`);

const fixtures = JSON.parse(await readFile(join(ROOT, "tests/fixtures/links-v1.json"), "utf8"));

/** Takes the place of the clipboard, which needs a permission in tests. */
function standInClipboard() {
  const writeText = async (/** @type {string} */ text) => {
    /** @type {any} */ (globalThis).copied = text;
  };
  Object.defineProperty(navigator, "clipboard", { value: { writeText } });
}

function refuseClipboard() {
  const writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  Object.defineProperty(navigator, "clipboard", { value: { writeText } });
}

const click = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.$eval(kept(selector), (/** @type {any} */ one) => one.click());

/** Waits until the panel, or the page, says something. */
const says = (/** @type {Page} */ page, /** @type {RegExp} */ wanted) =>
  page.waitForFunction(
    (source) => {
      const figure = /** @type {any} */ (document.querySelector("attention-playground"));
      const panel = figure.shadowRoot.querySelector("attention-keep")?.shadowRoot;
      const said = [
        ...figure.shadowRoot.querySelectorAll(".opened"),
        ...(panel?.querySelectorAll(".said, .failure") ?? []),
      ];
      return said.some((one) => new RegExp(source).test(one.textContent));
    },
    {},
    wanted.source,
  );

const shows = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.waitForFunction(
    (wanted) =>
      /** @type {any} */ (document.querySelector("attention-playground")).state?.example.name ===
      wanted,
    {},
    name,
  );

const table = { field: "queries" };
const EDITS = [
  { type: "set-numbers", table, row: 0, column: 1, numbers: [[0.75]] },
  { type: "rename-token", side: "queries", at: 1, name: "là #1 & 2%" },
  { type: "set-input", changes: { temperature: 0.4 } },
  { type: "orient", orientation: "columns" },
  { type: "set-speed", speed: 2 },
  { type: "select", query: 1 },
  { type: "seek", moment: 4 },
];

/** Drops a file on the figure. */
const drop = (
  /** @type {Page} */ page,
  /** @type {string} */ name,
  /** @type {string | number[]} */ content,
) =>
  page.$eval(
    FIGURE,
    (figure, fileName, data) => {
      const content = typeof data === "string" ? data : new Uint8Array(data);
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], fileName));
      const target = /** @type {ShadowRoot} */ (figure.shadowRoot).querySelector(".picture");
      const how = { dataTransfer, bubbles: true, composed: true, cancelable: true };
      target?.dispatchEvent(new DragEvent("dragover", how));
      target?.dispatchEvent(new DragEvent("drop", how));
    },
    name,
    content,
  );

inBrowsers({}, (visit) => {
  /** The panel, unfolded, with the state changed in every way. */
  async function changed(/** @type {Test} */ t, /** @type {() => void} */ prepare) {
    const page = await visit(t, "", { prepare });
    await openPanel(page, "keep");
    await act(page, ...EDITS);
    return page;
  }

  test("a copied link opens in a new page to the identical state", async (t) => {
    const page = await changed(t, standInClipboard);
    const state = await stateOf(page);
    await click(page, ".main");
    await says(page, /The link is copied: \d+ characters/);
    const link = await page.evaluate(() => /** @type {any} */ (globalThis).copied);
    assert.ok(link.length < 600, link);
    const other = await visit(t, link);
    assert.deepEqual(await stateOf(other), state);
    assert.equal(await other.$eval(FIGURE, (/** @type {any} */ one) => one.store.canUndo), false);
  });

  test("where the clipboard is refused the link stands in a field, selected", async (t) => {
    const page = await changed(t, refuseClipboard);
    await click(page, ".main");
    await says(page, /Copying is not allowed/);
    const chosen = await page.$eval(kept(".link"), (/** @type {any} */ field) =>
      field.value.slice(field.selectionStart, field.selectionEnd),
    );
    const other = await visit(t, chosen);
    assert.deepEqual(await stateOf(other), await stateOf(page));
  });

  test("the address follows what is made, with no entry in the history, and a reload keeps it", async (t) => {
    const page = await visit(t, "#cat-on-the-mat");
    const entries = await page.evaluate(() => history.length);
    await act(page, { type: "set-input", changes: { temperature: 0.4 } });
    await page.waitForFunction(() => location.hash.startsWith("#s1."));
    const state = await stateOf(page);
    assert.equal(await page.evaluate(() => history.length), entries);
    await page.reload();
    await drawn(page);
    assert.deepEqual(await stateOf(page), state);
    await page.$eval('#examples a[href="#cat-on-the-mat"]', (/** @type {any} */ one) =>
      one.click(),
    );
    await page.waitForFunction(
      () =>
        /** @type {any} */ (document.querySelector("attention-playground")).state.example.input
          .temperature === 1,
    );
  });

  test("what is too much for the address is kept over a reload, and offered as a file", async (t) => {
    const page = await visit(t, "", { prepare: standInClipboard });
    await openPanel(page, "keep");
    const names = Array.from({ length: 60 }, (_, at) => `w${at}`);
    const numbers = names.map((_, row) =>
      Array.from({ length: 5 }, (_, column) => (((row * 5 + column) * 7919) % 9973) / 9973),
    );
    const where = { table: { field: "keys" }, row: 0, column: 0 };
    await act(
      page,
      { type: "set-tokens", side: "keys", names },
      { type: "set-numbers", ...where, numbers },
    );
    await page.waitForFunction(() => history.state?.text);
    assert.equal(await page.evaluate(() => location.hash), "");
    await click(page, ".main");
    await says(page, /too much for a link: 4,\d+ characters, where 2,000 still pass/);
    const state = await stateOf(page);
    await page.reload();
    await drawn(page);
    assert.deepEqual(await stateOf(page), state);
  });

  test("a saved file, chosen with the picker, opens to the identical state", async (t) => {
    const page = await changed(t, () => {
      const make = URL.createObjectURL;
      URL.createObjectURL = (/** @type {any} */ blob) => {
        blob.text().then((/** @type {string} */ text) => {
          /** @type {any} */ (globalThis).saved = text;
        });
        return make(blob);
      };
      HTMLAnchorElement.prototype.click = function () {
        /** @type {any} */ (globalThis).savedName = this.download;
      };
    });
    const state = await stateOf(page);
    await click(page, "button:nth-of-type(2)");
    await says(page, /Saved as sous-la-table-example\.json/);
    await page.waitForFunction(() => /** @type {any} */ (globalThis).saved);
    const text = await page.evaluate(() => /** @type {any} */ (globalThis).saved);
    const folder = await mkdtemp(join(tmpdir(), "keep-"));
    t.after(() => rm(folder, { recursive: true }));
    const path = join(folder, "mine.json");
    await writeFile(path, text);
    await act(page, { type: "choose-example", name: "softmax-alone" });
    const picker = await page.$(kept(".picker"));
    await /** @type {any} */ (picker).uploadFile(path);
    await shows(page, "sous-la-table");
    await act(page);
    assert.deepEqual(await stateOf(page), state);
    await act(page, { type: "undo" });
    assert.equal((await stateOf(page)).scenario, "softmax-alone", "one undo takes it back");
  });

  test("a file dropped on the picture opens, and a wrong one leaves all as it is", async (t) => {
    const page = await visit(t);
    const document = { tokens: { queries: ["a"], keys: ["b"] }, name: "dropped" };
    const input = { queries: [[1]], keys: [[2]], values: [[3]] };
    await drop(page, "one.json", JSON.stringify({ ...document, input }));
    await shows(page, "dropped");
    const state = await stateOf(page);
    const wrong = { ...input, keys: [[2], 3] };
    await drop(page, "two.json", JSON.stringify({ ...document, input: wrong }));
    await says(page, /input\.keys\[1\]: should be a list of numbers\./);
    await drop(page, "three.json", "{");
    await says(page, /This is not the text of an example/);
    await drop(page, "four.json", "");
    await says(page, /four\.json is empty/);
    assert.deepEqual(await stateOf(page), state);
  });

  test("a table dropped as CSV goes into the chosen one, names and all, and can be undone", async (t) => {
    const page = await visit(t);
    const before = (await stateOf(page)).example;
    const bring = (/** @type {string} */ selector) => kept(`attention-bring >>> ${selector}`);
    await drop(page, "numbers.csv", ",a,b\nx,1,2\ny,3,-4.5\n");
    await page.waitForFunction(() => {
      const figure = /** @type {any} */ (document.querySelector("attention-playground"));
      const panel = figure.shadowRoot.querySelector("attention-keep")?.shadowRoot;
      return panel?.querySelector("attention-bring")?.shadowRoot?.querySelector("select");
    });
    assert.match(
      await page.$eval(bring(".bring"), (one) => one.textContent ?? ""),
      /numbers\.csv holds a table of 2 × 2 numbers[^]*both must have the same number of columns/,
    );
    await page.$eval(bring("select"), (/** @type {any} */ one) => {
      one.selectedIndex = 1;
      one.dispatchEvent(new Event("change"));
    });
    await page.$eval(bring(".main"), (/** @type {any} */ one) => one.click());
    await act(page);
    const { example } = await stateOf(page);
    assert.deepEqual(example.input.keys, [[1, 2], [3, -4.5]]); // prettier-ignore
    assert.deepEqual(example.tokens.keys, ["x", "y"]);
    assert.deepEqual(example.dimensions.keys, ["a", "b"]);
    assert.deepEqual(example.input.queries, [[0.1, 0.2], [0.1, -0.2], [1, -0.5]]); // prettier-ignore
    await act(page, { type: "undo" });
    assert.deepEqual((await stateOf(page)).example, before);
  });

  test("of a model's file the chosen head is shown, and compared with the model's own weights", async (t) => {
    const files = await loadFiles();
    const npy = (/** @type {number[]} */ shape, /** @type {number[]} */ data) =>
      files.writeNpy({ shape, data });
    const bytes = zipSync({
      "q.npy": npy([2, 1, 2], [1, 0, 0, 0]),
      "k.npy": npy([2, 2, 2], [1, 0, 0, 1, 5, 6, 7, 8]),
      "v.npy": npy([2, 2, 1], [3, 4, 1, 2]),
      "attn.npy": npy([2, 1, 2], [0.5, 0.5, 0.625, 0.375]),
    });
    const page = await visit(t);
    await drop(page, "tiny.npz", [...bytes]);
    const form = (/** @type {string} */ selector) => kept(`attention-model >>> ${selector}`);
    await page.waitForFunction(() => {
      const figure = /** @type {any} */ (document.querySelector("attention-playground"));
      const panel = figure.shadowRoot.querySelector("attention-keep")?.shadowRoot;
      return panel?.querySelector("attention-model")?.shadowRoot?.querySelector("select");
    });
    await page.$eval(form("[data-choice=head]"), (/** @type {any} */ one) => {
      one.selectedIndex = 1;
      one.dispatchEvent(new Event("change"));
    });
    await page.$eval(form(".main"), (/** @type {any} */ one) => one.click());
    await page.waitForFunction(() => {
      const figure = /** @type {any} */ (document.querySelector("attention-playground"));
      const panel = figure.shadowRoot.querySelector("attention-keep")?.shadowRoot;
      return panel?.querySelector("attention-model")?.shadowRoot?.querySelector(".number");
    });
    const { example } = await stateOf(page);
    assert.deepEqual(example.input.keys, [[5, 6], [7, 8]]); // prettier-ignore
    assert.equal(example.title, "tiny.npz, layer 1, head 2");
    // A query of zeros gives each key a half: 0.125 from 0.625.
    const { text, index } = await page.$eval(form(".number"), (/** @type {any} */ one) => ({
      text: one.textContent,
      index: one.dataset.index,
    }));
    assert.deepEqual({ text, index }, { text: "0.125", index: "0,0" });
  });

  test("the text of an example is shown; pasted, it opens; wrong, it stays with what is wrong", async (t) => {
    const page = await changed(t, () => {});
    await click(page, ".code summary");
    await page.$eval(FIGURE, async (/** @type {any} */ figure) => {
      await figure.shadowRoot.querySelector("attention-keep").updateComplete;
    });
    const area = kept("textarea");
    const text = () => page.$eval(area, (/** @type {any} */ one) => one.value);
    const paste = (/** @type {string} */ pasted) =>
      page.$eval(
        area,
        (one, data) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", data);
          /** @type {HTMLTextAreaElement} */ (one).select(); // in the place of the whole
          const legacy = { data, dataType: "text/plain" }; // Firefox's own spelling
          const init = { ...legacy, clipboardData, cancelable: true };
          one.dispatchEvent(new ClipboardEvent("paste", init));
        },
        pasted,
      );
    await page.waitForFunction(() =>
      /** @type {any} */ (document.querySelector("attention-playground")).shadowRoot
        .querySelector("attention-keep")
        .shadowRoot.querySelector("textarea")
        .value.includes("0.75"),
    );
    const [written, state] = [await text(), await stateOf(page)];
    await act(page, { type: "choose-example", name: "the-black-cat" });
    await paste(written);
    await says(page, /Opened/);
    assert.deepEqual(await stateOf(page), state);
    await paste(written.replace('"temperature": 0.4', '"temperature": "warm"'));
    await says(page, /input\.temperature: should be a number\./);
    assert.match(await text(), /"warm"/, "nothing typed is lost");
    assert.deepEqual(await stateOf(page), state);
    await paste(`Look: https://example.org/x#${fixtures[2].link}`);
    await shows(page, "softmax-alone");
  });

  test("an own title and description stand above the figure, as text, and can be undone", async (t) => {
    const page = await visit(t);
    await openPanel(page, "keep");
    await page.$eval(kept(".about input"), (/** @type {any} */ field) => {
      field.value = "<b>Mine</b>";
      field.dispatchEvent(new Event("change"));
    });
    await act(page);
    const heading = () => page.$eval(inside("h2"), (one) => one.textContent);
    assert.equal(await heading(), "<b>Mine</b>");
    await act(page, { type: "undo" });
    assert.equal(await heading(), "How one word finds its match");
  });

  test("links of version 1 show what they held", async (t) => {
    const page = await visit(t);
    for (const { link, state } of fixtures) {
      await page.evaluate((hash) => (location.hash = hash), link);
      await page.waitForFunction(
        (name, moment) => {
          const { state: now } = /** @type {any} */ (
            document.querySelector("attention-playground")
          );
          return now.example.name === name && now.moment === moment;
        },
        {},
        state.example.name,
        state.moment,
      );
      await act(page);
      assert.deepEqual((await stateOf(page)).example, state.example);
    }
  });

  test("fifty damaged and hostile links each give a message and the default", async (t) => {
    const { link } = fixtures[4];
    const links = Array.from({ length: 50 }, (_, at) => {
      const place = 3 + ((at * 7) % (link.length - 3));
      if (at % 3 === 0) return link.slice(0, place);
      if (at % 3 === 1)
        return `${link.slice(0, place)}${"_Az<%\u00e9"[at % 6]}${link.slice(place + 1)}`;
      return `s${at % 2}.${link.slice(place)}`;
    }).filter((one) => one !== link);
    for (const [at, damaged] of links.entries()) {
      if (at % 10 === 0) {
        const page = await visit(t, `#${damaged}`);
        await appears(page, ".opened");
        assert.equal((await stateOf(page)).scenario, "sous-la-table");
      }
    }
    const page = await visit(t);
    for (const damaged of links) {
      const said = await page.$eval(
        FIGURE,
        async (/** @type {any} */ figure, text) => {
          await figure.opening.openLink(text);
          while (!(await figure.updateComplete));
          return figure.shadowRoot.querySelector(".opened")?.textContent;
        },
        damaged,
      );
      assert.match(said ?? "", /damaged or cut short|newer version/);
    }
    assert.equal((await stateOf(page)).scenario, "sous-la-table");
  });

  test("in a frame without rights of its own, as one file, links open and can be copied by hand", async (t) => {
    const server = await startServer({ root: join(ROOT, "build") });
    t.after(() => server.close());
    const page = await visit(t, "site/embed.html", { base: server.url });
    const address = `${server.url}attention-playground.html#${fixtures[4].link}`;
    await page.evaluate((src) => {
      const frame = document.createElement("iframe");
      frame.setAttribute("sandbox", "allow-scripts");
      frame.src = src;
      document.body.append(frame);
    }, address);
    const frame = await page.waitForFrame((one) => one.url().includes("attention-playground.html"));
    await frame.waitForFunction(
      () =>
        /** @type {any} */ (document.querySelector("attention-playground"))?.state?.example.name ===
        "own",
    );
    await frame.evaluate(async () => {
      const figure = /** @type {any} */ (document.querySelector("attention-playground"));
      figure.dispatch({ type: "set-input", changes: { temperature: 0.9 } });
      figure.shadowRoot.querySelector("[data-panel=keep] > summary").click();
    });
    await frame.waitForFunction(() => {
      const figure = /** @type {any} */ (document.querySelector("attention-playground"));
      const panel = figure.shadowRoot.querySelector("attention-keep");
      const root = panel?.shadowRoot;
      if (!root) return false;
      if (
        !root.querySelector(".link") &&
        !/copied/.test(root.querySelector(".said")?.textContent)
      ) {
        root.querySelector(".main")?.click();
      }
      return (
        root.querySelector(".link")?.value.includes("#s1.") ||
        /copied/.test(root.querySelector(".said")?.textContent)
      );
    });
  });
});
