// A strict JSON reader (RFC 8259) that builds nothing: whoever reads says what comes next.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace attention::io {

/// Reads one JSON text from front to back: objects, lists, texts and counts, nested as deep as the
/// caller asks for and no deeper. Every function throws InputError `wrong_format` where the text is
/// no JSON, `wrong_type` where the value is not of the type asked for.
class JsonReader {
 public:
  /// `what` names the text in messages, such as "tokens.json"; both outlive the reader.
  /// @throws InputError `wrong_format` where the text is no UTF-8.
  JsonReader(std::string_view text, std::string_view file, std::string_view what);

  /// The first character of the next value, such as '{' or '"'; 0 at the end.
  char next();

  /// Calls member(name) for every member of an object; it must read the member's value.
  void object(const std::function<void(const std::string& name)>& member);

  /// Calls entry() for every entry of a list; it must read the entry.
  void list(const std::function<void()>& entry);

  std::string text();

  /// A whole number from 0 to 2^64 - 1, written in digits alone.
  std::uint64_t count();

  /// Only white space may be left.
  void end();

 private:
  [[noreturn]] void refuse() const;
  [[noreturn]] void refuse_type(const char* wanted) const;
  bool take(char wanted);
  void need(char wanted);
  void escape(std::string& into);
  std::uint32_t hex4();

  std::string_view text_, file_, what_;
  std::size_t at_ = 0;
};

}  // namespace attention::io
