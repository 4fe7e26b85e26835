// The header of a .npy file: a Python dictionary with element type, order and shape.
#include "npy_header.hpp"

#include <limits>
#include <string>

#include "../checks.hpp"

namespace attention::io {
namespace {

/// Reads the few kinds of Python literal that a header may have.
class LiteralReader {
 public:
  LiteralReader(std::string_view text, std::string_view name) : text_(text), name_(name) {}

  char next() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
    return at_ < text_.size() ? text_[at_] : '\0';
  }

  bool take(char wanted) {
    const bool is_there = next() == wanted && at_ < text_.size();
    if (is_there) ++at_;
    return is_there;
  }

  void need(char wanted) {
    if (!take(wanted)) refuse();
  }

  std::string_view text() {
    const char quote = next();
    if (quote != '\'' && quote != '"') refuse();
    const std::size_t start = at_ + 1;
    const std::size_t end = text_.find(quote, start);
    if (end == text_.npos) refuse();
    at_ = end + 1;
    return text_.substr(start, end - start);
  }

  bool truth() {
    next();
    for (const std::string_view word : {"True", "False"}) {
      if (text_.substr(at_, word.size()) != word) continue;
      at_ += word.size();
      return word == "True";
    }
    refuse();
  }

  std::uint64_t count() {
    std::uint64_t number = 0;
    if (!is_digit(next())) refuse();
    for (; at_ < text_.size() && is_digit(text_[at_]); ++at_) {
      if (number > std::numeric_limits<std::uint64_t>::max() / 10 - 1) refuse();
      number = number * 10 + static_cast<std::uint64_t>(text_[at_] - '0');
    }
    return number;
  }

  void end() {
    next();
    if (at_ != text_.size()) refuse();
  }

  [[noreturn]] void refuse() const {
    fail(ErrorCode::wrong_format, name_,
         {quoted(name_), " has a .npy header that cannot be read from its character ", at_ + 1,
          " on: it must be {'descr': ..., 'fortran_order': ..., 'shape': ...}"});
  }

 private:
  static bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

  std::string_view text_, name_;
  std::size_t at_ = 0;
};

[[noreturn]] void refuse_type(std::string_view descr, std::string_view name) {
  const char kind = descr.size() > 1 ? descr[1] : ' ';
  if (kind == 'O') {
    fail(ErrorCode::unsupported, name,
         {quoted(name),
          " holds Python objects, which are not read: save numbers as array.astype('float32'), "
          "words as numpy.array(words, dtype=str)"});
  }
  fail(ErrorCode::unsupported, name,
       {quoted(name), " has elements of type ", quoted(descr),
        ", which is not read: save numbers as array.astype('float32'), words as "
        "array.astype(str)"});
}

/// The number behind the type's letter, at most `max_file_bytes`.
std::size_t item_size(std::string_view digits, std::string_view descr, std::string_view name) {
  std::size_t size = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9' || size > max_file_bytes / 10) refuse_type(descr, name);
    size = size * 10 + static_cast<std::size_t>(digit - '0');
  }
  return size;
}

/// Such as "<f4": byte order, kind, and how many bytes (of a text: characters) an element has.
ElementFormat element_format(std::string_view descr, std::string_view name) {
  if (descr.size() < 3) refuse_type(descr, name);
  const char order = descr[0];
  const std::string_view kind_and_size = descr.substr(1);
  const bool is_big_endian = order == '>';
  if (order != '<' && order != '>' && order != '|') refuse_type(descr, name);
  if (kind_and_size[0] == 'U') {
    const std::size_t length = item_size(kind_and_size.substr(1), descr, name);
    if (length == 0 || order == '|') refuse_type(descr, name);
    return {ElementType::text, 4 * length, is_big_endian};
  }
  struct Known {
    std::string_view name;
    ElementType type;
    std::size_t size;
  };
  constexpr Known known[] = {
      {"b1", ElementType::boolean, 1}, {"i1", ElementType::int8, 1},
      {"i2", ElementType::int16, 2},   {"i4", ElementType::int32, 4},
      {"i8", ElementType::int64, 8},   {"u1", ElementType::uint8, 1},
      {"u2", ElementType::uint16, 2},  {"u4", ElementType::uint32, 4},
      {"u8", ElementType::uint64, 8},  {"f2", ElementType::float16, 2},
      {"f4", ElementType::float32, 4}, {"f8", ElementType::float64, 8},
  };
  for (const Known& type : known) {
    if (type.name != kind_and_size) continue;
    if (order == '|' && type.size > 1) break;
    return {type.type, type.size, is_big_endian};
  }
  refuse_type(descr, name);
}

std::vector<std::size_t> read_shape(LiteralReader& reader, std::string_view name) {
  std::vector<std::size_t> shape;
  reader.need('(');
  bool has_comma = true;
  while (!reader.take(')')) {
    if (!has_comma) reader.refuse();
    append_axis(shape, reader.count(), name);
    has_comma = reader.take(',');
  }
  if (shape.size() == 1 && !has_comma) reader.refuse();  // (3) is a number in Python.
  return shape;
}

}  // namespace

NpyHeader read_npy_header(std::string_view text, std::string_view name) {
  NpyHeader header;
  bool has_type = false, has_order = false, has_shape = false;
  const auto once = [](bool& is_there) { return !std::exchange(is_there, true); };
  LiteralReader reader(text, name);
  reader.need('{');
  bool has_comma = true;
  while (!reader.take('}')) {
    if (!has_comma) reader.refuse();
    const std::string_view key = reader.text();
    reader.need(':');
    if (key == "descr" && once(has_type)) {
      require(reader.next() != '[', ErrorCode::unsupported, name,
              {quoted(name), " has elements of several fields: save each field as an array"});
      header.format = element_format(reader.text(), name);
    } else if (key == "fortran_order" && once(has_order)) {
      header.order = reader.truth() ? Order::fortran : Order::c;
    } else if (key == "shape" && once(has_shape)) {
      header.shape = read_shape(reader, name);
    } else {
      reader.refuse();
    }
    has_comma = reader.take(',');
  }
  reader.end();
  if (!(has_type && has_order && has_shape)) reader.refuse();
  return header;
}

}  // namespace attention::io
