// One figure alone, for an iframe: `embed.html?scenario=NAME&step=N`.

import "./element/attention-playground.js";
import { scenarioNamed, scenarios } from "./scenarios.js";
import { words } from "./words.js";

/** @typedef {import("./element/attention-playground.js").AttentionPlayground} AttentionPlayground */

const playground = /** @type {AttentionPlayground} */ (
  document.querySelector("attention-playground")
);
const asked = new URLSearchParams(location.search);

const name = asked.get("scenario") ?? scenarios[0].name;
if (scenarioNamed(name)) {
  playground.scenario = name;
} else {
  const instead = words(`example-${scenarios[0].name}`);
  playground.notice = words("error-example", { name, instead });
}
const figure = asked.get("figure") ?? playground.figure;
if (figure !== playground.figure) {
  playground.notice = words("error-figure", { name: figure, instead: playground.figure });
}
playground.step = Number(asked.get("step") ?? 0);
