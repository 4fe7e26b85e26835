// What is folded under the figure: each part is loaded when it is first opened.

import { html } from "lit";
import { words } from "../words.js";

/** @typedef {import("./loading.js").Context} Context */
/** @typedef {import("./loading.js").SteppedContext} SteppedContext */

/** @typedef {import("./loading.js").Part<SteppedContext> & {isNear?: boolean}} Panel */

/**
 * Of examples that are shown step by step, in the order of the page; those that are near stand right
 * under the figure, to change it in sight.
 * @type {Panel[]}
 */
const PANELS = [
  {
    name: "editor",
    isNear: true,
    load: () => import("./attention-editor.js"),
    template: ({ store, state, scene, dispatch }) =>
      html`<attention-editor
        .store=${store}
        .example=${state.example}
        .scene=${scene}
        .head=${state.selection.head}
        .orientation=${state.orientation}
        .dispatch=${dispatch}
        .canUndo=${store.canUndo}
        .canRedo=${store.canRedo}
      ></attention-editor>`,
  },
  {
    name: "exercise",
    load: () => import("./attention-exercise.js"),
    template: ({ store, state, scene }) =>
      html`<attention-exercise
        .scene=${scene}
        .row=${state.selection}
        .check=${store.check}
      ></attention-exercise>`,
  },
  {
    name: "export",
    load: () => import("./attention-export.js"),
    template: ({ state, scene, selection, steps, figure, moment, room }) =>
      html`<attention-export
        .state=${state}
        .example=${state.example}
        .scene=${scene}
        .selection=${selection}
        .moment=${moment}
        .figure=${figure}
        .steps=${steps}
        .room=${room}
      ></attention-export>`,
  },
  {
    name: "compare",
    load: () => import("./attention-compare.js"),
    template: ({ store, state, scene, dispatch }) =>
      html`<attention-compare
        .state=${state}
        .scene=${scene}
        .comparison=${store.derived.comparison}
        .dispatch=${dispatch}
      ></attention-compare>`,
  },
  {
    name: "target",
    load: () => import("./attention-target.js"),
    template: ({ store, state, scene, dispatch }) =>
      html`<attention-target
        .core=${store.core}
        .state=${state}
        .scene=${scene}
        .dispatch=${dispatch}
      ></attention-target>`,
  },
];

/** Of any example. @type {import("./loading.js").Part[]} */
const PANELS_OF_ALL = [
  {
    name: "keep",
    load: () => import("./attention-keep.js"),
    template: ({ state, dispatch, opening }) =>
      html`<attention-keep
        .state=${state}
        .dispatch=${dispatch}
        .opening=${opening}
        .brought=${opening.brought}
        .notices=${opening.notices}
      ></attention-keep>`,
  },
];

/**
 * @param {boolean} near which of them
 * @param {import("./loading.js").Loading} loading
 * @param {SteppedContext} context
 */
export const panelsTemplate = (near, loading, context) =>
  PANELS.filter(({ isNear = false }) => isNear === near).map((panel) =>
    panelTemplate(loading, panel, context),
  );

/**
 * @param {import("./loading.js").Loading} loading
 * @param {Context} context
 */
export const panelsOfAllTemplate = (loading, context) =>
  PANELS_OF_ALL.map((panel) => panelTemplate(loading, panel, context));

/**
 * @template {Context} C
 * @param {import("./loading.js").Loading} loading
 * @param {import("./loading.js").Part<C>} panel
 * @param {C} context
 */
function panelTemplate(loading, panel, context) {
  const open = (/** @type {{target: HTMLDetailsElement}} */ { target }) => {
    if (target.open) loading.start(panel);
  };
  return html`<details class="panel" data-panel=${panel.name} @toggle=${open}>
    <summary>${words(`panel-${panel.name}`)}</summary>
    ${loading.template(panel, context)}
  </details>`;
}
