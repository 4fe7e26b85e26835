// The .safetensors reader against files written by the format's description, and spoilt ones.
#include "io_helpers.hpp"

namespace attention {

using io::read_arrays;
using io::read_safetensors;
using test::bytes_of;
using test::check_refused;
using test::FileBytes;
using test::fixture;
using test::Numbers;
using test::Sizes;
using test::Texts;

namespace {

/// A file of that header and that many zero bytes of data.
FileBytes file_of(std::string_view header, std::size_t size = 0) {
  std::string text;
  for (int shift = 0; shift < 64; shift += 8) {
    text += static_cast<char>(static_cast<std::uint64_t>(header.size()) >> shift);
  }
  return bytes_of(text.append(header).append(size, '\0'));
}

void check_format(std::string_view header, std::size_t size, std::string_view words) {
  INFO(header);
  check_refused(read_safetensors, file_of(header, size), ErrorCode::wrong_format, "it", words);
}

void check_type(std::string_view header, std::string_view words) {
  INFO(header);
  check_refused(read_safetensors, file_of(header, 4), ErrorCode::wrong_type, "it", words);
}

/// A file of one number and that text in the metadata's "tokens".
FileBytes with_tokens(std::string_view text) {
  std::string header = R"({"__metadata__":{"tokens":")";
  header.append(text).append(R"("},"q":{"dtype":"F32","shape":[],"data_offsets":[0,4]}})");
  return file_of(header, 4);
}

/// The first token of a list that stands in JSON in the metadata, itself JSON.
std::string token(const std::string& written) {
  return read_safetensors(with_tokens(R"([\")" + written + R"(\"])")).tokens->queries.at(0);
}

}  // namespace

TEST_CASE("every type of safetensors is read") {
  const io::ArrayFile file = read_safetensors(fixture("types.safetensors"));
  CHECK(file.format == io::FileFormat::safetensors);
  CHECK(file.arrays.size() == 13);
  CHECK_FALSE(file.tokens);
  for (const io::NamedArray& array : file.arrays) {
    INFO(array.name);
    CHECK(array.shape == Sizes{2, 3});
    const std::string type = io::element_type_name(array.type);
    if (array.name == "bool") {
      CHECK(type == "bool");
      CHECK(array.data == Numbers{1, 0, 1, 0, 1, 1});
    } else if (array.name[0] == 'i') {
      CHECK(type == "int" + array.name.substr(1));
      CHECK(array.data == Numbers{-2, -1, 0, 1, 2, 100});
    } else if (array.name[0] == 'u') {
      CHECK(type == "uint" + array.name.substr(1));
      CHECK(array.data == Numbers{0, 1, 2, 3, 4, 200});
    } else {
      CHECK(type == (array.name == "bf16" ? "bfloat16" : "float" + array.name.substr(1)));
      // 1000 is a bfloat16: 125 times 8, in 7 bits.
      CHECK(array.data == Numbers{-1.5, 0.25, 0, 1, 2, 1000});
    }
  }
}

TEST_CASE("scalars, empty arrays and rank 4 are read from safetensors") {
  const io::ArrayFile file = read_safetensors(fixture("shapes.safetensors"));
  CHECK(file.arrays[0].shape.empty());
  CHECK(file.arrays[0].data == Numbers{7.5});
  CHECK(file.arrays[1].shape == Sizes{0, 4});
  CHECK(file.arrays[2].shape == Sizes{2, 1, 3, 2});
  CHECK(file.arrays[2].data == Numbers{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
}

TEST_CASE("metadata are kept, their tokens read") {
  const io::ArrayFile file = read_safetensors(fixture("tokens.safetensors"));
  REQUIRE(file.metadata.size() == 2);
  CHECK(file.metadata[0] == std::pair<std::string, std::string>("format", "pt"));
  CHECK(file.metadata[1].first == "tokens");
  CHECK(file.tokens->queries == Texts{"le", "été"});
  CHECK(file.tokens->keys == Texts{"le", "été"});
}

TEST_CASE("texts in JSON are read with their escapes") {
  CHECK(token(R"(a\\\"\\\\\\/\\b\\f\\n\\r\\t)") == "a\"\\/\b\f\n\r\t");
  CHECK(token(R"(\\u0041\\u00e9\\u00E9\\u732b)") == "Aéé猫");
  CHECK(token(R"(\\ud834\\udd1e)") == "𝄞");
  CHECK(token("é") == "é");
  CHECK(token("") == "");
}

TEST_CASE("tokens in JSON that are no list of texts are refused") {
  const std::pair<const char*, ErrorCode> cases[] = {
      {"", ErrorCode::wrong_type},
      {"7", ErrorCode::wrong_type},
      {"[1]", ErrorCode::wrong_type},
      {"[[]]", ErrorCode::wrong_type},
      {R"([\"a\",])", ErrorCode::wrong_type},
      {R"([\"a\")", ErrorCode::wrong_format},
      {R"([\"a\"] 1)", ErrorCode::wrong_format},
      {R"([\"a)", ErrorCode::wrong_format},
      {R"([\"\\x\"])", ErrorCode::wrong_format},
      {R"([\"\\)", ErrorCode::wrong_format},
      {R"([\"\\u00)", ErrorCode::wrong_format},
      {R"([\"\\u00g0\"])", ErrorCode::wrong_format},
      {R"([\"\\ud834\"])", ErrorCode::wrong_format},
      {R"([\"\\ud834\\u0041\"])", ErrorCode::wrong_format},
      {R"([\"\\udd1e\"])", ErrorCode::wrong_format},
      {R"([\"\u0001\"])", ErrorCode::wrong_format},
      {R"({\"queries\":[]})", ErrorCode::missing},
      {R"({\"keys\":[]})", ErrorCode::missing},
      {R"({\"queries\":[],\"keys\":[],\"more\":[]})", ErrorCode::wrong_type},
      {R"({\"queries\":[],\"queries\":[]})", ErrorCode::wrong_type},
      {R"({\"queries\":\"a\",\"keys\":[]})", ErrorCode::wrong_type},
      {R"({queries:[]})", ErrorCode::wrong_format},
      {R"({\"queries\" []})", ErrorCode::wrong_format},
  };
  for (const auto& [text, code] : cases) {
    INFO(text);
    check_refused(read_safetensors, with_tokens(text), code, "it", "the metadata 'tokens' of it");
  }
  std::string many = R"([\"\")";
  for (std::size_t i = 0; i < io::max_tokens; ++i) many += R"(,\"\")";
  check_refused(read_safetensors, with_tokens(many + "]"), ErrorCode::too_large, "it",
                "more than 4096 tokens");
}

TEST_CASE("a safetensors file that is cut off is refused") {
  test::check_beginnings_refused(read_safetensors, "types.safetensors");
  check_refused(read_safetensors, test::patched(fixture("types.safetensors"), 0, "\xff\xff\xff"),
                ErrorCode::wrong_format, "it", "its header does not fit");
  check_refused(read_safetensors, test::patched(fixture("types.safetensors"), 7, "\xff"),
                ErrorCode::wrong_format, "it", "its header does not fit");
}

TEST_CASE("places that lie are refused") {
  const auto check_place = [](std::string_view offsets, std::string_view words) {
    std::string header = R"({"q":{"dtype":"F32","shape":[2],"data_offsets":)";
    check_format(header.append(offsets).append("}}"), 8, words);
  };
  check_place("[0,9]", "data_offsets from 0 to 9, its data have 8 bytes");
  check_place("[8,0]", "data_offsets from 8 to 0");
  check_place("[0,18446744073709551615]", "data_offsets from 0 to");
  check_place("[4,8]", "leave a gap at byte 0");
  check_place("[0,4]", "8 bytes of data, its arrays use 4");
  check_place("[0]", "two data_offsets");
  check_place("[0,4,8]", "two data_offsets");
  check_format(R"({"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},)"
               R"("b":{"dtype":"F32","shape":[1],"data_offsets":[2,6]}})",
               6, "overlap");
  check_refused(read_safetensors,
                file_of(R"({"q":{"dtype":"F32","shape":[3],"data_offsets":[0,8]}})", 8),
                ErrorCode::wrong_format, "q", "asks for 12 bytes of data, the file has 8");
  check_refused(read_safetensors,
                file_of(R"({"q":{"dtype":"F32","shape":[65536,65536],"data_offsets":[0,8]}})", 8),
                ErrorCode::too_large, "q", "more than 268435456 elements");
}

TEST_CASE("a header of safetensors that is no such header is refused") {
  check_format("[]", 0, "must begin with '{'");
  check_format(R"({"q":{"dtype":"F32","shape":[1]}})", 4, "a dtype, a shape and two");
  check_format(R"({"q":{"dtype":"F32","dtype":"F32"}})", 4, "each once");
  check_format(R"({"q":{"more":1}})", 4, "nothing else");
  check_format(R"({"q")", 4, "is no JSON");
  check_format("{\"q\xff\":1}", 4, "no UTF-8");
  check_format("{\"q\n\":1}", 4, "is no JSON");
  check_format(R"({"q":{"dtype":"F32","shape":[01],"data_offsets":[0,4]}})", 4, "is no JSON");
  check_type(R"({"q":7})", "needs an object");
  check_type(R"({"q":{"dtype":7}})", "needs a text");
  check_type(R"({"q":{"shape":7}})", "needs a list");
  check_type(R"({"q":{"shape":[-1]}})", "a whole number that is not negative");
  check_type(R"({"q":{"shape":[18446744073709551616]}})", "a whole number of 64 bits");
  check_type(R"({"__metadata__":{"a":1}})", "needs a text");
  check_refused(read_safetensors, fixture("float8.safetensors"), ErrorCode::unsupported, "q",
                "type 'F8_E4M3', which is not read");
  check_refused(read_safetensors, file_of("{}"), ErrorCode::missing, "it", "holds no array");
}

TEST_CASE("what a header of safetensors gives twice, or too much of, is refused") {
  const std::string none = R"("q":{"dtype":"F32","shape":[0],"data_offsets":[0,0]})";
  const auto check = [](const std::string& header, ErrorCode code, std::string_view words) {
    check_refused(read_safetensors, file_of(header), code, "it", words);
  };
  check("{" + none + "," + none + "}", ErrorCode::conflict, "two arrays called 'q'");
  check(R"({"__metadata__":{},"__metadata__":{},)" + none + "}", ErrorCode::conflict, "twice");
  check(R"({"__metadata__":{"tokens":"[]","tokens":"[]"},)" + none + "}", ErrorCode::conflict,
        "two metadata called 'tokens'");
  check("{\"" + std::string(257, 'n') + "\":1}", ErrorCode::too_large, "a name of 257 bytes");
  std::string many;
  for (std::size_t i = 0; i <= io::max_metadata; ++i) many += R"("":"",)";
  check(R"({"__metadata__":{)" + many + R"("":""},)" + none + "}", ErrorCode::too_large,
        "more than 1024 entries");
}

TEST_CASE("a file's format is known by its first bytes") {
  using io::FileFormat;
  CHECK(read_arrays(fixture("rank-2.npy")).format == FileFormat::npy);
  CHECK(read_arrays(fixture("plain.npz"), "wrong.npy").format == FileFormat::npz);
  CHECK(read_arrays(fixture("types.safetensors")).format == FileFormat::safetensors);
  CHECK(std::string(io::file_format_name(FileFormat::npy)) == "npy");
  CHECK(std::string(io::file_format_name(FileFormat::npz)) == "npz");
  CHECK(std::string(io::file_format_name(FileFormat::safetensors)) == "safetensors");
  for (const char* text : {"", "P", "1,2,3\n4,5,6\n", "\x80\x02."}) {
    check_refused(read_arrays, bytes_of(text), ErrorCode::wrong_format, "it",
                  "it is no .npy, .npz or .safetensors file");
  }
  check_refused(read_arrays, fixture("nothing.npz"), ErrorCode::missing, "it", "holds no array");
}

}  // namespace attention
