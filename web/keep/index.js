// Everything that keeping and opening needs, loaded when a reader first does either.

export { documentOf, stateFrom } from "./document.js";
export { keptOf, readKept } from "./kept.js";
export { linkOf, readLink } from "./link.js";
export { exampleOf, ownWeights } from "./model.js";
export { Problem } from "./problem.js";
export { parsed, textOf } from "./text.js";
export { broughtBy, readFiles } from "./files.js";
