// What the browser tests share: the served site, the browsers, and pages that report problems.

import assert from "node:assert/strict";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { after, before, describe } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import puppeteer from "puppeteer-core";
import { startServer } from "../../scripts/serve.mjs";

/** @typedef {"chromium" | "firefox"} Engine */
/** @typedef {import("puppeteer-core").Page} Page */
/** @typedef {import("puppeteer-core").Browser} Browser */

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const SITE = join(ROOT, "build/site");
export const SINGLE_FILE = pathToFileURL(join(ROOT, "build/attention-playground.html")).href;

/** The element under test, and the selector of something inside it. */
export const FIGURE = "attention-playground";
/** @param {string} selector */
export const inside = (selector) => `${FIGURE} >>> ${selector}`;

/** The examples in the page's order. */
export const EXAMPLES = ["sous-la-table", "softmax-alone", "cat-on-the-mat", "the-black-cat"];

/** @type {Engine[]} */
export const ENGINES = ["chromium", "firefox"];

const BINARIES = {
  chromium: ["CHROMIUM", "chromium", "chromium-browser", "google-chrome"],
  firefox: ["FIREFOX", "firefox-esr", "firefox"],
};

/**
 * The first of some programs that can be run.
 * @param {string} variable of the environment that may name another one
 * @param {...string} names looked for in PATH
 * @returns {string | undefined} its path
 */
export function findProgram(variable, ...names) {
  if (process.env[variable]) return process.env[variable];
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(canRun);
}

/** @param {string} path */
export function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A missing browser fails in continuous integration; elsewhere its tests are skipped.
 * @param {string | undefined} program
 * @param {string} what
 * @returns {string | false} why to skip
 */
export const skipWithout = (program, what) =>
  program || process.env.CI ? false : `${what} is not installed`;

/**
 * @typedef {object} Wishes
 * @property {boolean} [dark]
 * @property {boolean} [reducedMotion]
 */

/**
 * @param {Engine} engine
 * @param {Wishes} [wishes] what the reader has asked the system for
 * @returns {Promise<Browser>}
 */
export async function launch(engine, { dark = false, reducedMotion = false } = {}) {
  const [variable, ...names] = BINARIES[engine];
  const executablePath = findProgram(variable, ...names);
  assert.ok(executablePath, `${engine} is installed, or named by ${variable}`);
  if (engine === "firefox") {
    return puppeteer.launch({
      browser: "firefox",
      executablePath,
      extraPrefsFirefox: {
        "ui.systemUsesDarkTheme": Number(dark),
        "ui.prefersReducedMotion": Number(reducedMotion),
        "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
      },
    });
  }
  const args = ["--disable-background-networking", "--disable-component-update"];
  args.push("--disable-sync", "--no-first-run");
  if (process.getuid?.() === 0 || process.env.CI) args.push("--no-sandbox");
  return puppeteer.launch({ executablePath, args });
}

/**
 * A page that notes what goes wrong in it and what it asks for.
 * @typedef {object} Watched
 * @property {string[]} problems errors and warnings of the console, exceptions, failed requests
 * @property {string[]} requests addresses
 */

/**
 * @param {Page} page
 * @returns {Watched}
 */
function watch(page) {
  /** @type {Watched} */
  const watched = { problems: [], requests: [] };
  const { problems, requests } = watched;
  page.on("console", (message) => {
    if (["error", "warn", "assert"].includes(message.type())) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("request", (request) => requests.push(request.url()));
  page.on("requestfailed", (request) => problems.push(`${request.url()} failed`));
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.url()} gave ${response.status()}`);
  });
  return watched;
}

/**
 * The requests that are neither the page's own origin nor inside the page itself.
 * @param {string[]} requests
 * @param {string} address of the page
 */
export function strays(requests, address) {
  const { protocol, origin } = new URL(address);
  const own = protocol === "file:" ? address.split("#")[0] : `${origin}/`;
  return requests.filter((request) => !/^(data|blob):/.test(request) && !request.startsWith(own));
}

/**
 * @typedef {object} VisitOptions
 * @property {string} [base] address of another server than the usual one
 * @property {{width: number, height: number}} [viewport]
 * @property {boolean} [ready] whether to wait until the figure is drawn; true if not given
 * @property {() => void} [prepare] runs in the page before its scripts
 * @property {RegExp} [expectedProblem] what the page's problems may, and must, be about
 */

/**
 * @callback Visit opens a page for one test and closes it after; the test fails where the page
 *   reports a problem or asks another origin for anything
 * @param {import("node:test").TestContext} t
 * @param {string} [address] relative to the site, or a whole one
 * @param {VisitOptions} [options]
 * @returns {Promise<Page & Watched>}
 */

/**
 * Defines tests in each of some browsers, all against the site on a free port.
 * @param {{engines?: Engine[]} & Wishes} options
 * @param {(visit: Visit, engine: Engine) => void} define
 */
export function inBrowsers({ engines = ENGINES, ...wishes }, define) {
  for (const engine of engines) {
    const [variable, ...names] = BINARIES[engine];
    const skip = skipWithout(findProgram(variable, ...names), engine);
    describe(engine, { skip }, () => {
      /** @type {Browser} */
      let browser;
      /** @type {Awaited<ReturnType<typeof startServer>>} */
      let server;
      before(async () => {
        server = await startServer({ root: SITE });
        browser = await launch(engine, wishes);
      });
      after(async () => {
        await browser?.close();
        await server?.close();
      });
      define(
        (t, address = "", options = {}) =>
          visit(
            t,
            engine,
            browser,
            new URL(address, options.base ?? server.url).href,
            options,
            wishes,
          ),
        engine,
      );
    });
  }
}

/** @type {(t: import("node:test").TestContext, engine: Engine, browser: Browser, address: string, options: VisitOptions, wishes: Wishes) => Promise<Page & Watched>} */
async function visit(t, engine, browser, address, options, wishes) {
  const {
    viewport = { width: 1440, height: 900 },
    ready = true,
    prepare,
    expectedProblem,
  } = options;
  const page = await browser.newPage();
  const watched = watch(page);
  t.after(async () => {
    await page.close();
    const expected = watched.problems.filter((problem) => expectedProblem?.test(problem));
    const unexpected = watched.problems.filter((problem) => !expected.includes(problem));
    assert.deepEqual(unexpected, [], "the page reports no problem");
    assert.equal(expected.length > 0, expectedProblem !== undefined, "nor hides one");
    assert.deepEqual(strays(watched.requests, address), [], "no request leaves the origin");
  });
  await page.setViewport(viewport);
  if (engine === "chromium") await wish(page, wishes);
  if (prepare) await page.evaluateOnNewDocument(prepare);
  await page.goto(address);
  if (ready) await drawn(page);
  return Object.assign(page, watched);
}

/**
 * Tells a Chromium page what the reader wishes; Firefox is told when it starts.
 * @param {Page} page
 * @param {Wishes} wishes
 */
export async function wish(page, { dark = false, reducedMotion = false }) {
  await page.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
    { name: "prefers-reduced-motion", value: reducedMotion ? "reduce" : "no-preference" },
  ]);
}

/**
 * Waits until the figure is drawn, with nothing left to update.
 * @param {Page} page
 */
export async function drawn(page) {
  await page.waitForFunction(() =>
    document
      .querySelector("attention-playground")
      ?.shadowRoot?.querySelector(".picture svg [data-field]"),
  );
  await page.$eval(FIGURE, async (/** @type {any} */ figure) => {
    while (!(await figure.updateComplete));
  });
}

/**
 * The figure's state, and what of its example the tests ask for most.
 * @param {Page} page
 */
export const stateOf = (page) =>
  page.$eval(FIGURE, (/** @type {any} */ { state }) => ({
    ...state,
    scenario: state.example.name,
    temperature: state.example.input.temperature,
    scoring: state.example.input.scoring,
  }));

/**
 * Does an action and waits until it is drawn.
 * @param {Page} page
 * @param {...object} actions
 */
export const act = (page, ...actions) =>
  page.$eval(
    FIGURE,
    async (/** @type {any} */ figure, all) => {
      for (const action of all) figure.dispatch(action);
      while (!(await figure.updateComplete));
    },
    actions,
  );

/**
 * Goes to the step of which some things are so.
 * @param {Page} page
 * @param {Record<string, unknown>} wanted such as its name and key
 * @param {number} [left] how much of the step is still to come, from 0 to 1
 */
export const seekStep = (page, wanted, left = 0) =>
  page.$eval(
    FIGURE,
    async (/** @type {any} */ figure, wanted, left) => {
      const is = (/** @type {any} */ step) =>
        Object.entries(wanted).every(([name, value]) => step[name] === value);
      figure.dispatch({ type: "seek", moment: figure.derived.steps.findIndex(is) - left });
      while (!(await figure.updateComplete));
    },
    wanted,
    left,
  );

/**
 * Gives the focus to something inside the figure, be it HTML or MathML.
 * @param {Page} page
 * @param {string} selector
 */
export const focus = (page, selector) =>
  page.$eval(inside(selector), (/** @type {any} */ element) => element.focus());

/**
 * Waits for a moment at which the figure rests.
 * @param {Page} page
 * @param {number} moment
 */
export const restsAt = (page, moment) =>
  page.waitForFunction(
    (wanted) => {
      const { state } = /** @type {any} */ (document.querySelector("attention-playground"));
      return state.until === null && state.moment === wanted;
    },
    {},
    moment,
  );

/**
 * Waits for something inside the figure. Puppeteer's own waiting for a selector does not see what
 * changes inside a shadow root.
 * @param {Page} page
 * @param {...string} way selectors, each within the root of the one before; the first within the
 *   figure's own
 */
export const appears = (page, ...way) =>
  page.waitForFunction(
    (figure, way) =>
      way.reduce(
        (/** @type {Element | null | undefined} */ one, selector) =>
          one?.shadowRoot?.querySelector(selector),
        document.querySelector(figure),
      ),
    {},
    FIGURE,
    way,
  );

/** What a part of the page holds once it has loaded. */
const PART_CONTENT = "> :not(summary, [role=status])";

/**
 * Unfolds parts of the page and waits until they have loaded.
 * @param {Page} page
 * @param {...string} names
 */
export async function openPanel(page, ...names) {
  for (const name of names) {
    const panel = `[data-panel=${name}]`;
    await page.$eval(inside(`${panel} > summary`), (/** @type {any} */ summary) => summary.click());
    await appears(page, `${panel} ${PART_CONTENT}`);
  }
  await page.$eval(FIGURE, async (/** @type {any} */ figure) => {
    while (!(await figure.updateComplete));
  });
}
