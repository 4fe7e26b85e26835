// The .npz reader against files of NumPy and Python's zipfile, and against spoilt copies of them.
#include "io_helpers.hpp"

namespace attention {

using io::read_npz;
using test::bytes_of;
using test::check_refused;
using test::FileBytes;
using test::fixture;
using test::last;
using test::Numbers;
using test::only_array;
using test::patched;
using test::Sizes;
using test::Texts;

namespace {

constexpr std::string_view directory = "PK\1\2";
constexpr std::string_view end = "PK\5\6";

/// plain.npz, a stored q of 2 x 2 numbers, with bytes of one of its records replaced.
FileBytes spoilt(std::string_view record, std::size_t offset, std::string_view bytes,
                 std::string_view name = "plain.npz") {
  const FileBytes file = fixture(name);
  return patched(file, last(file, record) + offset, bytes);
}

void check_format(const FileBytes& bytes, std::string_view words, std::string_view field = "it") {
  check_refused(read_npz, bytes, ErrorCode::wrong_format, field, words);
}

void check_unsupported(const FileBytes& bytes, std::string_view words,
                       std::string_view field = "it") {
  check_refused(read_npz, bytes, ErrorCode::unsupported, field, words);
}

}  // namespace

TEST_CASE("archives of savez and savez_compressed are read") {
  for (const char* name : {"savez.npz", "savez-compressed.npz"}) {
    const FileBytes bytes = fixture(name);
    const io::ArrayFile file = read_npz(bytes);
    CHECK(file.format == io::FileFormat::npz);
    REQUIRE(file.arrays.size() == 4);
    CHECK(file.arrays[0].name == "q");
    CHECK(file.arrays[0].type == io::ElementType::float32);
    CHECK(file.arrays[0].shape == Sizes{2, 3});
    CHECK(file.arrays[0].data == Numbers{0, 1, 2, 3, 4, 5});
    CHECK(file.arrays[1].name == "k");
    CHECK(file.arrays[1].type == io::ElementType::float16);
    CHECK(file.arrays[1].data == Numbers{6, 7, 8, 9, 10, 11});
    CHECK(file.arrays[2].shape == Sizes{2, 2, 2});
    CHECK(file.arrays[2].data == Numbers{0, 1, 2, 3, 4, 5, 6, 7});
    REQUIRE(file.tokens);
    CHECK(file.tokens->queries == Texts{"le", "chat"});
    CHECK(file.tokens->keys == Texts{"le", "chat"});
    CHECK(file.metadata.empty());
  }
}

TEST_CASE("data descriptors, ZIP64 records and well packed entries are read") {
  for (const char* name : {"plain.npz", "packed.npz", "data-descriptors.npz", "zip64-directory.npz",
                           "zip64-entry.npz"}) {
    INFO(name);
    const io::NamedArray array = only_array(read_npz, name);
    CHECK(array.name == "q");
    CHECK(array.shape == Sizes{2, 2});
    CHECK(array.data == Numbers{0, 1, 2, 3});
  }
  CHECK(only_array(read_npz, "zeros.npz").data == Numbers(64 * 64, 0.0));
}

TEST_CASE("tokens.json is read as one list or two, and other entries are passed over") {
  const io::ArrayFile one = read_npz(fixture("tokens.npz"));
  CHECK(one.arrays.size() == 1);
  CHECK(one.tokens->queries == Texts{"le", "chat"});
  CHECK(one.tokens->keys == Texts{"le", "chat"});
  const io::ArrayFile two = read_npz(fixture("two-token-lists.npz"));
  CHECK(two.tokens->queries == Texts{"the", "été"});
  CHECK(two.tokens->keys == Texts{"a", "𝄞"});
}

TEST_CASE("an archive that is cut off is refused") {
  for (const char* name : {"plain.npz", "packed.npz", "zip64-directory.npz", "zip64-entry.npz"}) {
    test::check_beginnings_refused(read_npz, name);
  }
  check_format(bytes_of("PK\3\4 and nothing"), "no whole ZIP archive");
}

TEST_CASE("an archive without arrays is refused") {
  for (const char* name : {"no-array.npz", "nothing.npz"}) {
    check_refused(read_npz, fixture(name), ErrorCode::missing, "it", "torch.save");
  }
}

TEST_CASE("encryption, other methods and split archives are refused") {
  check_unsupported(fixture("bzip2.npz"), "packed by method 12", "q");
  check_unsupported(spoilt(directory, 8, "\1"), "encrypted", "q");
  check_unsupported(spoilt(end, 4, "\1"), "several parts");
}

TEST_CASE("what is wrong with an array of an archive names the array") {
  check_unsupported(fixture("objects.npz"), "'bad' holds Python objects", "bad");
  check_format(spoilt("NUMPY", 0, "numpy"), "check sum", "q");
}

TEST_CASE("damaged entries are refused") {
  check_format(spoilt(directory, 16, "\1\2\3\4"), "check sum", "q");
  const FileBytes packed = fixture("packed.npz");
  const std::size_t data = 30 + std::string_view("q.npy").size();
  check_format(patched(packed, data, "\xff\xff"), "cannot be unpacked", "q");
  std::size_t taken = 0;
  for (std::size_t i = 0; i < packed.size(); ++i) {
    FileBytes bytes = packed;
    bytes[i] ^= 0x10;
    io::ArrayFile file;
    try {
      file = read_npz(bytes);
    } catch (const InputError&) {
      continue;
    }
    CHECK(file.arrays[0].data == Numbers{0, 1, 2, 3});
    ++taken;
  }
  // Dates, versions, local sizes and the like do not matter; 30 + 46 bytes are such records.
  CHECK(taken < 76);
}

TEST_CASE("sizes and places that lie are refused") {
  check_format(spoilt(directory, 24, std::string_view("\1\0\0\0", 4)), "declares 1 bytes", "q");
  check_format(spoilt(directory, 20, "\xff\xff\xff\x7f"), "its ZIP entry does not fit");
  check_format(spoilt(directory, 42, "\xff\xff\xff\x7f"), "its ZIP entry does not fit");
  check_format(spoilt(directory, 42, "\1"), "ZIP entry is not where it should be");
  check_format(spoilt(directory, 28, "\xff\xff"), "its ZIP directory does not fit");
  check_format(spoilt(end, 10, "\2"), "too few for 2 entries");
  check_format(spoilt(end, 12, "\xff\xff\xff\x7f"), "its ZIP directory does not fit");
  check_format(spoilt(end, 16, "\xff\xff\xff\x7f"), "its ZIP directory does not fit");
  check_format(spoilt(end, 16, "\1"), "ZIP directory is not where it should be");
  check_format(spoilt("PK\6\6", 32, "\xff\xff", "zip64-directory.npz"), "too few for 65535");
  check_format(spoilt("PK\6\7", 8, "\xff\xff", "zip64-directory.npz"), "its ZIP64 record");
  check_format(spoilt(std::string_view("\1\0\x18\0", 4), 2, "\4", "zip64-entry.npz"),
               "its ZIP64 size does not fit");
}

TEST_CASE("an entry that could not be packed so well is refused before room for it is made") {
  check_format(spoilt(directory, 24, std::string_view("\0\0\0\x0f", 4), "packed.npz"),
               "declares 251658240 bytes, which cannot be in", "q");
  check_refused(read_npz, spoilt(directory, 24, "\xf0\xff\xff\x7f", "packed.npz"),
                ErrorCode::too_large, "it", "at most 256 MB");
}

TEST_CASE("entries that overlap or share a name are refused") {
  // savez.npz has several entries: the last points at the first one's bytes.
  FileBytes overlapping = fixture("savez.npz");
  overlapping =
      patched(overlapping, last(overlapping, directory) + 42, std::string_view("\0\0\0\0", 4));
  check_format(overlapping, "entries overlap");
  FileBytes twice = fixture("savez.npz");
  twice = patched(twice, last(twice, "k.npy"), "q");
  check_refused(read_npz, twice, ErrorCode::conflict, "it", "two arrays called 'q'");
}

TEST_CASE("names that are no UTF-8 are refused") {
  check_format(spoilt("q.npy", 0, "\xff"), "no UTF-8");
}

}  // namespace attention
