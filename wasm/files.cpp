// The border of the readers of files: plain JavaScript values in and out, no exception across.
#include "files.hpp"

#include <attention/io/read.hpp>
#include <attention/io/write.hpp>

#include "answer.hpp"
#include "values.hpp"

extern "C" emscripten::EM_VAL attention_from_entries(emscripten::EM_VAL entries);

namespace attention::wasm {
namespace {

template <typename Item>
val list_of(const std::vector<Item>& items) {
  val list = val::array();
  for (std::size_t i = 0; i < items.size(); ++i) list.set(i, items[i]);
  return list;
}

val array_value(const io::NamedArray& array) {
  val value = val::object();
  if (array.type == io::ElementType::text) {
    put(value, "shape", list_of(array.shape));
    put(value, "texts", list_of(array.texts));
  } else {
    value = tensor_of(Element::number, array.shape, array.data.data(), array.data.size());
  }
  put(value, "name", array.name);
  put(value, "type", std::string(io::element_type_name(array.type)));
  return value;
}

val tokens_value(const std::optional<io::Tokens>& tokens) {
  if (!tokens) return val::null();
  val value = val::object();
  put(value, "queries", list_of(tokens->queries));
  put(value, "keys", list_of(tokens->keys));
  return value;
}

val file_value(const io::ArrayFile& file) {
  std::vector<val> arrays, metadata;
  for (const io::NamedArray& array : file.arrays) arrays.push_back(array_value(array));
  for (const auto& [key, text] : file.metadata) {
    metadata.push_back(list_of(std::vector<std::string>{key, text}));
  }
  val value = val::object();
  put(value, "format", std::string(io::file_format_name(file.format)));
  put(value, "arrays", list_of(arrays));
  put(value, "tokens", tokens_value(file.tokens));
  put(value, "metadata",
      val::take_ownership(attention_from_entries(list_of(metadata).as_handle())));
  return value;
}

}  // namespace

val read_arrays(const val& input) {
  return answer_of([&] {
    check_object("input", input, {"bytes", "name"});
    const std::optional<val> name = given(input, "name");
    const std::string file = name ? read_text("name", *name) : "file";
    const val bytes = property("bytes", input, val("bytes"));
    return file_value(io::read_arrays(read_bytes("bytes", bytes, io::max_file_bytes), file));
  });
}

val write_npy(const val& input) {
  return answer_of([&] {
    constexpr std::size_t max_numbers = io::max_decoded_bytes / sizeof(double);
    check_object("array", input, {"shape", "data"});
    const Table table = read_shaped("array", input, numbers, max_numbers);
    const std::vector<std::uint8_t> bytes = io::write_npy(table.shape, table.data);
    return val(tensor_of(Element::byte, {}, bytes.data(), bytes.size())["data"]);
  });
}

}  // namespace attention::wasm
