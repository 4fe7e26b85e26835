// The ways to look at an example: the figure step by step, and others, loaded when first chosen.

import { html, nothing } from "lit";
import { words } from "../words.js";

/** The view that the page begins with: the figure with its player. */
const FIRST_VIEW = "three-stages";

/** The other views, in the order of the page. @type {import("./loading.js").Part[]} */
const VIEWS = [
  {
    name: "plane",
    load: () => import("../views/plane/attention-plane.js"),
    template: ({ state, scene, selection, dispatch }) =>
      html`<attention-plane
        .example=${state.example}
        .scene=${scene}
        .selection=${selection}
        .dispatch=${dispatch}
      ></attention-plane>`,
  },
];

/** The names of all, the figure's first. */
export const viewNames = () => [FIRST_VIEW, ...VIEWS.map(({ name }) => name)];

/** @param {string} name @returns undefined for the figure with its player */
export const viewNamed = (name) => VIEWS.find((view) => view.name === name);

/**
 * @param {string} present
 * @param {import("./controls.js").Dispatch} dispatch
 */
export function viewChoiceTemplate(present, dispatch) {
  if (!VIEWS.length) return nothing;
  return html`<div class="choice views" role="group" aria-label=${words("views")}>
    ${viewNames().map(
      (view) =>
        html`<button
          aria-pressed=${view === present ? "true" : "false"}
          @click=${() => dispatch({ type: "set-view", view })}
        >
          ${words(`view-${view}`)}
        </button>`,
    )}
  </div>`;
}
