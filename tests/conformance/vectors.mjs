// Reads the ONNX vectors of a folder and compares what the built core makes of them.
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

/** By output type: how far a number may be off, as the vectors' README says. */
const TOLERANCES = {
  float16: { absolute: 2e-3, relative: 0 },
  float32: { absolute: 1e-5, relative: 1e-5 },
};

const NAMED = { inf: Infinity, "-inf": -Infinity, nan: NaN };

/** The names of a folder's vector files, in order; empty where the folder is not there. */
export async function vectorFiles(folder) {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(".json")).sort();
}

function sameNumber(actual, expected, { absolute, relative }) {
  if (!Number.isFinite(expected)) return Object.is(actual, expected);
  return Math.abs(actual - expected) <= absolute + relative * Math.abs(expected);
}

/** What is wrong with one output, or null. */
function difference(name, actual, expected) {
  if (actual === undefined) return `${name} is missing`;
  if (actual.shape.join() !== expected.shape.join()) {
    return `${name} has the shape [${actual.shape}], not [${expected.shape}]`;
  }
  if (actual.dtype !== expected.dtype) return `${name} is ${actual.dtype}, not ${expected.dtype}`;
  const tolerance = TOLERANCES[expected.dtype];
  if (!tolerance) return `${name} has the type ${expected.dtype}, for which no tolerance is known`;
  if (actual.data.length !== expected.data.length) {
    return `${name} has ${actual.data.length} numbers, not ${expected.data.length}`;
  }
  for (let i = 0; i < expected.data.length; ++i) {
    const wanted =
      typeof expected.data[i] === "string" ? NAMED[expected.data[i]] : expected.data[i];
    if (!sameNumber(actual.data[i], wanted, tolerance)) {
      return `${name}[${i}] is ${actual.data[i]}, not ${wanted}`;
    }
  }
  return null;
}

/** Runs one vector file; returns what is wrong, or null. */
export async function runVector(core, folder, file) {
  try {
    const { attributes, inputs, outputs } = JSON.parse(await readFile(join(folder, file), "utf8"));
    const actual = core.attentionOperator({ attributes, inputs });
    for (const [name, expected] of Object.entries(outputs)) {
      const wrong = difference(name, actual[name], expected);
      if (wrong) return wrong;
    }
    return null;
  } catch (error) {
    return String(error);
  }
}
