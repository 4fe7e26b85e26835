// How far a position sees through layers of attention, convolution or attention in a window, and
// what a layer costs.
#pragma once

#include <attention/error.hpp>
#include <attention/tensor.hpp>
#include <cstddef>
#include <vector>

namespace attention::lesson {

/// What a layer's output i depends on, of width W (odd).
enum class LayerKind {
  attention,       ///< every input, whatever the width
  convolution,     ///< inputs i - (W - 1) / 2 to i + (W - 1) / 2 that are in the sentence
  sliding_window,  ///< the same inputs, weighed by attention
};

/// The sizes that are computed at most.
inline constexpr std::size_t max_reach_length = 64;
inline constexpr std::size_t max_reach_layers = 64;
inline constexpr std::size_t max_cost_length = 4096;
inline constexpr std::size_t max_window_width = 127;
inline constexpr std::size_t max_cost_dimension = 4096;

struct ReachInput {
  std::size_t length = 1;     ///< N, from 1 to 64
  std::size_t width = 3;      ///< W, odd, from 1 to 127
  std::size_t layers = 1;     ///< L, from 1 to 64
  std::size_t dimension = 1;  ///< d, from 1 to 4096: of each input and output
  LayerKind kind = LayerKind::attention;
};

struct Reach {
  BoolMatrix connections;      ///< (N, N) true where output i of one layer depends on input j
  xt::xtensor<bool, 3> reach;  ///< (L, N, N) true where output i after layer l depends on input j
  int middle = 0;              ///< the middle position: N / 2, rounded down
  IndexVector reached;         ///< (L) how many inputs the middle output depends on

  /// Layers until every output depends on every input; 0 where N layers are not enough.
  int layers_needed = 0;

  /// The most layers that a path between two different positions takes (Vaswani 2017, table 1); 0
  /// where there is no second position, or no path.
  int longest_path = 0;

  double multiply_adds = 0.0;        ///< of one layer, see `Costs`
  double total_multiply_adds = 0.0;  ///< of all layers
};

/// Propagates dependence through the layers, and counts their work.
/// @throws InputError `out_of_range` for a size outside its limits or an even width; `unknown_name`
/// for a kind that is none of the above.
Reach reach(const ReachInput& input);

/// Multiply-adds of one layer at each length, counted loop by loop: for attention d for each score
/// q[i] . k[j] and d for each w[i,j] v[j]; for a convolution d x d for each input in the window.
/// What makes queries, keys and values is not counted (Vaswani 2017, table 1).
struct Costs {
  Tensor<1> attention;       ///< (Nlengths)
  Tensor<1> convolution;     ///< (Nlengths)
  Tensor<1> sliding_window;  ///< (Nlengths)
};

/// From 1 to 64 lengths, each from 1 to 4096.
/// @throws InputError as above; `empty` or `too_large` for the count of lengths.
Costs costs(const std::vector<std::size_t>& lengths, std::size_t width, std::size_t dimension);

}  // namespace attention::lesson
