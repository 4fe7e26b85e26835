// The names of the error codes.
#include <attention/error.hpp>

namespace attention {

const char* error_code_name(ErrorCode code) {
  switch (code) {
    case ErrorCode::missing:
      return "missing";
    case ErrorCode::empty:
      return "empty";
    case ErrorCode::ragged:
      return "ragged";
    case ErrorCode::wrong_type:
      return "wrong_type";
    case ErrorCode::width_mismatch:
      return "width_mismatch";
    case ErrorCode::length_mismatch:
      return "length_mismatch";
    case ErrorCode::head_mismatch:
      return "head_mismatch";
    case ErrorCode::not_finite:
      return "not_finite";
    case ErrorCode::out_of_range:
      return "out_of_range";
    case ErrorCode::too_large:
      return "too_large";
    case ErrorCode::unknown_name:
      return "unknown_name";
    case ErrorCode::mask_shape:
      return "mask_shape";
    case ErrorCode::conflict:
      return "conflict";
    case ErrorCode::overflow:
      return "overflow";
  }
  return "unknown_code";
}

}  // namespace attention
