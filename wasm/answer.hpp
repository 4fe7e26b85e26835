// What the functions of a border answer, {ok: true, value} or {ok: false, error}, and the values
// that it is made of.
#pragma once

#include <emscripten/val.h>

#include <attention/error.hpp>
#include <cstddef>
#include <span>

namespace attention::wasm {

using emscripten::val;

/// Sets a property; val::set itself would be instantiated for every length of a name.
template <typename Value>
void put(val& object, const char* name, const Value& value) {
  object.set(name, value);
}

/// What a typed array holds; values.js has the same order.
enum class Element { number = 0, integer = 1, byte = 2, short_number = 3 };

/// A {shape, data} whose data are copies of all `parts`, each of `part_size` elements.
val tensor_of(Element element, std::span<const std::size_t> shape,
              std::span<const void* const> parts, std::size_t part_size);

/// The same of one part that has all elements.
inline val tensor_of(Element element, std::span<const std::size_t> shape, const void* data,
                     std::size_t size) {
  return tensor_of(element, shape, std::span(&data, 1), size);
}

/// The same of an xtensor.
template <typename Numbers>
val single(Element element, const Numbers& numbers) {
  return tensor_of(element, numbers.shape(), numbers.data(), numbers.size());
}

/// What the exception that is being handled says.
val failure_of_exception();

/// The value that `compute` returns, or what it threw.
template <typename Compute>
val answer_of(Compute compute) {
  try {
    val answer = val::object();
    put(answer, "value", compute());
    put(answer, "ok", true);
    return answer;
  } catch (...) {
    return failure_of_exception();
  }
}

}  // namespace attention::wasm
