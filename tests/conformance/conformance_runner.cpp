// Runs every ONNX Attention vector of a folder through the core and compares the outputs.
//
// conformance_runner [--at-least N] DIR
// Ends with "N passed, N failed"; returns 0 where all passed, 1 where one failed, 2 where there was
// nothing to run. With --at-least, a folder that is not there gives 77 and one that has fewer
// vectors gives 2.
#include <algorithm>
#include <attention/operator.hpp>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace {

using attention::OperatorTensor;
using nlohmann::json;

double number(const json& value) {
  if (value.is_boolean()) return value.get<bool>() ? 1.0 : 0.0;
  if (!value.is_string()) return value.get<double>();
  const std::string text = value.get<std::string>();
  if (text == "inf") return std::numeric_limits<double>::infinity();
  if (text == "-inf") return -std::numeric_limits<double>::infinity();
  if (text == "nan") return std::numeric_limits<double>::quiet_NaN();
  throw std::runtime_error("unknown number \"" + text + "\"");
}

OperatorTensor tensor(const json& value) {
  OperatorTensor result;
  result.shape = value.at("shape").get<std::vector<std::size_t>>();
  for (const json& element : value.at("data")) result.data.push_back(number(element));
  return result;
}

attention::OperatorInput read_input(const json& vector) {
  const json& inputs = vector.at("inputs");
  const json& attributes = vector.at("attributes");
  attention::OperatorInput input;
  input.q = tensor(inputs.at("Q"));
  input.k = tensor(inputs.at("K"));
  input.v = tensor(inputs.at("V"));
  if (inputs.contains("attn_mask")) {
    const json& mask = inputs["attn_mask"];
    input.attn_mask = {mask.at("dtype") == "bool", tensor(mask)};
  }
  if (inputs.contains("past_key")) input.past_key = tensor(inputs["past_key"]);
  if (inputs.contains("past_value")) input.past_value = tensor(inputs["past_value"]);
  if (inputs.contains("nonpad_kv_seqlen")) {
    input.nonpad_kv_seqlen = inputs["nonpad_kv_seqlen"].at("data").get<std::vector<std::int64_t>>();
  }
  input.is_causal = attributes.value("is_causal", 0) != 0;
  if (attributes.contains("scale")) input.scale = number(attributes["scale"]);
  input.softcap = attributes.value("softcap", 0.0);
  if (attributes.contains("q_num_heads")) input.q_num_heads = attributes["q_num_heads"];
  if (attributes.contains("kv_num_heads")) input.kv_num_heads = attributes["kv_num_heads"];
  input.qk_matmul_output_mode =
      static_cast<attention::QkMatmulOutput>(attributes.value("qk_matmul_output_mode", 0));
  return input;
}

/// How far a number may be off, as the vectors' README says.
struct Tolerance {
  double absolute;
  double relative;
};

Tolerance tolerance_of(const std::string& dtype) {
  if (dtype == "float16") return {2e-3, 0.0};
  if (dtype == "float32") return {1e-5, 1e-5};
  throw std::runtime_error("no tolerance is known for the type " + dtype);
}

bool is_close(double expected, double got, const Tolerance& tolerance) {
  if (std::isnan(expected) || std::isnan(got)) return std::isnan(expected) && std::isnan(got);
  if (std::isinf(expected) || std::isinf(got)) return expected == got;
  return std::abs(expected - got) <= tolerance.absolute + tolerance.relative * std::abs(expected);
}

/// Prints the first difference, if any, and tells whether there was none.
bool agrees(const std::string& file, const std::string& name, const json& expected_json,
            const OperatorTensor& got) {
  const OperatorTensor expected = tensor(expected_json);
  if (expected.shape != got.shape) {
    std::printf("FAIL %s %s: shape expected %s, got %s\n", file.c_str(), name.c_str(),
                json(expected.shape).dump().c_str(), json(got.shape).dump().c_str());
    return false;
  }
  const Tolerance tolerance = tolerance_of(expected_json.at("dtype"));
  for (std::size_t index = 0; index < expected.data.size(); ++index) {
    if (is_close(expected.data[index], got.data[index], tolerance)) continue;
    std::printf("FAIL %s %s[%zu]: expected %.9g, got %.9g\n", file.c_str(), name.c_str(), index,
                expected.data[index], got.data[index]);
    return false;
  }
  return true;
}

bool run_file(const std::filesystem::path& path) {
  const std::string file = path.filename().string();
  try {
    std::ifstream stream(path);
    const json vector = json::parse(stream);
    const attention::OperatorOutput output = attention::attention_operator(read_input(vector));
    bool passed = true;
    for (const auto& [name, expected] : vector.at("outputs").items()) {
      const OperatorTensor* got = name == "Y"                  ? &output.y
                                  : name == "present_key"      ? &output.present_key
                                  : name == "present_value"    ? &output.present_value
                                  : name == "qk_matmul_output" ? &output.qk_matmul_output
                                                               : nullptr;
      if (got == nullptr) throw std::runtime_error("unknown output " + name);
      passed = agrees(file, name, expected, *got) && passed;
    }
    return passed;
  } catch (const std::exception& error) {
    std::printf("FAIL %s: %s\n", file.c_str(), error.what());
    return false;
  }
}

std::vector<std::filesystem::path> json_files(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  if (!std::filesystem::is_directory(folder)) return files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".json") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace

int main(int argc, char** argv) {
  const bool has_least = argc == 4 && std::string(argv[1]) == "--at-least";
  if (argc != 2 && !has_least) {
    std::fprintf(stderr, "usage: conformance_runner [--at-least N] DIR\n");
    return 2;
  }
  const std::filesystem::path folder = argv[argc - 1];
  if (has_least && !std::filesystem::exists(folder)) {
    std::fprintf(stderr, "skipped: %s is not there\n", folder.string().c_str());
    return 77;
  }
  const std::size_t least = has_least ? std::stoul(argv[2]) : 1;
  const std::vector<std::filesystem::path> files = json_files(folder);
  if (files.size() < least) {
    std::fprintf(stderr, "error: %zu ONNX vectors (*.json) in %s, but at least %zu are needed\n",
                 files.size(), folder.string().c_str(), least);
    return 2;
  }
  int passed = 0;
  int failed = 0;
  for (const std::filesystem::path& file : files) ++(run_file(file) ? passed : failed);
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed == 0 ? 0 : 1;
}
