// Typed numbers against a trace worked out by hand, as texts in JavaScript.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertClose, core, refusal, smallest } from "./core.mjs";

/** Products 3, 8 and 5, -2; scores 11 and 3; weights 2/3 and 1/3; outputs 5 and 10/3. */
const byHand = {
  queries: [[1, 2]],
  keys: [
    [3, 4],
    [5, -1],
  ],
  values: [
    [6, 5],
    [3, 0],
  ],
  scale: Math.log(2) / 8,
  query: 0,
};

const RIGHT = { isRight: true };

/** [function, place, right numbers, wrong numbers, what is wrong]. */
const terms = [
  ["checkProducts", { key: 1 }, ["5", "-2"], ["5", "2"], ["products", 1, [2, -1], -2, 2]],
  [
    "checkPartialScores",
    { key: 0 },
    ["3", "11"],
    ["3", "12"],
    ["partialScores", 1, [3, 8], 11, 12],
  ],
  ["checkScores", {}, ["11", "3.0"], ["11", "7"], ["scores", 1, [5, -2], 3, 7]],
  [
    "checkExponentials",
    {},
    ["1", ".5"],
    ["1", "0.6"],
    ["exponentials", 1, [3, 11].map((score) => score * byHand.scale), 0.5, 0.6],
  ],
  ["checkRowSum", {}, ["1.5"], ["1.4"], ["rowSum", 0, [1, 0.5], 1.5, 1.4]],
  ["checkWeights", {}, ["0.67", "0.333"], ["0.6", "0.3"], ["weights", 0, [1, 1.5], 2 / 3, 0.6]],
  [
    "checkContributions",
    { key: 1 },
    ["1.", "0"],
    ["1", "1"],
    ["contributions", 1, [1 / 3, 0], 0, 1],
  ],
  ["checkOutput", {}, ["5", "3.33"], ["5", "3.34"], ["output", 1, [10 / 3, 0], 10 / 3, 3.34]],
];

for (const [name, place, right, wrong, [term, index, factors, rightValue, typedValue]] of terms) {
  test(`${name}: right numbers, and the first wrong one with what makes it`, () => {
    const check = (typed) => core[name]({ ...byHand, ...place, typed });
    assert.deepEqual(check(right), RIGHT);
    assert.deepEqual(check(right.map((text) => ` ${text.replace(".", ",")} `)), RIGHT);
    assert.deepEqual(check(right.map((text) => text.replace("-", "\u2212"))), RIGHT);
    const found = check(wrong);
    assert.deepEqual(Object.keys(found).sort(), [
      "factors",
      "index",
      "isRight",
      "rightValue",
      "term",
      "typedValue",
    ]);
    assert.deepEqual([found.isRight, found.term, found.index], [false, term, index]);
    assertClose(found.factors, factors);
    assertClose([found.rightValue, found.typedValue], [rightValue, typedValue]);
    assert.ok(term in core.trace(smallest()));
  });
}

test("as many decimals count as were typed", () => {
  const check = (text) =>
    core.checkScores({ ...smallest(), queries: [[0.1449]], query: 0, typed: [text] }).isRight;
  for (const text of ["0", "0.1", ".14", "0,145", "00.1449", "0.14490"]) {
    assert.equal(check(text), true, text);
  }
  for (const text of ["0.10", "0.15", "0.144", "-0.1", "0.1450", "1"]) {
    assert.equal(check(text), false, text);
  }
});

test("heads have their own numbers", () => {
  const input = { queries: [[[1]], [[3]]], keys: [[[10]], [[100]]], values: [[[1]], [[1]]] };
  const check = (head, text) => core.checkScores({ ...input, head, query: 0, typed: [text] });
  assert.deepEqual([check(0, "10"), check(1, "300")], [RIGHT, RIGHT]);
  assert.equal(check(undefined, "10").isRight, true);
  assert.equal(check(1, "10").isRight, false);
});

test("what cannot be checked is refused", () => {
  const cases = [
    [{ typed: undefined }, "missing", "typed", /^typed is missing$/],
    [{ query: undefined }, "missing", "query", /^query is missing$/],
    [{ key: 0 }, "unknown_name", "key", /nearest is/],
    [{ query: 1 }, "out_of_range", "query", /^query is 1, but must be from 0 to 0$/],
    [{ query: -1 }, "out_of_range", "query", /^query is -1, but must not be negative$/],
    [{ head: 1 }, "out_of_range", "head", /^head is 1/],
    [{ typed: ["1"] }, "length_mismatch", "typed", /^typed has 1 number, but must have 2$/],
    [{ typed: [1, 2] }, "wrong_type", "typed", /^typed entry 1 is the number 1, not a text$/],
    [{ typed: "12" }, "wrong_type", "typed", /not a list$/],
    [{ typed: ["1", "9".repeat(400)] }, "not_finite", "typed", /^number 2 of typed is/],
    [{ keys: undefined }, "missing", "keys", /^keys is missing$/],
    [{ softCap: 0 }, "out_of_range", "softCap", /^softCap is 0/],
  ];
  for (const [change, code, field, message] of cases) {
    const error = refusal({ ...byHand, typed: ["11", "3"], ...change }, core.checkScores);
    assert.deepEqual([error.code, error.field], [code, field], error.message);
    assert.match(error.message, message);
  }
  const noKey = refusal({ ...byHand, typed: ["1", "2"] }, core.checkProducts);
  assert.deepEqual([noKey.code, noKey.field], ["missing", "key"]);
  const texts = [
    "",
    " ",
    "-",
    ".",
    "1.2.3",
    "1,000.5",
    "1e3",
    "0x1",
    "one",
    "1 2",
    "--1",
    "\u0661",
  ];
  for (const text of texts) {
    const error = refusal({ ...byHand, typed: ["11", text] }, core.checkScores);
    assert.deepEqual([error.code, error.field], ["wrong_type", "typed"], text);
    assert.ok(error.message.startsWith("typed entry 2 is the text '"), error.message);
  }
});
