// How a figure looks, in light and dark. Colour means one thing everywhere.

import { colours } from "./styles/colours.js";
import { controls } from "./styles/controls.js";
import { formula } from "./styles/formula.js";
import { narrow } from "./styles/narrow.js";
import { page } from "./styles/page.js";
import { picture } from "./styles/picture.js";
import { tables } from "./styles/tables.js";

export const styles = [colours, page, picture, formula, controls, tables, narrow];
