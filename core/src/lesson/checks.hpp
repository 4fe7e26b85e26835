// The checks that the lesson's functions share.
#pragma once

#include <attention/tensor.hpp>
#include <cstddef>
#include <string_view>

#include "../checks.hpp"

namespace attention::lesson {

/// The rows and columns of a table, and the numbers of a list, at most.
inline constexpr std::size_t max_size = 64;

/// Throws `out_of_range` unless the number is from `low` to `high`.
void require_between(std::string_view field, std::size_t number, std::size_t low, std::size_t high);

/// Throws `not_finite` or `out_of_range` unless the number is from 0 to infinity.
void require_temperature(double temperature);

/// Throws `empty` or `too_large` unless there are from 1 to `max_size` of that unit.
void require_count(std::string_view field, std::size_t count, std::string_view unit);

/// Throws `empty` or `too_large` unless a table has from 1 to `max_size` rows and columns, and
/// `not_finite` unless all its numbers are finite.
void require_table(std::string_view field, const Tensor<2>& table);

/// Throws `length_mismatch` unless there are as many keys or scores as values.
void require_paired(std::string_view field, std::size_t count, const Tensor<2>& values);

}  // namespace attention::lesson
