// The figure shows, plays and answers: what a reader with a mouse can do with it.

import assert from "node:assert/strict";
import test from "node:test";
import {
  FIGURE,
  act,
  appears,
  drawn,
  focus,
  inBrowsers,
  inside,
  restsAt,
  seekStep,
  stateOf,
} from "./harness.mjs";

/** @typedef {import("./harness.mjs").Page} Page */

/** The texts of one field's numbers in the picture, in order. */
const shown = (/** @type {Page} */ page, /** @type {string} */ field) =>
  page.$$eval(inside(`.picture [data-field="${field}"]`), (numbers) =>
    numbers.map((number) => number.textContent?.trim()),
  );

/** The weights of the first query, once each: the picture repeats them in the weighted sum. */
const weights = async (/** @type {Page} */ page) => (await shown(page, "weights")).slice(0, 5);

const texts = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.$$eval(inside(selector), (all) => all.map((one) => one.textContent?.trim()));

const click = (/** @type {Page} */ page, /** @type {string} */ selector) =>
  page.locator(inside(selector)).click();

const lastOf = (/** @type {Page} */ page) =>
  page.$eval(FIGURE, (/** @type {any} */ figure) => figure.derived.steps.length - 1);

/** The step that the figure is at. */
const stepOf = (/** @type {Page} */ page) =>
  page.$eval(FIGURE, (/** @type {any} */ { derived, state }) => {
    const at = Math.ceil(state.moment);
    return { ...derived.steps[at], at };
  });

const press = (/** @type {string} */ label) => `button[aria-label="${label}"]`;

/** Waits until something is true of the figure's state. */
const until = (/** @type {Page} */ page, /** @type {(state: any) => boolean} */ condition) =>
  page.waitForFunction(`(${condition})(document.querySelector("attention-playground").state)`);

inBrowsers({}, (visit) => {
  test("it opens paused on the whole picture of one query", async (t) => {
    const page = await visit(t);
    const { scenario, moment, until, selection } = await stateOf(page);
    assert.deepEqual([scenario, moment, until], ["sous-la-table", 0, null]);
    assert.deepEqual(selection, { head: 0, query: 0 });
    const words = await texts(page, ".picture .word");
    for (const word of ["sous", "chat", "est", "la", "table", "cat", "is", "under", "the"]) {
      assert.ok(words.includes(word), word);
    }
    assert.equal(words.filter((word) => word === "under").length, 2, "a value, and the answer");
    const french = await texts(page, ".picture [lang=fr].key");
    const english = await texts(page, ".picture [lang=en].value");
    assert.deepEqual(french, ["chat", "est", "sous", "la", "table"]);
    assert.deepEqual(english.slice(0, 5), ["cat", "is", "under", "the", "table"]);
    assert.deepEqual(await shown(page, "scores"), ["0.10", "0.20", "1.50", "0.10", "0.00"]);
    assert.deepEqual(await weights(page), ["0.12", "0.14", "0.50", "0.12", "0.11"]);
    assert.equal((await shown(page, "output")).length, 4);
    assert.ok(await page.$(inside(press("Play"))));
  });

  test("the whole picture is on the first screen", async (t) => {
    const page = await visit(t);
    const { top, bottom, height } = await page.$eval(inside(".picture"), (picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return { top, bottom, height: innerHeight };
    });
    assert.ok(top >= 0 && bottom <= height, `${top} to ${bottom} of ${height}`);
  });

  test("it plays to the end, frame by frame, and pauses itself", async (t) => {
    const page = await visit(t, "#softmax-alone");
    await page.$eval(FIGURE, (figure) => {
      /** @type {any} */ (globalThis).moments = [];
      figure.addEventListener("statechange", (/** @type {any} */ { detail }) =>
        /** @type {any} */ (globalThis).moments.push(detail.moment),
      );
    });
    await page.$eval(inside(".speed select"), (/** @type {any} */ select) => {
      select.value = "4";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    assert.equal((await stateOf(page)).speed, 4);
    await click(page, press("Play"));
    await restsAt(page, await lastOf(page));
    await appears(page, press("Play"));
    const moments = await page.evaluate(() => /** @type {any} */ (globalThis).moments);
    const sorted = [...moments].sort((a, b) => a - b);
    assert.deepEqual(moments, sorted, "time goes forward");
    assert.ok(
      moments.some((moment) => !Number.isInteger(moment)),
      "steps are seen at work",
    );
  });

  test("playing goes through every step", async (t) => {
    const page = await visit(t);
    const { steps, last, state } = await page.$eval(FIGURE, (/** @type {any} */ figure) => {
      figure.dispatch({ type: "play" });
      const steps = new Set();
      while (figure.state.until !== null) {
        figure.dispatch({ type: "tick", elapsed: 200 });
        steps.add(Math.ceil(figure.state.moment));
      }
      return { steps: steps.size, last: figure.derived.steps.length - 1, state: figure.state };
    });
    assert.equal(steps, last);
    assert.equal(state.moment, last);
  });

  test("it pauses where it is, and plays on from there", async (t) => {
    const page = await visit(t);
    await click(page, press("Play"));
    await until(page, ({ moment }) => moment > 0.3);
    await click(page, press("Pause"));
    const { moment, until: target } = await stateOf(page);
    assert.equal(target, null);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    assert.equal((await stateOf(page)).moment, moment);
    await click(page, press("Play"));
    await page.waitForFunction(
      (from) =>
        /** @type {any} */ (document.querySelector("attention-playground")).state.moment > from,
      {},
      moment,
    );
  });

  test("it steps forward, which moves, and back, and no further than its ends", async (t) => {
    const page = await visit(t);
    const disabled = (/** @type {string} */ label) =>
      page.$eval(inside(press(label)), (button) => button.getAttribute("aria-disabled"));
    assert.equal(await disabled("Step back"), "true");
    await click(page, press("Step forward"));
    await restsAt(page, 1);
    await click(page, press("Step forward"));
    await restsAt(page, 2);
    await click(page, press("Step back"));
    await restsAt(page, 1);
    assert.equal(await disabled("Step back"), "false");
    await act(page, { type: "last" });
    assert.equal(await disabled("Step forward"), "true");
    const { moment } = await stateOf(page);
    await click(page, press("Step forward"));
    await restsAt(page, moment);
  });

  test("its scrubber goes to any step", async (t) => {
    const page = await visit(t);
    const scrub = inside("input[aria-label=Step]");
    const range = await page.waitForSelector(scrub);
    await range?.scrollIntoView();
    const box = await range?.boundingBox();
    assert.ok(box);
    const middle = box.y + box.height / 2;
    const last = await lastOf(page);
    await page.mouse.click(box.x + box.width / 2, middle);
    const { moment } = await stateOf(page);
    assert.ok(Math.abs(moment - last / 2) <= 1, `half way is ${moment} of ${last}`);
    await page.mouse.move(box.x + box.width / 2, middle);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 20, middle, { steps: 4 });
    await page.mouse.up();
    await restsAt(page, last);
    assert.equal(await page.$eval(scrub, (/** @type {any} */ range) => range.valueAsNumber), last);
  });

  test("its stages are named, and each can be jumped to", async (t) => {
    const page = await visit(t);
    const stages = await texts(page, "[aria-label=Stages] button");
    assert.deepEqual(
      stages.map((stage) => stage?.replace(/\s+/g, " ")),
      ["1 Dot product", "2 Softmax", "3 Weighted sum"],
    );
    for (const [at, stage] of ["dot_product", "softmax", "weighted_sum"].entries()) {
      await click(page, `[aria-label=Stages] button:nth-of-type(${at + 1})`);
      const step = await stepOf(page);
      assert.equal(step.stage, stage);
      const before = await page.$eval(
        FIGURE,
        (/** @type {any} */ { derived }, at) => derived.steps[at - 1].stage,
        step.at,
      );
      assert.notEqual(before, stage, "it is the stage's first step");
      assert.deepEqual(await texts(page, "[aria-label=Stages] [aria-current=step]"), [
        (await texts(page, "[aria-label=Stages] button"))[at],
      ]);
    }
  });

  test("the temperature acts while it stands", async (t) => {
    const page = await visit(t);
    await focus(page, ".temperature input");
    for (let times = 0; times < 5; times += 1) await page.keyboard.press("ArrowLeft");
    assert.equal((await stateOf(page)).temperature, 0.5);
    assert.deepEqual(await weights(page), ["0.05", "0.06", "0.80", "0.05", "0.04"]);
    assert.ok((await shown(page, "uncappedScores")).length, "the divided scores are shown");
    for (let times = 0; times < 5; times += 1) await page.keyboard.press("ArrowRight");
    assert.deepEqual(await weights(page), ["0.12", "0.14", "0.50", "0.12", "0.11"]);
  });

  test("the temperature acts while it plays, and it plays on", async (t) => {
    const page = await visit(t);
    await act(page, { type: "seek-stage", stage: "weighted_sum" });
    const [before] = await weights(page);
    await focus(page, ".temperature input");
    await click(page, press("Play"));
    await focus(page, ".temperature input");
    await page.keyboard.press("ArrowRight");
    const state = await stateOf(page);
    assert.notEqual(state.until, null, "still playing");
    assert.ok(state.temperature > 1);
    assert.equal((await stepOf(page)).stage, "weighted_sum", "it stays where it was");
    await page.keyboard.press("End");
    assert.equal((await stateOf(page)).temperature, 10);
    assert.notEqual((await weights(page))[0], before);
    assert.notEqual((await stateOf(page)).until, null);
  });

  test("what the lesson printed comes out at the temperature that the page offers", async (t) => {
    const page = await visit(t);
    await click(page, ".quote summary");
    await click(page, ".quote button");
    assert.equal((await stateOf(page)).temperature, 0.5);
    assert.deepEqual(await texts(page, ".quote [data-quoted]"), [
      ...["0.05", "0.07", "0.80", "0.05", "0.03"],
    ]);
    assert.deepEqual(await texts(page, ".quote [data-field=weights]"), [
      ...["0.05", "0.06", "0.80", "0.05", "0.04"],
    ]);
    assert.equal(await page.$(inside(".quote button")), null, "nothing is left to try");
  });

  test("dividing by √d adds the step that does it, in picture, steps and formula", async (t) => {
    const page = await visit(t);
    const names = () =>
      page.$eval(FIGURE, (/** @type {any} */ { derived }) => derived.steps.map(({ name }) => name));
    assert.ok(!(await names()).includes("scale"));
    assert.equal(await page.$(inside(".formula msqrt")), null);
    await click(page, "input[role=switch]");
    assert.equal((await stateOf(page)).scoring, "scaled-dot");
    assert.ok((await names()).includes("scale"));
    assert.ok(await page.$(inside(".formula msqrt")));
    await seekStep(page, { name: "scale" });
    assert.deepEqual(await shown(page, "scale"), ["0.45"]);
    assert.deepEqual(await shown(page, "uncappedScores"), ["0.04", "0.09", "0.67", "0.04", "0.00"]);
    await click(page, "input[role=switch]");
    assert.ok(!(await names()).includes("scale"));
  });

  test("each query finds its word", async (t) => {
    const page = await visit(t);
    for (const [query, [word, found]] of [
      ["sous", "under"],
      ["la", "the"],
      ["table", "table"],
    ].entries()) {
      await click(page, `[aria-label=Query] button:nth-of-type(${query + 1})`);
      assert.equal((await stateOf(page)).selection.query, query);
      assert.deepEqual(await texts(page, "[aria-label=Query] [aria-pressed=true]"), [word]);
      assert.ok((await texts(page, ".picture .query.word")).includes(word));
      assert.ok((await texts(page, ".sentence .value.word")).includes(found));
      assert.equal((await texts(page, ".picture .value.word")).at(-1), found);
    }
  });

  test("each query of the mat looks somewhere else", async (t) => {
    const page = await visit(t, "#cat-on-the-mat");
    for (const [query, key] of ["cat", "mat"].entries()) {
      await click(page, `[aria-label=Query] button:nth-of-type(${query + 1})`);
      assert.equal((await texts(page, ".sentence .key.word"))[0], key);
    }
  });

  test("where there are heads, one can be chosen", async (t) => {
    const page = await visit(t, "#the-black-cat");
    const heads = () =>
      page.$$eval(inside(".picture [data-field=weights]"), (numbers) => [
        ...new Set(numbers.map((number) => number.getAttribute("data-index")?.split(",")[0])),
      ]);
    assert.deepEqual(await heads(), ["0"]);
    await click(page, "[aria-label=Head] button:nth-of-type(2)");
    assert.equal((await stateOf(page)).selection.head, 1);
    assert.deepEqual(await heads(), ["1"]);
  });

  test("a cell of a matrix chooses its row and the step that computes it", async (t) => {
    const page = await visit(t);
    const cell = (/** @type {string} */ field, /** @type {string} */ index) =>
      `[role=gridcell] [data-field=${field}][data-index="${index}"]`;
    await click(page, cell("scores", "1,3"));
    assert.equal((await stateOf(page)).selection.query, 1);
    const score = await stepOf(page);
    assert.deepEqual([score.name, score.key, score.dimension], ["product", 3, 4]);
    await click(page, cell("weights", "2,4"));
    assert.equal((await stateOf(page)).selection.query, 2);
    const weight = await stepOf(page);
    assert.deepEqual([weight.name, weight.key], ["weight", 4]);
    await click(page, cell("output", "0,1"));
    assert.equal((await stateOf(page)).selection.query, 0);
    const output = await stepOf(page);
    assert.equal(output.stage, "weighted_sum");
    assert.ok(await page.$(inside('.picture [data-field=output][data-index="0,1"]')));
    const chosen = await page.$$eval(
      inside("[role=grid] [aria-selected=true]"),
      (rows) => rows.length,
    );
    assert.equal(chosen, 3, "the row is marked in each matrix");
  });

  test("pointing at a term of the formula lights its part of the picture, and back", async (t) => {
    const page = await visit(t);
    const lit = () =>
      page.$eval(FIGURE, async (/** @type {any} */ figure) => {
        while (!(await figure.updateComplete)); // the matrices out of sight, too
        return [...figure.shadowRoot.querySelectorAll(".lit[data-term]")].map(
          (part) => `${part.closest("math, svg")?.localName} ${part.getAttribute("data-term")}`,
        );
      });
    const both = (/** @type {string} */ term, /** @type {string[]} */ found) => {
      assert.ok(found.includes(`math ${term}`), `${term} in the formula: ${found}`);
      assert.ok(found.includes(`svg ${term}`), `${term} in the picture: ${found}`);
      assert.ok(
        found.every((part) => part.endsWith(` ${term}`)),
        `only ${term}: ${found}`,
      );
    };
    assert.deepEqual(await lit(), []);
    for (const term of ["queries", "keys", "values"]) {
      await page.hover(inside(`.formula [role=group]:not(.filled) [data-term=${term}]`));
      both(term, await lit());
      await page.hover(inside(`.picture [data-term=${term}] .number`));
      both(term, await lit());
    }
    for (const [term, field] of [
      ["scores", "scores"],
      ["weights", "weights"],
      ["output", "output"],
    ]) {
      await page.hover(inside(`.picture [data-term=${term}] [data-field=${field}]`));
      both(term, await lit());
    }
    await page.mouse.move(0, 0);
    assert.deepEqual(await lit(), []);
    for (const term of ["queries", "keys", "scores", "weights", "values", "output"]) {
      await focus(page, `.formula [data-term=${term}]`);
      both(term, await lit());
    }
  });

  for (const name of ["sous-la-table", "softmax-alone", "the-black-cat"]) {
    test(`${name}: each term has its part in the picture, and each part its term`, async (t) => {
      const page = await visit(t, `#${name}`);
      const found = await page.$eval(FIGURE, (figure) => {
        const terms = (/** @type {string} */ selector) =>
          [
            ...new Set(
              [.../** @type {ShadowRoot} */ (figure.shadowRoot).querySelectorAll(selector)].map(
                (part) => part.getAttribute("data-term"),
              ),
            ),
          ].sort();
        return { formula: terms("math [data-term]"), picture: terms("svg [data-term]") };
      });
      assert.deepEqual(found.formula, found.picture);
    });
  }

  test("the formula is filled in with the numbers of the chosen row", async (t) => {
    const page = await visit(t);
    await act(page, { type: "select", query: 2 });
    const indices = (/** @type {string} */ field) =>
      page.$$eval(inside(`math [data-field=${field}]`), (numbers) => [
        ...new Set(numbers.map((number) => number.getAttribute("data-index"))),
      ]);
    assert.deepEqual(await indices("weights"), ["2,0", "2,1", "2,2", "2,3", "2,4"]);
    assert.deepEqual(await indices("output"), ["2,0", "2,1", "2,2", "2,3"]);
  });

  test("at the end the shares fill the whole, each as long as its weight", async (t) => {
    const page = await visit(t);
    await act(page, { type: "last" });
    const { pieces, whole, weights } = await page.$eval(FIGURE, (/** @type {any} */ figure) => {
      const root = figure.shadowRoot;
      const pieces = [...root.querySelectorAll("svg .share")].flatMap((path) =>
        [...path.getAttribute("d").matchAll(/M([^ ]+) [^h]+h([^v]+)v/g)].map(
          ([, start, width]) => ({
            start: Number(start),
            width: Number(width),
          }),
        ),
      );
      const whole = Number(root.querySelector("svg rect.track").getAttribute("width"));
      const { data } = figure.trace.weights;
      return { pieces, whole, weights: [...data.slice(0, 5)] };
    });
    const shares = pieces.sort((one, other) => one.start - other.start);
    assert.equal(shares.length, 5);
    let end = 0;
    shares.forEach(({ start, width }, key) => {
      assert.ok(Math.abs(start - end) < 1e-9, "each begins where the one before it ends");
      assert.ok(Math.abs(width / whole - weights[key]) < 1e-9);
      end = start + width;
    });
  });

  test("the live region says the step at rest, and each stage while it plays", async (t) => {
    const page = await visit(t);
    await click(page, press("Step forward"));
    await restsAt(page, 1);
    await drawn(page);
    const { said, live } = await page.$eval(inside(".spoken"), (spoken) => ({
      said: spoken.textContent?.trim(),
      live: spoken.getAttribute("aria-live"),
    }));
    assert.equal(live, "polite");
    assert.equal(said, (await texts(page, ".sentence"))[0]);
    assert.match(
      said ?? "",
      /^The query sous meets the key chat\. On noun, 0\.10 times 1\.00 is 0\.10/,
    );
    const spoken = await page.$eval(FIGURE, async (/** @type {any} */ figure) => {
      const spoken = new Set();
      figure.dispatch({ type: "play" });
      while (figure.state.until !== null) {
        figure.dispatch({ type: "tick", elapsed: 150 });
        await figure.updateComplete;
        spoken.add(figure.shadowRoot.querySelector(".spoken").textContent.trim());
      }
      return spoken.size;
    });
    assert.ok(spoken >= 3 && spoken <= 5, `${spoken} announcements for three stages`);
  });

  test("a clicked term of the formula goes to its stage", async (t) => {
    const page = await visit(t);
    for (const [term, stage] of [
      ["keys", "dot_product"],
      ["softmax", "softmax"],
      ["values", "weighted_sum"],
    ]) {
      await click(page, `.formula math[display] [data-term=${term}]`);
      assert.equal((await stepOf(page)).stage, stage, term);
    }
  });

  test("the cell of a matrix that is at work is outlined, and a chosen one explained there", async (t) => {
    const page = await visit(t);
    await click(page, '.matrices button[data-field="weights"][data-index="1,3"]');
    const works = await page.$$eval(inside(".matrices button.work"), (all) =>
      all.map((one) => [one.getAttribute("data-field"), one.getAttribute("data-index")]),
    );
    assert.deepEqual(works, [["weights", "1,3"]]);
    const explained = await page.$eval(
      inside("attention-matrices + .derivation math"),
      (math) => math.textContent ?? "",
    );
    assert.match(explained, /0\.59799/);
  });

  test("the transcript lists every step in the words of the caption, and goes there", async (t) => {
    const page = await visit(t);
    await click(page, ".transcript summary");
    await appears(page, ".transcript li");
    const { listed, sentences } = await page.$eval(FIGURE, async (/** @type {any} */ figure) => {
      const root = figure.shadowRoot;
      const plain = (/** @type {Element} */ one) => one.textContent?.replace(/\s+/g, " ").trim();
      const listed = [...root.querySelectorAll(".transcript li")].map(plain);
      const sentences = [];
      for (let moment = 0; moment < figure.derived.steps.length; moment += 1) {
        figure.dispatch({ type: "seek", moment });
        await figure.updateComplete;
        sentences.push(plain(root.querySelector(".sentence")));
      }
      return { listed, sentences };
    });
    assert.deepEqual(listed, sentences);
    await click(page, ".transcript li:nth-of-type(8) button");
    await restsAt(page, 7);
    const current = await page.$$eval(
      inside(".transcript [aria-current=step]"),
      (all) => all.length,
    );
    assert.equal(current, 1);
  });

  test("the page's links go to the examples, and Back returns", async (t) => {
    const page = await visit(t);
    const current = () =>
      page.$$eval("#examples [aria-current]", (links) => links.map((link) => link.textContent));
    const shows = (/** @type {string} */ name) =>
      page.waitForFunction(
        (wanted) => {
          const figure = /** @type {any} */ (document.querySelector("attention-playground"));
          return figure.state.example.name === wanted;
        },
        {},
        name,
      );
    assert.deepEqual(await current(), ["sous la table"]);
    for (const name of ["softmax-alone", "cat-on-the-mat", "the-black-cat", "sous-la-table"]) {
      await page.click(`#examples [href="#${name}"]`);
      await shows(name);
      assert.equal(new URL(page.url()).hash, `#${name}`);
    }
    await page.evaluate(() => history.back());
    await shows("the-black-cat");
    assert.deepEqual(await current(), ["the black cat sat"]);
  });

  for (const hash of ["#no-such-example", "#100%", "#%E0%A4%A"]) {
    test(`the address ${hash} shows the first example, and says so`, async (t) => {
      const page = await visit(t, hash);
      assert.equal((await stateOf(page)).scenario, "sous-la-table");
      assert.match((await texts(page, ".failure")).join(), /no example named/);
    });
  }

  test("a frame opens on the example and step it asks for", async (t) => {
    const page = await visit(t, "embed.html?scenario=the-black-cat&step=5");
    const { scenario, moment, until } = await stateOf(page);
    assert.deepEqual([scenario, moment, until], ["the-black-cat", 5, null]);
    assert.deepEqual(await texts(page, ".failure"), []);
  });

  for (const { asked, said } of [
    { asked: "scenario=no-such-example", said: "no-such-example" },
    { asked: "figure=no-such-figure", said: "no-such-figure" },
    { asked: "scenario=%3Cimg%20src=x%3E", said: "<img src=x>" },
  ]) {
    test(`a frame asked for ${asked} says so, and shows the first example`, async (t) => {
      const page = await visit(t, `embed.html?${asked}`);
      assert.equal((await stateOf(page)).scenario, "sous-la-table");
      const [message] = await texts(page, ".failure");
      assert.ok(message?.includes(said), message);
    });
  }

  for (const [step, moment] of [
    ["9999", "last"],
    ["-3", "first"],
    ["soon", "first"],
    ["", "first"],
  ]) {
    test(`a frame asked for step "${step}" opens on its ${moment} step`, async (t) => {
      const page = await visit(t, `embed.html?step=${step}`);
      const wanted = moment === "last" ? await lastOf(page) : 0;
      assert.equal((await stateOf(page)).moment, wanted);
    });
  }

  test("the page can be switched to dark and back", async (t) => {
    const page = await visit(t);
    const scheme = () =>
      page.$eval(FIGURE, (figure) => getComputedStyle(figure).getPropertyValue("color-scheme"));
    const before = await page.$eval("body", (body) => getComputedStyle(body).backgroundColor);
    await page.click("#theme");
    assert.equal(await scheme(), "dark");
    assert.notEqual(
      await page.$eval("body", (body) => getComputedStyle(body).backgroundColor),
      before,
    );
    await page.click("#theme");
    assert.equal(await scheme(), "light");
  });
});
