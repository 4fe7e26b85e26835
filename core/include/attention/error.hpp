// The one error of the core.
#pragma once

#include <stdexcept>
#include <string>

namespace attention {

/// What was wrong with an input. One test per code.
enum class ErrorCode {
  missing,          ///< a field that is needed is not there
  empty,            ///< a tensor has no rows or no columns
  ragged,           ///< rows of one table differ in length
  wrong_type,       ///< text where a number belongs, a number where a table belongs
  width_mismatch,   ///< two vectors that must meet have different widths
  length_mismatch,  ///< two lists that must pair have different lengths
  head_mismatch,    ///< heads cannot be shared out evenly
  not_finite,       ///< NaN or infinity where a number belongs
  out_of_range,     ///< a number outside its limits, such as temperature <= 0
  too_large,        ///< a size over the cap
  unknown_name,     ///< a name that is not one of those known
  mask_shape,       ///< a mask that does not have one cell per query and key
  conflict,         ///< two fields that exclude each other
  overflow,         ///< finite numbers whose result is too large for a double
};

/// The name of a code as JavaScript and messages spell it, such as "width_mismatch".
const char* error_code_name(ErrorCode code);

/// Thrown for every input that cannot be computed. `message` names the field and the numbers.
class InputError : public std::runtime_error {
 public:
  InputError(ErrorCode code, std::string field, const std::string& message)
      : std::runtime_error(message), code_(code), field_(std::move(field)) {}

  ErrorCode code() const noexcept { return code_; }
  const std::string& field() const noexcept { return field_; }

 private:
  ErrorCode code_;
  std::string field_;
};

}  // namespace attention
