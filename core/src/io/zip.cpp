// The entries of a ZIP archive (PKWARE's APPNOTE 6.3), with ZIP64 records.
#include "zip.hpp"

#include <algorithm>

#include "../checks.hpp"
#include "bytes.hpp"
#include "inflate.hpp"

namespace attention::io {
namespace {

constexpr std::uint32_t entry_signature = 0x04034b50;
constexpr std::uint32_t directory_signature = 0x02014b50;
constexpr std::uint32_t end_signature = 0x06054b50;
constexpr std::uint32_t end64_signature = 0x06064b50;
constexpr std::uint32_t locator64_signature = 0x07064b50;
constexpr std::size_t entry_size = 30;
constexpr std::size_t directory_size = 46;
constexpr std::size_t end_size = 22;
constexpr std::size_t end64_size = 56;
constexpr std::size_t locator64_size = 20;
constexpr std::uint32_t in_zip64 = 0xffffffff;  ///< the number stands in a ZIP64 record
constexpr std::uint16_t count_in_zip64 = 0xffff;
constexpr std::uint16_t encrypted_flags = 1 | 1 << 6 | 1 << 13;

struct Directory {
  std::uint64_t start = 0, size = 0, count = 0;
};

/// The part that begins with that signature.
Bytes record(Bytes file, std::uint64_t start, std::uint64_t size, std::uint32_t signature,
             std::string_view name, std::string_view what) {
  const Bytes found = part_of(file, start, size, name, what);
  require(u32_at(found, 0) == signature, ErrorCode::wrong_format, name,
          {name, " is no sound ZIP archive: its ", what, " is not where it should be"});
  return found;
}

/// Where the end record stands: as near the end of the file as its comment allows.
std::size_t find_end(Bytes file, std::string_view name) {
  constexpr std::size_t longest_comment = 0xffff;
  for (std::size_t comment = 0; comment <= longest_comment; ++comment) {
    if (file.size() < end_size + comment) break;
    const std::size_t start = file.size() - end_size - comment;
    if (u32_at(file, start) == end_signature && u16_at(file, start + 20) == comment) return start;
  }
  fail(
      ErrorCode::wrong_format, name,
      {name, " is no whole ZIP archive: the record that ends one is not there; it may be cut off"});
}

Directory find_directory(Bytes file, std::string_view name) {
  const std::size_t end = find_end(file, name);
  Directory directory{u32_at(file, end + 16), u32_at(file, end + 12), u16_at(file, end + 10)};
  std::uint32_t disk = u16_at(file, end + 4);
  std::size_t limit = end;
  const bool has_zip64 = directory.start == in_zip64 || directory.size == in_zip64 ||
                         directory.count == count_in_zip64;
  if (has_zip64 && end >= locator64_size &&
      u32_at(file, end - locator64_size) == locator64_signature) {
    const std::uint64_t start = u64_at(file, end - locator64_size + 8);
    const Bytes end64 = record(file, start, end64_size, end64_signature, name, "ZIP64 record");
    directory = {u64_at(end64, 48), u64_at(end64, 40), u64_at(end64, 32)};
    disk = u32_at(end64, 16);
    limit = static_cast<std::size_t>(start);
  }
  require(disk == 0, ErrorCode::unsupported, name,
          {name, " is one of several parts of a ZIP archive, which are not read"});
  part_of(file.first(limit), directory.start, directory.size, name, "ZIP directory");
  require(directory.count <= directory.size / directory_size, ErrorCode::wrong_format, name,
          {name, " has a ZIP directory of ", directory.size, " bytes, too few for ",
           directory.count, " entries"});
  return directory;
}

/// Sizes and place of an entry; those that say so stand in the extra field's ZIP64 record.
struct Extent {
  std::uint64_t size, packed_size, start;
};

void read_zip64(Extent& extent, Bytes extra, std::string_view name) {
  constexpr std::uint16_t zip64 = 1;
  while (extra.size() >= 4) {
    const std::uint16_t kind = u16_at(extra, 0);
    Bytes rest = part_of(extra, 4, u16_at(extra, 2), name, "ZIP extra field");
    extra = extra.subspan(4 + rest.size());
    if (kind != zip64) continue;
    for (std::uint64_t* number : {&extent.size, &extent.packed_size, &extent.start}) {
      if (*number != in_zip64) continue;
      *number = u64_at(part_of(rest, 0, 8, name, "ZIP64 size"), 0);
      rest = rest.subspan(8);
    }
  }
}

/// An entry, of which `directory` is the record, its name and extra field behind it.
ZipEntry read_entry(Bytes file, std::uint64_t limit, Bytes directory, std::string_view file_name) {
  ZipEntry entry;
  const std::uint16_t name_size = u16_at(directory, 28);
  entry.name = text_of(directory.subspan(directory_size, name_size));
  check_name(entry.name, file_name);
  Extent extent{u32_at(directory, 24), u32_at(directory, 20), u32_at(directory, 42)};
  read_zip64(extent, directory.subspan(directory_size + name_size, u16_at(directory, 30)),
             file_name);
  entry.is_encrypted = (u16_at(directory, 8) & encrypted_flags) != 0;
  entry.method = u16_at(directory, 10);
  entry.check_sum = u32_at(directory, 16);

  const Bytes entries = file.first(static_cast<std::size_t>(limit));
  const Bytes local =
      record(entries, extent.start, entry_size, entry_signature, file_name, "ZIP entry");
  const std::uint64_t data = extent.start + entry_size + u16_at(local, 26) + u16_at(local, 28);
  part_of(entries, data, extent.packed_size, file_name, "ZIP entry");
  require(extent.size <= max_decoded_bytes, ErrorCode::too_large, file_name,
          {quoted(entry.name), " of ", file_name, " has ", extent.size, " bytes, at most ",
           max_decoded_bytes >> 20, " MB are read"});
  entry.packed_and_more = file.subspan(static_cast<std::size_t>(data));
  entry.packed_size = static_cast<std::size_t>(extent.packed_size);
  entry.size = static_cast<std::size_t>(extent.size);
  return entry;
}

void check_apart(const std::vector<ZipEntry>& entries, std::string_view name) {
  std::vector<std::pair<const std::uint8_t*, std::size_t>> parts;
  parts.reserve(entries.size());
  for (const ZipEntry& entry : entries) {
    parts.emplace_back(entry.packed_and_more.data(), entry.packed_size);
  }
  std::sort(parts.begin(), parts.end());
  for (std::size_t i = 1; i < parts.size(); ++i) {
    require(parts[i - 1].first + parts[i - 1].second + entry_size <= parts[i].first,
            ErrorCode::wrong_format, name, {name, " is no sound ZIP archive: entries overlap"});
  }
}

}  // namespace

std::vector<ZipEntry> zip_entries(Bytes file, std::string_view name) {
  const Directory directory = find_directory(file, name);
  Bytes rest = part_of(file, directory.start, directory.size, name, "ZIP directory");
  std::vector<ZipEntry> entries;
  entries.reserve(static_cast<std::size_t>(directory.count));
  for (std::uint64_t i = 0; i < directory.count; ++i) {
    const Bytes fixed = record(rest, 0, directory_size, directory_signature, name, "ZIP directory");
    const std::size_t size =
        directory_size + u16_at(fixed, 28) + u16_at(fixed, 30) + u16_at(fixed, 32);
    entries.push_back(
        read_entry(file, directory.start, part_of(rest, 0, size, name, "ZIP directory"), name));
    rest = rest.subspan(size);
  }
  check_apart(entries, name);
  return entries;
}

Bytes unpack(const ZipEntry& entry, std::string_view field, std::vector<std::uint8_t>& room) {
  constexpr std::uint16_t stored = 0, deflated = 8;
  require(!entry.is_encrypted, ErrorCode::unsupported, field,
          {quoted(entry.name), " is encrypted, which is not read: save it without a password"});
  require(entry.method == stored || entry.method == deflated, ErrorCode::unsupported, field,
          {quoted(entry.name), " is packed by method ", entry.method,
           " of ZIP; stored and deflated entries are read, as numpy.savez and "
           "numpy.savez_compressed write them"});
  const Bytes packed = entry.packed_and_more.first(entry.packed_size);
  const std::uint64_t most = std::uint64_t{packed.size()} * max_inflate_ratio;
  const bool can_be = entry.method == stored ? entry.size == packed.size() : entry.size <= most;
  require(can_be, ErrorCode::wrong_format, field,
          {quoted(entry.name), " declares ", entry.size, " bytes, which cannot be in the ",
           packed.size(), " that it has"});
  Bytes bytes = packed;
  if (entry.method == deflated) {
    room.assign(entry.size, 0);
    const bool is_whole =
        inflate(entry.packed_and_more.first(entry.packed_size + inflate_lookahead), room);
    require(
        is_whole, ErrorCode::wrong_format, field,
        {quoted(entry.name), " is damaged: it cannot be unpacked to its ", entry.size, " bytes"});
    bytes = room;
  }
  require(crc32(bytes) == entry.check_sum, ErrorCode::wrong_format, field,
          {quoted(entry.name), " is damaged: its check sum does not fit its bytes"});
  return bytes;
}

}  // namespace attention::io
