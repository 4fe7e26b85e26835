// The page works wherever it is put: as one file, under a strict policy, on odd servers, without motion.

import assert from "node:assert/strict";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { describe } from "node:test";
import { startServer } from "../../scripts/serve.mjs";
import {
  EXAMPLES,
  FIGURE,
  SINGLE_FILE,
  SITE,
  act,
  appears,
  inBrowsers,
  inside,
  restsAt,
  stateOf,
  strays,
} from "./harness.mjs";
import { expectedOf, installNumberCheck, openingSettings, traceOf } from "./number-check.mjs";

/** The screens that the page must fit. */
const SIZES = [
  [320, 640],
  [360, 740],
  [640, 480],
  [768, 1024],
  [1440, 900],
];

/** @typedef {import("./harness.mjs").Page} Page */
/** @typedef {import("node:test").TestContext} Test */

const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/**
 * Serves the site in some other way, for one test.
 * @param {Test} t
 * @param {Partial<import("../../scripts/serve.mjs").ServerOptions>} options
 */
async function serve(t, options) {
  const server = await startServer({ root: SITE, ...options });
  t.after(() => server.close());
  return server.url;
}

/**
 * Serves the site without one of its files.
 * @param {Test} t
 * @param {string} missing
 */
async function serveWithout(t, missing) {
  const root = await mkdtemp(join(tmpdir(), "site-"));
  t.after(() => rm(root, { recursive: true }));
  await cp(SITE, root, { recursive: true });
  await rm(join(root, missing));
  return serve(t, { root });
}

/** Plays the example of the page to its end, steps, and checks the numbers there. */
async function use(/** @type {Page} */ page, name = "softmax-alone") {
  await act(page, { type: "set-speed", speed: 4 });
  await page.locator(inside('button[aria-label="Play"]')).click();
  const last = await page.$eval(
    FIGURE,
    (/** @type {any} */ { derived }) => derived.steps.length - 1,
  );
  await restsAt(page, last);
  await page.locator(inside('button[aria-label="Step back"]')).click();
  await restsAt(page, last - 1);
  await page.locator(inside('button[aria-label="Step forward"]')).click();
  await restsAt(page, last);
  await act(page);
  await installNumberCheck(page);
  const findings = await page.evaluate(
    (expected) => /** @type {any} */ (globalThis).numberCheck.checkFields(expected),
    await expectedOf(name, await openingSettings(name)),
  );
  assert.deepEqual(findings, []);
}

/** Notes what a policy refuses, from before the page's scripts. */
function noteViolations() {
  /** @type {string[]} */
  const violations = [];
  /** @type {any} */ (globalThis).violations = violations;
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    violations.push(`${violatedDirective} refuses ${blockedURI}`),
  );
}

/** The text that a reader sees in the place of the figure. */
const seen = (/** @type {Page} */ page) =>
  page.$eval("main", (main) => {
    const visible = (/** @type {Element} */ element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility() && width > 0 && height > 0;
    };
    const figure = /** @type {Element} */ (main.querySelector("attention-playground"));
    const parts = [
      ...figure.querySelectorAll("p"),
      ...(figure.shadowRoot?.querySelectorAll("p") ?? []),
    ];
    return parts
      .filter(visible)
      .map((part) => part.textContent?.replace(/\s+/g, " ").trim())
      .join(" ");
  });

test("the check of requests tells the page's own from others", () => {
  const page = "http://127.0.0.1:8080/course/#x";
  const own = ["http://127.0.0.1:8080/main.js", "data:,", "blob:null/1"];
  const others = ["http://127.0.0.1:80801/", "https://example.org/", "file:///etc/hosts"];
  assert.deepEqual(strays([...own, ...others], page), others);
  assert.deepEqual(strays(["file:///a.html", "file:///b.js"], "file:///a.html#x"), [
    "file:///b.js",
  ]);
});

inBrowsers({}, (visit) => {
  test("as one file opened from the disk it plays and steps, and asks for nothing", async (t) => {
    const page = await visit(t, `${SINGLE_FILE}#softmax-alone`);
    await use(page);
    const others = page.requests.filter((request) => !/^(file|data|blob):/.test(request));
    assert.deepEqual(others, []);
  });

  test("under a strict content security policy it works, and nothing is refused", async (t) => {
    const base = await serve(t, { headers: { "Content-Security-Policy": POLICY } });
    for (const address of ["#softmax-alone", "embed.html?scenario=softmax-alone"]) {
      const page = await visit(t, address, { base, prepare: noteViolations });
      await use(page);
      const violations = await page.evaluate(() => /** @type {any} */ (globalThis).violations);
      assert.deepEqual(violations, []);
    }
  });

  test("the JavaScript interface computes under the same policy", async (t) => {
    const base = await serve(t, { headers: { "Content-Security-Policy": POLICY } });
    const page = await visit(t, "", { base, prepare: noteViolations });
    const { weights, error } = await page.evaluate(async () => {
      const { loadCore } = await import(new URL("attention-core.js", location.href).href);
      const core = await loadCore();
      const input = {
        queries: [[1, 0]],
        keys: [
          [1, 0],
          [0, 1],
        ],
        values: [[1], [2]],
      };
      const { weights } = core.trace({ ...input, scoring: "dot" });
      let error;
      try {
        core.trace({ ...input, values: [[1]] });
      } catch (caught) {
        const { name, code, field, message } = /** @type {any} */ (caught);
        error = { name, code, field, message };
      }
      return { weights: { shape: [...weights.shape], data: [...weights.data] }, error };
    });
    assert.deepEqual(weights.shape, [1, 2]);
    assert.ok(Math.abs(weights.data[0] - Math.E / (Math.E + 1)) < 1e-12);
    assert.equal(error?.name, "AttentionError");
    assert.match(error?.message ?? "", /keys has 2 rows, values has 1/);
    assert.deepEqual(await page.evaluate(() => /** @type {any} */ (globalThis).violations), []);
  });

  test("the trace of the page is the trace of Node, bit by bit", async (t) => {
    const page = await visit(t);
    const here = await traceOf("sous-la-table", { temperature: 1, scaled: false });
    const there = await page.$eval(FIGURE, (/** @type {any} */ { trace }) => [
      ...trace.weights.data,
    ]);
    assert.deepEqual(there, [...here.weights.data]);
  });

  test("with the wrong MIME type for WebAssembly it works", async (t) => {
    const base = await serve(t, { mimeTypes: { ".wasm": "text/plain" } });
    await use(await visit(t, "#softmax-alone", { base }));
  });

  test("under a sub-path it works", async (t) => {
    const base = await serve(t, { basePath: "/course/week-3/" });
    const page = await visit(t, "#softmax-alone", { base });
    await use(page);
    const outside = page.requests.filter(
      (request) => request.startsWith("http") && !request.startsWith(base),
    );
    assert.deepEqual(outside, []);
  });

  for (const name of EXAMPLES) {
    test(`${name} opens, on its page and in a frame, without a word on the console`, async (t) => {
      for (const address of [`#${name}`, `embed.html?scenario=${name}`]) {
        const page = await visit(t, address);
        assert.equal((await stateOf(page)).scenario, name);
      }
    });
  }

  for (const address of ["", "embed.html"]) {
    test(`every control of ${address || "index.html"} is within reach from 320 to 1440 px`, async (t) => {
      const page = await visit(t, address);
      for (const [width, height] of SIZES) {
        await page.setViewport({ width, height });
        await page.waitForFunction((wide) => innerWidth === wide, {}, width);
        await act(page);
        const cut = await page.$eval(FIGURE, (figure) => {
          const root = /** @type {ShadowRoot} */ (figure.shadowRoot);
          const controls = root.querySelectorAll(".frame :is(button, input, select)");
          return [...controls]
            .filter((control) => control.checkVisibility())
            .map((control) => ({ control, box: control.getBoundingClientRect() }))
            .filter(({ box }) => box.left < 0 || box.right > innerWidth)
            .map(({ control }) => {
              const { localName, textContent } = control;
              return `${localName} ${control.getAttribute("aria-label") ?? textContent?.replace(/\s+/g, " ").trim()}`;
            });
        });
        assert.deepEqual(cut, [], `at ${width} px`);
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wider <= 0, `at ${width} px the page is ${wider} px too wide`);
      }
    });
  }

  for (const address of ["", "embed.html"]) {
    const where = address || "index.html";
    test(`without the core ${where} says what is missing, and what it would show`, async (t) => {
      const base = await serveWithout(t, "attention-core.wasm");
      const expectedProblem = /attention-core\.wasm|404/;
      const page = await visit(t, address, { base, ready: false, expectedProblem });
      await appears(page, ".failure");
      const text = await seen(page);
      assert.match(text, /could not be started.*attention-core\.wasm is missing/);
      assert.match(text, /computes attention as you watch/);
    });
  }

  test("where WebAssembly is forbidden the page says so", async (t) => {
    const headers = { "Content-Security-Policy": "default-src 'self'" };
    const base = await serve(t, { headers });
    const expectedProblem = /WebAssembly|wasm|Content[- ]Security[- ]Policy/i;
    const page = await visit(t, "", { base, ready: false, expectedProblem });
    await appears(page, ".failure");
    const text = await seen(page);
    assert.match(text, /could not be started/);
    assert.match(text, /computes attention as you watch/);
  });

  test("without its script the page shows its sentence", async (t) => {
    const base = await serveWithout(t, "main.js");
    const page = await visit(t, "", { base, ready: false, expectedProblem: /main\.js|404/ });
    assert.match(await seen(page), /computes attention as you watch/);
  });
});

describe("reduced motion", () => {
  inBrowsers({ reducedMotion: true }, (visit) => {
    test("steps cut instead of moving", async (t) => {
      const page = await visit(t);
      assert.ok(await page.evaluate(() => matchMedia("(prefers-reduced-motion: reduce)").matches));
      /** Where the query's number travels, a mark in flight is drawn; cut, it never is. */
      const drawn = await page.$eval(FIGURE, async (/** @type {any} */ figure) => {
        const picture = () => figure.shadowRoot.querySelector(".picture svg").innerHTML;
        const settle = async () => {
          while (!(await figure.updateComplete));
        };
        const flying = () => figure.shadowRoot.querySelectorAll(".flight").length;
        figure.dispatch({ type: "seek", moment: 1 });
        await settle();
        const rest = picture();
        const seen = [];
        for (const moment of [0.1, 0.35, 0.5, 0.75, 0.99]) {
          figure.dispatch({ type: "seek", moment });
          await settle();
          seen.push({ same: picture() === rest, flying: flying() });
        }
        return seen;
      });
      assert.deepEqual(drawn, Array(5).fill({ same: true, flying: 0 }));
    });

    test("playing goes on, from step to step", async (t) => {
      const page = await visit(t, "#softmax-alone");
      await use(page);
    });
  });
});
