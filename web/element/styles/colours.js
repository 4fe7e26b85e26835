// Named colours: `color-scheme` of the page or of the element decides between light and dark.

import { css } from "lit";

export const colours = css`
  :host {
    --paper: light-dark(#ffffff, #17181a);
    --ground: light-dark(#fcfcfa, #101112);
    --ink: light-dark(#1c1c1e, #ececea);
    --soft: light-dark(#5d6066, #a9adb4);
    --edge: light-dark(#84888f, #757a82);
    --line: light-dark(#dcdee2, #3a3d42);
    --band: light-dark(#f3f4f5, #222427);
    --query: light-dark(#0072b2, #56b0ea);
    --key: light-dark(#b84f00, #f39b5f);
    --value: light-dark(#00795a, #3cc79b);
    --query-fill: #0072b2;
    --key-fill: #d55e00;
    --value-fill: #009e73;
    --positive: light-dark(#0072b2, #56b0ea);
    --negative: light-dark(#d55e00, #f39b5f);
  }
`;
