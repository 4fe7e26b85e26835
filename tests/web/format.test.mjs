// Numbers as text.

import assert from "node:assert/strict";
import test from "node:test";
import {
  formatNumber,
  formatPrecisely,
  formatSigned,
  formatTyped,
  isPrintedWhole,
  listSign,
  pointNumber,
  pointPrecisely,
  writeNumbersAs,
} from "../../web/format.js";

test("a number has two decimals and the true minus sign", () => {
  assert.equal(formatNumber(0.123989), "0.12");
  assert.equal(formatNumber(-0.5), "\u22120.50");
  assert.equal(formatNumber(1.5), "1.50");
});

test("what rounds to zero has no sign", () => {
  assert.equal(formatNumber(-0), "0.00");
  assert.equal(formatNumber(-0.004), "0.00");
  assert.equal(formatNumber(-0.006), "\u22120.01");
});

test("a large number has fewer decimals, a very large one an exponent", () => {
  assert.equal(formatNumber(999.994), "999.99");
  assert.equal(formatNumber(1001), "1001.0");
  assert.equal(formatNumber(-12345.6), "\u221212346");
  assert.equal(formatNumber(-2.5e7), "\u22122.5e7");
  assert.equal(formatNumber(1.7e308), "1.7e308");
});

test("a hidden key's score reads minus infinity", () => {
  assert.equal(formatNumber(-Infinity), "\u2212\u221e");
});

test("a difference says plus where it adds, and nothing where it is printed as zero", () => {
  const texts = ["+0.25", "\u22120.25", "0.00", "0.00", "0.00", "+2.0e6"];
  assert.deepEqual([0.25, -0.25, 0, 0.004, -0.004, 2e6].map(formatSigned), texts);
});

test("a number is printed whole where its two decimals are all it has", () => {
  const values = [0.25, -0.5, 3, 0.125, 1234.56, -Infinity];
  assert.deepEqual(values.map(isPrintedWhole), [true, true, true, false, false, false]);
});

test("French has a decimal comma, and semicolons between numbers", (t) => {
  t.after(() => writeNumbersAs("en"));
  assert.equal(listSign(), ",");
  writeNumbersAs("fr");
  assert.equal(formatNumber(0.123989), "0,12");
  assert.equal(formatNumber(-1001), "\u22121001,0");
  assert.equal(formatNumber(-2.5e7), "\u22122,5e7");
  assert.equal(formatNumber(-Infinity), "\u2212\u221e");
  assert.equal(formatSigned(0.25), "+0,25");
  assert.equal(formatPrecisely(-2 / 3), "\u22120,666667");
  assert.equal(formatTyped(-0.1), "-0,1");
  assert.equal(listSign(), "\u202f;");
});

test("what programs read has a decimal point in French, too", (t) => {
  t.after(() => writeNumbersAs("en"));
  writeNumbersAs("fr");
  assert.equal(pointNumber(-0.5), "\u22120.50");
  assert.equal(pointPrecisely(1 / 3), "0.333333");
  assert.ok(isPrintedWhole(0.25));
});
