// The names of the error codes, and messages put together.
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

Message Message::name(std::string field) {
  Message message(std::move(field));
  message.parts_.front().is_name = true;
  return message;
}

Message operator+(Message left, const Message& right) {
  left.parts_.insert(left.parts_.end(), right.parts_.begin(), right.parts_.end());
  return left;
}

std::string Message::text() const {
  return text([](const std::string& name) { return name; });
}

std::string Message::text(std::string (*spell)(const std::string&)) const {
  std::string words;
  for (const Part& part : parts_) words += part.is_name ? spell(part.text) : part.text;
  return words;
}

}  // namespace attention
