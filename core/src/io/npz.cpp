// Reads NumPy's .npz: a ZIP archive of .npy files.
#include <attention/io/read.hpp>

#include "../checks.hpp"
#include "bytes.hpp"
#include "npy.hpp"
#include "tokens.hpp"
#include "zip.hpp"

namespace attention::io {

ArrayFile read_npz(Bytes bytes, std::string_view file) {
  constexpr std::string_view tokens_entry = "tokens.json";
  check_file(bytes, file);
  Budget budget;
  ArrayFile result;
  result.format = FileFormat::npz;
  const std::vector<ZipEntry> entries = zip_entries(bytes, file);
  std::vector<std::uint8_t> room;
  for (const ZipEntry& entry : entries) {
    const std::string_view name = entry.name;
    if (name == tokens_entry) {
      require(!result.tokens, ErrorCode::conflict, file, {file, " has two entries tokens.json"});
      result.tokens = tokens_of_json(text_of(unpack(entry, file, room)), file, tokens_entry);
    } else if (name.ends_with(".npy")) {
      const std::string_view array = name.substr(0, name.size() - 4);
      result.arrays.push_back(npy_array(unpack(entry, array, room), array, budget));
    }
  }
  require(!result.arrays.empty(), ErrorCode::missing, file,
          {file,
           " holds no array: its entries must be .npy files, as numpy.savez writes them (a file of "
           "torch.save is not read)"});
  check_names_differ(result.arrays, file);
  take_tokens_of_arrays(result);
  return result;
}

}  // namespace attention::io
