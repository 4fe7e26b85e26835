// The words of the rows, from JSON and from text arrays.
#pragma once

#include <attention/io/array_file.hpp>
#include <string_view>

namespace attention::io {

/// A JSON list of texts, for queries and keys alike, or {"queries": [...], "keys": [...]}.
/// `what` names the text in messages.
/// @throws InputError `wrong_format` or `wrong_type` where it is something else, `too_large` over
/// `max_tokens`.
Tokens tokens_of_json(std::string_view text, std::string_view file, std::string_view what);

/// Where there are no tokens yet, those of the text arrays "tokens", "query_tokens", "key_tokens".
void take_tokens_of_arrays(ArrayFile& file);

}  // namespace attention::io
