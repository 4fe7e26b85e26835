// Holds an error to its code, its field and its words.
#pragma once

#include <attention/error.hpp>
#include <string>

#include "catch.hpp"

namespace attention::test {

/// `run` must throw an InputError with this code and field, whose message has these words in it.
template <class Run>
void refuses(ErrorCode code, const std::string& field, const std::string& words, const Run& run) {
  try {
    run();
    FAIL_CHECK("nothing was thrown for " + field + ": " + words);
  } catch (const InputError& error) {
    INFO(error.what());
    CHECK(std::string(error_code_name(error.code())) == error_code_name(code));
    CHECK(error.field() == field);
    CHECK(std::string(error.what()).find(words) != std::string::npos);
  }
}

}  // namespace attention::test
