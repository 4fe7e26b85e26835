// The exported programs, run by Python: what they print is the trace.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import test from "node:test";
import { HOSTILE_NAMES, kinds, randomKinds, renamed } from "./export-examples.mjs";
import { load } from "./load.mjs";

const { numpyProgram, pytorchProgram } = await load(`
    export { numpyProgram } from "./export/numpy.js";
    export { pytorchProgram } from "./export/pytorch.js";
  `);

/** What runs programs, all in one process: `exec` prints for each, `parse` its syntax tree. */
const RUNNER = `
import ast, contextlib, io, json, sys, warnings

def run(code):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(code, "exported", "exec"), {"__name__": "__main__"})
    return printed.getvalue()

def parse(code):
    return ast.dump(ast.parse(code.encode()))

work = json.load(sys.stdin)
if work["do"] == "run":
    import numpy
    numpy.seterr(all="raise", under="ignore")
    warnings.simplefilter("error")
json.dump([run(code) if work["do"] == "run" else parse(code) for code in work["programs"]], sys.stdout)
`;

/** The first Python in which that code runs. */
const pythonWith = (code) =>
  [process.env.PYTHON, "python3", "/usr/bin/python3"].find(
    (python) => python && spawnSync(python, ["-c", code]).status === 0,
  );

const python = pythonWith("import ast");
const pythonWithNumpy = pythonWith("import numpy");
const skipWithout = (found, what) => (found || process.env.CI ? false : `${what} is not installed`);

function inPython(program, work) {
  const { stdout, stderr, status } = spawnSync(program, ["-c", RUNNER], {
    input: JSON.stringify(work),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

/** The arrays that a program printed, each under its name. */
function printedArrays(text) {
  const arrays = {};
  for (const [, name, block] of text.matchAll(/^([a-z]+)\n((?:[ [].*\n|\n)+)/gm)) {
    arrays[name] = JSON.parse(
      block
        .replace(/-?inf/g, (infinity) => `"${infinity}"`)
        .replace(/(\d)\.(?=[\s\]e])/g, "$1.0")
        .replace(/([\d"\]])\s+(?=[-\d"[])/g, "$1,"),
    );
  }
  return arrays;
}

const shapeOf = (part) => (Array.isArray(part) ? [part.length, ...shapeOf(part[0])] : []);

test("the random inputs reach every setting", () => {
  const texts = randomKinds.map(({ example }) => JSON.stringify(example.input));
  for (const setting of [
    ...["queries", "embeddings", "contextEmbeddings", "heads", "keyValueHeads", "scoring"],
    ...["scale", "temperature", "softCap", "outputProjection", "vocabulary", "offset", "window"],
    ...["allowed", "bias", "causal", "cosine", "sinusoidal"],
  ]) {
    assert.ok(
      texts.some((text) => text.includes(`"${setting}"`)),
      setting,
    );
  }
  assert.ok(
    randomKinds.some(({ trace }) => trace.rowIsEmpty.data.includes(1)),
    "an empty row",
  );
});

test(
  "the NumPy program of every example and of random inputs prints the trace",
  { skip: skipWithout(pythonWithNumpy, "python3-numpy") },
  () => {
    assert.ok(pythonWithNumpy, "python3-numpy is installed");
    const programs = kinds.map(({ example, scene }) => numpyProgram(example, scene));
    const outputs = inPython(pythonWithNumpy, { do: "run", programs });
    for (const [at, { label, example, trace }] of kinds.entries()) {
      const arrays = printedArrays(outputs[at]);
      const hasResult = trace.weights.shape.length === 3 || example.input.outputProjection;
      assert.deepEqual(
        Object.keys(arrays),
        [
          ...["scores", "weights", "output"],
          ...(hasResult ? ["result"] : []),
          ...(example.input.vocabulary ? ["similarities"] : []),
        ],
        label,
      );
      for (const [name, array] of Object.entries(arrays)) {
        assert.deepEqual(shapeOf(array), trace[name].shape, `${name} of ${label}`);
        for (const [place, number] of array.flat(2).entries()) {
          const expected = trace[name].data[place];
          const isClose = Math.abs(number - expected) <= 1e-9 * Math.max(1, Math.abs(expected));
          assert.ok(isClose, `${name}[${place}] is ${number}, not ${expected}: ${label}`);
        }
      }
    }
  },
);

test(
  "names stay names in the programs, whatever they hold",
  { skip: skipWithout(python, "python3") },
  () => {
    assert.ok(python, "python3 is installed");
    const examples = ["tame", ...HOSTILE_NAMES].map(renamed);
    for (const write of [numpyProgram, pytorchProgram]) {
      const programs = examples.map(({ example, scene }) => write(example, scene));
      const trees = inPython(python, { do: "parse", programs });
      const shapes = trees.map((tree) => tree.replace(/value=(['"])(?:\\.|(?!\1).)*\1/g, "STRING"));
      for (const [at, shape] of shapes.entries()) {
        assert.equal(shape, shapes[0], HOSTILE_NAMES[at - 1]);
      }
      for (const program of programs) assert.doesNotMatch(program, /[^\P{C}\n]|\p{Zl}|\p{Zp}/u);
    }
  },
);

test(
  "every PyTorch program is Python, with the steps of the NumPy program",
  { skip: skipWithout(python, "python3") },
  () => {
    assert.ok(python, "python3 is installed");
    const programs = kinds.map(({ example, scene }) => pytorchProgram(example, scene));
    inPython(python, { do: "parse", programs });
    const assigned = (program) =>
      [...program.matchAll(/^(\w+) = /gm)]
        .map(([, name]) => name)
        .filter((name) => !["largest", "exponentials", "total", "weights"].includes(name));
    for (const [at, { example, scene }] of kinds.entries()) {
      const numpy = numpyProgram(example, scene);
      assert.deepEqual(assigned(programs[at]), assigned(numpy));
      assert.doesNotMatch(programs[at], /\bnp\b/);
    }
  },
);
