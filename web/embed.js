// One figure alone, for an iframe: `embed.html?figure=NAME&scenario=NAME&step=N&lang=fr`, or a share
// link's part after '#'.

import { linkInAddress } from "./address.js";
import { definePlayground } from "./element/attention-playground.js";
import { useReadersLanguage } from "./language.js";

const playground = document.querySelector("attention-playground");

for (const [name, value] of new URLSearchParams(location.search)) {
  if (["figure", "scenario", "step"].includes(name)) playground?.setAttribute(name, value);
}

const link = linkInAddress();
if (link) playground?.setAttribute("link", link);

useReadersLanguage().then(definePlayground);
