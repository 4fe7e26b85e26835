// A worksheet of the playground's figure, as it is shown now.

import { titleOf } from "../export/titles.js";
import { stepAt } from "../figures/figure.js";
import { documentOf } from "../keep/document.js";
import { linkOf } from "../keep/link.js";
import { isGiven } from "./given.js";

/**
 * @param {object} shown
 * @param {import("../scenarios.js").Scenario} shown.example
 * @param {import("../figures/figure.js").Scene} shown.scene
 * @param {import("../figures/figure.js").Figure} shown.figure
 * @param {import("../figures/figure.js").Selection} shown.selection
 * @param {number} shown.moment
 * @param {import("../state.js").State} state
 * @returns {import("./attention-sheet.js").Sheet}
 */
export function sheetOf({ example, scene, figure, selection, moment }, state) {
  const startsWithScores = !scene.stages.includes("dot_product");
  return {
    title: titleOf(example),
    settings: [],
    code: `#${linkOf(documentOf(state))}`,
    isGiven: (field) => isGiven(field, startsWithScores),
    draw: (width) => figure.draw(scene, stepAt(moment), selection, { width, height: Infinity }),
  };
}
