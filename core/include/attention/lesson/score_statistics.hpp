// The scores of random queries and keys: why they are divided by sqrt(Dk).
#pragma once

#include <attention/error.hpp>
#include <attention/tensor.hpp>
#include <cstddef>
#include <cstdint>

namespace attention::lesson {

/// The sizes that are computed at most.
inline constexpr std::size_t max_statistics_dimension = 512;
inline constexpr std::size_t max_statistics_rows = 256;
inline constexpr std::size_t max_bins = 512;

/// Nq queries and Nk keys of standard normal numbers.
struct ScoreStatisticsInput {
  std::size_t dimension = 1;  ///< Dk, from 1 to 512
  std::size_t keys = 1;       ///< Nk, from 1 to 256
  std::size_t queries = 1;    ///< Nq, from 1 to 256

  /// Where the random numbers start. Wider vectors begin with the narrower ones' numbers.
  std::uint32_t seed = 0;

  bool scaled = true;    ///< whether the scores are multiplied by 1 / sqrt(Dk)
  std::size_t bins = 1;  ///< of each histogram, from 1 to 512
  double limit = 1.0;    ///< above 0: the scores' histogram goes from -limit to limit
};

/// The variance of q . k is Dk where all numbers have variance 1 (Vaswani 2017, section 3.2.1).
struct ScoreStatistics {
  double scale = 1.0;               ///< what the scores were multiplied by
  IndexVector histogram;            ///< (bins) counts of scores; those outside in the end bins
  Tensor<1> edges;                  ///< (bins + 1) from -limit to limit; a bin has its lower edge
  double mean = 0.0;                ///< of the scores
  double standard_deviation = 0.0;  ///< sqrt(mean of (score - mean)^2)

  // Each query's softmax over its scores.
  IndexVector largest_weights;       ///< (bins) counts of the queries' largest weights
  Tensor<1> largest_weight_edges;    ///< (bins + 1) from 0 to 1
  double mean_largest_weight = 0.0;  ///< from 1 / Nk to 1
  double mean_entropy = 0.0;         ///< mean of -(sum of w log w), in nats: from 0 to log Nk
};

/// @throws InputError `out_of_range` for a size outside its limits or a limit that is not above 0;
/// `not_finite` for a limit that is no finite number.
ScoreStatistics score_statistics(const ScoreStatisticsInput& input);

}  // namespace attention::lesson
