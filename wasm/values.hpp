// Reads untrusted JavaScript values: each has the type asked for, or InputError says what it is.
#pragma once

#include <emscripten/val.h>

#include <attention/error.hpp>
#include <attention/input.hpp>
#include <attention/tensor.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attention::wasm {

using emscripten::val;

/// No tensor that a trace can use has more entries than the vectors of a whole vocabulary; longer
/// lists are refused before they are walked.
inline constexpr std::size_t max_trace_entries =
    max_trace_words * max_trace_heads * max_trace_width;

/// The same limit for the operator: 128 MB of doubles.
inline constexpr std::size_t max_operator_entries = std::size_t{1} << 24;

enum class Kind {
  other = 0,  ///< null, function, symbol, BigInt, or unreadable
  absent = 1,
  truth = 2,
  number = 3,
  text = 4,
  list = 5,       ///< an array or a typed array
  half_list = 6,  ///< a Uint16Array, which is a list too
  object = 7,
};

/// Which entries a list of numbers may have.
enum Accepted {
  numbers = 1,
  truths = 2,  ///< true, false, 1, 0
  numbers_and_truths = 1 | 2,
  numbers_and_names = 1 | 4,  ///< also the texts 'inf', '-inf', 'nan'
  numbers_and_bigints = 1 | 8
};

/// Where a value stands in the input. Its words are made only for a message.
struct Place {
  Place(const char* name) : field(name) {}  // NOLINT: a name is a place

  Place in_head(std::size_t index) const;
  Place in_row(std::size_t index) const;
  Place of_part(const char* name) const;
  Place of_word(const std::string& name) const;

  /// Such as "queries head 1, row 2".
  std::string text() const;

  const char* field;
  const char* part = nullptr;         ///< "shape" or "data" of a {shape, data}
  const std::string* word = nullptr;  ///< a word of a vocabulary
  std::optional<std::size_t> head, row;
};

/// @throws InputError `too_large` where a tensor has more than `limit` numbers.
void check_count(const Place& place, unsigned long long count, std::size_t limit);

/// @throws InputError whose message is the place and the rest.
[[noreturn]] void fail(ErrorCode code, const Place& place, std::initializer_list<MessagePart> rest);

/// @throws InputError `wrong_type`: "<place> is <what it is>, not <wanted>".
[[noreturn]] void refuse(const Place& place, const val& value, const char* wanted);

/// @throws InputError `unknown_name`, naming the nearest of `names`.
[[noreturn]] void refuse_name(const std::string& field, const std::string& name,
                              const std::vector<const char*>& names);

Kind kind_of(const val& value);
bool is_list(const val& value);

/// The own property or entry at `key`; undefined where there is none.
val property(const Place& place, const val& object, const val& key);

/// The names of an object's own properties. @throws InputError `wrong_type` where it is none.
std::vector<std::string> property_names(const Place& place, const val& object);

/// @throws InputError `wrong_type` where the value is no object, `unknown_name` where it has a
/// property that is not one of `names`.
void check_object(const char* field, const val& value, const std::vector<const char*>& names);

double read_number(const Place& place, const val& value);
bool read_truth(const Place& place, const val& value);
std::string read_text(const Place& place, const val& value);

/// The entries of a list of texts.
std::vector<std::string> read_texts(const Place& place, const val& list);

/// @throws InputError `not_finite` or `out_of_range` where it is no whole number of 32 bits.
int read_integer(const Place& place, const val& value);

/// A whole number that is not negative.
std::size_t read_count(const Place& place, const val& value);

/// A whole number of 32 bits without a sign. @throws InputError `out_of_range` where it is none.
std::uint32_t read_seed(const Place& place, const val& value);

/// The own property, where it is there.
std::optional<val> given(const val& object, const char* name);

/// The same as a number, or a whole number that is not negative.
std::optional<double> given_number(const val& object, const char* name);
std::optional<std::size_t> given_count(const val& object, const char* name);

/// @throws InputError `missing` where it is not there.
val required(const val& object, const char* name);
std::size_t required_count(const val& object, const char* name);

/// The entries of a list of at most `limit` numbers. In a message `entry` names an entry.
/// @throws InputError `wrong_type` or `too_large`.
std::vector<double> read_list(const Place& place, const val& list, Accepted accepted,
                              std::size_t limit, const char* entry);

/// The bytes of a Uint8Array, at most `limit`. @throws InputError `wrong_type` or `too_large`.
std::vector<std::uint8_t> read_bytes(const Place& place, const val& value, std::size_t limit);

/// A tensor of any rank: `data` in C order.
struct Table {
  std::vector<std::size_t> shape;
  std::vector<double> data;
};

/// {shape, data}, as they are: whether the two fit is not looked at.
Table read_shaped(const char* field, const val& value, Accepted accepted, std::size_t limit);

/// Nested lists of rank 2 or 3, or {shape, data} of rank 2 or 3, of at most `limit` numbers.
Table read_table(const char* field, const val& value, Accepted accepted,
                 std::size_t limit = max_trace_entries);

/// A matrix: rows, or {shape, data} of rank 2.
Tensor<2> read_matrix(const char* field, const val& value, Accepted accepted,
                      std::size_t limit = max_trace_entries);

/// A list of numbers, or {shape, data} of rank 1.
Tensor<1> read_vector(const char* field, const val& value);

/// A table of rank 2 as a matrix.
Tensor<2> matrix_of(const Table& table);

}  // namespace attention::wasm
