// The quiz, in each browser: every kind of item by keyboard and by pointer, wrong and then right.

import assert from "node:assert/strict";
import test from "node:test";
import { installAxe, violations } from "./axe.mjs";
import { inBrowsers } from "./harness.mjs";

const QUIZ = "attention-quiz";

/** A seed, so that what the tests do is always the same. */
const SEED = 7;

/** The places of the first items of each kind, and of the result. */
const CHOICE = 0;
const ORDER = 8;
const NUMBER = 10;
const CHANGE = 13;
const RESULT = 18;

/** The digits of the quiz that are no numbers of a trace, and why. */
const OTHER_DIGITS = [
  { at: ".places button", why: "counts items" },
  { at: ".place", why: "counts items" },
  { at: ".result .ask", why: "counts answers" },
  { at: "#seed-note", why: "says what a seed is" },
  { at: ".incomplete", why: "shows how a number is typed" },
];

/** @typedef {import("./harness.mjs").Page} Page */

/** Runs in the page: forgets what an earlier test left in the browser, but nothing at a reload. */
function forget() {
  if (!sessionStorage.getItem("forgotten")) localStorage.clear();
  sessionStorage.setItem("forgotten", "yes");
}

/** Waits until the quiz is drawn. @param {Page} page */
const drawn = (page) =>
  page.waitForFunction(() =>
    document.querySelector("attention-quiz")?.shadowRoot?.querySelector("[data-item]"),
  );

/** Goes to an item, as its button does. @type {(page: Page, at: number) => Promise<void>} */
async function go(page, at) {
  await page.click(`${QUIZ} >>> .places button:nth-of-type(${at + 1})`);
  await settled(page);
}

/** @param {Page} page */
const settled = (page) =>
  page.$eval(QUIZ, async (/** @type {any} */ quiz) => {
    while (!(await quiz.updateComplete));
  });

/** What stands of an item. @type {(page: Page, at: number) => Promise<any>} */
const standOf = (page, at) =>
  page.$eval(QUIZ, (/** @type {any} */ quiz, at) => quiz.stands[at], at);

/** The verdict in sight: "right", "wrong", "incomplete", or none. @param {Page} page */
async function verdict(page) {
  await settled(page);
  return page.$eval(QUIZ, (quiz) => quiz.shadowRoot?.querySelector(".feedback p")?.className ?? "");
}

/** The option that is right. @type {(page: Page, at: number) => Promise<{right: number, count: number}>} */
const optionsOf = (page, at) =>
  page.$eval(
    QUIZ,
    (/** @type {any} */ quiz, at) => ({
      right: quiz.items[at].answer,
      count: quiz.items[at].options.length,
    }),
    at,
  );

/** The weight that is asked for, worked out from the scores in sight. @param {Page} page */
const wantedWeight = (page) =>
  page.$eval(
    QUIZ,
    (/** @type {any} */ quiz, at) => {
      const { input, target } = quiz.items[at];
      const exponentials = input.keys.map(([score]) => Math.exp(score));
      const total = exponentials.reduce((/** @type {number} */ sum, one) => sum + one, 0);
      return exponentials[target.place] / total;
    },
    NUMBER,
  );

/** Gives the focus to something inside the quiz. @type {(page: Page, selector: string) => Promise<void>} */
const focus = (page, selector) =>
  page.$eval(`${QUIZ} >>> ${selector}`, (/** @type {any} */ one) => one.focus());

/** Brings the steps into their order, by one step up at a time. @type {(page: Page, up: (name: string) => Promise<void>) => Promise<void>} */
async function sort(page, up) {
  const { right } = await page.$eval(QUIZ, (/** @type {any} */ { items }, at) => items[at], ORDER);
  for (const [place, name] of right.entries()) {
    let at = (await standOf(page, ORDER)).answer.indexOf(name);
    for (; at > place; at -= 1) await up(name);
  }
}

/**
 * Holds every number in sight to the trace of its item. Runs in the page.
 * @type {(element: Element, otherDigits: {at: string}[], comma: boolean) => Promise<{findings: string[], numbers: number}>}
 */
async function walk(element, otherDigits, comma) {
  const quiz = /** @type {any} */ (element);
  const root = /** @type {ShadowRoot} */ (quiz.shadowRoot);
  const findings = [];
  let numbers = 0;
  const printed = (/** @type {number} */ value) => {
    const text = Math.abs(value).toFixed(2);
    const signed = value < 0 && /[1-9]/.test(text) ? `\u2212${text}` : text;
    return comma ? signed.replace(".", ",") : signed;
  };
  const textsOf = (/** @type {HTMLElement} */ one) => {
    const item = /** @type {HTMLElement} */ (one.closest("[data-item]")).dataset.item ?? "";
    const { field = "", index = "" } = one.dataset;
    const held = quiz.traces[item][field];
    const place = index === "" ? [] : index.split(",").map(Number);
    const shape = held?.shape ?? [];
    if (held === undefined || place.length !== shape.length) return [];
    let offset = 0;
    for (const [axis, size] of shape.entries()) {
      if (!(place[axis] >= 0 && place[axis] < size)) return [];
      offset = offset * size + place[axis];
    }
    const value = typeof held === "number" ? held : held.data[offset];
    return [printed(value), ...(Number.isInteger(value) ? [String(value)] : [])];
  };
  for (let at = 0; at <= quiz.items.length; at += 1) {
    await quiz.go(at);
    const place = quiz.items[at]?.name ?? "result";
    for (const one of /** @type {NodeListOf<HTMLElement>} */ (
      root.querySelectorAll("[data-field]")
    )) {
      numbers += 1;
      const text = (one.textContent ?? "").trim();
      if (!textsOf(one).includes(text)) {
        findings.push(`${place}: ${one.dataset.field}[${one.dataset.index}] reads ${text}`);
      }
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = (walker.currentNode.textContent ?? "").trim();
      if (!/[\d\u221e]|NaN|undefined/.test(text) || parent?.closest("[data-field], style"))
        continue;
      if (!otherDigits.some(({ at }) => parent?.closest(at))) findings.push(`${place}: "${text}"`);
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) findings.push(`${place}: ${scrollWidth} wide of ${innerWidth}`);
    for (const table of root.querySelectorAll("table, .steps, .change, .options button")) {
      const { right } = table.getBoundingClientRect();
      const edge = /** @type {Element} */ (root.querySelector(".frame")).getBoundingClientRect()
        .right;
      if (right > edge) findings.push(`${place}: <${table.localName}> leaves its frame`);
    }
  }
  return { findings, numbers };
}

/** Solves or misses every item, so that all that can be in sight is. @type {(page: Page, way: "right" | "wrong") => Promise<void>} */
const answerAll = (page, way) =>
  page.$eval(
    QUIZ,
    async (/** @type {any} */ quiz, way) => {
      const solution = (/** @type {any} */ item) => {
        const values = [-3, 0, 3];
        const corners = item.start.reduce(
          (/** @type {number[][]} */ all) =>
            all.flatMap((corner) => values.map((one) => [...corner, one])),
          [[]],
        );
        return corners.find((/** @type {number[]} */ corner) => {
          const { weights } = quiz.core.trace(item.inputOf(corner));
          return weights.data[item.goal.key] > item.trace.goal;
        });
      };
      const exact = (/** @type {any} */ { name, trace, target }) =>
        ({
          "dot-product": trace.scores?.data[0],
          softmax: trace.weights?.data[target.place],
          output: trace.output?.data[target.place],
          window: trace.rowSum?.data[target.query],
          factor: trace.corrections?.data[1],
        })[/** @type {"window"} */ (name)];
      for (const [at, item] of quiz.items.entries()) {
        await quiz.go(at);
        quiz.hint();
        if (item.kind === "choice") {
          quiz.give(way === "right" ? item.answer : (item.answer + 1) % item.options.length);
        } else if (item.kind === "order") {
          quiz.give(way === "right" ? item.right : quiz.stands[at].answer);
        } else if (item.kind === "change") {
          quiz.give(way === "right" ? solution(item) : item.start);
        } else quiz.give(way === "wrong" ? "99" : exact(item).toFixed(2));
        await quiz.updateComplete;
      }
    },
    way,
  );

inBrowsers({}, (visit) => {
  /** @type {(t: import("node:test").TestContext, options?: {query?: string, viewport?: {width: number, height: number}, prepare?: () => void}) => Promise<Page>} */
  async function open(t, { query = `?seed=${SEED}`, prepare = forget, ...options } = {}) {
    const page = await visit(t, `lesson.html${query}#quiz`, { ready: false, prepare, ...options });
    await drawn(page);
    return page;
  }

  test("a choice by pointer: wrong, why, then right", async (t) => {
    const page = await open(t);
    const { right, count } = await optionsOf(page, CHOICE);
    const option = (/** @type {number} */ at) =>
      `${QUIZ} >>> .options button:nth-of-type(${at + 1})`;
    await page.click(option((right + 1) % count));
    assert.equal(await verdict(page), "wrong");
    await page.click(option(right));
    assert.equal(await verdict(page), "right");
    const { isSolved, tried } = await standOf(page, CHOICE);
    assert.deepEqual([isSolved, tried.length], [true, 1]);
  });

  test("a choice by keyboard: wrong, then right", async (t) => {
    const page = await open(t);
    const { right, count } = await optionsOf(page, CHOICE);
    for (const [at, wanted] of [
      [(right + 1) % count, "wrong"],
      [right, "right"],
    ]) {
      await focus(page, `.options button:nth-of-type(${Number(at) + 1})`);
      await page.keyboard.press("Enter");
      assert.equal(await verdict(page), wanted);
    }
  });

  test("an order by pointer: wrong names the row, then right", async (t) => {
    const page = await open(t);
    await go(page, ORDER);
    await page.click(`${QUIZ} >>> .check`);
    assert.equal(await verdict(page), "wrong");
    assert.ok(await page.$(`${QUIZ} >>> .steps li.wrong`));
    await sort(page, async (name) => {
      await page.click(`${QUIZ} >>> [data-step="${name}"] .up`);
      await settled(page);
    });
    await page.click(`${QUIZ} >>> .check`);
    assert.equal(await verdict(page), "right");
  });

  test("an order by keyboard: the focus stays with the row that moves", async (t) => {
    const page = await open(t);
    await go(page, ORDER);
    await sort(page, async (name) => {
      await focus(page, `[data-step="${name}"] .up`);
      await page.keyboard.press("Enter");
      await page.waitForFunction(
        (/** @type {string} */ name) => {
          const root = document.querySelector("attention-quiz")?.shadowRoot;
          const row = /** @type {HTMLElement | null} */ (
            root?.activeElement?.closest("li") ?? null
          );
          return row?.dataset.step === name;
        },
        {},
        name,
      );
    });
    await focus(page, ".check");
    await page.keyboard.press("Enter");
    assert.equal(await verdict(page), "right");
  });

  test("a number by keyboard and pointer: no number, too coarse, wrong, then right", async (t) => {
    const page = await open(t);
    await go(page, NUMBER);
    const weight = await wantedWeight(page);
    const type = async (/** @type {string} */ text, /** @type {boolean} */ byPointer = false) => {
      await page.click(`${QUIZ} >>> form.number input`, { count: 3 });
      await page.keyboard.press("Backspace");
      await page.keyboard.type(text);
      if (byPointer) await page.click(`${QUIZ} >>> form.number button`);
      else await page.keyboard.press("Enter");
      return verdict(page);
    };
    assert.equal(await type("much"), "incomplete");
    assert.equal(await type(weight.toFixed(0)), "incomplete");
    assert.equal(await type((weight + 0.05).toFixed(2), true), "wrong");
    assert.equal(await type(weight.toFixed(2), true), "right");
    assert.equal((await standOf(page, NUMBER)).tried.length, 1);
  });

  test("in French a decimal comma is typed and read", async (t) => {
    const page = await open(t, { query: `?lang=fr&seed=${SEED}` });
    await go(page, NUMBER);
    const text = (await wantedWeight(page)).toFixed(2).replace(".", ",");
    await focus(page, "form.number input");
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    assert.equal(await verdict(page), "right");
  });

  for (const by of ["keyboard", "pointer"]) {
    test(`a vector by ${by}: the weight follows, until it is large enough`, async (t) => {
      const page = await open(t);
      await go(page, CHANGE);
      const { key, dimensions } = await page.$eval(
        QUIZ,
        (/** @type {any} */ { items }, at) => {
          const { goal, inputOf, start } = items[at];
          return { key: inputOf(start).keys[goal.key], dimensions: start.length };
        },
        CHANGE,
      );
      for (let at = 0; at < dimensions; at += 1) {
        const slider = `.sliders label:nth-of-type(${at + 1}) input`;
        if (by === "keyboard") {
          await focus(page, slider);
          await page.keyboard.press(key[at] > 0 ? "End" : "Home");
        } else {
          const handle = await page.$(`${QUIZ} >>> ${slider}`);
          const box = await handle?.boundingBox();
          assert.ok(box);
          const x = key[at] > 0 ? box.x + box.width - 3 : box.x + 3;
          await page.mouse.click(x, box.y + box.height / 2);
        }
        await settled(page);
      }
      assert.equal(await verdict(page), "right");
    });
  }

  test("what was answered, typed and reached survives a reload", async (t) => {
    const page = await open(t);
    const { right } = await optionsOf(page, CHOICE);
    await page.click(`${QUIZ} >>> .options button:nth-of-type(${right + 1})`);
    await go(page, NUMBER);
    await focus(page, "form.number input");
    await page.keyboard.type("0,1");
    await settled(page);
    await page.reload();
    await drawn(page);
    await settled(page);
    const shown = await page.$eval(`${QUIZ} >>> [data-item]`, (item) =>
      item.getAttribute("data-item"),
    );
    assert.equal(shown, "softmax");
    const typed = await page.$eval(
      `${QUIZ} >>> form.number input`,
      (/** @type {any} */ { value }) => value,
    );
    assert.equal(typed, "0,1");
    assert.equal((await standOf(page, CHOICE)).isSolved, true);
  });

  test("without storage the quiz is played all the same", async (t) => {
    const prepare = () => {
      Object.defineProperty(globalThis, "localStorage", {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      });
    };
    const page = await open(t, { prepare });
    const { right } = await optionsOf(page, CHOICE);
    await page.click(`${QUIZ} >>> .options button:nth-of-type(${right + 1})`);
    assert.equal(await verdict(page), "right");
  });

  test("a seed is typed, kept in the address, and refused where it is none", async (t) => {
    const page = await open(t);
    const use = async (/** @type {string} */ text) => {
      await page.click(`${QUIZ} >>> form.seed input`, { count: 3 });
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
      await settled(page);
      return page.$eval(QUIZ, (/** @type {any} */ { drawn }) => drawn);
    };
    assert.equal(await use("4711"), 4711);
    assert.equal(new URL(page.url()).searchParams.get("seed"), "4711");
    assert.equal(await use("12.5"), 4711);
    const note = await page.$eval(`${QUIZ} >>> #seed-note`, ({ textContent }) => textContent);
    assert.match(note ?? "", /“12\.5” is no seed/);
    await page.click(`${QUIZ} >>> form.seed .other`);
    await settled(page);
    const other = await page.$eval(QUIZ, (/** @type {any} */ { drawn }) => drawn);
    assert.notEqual(other, 4711);
    assert.equal(new URL(page.url()).searchParams.get("seed"), String(other));
  });

  test("answers and the result are told by events, and the result as text", async (t) => {
    const page = await open(t);
    await page.evaluate(() => {
      const told = /** @type {any[]} */ (/** @type {any} */ (globalThis).told = []);
      for (const name of ["answer", "result"]) {
        document.addEventListener(name, (event) =>
          told.push([name, /** @type {CustomEvent} */ (event).detail]),
        );
      }
    });
    const { right, count } = await optionsOf(page, CHOICE);
    for (const at of [(right + 1) % count, right]) {
      await page.click(`${QUIZ} >>> .options button:nth-of-type(${at + 1})`);
    }
    const told = await page.evaluate(() => /** @type {any} */ (globalThis).told);
    const answer = { item: "chat", seed: SEED, done: false };
    assert.deepEqual(told.slice(0, 2), [
      ["answer", { ...answer, right: false, tries: 1 }],
      ["answer", { ...answer, right: true, tries: 2 }],
    ]);
    const [name, result] = told[2];
    assert.deepEqual([name, result.right, result.first, result.all], ["result", 1, 0, 18]);
    await go(page, RESULT);
    const text = await page.$eval(
      `${QUIZ} >>> textarea`,
      (/** @type {any} */ { value, readOnly }) => {
        return readOnly ? value : null;
      },
    );
    assert.equal(text, result.text);
    assert.match(text, /^Attention quiz, seed 7: 1 of 18 right/);
    const chapter = await page.$eval('#chapters a[href="#quiz"]', ({ className }) => className);
    assert.equal(chapter, "", "the chapter is not done before all items are");
  });

  test("every number in sight is its trace’s, answered wrong and right", async (t) => {
    const page = await open(t);
    for (const way of /** @type {const} */ (["wrong", "right"])) {
      await answerAll(page, way);
      const { findings, numbers } = await page.$eval(QUIZ, walk, OTHER_DIGITS, false);
      assert.deepEqual(findings, []);
      assert.ok(numbers > 100, `${numbers}`);
    }
  });

  test("the same in French at 320 pixels, and nothing is wider than the screen", async (t) => {
    const viewport = { width: 320, height: 640 };
    const page = await open(t, { query: `?lang=fr&seed=${SEED}`, viewport });
    for (const way of /** @type {const} */ (["wrong", "right"])) {
      await answerAll(page, way);
      const { findings } = await page.$eval(QUIZ, walk, OTHER_DIGITS, true);
      assert.deepEqual(findings, []);
    }
  });

  test("the walk finds a wrong number, and one of no place", async (t) => {
    const page = await open(t);
    await page.$eval(`${QUIZ} >>> .frame`, (frame) => {
      const planted = document.createElement("div");
      planted.dataset.item = "chat";
      for (const [field, index, text] of [
        ["weights", "0,0", "9.99"],
        ["weights", "0,99", "0.00"],
        ["nothing", "0", "0.00"],
        ["", "", "42"],
      ]) {
        const one = document.createElement("span");
        if (field) Object.assign(one.dataset, { field, index });
        one.textContent = text;
        planted.append(one);
      }
      frame.append(planted);
    });
    const { findings } = await page.$eval(QUIZ, walk, OTHER_DIGITS, false);
    assert.deepEqual(findings.slice(0, 4), [
      "chat: weights[0,0] reads 9.99",
      "chat: weights[0,99] reads 0.00",
      "chat: nothing[0] reads 0.00",
      'chat: "42"',
    ]);
  });
});

for (const dark of [false, true]) {
  inBrowsers({ engines: ["chromium"], dark }, (visit) => {
    test(`the quiz breaks no rule of accessibility, ${dark ? "dark" : "light"}`, async (t) => {
      const page = await visit(t, `lesson.html?seed=${SEED}#quiz`, { ready: false });
      await drawn(page);
      await installAxe(page);
      for (const way of /** @type {const} */ (["wrong", "right"])) {
        await answerAll(page, way);
        for (const at of [CHOICE, ORDER, NUMBER, CHANGE, RESULT]) {
          await page.$eval(QUIZ, (/** @type {any} */ quiz, at) => quiz.go(at), at);
          assert.deepEqual(await violations(page), [], `item ${at}, ${way}`);
        }
      }
    });
  });
}
