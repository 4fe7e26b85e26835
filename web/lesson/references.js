// Where the lesson's ideas come from, and where to go on: plain links, of which none is loaded here.

import { html } from "lit";
import { words } from "../words.js";

/**
 * @typedef {object} Reference
 * @property {string} name of its message, which says what is to be found there
 * @property {string} authors
 * @property {number} [year] of a paper
 * @property {string} title in English, as all of these are
 * @property {"paper" | "video" | "post"} kind
 * @property {string} address
 */

/** Papers in the order of their years, then the sources that the course points to. @type {Reference[]} */
export const REFERENCES = [
  {
    name: "bahdanau",
    authors: "Bahdanau, Cho, Bengio",
    year: 2015,
    title: "Neural Machine Translation by Jointly Learning to Align and Translate",
    kind: "paper",
    address: "https://arxiv.org/abs/1409.0473",
  },
  {
    name: "luong",
    authors: "Luong, Pham, Manning",
    year: 2015,
    title: "Effective Approaches to Attention-based Neural Machine Translation",
    kind: "paper",
    address: "https://arxiv.org/abs/1508.04025",
  },
  {
    name: "vaswani",
    authors: "Vaswani et al.",
    year: 2017,
    title: "Attention Is All You Need",
    kind: "paper",
    address: "https://arxiv.org/abs/1706.03762",
  },
  {
    name: "milakov",
    authors: "Milakov, Gimelshein",
    year: 2018,
    title: "Online normalizer calculation for softmax",
    kind: "paper",
    address: "https://arxiv.org/abs/1805.02867",
  },
  {
    name: "dao",
    authors: "Dao, Fu, Ermon, Rudra, Ré",
    year: 2022,
    title: "FlashAttention: Fast and Memory-Efficient Exact Attention with IO-Awareness",
    kind: "paper",
    address: "https://arxiv.org/abs/2205.14135",
  },
  {
    name: "statquest",
    authors: "StatQuest",
    title: "Attention for Neural Networks, Clearly Explained!!!",
    kind: "video",
    address: "https://www.youtube.com/watch?v=PSs6nxngL6k",
  },
  {
    name: "blue-brown",
    authors: "3Blue1Brown",
    title: "Attention in transformers, step-by-step | Deep Learning Chapter 6",
    kind: "video",
    address: "https://www.youtube.com/watch?v=eMlx5fFNoYc",
  },
  {
    name: "mody",
    authors: "Jay Mody",
    title: "An Intuition for Attention",
    kind: "post",
    address: "https://jaykmody.com/blog/attention-intuition/",
  },
];

export const referencesTemplate = () =>
  html`<ul class="references">
    ${REFERENCES.map(
      ({ name, authors, year, title, kind, address }) =>
        html`<li>
          ${year ? `${authors} (${year})` : authors},
          <a href=${address} rel="noreferrer" hreflang="en" lang="en">${title}</a>
          <small>${words(`reference-kind-${kind}`)}</small>
          <p>${words(`reference-${name}-about`)}</p>
        </li>`,
    )}
  </ul>`;
