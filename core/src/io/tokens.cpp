// The words of the rows, from JSON and from text arrays.
#include "tokens.hpp"

#include "../checks.hpp"
#include "bytes.hpp"
#include "json.hpp"

namespace attention::io {
namespace {

std::vector<std::string> read_list(JsonReader& json, std::string_view file, std::string_view what) {
  std::vector<std::string> texts;
  json.list([&] {
    texts.push_back(json.text());
    require(texts.size() <= max_tokens, ErrorCode::too_large, file,
            {what, " of ", file, " has more than ", max_tokens, " tokens"});
  });
  return texts;
}

}  // namespace

Tokens tokens_of_json(std::string_view text, std::string_view file, std::string_view what) {
  JsonReader json(text, file, what);
  Tokens tokens;
  if (json.next() == '[') {
    tokens.queries = read_list(json, file, what);
    tokens.keys = tokens.queries;
  } else {
    bool has_queries = false, has_keys = false;
    json.object([&](const std::string& name) {
      bool& is_there = name == "queries" ? has_queries : has_keys;
      require((name == "queries" || name == "keys") && !is_there, ErrorCode::wrong_type, file,
              {what, " of ", file, " must be a list of texts or have 'queries' and 'keys', not ",
               is_there ? "twice " : "", quoted(name)});
      is_there = true;
      (name == "queries" ? tokens.queries : tokens.keys) = read_list(json, file, what);
    });
    require(has_queries && has_keys, ErrorCode::missing, file,
            {what, " of ", file, " has no '", has_queries ? "keys" : "queries",
             "': it must be a list of texts or have 'queries' and 'keys'"});
  }
  json.end();
  return tokens;
}

void take_tokens_of_arrays(ArrayFile& file) {
  if (file.tokens) return;
  const auto texts_of = [&](std::string_view name) -> const std::vector<std::string>* {
    for (const NamedArray& array : file.arrays) {
      if (array.name == name && array.type == ElementType::text) return &array.texts;
    }
    return nullptr;
  };
  const auto* both = texts_of("tokens");
  const auto* queries = texts_of("query_tokens");
  const auto* keys = texts_of("key_tokens");
  if (!queries) queries = both;
  if (!keys) keys = both;
  if (!queries && !keys) return;
  file.tokens.emplace();
  if (queries) file.tokens->queries = *queries;
  if (keys) file.tokens->keys = *keys;
}

}  // namespace attention::io
