// A worksheet of a figure of the lesson, as it is set now.

import { words } from "../words.js";
import { isGiven } from "../worksheet/given.js";
import { labelOf, settingText } from "./settings.js";

/**
 * @param {import("./store.js").Store} store
 * @param {number} moment
 * @returns {import("../worksheet/attention-sheet.js").Sheet}
 */
export function sheetOf({ figure, scene, state }, moment) {
  const { settings } = state;
  const named = figure.settings.filter(({ kind }) => kind !== "picture");
  const code = new URLSearchParams({ figure: figure.name, step: `${moment}` });
  for (const [name, value] of Object.entries(settings)) code.set(name, String(value));
  const startsWithScores = !Object.hasOwn(scene.trace, "keys") || isAlone(scene);
  return {
    title: words(`figure-${figure.name}`),
    settings: named.map(({ name }) => ({
      label: labelOf(figure, name),
      text: textOf(figure, name, settings[name]),
    })),
    code: `embed.html?${code}`,
    isGiven: (field) => isGiven(field, startsWithScores),
    draw: (width) => figure.draw(scene, moment, { width, height: Infinity }),
  };
}

/** Whether the figure begins with scores, softmax alone. @param {any} scene */
const isAlone = ({ stages }) => Array.isArray(stages) && !stages.includes("dot_product");

/** @type {(figure: import("./figure.js").LessonFigure, name: string, value: any) => string} */
const textOf = (figure, name, value) =>
  typeof value === "boolean"
    ? words(value ? "sheet-on" : "sheet-off")
    : settingText(figure, name, value);
