// A strict JSON reader (RFC 8259) that builds nothing: whoever reads says what comes next.
#include "json.hpp"

#include <limits>

#include "../checks.hpp"
#include "utf8.hpp"

namespace attention::io {
namespace {

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

}  // namespace

JsonReader::JsonReader(std::string_view text, std::string_view file, std::string_view what)
    : text_(text), file_(file), what_(what) {
  require(is_utf8(text), ErrorCode::wrong_format, file_, {what_, " of ", file_, " is no UTF-8"});
}

void JsonReader::refuse() const {
  fail(ErrorCode::wrong_format, file_,
       {what_, " of ", file_, " is no JSON from its byte ", at_ + 1, " on"});
}

void JsonReader::refuse_type(const char* wanted) const {
  fail(ErrorCode::wrong_type, file_,
       {what_, " of ", file_, " needs ", wanted, " at its byte ", at_ + 1});
}

char JsonReader::next() {
  while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != text_.npos) ++at_;
  return at_ < text_.size() ? text_[at_] : '\0';
}

bool JsonReader::take(char wanted) {
  const bool is_there = next() == wanted && at_ < text_.size();
  if (is_there) ++at_;
  return is_there;
}

void JsonReader::need(char wanted) {
  if (!take(wanted)) refuse();
}

void JsonReader::object(const std::function<void(const std::string& name)>& member) {
  if (next() != '{') refuse_type("an object");
  ++at_;
  if (!take('}')) {
    do {
      if (next() != '"') refuse();
      const std::string name = text();
      need(':');
      member(name);
    } while (take(','));
    need('}');
  }
}

void JsonReader::list(const std::function<void()>& entry) {
  if (next() != '[') refuse_type("a list");
  ++at_;
  if (!take(']')) {
    do entry();
    while (take(','));
    need(']');
  }
}

std::string JsonReader::text() {
  if (next() != '"') refuse_type("a text");
  ++at_;
  std::string read;
  for (;;) {
    if (at_ >= text_.size()) refuse();
    const char letter = text_[at_];
    if (static_cast<unsigned char>(letter) < 0x20) refuse();
    ++at_;
    if (letter == '"') return read;
    if (letter == '\\') {
      escape(read);
    } else {
      read += letter;
    }
  }
}

void JsonReader::escape(std::string& into) {
  constexpr std::string_view names = "\"\\/bfnrt";
  constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
  if (at_ >= text_.size()) refuse();
  const char letter = text_[at_];
  if (letter != 'u') {
    const std::size_t known = names.find(letter);
    if (known == names.npos) refuse();
    ++at_;
    into += meanings[known];
    return;
  }
  ++at_;
  std::uint32_t code = hex4();
  if (code >= 0xd800 && code < 0xdc00) {
    if (text_.substr(at_, 2) != "\\u") refuse();
    at_ += 2;
    const std::uint32_t low = hex4();
    if (low < 0xdc00 || low > 0xdfff) refuse();
    code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
  }
  if (!is_scalar(code)) refuse();
  append_utf8(into, code);
}

std::uint32_t JsonReader::hex4() {
  std::uint32_t code = 0;
  for (int i = 0; i < 4; ++i) {
    constexpr std::string_view hex = "0123456789abcdef";
    if (at_ >= text_.size()) refuse();
    const char letter = text_[at_];
    const bool is_capital = letter >= 'A' && letter <= 'F';
    const std::size_t value = hex.find(is_capital ? static_cast<char>(letter + 32) : letter);
    if (value == hex.npos) refuse();
    code = code * 16 + static_cast<std::uint32_t>(value);
    ++at_;
  }
  return code;
}

std::uint64_t JsonReader::count() {
  if (!is_digit(next())) refuse_type("a whole number that is not negative");
  const std::size_t start = at_;
  std::uint64_t number = 0;
  for (; at_ < text_.size() && is_digit(text_[at_]); ++at_) {
    const auto digit = static_cast<std::uint64_t>(text_[at_] - '0');
    constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();
    if (number > (largest - digit) / 10) refuse_type("a whole number of 64 bits");
    number = number * 10 + digit;
  }
  if (text_[start] == '0' && at_ > start + 1) refuse();
  return number;
}

void JsonReader::end() {
  next();
  if (at_ != text_.size()) refuse();
}

}  // namespace attention::io
