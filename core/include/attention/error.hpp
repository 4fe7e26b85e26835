// The one error of the core.
#pragma once

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

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
  wrong_format,     ///< bytes of a file that are not what they say, or cut off
  unsupported,      ///< a part of a file format that is not read
};

/// The name of a code as JavaScript and messages spell it, such as "width_mismatch".
const char* error_code_name(ErrorCode code);

/// What a message is put together from: words, a field's name or a number. It only points at its
/// text, so it is made in the call that takes it and kept nowhere. Every constructor converts, so
/// that a message reads as the list of its parts.
class MessagePart {
 public:
  MessagePart(std::string_view words);
  MessagePart(const char* words);
  MessagePart(const std::string& words);

  /// Such as "0.5", "NaN" or "-infinity".
  MessagePart(double number);

  template <std::signed_integral Integer>
  MessagePart(Integer number) : MessagePart(Kind::integer, {}, number) {}

  template <std::unsigned_integral Integer>
  MessagePart(Integer number) : MessagePart(Kind::count, {}, static_cast<long long>(number)) {}

  /// "1 row", "3 rows".
  static MessagePart count(std::size_t count, std::string_view unit);

  /// The name of a field.
  static MessagePart name(std::string_view field);

  bool is_name() const { return kind_ == Kind::name; }
  std::string text() const;

 private:
  enum class Kind { words, name, number, integer, count };
  MessagePart(Kind kind, std::string_view text, long long integer);

  Kind kind_;
  std::string_view text_;  ///< of a count, its unit
  long long integer_ = 0;  ///< of a count, its bits
  double number_ = 0.0;
};

/// The words of an error, the names of fields kept apart from them, so that another language's
/// border can spell the names its own way.
class Message {
 public:
  Message(std::initializer_list<MessagePart> parts);

  std::string text() const;

  /// The same with each name as `spell` gives it.
  std::string text(std::string (*spell)(const std::string&)) const;

 private:
  struct Part {
    std::string text;
    bool is_name;
  };
  std::vector<Part> parts_;
};

/// Thrown for every input that cannot be computed. The message names the field and the numbers;
/// rows, columns and heads count from 1 in it.
class InputError : public std::runtime_error {
 public:
  InputError(ErrorCode code, std::string_view field, const Message& message);

  ErrorCode code() const noexcept { return code_; }
  const std::string& field() const noexcept { return field_; }

  /// What `what()` says, with the names apart.
  const Message& message() const noexcept { return message_; }

 private:
  ErrorCode code_;
  std::string field_;
  Message message_;
};

}  // namespace attention
