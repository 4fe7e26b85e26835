// The lesson's figures, by name: code and words of each are loaded when it is first shown.

import { addWords } from "../words.js";

/** @typedef {import("./figure.js").LessonFigure} LessonFigure */

/**
 * @typedef {object} Entry
 * @property {() => Promise<{figure: LessonFigure}>} load
 * @property {import("../words.js").Source} words
 */

/** In the order of the lesson. @type {Record<string, Entry>} */
export const lessonFigures = {
  bottleneck: {
    load: () => import("../figures/bottleneck/index.js"),
    words: {
      en: () => import("../figures/bottleneck/en.ftl"),
      fr: () => import("../figures/bottleneck/fr.ftl"),
    },
  },
  dictionary: {
    load: () => import("../figures/dictionary/index.js"),
    words: {
      en: () => import("../figures/dictionary/en.ftl"),
      fr: () => import("../figures/dictionary/fr.ftl"),
    },
  },
  context: {
    load: () => import("../figures/context/index.js"),
    words: {
      en: () => import("../figures/context/en.ftl"),
      fr: () => import("../figures/context/fr.ftl"),
    },
  },
  "three-stages": {
    load: () => import("../figures/three-stages/lesson.js"),
    words: {
      en: () => import("../figures/three-stages/en.ftl"),
      fr: () => import("../figures/three-stages/fr.ftl"),
    },
  },
  decoder: {
    load: () => import("../figures/decoder/index.js"),
    words: {
      en: () => import("../figures/decoder/en.ftl"),
      fr: () => import("../figures/decoder/fr.ftl"),
    },
  },
  "global-local": {
    load: () => import("../figures/global-local/index.js"),
    words: {
      en: () => import("../figures/global-local/en.ftl"),
      fr: () => import("../figures/global-local/fr.ftl"),
    },
  },
  projections: {
    load: () => import("../figures/projections/index.js"),
    words: {
      en: () => import("../figures/projections/en.ftl"),
      fr: () => import("../figures/projections/fr.ftl"),
    },
  },
  "online-softmax": {
    load: () => import("../figures/online-softmax/index.js"),
    words: {
      en: () => import("../figures/online-softmax/en.ftl"),
      fr: () => import("../figures/online-softmax/fr.ftl"),
    },
  },
};

/** What all figures of the lesson say. @type {import("../words.js").Source} */
const lessonWords = {
  en: () => import("../locales/lesson-en.ftl"),
  fr: () => import("../locales/lesson-fr.ftl"),
};

/**
 * A figure, once its words are there.
 * @param {string} name one of lessonFigures
 * @returns {Promise<LessonFigure>}
 */
export async function loadFigure(name) {
  const { load, words } = lessonFigures[name];
  const [{ figure }] = await Promise.all([load(), addWords(words), addWords(lessonWords)]);
  return figure;
}

/** The words of the lesson alone, for its page. */
export const loadLessonWords = () => addWords(lessonWords);
