// Emscripten library: reads untrusted JavaScript values for values.cpp and makes typed arrays for
// answer.cpp. Only own properties are read, so a changed Object.prototype adds nothing, and
// whatever is thrown here (by a getter, a proxy, an allocation) stops here.
/* global LibraryManager, mergeInto, Emval, HEAPF32, HEAPF64, HEAP32, HEAPU8, HEAPU32,
   attentionDescribe, attentionBytes, attentionIsPlain */
mergeInto(LibraryManager.library, {
  // What a value is, in words for a message.
  $attentionDescribe: function (value) {
    switch (typeof value) {
      case "string":
        return value.length > 24 ? `the text '${value.slice(0, 24)}...'` : `the text '${value}'`;
      case "number":
        return `the number ${value}`;
      case "boolean":
      case "undefined":
        return String(value);
      case "object":
        if (value === null) return "null";
        return ArrayBuffer.isView(value) || Array.isArray(value) ? "a list" : "an object";
      case "bigint":
        return "a BigInt";
      default:
        return `a ${typeof value}`;
    }
  },

  attention_describe__deps: ["$Emval", "$attentionDescribe"],
  attention_describe: function (value) {
    try {
      return Emval.toHandle(attentionDescribe(Emval.toValue(value)));
    } catch {
      return Emval.toHandle("unreadable");
    }
  },

  // The numbers are those of `enum class Kind` in values.hpp.
  attention_kind__deps: ["$Emval"],
  attention_kind: function (handle) {
    const value = Emval.toValue(handle);
    try {
      if (value instanceof Uint16Array) return 6;
      if (Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView))) {
        return 5;
      }
    } catch {
      return 0;
    }
    if (value === undefined) return 1;
    if (typeof value === "boolean") return 2;
    if (typeof value === "number") return 3;
    if (typeof value === "string") return 4;
    return typeof value === "object" && value !== null ? 7 : 0;
  },

  // The length of a list, or -1 where it has none that could be used.
  attention_length__deps: ["$Emval"],
  attention_length: function (list) {
    try {
      const { length } = Emval.toValue(list);
      return Number.isSafeInteger(length) && length >= 0 ? length : -1;
    } catch {
      return -1;
    }
  },

  // A handle of the own property, or 0 where reading it threw.
  attention_own_property__deps: ["$Emval"],
  attention_own_property: function (handle, key) {
    const object = Emval.toValue(handle);
    const name = Emval.toValue(key);
    try {
      return Emval.toHandle(Object.hasOwn(object, name) ? object[name] : undefined);
    } catch {
      return 0;
    }
  },

  // A handle of the array of own names, or 0 where reading them threw.
  attention_names__deps: ["$Emval"],
  attention_names: function (object) {
    try {
      return Emval.toHandle(Object.keys(Emval.toValue(object)));
    } catch {
      return 0;
    }
  },

  // Whether a list is a Float64Array or Float32Array of so many numbers as it claims: then one call
  // copies it all. A property of its own may lie about a length; the prototype's getter does not.
  $attentionIsPlain: function (list, length) {
    const isList = list instanceof Float64Array || list instanceof Float32Array;
    if (!isList || !ArrayBuffer.isView(list)) return false;
    const lists = Object.getPrototypeOf(Float64Array.prototype);
    return Object.getOwnPropertyDescriptor(lists, "length").get.call(list) === length;
  },

  // Copies a list's first `length` entries to doubles at `destination`: one call for a row, since
  // a call for every entry is what makes a border slow. Returns a handle of undefined, or of
  // {index, what} for the first entry that is not accepted. The bits of `accepted` are those of
  // `enum Accepted` in values.hpp. A getter can make memory grow, so HEAPF64 is not kept.
  attention_copy_numbers__deps: ["$Emval", "$attentionDescribe", "$attentionIsPlain"],
  attention_copy_numbers: function (handle, destination, length, accepted) {
    const list = Emval.toValue(handle);
    if (accepted & 1 && attentionIsPlain(list, length)) {
      HEAPF64.set(list, destination >> 3);
      return Emval.toHandle(undefined);
    }
    const named = { inf: Infinity, "-inf": -Infinity, nan: NaN };
    for (let index = 0; index < length; ++index) {
      try {
        const value = list[index];
        let number;
        if (typeof value === "number") {
          if (accepted & 1 || value === 0 || value === 1) number = value;
        } else if (typeof value === "boolean") {
          if (accepted & 2) number = Number(value);
        } else if (typeof value === "string") {
          if (accepted & 4 && Object.hasOwn(named, value)) number = named[value];
        } else if (typeof value === "bigint") {
          if (accepted & 8) number = Number(value);
        }
        if (number === undefined) return Emval.toHandle({ index, what: attentionDescribe(value) });
        HEAPF64[(destination >> 3) + index] = number;
      } catch {
        return Emval.toHandle({ index, what: "unreadable" });
      }
    }
    return Emval.toHandle(undefined);
  },

  // A Uint8Array on the same bytes, or null where the value is no Uint8Array. The getters are those
  // of the language, which the value cannot replace.
  $attentionBytes: function (value) {
    const list = Object.getPrototypeOf(Uint8Array.prototype);
    const get = (name) => Reflect.get(list, name, value);
    if (get(Symbol.toStringTag) !== "Uint8Array") return null;
    return new Uint8Array(get("buffer"), get("byteOffset"), get("length"));
  },

  // How many bytes a Uint8Array has, or -1 where the value is none that can be read.
  attention_byte_length__deps: ["$Emval", "$attentionBytes"],
  attention_byte_length: function (handle) {
    try {
      const bytes = attentionBytes(Emval.toValue(handle));
      return bytes === null ? -1 : bytes.length;
    } catch {
      return -1;
    }
  },

  attention_copy_bytes__deps: ["$Emval", "$attentionBytes"],
  attention_copy_bytes: function (handle, destination, length) {
    try {
      HEAPU8.set(attentionBytes(Emval.toValue(handle)).subarray(0, length), destination);
      return true;
    } catch {
      return false;
    }
  },

  // A handle of an object with those own properties, whatever their names are.
  attention_from_entries__deps: ["$Emval"],
  attention_from_entries: function (entries) {
    return Emval.toHandle(Object.fromEntries(Emval.toValue(entries)));
  },

  // A handle of a {shape, data} of JavaScript's own, whose data are copies of `partCount` pieces of
  // memory one after the other; 0 where there is no room. `kind` is `enum class Element`.
  attention_new_tensor__deps: ["$Emval"],
  attention_new_tensor: function (kind, shape, rank, parts, partCount, partSize) {
    const heap = [HEAPF64, HEAP32, HEAPU8, HEAPF32][kind];
    const copy = (part) => {
      const start = HEAPU32[(parts >> 2) + part] / heap.BYTES_PER_ELEMENT;
      return heap.slice(start, start + partSize);
    };
    try {
      let data;
      if (partCount === 1) {
        data = copy(0);
      } else {
        data = new heap.constructor(partCount * partSize);
        for (let part = 0; part < partCount; ++part) data.set(copy(part), part * partSize);
      }
      const axes = [];
      for (let axis = 0; axis < rank; ++axis) axes.push(HEAPU32[(shape >> 2) + axis]);
      return Emval.toHandle({ shape: axes, data });
    } catch {
      return 0;
    }
  },
});
