// Every number on the screen is a number of the trace, at every step of every example.

import assert from "node:assert/strict";
import test from "node:test";
import { EXAMPLES, act, inBrowsers } from "./harness.mjs";
import { expectedOf, installNumberCheck, openingSettings, printed } from "./number-check.mjs";

/** The trace fields that a walk through an example must have shown. */
const SHOWN = {
  "sous-la-table": [
    ...["comparedQueries", "comparedKeys", "products", "partialScores", "scores", "maskedScores"],
    ...["rowMax", "shifted", "exponentials", "rowSum", "weights"],
    ...["values", "contributions", "partialOutputs", "output", "similarities"],
  ],
  "softmax-alone": ["scores", "rowMax", "shifted", "exponentials", "rowSum", "weights"],
  "cat-on-the-mat": ["comparedQueries", "products", "partialScores", "weights", "output"],
  "the-black-cat": ["scale", "uncappedScores", "maskedScores", "result"],
};

test("the test's own rounding keeps the page's promises", () => {
  const cases = [0.123989, -0.5, -0.004, -0, 999.994, 1001, -12345.6, -2.5e7, -Infinity];
  const texts = ["0.12", "−0.50", "0.00", "0.00", "999.99", "1001.0", "−12346", "−2.5e7", "−∞"];
  assert.deepEqual(cases.map(printed), texts);
});

inBrowsers({}, (visit) => {
  /** @type {(page: import("./harness.mjs").Page, name: string, settings: import("./number-check.mjs").Settings, parts?: number[]) => Promise<any>} */
  async function walk(page, name, settings, parts) {
    const expected = await expectedOf(name, settings);
    await installNumberCheck(page);
    return page.evaluate(
      (...args) => /** @type {any} */ (globalThis).numberCheck.walk(...args),
      expected,
      settings,
      parts,
    );
  }

  for (const name of EXAMPLES) {
    test(`${name}: each number at each step, for each query and head`, async (t) => {
      const page = await visit(t, `#${name}`);
      const { findings, fields, moments, numbers } = await walk(
        page,
        name,
        await openingSettings(name),
      );
      assert.deepEqual(findings, []);
      const missing = SHOWN[name].filter((field) => !fields.includes(field));
      assert.deepEqual(missing, [], "the walk has shown all that the figure is about");
      t.diagnostic(`${numbers} numbers at ${moments} moments`);
    });

    test(`${name}: the same at temperature 0.5 and divided by √d`, async (t) => {
      const page = await visit(t, `#${name}`);
      const { findings, fields } = await walk(page, name, { temperature: 0.5, scaled: true });
      assert.deepEqual(findings, []);
      assert.ok(fields.includes("uncappedScores") && fields.includes("temperature"));
    });
  }

  test("while a step is at work, too, and on a narrow screen", async (t) => {
    const viewport = { width: 360, height: 740 };
    const page = await visit(t, "#sous-la-table", { viewport });
    const settings = await openingSettings("sous-la-table");
    const { findings, moments } = await walk(page, "sous-la-table", settings, [0.3, 0.5, 0.7]);
    assert.deepEqual(findings, []);
    assert.ok(moments > 300, "three moments a step, for three queries");
  });

  test("the check finds a wrong number, a wrong place, a number of no place, a wrong quote", async (t) => {
    const page = await visit(t, "#sous-la-table");
    await act(page, { type: "last" });
    await installNumberCheck(page);
    const expected = await expectedOf("sous-la-table", await openingSettings("sous-la-table"));
    const found = await page.$eval(
      "attention-playground",
      (figure, expected) => {
        const { checkFields, checkOthers, checkStep } = /** @type {any} */ (globalThis).numberCheck;
        const check = () => [
          ...checkFields(expected),
          ...checkOthers(expected),
          ...checkStep(expected),
        ];
        const root = /** @type {ShadowRoot} */ (figure.shadowRoot);
        /** @type {(selector: string, change: (element: any) => void) => string[]} */
        const after = (selector, change) => {
          const element = /** @type {HTMLElement} */ (root.querySelector(selector));
          const place = document.createComment("");
          const copy = /** @type {any} */ (element.cloneNode(true));
          element.replaceWith(place, copy);
          change(copy);
          const findings = check();
          copy.remove();
          place.replaceWith(element);
          return findings;
        };
        const stray = document.createElement("p");
        stray.textContent = "0.42";
        const withStray = () => {
          root.append(stray);
          const findings = check();
          stray.remove();
          return findings;
        };
        const score = "svg [data-field='scores']";
        return {
          untouched: check(),
          wrongNumber: after(score, (element) => (element.textContent = "9.99")),
          wrongPlace: after(score, (element) => (element.dataset.index = "0,2")),
          noSuchPlace: after(score, (element) => (element.dataset.index = "0,9")),
          noPlace: after(score, (element) => element.removeAttribute("data-field")),
          stray: withStray(),
          quote: after("[data-quoted]", (element) => (element.textContent = "0.06")),
          aloud: after(".spoken", (element) => (element.textContent = "it gives it 0.51")),
          missing: after("svg [data-field='similarities']", (element) => element.remove()),
          label: after("button[data-field]", (element) =>
            element.setAttribute("aria-label", "sous, chat: 0.77"),
          ),
        };
      },
      expected,
    );
    const { untouched, ...mutations } = found;
    assert.deepEqual(untouched, []);
    for (const [mutation, findings] of Object.entries(mutations)) {
      assert.equal(findings.length, 1, `${mutation}: ${findings}`);
    }
  });
});
