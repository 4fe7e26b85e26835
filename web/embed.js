// One figure alone, for an iframe: `embed.html?figure=NAME&scenario=NAME&step=N`.

import "./element/attention-playground.js";

const playground = document.querySelector("attention-playground");

for (const [name, value] of new URLSearchParams(location.search)) {
  if (["figure", "scenario", "step"].includes(name)) playground?.setAttribute(name, value);
}
