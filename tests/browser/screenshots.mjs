// Takes pictures of the real page in Chromium; scripts/screenshots says how to call it.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { startServer } from "../../scripts/serve.mjs";
import { EXAMPLES, ROOT, SITE, act, drawn, inside, launch, seekStep, wish } from "./harness.mjs";
import { LESSON_FIGURES, figureDrawn } from "./lesson-check.mjs";

/** @typedef {import("./harness.mjs").Page} Page */

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const PLACES = [
  { viewport: PHONE, address: "" },
  { viewport: { width: 768, height: 1024 }, address: "" },
  { viewport: DESK, address: "" },
  { viewport: { width: 640, height: 480 }, address: "embed.html" },
];

/** The step that is looked at while it is at work, by stage. */
const AT_WORK = {
  dot_product: { name: "product", key: 2, dimension: 2 },
  softmax: { name: "weight", key: 2 },
  weighted_sum: { name: "contribution", key: 2 },
};

const README_PICTURE = "docs/three-stages.png";
const README_WIDTH = 1200;

/** @type {(page: Page, address: string, viewport: {width: number, height: number}, dark: boolean) => Promise<void>} */
async function open(page, address, viewport, dark) {
  await page.setViewport(viewport);
  await wish(page, { dark });
  await page.goto("about:blank");
  await page.goto(address);
  await drawn(page);
}

/** @type {(page: Page, url: string, folder: string) => Promise<void>} */
async function takeAll(page, url, folder) {
  await mkdir(folder, { recursive: true });
  /** @type {(name: string, fullPage?: boolean) => Promise<void>} */
  const take = async (name, fullPage = false) => {
    const path = join(folder, `${name}.png`);
    await page.screenshot({ path: /** @type {`${string}.png`} */ (path), fullPage });
    console.log(path);
  };
  for (const dark of [false, true]) {
    const theme = dark ? "dark" : "light";
    for (const { viewport, address } of PLACES) {
      const name = `${EXAMPLES[0]}-${viewport.width}x${viewport.height}-${theme}`;
      await open(page, new URL(address, url).href, viewport, dark);
      await take(`${name}-rest`);
      await take(`${name}-rest-whole`, true);
      for (const [stage, step] of Object.entries(AT_WORK)) {
        await seekStep(page, step, 0.5);
        await take(`${name}-work-${stage}`);
      }
      await act(page, { type: "last" });
      await take(`${name}-end`);
    }
    for (const example of EXAMPLES) {
      for (const language of ["en", "fr"]) {
        for (const viewport of [PHONE, DESK]) {
          await open(page, new URL(`?lang=${language}#${example}`, url).href, viewport, dark);
          const size = `${viewport.width}x${viewport.height}`;
          await take(`${example}-${language}-${size}-${theme}-rest`, true);
        }
      }
    }
  }
}

/** Each figure of the lesson, in both languages, at rest and while something moves. */
async function takeLesson(
  /** @type {Page} */ page,
  /** @type {string} */ url,
  /** @type {string} */ folder,
) {
  for (const figure of LESSON_FIGURES) {
    for (const { viewport, address } of PLACES) {
      for (const [language, dark] of /** @type {const} */ ([
        ["en", false],
        ["fr", true],
      ])) {
        const place = address ? `${address}?figure=${figure}&` : "lesson.html?";
        await page.setViewport(viewport);
        await wish(page, { dark });
        await page.goto("about:blank");
        await page.goto(new URL(`${place}lang=${language}#${address ? "" : figure}`, url).href);
        const shown = await figureDrawn(page);
        const size = `${viewport.width}x${viewport.height}`;
        for (const part of ["rest", "work"]) {
          if (part === "work") {
            await shown.evaluate(async (/** @type {any} */ element) => {
              const { length } = element.store.steps ?? element.derived.steps;
              element.dispatch({ type: "seek", moment: Math.floor(length / 2) - 0.5 });
              while (!(await element.updateComplete));
            });
          }
          const path = join(folder, `${figure}-${size}-${language}-${part}.png`);
          await page.screenshot({ path: /** @type {`${string}.png`} */ (path) });
          console.log(path);
        }
      }
    }
  }
}

/** The figure alone, resting in the middle of the weighted sum. */
async function takeReadmePicture(/** @type {Page} */ page, /** @type {string} */ url) {
  await open(page, url, DESK, false);
  const { x, y, width, height } = await page.$eval(inside(".picture svg"), (picture) => {
    const { x, y, width, height } = picture.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
  const margin = 12; // under the picture its words follow at once
  const wide = width + 2 * margin;
  const clip = { x: x - margin, y: y - margin, width: wide, height: height + margin };
  await mkdir(join(ROOT, "docs"), { recursive: true });
  await page.screenshot({
    path: /** @type {`${string}.png`} */ (join(ROOT, README_PICTURE)),
    clip: { ...clip, scale: README_WIDTH / wide },
  });
  console.log(README_PICTURE);
}

const server = await startServer({ root: SITE });
const browser = await launch("chromium");
try {
  const page = await browser.newPage();
  const [argument = join(ROOT, "build/screenshots")] = process.argv.slice(2);
  if (argument === "--readme") await takeReadmePicture(page, server.url);
  else {
    await takeAll(page, server.url, argument);
    await takeLesson(page, server.url, argument);
  }
} finally {
  await browser.close();
  await server.close();
}
