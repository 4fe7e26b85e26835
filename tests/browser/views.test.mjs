// The views of an example: lines and heat map, by pointer and by keyboard, small and large.

import assert from "node:assert/strict";
import test, { describe } from "node:test";
import { installAxe, violations } from "./axe.mjs";
import { FIGURE, act, appears, inBrowsers, inside, stateOf } from "./harness.mjs";
import {
  attendedTexts,
  expectedOf,
  installNumberCheck,
  nodeCore,
  openingSettings,
  printed,
  readScenario,
  textsOf,
} from "./number-check.mjs";

/** @typedef {import("./harness.mjs").Page} Page */

const LINES = "attention-lines";
const MAP = "attention-heat-map";
const inLines = (/** @type {string} */ selector) => inside(`${LINES} >>> ${selector}`);
const inMap = (/** @type {string} */ selector) => inside(`${MAP} >>> ${selector}`);

const core = await nodeCore();

/** The weights of an example, by head, query and key. */
async function weightsOf(/** @type {string} */ name) {
  const { input } = await readScenario(name);
  const { weights, rowSums, columnSums } = core.attend({ ...input, returnWeights: true });
  const [queries, keys] = weights.shape.slice(-2);
  return {
    weight: (/** @type {number} */ head, /** @type {number} */ query, /** @type {number} */ key) =>
      printed(weights.data[(head * queries + query) * keys + key]),
    rowSum: (/** @type {number} */ query) => printed(rowSums.data[query]),
    columnSum: (/** @type {number} */ key) => printed(columnSums.data[key]),
  };
}

/** Shows a view and waits until it has its size. */
async function show(/** @type {Page} */ page, /** @type {"lines" | "heat-map"} */ view) {
  await act(page, { type: "set-view", view });
  await appears(page, `attention-${view}`);
  await settled(page, `attention-${view}`);
}

/** Waits until an element has a width, and nothing left to update. */
async function settled(/** @type {Page} */ page, /** @type {string} */ name) {
  await page.waitForFunction(
    (figure, name) =>
      /** @type {any} */ (document.querySelector(figure))?.shadowRoot.querySelector(name)?.width
        .pixels > 0,
    {},
    FIGURE,
    name,
  );
  await page.$eval(
    FIGURE,
    async (/** @type {any} */ figure, name) => {
      while (!(await figure.updateComplete));
      const view = figure.shadowRoot.querySelector(name);
      // The frame in which a new width is drawn.
      await new Promise((drawn) => requestAnimationFrame(drawn));
      while (!(await view.updateComplete));
    },
    name,
  );
}

/** The texts of all that fits a selector. */
const texts = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.$$eval(selector, (all) => all.map(({ textContent }) => textContent?.trim()));

/** Sends an event to a token of the lines. */
const toToken = (
  /** @type {Page} */ page,
  /** @type {string} */ side,
  /** @type {number} */ at,
  /** @type {string} */ type,
  key = "",
) =>
  page.$eval(
    inLines(`.token[data-side=${side}][data-at="${at}"]`),
    async (token, type, key) => {
      if (type === "focus") /** @type {SVGElement} */ (token).focus();
      else if (type === "keydown") {
        token.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
      } else token.dispatchEvent(new PointerEvent(type, { bubbles: true }));
      const { host } = /** @type {ShadowRoot} */ (token.getRootNode());
      await /** @type {any} */ (host).updateComplete;
    },
    type,
    key,
  );

/** Sends a pointer event to a cell of the heat map, or asks what is painted there. */
const toCell = (
  /** @type {Page} */ page,
  /** @type {number} */ row,
  /** @type {number} */ column,
  type = "pointermove",
) =>
  page.$eval(
    inside(MAP),
    async (/** @type {any} */ map, row, column, type) => {
      const cells = map.renderRoot.querySelector(".cells");
      const { left, top } = cells.getBoundingClientRect();
      const side = map.layout.cell * map.window.zoom;
      const at = { x: (column + 0.5 - map.window.x) * side, y: (row + 0.5 - map.window.y) * side };
      const place = { clientX: left + at.x, clientY: top + at.y, bubbles: true };
      const init = { ...place, pointerType: "mouse", isPrimary: true };
      cells.dispatchEvent(new PointerEvent(type, init));
      await map.updateComplete;
    },
    row,
    column,
    type,
  );

/** The colour that is painted in the middle of a cell: red, green, blue. */
const painted = (/** @type {Page} */ page, /** @type {number[][]} */ cells) =>
  page.$eval(
    inside(MAP),
    (/** @type {any} */ map, cells) => {
      const canvas = map.renderRoot.querySelector("canvas");
      const { width, height } = canvas;
      const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
      const side = map.layout.cell * map.window.zoom * devicePixelRatio;
      return cells.map(([row, column]) => {
        const x = Math.floor((column + 0.5 - map.window.x) * side);
        const y = Math.floor((row + 0.5 - map.window.y) * side);
        return [...data.slice(4 * (y * width + x), 4 * (y * width + x) + 3)];
      });
    },
    cells,
  );

/** Presses a key on the heat map. */
const pressOnMap = (/** @type {Page} */ page, /** @type {string} */ key, more = {}) =>
  page.$eval(
    inMap(".map"),
    async (map, key, more) => {
      const init = { key, bubbles: true, cancelable: true, ...more };
      map.dispatchEvent(new KeyboardEvent("keydown", init));
      await /** @type {any} */ (/** @type {ShadowRoot} */ (map.getRootNode()).host).updateComplete;
    },
    key,
    more,
  );

const zoomOf = (/** @type {Page} */ page) =>
  page.$eval(inside(MAP), (/** @type {any} */ map) => map.window.zoom);

/** The two sentences that are read out of the heat map's cell. */
const reading = (/** @type {Page} */ page) => texts(page, inMap(".reading p"));

/** What is wrong with the numbers of the page while it shows a view. */
const findings = (
  /** @type {Page} */ page,
  /** @type {object} */ trace,
  /** @type {object} */ attended,
) =>
  page.evaluate(
    (trace, attended) => {
      const { checkFields, checkAttended, checkOthers } = /** @type {any} */ (globalThis)
        .numberCheck;
      const expected = { trace, quoted: [] };
      return [...checkFields(expected), ...checkAttended(attended), ...checkOthers(expected)];
    },
    trace,
    attended,
  );

/** An example too large to be shown step by step: 512 tokens, 64 dimensions, no look ahead. */
function largeExample(count = 512) {
  /** @type {(seed: number) => number[][]} */
  const rows = (seed) => {
    const { shape, data } = core.fill({
      kind: "normal",
      rows: count,
      columns: 64,
      seed,
      decimals: 2,
    });
    return Array.from({ length: shape[0] }, (_, at) => [...data.slice(at * 64, (at + 1) * 64)]);
  };
  const names = Array.from({ length: count }, (_, at) => ["the", "cat", "sat", "down"][at % 4]);
  const dimensions = Array.from({ length: 64 }, () => "part");
  return {
    name: "large",
    title: "A large one",
    languages: { queries: "en", keys: "en", values: "en" },
    tokens: { queries: names, keys: names, values: names },
    dimensions: { keys: dimensions, values: dimensions },
    input: { queries: rows(1), keys: rows(2), values: rows(3), temperature: 0.25, mask: "causal" },
  };
}

inBrowsers({}, (visit, engine) => {
  describe("lines", () => {
    test("a word under the focus shows its weights, with each other word its own", async (t) => {
      const page = await visit(t, "#sous-la-table");
      await show(page, "lines");
      const { weight, columnSum } = await weightsOf("sous-la-table");
      assert.deepEqual(await texts(page, inLines(".heading")), ["Queries", "Keys"]);
      await toToken(page, "queries", 1, "focus");
      const keys = [0, 1, 2, 3, 4];
      assert.deepEqual(
        await texts(page, inLines(".token[data-side=keys] .number")),
        keys.map((key) => weight(0, 1, key)),
      );
      const [sentence] = await texts(page, inLines(".reading"));
      assert.equal(
        sentence,
        `The query la gives ${weight(0, 1, 3)} of its attention to the key la, more than to any other.`,
      );
      await toToken(page, "keys", 4, "focus");
      assert.deepEqual(
        await texts(page, inLines(".token[data-side=queries] .number")),
        [0, 1, 2].map((query) => weight(0, query, 4)),
      );
      assert.match((await texts(page, inLines(".reading")))[0] ?? "", RegExp(columnSum(4)));
    });

    test("the pointer shows, a click keeps, another lets go", async (t) => {
      const page = await visit(t, "#sous-la-table");
      await show(page, "lines");
      const shown = () => texts(page, inLines(".token.shown"));
      assert.deepEqual(await shown(), []);
      await toToken(page, "queries", 2, "pointerover");
      assert.match((await shown())[0] ?? "", /^table/);
      await toToken(page, "queries", 2, "click");
      await toToken(page, "keys", 0, "pointerover");
      assert.match((await shown())[0] ?? "", /^table/, "what is kept stays");
      assert.equal((await stateOf(page)).selection.query, 2, "and is the query of other views");
      await toToken(page, "queries", 2, "click");
      assert.match((await shown())[0] ?? "", /^chat/);
    });

    test("keys move among words; Enter keeps, Escape lets go; what is kept outlives a change", async (t) => {
      const page = await visit(t, "#sous-la-table");
      await show(page, "lines");
      await toToken(page, "queries", 0, "focus");
      const focused = () =>
        page.$eval(inside(LINES), ({ shadowRoot }) => {
          const token = /** @type {SVGElement} */ (shadowRoot?.activeElement);
          return [token.dataset.side, token.dataset.at];
        });
      for (const [key, goal] of [
        ["ArrowDown", ["queries", "1"]],
        ["ArrowRight", ["keys", "0"]],
        ["End", ["keys", "4"]],
        ["ArrowDown", ["keys", "4"]],
        ["ArrowLeft", ["queries", "1"]],
        ["Home", ["queries", "0"]],
      ]) {
        const [side, at] = await focused();
        await toToken(page, String(side), Number(at), "keydown", String(key));
        assert.deepEqual(await focused(), goal, String(key));
      }
      await toToken(page, "queries", 0, "keydown", "Enter");
      const locked = () => texts(page, inLines(".token.locked"));
      assert.equal((await locked()).length, 1);
      await act(page, { type: "set-input", changes: { temperature: 0.5 } });
      await settled(page, LINES);
      assert.equal((await locked()).length, 1);
      assert.equal((await stateOf(page)).moment, 0, "no key plays what is not seen");
      await toToken(page, "queries", 0, "keydown", "Escape");
      assert.deepEqual(await locked(), []);
    });

    test("a hidden key says so, instead of a weight", async (t) => {
      const page = await visit(t, "#the-black-cat");
      await show(page, "lines");
      await toToken(page, "queries", 0, "focus");
      assert.deepEqual(
        (await texts(page, inLines(".token[data-side=keys] .remark"))).length,
        3,
        "the first word of four sees itself alone",
      );
      assert.equal((await texts(page, inLines(".token[data-side=keys] .number"))).length, 1);
    });
  });

  describe("heat map", () => {
    test("a cell is read by pointer and by key, with the sums of its row and column", async (t) => {
      const page = await visit(t, "#sous-la-table");
      await show(page, "heat-map");
      const { weight, rowSum, columnSum } = await weightsOf("sous-la-table");
      const { tokens } = await readScenario("sous-la-table");
      const expected = (/** @type {number} */ query, /** @type {number} */ key) => {
        const [q, k] = [tokens.queries[query], tokens.keys[key]];
        return [
          `The query ${q} gives ${weight(0, query, key)} of its attention to the key ${k}.`,
          `All that ${q} gives adds up to ${rowSum(query)}; all that ${k} gets, to ${columnSum(key)}.`,
        ];
      };
      assert.deepEqual(await reading(page), expected(0, 2), "at first the chosen query's largest");
      await toCell(page, 2, 4);
      assert.deepEqual(await reading(page), expected(2, 4));
      for (const [key, query, at] of /** @type {[string, number, number][]} */ ([
        ["ArrowUp", 1, 4],
        ["ArrowLeft", 1, 3],
        ["Home", 1, 0],
        ["PageDown", 2, 0],
        ["End", 2, 4],
        ["PageUp", 1, 4],
      ])) {
        await pressOnMap(page, key);
        assert.deepEqual(await reading(page), expected(query, at), key);
      }
      await pressOnMap(page, "Enter");
      assert.equal((await stateOf(page)).selection.query, 1);
      assert.equal((await stateOf(page)).moment, 0, "no key plays what is not seen");
    });

    test("turned, its rows are keys; the axes say so, and the same cell is read", async (t) => {
      const page = await visit(t, "#sous-la-table");
      await show(page, "heat-map");
      const before = await reading(page);
      assert.deepEqual(await texts(page, inMap("svg .axis")), ["keys \u2192", "queries \u2193"]);
      await act(page, { type: "orient", orientation: "columns" });
      await settled(page, MAP);
      assert.deepEqual(await texts(page, inMap("svg .axis")), ["queries \u2192", "keys \u2193"]);
      assert.deepEqual(await reading(page), before);
      await pressOnMap(page, "ArrowDown");
      const { weight } = await weightsOf("sous-la-table");
      assert.match((await reading(page))[0] ?? "", RegExp(`sous gives ${weight(0, 0, 3)} .* la`));
    });

    test("Ctrl and the wheel zoom; the wheel alone is the page's", async (t) => {
      const page = await visit(t, "#the-black-cat", { viewport: { width: 700, height: 500 } });
      await act(page, { type: "open-example", example: largeExample(100) });
      await appears(page, MAP);
      await settled(page, MAP);
      /** @type {(ctrlKey: boolean) => Promise<boolean>} */
      const turn = (ctrlKey) =>
        page.$eval(
          inMap(".cells"),
          (cells, ctrlKey) => {
            const { left, top } = cells.getBoundingClientRect();
            const place = { clientX: left + 50, clientY: top + 50 };
            const init = { ...place, deltaY: -100, ctrlKey, bubbles: true, cancelable: true };
            return !cells.dispatchEvent(new WheelEvent("wheel", init));
          },
          ctrlKey,
        );
      assert.equal(await turn(false), false, "the page may scroll");
      assert.equal(await zoomOf(page), 1);
      assert.equal(await turn(true), true);
      assert.ok((await zoomOf(page)) > 1);
      await pressOnMap(page, "0");
      assert.equal(await zoomOf(page), 1);

      // The same with a real wheel over the map.
      await page.$eval(inMap(".cells"), (cells) => cells.scrollIntoView({ block: "start" }));
      const at = await page.$eval(inMap(".cells"), (cells) => {
        const { left, top } = cells.getBoundingClientRect();
        return { x: left + 60, y: top + 60 };
      });
      const before = await page.evaluate(() => scrollY);
      await page.mouse.move(at.x, at.y);
      await page.mouse.wheel({ deltaY: -150 });
      await page.waitForFunction((before) => scrollY < before, {}, before);
      assert.equal(await zoomOf(page), 1);
    });

    test("a finger scrolls the page over a whole map, and moves a zoomed one", async (t) => {
      const page = await visit(t, "#sous-la-table");
      await show(page, "heat-map");
      const touch = () =>
        page.$eval(inMap(".cells"), (cells) => getComputedStyle(cells).touchAction);
      assert.equal(await touch(), "pan-x pan-y");
      await act(page, { type: "open-example", example: largeExample(100) });
      await settled(page, MAP);
      await page.$eval(inMap("[aria-label='Zoom in']"), (button) =>
        /** @type {HTMLElement} */ (button).click(),
      );
      await settled(page, MAP);
      assert.equal(await zoomOf(page), 2);
      assert.equal(await touch(), "none");
      const start = () => page.$eval(inside(MAP), (/** @type {any} */ map) => map.window.x);
      const before = await start();
      await page.$eval(inMap(".cells"), (cells) => {
        // Only a real pointer can be captured.
        cells.setPointerCapture = () => {};
        const { left, top } = cells.getBoundingClientRect();
        /** @type {(type: string, x: number) => void} */
        const send = (type, x) => {
          const init = { clientX: left + x, clientY: top + 50, bubbles: true, isPrimary: true };
          cells.dispatchEvent(new PointerEvent(type, { ...init, pointerType: "touch" }));
        };
        for (const [type, x] of /** @type {[string, number][]} */ ([
          ["pointerdown", 100],
          ["pointermove", 60],
          ["pointerup", 60],
        ])) {
          send(type, x);
        }
      });
      assert.ok((await start()) > before, "to the left, so that what is on the right is seen");
    });

    test("each head is a small map, which chooses it", async (t) => {
      const page = await visit(t, "#the-black-cat");
      await show(page, "heat-map");
      const heads = inside("attention-heads >>> button");
      assert.deepEqual(await texts(page, heads), ["Head 1", "Head 2"]);
      await page.$$eval(heads, ([, second]) => /** @type {HTMLElement} */ (second).click());
      await settled(page, MAP);
      assert.equal((await stateOf(page)).selection.head, 1);
      const pressed = await page.$$eval(heads, (all) =>
        all.map((head) => head.getAttribute("aria-pressed")),
      );
      assert.deepEqual(pressed, ["false", "true"]);
      await toCell(page, 3, 2);
      const { weight } = await weightsOf("the-black-cat");
      assert.match((await reading(page))[0] ?? "", RegExp(`sat gives ${weight(1, 3, 2)} .* cat`));
    });
  });

  for (const name of ["sous-la-table", "the-black-cat"]) {
    test(`${name}: each number of both views is the core's, for each word, cell and head`, async (t) => {
      const page = await visit(t, `#${name}`);
      const { trace, heads } = await expectedOf(name, await openingSettings(name));
      const { tokens, input } = await readScenario(name);
      await installNumberCheck(page);
      const check = () => findings(page, trace, attendedTexts(core, input));
      for (let head = 0; head < heads; head += 1) {
        await act(page, { type: "select", head });
        await show(page, "lines");
        for (const side of ["queries", "keys"]) {
          for (let at = 0; at < tokens[side].length; at += 1) {
            await toToken(page, side, at, "pointerover");
            assert.deepEqual(await check(), [], `${side} ${at} of head ${head}`);
          }
        }
        await show(page, "heat-map");
        for (let query = 0; query < tokens.queries.length; query += 1) {
          for (let key = 0; key < tokens.keys.length; key += 1) {
            await toCell(page, query, key);
            assert.deepEqual(await check(), [], `cell ${query}, ${key} of head ${head}`);
          }
        }
      }
      // The check itself is not blind.
      await page.$eval(inMap("[data-attended-field]"), (number) => (number.textContent = "0.99"));
      assert.equal((await check()).length, 1);
    });
  }

  describe("a large example", () => {
    test("opens as a heat map, painted as its weights say, and undo brings back the one before", async (t) => {
      const page = await visit(t, "#sous-la-table");
      const example = largeExample();
      const { weights } = core.attend({ ...example.input, returnWeights: true });
      const times = await page.$eval(
        FIGURE,
        async (/** @type {any} */ figure, example) => {
          const start = performance.now();
          figure.dispatch({ type: "open-example", example });
          const computed = performance.now();
          while (!(await figure.updateComplete));
          return [computed - start, performance.now() - start].map(Math.round);
        },
        example,
      );
      t.diagnostic(`${engine}: computed in ${times[0]} ms, shown in ${times[1]} ms`);
      await appears(page, MAP);
      await settled(page, MAP);
      assert.deepEqual(await texts(page, inside(".size-note")), [
        "This has 512 tokens; up to 64 are shown step by step.",
      ]);
      assert.equal(await page.$(inside("[data-panel=exercise]")), null, "no steps, no exercise");
      assert.equal(await page.$(inside(".views")), null, "nor lines for so many words");

      // Zoomed in, a cell has pixels of its own.
      for (let press = 0; press < 5; press += 1) await pressOnMap(page, "+");
      await page.$eval(inside(MAP), async (/** @type {any} */ map) => {
        map.window = { ...map.window, x: 200, y: 200 };
        await map.updateComplete;
      });
      const cells = [201, 203, 207, 210].flatMap((row) =>
        [200, 202, 205, 209].map((c) => [row, c]),
      );
      const most = weights.data.reduce((one, other) => Math.max(one, other));
      const expected = cells.map(([row, column]) => weights.data[row * 512 + column] / most);
      const colours = await painted(page, cells);
      colours.forEach((colour, at) =>
        [28, 28, 30].forEach((ink, part) => {
          const wanted = 255 + expected[at] * (ink - 255);
          assert.ok(Math.abs(colour[part] - wanted) <= 2, `cell ${cells[at]}: ${colour}`);
        }),
      );
      await toCell(page, 207, 205);
      const [sentence] = await reading(page);
      assert.match(sentence ?? "", RegExp(`gives ${printed(weights.data[207 * 512 + 205])} `));
      await installNumberCheck(page);
      const trace = textsOf({ temperature: example.input.temperature });
      assert.deepEqual(await findings(page, trace, attendedTexts(core, example.input)), []);

      await act(page, { type: "set-input", changes: { temperature: 0.5 } });
      assert.equal((await stateOf(page)).temperature, 0.5);
      await act(page, { type: "undo" }, { type: "undo" });
      await appears(page, ".picture svg [data-field]");
      assert.equal((await stateOf(page)).scenario, "sous-la-table");
    });

    test("is zoomed and moved within a frame", async (t) => {
      const page = await visit(t, "#sous-la-table");
      await act(page, { type: "open-example", example: largeExample() });
      await appears(page, MAP);
      await settled(page, MAP);
      const times = await page.$eval(inside(MAP), async (/** @type {any} */ map) => {
        const times = [];
        const cells = map.renderRoot.querySelector(".cells");
        for (let turn = 0; turn < 60; turn += 1) {
          const { left, top } = cells.getBoundingClientRect();
          const place = { clientX: left + 5 * turn, clientY: top + 3 * turn };
          const deltaY = turn % 20 < 12 ? -50 : 60;
          const init = { ...place, deltaY, ctrlKey: true, cancelable: true };
          const start = performance.now();
          cells.dispatchEvent(new WheelEvent("wheel", init));
          await map.updateComplete;
          times.push(performance.now() - start);
          await new Promise((drawn) => requestAnimationFrame(drawn));
        }
        return times.sort((one, other) => one - other);
      });
      const [middle, p95] = [0.5, 0.95].map((share) => times[Math.floor(times.length * share)]);
      t.diagnostic(`${engine}: a zoom takes ${middle.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
      assert.ok(middle < 60, "leniently: a busy machine is slower than a reader's");
    });
  });
});

for (const dark of [false, true]) {
  inBrowsers({ engines: ["chromium"], dark }, (visit) => {
    for (const view of /** @type {const} */ (["lines", "heat-map"])) {
      test(`${view} breaks no rule of accessibility, ${dark ? "dark" : "light"}`, async (t) => {
        const page = await visit(t, "#the-black-cat", { viewport: { width: 360, height: 740 } });
        await show(page, view);
        if (view === "lines") await toToken(page, "queries", 1, "click");
        await installAxe(page);
        assert.deepEqual(await violations(page), []);
      });
    }
  });
}
