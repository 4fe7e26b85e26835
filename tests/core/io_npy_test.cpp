// The .npy reader and writer against files that NumPy wrote.
#include <cmath>
#include <limits>

#include "helpers.hpp"
#include "io_helpers.hpp"

namespace attention {

using io::read_npy;
using test::bytes_of;
using test::check_refused;
using test::FileBytes;
using test::fixture;
using test::infinity;
using test::Numbers;
using test::only_array;
using test::patched;
using test::Sizes;
using test::Texts;

namespace {

/// A .npy file of version 1.0 with that header and those bytes of data.
FileBytes npy(std::string_view header, std::string_view data = "") {
  std::string text("\x93NUMPY\1\0", 8);
  text += static_cast<char>(header.size() & 0xff);
  text += static_cast<char>(header.size() >> 8);
  return bytes_of(text.append(header).append(data));
}

FileBytes npy_of(std::string_view type, std::string_view shape, std::string_view data = "") {
  std::string header = "{'descr': '";
  header.append(type).append("', 'fortran_order': False, 'shape': ").append(shape).append(", }\n");
  return npy(header, data);
}

void check_format(const FileBytes& bytes, std::string_view words) {
  check_refused(read_npy, bytes, ErrorCode::wrong_format, "it", words);
}

void check_unsupported(const FileBytes& bytes, std::string_view words) {
  check_refused(read_npy, bytes, ErrorCode::unsupported, "it", words);
}

void check_too_large(const FileBytes& bytes, std::string_view words) {
  check_refused(read_npy, bytes, ErrorCode::too_large, "it", words);
}

}  // namespace

TEST_CASE("every type of number is read in both byte orders") {
  const Numbers signed_values = {-2, -1, 0, 1, 2, 100};
  const Numbers unsigned_values = {0, 1, 2, 3, 4, 200};
  const Numbers float_values = {-1.5, 0.25, 0, 1, 2, 1000};
  const std::vector<std::tuple<std::string, std::string, Numbers>> cases = {
      {"i1", "int8", signed_values},     {"i2", "int16", signed_values},
      {"i4", "int32", signed_values},    {"i8", "int64", signed_values},
      {"u1", "uint8", unsigned_values},  {"u2", "uint16", unsigned_values},
      {"u4", "uint32", unsigned_values}, {"u8", "uint64", unsigned_values},
      {"f2", "float16", float_values},   {"f4", "float32", float_values},
      {"f8", "float64", float_values},
  };
  for (const auto& [kind, type, values] : cases) {
    for (const std::string& order : Texts{"little", "big"}) {
      const io::NamedArray array = only_array(read_npy, kind + "-" + order + ".npy");
      INFO(array.name);
      CHECK(array.name == kind + "-" + order);
      CHECK(std::string(io::element_type_name(array.type)) == type);
      CHECK(array.shape == Sizes{2, 3});
      CHECK(array.data == values);
      CHECK(array.texts.empty());
    }
  }
  const io::NamedArray truths = only_array(read_npy, "bool.npy");
  CHECK(std::string(io::element_type_name(truths.type)) == "bool");
  CHECK(truths.data == Numbers{1, 0, 1, 0, 1, 1});
}

TEST_CASE("the ends of the types' ranges are read") {
  const Numbers half = only_array(read_npy, "f2-special.npy").data;
  CHECK(half[0] == infinity);
  CHECK(half[1] == -infinity);
  CHECK(std::isnan(half[2]));
  CHECK(half[3] == 65504);
  CHECK(half[4] == 0x1p-24);
  CHECK(half[5] == 1023 * 0x1p-24);
  CHECK(std::signbit(half[6]));
  const Numbers single = only_array(read_npy, "f4-special.npy").data;
  CHECK(single[0] == infinity);
  CHECK(std::isnan(single[1]));
  CHECK(single[2] == 0x1p-149);
  CHECK(single[3] == double{std::numeric_limits<float>::max()});
  // Beyond 2^53 a double rounds to even.
  CHECK(only_array(read_npy, "i8-large.npy").data == Numbers{-0x1p63, 0x1p63, 0x1p53});
  CHECK(only_array(read_npy, "u8-large.npy").data == Numbers{0x1p64});
}

TEST_CASE("every rank is read, from C and Fortran order alike") {
  CHECK(only_array(read_npy, "rank-0.npy").shape.empty());
  CHECK(only_array(read_npy, "rank-0.npy").data == Numbers{7.5});
  CHECK(only_array(read_npy, "rank-1.npy").shape == Sizes{3});
  CHECK(only_array(read_npy, "rank-1.npy").data == Numbers{0, 1, 2});
  const std::vector<Sizes> shapes = {{2, 3}, {2, 3, 2}, {2, 1, 3, 2}};
  for (const Sizes& shape : shapes) {
    const std::string name = "rank-" + std::to_string(shape.size());
    for (const std::string& file : {name + ".npy", name + "-fortran.npy"}) {
      INFO(file);
      const io::NamedArray array = only_array(read_npy, file);
      CHECK(array.shape == shape);
      // NumPy's arange in C order: an element's number is its place.
      for (std::size_t i = 0; i < array.data.size(); ++i) {
        CHECK(array.data[i] == static_cast<double>(i));
      }
      CHECK(array.data.size() == (shape.size() == 2 ? 6 : 12));
    }
  }
  CHECK(only_array(read_npy, "no-rows.npy").shape == Sizes{0, 4});
  CHECK(only_array(read_npy, "no-rows.npy").data.empty());
}

TEST_CASE("versions 2 and 3 of the format are read") {
  for (const char* file : {"version-2.npy", "version-3.npy"}) {
    CHECK(only_array(read_npy, file).data == Numbers{-1.5, 0.25, 0, 1, 2, 1000});
  }
}

TEST_CASE("texts are read as UTF-8, and tokens are known by their name") {
  for (const char* file : {"text-little.npy", "text-big.npy"}) {
    const io::NamedArray array = only_array(read_npy, file);
    CHECK(array.type == io::ElementType::text);
    CHECK(array.shape == Sizes{5});
    CHECK(array.texts == Texts{"le", "", "été", "猫", "𝄞!"});
    CHECK(array.data.empty());
  }
  CHECK(only_array(read_npy, "text-fortran.npy").texts == Texts{"a", "b", "c", "d"});
  const FileBytes bytes = fixture("text-little.npy");
  CHECK_FALSE(read_npy(bytes, "words.npy").tokens);
  const io::ArrayFile file = read_npy(bytes, "folder/tokens.npy");
  CHECK(file.arrays[0].name == "tokens");
  REQUIRE(file.tokens);
  CHECK(file.tokens->queries == file.arrays[0].texts);
  CHECK(file.tokens->keys == file.arrays[0].texts);
  CHECK(read_npy(bytes, "query_tokens.npy").tokens->queries.size() == 5);
  CHECK(read_npy(bytes, "query_tokens.npy").tokens->keys.empty());
}

TEST_CASE("an array is named after its file") {
  const FileBytes bytes = fixture("rank-0.npy");
  const auto name = [&](std::string_view file) { return read_npy(bytes, file).arrays[0].name; };
  CHECK(name("C:\\data\\q.npy") == "q");
  CHECK(name("data/q.v2.npy") == "q.v2");
  CHECK(name("q") == "q");
  CHECK(name(".npy") == ".npy");
}

TEST_CASE("what NumPy pickles or stores otherwise is refused with the way to save it") {
  check_unsupported(fixture("objects.npy"), "words as numpy.array(words, dtype=str)");
  check_unsupported(fixture("complex.npy"), "type '<c16', which is not read");
  check_unsupported(fixture("long-double.npy"), "type '<f16'");
  check_unsupported(fixture("byte-strings.npy"), "words as array.astype(str)");
  check_unsupported(fixture("fields.npy"), "several fields");
  check_unsupported(npy_of("=f4", "()", "1234"), "type '=f4'");
  check_unsupported(npy_of("|f4", "()", "1234"), "type '|f4'");
  check_unsupported(npy_of("<U0", "(9,)"), "type '<U0'");
  check_unsupported(npy_of("<U99999999999999999999", "(1,)"), "which is not read");
  check_unsupported(npy_of("f4", "()", "1234"), "type 'f4'");
  check_unsupported(patched(fixture("rank-1.npy"), 6, "\4"), "of version 4");
}

TEST_CASE("a .npy file that is cut off or has bytes too many is refused") {
  test::check_beginnings_refused(read_npy, "f4-little.npy");
  test::check_beginnings_refused(read_npy, "version-3.npy");
  test::check_beginnings_refused(read_npy, "text-big.npy");
  FileBytes longer = fixture("f4-little.npy");
  longer.push_back(0);
  check_format(longer, "asks for 24 bytes of data, the file has 25");
}

TEST_CASE("a header that lies or is none is refused") {
  check_format(bytes_of("nothing at all"), "is no .npy file");
  check_format(patched(fixture("version-2.npy"), 8, "\xff\xff\xff\xff"), "its header does not fit");
  check_format(npy_of("<f4", "(2,)", "1234"), "asks for 8 bytes of data, the file has 4");
  check_too_large(fixture("rank-9.npy"), "has 9 axes, at most 8");
  check_too_large(npy_of("<f8", "(65536, 65536)"), "more than 268435456 elements");
  check_too_large(npy_of("<f8", "(0, 9999999999)"), "an axis of 9999999999");
  const char* spoilt[] = {
      "",
      "{",
      "{}",
      "{'descr': '<f4'}",
      "{'descr': '<f4', 'fortran_order': False, 'shape': (1)}",
      "{'descr': '<f4', 'fortran_order': False, 'shape': (1, 2,, 3)}",
      "{'descr': '<f4', 'fortran_order': False, 'shape': (1 2)}",
      "{'descr': '<f4', 'fortran_order': False, 'shape': (-1,)}",
      "{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999999,)}",
      "{'descr': '<f4', 'fortran_order': False, 'shape': 3}",
      "{'descr': '<f4', 'fortran_order': 0, 'shape': ()}",
      "{'descr': '<f4', 'fortran_order': False 'shape': ()}",
      "{'descr': <f4, 'fortran_order': False, 'shape': ()}",
      "{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': ()}",
      "{'descr': '<f4', 'fortran_order': False, 'shape': (), 'more': 1}",
      "{'descr': '<f4', 'fortran_order': False, 'shape': ()} more",
      "{descr: '<f4', 'fortran_order': False, 'shape': ()}",
  };
  for (const char* header : spoilt) {
    INFO(header);
    check_format(npy(header, "1234"), "header that cannot be read from its character");
  }
  CHECK(read_npy(npy("{\"shape\":(),\"fortran_order\":True,\"descr\":\"<i4\"}",
                     std::string_view("\5\0\0\0", 4)))
            .arrays[0]
            .data == Numbers{5});
}

TEST_CASE("a text that is no Unicode is refused") {
  check_format(npy_of("<U1", "(1,)", std::string_view("\0\xd8\0\0", 4)), "no Unicode");
  check_format(npy_of("<U1", "(1,)", std::string_view("\0\0\x11\0", 4)), "no Unicode");
}

TEST_CASE("a file's own name is checked, and cut in messages") {
  CHECK_THROWS_AS(read_npy(fixture("rank-0.npy"), std::string(257, 'n')), InputError);
  CHECK_THROWS_AS(read_npy(fixture("rank-0.npy"), "\xff"), InputError);
  try {
    read_npy(fixture("objects.npy"), std::string(200, 'n'));
    FAIL_CHECK("was taken");
  } catch (const InputError& error) {
    const std::string cut = "'" + std::string(48, 'n') + "...'";
    CHECK(std::string(error.what()).find(cut) == 0);
  }
}

TEST_CASE("written arrays are the bytes that NumPy writes") {
  const double numbers[] = {-1.5, 0.25, 0, 1, 2, 1000};
  CHECK(io::write_npy(Sizes{2, 3}, numbers) == fixture("f8-little.npy"));
  CHECK(io::write_npy(test::matrix({{-1.5, 0.25, 0}, {1, 2, 1000}})) == fixture("f8-little.npy"));
  CHECK(io::write_npy(Sizes{}, std::vector{7.5}) == fixture("rank-0.npy"));
  CHECK(io::write_npy(Sizes{3}, std::vector{0.0, 1.0, 2.0}) == fixture("rank-1.npy"));
  CHECK(io::write_npy(Sizes{0, 4}, {}) == fixture("no-rows.npy"));
}

TEST_CASE("written arrays come back bit for bit") {
  const Numbers numbers = {-0.0, infinity, -infinity, 0x1p-1074, test::largest, 0.1};
  const io::ArrayFile file = read_npy(io::write_npy(Sizes{1, 2, 3, 1}, numbers), "q.npy");
  CHECK(file.arrays[0].shape == Sizes{1, 2, 3, 1});
  CHECK(file.arrays[0].data == numbers);
  CHECK(std::signbit(file.arrays[0].data[0]));
}

TEST_CASE("a shape that does not fit its numbers is not written") {
  CHECK_THROWS_WITH(io::write_npy(Sizes{2, 2}, Numbers{1, 2, 3}),
                    "shape asks for 4 numbers, there are 3");
  CHECK_THROWS_AS(io::write_npy(Sizes(9, 1), Numbers{1}), InputError);
}

}  // namespace attention
