// A reader changes words and structure: by keyboard, by pointer, by touch.

import assert from "node:assert/strict";
import test from "node:test";
import { FIGURE, act, appears, inBrowsers, inside, openPanel } from "./harness.mjs";

/** @typedef {import("./harness.mjs").Page} Page */

const own = (/** @type {string} */ selector) => inside(`attention-editor >>> ${selector}`);

/** Opens an example and its editor. */
async function open(
  /** @type {import("./harness.mjs").Visit} */ visit,
  /** @type {import("node:test").TestContext} */ t,
  address = "",
) {
  const page = await visit(t, address);
  await openPanel(page, "editor");
  return page;
}

/** Waits until figure and editor are drawn. */
const settled = (/** @type {Page} */ page) =>
  page.$eval(FIGURE, async (/** @type {any} */ figure) => {
    while (!(await figure.updateComplete));
    const editor = figure.shadowRoot.querySelector("attention-editor");
    while (!(await editor.updateComplete));
  });

async function click(/** @type {Page} */ page, /** @type {string} */ selector) {
  await page.$eval(own(selector), (/** @type {any} */ one) => one.click());
  await settled(page);
}

const focus = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.$eval(own(selector), (/** @type {any} */ one) => one.focus());

/** Types a text over what a field holds, by the keyboard. */
async function type(
  /** @type {Page} */ page,
  /** @type {string} */ selector,
  /** @type {string} */ text,
) {
  await focus(page, selector); // a cell's text becomes a field by that
  await page.$eval(own(selector), (/** @type {any} */ one) => one.select());
  await page.keyboard.type(text);
  await settled(page);
}

async function choose(
  /** @type {Page} */ page,
  /** @type {string} */ name,
  /** @type {string} */ value,
) {
  await page.select(own(`[data-select="${name}"]`), value);
  await settled(page);
}

/** @type {(page: Page, ...keys: import("puppeteer-core").KeyInput[]) => Promise<void>} */
async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.down(key);
  for (const key of keys.reverse()) await page.keyboard.up(key);
  await settled(page);
}

const valueOf = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.$eval(own(selector), (/** @type {any} */ one) =>
    one.localName === "button" ? one.textContent.trim() : one.value,
  );

const alerts = (/** @type {Page} */ page) =>
  page.$$eval(own("[role=alert]"), (all) => all.map((one) => one.textContent?.trim()));

/** As text: Firefox's protocol leaves out what stands in an example twice. */
const exampleOf = async (/** @type {Page} */ page) =>
  JSON.parse(
    await page.$eval(FIGURE, (figure) => JSON.stringify(/** @type {any} */ (figure).state.example)),
  );
const inputOf = async (/** @type {Page} */ page) => (await exampleOf(page)).input;
const undo = (/** @type {Page} */ page) => act(page, { type: "undo" });

/** The middle of something on the screen. */
async function middle(/** @type {Page} */ page, /** @type {string} */ selector) {
  return page.$eval(own(selector), (one) => {
    one.scrollIntoView({ block: "center" });
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

/** @typedef {(from: {x: number, y: number}, to: {x: number, y: number}) => Promise<void>} Drag */

/** @type {(page: Page) => Drag} */
const byMouse = (page) => async (from, to) => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await settled(page);
};

/** @type {(page: Page) => Drag} */
const byTouch = (page) => async (from, to) => {
  const client = await page.createCDPSession();
  const send = (/** @type {any} */ type, /** @type {object[]} */ touchPoints) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: /** @type {any} */ (touchPoints),
    });
  await send("touchStart", [from]);
  for (let step = 1; step <= 6; step += 1) {
    const part = step / 6;
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await send("touchMove", [point]);
  }
  await send("touchEnd", []);
  await client.detach();
  await settled(page);
};

/** Numbers, words and mask cells can be dragged. */
async function dragsEverything(/** @type {Page} */ page, /** @type {Drag} */ drag) {
  const cell = await middle(page, '[data-place="embeddings 0 0 1"]');
  await drag(cell, { x: cell.x + 40, y: cell.y });
  assert.equal((await inputOf(page)).embeddings[0][1], 1, "ten steps of 4 pixels and 0.1 each");
  await undo(page);
  assert.equal((await inputOf(page)).embeddings[0][1], 0, "one drag is undone as one");

  const handle = await middle(page, '[data-handle="queries 0"]');
  const goal = await page.$eval(own('[data-handle="queries 2"]'), (one) => {
    const { y, height } = one.getBoundingClientRect();
    return y + height / 2;
  });
  await drag(handle, { x: handle.x, y: goal });
  assert.deepEqual((await exampleOf(page)).tokens.keys, ["black", "cat", "the", "sat"]);
  await undo(page);
  assert.deepEqual((await exampleOf(page)).tokens.keys, ["the", "black", "cat", "sat"]);

  await choose(page, "mask", "painted");
  const first = await middle(page, '[data-cell="0 1"]');
  const last = await page.$eval(own('[data-cell="0 3"]'), (one) => {
    const { x, width } = one.getBoundingClientRect();
    return x + width / 2;
  });
  await drag(first, { x: last, y: first.y });
  assert.deepEqual((await inputOf(page)).mask.allowed[0], [true, true, true, true]);
  await undo(page);
  assert.deepEqual((await inputOf(page)).mask.allowed[0], [true, false, false, false]);
}

inBrowsers({}, (visit, engine) => {
  test("sentences are typed; words that stay keep their vectors", async (t) => {
    const page = await open(visit, t);
    await type(page, "[data-sentence=keys]", "chat est sous un lit noir");
    await press(page, "Enter");
    const { tokens, input } = await exampleOf(page);
    assert.equal(input.keys[0][0], 1, "the vector of chat stays");
    assert.deepEqual(tokens.keys, ["chat", "est", "sous", "un", "lit", "noir"]);
    assert.ok(input.keys[5].some((/** @type {number} */ one) => one !== 0));
    await undo(page);
    assert.equal((await exampleOf(page)).tokens.keys.length, 5);
    await type(page, "[data-sentence=queries]", "   ");
    await press(page, "Enter");
    assert.equal((await alerts(page)).length, 1);
    assert.equal(await valueOf(page, "[data-sentence=queries]"), "   ", "stays as typed");
    assert.equal((await exampleOf(page)).tokens.queries.length, 3, "the picture stays");
  });

  test("words move by Alt and arrows, by the arrows of their handle, by buttons", async (t) => {
    const page = await open(visit, t, "#the-black-cat");
    const order = async () => (await exampleOf(page)).tokens.keys.join(" ");
    await focus(page, ".numbers tbody tr:nth-child(1) .name");
    await press(page, "Alt", "ArrowDown");
    assert.equal(await order(), "black the cat sat");
    await press(page, "Alt", "ArrowDown");
    assert.equal(await order(), "black cat the sat", "the focus goes along");
    await focus(page, '[data-handle="queries 3"]');
    await press(page, "ArrowUp");
    await press(page, "ArrowUp");
    assert.equal(await order(), "black sat cat the");
    await click(page, '[aria-label="Move sat up"]');
    assert.equal(await order(), "sat black cat the");
    await click(page, '[aria-label="Move sat down"]');
    assert.equal(await order(), "black sat cat the");
  });

  test("numbers, words and mask cells are dragged by the mouse", async (t) => {
    const page = await open(visit, t, "#the-black-cat");
    await dragsEverything(page, byMouse(page));
  });

  test(
    "numbers, words and mask cells are dragged by a finger",
    { skip: engine !== "chromium" && "touch is made by Chromium's protocol" },
    async (t) => {
      const page = await open(visit, t, "#the-black-cat");
      await dragsEverything(page, byTouch(page));
    },
  );

  test("a table is cleared and filled, at random by a seed and again by the next", async (t) => {
    const page = await open(visit, t);
    const keys = async () => (await inputOf(page)).keys;
    const sheet = ".sheet.key ";
    await click(page, `${sheet}.fill summary`);
    await click(page, `${sheet}[data-fill=zeros]`);
    assert.ok((await keys()).flat().every((/** @type {number} */ one) => one === 0));
    await click(page, `${sheet}[data-fill=identity]`);
    assert.deepEqual((await keys())[1], [0, 1, 0, 0, 0]);
    await type(page, `${sheet}[data-seed]`, "41");
    await click(page, `${sheet}[data-fill=normal]`);
    const first = await keys();
    await click(page, `${sheet}[data-fill=again]`);
    assert.equal(await valueOf(page, `${sheet}[data-seed]`), "42");
    assert.notDeepEqual(await keys(), first);
    await undo(page);
    assert.deepEqual(await keys(), first);
    await type(page, `${sheet}[data-seed]`, "x");
    await click(page, `${sheet}[data-fill=normal]`);
    assert.equal(await valueOf(page, `${sheet}[data-seed]`), "x");
    assert.match((await alerts(page))[0] ?? "", /“x” cannot be a seed/);
  });

  test("structure is changed choice by choice, each undone as one", async (t) => {
    const page = await open(visit, t, "#the-black-cat");
    const start = await exampleOf(page);
    await click(page, "[data-switch=positions]");
    assert.equal((await inputOf(page)).positions, "sinusoidal");
    await choose(page, "heads", "4");
    assert.equal((await inputOf(page)).queryProjection.length, 4);
    await choose(page, "key-value-heads", "2");
    assert.equal((await inputOf(page)).keyProjection.length, 2);
    await click(page, "[data-way=head-3]");
    assert.equal(await valueOf(page, '[data-place="keyProjection 1 0 1"]'), "0.5");
    await click(page, "[data-switch=output-projection]");
    assert.equal((await inputOf(page)).outputProjection, undefined);
    await click(page, "[data-way=cross]");
    assert.equal((await inputOf(page)).contextEmbeddings.length, 4);
    await click(page, "[data-way=ready]");
    assert.equal((await inputOf(page)).queries.length, 4);
    await choose(page, "scoring", "cosine");
    assert.equal((await inputOf(page)).scoring, "cosine");
    for (let step = 0; step < 7; step += 1) await undo(page);
    assert.deepEqual(await exampleOf(page), start);
  });

  test("scale, temperature and soft cap are numbers; one that cannot be used stays in its field", async (t) => {
    const page = await open(visit, t);
    await click(page, "[data-switch=scale]");
    await type(page, '[data-setting="setting scale"]', "-2,5");
    assert.equal((await inputOf(page)).scale, -2.5);
    await click(page, "[data-switch=soft-cap]");
    await type(page, '[data-setting="setting softCap"]', "3");
    assert.equal((await inputOf(page)).softCap, 3);
    await type(page, '[data-setting="setting temperature"]', "0");
    assert.equal(await valueOf(page, '[data-setting="setting temperature"]'), "0");
    assert.match((await alerts(page))[0] ?? "", /temperature.* above 0/);
    await type(page, '[data-place="keys 0 0 0"]', "1x");
    assert.equal(await valueOf(page, '[data-setting="setting temperature"]'), "0");
    assert.equal((await alerts(page)).length, 2, "each field has its own message");
    await type(page, '[data-setting="setting temperature"]', "0.5");
    assert.equal((await inputOf(page)).temperature, 0.5);
    assert.equal(await valueOf(page, '[data-place="keys 0 0 0"]'), "1x");
    await click(page, "[data-switch=scale]");
    assert.equal("scale" in (await inputOf(page)), false);
  });

  test("a number that the core cannot compute stays in its cell, and the picture stays", async (t) => {
    const page = await open(visit, t);
    const big = '[data-place="queries 0 0 0"]';
    await type(page, '[data-place="keys 0 0 0"]', "1e300");
    await type(page, big, "1e300");
    assert.equal(await valueOf(page, big), "1e300");
    assert.equal((await alerts(page)).length, 1);
    assert.equal((await inputOf(page)).queries[0][0], 1e3, "the last that could be computed");
  });

  test("a mask is painted by the keyboard, from the mask that there was, in either orientation", async (t) => {
    const page = await open(visit, t, "#the-black-cat");
    await choose(page, "mask", "window");
    await type(page, '[data-setting="mask window"]', "1");
    await click(page, "[data-switch=window-causal]");
    assert.deepEqual((await inputOf(page)).mask, { window: 1, causal: true });
    await choose(page, "mask", "painted");
    await focus(page, '[data-cell="0 0"]');
    await press(page, "ArrowRight");
    await press(page, " ");
    const { allowed } = (await inputOf(page)).mask;
    assert.deepEqual(allowed.slice(0, 2), [
      [true, true, false, false],
      [false, true, false, false],
    ]);
    await act(page, { type: "orient", orientation: "columns" });
    await focus(page, '[data-cell="0 0"]');
    await press(page, "ArrowRight");
    await press(page, " ");
    assert.equal((await inputOf(page)).mask.allowed[1][0], true, "to the right are queries now");
  });

  test("the matrices turn with the orientation, and say so", async (t) => {
    const page = await visit(t);
    const read = () =>
      page.$eval(inside(".matrix.weight"), (table) => ({
        axes: table.querySelector(".axes")?.textContent?.replace(/\s+/g, " ").trim(),
        first: [...table.querySelectorAll("tbody tr:first-child button")].map(
          (one) => /** @type {HTMLElement} */ (one).dataset.index,
        ),
      }));
    assert.deepEqual(await read(), {
      axes: "keys → queries ↓",
      first: ["0,0", "0,1", "0,2", "0,3", "0,4"],
    });
    await page.$eval(inside(".matrices-head button:last-of-type"), (/** @type {any} */ one) => {
      one.scrollIntoView();
      one.click();
    });
    await appears(page, '.matrix.weight tbody tr:first-child button[data-index="1,0"]');
    assert.deepEqual(await read(), { axes: "queries → keys ↓", first: ["0,0", "1,0", "2,0"] });
    await undo(page);
    await appears(page, '.matrix.weight tbody tr:first-child button[data-index="0,1"]');
  });

  test("a pasted block makes room; what does not fit, or is no number, is said", async (t) => {
    const page = await open(visit, t);
    const paste = (/** @type {string} */ text) =>
      page.$eval(
        own('[data-place="values 0 4 3"]'),
        (input, text) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", text);
          const legacy = { data: text, dataType: "text/plain" }; // Firefox's own spelling
          const init = {
            ...legacy,
            clipboardData,
            bubbles: true,
            composed: true,
            cancelable: true,
          };
          input.dispatchEvent(new ClipboardEvent("paste", init));
        },
        text,
      );
    const said = async () => {
      await settled(page);
      return page.$eval(own("[role=status]"), (one) => one.textContent?.trim());
    };
    await paste("1;2,5\n3;4");
    assert.match((await said()) ?? "", /1 more rows, 1 more columns/);
    const { values, keys } = await inputOf(page);
    assert.deepEqual([values[5].slice(3), keys.length], [[3, 4], 6]);
    await undo(page);
    assert.equal((await inputOf(page)).values.length, 5);
    await paste(Array(70).fill("1\t2").join("\n"));
    assert.match((await said()) ?? "", /the last 10 rows/);
    assert.equal((await inputOf(page)).values.length, 64);
    await paste("1\tx");
    assert.match((await said()) ?? "", /“x”/);
  });

  test("64 words in 64 dimensions can be changed", async (t) => {
    const page = await open(visit, t);
    const names = Array.from({ length: 64 }, (_, at) => `w${at}`);
    await act(
      page,
      { type: "set-tokens", side: "keys", names },
      ...Array(59).fill({ type: "add-dimension", side: "keys" }),
    );
    await settled(page);
    await type(page, '[data-place="keys 0 63 63"]', "2");
    assert.equal((await inputOf(page)).keys[63][63], 2);
    const sticks = await page.$eval(own('[data-place="keys 0 63 63"]'), (cell) => {
      cell.scrollIntoView();
      const scroll = /** @type {HTMLElement} */ (cell.closest(".scroll"));
      const head = /** @type {HTMLElement} */ (cell.closest("tr")?.querySelector("th"));
      return (
        scroll.scrollLeft > 0 &&
        head.getBoundingClientRect().left - scroll.getBoundingClientRect().left < 2
      );
    });
    assert.ok(sticks, "a word stays beside its numbers");
  });
});
