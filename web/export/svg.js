// A picture of the page as one SVG text that needs nothing around it: looks are written on its
// elements, text stays text, fonts are generic, and nothing outside is referred to.

import { adoptStyles, render, svg } from "lit";
import { colours } from "../element/styles/colours.js";
import { page } from "../element/styles/page.js";
import { picture } from "../element/styles/picture.js";
import { stepAt } from "../figures/figure.js";
import { words } from "../words.js";
import { titleOf } from "./titles.js";

const NAMESPACE = "http://www.w3.org/2000/svg";

/** Pixels around a picture. */
const MARGIN = 20;

/** The ground of every export, whatever the page's own is. */
const PAPER = "#ffffff";

/** What may be in an exported picture; all else is left out. */
const ELEMENTS = new Set([
  ...["g", "rect", "line", "path", "circle", "ellipse", "polygon", "polyline", "text", "tspan"],
]);

/** Attributes that are kept as they are. */
const KEPT = new Set([
  ...["x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "d"],
  ...["points", "transform", "font-size", "lang"],
]);

/** Properties that are written on groups, with the values that go without saying. */
const GROUP = { opacity: "1" };

/** The same for shapes. */
const SHAPE = {
  ...GROUP,
  fill: "rgb(0, 0, 0)",
  "fill-opacity": "1",
  stroke: "none",
  "stroke-opacity": "1",
  "stroke-width": "1px",
  "stroke-dasharray": "none",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
};

const TEXT = {
  ...SHAPE,
  "font-weight": "400",
  "font-style": "normal",
  "text-anchor": "start",
  "paint-order": "normal",
};

/**
 * What a picture says of itself, and what it is.
 * @typedef {object} Sheet
 * @property {string} title
 * @property {string} description
 * @property {import("lit").SVGTemplateResult} picture
 * @property {number} width in pixels, without its margin
 * @property {number} height
 */

/**
 * The figure at a step, as the page shows it in light colours: finished, also where the page is
 * halfway through it.
 * @param {object} shown
 * @param {import("../scenarios.js").Scenario} shown.example
 * @param {import("../figures/figure.js").Figure} shown.figure
 * @param {import("../figures/figure.js").Scene} shown.scene
 * @param {import("../figures/figure.js").Selection} shown.selection
 * @param {number} shown.moment
 * @param {import("../figures/figure.js").Room} shown.room
 */
export function figureSvg({ example, figure, scene, selection, moment, room }) {
  const step = stepAt(moment);
  const { id, args } = figure.describe(scene, step, selection);
  return svgText({
    title: titleOf(example),
    description: words(id, args),
    ...figure.draw(scene, step, selection, room),
  });
}

/**
 * @param {Sheet} sheet
 * @returns {{text: string, width: number, height: number}} the SVG, and its size with its margin
 */
export function svgText({ title, description, picture, width, height }) {
  const size = { width: Math.ceil(width) + 2 * MARGIN, height: Math.ceil(height) + 2 * MARGIN };
  const root = make("svg", {
    ...size,
    viewBox: `0 0 ${size.width} ${size.height}`,
    role: "img",
    "font-family": "sans-serif",
  });
  root.style.fontVariantNumeric = "lining-nums tabular-nums";
  const named = [make("title", {}, title), make("desc", {}, description)];
  const ground = make("rect", { ...size, fill: PAPER });
  const drawing = make("g", { transform: `translate(${MARGIN} ${MARGIN})` });
  drawing.append(...resolved(picture));
  root.append(...named, ground, drawing);
  return { text: `${new XMLSerializer().serializeToString(root)}\n`, ...size };
}

/**
 * The elements of a picture with the looks that the page's styles give them in light colours.
 * @param {import("lit").SVGTemplateResult} template
 */
function resolved(template) {
  const host = document.createElement("div");
  host.style.colorScheme = "light";
  host.style.position = "fixed";
  host.style.insetBlockStart = "-100vh";
  const shadow = host.attachShadow({ mode: "open" });
  adoptStyles(shadow, [colours, page, picture]);
  const drawing = make("svg", {});
  shadow.append(drawing);
  document.body.append(host);
  try {
    render(svg`${template}`, drawing);
    return [...drawing.children].flatMap(copy);
  } finally {
    host.remove();
  }
}

/**
 * @param {Element} element
 * @returns {Element[]} its copy; none of what an export leaves out
 */
function copy(element) {
  if (!ELEMENTS.has(element.localName) || isUnseen(element)) return [];
  const attributes = [...element.attributes].filter(({ name }) => KEPT.has(name));
  const copied = make(element.localName, {
    ...Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
    ...look(element),
  });
  for (const child of element.childNodes) {
    if (child instanceof Element) copied.append(...copy(child));
    else if (child instanceof Text && isOfText(element)) copied.append(inXml(child.data));
  }
  return [copied];
}

/**
 * Whether an element is there to be pointed at, not to be seen.
 * @param {Element} element
 */
const isUnseen = (element) => {
  const { fill, stroke } = getComputedStyle(element);
  return element.localName === "rect" && fill === "none" && stroke === "none";
};

/** @param {Element} element */
const isOfText = ({ localName }) => localName === "text" || localName === "tspan";

/**
 * @param {Element} element
 * @returns {Record<string, string>} presentation attributes
 */
function look(element) {
  const style = getComputedStyle(element);
  const usual = element.localName === "g" ? GROUP : isOfText(element) ? TEXT : SHAPE;
  /** @type {Record<string, string>} */
  const attributes = {};
  for (const [property, value] of Object.entries(usual)) {
    const given = style.getPropertyValue(property);
    // A part of a line of text would take over what the line itself says.
    if (given !== value || element.localName === "tspan") attributes[property] = plain(given);
  }
  if (attributes.stroke === "none") {
    for (const property of Object.keys(attributes)) {
      if (property.startsWith("stroke-")) delete attributes[property];
    }
  }
  // Not every program knows the attribute that centres a line of text on its place.
  if (element.localName === "text") attributes.dy = "0.35em";
  return attributes;
}

/**
 * A computed value in the notation that every reader of SVG knows.
 * @param {string} value
 */
function plain(value) {
  const colour = value.match(/^rgb\((\d+), (\d+), (\d+)\)$/);
  if (colour) return `#${colour.slice(1).map(hexadecimal).join("")}`;
  if (value === "rgba(0, 0, 0, 0)") return "none";
  return value.replace(/(\d)px/g, "$1");
}

/** @param {string} channel */
const hexadecimal = (channel) => Number(channel).toString(16).padStart(2, "0");

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {string} [text]
 */
function make(name, attributes, text = "") {
  const element = /** @type {SVGElement} */ (document.createElementNS(NAMESPACE, name));
  for (const [key, value] of Object.entries(attributes)) {
    element.setAttribute(key, inXml(`${value}`));
  }
  element.append(...(text ? [inXml(text)] : []));
  return element;
}

/**
 * A text without the characters that XML cannot hold.
 * @param {string} text
 */
const inXml = (text) =>
  // eslint-disable-next-line no-control-regex
  text.replace(/[\p{Cs}\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/gu, "\ufffd");
