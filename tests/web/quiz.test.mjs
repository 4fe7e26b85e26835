// Holds the quiz of a thousand seeds to answers that are worked out here, by plain formulas, from
// what went into each item.

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadCore } from "../../build/site/attention-core.js";
import { loadLesson } from "../../build/site/attention-lesson.js";
import { load } from "./load.mjs";

const core = { ...(await loadCore()), ...(await loadLesson()) };
const quiz = await load(`
  import { addWords } from "./words.js";
  await addWords({ en: () => import("./figures/quiz/en.ftl") });
  export { quizOf } from "./figures/quiz/generate.js";
  export { KINDS } from "./figures/quiz/kinds/kind.js";
  export { ITEMS } from "./figures/quiz/items.js";
  export { nextSeed, seedOf } from "./figures/quiz/seed.js";
  export { randomOf } from "./figures/quiz/random.js";
  export { changed, given, outcomeOf, restored, startOf } from "./figures/quiz/stands.js";
  export { resultOf } from "./figures/quiz/report.js";
  export { words, wordParts } from "./words.js";
  export { sentences } from "./figures/decoder/sentences.js";
`);
const { quizOf, KINDS, words, wordParts } = quiz;

const SEEDS = Array.from({ length: 1000 }, (_, at) => (at < 500 ? at : at * 1999));

// Attention by its formulas (Vaswani 2017, section 3.2.1; Milakov and Gimelshein 2018).

const sum = (list) => list.reduce((total, one) => total + one, 0);
const dot = (one, other) => sum(one.map((number, at) => number * other[at]));
const cosine = (one, other) => dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
const column = (rows, at) => rows.map((row) => row[at]);
const largest = (list) => list.indexOf(Math.max(...list));

function softmax(scores) {
  const exponentials = scores.map((score) => Math.exp(score));
  return exponentials.map((one) => one / sum(exponentials));
}

/** Weights of a query under scoring "dot", of all keys. */
const weightsOf = ({ queries, keys }, query) =>
  softmax(keys.map((key) => dot(queries[query], key)));

const outputOf = ({ values }, weights) =>
  values[0].map((_, at) => dot(weights, column(values, at)));

const rounded = (value) => value.toFixed(2);

/** The only two-decimal text that is as near; null where there are two. */
function onlyText(value) {
  const text = rounded(value);
  const isHalf = Math.abs(Math.abs(value - Number(text)) - 0.005) < 1e-9;
  return isHalf ? null : text.replace(/^-(0\.00)$/, "$1");
}

/** What is right, by the name of the item: of choices the option, of numbers the value, of orders the names. */
const RIGHT = {
  chat: ({ input }) => largest(weightsOf(input, 1)),
  tapis: ({ input }) => largest(weightsOf(input, 6)),

  why: ({ input, names }) => {
    const scores = input.keys.map((key) => dot(input.queries[6], key));
    const best = largest(weightsOf(input, 6));
    const isSo = {
      score: largest(scores) === best,
      place: best === 6,
      always: input.queries.every((_, query) => largest(weightsOf(input, query)) === best),
      only: scores.filter((score) => score > 0).length === 1,
    };
    assert.deepEqual(Object.values(isSo).filter(Boolean).length, 1);
    return names.findIndex((name) => isSo[name]);
  },

  bottleneck: ({ input }) => {
    const { values } = input;
    const mean = (count) =>
      values[0].map((_, at) => sum(column(values.slice(0, count), at)) / count);
    const [few, all] = [2, values.length].map((count) => cosine(mean(count), values[0]));
    assert.ok(Math.abs(few - all) > 0.01);
    return all > few ? 0 : 2;
  },

  exact: ({ input }) => {
    const found = input.keys.findIndex((key) => key.every((one, at) => one === input.query[at]));
    return found === -1 ? input.keys.length : found;
  },

  temperature: ({ input }) => {
    const { query, keys, temperatures } = input;
    const cosines = keys.map((key) => cosine(query, key));
    const best = largest(cosines);
    const weights = temperatures.map(
      (temperature) => softmax(cosines.map((one) => one / temperature))[best],
    );
    assert.equal(new Set(weights.map(rounded)).size, 3);
    return [0, 1, 2].sort((one, other) => weights[other] - weights[one]).map((at) => `t${at}`);
  },

  sense: ({ input }) => {
    const output = outputOf(input, weightsOf(input, 0));
    const [insect, software] = [cosine(output, [1, 0]), cosine(output, [0, 1])];
    assert.notEqual(rounded(insect), rounded(software));
    return insect > software ? 0 : 1;
  },

  stages: () => ["score", "exponential", "divide", "multiply", "add"],
  "dot-product": ({ input }) => dot(input.queries[0], input.keys[0]),
  softmax: ({ input, target }) => weightsOf(input, 0)[target.place],
  output: ({ input, target }) => outputOf(input, weightsOf(input, 0))[target.place],

  written: ({ input }) => {
    const output = outputOf(input, weightsOf(input, 0));
    return largest(Object.values(input.vocabulary).map((one) => cosine(output, one)));
  },

  window: ({ input, target }) => {
    const { window } = input.mask;
    return input.keys.filter((_, key) => Math.abs(key - target.query) < window).length;
  },

  scale: ({ input }) => {
    const scores = input.keys.map((key) => dot(input.queries[0], key));
    const root = Math.sqrt(input.queries[0].length);
    const [before, after] = [scores, scores.map((one) => one / root)].map((list) =>
      Math.max(...softmax(list)),
    );
    if (input.queries[0].length === 1) return 1;
    assert.notEqual(rounded(before), rounded(after));
    return before > after ? 0 : 2;
  },

  "one-pass": () => ["maximum", "correct", "add", "divide"],

  factor: ({ input }) => {
    const old = Math.max(...input.scores.slice(0, 2));
    return Math.exp(old - Math.max(...input.scores));
  },
};

const QUIZZES = SEEDS.map((seed) => ({ seed, items: quizOf(core, seed) }));

/** Every item of a thousand seeds, with a name for what fails. */
function* drawn(kind) {
  for (const { seed, items } of QUIZZES) {
    for (const item of items) {
      if (item.kind === kind) yield { item, place: `seed ${seed}, ${item.name}` };
    }
  }
}

const verdictOf = (item, answer) => KINDS[item.kind].judge(core, item, answer).verdict;

test("the quiz has eighteen items of four kinds, each with a right answer that is known here", () => {
  assert.equal(quiz.ITEMS.length, 18);
  assert.deepEqual([...new Set(quiz.ITEMS.map(({ kind }) => kind))].sort(), [
    ...["change", "choice", "number", "order"],
  ]);
  const known = [...Object.keys(RIGHT), "pull", "turn"].sort();
  assert.deepEqual(quiz.ITEMS.map(({ name }) => name).sort(), known);
});

test("choices of 1,000 seeds: the right option alone is accepted, and no two read alike", () => {
  for (const { item, place } of drawn("choice")) {
    const right = RIGHT[item.name](item);
    const texts = item.options.map(({ id, args }) => words(id, args));
    assert.ok(texts.length >= 3, place);
    assert.equal(new Set(texts).size, texts.length, `${place}: ${texts.join(" | ")}`);
    for (const option of texts.keys()) {
      assert.equal(verdictOf(item, option), option === right ? "right" : "wrong", place);
    }
  }
});

test("the lesson’s own question: computed attention says “cat” for chat and “mat” for tapis", () => {
  for (const { seed, items } of QUIZZES) {
    const [chat, tapis] = items;
    const keys = ["The", "cat", "sat", "on", "the", "mat"];
    assert.equal(keys[chat.answer], "cat", `seed ${seed}`);
    assert.equal(keys[tapis.answer], "mat", `seed ${seed}`);
  }
});

test("orders of 1,000 seeds: the right order alone is accepted, and is not the one shown first", () => {
  for (const { item, place } of drawn("order")) {
    const right = RIGHT[item.name](item);
    assert.equal(verdictOf(item, right), "right", place);
    assert.equal(verdictOf(item, KINDS.order.start(item)), "wrong", place);
    for (const at of right.keys()) {
      if (at === 0) continue;
      const swapped = [...right];
      [swapped[at - 1], swapped[at]] = [swapped[at], swapped[at - 1]];
      const { verdict, place: wrong } = KINDS.order.judge(core, item, swapped);
      assert.deepEqual({ verdict, wrong }, { verdict: "wrong", wrong: at - 1 }, place);
    }
  }
});

test("numbers of 1,000 seeds: one text of two decimals is accepted, with a point or a comma", () => {
  for (const { item, place } of drawn("number")) {
    const value = RIGHT[item.name](item);
    const text = onlyText(value);
    assert.ok(text !== null, `${place}: ${value} rounds both ways`);
    const comma = text.replace(".", ",").replace("-", "\u2212");
    for (const typed of [text, ` ${comma} `, value.toFixed(4)]) {
      assert.equal(verdictOf(item, typed), "right", `${place}: ${typed}`);
    }
    for (const step of [-0.01, 0.01]) {
      const typed = (Number(text) + step).toFixed(2);
      assert.equal(verdictOf(item, typed), "wrong", `${place}: ${typed} for ${value}`);
    }
    for (const typed of ["", "x", "1e3", "0x1", "1,2,3"]) {
      assert.equal(verdictOf(item, typed), "incomplete", `${place}: ${typed}`);
    }
  }
});

test("a number that is right but for its decimals is neither right nor wrong", () => {
  const item = quizOf(core, 3).find(({ name }) => name === "softmax");
  const value = RIGHT.softmax(item);
  const coarse = value.toFixed(0);
  assert.equal(verdictOf(item, coarse), "incomplete");
});

test("the output of 1,000 seeds is the same to two decimals when reckoned with printed weights", () => {
  for (const { item, place } of drawn("number")) {
    if (item.name !== "output") continue;
    const weights = weightsOf(item.input, 0).map((one) => Number(rounded(one)));
    const value = outputOf(item.input, weights)[item.target.place];
    assert.equal(verdictOf(item, onlyText(value) ?? ""), "right", place);
  }
});

test("changes of 1,000 seeds: open at first, and to be reached within the sliders", () => {
  for (const { item, place } of drawn("change")) {
    const { key } = item.goal;
    const weightAt = (vector) => {
      const input = item.inputOf(vector);
      return weightsOf(input, 0)[key];
    };
    assert.ok(weightAt(item.start) <= item.trace.goal, place);
    assert.equal(verdictOf(item, item.start), "incomplete", place);
    const corners = item.start.reduce(
      (all) => all.flatMap((corner) => [-3, 0, 3].map((one) => [...corner, one])),
      [[]],
    );
    const solution = corners.find((corner) => weightAt(corner) > item.trace.goal + 0.005);
    assert.ok(solution, place);
    assert.equal(verdictOf(item, solution), "right", place);
  }
});

test("every message of 1,000 seeds has words, and the number of each place in its trace", () => {
  const printed = (value) =>
    Math.abs(value) === Infinity
      ? "∞"
      : Math.abs(value)
          .toFixed(2)
          .replace(/^/, value <= -0.005 ? "\u2212" : "");
  for (const { seed, items } of QUIZZES) {
    for (const item of items) {
      const place = `seed ${seed}, ${item.name}`;
      const trace = KINDS[item.kind].traceOf(item, KINDS[item.kind].start(item), core);
      const because = typeof item.because === "function" ? item.because(trace) : item.because;
      const options = item.options?.map((_, at) => at).filter((at) => at !== item.answer) ?? [];
      const said = [
        ...[item.ask, item.hint, because],
        ...options.map((at) => item.notYet(at)),
        ...(item.steps ?? []).flatMap(({ name, message }) => [message, item.notYet(name)]),
        ...(item.kind === "number"
          ? [item.notYet, ...item.mistakes.map((one) => one.message)]
          : []),
      ];
      for (const { id, args } of said) {
        for (const part of wordParts(id, args)) {
          const text = typeof part === "string" ? part : part.text;
          assert.doesNotMatch(text, /NaN|undefined|null|\{/, `${place}: ${id}`);
          if (typeof part === "string" || part.field === undefined) continue;
          const held = trace[part.field];
          const offset = (held.shape ?? []).reduce(
            (at, size, axis) => at * size + part.index[axis],
            0,
          );
          const value = typeof held === "number" ? held : held.data[offset];
          assert.ok(
            [printed(value), String(value)].includes(text),
            `${place}, ${id}: ${text} for ${value}`,
          );
        }
      }
    }
  }
});

test("a mistake that is told apart is a wrong answer with words of its own", () => {
  const item = QUIZZES[5].items.find(({ name }) => name === "softmax");
  const scores = item.input.keys.map(([score]) => score);
  const wrong = Math.exp(scores[item.target.place] - Math.max(...scores)).toFixed(2);
  const { verdict, message } = KINDS.number.judge(core, item, wrong);
  assert.deepEqual([verdict, message.id], ["wrong", "quiz-softmax-exponential"]);
});

test("the same seed gives the same quiz, another one another", () => {
  const plain = (seed) => JSON.stringify(quizOf(core, seed));
  for (const seed of [0, 1, 2, 4711, 999999]) assert.equal(plain(seed), plain(seed));
  const different = new Set(
    QUIZZES.map(({ items }) => JSON.stringify(items.map(({ input }) => input))),
  );
  assert.equal(different.size, SEEDS.length);
});

test("draws are those of Lehmer’s generator: the tenth thousandth state is the published one", () => {
  // Park, Miller and Stockmeyer 1993: from state 1, the 10,000th with multiplier 48271 is 399268537.
  let state = 1n;
  for (let draw = 0; draw < 10000; draw += 1) state = (state * 48271n) % 2147483647n;
  assert.equal(state, 399268537n);
  // The page's own, in doubles, draws as that does in whole numbers, from the state it begins with.
  const { whole } = quiz.randomOf(7, 3);
  let own = 1n + ((7n * 69621n + 3n * 1048573n) % 2147483646n);
  for (let draw = 0; draw < 4; draw += 1) own = (own * 48271n) % 2147483647n;
  for (let draw = 0; draw < 1000; draw += 1) {
    own = (own * 48271n) % 2147483647n;
    assert.equal(whole(0, 999), Number((own * 1000n) / 2147483647n));
  }
});

test("a seed is a whole number of one to six digits", () => {
  for (const [text, seed] of [
    ["0", 0],
    [" 42 ", 42],
    ["007", 7],
    ["999999", 999999],
  ]) {
    assert.equal(quiz.seedOf(text), seed);
  }
  for (const text of ["", "-1", "1.5", "1000000", "x", "1e3", null, undefined]) {
    assert.equal(quiz.seedOf(text), null, String(text));
  }
  let seed = 1;
  const seen = new Set([seed]);
  for (let step = 0; step < 50; step += 1) seen.add((seed = quiz.nextSeed(seed)));
  assert.equal(seen.size, 51);
  for (const one of seen) assert.equal(quiz.seedOf(String(one)), one);
});

test("wrong answers are counted until the right one, and not after", () => {
  const [item] = quizOf(core, 1);
  const wrong = (item.answer + 1) % item.options.length;
  let stand = quiz.startOf(item);
  assert.equal(quiz.outcomeOf(stand), "open");
  ({ stand } = quiz.given(core, item, stand, wrong));
  assert.equal(quiz.outcomeOf(stand), "tried");
  ({ stand } = quiz.given(core, item, stand, item.answer));
  assert.equal(quiz.outcomeOf(stand), "later");
  ({ stand } = quiz.given(core, item, stand, wrong));
  assert.deepEqual([quiz.outcomeOf(stand), stand.tried.length], ["later", 1]);
  const atOnce = quiz.given(core, item, quiz.startOf(item), item.answer).stand;
  assert.equal(quiz.outcomeOf(atOnce), "first");
});

test("what was kept comes back, and what cannot be so is left out", () => {
  for (const item of quizOf(core, 9)) {
    const start = quiz.startOf(item);
    const { stand } = quiz.given(core, item, start, start.answer);
    const kept = JSON.parse(JSON.stringify({ ...stand, isHinted: true }));
    assert.deepEqual(quiz.restored(item, kept), { ...stand, isHinted: true }, item.name);
    for (const broken of [
      undefined,
      null,
      3,
      "x",
      [],
      {},
      { answer: {} },
      { answer: [1] },
      { answer: -1 },
    ]) {
      assert.deepEqual(
        quiz.restored(item, broken),
        start,
        `${item.name}: ${JSON.stringify(broken)}`,
      );
    }
    assert.deepEqual(quiz.restored(item, { ...kept, tried: "x" }).tried, [], item.name);
  }
});

test("the report says seed, count and each item, right at the first try or later", () => {
  const items = quizOf(core, 12);
  const stands = items.map(quiz.startOf);
  const wrong = (items[1].answer + 1) % items[1].options.length;
  stands[0] = quiz.given(core, items[0], stands[0], items[0].answer).stand;
  stands[1] = quiz.given(core, items[1], stands[1], wrong).stand;
  stands[1] = quiz.given(core, items[1], { ...stands[1], isHinted: true }, items[1].answer).stand;
  const { right, first, all, text } = quiz.resultOf(12, items, stands);
  assert.deepEqual({ right, first, all }, { right: 2, first: 1, all: 18 });
  const lines = text.split("\n");
  assert.equal(lines.length, 19);
  assert.equal(lines[0], "Attention quiz, seed 12: 2 of 18 right, 1 at the first try");
  assert.equal(lines[1], "1. Where to look for “chat”: right at the first try");
  assert.equal(lines[2], "2. Where to look for “tapis”: right at try 2, with the hint");
  assert.equal(lines[3], "3. Why there: open");
});
