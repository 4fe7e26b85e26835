// Differences, number by number.
#include <algorithm>
#include <attention/difference.hpp>
#include <cmath>

#include "checks.hpp"

namespace attention {

namespace {

void require_same(std::size_t present, std::size_t pinned, std::string_view unit) {
  require(present == pinned, ErrorCode::length_mismatch, "pinned",
          {named("present"), " has ", counted(present, unit), ", ", named("pinned"), " has ",
           pinned, "; only equal numbers can be compared"});
}

/// (N, D), (N, D) -> (N, D)
Tensor<2> minus(std::string_view field, const Tensor<2>& left, const Tensor<2>& right) {
  Tensor<2> difference = left;
  for (std::size_t index = 0; index < difference.size(); ++index) {
    difference.data()[index] -= right.data()[index];
  }
  require_no_overflow(field, difference);
  return difference;
}

std::string shape_text(Shape shape) {
  std::string text;
  for (const std::size_t size : shape) {
    if (!text.empty()) text += " x ";
    text += std::to_string(size);
  }
  return text;
}

void check_tensor(std::string_view field, const OperatorTensor& tensor) {
  require(!(tensor.shape.empty() && tensor.data.empty()), ErrorCode::missing, field,
          {named(field), " is missing"});
  require_filled(field, tensor.shape, tensor.data.size());
  require(!tensor.data.empty(), ErrorCode::empty, field, {named(field), " has no numbers"});
  for (std::size_t index = 0; index < tensor.data.size(); ++index) {
    if (std::isfinite(tensor.data[index])) continue;
    fail(ErrorCode::not_finite, field,
         {named(field), index_text(tensor.shape, index), " is ", tensor.data[index],
          ", but must be a finite number"});
  }
}

/// The place of element `index` of a row-major tensor.
std::vector<std::size_t> place_of(Shape shape, std::size_t index) {
  std::vector<std::size_t> place(shape.size());
  for (std::size_t axis = shape.size(); axis-- > 0;) {
    place[axis] = index % shape[axis];
    index /= shape[axis];
  }
  return place;
}

}  // namespace

Difference difference(const AttentionTrace& present, const AttentionTrace& pinned) {
  const Tensor<2>& weights = present.heads.front().weights;
  const Tensor<2>& pinned_weights = pinned.heads.front().weights;
  require_same(present.heads.size(), pinned.heads.size(), "head");
  require_same(weights.shape(0), pinned_weights.shape(0), "query row");
  require_same(weights.shape(1), pinned_weights.shape(1), "key row");
  require_same(present.heads.front().output.shape(1), pinned.heads.front().output.shape(1),
               "value column");
  require_same(present.result.shape(1), pinned.result.shape(1), "result column");

  Difference result;
  result.weights = std::vector<Tensor<2>>(present.heads.size());
  result.output = std::vector<Tensor<2>>(present.heads.size());
  for (std::size_t h = 0; h < present.heads.size(); ++h) {
    const HeadTrace& head = present.heads[h];
    const HeadTrace& pinned_head = pinned.heads[h];
    result.weights[h] = minus("weights", head.weights, pinned_head.weights);
    result.output[h] = minus("output", head.output, pinned_head.output);
  }
  result.result = minus("result", present.result, pinned.result);
  return result;
}

LargestDifference largest_difference(const OperatorTensor& weights, const OperatorTensor& wanted) {
  check_tensor("weights", weights);
  check_tensor("wanted", wanted);
  require(weights.shape == wanted.shape, ErrorCode::length_mismatch, "wanted",
          {named("weights"), " has ", shape_text(weights.shape), " numbers, ", named("wanted"),
           " has ", shape_text(wanted.shape), "; both must have the same"});
  LargestDifference largest;
  std::size_t best = 0;
  for (std::size_t index = 0; index < weights.data.size(); ++index) {
    const double size = std::abs(weights.data[index] - wanted.data[index]);
    if (size <= largest.value) continue;
    largest.value = size;
    best = index;
  }
  require(std::isfinite(largest.value), ErrorCode::overflow, "weights",
          {named("weights"), index_text(weights.shape, best), " and ", named("wanted"),
           " are too far apart for a double"});
  largest.at = place_of(weights.shape, best);
  return largest;
}

}  // namespace attention
