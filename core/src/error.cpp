// The names of the error codes, and messages put together.
#include <algorithm>
#include <attention/check.hpp>
#include <attention/error.hpp>
#include <cmath>
#include <cstdlib>

namespace attention {

namespace {

constexpr int digit_count = 6;

/// size x 10^exponent, in steps none of which overflows alone.
double shifted(double size, int exponent) {
  const int step = std::min(std::abs(exponent), 300);
  if (step == 0) return size;
  return exponent > 0 ? shifted(size * power_of_ten(step), exponent - step)
                      : shifted(size / power_of_ten(step), exponent + step);
}

/// A number above 0 at six significant digits, as "%g" prints it: "0.5", "1.5e-09", "1e+300".
std::string digits_of(double size) {
  int exponent = static_cast<int>(std::floor(std::log10(size)));
  long long number = std::llround(shifted(size, digit_count - 1 - exponent));
  if (number >= 1000000) {
    number /= 10;
    ++exponent;
  }
  std::string digits = std::to_string(number);
  const bool is_short = exponent >= -4 && exponent < digit_count;
  const int before_point = is_short ? exponent + 1 : 1;
  if (before_point < 1) digits.insert(0, static_cast<std::size_t>(1 - before_point), '0');
  digits.insert(static_cast<std::size_t>(std::max(before_point, 1)), 1, '.');
  digits.erase(digits.find_last_not_of('0') + 1);
  if (digits.back() == '.') digits.pop_back();
  if (is_short) return digits;
  const std::string power = std::to_string(std::abs(exponent));
  return digits + (exponent < 0 ? "e-" : "e+") + (power.size() < 2 ? "0" : "") + power;
}

/// snprintf would bring a twelfth of the WebAssembly module.
std::string number_text(double value) {
  if (std::isnan(value)) return "NaN";
  const std::string sign = std::signbit(value) ? "-" : "";
  if (std::isinf(value)) return sign + "infinity";
  return sign + (value == 0.0 ? "0" : digits_of(std::abs(value)));
}

}  // namespace

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
    case ErrorCode::wrong_format:
      return "wrong_format";
    case ErrorCode::unsupported:
      return "unsupported";
  }
  return "unknown_code";
}

MessagePart::MessagePart(Kind kind, std::string_view text, long long integer)
    : kind_(kind), text_(text), integer_(integer) {}

MessagePart::MessagePart(std::string_view words) : MessagePart(Kind::words, words, 0) {}
MessagePart::MessagePart(const char* words) : MessagePart(Kind::words, words, 0) {}
MessagePart::MessagePart(const std::string& words) : MessagePart(Kind::words, words, 0) {}
MessagePart::MessagePart(double number) : kind_(Kind::number), number_(number) {}

MessagePart MessagePart::count(std::size_t count, std::string_view unit) {
  return {Kind::count, unit, static_cast<long long>(count)};
}

MessagePart MessagePart::name(std::string_view field) { return {Kind::name, field, 0}; }

std::string MessagePart::text() const {
  if (kind_ == Kind::number) return number_text(number_);
  if (kind_ == Kind::integer) return std::to_string(integer_);
  if (kind_ != Kind::count) return std::string(text_);
  std::string words = std::to_string(static_cast<unsigned long long>(integer_));
  if (text_.empty()) return words;
  words.append(" ").append(text_);
  return integer_ == 1 ? words : words + "s";
}

Message::Message(std::initializer_list<MessagePart> parts) {
  parts_.reserve(parts.size());
  for (const MessagePart& part : parts) parts_.push_back({part.text(), part.is_name()});
}

std::string Message::text() const {
  return text([](const std::string& name) { return name; });
}

std::string Message::text(std::string (*spell)(const std::string&)) const {
  std::string words;
  for (const Part& part : parts_) words += part.is_name ? spell(part.text) : part.text;
  return words;
}

InputError::InputError(ErrorCode code, std::string_view field, const Message& message)
    : std::runtime_error(message.text()), code_(code), field_(field), message_(message) {}

}  // namespace attention
