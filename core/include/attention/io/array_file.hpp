// The arrays of a file: what the readers of .npy, .npz and .safetensors give, and their limits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace attention::io {

using Bytes = std::span<const std::uint8_t>;

/// How the file stores an element. All numbers are widened to double, which rounds whole numbers
/// beyond 2^53; a truth value becomes 0 or 1.
enum class ElementType {
  boolean,
  int8,
  int16,
  int32,
  int64,
  uint8,
  uint16,
  uint32,
  uint64,
  float16,
  bfloat16,
  float32,
  float64,
  text,
};

/// The name of a type as NumPy spells it, such as "float16"; "bool", "bfloat16" and "text" beside.
const char* element_type_name(ElementType type);

/// An array of any rank: numbers or texts in row-major (C) order, whatever order the file has.
struct NamedArray {
  std::string name;
  ElementType type = ElementType::float64;
  std::vector<std::size_t> shape;
  std::vector<double> data;        ///< empty where the elements are texts
  std::vector<std::string> texts;  ///< UTF-8; empty where the elements are numbers
};

/// The words that rows stand for; in self-attention both lists are the same.
struct Tokens {
  std::vector<std::string> queries, keys;
};

enum class FileFormat { npy, npz, safetensors };

/// Such as "npz".
const char* file_format_name(FileFormat format);

struct ArrayFile {
  FileFormat format = FileFormat::npy;
  std::vector<NamedArray> arrays;

  /// From tokens.json (.npz) or the metadata's "tokens" (.safetensors), else from the text arrays
  /// "tokens" (both lists), "query_tokens", "key_tokens".
  std::optional<Tokens> tokens;

  std::vector<std::pair<std::string, std::string>> metadata;  ///< of .safetensors, as it stands
};

/// Limits; what is over one is refused with `too_large` before room for it is made. At no time do
/// the readers hold more than 16 bytes for each byte of the file (in a deflated entry: for each
/// byte that it unpacks to, of which there are at most 1032 for each packed one) and 1 MiB.
inline constexpr std::size_t max_file_bytes = std::size_t{1} << 28;

/// Of all arrays together: 8 bytes a number; a text counts its stored bytes and its std::string.
inline constexpr std::size_t max_decoded_bytes = std::size_t{1} << 28;

inline constexpr std::size_t max_array_axes = 8;
inline constexpr std::size_t max_name_bytes = 256;  ///< of an array, and of metadata
inline constexpr std::size_t max_tokens = 4096;     ///< of a list in JSON
inline constexpr std::size_t max_metadata = 1024;   ///< entries

}  // namespace attention::io
