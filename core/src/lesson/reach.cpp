// Dependence as sets of inputs, and the loops of a layer walked pair by pair.
#include <algorithm>
#include <attention/lesson/reach.hpp>
#include <bit>
#include <cstdint>

#include "checks.hpp"

namespace attention::lesson {

namespace {

/// A set of positions: bit j is position j.
using Positions = std::uint64_t;
static_assert(max_reach_length <= 64);

void check(std::size_t width, std::size_t dimension) {
  require_between("width", width, 1, max_window_width);
  require(width % 2 == 1, ErrorCode::out_of_range, "width",
          {named("width"), " is ", width, ", but must be odd: as many on either side"});
  require_between("dimension", dimension, 1, max_cost_dimension);
}

void check(const ReachInput& input) {
  require_between("length", input.length, 1, max_reach_length);
  require_between("layers", input.layers, 1, max_reach_layers);
  check(input.width, input.dimension);
  switch (input.kind) {
    case LayerKind::attention:
    case LayerKind::convolution:
    case LayerKind::sliding_window:
      return;
  }
  fail(ErrorCode::unknown_name, "kind",
       {named("kind"), " must be attention, convolution or sliding_window"});
}

/// Visits every output i and input j that a layer brings together.
template <typename Visit>
void for_each_pair(LayerKind kind, std::size_t length, std::size_t width, Visit visit) {
  const std::size_t side = kind == LayerKind::attention ? length : (width - 1) / 2;
  for (std::size_t i = 0; i < length; ++i) {
    const std::size_t first = i - std::min(i, side);
    const std::size_t end = std::min(i + side + 1, length);
    for (std::size_t j = first; j < end; ++j) visit(i, j);
  }
}

double count_multiply_adds(LayerKind kind, std::size_t length, std::size_t width,
                           std::size_t dimension) {
  const std::uint64_t d = dimension;
  std::uint64_t count = 0;
  for_each_pair(kind, length, width, [&](std::size_t, std::size_t) {
    if (kind == LayerKind::convolution) {
      count += d * d;  // A matrix for each place in the window
    } else {
      count += d;  // q[i] . k[j]
      count += d;  // w[i,j] v[j]
    }
  });
  return static_cast<double>(count);
}

/// (N): what each output depends on after one more layer.
std::vector<Positions> propagated(const BoolMatrix& connections,
                                  const std::vector<Positions>& before) {
  std::vector<Positions> after(before.size(), 0);
  for (std::size_t i = 0; i < before.size(); ++i) {
    for (std::size_t k = 0; k < before.size(); ++k) {
      if (connections(i, k)) after[i] |= before[k];
    }
  }
  return after;
}

void keep_layer(const std::vector<Positions>& seen, std::size_t layer, Reach& result) {
  for (std::size_t i = 0; i < seen.size(); ++i) {
    for (std::size_t j = 0; j < seen.size(); ++j) {
      result.reach(layer, i, j) = (seen[i] >> j & 1) != 0;
    }
  }
  result.reached(layer) = std::popcount(seen[static_cast<std::size_t>(result.middle)]);
}

bool all_seen(const std::vector<Positions>& seen) {
  return std::all_of(seen.begin(), seen.end(), [&](Positions positions) {
    return static_cast<std::size_t>(std::popcount(positions)) == seen.size();
  });
}

}  // namespace

Reach reach(const ReachInput& input) {
  check(input);
  const std::size_t length = input.length;
  Reach result;
  result.middle = static_cast<int>(length / 2);
  result.connections = BoolMatrix::from_shape({length, length});
  result.connections.fill(false);
  for_each_pair(input.kind, length, input.width,
                [&](std::size_t i, std::size_t j) { result.connections(i, j) = true; });

  result.reach = xt::xtensor<bool, 3>::from_shape({input.layers, length, length});
  result.reached = IndexVector::from_shape({input.layers});
  std::vector<Positions> seen(length);
  for (std::size_t i = 0; i < length; ++i) seen[i] = Positions{1} << i;
  for (std::size_t layer = 0; layer < std::max(input.layers, length); ++layer) {
    seen = propagated(result.connections, seen);
    if (layer < input.layers) keep_layer(seen, layer, result);
    const bool is_within = layer < length && result.layers_needed == 0;
    if (is_within && all_seen(seen)) result.layers_needed = static_cast<int>(layer) + 1;
  }
  // Every output depends on its own input, so the last pair to meet has the longest path.
  result.longest_path = length > 1 ? result.layers_needed : 0;
  result.multiply_adds = count_multiply_adds(input.kind, length, input.width, input.dimension);
  result.total_multiply_adds = result.multiply_adds * static_cast<double>(input.layers);
  return result;
}

Costs costs(const std::vector<std::size_t>& lengths, std::size_t width, std::size_t dimension) {
  require_count("lengths", lengths.size(), "number");
  for (const std::size_t length : lengths) require_between("lengths", length, 1, max_cost_length);
  check(width, dimension);
  const auto list = [&](LayerKind kind) {
    Tensor<1> counts = Tensor<1>::from_shape({lengths.size()});
    for (std::size_t n = 0; n < lengths.size(); ++n) {
      counts(n) = count_multiply_adds(kind, lengths[n], width, dimension);
    }
    return counts;
  };
  return {list(LayerKind::attention), list(LayerKind::convolution),
          list(LayerKind::sliding_window)};
}

}  // namespace attention::lesson
