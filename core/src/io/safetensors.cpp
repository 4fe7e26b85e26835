// Reads the safetensors format: a length, a header in JSON, and the numbers.
#include <algorithm>
#include <attention/io/read.hpp>

#include "../checks.hpp"
#include "bytes.hpp"
#include "elements.hpp"
#include "json.hpp"
#include "tokens.hpp"

namespace attention::io {
namespace {

constexpr std::string_view header_name = "the header";
constexpr std::size_t length_size = 8;

/// An array whose numbers are still in the file, from `begin` to before `end`.
struct Stored {
  NamedArray array;
  ElementFormat format;
  std::uint64_t begin = 0, end = 0;
};

ElementFormat element_format(std::string_view type, std::string_view name) {
  struct Known {
    std::string_view name;
    ElementFormat format;
  };
  const Known known[] = {
      {"BOOL", {ElementType::boolean, 1}},  {"I8", {ElementType::int8, 1}},
      {"I16", {ElementType::int16, 2}},     {"I32", {ElementType::int32, 4}},
      {"I64", {ElementType::int64, 8}},     {"U8", {ElementType::uint8, 1}},
      {"U16", {ElementType::uint16, 2}},    {"U32", {ElementType::uint32, 4}},
      {"U64", {ElementType::uint64, 8}},    {"F16", {ElementType::float16, 2}},
      {"BF16", {ElementType::bfloat16, 2}}, {"F32", {ElementType::float32, 4}},
      {"F64", {ElementType::float64, 8}},
  };
  for (const Known& candidate : known) {
    if (candidate.name == type) return candidate.format;
  }
  fail(ErrorCode::unsupported, name,
       {quoted(name), " has elements of type ", quoted(type),
        ", which is not read: F16, BF16, F32, F64, BOOL, I8 to I64 and U8 to U64 are"});
}

Stored read_entry(JsonReader& json, const std::string& name, std::string_view file) {
  Stored stored;
  stored.array.name = name;
  bool has_type = false, has_shape = false, has_place = false;
  const auto once = [](bool& is_there) { return !std::exchange(is_there, true); };
  const auto check = [&](bool holds) {
    require(holds, ErrorCode::wrong_format, file,
            {file, " must give ", quoted(name),
             " a dtype, a shape and two data_offsets, each once, and nothing else"});
  };
  json.object([&](const std::string& key) {
    if (key == "dtype" && once(has_type)) {
      stored.format = element_format(json.text(), name);
    } else if (key == "shape" && once(has_shape)) {
      json.list([&] { append_axis(stored.array.shape, json.count(), name); });
    } else if (key == "data_offsets" && once(has_place)) {
      std::size_t count = 0;
      json.list([&] {
        check(count < 2);
        (count++ == 0 ? stored.begin : stored.end) = json.count();
      });
      check(count == 2);
    } else {
      check(false);
    }
  });
  check(has_type && has_shape && has_place);
  return stored;
}

std::vector<std::pair<std::string, std::string>> read_metadata(JsonReader& json,
                                                               std::string_view file) {
  std::vector<std::pair<std::string, std::string>> metadata;
  json.object([&](const std::string& key) {
    check_name(key, file);
    require(metadata.size() < max_metadata, ErrorCode::too_large, file,
            {file, " has more than ", max_metadata, " entries of __metadata__"});
    metadata.emplace_back(key, json.text());
  });
  return metadata;
}

/// The arrays' bytes lie one behind the other and fill the data.
void check_places(const std::vector<Stored>& arrays, std::uint64_t size, std::string_view file) {
  std::vector<std::pair<std::uint64_t, std::uint64_t>> places;
  places.reserve(arrays.size());
  for (const Stored& stored : arrays) places.emplace_back(stored.begin, stored.end);
  std::sort(places.begin(), places.end());
  std::uint64_t next = 0;
  for (const auto& [begin, end] : places) {
    require(begin <= end && end <= size, ErrorCode::wrong_format, file,
            {file, " has data_offsets from ", begin, " to ", end, ", its data have ", size,
             " bytes: the file is cut off or its header wrong"});
    require(begin == next, ErrorCode::wrong_format, file,
            {file, " has arrays that overlap or leave a gap at byte ", std::min(begin, next),
             " of its data"});
    next = end;
  }
  require(next == size, ErrorCode::wrong_format, file,
          {file, " has ", size, " bytes of data, its arrays use ", next});
}

}  // namespace

ArrayFile read_safetensors(Bytes bytes, std::string_view file) {
  check_file(bytes, file);
  const std::uint64_t length = u64_at(part_of(bytes, 0, length_size, file, "header"), 0);
  const std::string_view header = text_of(part_of(bytes, length_size, length, file, "header"));
  const Bytes data = bytes.subspan(length_size + header.size());
  require(header.starts_with('{'), ErrorCode::wrong_format, file,
          {file, " is no .safetensors file: its header must begin with '{'"});

  ArrayFile result;
  result.format = FileFormat::safetensors;
  std::vector<Stored> arrays;
  bool has_metadata = false;
  JsonReader json(header, file, header_name);
  json.object([&](const std::string& name) {
    check_name(name, file);
    if (name != "__metadata__") {
      arrays.push_back(read_entry(json, name, file));
      return;
    }
    require(!std::exchange(has_metadata, true), ErrorCode::conflict, file,
            {file, " has __metadata__ twice"});
    result.metadata = read_metadata(json, file);
  });
  json.end();
  check_places(arrays, data.size(), file);

  Budget budget;
  result.arrays.reserve(arrays.size());
  for (Stored& stored : arrays) {
    const Bytes numbers = part_of(data, stored.begin, stored.end - stored.begin, file, "data");
    decode_elements(stored.array, numbers, stored.format, Order::c, budget);
    result.arrays.push_back(std::move(stored.array));
  }
  require(!result.arrays.empty(), ErrorCode::missing, file, {file, " holds no array"});
  check_names_differ(result.arrays, file);
  for (const auto& [key, text] : result.metadata) {
    if (key != "tokens") continue;
    require(!result.tokens, ErrorCode::conflict, file, {file, " has two metadata called 'tokens'"});
    result.tokens = tokens_of_json(text, file, "the metadata 'tokens'");
  }
  return result;
}

}  // namespace attention::io
