// The page loads, plays, steps and reads off in WebKit: WebKitGTK's MiniBrowser on a virtual screen.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import test, { after, before, describe } from "node:test";
import { Builder, Capabilities } from "selenium-webdriver";
import { startServer } from "../../scripts/serve.mjs";
import { SITE, canRun, findProgram, skipWithout } from "./harness.mjs";
import { INSTALL_NUMBER_CHECK, expectedOf, openingSettings } from "./number-check.mjs";

/** @typedef {import("selenium-webdriver").WebDriver} WebDriver */

/** MiniBrowser lies among WebKit's libraries, in no folder of PATH. */
function findMiniBrowser() {
  const named = findProgram("MINIBROWSER", "MiniBrowser");
  if (named) return named;
  const folders = ["/usr/lib", ...archFolders("/usr/lib"), "/usr/libexec"].flatMap((folder) =>
    archFolders(folder)
      .filter((name) => /webkit2?gtk-/.test(name))
      .map((name) => join(name, "MiniBrowser")),
  );
  return folders.find(canRun);
}

/** @param {string} folder */
function archFolders(folder) {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/**
 * Runs a virtual screen of its own.
 * @param {string} program
 */
async function startScreen(program) {
  const args = ["-displayfd", "3", "-screen", "0", "1440x900x24", "-nolisten", "tcp"];
  const screen = spawn(program, args, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const pipe = /** @type {import("node:stream").Readable} */ (screen.stdio[3]);
  const [number] = await Promise.race([
    once(pipe, "data"),
    once(screen, "exit").then(() => assert.fail("Xvfb ended before it had a screen")),
  ]);
  return { screen, display: `:${String(number).trim()}` };
}

/** A port that is free now. */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  await once(server, "close");
  return port;
}

/**
 * Runs WebKit's driver and waits until it answers.
 * @param {string} program
 * @param {string} display
 */
async function startDriver(program, display) {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: "1" },
  });
  const url = `http://127.0.0.1:${port}`;
  while (driver.exitCode === null) {
    const ready = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return { driver, url };
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`);
}

/** Ends a program that this test has started. */
async function end(/** @type {import("node:child_process").ChildProcess | undefined} */ program) {
  if (!program || program.exitCode !== null || program.signalCode !== null) return;
  program.kill();
  await once(program, "exit");
}

const xvfb = findProgram("XVFB", "Xvfb");
const webDriver = findProgram("WEBKIT_WEBDRIVER", "WebKitWebDriver");
const miniBrowser = findMiniBrowser();
const skip =
  skipWithout(xvfb, "Xvfb") ||
  skipWithout(webDriver, "WebKitWebDriver") ||
  skipWithout(miniBrowser, "WebKitGTK's MiniBrowser");

describe("webkit", { skip }, () => {
  /** @type {Awaited<ReturnType<typeof startServer>>} */
  let server;
  /** @type {Awaited<ReturnType<typeof startScreen>> | undefined} */
  let screen;
  /** @type {Awaited<ReturnType<typeof startDriver>> | undefined} */
  let service;
  /** @type {WebDriver} */
  let browser;

  before(async () => {
    assert.ok(xvfb && webDriver && miniBrowser, "Xvfb, WebKitWebDriver and MiniBrowser are there");
    server = await startServer({ root: SITE });
    screen = await startScreen(xvfb);
    service = await startDriver(webDriver, screen.display);
    const capabilities = new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
    });
    browser = await new Builder().usingServer(service.url).withCapabilities(capabilities).build();
    await browser.manage().setTimeouts({ script: 60_000 });
  });

  after(async () => {
    await browser?.quit();
    await end(service?.driver);
    await end(screen?.screen);
    await server?.close();
  });

  /**
   * Runs code in the page; `figure` and `root` are the element and its shadow root.
   * @param {string} code
   * @param {...unknown} args
   */
  const inPage = (code, ...args) =>
    browser.executeScript(
      `const figure = document.querySelector("attention-playground"), root = figure.shadowRoot; ${code}`,
      ...args,
    );

  /**
   * The same, for code that waits.
   * @param {string} code
   * @param {...unknown} args
   */
  const later = async (code, ...args) => {
    const answer = /** @type {any} */ (
      await browser.executeAsyncScript(
        `const args = [...arguments], done = args.pop();
        const figure = document.querySelector("attention-playground"), root = figure.shadowRoot;
        (async () => { ${code} })().then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        ...args,
      )
    );
    assert.equal(answer.error, undefined);
    return answer.value;
  };

  /** @param {string} code that says whether */
  const until = (code) =>
    browser.wait(() => inPage(`return Boolean(${code})`), 30_000, `waiting for ${code}`);

  /** @param {string} address */
  async function open(address) {
    await browser.get("about:blank");
    await browser.get(new URL(address, server.url).href);
    await browser.wait(
      () =>
        browser.executeScript(
          `return Boolean(document.querySelector("attention-playground")?.shadowRoot
            ?.querySelector(".picture svg [data-field]"))`,
        ),
      30_000,
      "waiting for the picture",
    );
  }

  const click = (/** @type {string} */ label) =>
    inPage(`return root.querySelector('button[aria-label="${label}"]')`).then(
      (/** @type {any} */ button) => button.click(),
    );

  test("it opens paused, with the core's numbers and the nearest word", async () => {
    await open("#sous-la-table");
    const { state, nearest } = /** @type {any} */ (
      await inPage(`return {
        state: figure.state,
        nearest: [...root.querySelectorAll(".picture .value.word")].at(-1).textContent.trim(),
      }`)
    );
    assert.deepEqual([state.moment, state.until, state.selection.query], [0, null, 0]);
    assert.equal(nearest, "under");
  });

  test("it steps forward and back", async () => {
    await open("#sous-la-table");
    await click("Step forward");
    await until("figure.state.until === null && figure.state.moment === 1");
    await click("Step forward");
    await until("figure.state.until === null && figure.state.moment === 2");
    await click("Step back");
    await until("figure.state.moment === 1");
  });

  test("it plays to the end and pauses itself", async () => {
    await open("#softmax-alone");
    await inPage(`figure.dispatch({ type: "set-speed", speed: 4 })`);
    await click("Play");
    await until(
      "figure.state.until === null && figure.state.moment === figure.derived.steps.length - 1",
    );
  });

  for (const name of ["sous-la-table", "the-black-cat"]) {
    test(`${name}: every number at every step is the trace's`, async () => {
      await open(`#${name}`);
      const settings = await openingSettings(name);
      const { findings, numbers } = await later(
        `${INSTALL_NUMBER_CHECK} return numberCheck.walk(...args);`,
        await expectedOf(name, settings),
        settings,
      );
      assert.deepEqual(findings, []);
      assert.ok(numbers > 1000);
    });
  }
});
