// The ways to look at an example: the figure step by step, and others, loaded when first chosen.

import { html, nothing } from "lit";
import { MOST } from "../edit.js";
import { reasonOf } from "../reason.js";
import { words } from "../words.js";

/** @typedef {import("./loading.js").Context} Context */
/** @typedef {import("./loading.js").SteppedContext} SteppedContext */

/** The view that the page begins with: the figure with its player. */
const FIRST_VIEW = "three-stages";

/**
 * A way to look at any example that it suits.
 * @typedef {import("./loading.js").Part & {suits: (context: Context) => boolean}} View
 */

/** Views of what is shown step by step. @type {import("./loading.js").Part<SteppedContext>[]} */
const STEPPED_VIEWS = [
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

/** Views of any example; the first suits every one. @type {View[]} */
const VIEWS = [
  {
    name: "heat-map",
    suits: () => true,
    load: () => import("../views/heat-map/attention-heat-map.js"),
    template: (context) =>
      withAttended(
        context,
        ({ state, store, dispatch }, attended) =>
          html`${headsTemplate(context, attended)}
            <attention-heat-map
              .example=${state.example}
              .attended=${attended}
              .mask=${store.derived.scene?.trace.mask ?? null}
              .head=${state.selection.head}
              .orientation=${state.orientation}
              .query=${state.selection.query}
              .dispatch=${dispatch}
            ></attention-heat-map>`,
      ),
  },
  {
    name: "lines",
    suits: ({ state }) =>
      Math.max(state.example.tokens.queries.length, state.example.tokens.keys.length) <= MOST,
    load: () =>
      Promise.all([
        import("../views/lines/attention-lines.js"),
        import("../views/heat-map/attention-heads.js"),
      ]),
    template: (context) =>
      withAttended(
        context,
        ({ state, store, dispatch }, attended) =>
          html`${headsTemplate(context, attended)}
            <attention-lines
              .example=${state.example}
              .attended=${attended}
              .mask=${store.derived.scene?.trace.mask ?? null}
              .head=${state.selection.head}
              .dispatch=${dispatch}
            ></attention-lines>`,
      ),
  },
];

/** @type {(context: Context, attended: import("../store.js").Attended) => unknown} */
const headsTemplate = ({ state, dispatch }, attended) =>
  html`<attention-heads
    .attended=${attended}
    .head=${state.selection.head}
    .isTurned=${state.orientation === "columns"}
    .dispatch=${dispatch}
  ></attention-heads>`;

/**
 * A view of the weights that the fast path gives, or why it gives none.
 * @param {Context} context
 * @param {(context: Context, attended: import("../store.js").Attended) => unknown} template
 */
function withAttended(context, template) {
  let attended;
  try {
    attended = context.store.attended;
  } catch (error) {
    const reason = reasonOf(error);
    return html`<p class="failure" role="alert">${words("error-view", { reason })}</p>`;
  }
  return template(context, attended);
}

const nameOf = (/** @type {{name: string}} */ { name }) => name;

/** The names of all, the figure's first. */
export const viewNames = () => [FIRST_VIEW, ...STEPPED_VIEWS.map(nameOf), ...VIEWS.map(nameOf)];

/**
 * The names of those that can show an example.
 * @param {Context} context
 */
function offeredViews(context) {
  const names = VIEWS.filter((view) => view.suits(context)).map(nameOf);
  const { scene } = context.store.derived;
  return scene ? [FIRST_VIEW, ...STEPPED_VIEWS.map(nameOf), ...names] : names;
}

/**
 * The name of the view that is shown: the chosen one, or the first that can show the example.
 * @param {Context} context
 */
export function shownView(context) {
  const names = offeredViews(context);
  return names.includes(context.state.view) ? context.state.view : names[0];
}

/**
 * Whether the figure with its player is shown.
 * @param {Context} context
 */
export const showsFigure = (context) => shownView(context) === FIRST_VIEW;

/**
 * Loads the view that is shown.
 * @param {import("./loading.js").Loading} loading
 * @param {Context} context
 */
export function startView(loading, context) {
  const name = shownView(context);
  const view = [...STEPPED_VIEWS, ...VIEWS].find((view) => view.name === name);
  if (view) loading.start(view);
}

/**
 * The view that is shown; nothing where that is the figure.
 * @param {import("./loading.js").Loading} loading
 * @param {Context} context
 * @param {SteppedContext | null} stepped the same with steps, where there are any
 */
export function viewTemplate(loading, context, stepped) {
  const name = shownView(context);
  const ofSteps = STEPPED_VIEWS.find((view) => view.name === name);
  if (ofSteps && stepped) return loading.template(ofSteps, stepped);
  const view = VIEWS.find((view) => view.name === name);
  return view ? loading.template(view, context) : "";
}

/** @param {Context} context */
export function viewChoiceTemplate(context) {
  const offered = offeredViews(context);
  if (offered.length < 2) return nothing;
  const present = shownView(context);
  return html`<div class="choice views" role="group" aria-label=${words("views")}>
    ${offered.map(
      (view) =>
        html`<button
          aria-pressed=${view === present ? "true" : "false"}
          @click=${() => context.dispatch({ type: "set-view", view })}
        >
          ${words(`view-${view}`)}
        </button>`,
    )}
  </div>`;
}
