// The readers of files through the border, on the files that NumPy and make.py wrote.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";

/** @type {WebAssembly.Memory | undefined} */
let memory;
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (...sources) => {
  const made = await instantiate(...sources);
  memory = Object.values(made.instance.exports).find(
    (value) => value instanceof WebAssembly.Memory,
  );
  return made;
};
const { loadFiles, AttentionError } = await import("../../build/site/attention-files.js");
const files = await loadFiles();
WebAssembly.instantiate = instantiate;
assert.ok(memory, "the module exports its memory");

const folder = new URL("../core/fixtures/", import.meta.url);
const isFixture = (name) => /\.(npy|npz|safetensors)$/.test(name);
const names = (await readdir(folder)).filter(isFixture).sort();
const fixtures = new Map();
for (const name of names) fixtures.set(name, new Uint8Array(await readFile(new URL(name, folder))));

const read = (name) => files.readArrays(fixtures.get(name), name);

/** The error that `call` throws. */
function refusal(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof AttentionError, `an AttentionError, not ${error?.stack}`);
    assert.ok(error.message.length > 0 && error.message.length < 600, error.message);
    return error;
  }
  return assert.fail("was taken, not refused");
}

test("a .npy file gives its array under the file's name", () => {
  const file = read("rank-2-fortran.npy");
  assert.deepEqual(file, {
    format: "npy",
    arrays: [
      {
        name: "rank-2-fortran",
        type: "float64",
        shape: [2, 3],
        data: Float64Array.of(0, 1, 2, 3, 4, 5),
      },
    ],
    tokens: null,
    metadata: {},
  });
  assert.deepEqual(read("rank-0.npy").arrays[0].shape, []);
  assert.equal(files.readArrays(fixtures.get("rank-0.npy")).arrays[0].name, "file");
});

test("texts are JavaScript's own", () => {
  const [array] = read("text-big.npy").arrays;
  assert.deepEqual(array, {
    name: "text-big",
    type: "text",
    shape: [5],
    texts: ["le", "", "été", "猫", "𝄞!"],
  });
});

test("an archive gives its arrays by name, and tokens", () => {
  for (const name of ["savez.npz", "savez-compressed.npz"]) {
    const { format, arrays, tokens } = read(name);
    assert.equal(format, "npz");
    assert.deepEqual(
      arrays.map((array) => [array.name, array.type, array.shape]),
      [
        ["q", "float32", [2, 3]],
        ["k", "float16", [2, 3]],
        ["v", "float64", [2, 2, 2]],
        ["tokens", "text", [2]],
      ],
    );
    assert.deepEqual([...arrays[2].data], [0, 1, 2, 3, 4, 5, 6, 7]);
    assert.deepEqual(tokens, { queries: ["le", "chat"], keys: ["le", "chat"] });
  }
  assert.deepEqual(read("two-token-lists.npz").tokens, {
    queries: ["the", "été"],
    keys: ["a", "𝄞"],
  });
});

test("safetensors give arrays, tokens and metadata", () => {
  const { format, arrays, tokens, metadata } = read("tokens.safetensors");
  assert.equal(format, "safetensors");
  assert.deepEqual([...arrays[0].data], [1, 2]);
  assert.deepEqual(tokens, { queries: ["le", "été"], keys: ["le", "été"] });
  assert.deepEqual(Object.keys(metadata), ["format", "tokens"]);
  assert.deepEqual([metadata.format, JSON.parse(metadata.tokens)], ["pt", tokens.queries]);
  const types = read("types.safetensors").arrays.map(({ type }) => type);
  assert.equal(types.length, 13);
  assert.ok(types.includes("bfloat16"));
});

test("the format is known by the bytes, whatever the file is called", () => {
  assert.equal(files.readArrays(fixtures.get("savez.npz"), "q.npy").format, "npz");
  const error = refusal(() => files.readArrays(new TextEncoder().encode("1,2\n3,4\n"), "q.npy"));
  assert.deepEqual([error.code, error.field], ["wrong_format", "q.npy"]);
  assert.match(error.message, /^q\.npy is no \.npy, \.npz or \.safetensors file/);
});

test("what is written is read again, bit for bit", () => {
  const data = Float64Array.of(-0, 0.1, Infinity, 5e-324, Number.MAX_VALUE, -1);
  const bytes = files.writeNpy({ shape: [2, 3], data });
  assert.ok(bytes instanceof Uint8Array);
  const [array] = files.readArrays(bytes, "x.npy").arrays;
  assert.deepEqual([array.shape, array.data], [[2, 3], data]);
  assert.ok(Object.is(array.data[0], -0));
  const numpy = files.writeNpy({ shape: [2, 3], data: [-1.5, 0.25, 0, 1, 2, 1000] });
  assert.deepEqual(numpy, fixtures.get("f8-little.npy"));
});

const refused = [
  ["objects.npy", "unsupported", "objects", /'objects' holds Python objects.*dtype=str/],
  ["objects.npz", "unsupported", "bad", /'bad' holds Python objects/],
  ["complex.npy", "unsupported", "complex", /type '<c16', which is not read/],
  ["bzip2.npz", "unsupported", "q", /'q\.npy' is packed by method 12/],
  ["float8.safetensors", "unsupported", "q", /type 'F8_E4M3'/],
  ["no-array.npz", "missing", "no-array.npz", /holds no array/],
  ["rank-9.npy", "too_large", "rank-9", /9 axes, at most 8/],
];

for (const [name, code, field, message] of refused) {
  test(`${name} is refused with code, field and message`, () => {
    const error = refusal(() => read(name));
    assert.equal(error.name, "AttentionError");
    assert.deepEqual([error.code, error.field], [code, field]);
    assert.match(error.message, message);
  });
}

test("whatever is handed in, an AttentionError names it", () => {
  const hostile = [
    undefined,
    null,
    7,
    "text",
    [147, 78],
    new ArrayBuffer(8),
    new Float64Array(2),
    new Uint8ClampedArray(8),
    new DataView(new ArrayBuffer(8)),
    new Proxy(new Uint8Array(8), {}),
    Object.create(Uint8Array.prototype),
    { length: 8, 0: 147 },
    Symbol("bytes"),
  ];
  for (const [index, bytes] of hostile.entries()) {
    const error = refusal(() => files.readArrays(bytes));
    assert.deepEqual([error.code, error.field], ["wrong_type", "bytes"], `hostile[${index}]`);
    assert.match(error.message, /not a Uint8Array$/);
  }
  const bytes = fixtures.get("rank-0.npy");
  for (const name of [null, 7, {}, Symbol("name")]) {
    assert.equal(refusal(() => files.readArrays(bytes, name)).field, "name");
  }
  assert.ok(refusal(() => files.readArrays(bytes, "\ud800".repeat(400))));
  for (const array of [
    undefined,
    null,
    [[1]],
    {},
    { shape: [1] },
    { data: [1] },
    { shape: [2], data: [1] },
    { shape: [-1], data: [] },
    { shape: [1e9, 1e9], data: [] },
    { shape: [1], data: ["1"] },
    { shape: Array(9).fill(1), data: [1] },
    { shape: [1], data: [1], more: 1 },
  ]) {
    refusal(() => files.writeNpy(array));
  }
});

test("a Uint8Array whose properties lie is read as what it is", () => {
  const bytes = Uint8Array.from(fixtures.get("rank-0.npy"));
  Object.defineProperty(bytes, "length", { value: 1e9 });
  Object.defineProperty(bytes, "buffer", { value: null });
  assert.deepEqual([...files.readArrays(bytes).arrays[0].data], [7.5]);
  const longer = new Uint8Array(fixtures.get("rank-0.npy").length + 9);
  longer.set(fixtures.get("rank-0.npy"), 5);
  assert.deepEqual([...files.readArrays(longer.subarray(5, -4)).arrays[0].data], [7.5]);
});

test("no name of a metadata entry changes an object", () => {
  const header =
    '{"__metadata__":{"__proto__":"a","constructor":"b"},' +
    '"__proto__":{"dtype":"U8","shape":[1],"data_offsets":[0,1]}}';
  const bytes = new Uint8Array(8 + header.length + 1);
  bytes[0] = header.length;
  bytes.set(new TextEncoder().encode(header), 8);
  const { arrays, metadata } = files.readArrays(bytes);
  assert.equal(arrays[0].name, "__proto__");
  assert.deepEqual(Object.entries(metadata), [
    ["__proto__", "a"],
    ["constructor", "b"],
  ]);
  assert.equal({}.constructor, Object);
});

/** A generator of whole numbers below `limit`, the same in every run (Numerical Recipes' LCG). */
function seeded(seed) {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** The bytes with some changed, dropped or repeated. */
function mutated(bytes, below) {
  let copy = Uint8Array.from(bytes);
  for (let changes = 1 + below(2); changes > 0; --changes) {
    const at = below(copy.length);
    const kind = below(16);
    if (kind === 0) copy = copy.slice(0, at + 1);
    else if (kind === 1) copy = Uint8Array.of(...copy.subarray(0, at), ...copy.subarray(at / 2));
    else if (kind === 2) copy.fill(255, at, at + 4);
    else copy[at] = below(256);
  }
  return copy;
}

const RUNS = 2000;

test(`${RUNS} mutated files: arrays or an AttentionError, and the memory stays as it is`, () => {
  const below = seeded(20170612);
  const count = { taken: 0, refused: 0 };
  let settled = 0;
  for (let run = 0; run < RUNS; ++run) {
    const bytes = mutated(fixtures.get(names[run % names.length]), below);
    try {
      for (const { shape, data, texts } of files.readArrays(bytes, "it").arrays) {
        const size = shape.reduce((product, axis) => product * axis, 1);
        assert.equal((data ?? texts).length, size);
      }
      ++count.taken;
    } catch (error) {
      assert.ok(error instanceof AttentionError, error?.stack);
      assert.match(error.code, /^[a-z_]+$/);
      assert.ok(error.message.length > 0 && error.message.length < 600, error.message);
      ++count.refused;
    }
    if (run === RUNS / 2) settled = memory.buffer.byteLength;
  }
  assert.ok(count.taken > RUNS / 20, `only ${count.taken} were taken`);
  assert.ok(count.refused > RUNS / 4, `only ${count.refused} were refused`);
  assert.equal(memory.buffer.byteLength, settled);
});

test("the results have the fields that their types state", async () => {
  const path = fileURLToPath(new URL("../../build/site/attention-files.d.ts", import.meta.url));
  const source = ts.createSourceFile(path, await readFile(path, "utf8"), ts.ScriptTarget.ES2022);
  const members = (name) =>
    source.statements
      .find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name)
      .members.map((member) => member.name.text)
      .sort();
  const fields = (value) => Object.keys(value).sort();
  const file = read("savez.npz");
  assert.deepEqual(fields(files), members("Files"));
  assert.ok(Object.isFrozen(files));
  assert.deepEqual(fields(file), members("ArrayFile"));
  assert.deepEqual(fields(file.arrays[0]), members("NumberArray"));
  assert.deepEqual(fields(file.arrays[3]), members("TextArray"));
  assert.deepEqual(fields(file.tokens), members("Tokens"));
});

test("calls share one module, apart from the core's", async () => {
  assert.equal(await loadFiles(), files);
  assert.equal(loadFiles(), loadFiles());
  const core = await import("../../build/site/attention-core.js");
  assert.equal(core.AttentionError, AttentionError);
  assert.equal("readArrays" in (await core.loadCore()), false);
});
