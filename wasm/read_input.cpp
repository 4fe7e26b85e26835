// Makes core inputs of plain JavaScript objects.
#include "read_input.hpp"

#include <algorithm>

#include "values.hpp"

namespace attention::wasm {

namespace {

/// Reads tensors that may have a heads axis, or whose columns are dealt out to heads. A tensor that
/// is not given stays empty: the core says where one is missing.
class HeadsReader {
 public:
  HeadsReader(const val& object, std::size_t limit)
      : object_(object),
        limit_(limit),
        heads_(given_count(object, "heads")),
        key_value_heads_(given_count(object, "keyValueHeads")),
        has_heads_(heads_ || key_value_heads_) {}

  Tensor<3> queries(const char* name) { return read(name, heads_, "heads"); }

  Tensor<3> keys_or_values(const char* name) {
    return read(name, key_value_heads_, "keyValueHeads");
  }

  /// True where a tensor with a heads axis was read, or heads were asked for.
  bool has_heads() const { return has_heads_; }

 private:
  /// `heads` splits the columns of a matrix; keyValueHeads falls back to heads.
  Tensor<3> read(const char* name, const std::optional<std::size_t>& heads,
                 const char* heads_name) {
    const std::optional<val> value = given(object_, name);
    if (!value) return {};
    const Table table = read_table(name, *value, numbers, limit_);
    if (table.shape.size() == 2) {
      return split_heads(name, matrix_of(table), heads.value_or(heads_.value_or(1)));
    }
    if (heads) {
      fail(ErrorCode::conflict, heads_name,
           {" splits the columns of a matrix, and ", name, " already has heads"});
    }
    has_heads_ = true;
    Tensor<3> tensor = Tensor<3>::from_shape({table.shape[0], table.shape[1], table.shape[2]});
    std::copy(table.data.begin(), table.data.end(), tensor.data());
    return tensor;
  }

  const val& object_;
  std::size_t limit_;
  std::optional<std::size_t> heads_;
  std::optional<std::size_t> key_value_heads_;
  bool has_heads_;
};

std::optional<Projection> read_projection(const val& object, HeadsReader& heads,
                                          std::size_t limit) {
  bool asked = false;
  for (const char* name :
       {"embeddings", "contextEmbeddings", "queryProjection", "keyProjection", "valueProjection"}) {
    asked = asked || given(object, name);
  }
  if (!asked) return std::nullopt;
  Projection projection;
  if (const std::optional<val> embeddings = given(object, "embeddings")) {
    projection.embeddings = read_matrix("embeddings", *embeddings, numbers, limit);
  }
  if (const std::optional<val> context = given(object, "contextEmbeddings")) {
    projection.context_embeddings = read_matrix("contextEmbeddings", *context, numbers, limit);
  }
  projection.query_projection = heads.queries("queryProjection");
  projection.key_projection = heads.keys_or_values("keyProjection");
  projection.value_projection = heads.keys_or_values("valueProjection");
  return projection;
}

Scoring read_scoring(const val& value) {
  const std::string name = read_text("scoring", value);
  if (name == "dot") return Scoring::dot;
  if (name == "scaled-dot") return Scoring::scaled_dot;
  if (name == "cosine") return Scoring::cosine;
  refuse_name("scoring", name, {"dot", "scaled-dot", "cosine"});
}

Positions read_positions(const val& value) {
  const std::string name = read_text("positions", value);
  if (name == "none") return Positions::none;
  if (name == "sinusoidal") return Positions::sinusoidal;
  refuse_name("positions", name, {"none", "sinusoidal"});
}

Mask read_mask(const val& value, std::size_t limit) {
  Mask mask;
  if (kind_of(value) == Kind::text) {
    const std::string name = read_text("mask", value);
    if (name != "none" && name != "causal") refuse_name("mask", name, {"none", "causal"});
    mask.causal = name == "causal";
    return mask;
  }
  check_object("mask", value, {"causal", "offset", "window", "allowed", "bias"});
  const auto part = [&](const char* name) { return property("mask", value, val(name)); };
  if (const val causal = part("causal"); !causal.isUndefined()) {
    mask.causal = read_truth("mask.causal", causal);
  }
  if (const val offset = part("offset"); !offset.isUndefined()) {
    mask.offset = read_integer("mask.offset", offset);
  }
  if (const val window = part("window"); !window.isUndefined()) {
    mask.window = read_integer("mask.window", window);
  }
  if (const val allowed = part("allowed"); !allowed.isUndefined()) {
    const Tensor<2> matrix = read_matrix("mask.allowed", allowed, truths, limit);
    BoolMatrix truth = BoolMatrix::from_shape({matrix.shape(0), matrix.shape(1)});
    std::copy(matrix.data(), matrix.data() + matrix.size(), truth.data());
    mask.allowed = std::move(truth);
  }
  if (const val bias = part("bias"); !bias.isUndefined()) {
    mask.bias = read_matrix("mask.bias", bias, numbers, limit);
  }
  return mask;
}

Vocabulary read_vocabulary(const val& value) {
  const Place place = "vocabulary";
  Vocabulary vocabulary;
  vocabulary.words = property_names(place, value);
  std::vector<std::vector<double>> vectors;
  std::size_t count = 0;
  for (const std::string& word : vocabulary.words) {
    vectors.push_back(read_list(place.of_word(word), property(place, value, val(word)), numbers,
                                max_trace_entries, "column"));
    count += vectors.back().size();
    check_count(place, count, max_trace_entries);
  }
  vocabulary.vectors = matrix_from_rows(place.field, vectors);
  return vocabulary;
}

/// What a trace is computed of, its tensors of at most `limit` numbers, beside properties named
/// `others`, which stay unread.
TraceRequest read_trace(const val& value, const std::vector<const char*>& others,
                        std::size_t limit = max_trace_entries) {
  std::vector<const char*> names = {"queries",
                                    "keys",
                                    "values",
                                    "heads",
                                    "keyValueHeads",
                                    "embeddings",
                                    "contextEmbeddings",
                                    "queryProjection",
                                    "keyProjection",
                                    "valueProjection",
                                    "positions",
                                    "outputProjection",
                                    "residual",
                                    "scoring",
                                    "scale",
                                    "temperature",
                                    "softCap",
                                    "mask",
                                    "vocabulary"};
  names.insert(names.end(), others.begin(), others.end());
  check_object("input", value, names);
  TraceRequest request;
  AttentionInput& input = request.input;
  HeadsReader heads(value, limit);
  input.projection = read_projection(value, heads, limit);
  input.queries = heads.queries("queries");
  input.keys = heads.keys_or_values("keys");
  input.values = heads.keys_or_values("values");
  request.has_heads = heads.has_heads();
  if (const auto positions = given(value, "positions")) {
    input.positions = read_positions(*positions);
  }
  if (const auto matrix = given(value, "outputProjection")) {
    input.output_projection = read_matrix("outputProjection", *matrix, numbers, limit);
  }
  if (const auto residual = given(value, "residual")) {
    input.residual = read_truth("residual", *residual);
  }
  if (const auto scoring = given(value, "scoring")) input.scoring = read_scoring(*scoring);
  input.scale = given_number(value, "scale");
  input.temperature = given_number(value, "temperature").value_or(1.0);
  input.soft_cap = given_number(value, "softCap");
  if (const auto mask = given(value, "mask")) input.mask = read_mask(*mask, limit);
  if (const auto words = given(value, "vocabulary")) input.vocabulary = read_vocabulary(*words);
  return request;
}

/// "-0.10" is -0.1 with 2 decimals. The minus may also be U+2212, and the point a comma.
std::optional<TypedNumber> typed_number(std::string text) {
  const std::string minus = "\u2212";
  text.erase(0, text.find_first_not_of(' '));
  text.erase(text.find_last_not_of(' ') + 1);
  double sign = 1.0;
  if (text.starts_with('-') || text.starts_with(minus)) {
    sign = -1.0;
    text.erase(0, text.starts_with('-') ? 1 : minus.size());
  }
  TypedNumber number;
  bool has_digit = false;
  bool has_point = false;
  for (const char letter : text) {
    if (letter >= '0' && letter <= '9') {
      number.value = 10.0 * number.value + (letter - '0');
      number.decimals += has_point ? 1 : 0;
      has_digit = true;
    } else if ((letter == '.' || letter == ',') && !has_point) {
      has_point = true;
    } else {
      return std::nullopt;
    }
  }
  number.value *= sign / power_of_ten(number.decimals);
  return has_digit ? std::optional(number) : std::nullopt;
}

}  // namespace

TraceRequest read_trace_request(const val& value) { return read_trace(value, {}); }

AttendRequest read_attend_request(const val& value) {
  AttendRequest request;
  // The mask may have as many numbers as the operator's tensors, and nothing has more.
  request.traced = read_trace(value, {"returnWeights"}, max_operator_entries);
  if (const auto weights = given(value, "returnWeights")) {
    const bool is_wanted = read_truth("returnWeights", *weights);
    request.weights = is_wanted ? Weights::returned : Weights::dropped;
  }
  return request;
}

CheckRequest read_check_request(Term term, const val& value) {
  std::vector<const char*> names = {"head", "query", "typed"};
  if (belongs_to_key(term)) names.push_back("key");
  CheckRequest request;
  request.input = read_trace(value, names).input;
  request.place.head = given_count(value, "head").value_or(0);
  request.place.query = required_count(value, "query");
  if (belongs_to_key(term)) request.place.key = required_count(value, "key");
  const val typed = required(value, "typed");
  for (const std::string& text : read_texts("typed", typed)) {
    const std::optional<TypedNumber> number = typed_number(text);
    if (!number) {
      fail(ErrorCode::wrong_type, "typed",
           {" entry ", request.typed.size() + 1, " is the text '", text.substr(0, 24),
            "', not a number such as -0.25"});
    }
    request.typed.push_back(*number);
  }
  return request;
}

DivergenceRequest read_divergence_request(const val& value) {
  check_object("input", value, {"wanted", "weights"});
  DivergenceRequest request;
  // The core says which is missing.
  if (const auto wanted = given(value, "wanted")) {
    request.wanted = read_matrix("wanted", *wanted, numbers);
  }
  if (const auto weights = given(value, "weights")) {
    request.weights = read_matrix("weights", *weights, numbers);
  }
  return request;
}

DifferenceRequest read_difference_request(const val& value) {
  check_object("input", value, {"present", "pinned"});
  const auto read = [&](const char* name) {
    const val input = required(value, name);
    return within(name, [&] { return read_trace_request(input); });
  };
  return {read("present"), read("pinned")};
}

LargestDifferenceRequest read_largest_difference_request(const val& value) {
  check_object("input", value, {"weights", "wanted"});
  const auto read = [&](const char* name) -> OperatorTensor {
    const std::optional<val> tensor = given(value, name);
    if (!tensor) return {};  // The core says which is missing.
    Table table = is_list(*tensor) ? read_table(name, *tensor, numbers, max_operator_entries)
                                   : read_shaped(name, *tensor, numbers, max_operator_entries);
    return {std::move(table.shape), std::move(table.data)};
  };
  return {read("weights"), read("wanted")};
}

namespace {

FillKind read_fill_kind(const val& value) {
  const std::string name = read_text("kind", value);
  if (name == "zeros") return FillKind::zeros;
  if (name == "ones") return FillKind::ones;
  if (name == "identity") return FillKind::identity;
  if (name == "one-hot") return FillKind::one_hot;
  if (name == "normal") return FillKind::normal;
  refuse_name("kind", name, {"zeros", "ones", "identity", "one-hot", "normal"});
}

}  // namespace

Fill read_fill(const val& value) {
  check_object("input", value, {"kind", "rows", "columns", "seed", "decimals"});
  Fill fill;
  fill.kind = read_fill_kind(required(value, "kind"));
  fill.rows = required_count(value, "rows");
  fill.columns = required_count(value, "columns");
  if (const auto seed = given(value, "seed")) fill.seed = read_seed("seed", *seed);
  if (const auto decimals = given(value, "decimals")) {
    fill.decimals = read_integer("decimals", *decimals);
  }
  return fill;
}

}  // namespace attention::wasm
