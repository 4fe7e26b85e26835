// The names of element types and formats, and the reader for any of the formats.
#include <attention/io/read.hpp>

#include "../checks.hpp"
#include "bytes.hpp"

namespace attention::io {

const char* element_type_name(ElementType type) {
  switch (type) {
    case ElementType::boolean:
      return "bool";
    case ElementType::int8:
      return "int8";
    case ElementType::int16:
      return "int16";
    case ElementType::int32:
      return "int32";
    case ElementType::int64:
      return "int64";
    case ElementType::uint8:
      return "uint8";
    case ElementType::uint16:
      return "uint16";
    case ElementType::uint32:
      return "uint32";
    case ElementType::uint64:
      return "uint64";
    case ElementType::float16:
      return "float16";
    case ElementType::bfloat16:
      return "bfloat16";
    case ElementType::float32:
      return "float32";
    case ElementType::float64:
      return "float64";
    case ElementType::text:
      return "text";
  }
  return "unknown";
}

const char* file_format_name(FileFormat format) {
  switch (format) {
    case FileFormat::npy:
      return "npy";
    case FileFormat::npz:
      return "npz";
    case FileFormat::safetensors:
      return "safetensors";
  }
  return "unknown";
}

ArrayFile read_arrays(Bytes bytes, std::string_view file) {
  const std::string_view start = text_of(bytes.first(std::min<std::size_t>(bytes.size(), 9)));
  if (start.starts_with("\x93NUMPY")) return read_npy(bytes, file);
  if (start.starts_with("PK\3\4") || start.starts_with("PK\5\6")) return read_npz(bytes, file);
  if (start.size() == 9 && start[8] == '{') return read_safetensors(bytes, file);
  check_file(bytes, file);
  fail(ErrorCode::wrong_format, file,
       {file,
        " is no .npy, .npz or .safetensors file: these begin with the byte 147 and 'NUMPY', with "
        "'PK', or with a length of 8 bytes and '{'"});
}

}  // namespace attention::io
