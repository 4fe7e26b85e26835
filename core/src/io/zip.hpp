// The entries of a ZIP archive (PKWARE's APPNOTE 6.3), with ZIP64 records.
#pragma once

#include <attention/io/array_file.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace attention::io {

struct ZipEntry {
  std::string name;
  std::uint16_t method = 0;  ///< 0 stored, 8 deflated
  bool is_encrypted = false;
  std::uint32_t check_sum = 0;
  Bytes packed_and_more;  ///< to the end of the file, which is at least the directory away
  std::size_t packed_size = 0;
  std::size_t size = 0;  ///< unpacked, as the directory declares it
};

/// The directory's entries, which lie in the file and do not overlap.
/// @throws InputError `wrong_format` where the directory is none or points beyond the file,
/// `unsupported` where the archive is split, `too_large` over a limit.
std::vector<ZipEntry> zip_entries(Bytes file, std::string_view name);

/// The bytes of an entry: of the file itself where they are stored, else `room`'s, which is made
/// as large as the entry declares.
/// @throws InputError with the field `field`: `unsupported` where the entry is encrypted or packed
/// by another method; `wrong_format` where it declares more than can be in it, or its bytes are not
/// those that the check sum is of; `too_large` over `max_decoded_bytes`.
Bytes unpack(const ZipEntry& entry, std::string_view field, std::vector<std::uint8_t>& room);

}  // namespace attention::io
