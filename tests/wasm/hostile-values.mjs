// Values that no border may trip over.

/** Throws whatever is asked of it. */
const throwing = () =>
  new Proxy([], {
    get() {
      throw new Error("get");
    },
    ownKeys() {
      throw new Error("ownKeys");
    },
    getOwnPropertyDescriptor() {
      throw new Error("getOwnPropertyDescriptor");
    },
  });

function revoked() {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
}

function cyclic() {
  const list = [];
  list.push(list);
  return list;
}

const deep = (depth) => (depth === 0 ? 1 : [deep(depth - 1)]);

/** An object whose property `name` is what `get` returns. */
export const withGetter = (name, get) => Object.defineProperty({}, name, { get, enumerable: true });

/** Makers of such values, named, so that a failure says which; `reenter` calls what is tested. */
export const hostileValues = (reenter) => ({
  nullValue: () => null,
  nan: () => NaN,
  text: () => "0",
  truth: () => true,
  bigint: () => 1n,
  symbol: () => Symbol("s"),
  func: () => () => [[1]],
  date: () => new Date(0),
  map: () => new Map([["shape", [1, 1]]]),
  boxed: () => [[Object(1)]],
  valueOf: () => [[{ valueOf: () => 1 }]],
  fakeList: () => ({ length: 1e9 }),
  hugeArray: () => new Array(1e9),
  hugeRow: () => [new Array(1e9)],
  sharedRows: () => Array(1024).fill(Array(1024).fill(Array(1024).fill(1))),
  sparse: () => Object.assign([], { 3: [1] }),
  sparseRow: () => [Object.assign([], { 2: 1 })],
  cyclic,
  cyclicRow: () => [cyclic()],
  deep: () => deep(500),
  throwing,
  throwingRow: () => [throwing()],
  revoked,
  revokedRow: () => [[revoked()]],
  getter: () =>
    withGetter("shape", () => {
      throw new Error("shape");
    }),
  entryGetter: () => [
    Object.defineProperty([1], 0, {
      get() {
        throw Symbol("entry");
      },
    }),
  ],
  lengthText: () => new Proxy([], { get: () => "x" }),
  lengthNegative: () =>
    new Proxy([[1]], { get: (list, key) => (key === "length" ? -1 : list[key]) }),
  growing: () => [
    Object.defineProperty([1], 0, {
      get() {
        reenter();
        return 1;
      },
    }),
  ],
  bigList: () => new BigInt64Array(2),
  view: () => new DataView(new ArrayBuffer(8)),
  buffer: () => new ArrayBuffer(8),
  badShape: () => ({ shape: [1, NaN], data: [1] }),
  manyAxes: () => ({ shape: Array(9).fill(1), data: [1] }),
  hugeShape: () => ({ shape: [2 ** 32, 2 ** 32], data: [] }),
  noPrototype: () => Object.assign(Object.create(null), { shape: [1, 1], data: [1] }),
  inherited: () => Object.create({ shape: [1, 1], data: [1] }),
});
