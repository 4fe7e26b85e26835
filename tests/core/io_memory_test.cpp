// The readers' promise: no more room than 16 bytes for each byte of the file, and 1 MiB. This is a
// program of its own because it replaces operator new.
#include <cstdlib>
#include <new>

#include "io_helpers.hpp"

namespace {

/// Everything that was ever asked for, freed or not: more than the most at any time.
std::size_t allocated = 0;
std::size_t largest_allocation = 0;

}  // namespace

void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  allocated += size;
  if (size > largest_allocation) largest_allocation = size;
  return std::malloc(size);
}

void* operator new(std::size_t size) {
  if (void* memory = operator new(size, std::nothrow)) return memory;
  throw std::bad_alloc();
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace attention {
namespace {

using test::bytes_of;
using test::FileBytes;
using test::fixture;

constexpr std::size_t mebibyte = std::size_t{1} << 20;

/// What reading the bytes allocates, whether they are taken or refused.
std::size_t room_for(const FileBytes& bytes) {
  allocated = largest_allocation = 0;
  try {
    io::read_arrays(bytes);
  } catch (const InputError&) {
  }
  return allocated;
}

void check_room(const FileBytes& bytes, std::size_t unpacked) {
  const std::size_t room = room_for(bytes);
  CHECK(room <= 16 * unpacked + mebibyte);
}

FileBytes npy(std::string_view type, std::size_t count, std::size_t size) {
  std::string header = "{'descr': '";
  header.append(type).append("', 'fortran_order': True, 'shape': (");
  header.append(std::to_string(count)).append(", 1)}");
  std::string text("\x93NUMPY\1\0", 8);
  text += static_cast<char>(header.size());
  text += '\0';
  return bytes_of(text.append(header).append(size, 'a'));
}

FileBytes safetensors(const std::string& header) {
  std::string text;
  for (int shift = 0; shift < 64; shift += 8) {
    text += static_cast<char>(static_cast<std::uint64_t>(header.size()) >> shift);
  }
  return bytes_of(text + header);
}

}  // namespace

TEST_CASE("no fixture takes more room than is promised") {
  for (const test::Fixture& file : test::fixtures()) {
    INFO(file.name);
    // Deflated entries: 64 x 64 doubles at most.
    check_room({file.bytes.begin(), file.bytes.end()}, file.bytes.size() + 64 * 64 * 8 + 128);
  }
}

TEST_CASE("the widest widening stays within the promise") {
  for (const std::size_t count : {std::size_t{1000}, 4 * mebibyte}) {
    const FileBytes bytes = npy("|u1", count, count);
    check_room(bytes, bytes.size());
    CHECK(largest_allocation == 8 * count);
  }
  // Code point 0x61616161 is none, but room for the texts is made first.
  const FileBytes words = npy("<U1", mebibyte, 4 * mebibyte);
  check_room(words, words.size());
}

TEST_CASE("a header that declares much makes no room for it") {
  for (const std::size_t count : {std::size_t{1} << 20, std::size_t{1} << 28}) {
    CHECK(room_for(npy("<f8", count, 64)) < 4096);
    CHECK(room_for(npy("<U9", count, 64)) < 4096);
  }
  FileBytes file = fixture("packed.npz");
  const std::size_t size = test::last(file, "PK\1\2") + 24;
  const std::size_t packed = file.size();
  CHECK(room_for(test::patched(file, size, std::string_view("\0\0\0\x10", 4))) < 4096);
  // Just as much as deflate could make of it is tried.
  CHECK(room_for(test::patched(file, size, std::string_view("\0\x40\0\0", 4))) <
        io::max_decoded_bytes / 1032 + 1032 * packed);
  CHECK(room_for(safetensors(R"({"q":{"dtype":"F32","shape":[67108864],)"
                             R"("data_offsets":[0,268435456]}})")) < 4096);
}

TEST_CASE("headers of many small parts stay within the promise") {
  std::string arrays = "{";
  for (int i = 0; i < 20000; ++i) {
    arrays += (i > 0 ? ",\"" : "\"") + std::to_string(i) +
              R"(":{"dtype":"I8","shape":[0],"data_offsets":[0,0]})";
  }
  const FileBytes bytes = safetensors(arrays + "}");
  CHECK(io::read_arrays(bytes).arrays.size() == 20000);
  check_room(bytes, bytes.size());

  std::string metadata = R"({"__metadata__":{"a":"b")";
  for (int i = 0; i < 100000; ++i) metadata += R"(,"":"")";
  const FileBytes many = safetensors(metadata + "}}");
  check_room(many, many.size());
}

TEST_CASE("all arrays together are capped") {
  // 40 MiB of truth values would be 320 MiB of numbers.
  const std::size_t count = 40 * mebibyte;
  const FileBytes bytes = npy("|b1", count, count);
  CHECK(room_for(bytes) < 4096);
  test::check_refused(io::read_arrays, bytes, ErrorCode::too_large, "it",
                      "256 MB for all its arrays");
}

}  // namespace attention
