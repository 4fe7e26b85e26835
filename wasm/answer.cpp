// What the functions of a border answer, and the values that it is made of.
#include "answer.hpp"

#include <exception>
#include <new>
#include <stdexcept>
#include <string>

using emscripten::EM_VAL;

extern "C" EM_VAL attention_new_tensor(int kind, const std::size_t* shape, std::size_t rank,
                                       const void* const* parts, std::size_t part_count,
                                       std::size_t part_size);

namespace attention::wasm {
namespace {

val failure(ErrorCode code, const std::string& field, const std::string& message) {
  val error = val::object();
  put(error, "code", std::string(error_code_name(code)));
  put(error, "field", field);
  put(error, "message", message);
  val answer = val::object();
  put(answer, "ok", false);
  put(answer, "error", error);
  return answer;
}

}  // namespace

val tensor_of(Element element, std::span<const std::size_t> shape,
              std::span<const void* const> parts, std::size_t part_size) {
  const EM_VAL handle = attention_new_tensor(static_cast<int>(element), shape.data(), shape.size(),
                                             parts.data(), parts.size(), part_size);
  if (handle == nullptr) throw std::bad_alloc();
  return val::take_ownership(handle);
}

val failure_of_exception() {
  try {
    throw;
  } catch (const InputError& error) {
    return failure(error.code(), error.field(), error.what());
  } catch (const std::bad_alloc&) {
    return failure(ErrorCode::too_large, "input", "memory is used up");
  } catch (const std::length_error&) {
    return failure(ErrorCode::too_large, "input", "memory is used up");
  } catch (const std::exception& error) {
    return failure(ErrorCode::wrong_type, "input", error.what());
  } catch (...) {
    return failure(ErrorCode::wrong_type, "input", "input cannot be computed here");
  }
}

}  // namespace attention::wasm
