// Reads untrusted JavaScript values; values.js touches them, this file judges what it found.
#include "values.hpp"

#include <algorithm>
#include <attention/input.hpp>
#include <cmath>
#include <limits>
#include <numeric>
#include <utility>

using emscripten::EM_VAL;

extern "C" {
int attention_kind(EM_VAL value);
EM_VAL attention_describe(EM_VAL value);
double attention_length(EM_VAL list);
EM_VAL attention_own_property(EM_VAL object, EM_VAL key);
EM_VAL attention_names(EM_VAL object);
double attention_byte_length(EM_VAL value);
bool attention_copy_bytes(EM_VAL value, std::uint8_t* destination, std::size_t length);
EM_VAL attention_copy_numbers(EM_VAL list, double* destination, std::size_t length, int accepted);
}

namespace attention::wasm {
namespace {

std::string describe(const val& value) {
  return val::take_ownership(attention_describe(value.as_handle())).as<std::string>();
}

/// How many letters must change to make one name of the other (Levenshtein distance).
std::size_t distance(const std::string& from, const std::string& to) {
  std::vector<std::size_t> row(to.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 1; i <= from.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i);
    for (std::size_t j = 1; j <= to.size(); ++j) {
      const std::size_t replaced = diagonal + (from[i - 1] == to[j - 1] ? 0 : 1);
      diagonal = std::exchange(row[j], std::min({row[j] + 1, row[j - 1] + 1, replaced}));
    }
  }
  return row.back();
}

std::size_t list_length(const Place& place, const val& list, std::size_t limit) {
  if (!is_list(list)) refuse(place, list, "a list");
  const double length = attention_length(list.as_handle());
  if (length < 0) fail(ErrorCode::wrong_type, place, {" has no length that can be read"});
  if (length > static_cast<double>(limit)) {
    fail(ErrorCode::too_large, place,
         {" has ", static_cast<long long>(length), " entries, at most ", limit, " can be used"});
  }
  return static_cast<std::size_t>(length);
}

val entry_of(const Place& place, const val& list, std::size_t index) {
  return property(place, list, val(index));
}

/// Reads a list of rows; `before` is how many numbers the heads before it have.
Tensor<2> read_rows(const Place& place, const val& list, Accepted accepted, std::size_t limit,
                    std::size_t before) {
  const std::size_t length = list_length(place, list, limit);
  std::vector<std::vector<double>> rows;
  for (std::size_t i = 0; i < length; ++i) {
    const Place row = place.in_row(i);
    rows.push_back(read_list(row, entry_of(row, list, i), accepted, limit, "column"));
    before += rows.back().size();
    check_count(place.field, before, limit);
  }
  return matrix_from_rows(place.field, rows);
}

/// True where the first entry of the first entry is a list: a list of heads, not of rows.
bool is_list_of_matrices(const Place& place, const val& list) {
  const val first = entry_of(place, list, 0);
  return is_list(first) && is_list(entry_of(place, first, 0));
}

}  // namespace

Place Place::in_head(std::size_t index) const {
  Place place = *this;
  place.head = index;
  return place;
}

Place Place::in_row(std::size_t index) const {
  Place place = *this;
  place.row = index;
  return place;
}

Place Place::of_part(const char* name) const {
  Place place = *this;
  place.part = name;
  return place;
}

Place Place::of_word(const std::string& name) const {
  Place place = *this;
  place.word = &name;
  return place;
}

std::string Place::text() const {
  std::string words = field;
  if (part) words = std::string("the ") + part + " of " + words;
  if (word) words += " word '" + *word + "'";
  if (head) words += " head " + std::to_string(*head + 1);
  if (row) words += (head ? ", row " : " row ") + std::to_string(*row + 1);
  return words;
}

void check_count(const Place& place, unsigned long long count, std::size_t limit) {
  if (count > limit) {
    fail(ErrorCode::too_large, place, {" has more than ", limit, " numbers"});
  }
}

void fail(ErrorCode code, const Place& place, std::initializer_list<MessagePart> rest) {
  throw InputError(code, place.field, {place.text(), Message(rest).text()});
}

void refuse(const Place& place, const val& value, const char* wanted) {
  fail(ErrorCode::wrong_type, place, {" is ", describe(value), ", not ", wanted});
}

void refuse_name(const std::string& field, const std::string& name,
                 const std::vector<const char*>& names) {
  const std::string shown = name.substr(0, 24);
  std::size_t nearest = std::numeric_limits<std::size_t>::max();
  std::string candidates;
  for (const std::string known : names) {
    const std::size_t away = distance(shown, known);
    if (away > nearest) continue;
    candidates = away < nearest ? known : candidates + " or " + known;
    nearest = away;
  }
  throw InputError(ErrorCode::unknown_name, field,
                   {"'", shown, "' is not a known name; the nearest is ", candidates});
}

Kind kind_of(const val& value) { return static_cast<Kind>(attention_kind(value.as_handle())); }

bool is_list(const val& value) {
  const Kind kind = kind_of(value);
  return kind == Kind::list || kind == Kind::half_list;
}

val property(const Place& place, const val& object, const val& key) {
  const EM_VAL handle = attention_own_property(object.as_handle(), key.as_handle());
  if (handle == nullptr) fail(ErrorCode::wrong_type, place, {" cannot be read"});
  return val::take_ownership(handle);
}

std::vector<std::string> property_names(const Place& place, const val& object) {
  if (kind_of(object) != Kind::object) refuse(place, object, "an object");
  const EM_VAL handle = attention_names(object.as_handle());
  if (handle == nullptr) fail(ErrorCode::wrong_type, place, {" cannot be read"});
  const val list = val::take_ownership(handle);
  const auto length = list["length"].as<std::size_t>();
  std::vector<std::string> names;
  for (std::size_t i = 0; i < length; ++i) names.push_back(list[i].as<std::string>());
  return names;
}

void check_object(const char* field, const val& value, const std::vector<const char*>& names) {
  for (const std::string& name : property_names(field, value)) {
    if (std::find(names.begin(), names.end(), name) == names.end()) {
      refuse_name(field == std::string("mask") ? "mask." + name : name, name, names);
    }
  }
}

double read_number(const Place& place, const val& value) {
  if (kind_of(value) != Kind::number) refuse(place, value, "a number");
  return value.as<double>();
}

bool read_truth(const Place& place, const val& value) {
  if (kind_of(value) != Kind::truth) refuse(place, value, "true or false");
  return value.as<bool>();
}

std::string read_text(const Place& place, const val& value) {
  if (kind_of(value) != Kind::text) refuse(place, value, "a text");
  return value.as<std::string>();
}

std::vector<std::string> read_texts(const Place& place, const val& list) {
  const std::size_t length = list_length(place, list, max_trace_entries);
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < length; ++i) {
    const val entry = entry_of(place, list, i);
    if (kind_of(entry) != Kind::text) {
      fail(ErrorCode::wrong_type, place,
           {" entry ", i + 1, " is ", describe(entry), ", not a text"});
    }
    texts.push_back(entry.as<std::string>());
  }
  return texts;
}

int read_integer(const Place& place, const val& value) {
  const double number = read_number(place, value);
  if (std::isnan(number)) fail(ErrorCode::not_finite, place, {" is NaN"});
  if (number != std::trunc(number) || std::abs(number) > std::numeric_limits<int>::max()) {
    fail(ErrorCode::out_of_range, place,
         {" is ", describe(value), ", not a whole number of 32 bits"});
  }
  return static_cast<int>(number);
}

std::size_t read_count(const Place& place, const val& value) {
  const int count = read_integer(place, value);
  if (count < 0) {
    fail(ErrorCode::out_of_range, place, {" is ", count, ", but must not be negative"});
  }
  return static_cast<std::size_t>(count);
}

std::uint32_t read_seed(const Place& place, const val& value) {
  constexpr double largest = std::numeric_limits<std::uint32_t>::max();
  const double seed = read_number(place, value);
  if (!(seed >= 0.0 && seed <= largest && seed == std::trunc(seed))) {
    fail(ErrorCode::out_of_range, place,
         {" is ", seed, ", but must be a whole number from 0 to 4294967295"});
  }
  return static_cast<std::uint32_t>(seed);
}

std::optional<val> given(const val& object, const char* name) {
  val value = property(name, object, val(name));
  if (value.isUndefined()) return std::nullopt;
  return value;
}

std::optional<double> given_number(const val& object, const char* name) {
  const std::optional<val> value = given(object, name);
  if (!value) return std::nullopt;
  return read_number(name, *value);
}

std::optional<std::size_t> given_count(const val& object, const char* name) {
  const std::optional<val> value = given(object, name);
  if (!value) return std::nullopt;
  return read_count(name, *value);
}

val required(const val& object, const char* name) {
  std::optional<val> value = given(object, name);
  if (!value) fail(ErrorCode::missing, name, {" is missing"});
  return *std::move(value);
}

std::size_t required_count(const val& object, const char* name) {
  return read_count(name, required(object, name));
}

std::vector<double> read_list(const Place& place, const val& list, Accepted accepted,
                              std::size_t limit, const char* entry) {
  const std::size_t length = list_length(place, list, limit);
  std::vector<double> entries(length);
  const val refused = val::take_ownership(
      attention_copy_numbers(list.as_handle(), entries.data(), length, accepted));
  if (!refused.isUndefined()) {
    fail(ErrorCode::wrong_type, place,
         {place.row || place.part || place.word ? ", " : " ", entry, " ",
          refused["index"].as<std::size_t>() + 1, " is ", refused["what"].as<std::string>(),
          accepted == truths ? ", not true or false" : ", not a number"});
  }
  return entries;
}

std::vector<std::uint8_t> read_bytes(const Place& place, const val& value, std::size_t limit) {
  const double length = attention_byte_length(value.as_handle());
  if (length < 0) refuse(place, value, "a Uint8Array");
  if (length > static_cast<double>(limit)) {
    fail(ErrorCode::too_large, place,
         {" has ", static_cast<long long>(length), " bytes, at most ", limit >> 20,
          " MB can be used"});
  }
  std::vector<std::uint8_t> bytes(static_cast<std::size_t>(length));
  if (!attention_copy_bytes(value.as_handle(), bytes.data(), bytes.size())) {
    fail(ErrorCode::wrong_type, place, {" cannot be read"});
  }
  return bytes;
}

Table read_shaped(const char* field, const val& value, Accepted accepted, std::size_t limit) {
  const Place place = field;
  if (kind_of(value) != Kind::object) refuse(place, value, "a list or {shape, data}");
  const Place shape = place.of_part("shape");
  const Place data = place.of_part("data");

  Table table;
  for (const double size :
       read_list(shape, property(shape, value, val("shape")), numbers, 8, "entry")) {
    if (!(size >= 0 && size == std::trunc(size))) {
      fail(ErrorCode::out_of_range, shape, {" must have whole numbers that are not negative"});
    }
    if (size > static_cast<double>(limit)) check_count(place, limit + 1ull, limit);
    table.shape.push_back(static_cast<std::size_t>(size));
  }
  table.data = read_list(data, property(data, value, val("data")), accepted, limit, "entry");
  return table;
}

Table read_table(const char* field, const val& value, Accepted accepted, std::size_t limit) {
  const Place place = field;
  if (!is_list(value)) {
    Table table = read_shaped(field, value, accepted, limit);
    const std::size_t axes = table.shape.size();
    if (axes != 2 && axes != 3) {
      fail(ErrorCode::wrong_type, place,
           {" has ", axes, " axes, but must have 2, or 3 with heads first"});
    }
    unsigned long long count = 1;
    for (const std::size_t size : table.shape) {
      // Both factors are within the limit, so their product is within 64 bits.
      count *= size;
      check_count(place, count, limit);
    }
    if (table.data.size() != count) {
      fail(ErrorCode::length_mismatch, place.of_part("shape"),
           {" asks for ", count, " numbers, its data have ", table.data.size()});
    }
    return table;
  }

  Table table;
  const bool has_heads = is_list_of_matrices(place, value);
  const std::size_t heads = has_heads ? list_length(place, value, limit) : 1;
  for (std::size_t i = 0; i < heads; ++i) {
    const Place head = has_heads ? place.in_head(i) : place;
    const val rows_of_head = has_heads ? entry_of(head, value, i) : value;
    const Tensor<2> matrix = read_rows(head, rows_of_head, accepted, limit, table.data.size());
    const std::size_t rows = matrix.shape(0);
    const std::size_t columns = matrix.shape(1);
    if (i == 0) table.shape = {heads, rows, columns};
    if (rows != table.shape[1] || columns != table.shape[2]) {
      fail(ErrorCode::ragged, head,
           {" has ", rows, " x ", columns, " numbers, head 1 has ", table.shape[1], " x ",
            table.shape[2]});
    }
    table.data.insert(table.data.end(), matrix.data(), matrix.data() + matrix.size());
  }
  if (!has_heads) table.shape.erase(table.shape.begin());
  return table;
}

Tensor<1> read_vector(const char* field, const val& value) {
  std::vector<double> numbers_read;
  if (is_list(value)) {
    numbers_read = read_list(field, value, numbers, max_trace_entries, "entry");
  } else {
    Table table = read_shaped(field, value, numbers, max_trace_entries);
    if (table.shape.size() != 1) {
      fail(ErrorCode::wrong_type, field, {" has ", table.shape.size(), " axes, but must have 1"});
    }
    if (table.data.size() != table.shape[0]) {
      fail(ErrorCode::length_mismatch, Place(field).of_part("shape"),
           {" asks for ", table.shape[0], " numbers, its data have ", table.data.size()});
    }
    numbers_read = std::move(table.data);
  }
  Tensor<1> vector = Tensor<1>::from_shape({numbers_read.size()});
  std::copy(numbers_read.begin(), numbers_read.end(), vector.begin());
  return vector;
}

Tensor<2> matrix_of(const Table& table) {
  Tensor<2> matrix = Tensor<2>::from_shape({table.shape[0], table.shape[1]});
  std::copy(table.data.begin(), table.data.end(), matrix.data());
  return matrix;
}

Tensor<2> read_matrix(const char* field, const val& value, Accepted accepted, std::size_t limit) {
  const Table table = read_table(field, value, accepted, limit);
  if (table.shape.size() != 2) {
    fail(ErrorCode::wrong_type, field, {" has 3 axes, but must have 2"});
  }
  return matrix_of(table);
}

}  // namespace attention::wasm
