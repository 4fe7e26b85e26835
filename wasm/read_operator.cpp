// Makes the operator's input of a plain JavaScript object.
#include <algorithm>
#include <cmath>
#include <span>
#include <string_view>

#include "read_input.hpp"
#include "values.hpp"

namespace attention::wasm {

namespace {

/// A tensor as the operator takes it, with the name of its type.
struct TypedTensor {
  OperatorTensor tensor;
  std::string type;
};

/// The types that an input of the operator may have.
using TypeNames = std::span<const std::string_view>;
constexpr std::string_view float_types[] = {"float32", "float16", "bfloat16", "float64", "double"};
constexpr std::string_view mask_types[] = {"bool",     "float32", "float16",
                                           "bfloat16", "float64", "double"};
constexpr std::string_view length_types[] = {"int64", "int32"};

/// @throws InputError `wrong_type`, naming the types that would be right.
std::string read_type(const char* name, const val& value, TypeNames types) {
  const Place place = Place(name).of_part("dtype");
  const std::string type = read_text(place, property(place, value, val("dtype")));
  if (std::find(types.begin(), types.end(), type) != types.end()) return type;
  std::string known;
  for (const std::string_view candidate : types) {
    if (!known.empty()) known += candidate == types.back() ? " or " : ", ";
    known += candidate;
  }
  fail(ErrorCode::wrong_type, place, {" is '", type.substr(0, 24), "', but must be ", known});
}

/// Which entries the data of a type may have.
Accepted entries_of(const std::string& type) {
  if (type == "bool") return numbers_and_truths;
  if (type == "int64" || type == "int32") return numbers_and_bigints;
  return numbers_and_names;
}

/// {dtype, shape, data}; a Uint16Array of type float16 or bfloat16 holds the numbers' bits.
TypedTensor read_typed(const char* name, const val& value, TypeNames types) {
  if (kind_of(value) != Kind::object) refuse(name, value, "{dtype, shape, data}");
  TypedTensor typed;
  typed.type = read_type(name, value, types);
  Table table = read_shaped(name, value, entries_of(typed.type), max_operator_entries);
  const bool is_half = typed.type == "float16" || typed.type == "bfloat16";
  if (is_half && kind_of(property(name, value, val("data"))) == Kind::half_list) {
    const auto decode = typed.type == "float16" ? float16_to_double : bfloat16_to_double;
    for (double& number : table.data) number = decode(static_cast<std::uint16_t>(number));
  }
  typed.tensor = {std::move(table.shape), std::move(table.data)};
  return typed;
}

std::optional<OperatorTensor> given_tensor(const val& inputs, const char* name) {
  const std::optional<val> value = given(inputs, name);
  if (!value) return std::nullopt;
  return read_typed(name, *value, float_types).tensor;
}

std::vector<std::int64_t> read_lengths(const char* name, const val& value) {
  const OperatorTensor tensor = read_typed(name, value, length_types).tensor;
  if (tensor.shape.size() != 1) fail(ErrorCode::wrong_type, name, {" must have one axis"});
  std::vector<std::int64_t> lengths;
  for (const double number : tensor.data) {
    if (number != std::trunc(number) || std::abs(number) > 9007199254740991.0) {
      fail(ErrorCode::out_of_range, name, {" must have whole numbers"});
    }
    lengths.push_back(static_cast<std::int64_t>(number));
  }
  return lengths;
}

void read_attributes(const val& attributes, OperatorInput& input) {
  check_object("attributes", attributes,
               {"is_causal", "scale", "softcap", "q_num_heads", "kv_num_heads",
                "qk_matmul_output_mode", "softmax_precision"});
  if (const auto causal = given(attributes, "is_causal")) {
    input.is_causal = kind_of(*causal) == Kind::truth ? read_truth("is_causal", *causal)
                                                      : read_integer("is_causal", *causal) != 0;
  }
  input.scale = given_number(attributes, "scale");
  input.softcap = given_number(attributes, "softcap").value_or(0.0);
  input.q_num_heads = given_count(attributes, "q_num_heads");
  input.kv_num_heads = given_count(attributes, "kv_num_heads");
  if (const auto mode = given(attributes, "qk_matmul_output_mode")) {
    input.qk_matmul_output_mode =
        static_cast<QkMatmulOutput>(read_integer("qk_matmul_output_mode", *mode));
  }
  // Everything is computed in double, so a lower precision asked for changes nothing.
  if (const auto precision = given(attributes, "softmax_precision")) {
    read_integer("softmax_precision", *precision);
  }
}

}  // namespace

OperatorRequest read_operator_request(const val& value) {
  check_object("input", value, {"attributes", "inputs"});
  OperatorRequest request;
  OperatorInput& input = request.input;
  if (const auto attributes = given(value, "attributes")) read_attributes(*attributes, input);

  const std::optional<val> given_inputs = given(value, "inputs");
  if (!given_inputs) fail(ErrorCode::missing, "inputs", {" is missing"});
  const val& inputs = *given_inputs;
  check_object("inputs", inputs,
               {"Q", "K", "V", "attn_mask", "past_key", "past_value", "nonpad_kv_seqlen"});
  // The core says where Q, K or V is missing.
  const auto take = [&](const char* name, OperatorTensor& tensor, std::string& type) {
    const std::optional<val> found = given(inputs, name);
    if (!found) return;
    TypedTensor typed = read_typed(name, *found, float_types);
    tensor = std::move(typed.tensor);
    type = std::move(typed.type);
  };
  take("Q", input.q, request.query_type);
  take("K", input.k, request.key_type);
  take("V", input.v, request.value_type);
  if (const auto mask = given(inputs, "attn_mask")) {
    TypedTensor typed = read_typed("attn_mask", *mask, mask_types);
    input.attn_mask = OperatorMask{typed.type == "bool", std::move(typed.tensor)};
  }
  input.past_key = given_tensor(inputs, "past_key");
  input.past_value = given_tensor(inputs, "past_value");
  if (const auto lengths = given(inputs, "nonpad_kv_seqlen")) {
    input.nonpad_kv_seqlen = read_lengths("nonpad_kv_seqlen", *lengths);
  }
  return request;
}

}  // namespace attention::wasm
