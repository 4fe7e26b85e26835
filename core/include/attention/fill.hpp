// Matrices to begin with: of one number, of single ones, of seeded random numbers.
#pragma once

#include <attention/error.hpp>
#include <attention/tensor.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace attention {

/// What a matrix is filled with.
enum class FillKind {
  zeros,
  ones,
  identity,  ///< 1 in row r, column r, also where the matrix is not square; else 0
  one_hot,   ///< 1 in row r, column r modulo columns; else 0: rows beyond the columns begin anew,
             ///< where those of an identity are all 0
  normal,    ///< standard normal numbers: mean 0, variance 1
};

/// The rows and the columns that `fill` makes at most.
inline constexpr std::size_t max_fill_size = 512;

/// The decimals that numbers can be rounded to at most.
inline constexpr int max_fill_decimals = 15;

struct Fill {
  FillKind kind = FillKind::zeros;
  std::size_t rows = 0;
  std::size_t columns = 0;

  /// For `normal`: where the random numbers start. Equal seeds give equal numbers on every machine.
  std::uint32_t seed = 0;

  /// Numbers are rounded to so many digits behind the point, a half away from 0; absent = not.
  std::optional<int> decimals;
};

/// (rows, columns): a matrix filled as asked, row by row.
///
/// Normal numbers come from the generator SplitMix64 (Steele, Lea and Flood 2014, "Fast Splittable
/// Pseudorandom Number Generators", figure 17) by Algorithm N (Karney 2016, "Sampling Exactly from
/// the Normal Distribution", section 3). It adds, multiplies and compares, and calls no function
/// that differs from one machine to another.
/// @throws InputError `out_of_range` where a size or the decimals are; `unknown_name` for a kind
/// that is none of the above.
Tensor<2> fill(const Fill& fill);

}  // namespace attention
