// The checks of lists, tables and settings.
#include "checks.hpp"

#include <cmath>

namespace attention::lesson {

void require_between(std::string_view field, std::size_t number, std::size_t low,
                     std::size_t high) {
  require(number >= low && number <= high, ErrorCode::out_of_range, field,
          {named(field), " is ", number, ", but must be from ", low, " to ", high});
}

void require_temperature(double temperature) {
  const std::string_view field = "temperature";
  require(!std::isnan(temperature), ErrorCode::not_finite, field,
          {named(field), " is NaN, but must be a number from 0, or infinity"});
  require(temperature >= 0.0, ErrorCode::out_of_range, field,
          {named(field), " is ", temperature, ", but must not be negative"});
}

void require_count(std::string_view field, std::size_t count, std::string_view unit) {
  require(count > 0, ErrorCode::empty, field,
          {named(field), " has no ", unit, "s, but needs at least one"});
  require(count <= max_size, ErrorCode::too_large, field,
          {named(field), " has ", counted(count, unit), ", at most ", max_size, " can be used"});
}

void require_table(std::string_view field, const Tensor<2>& table) {
  require_count(field, table.shape(0), "row");
  require_count(field, table.shape(1), "column");
  require_finite_input(field, table);
}

void require_paired(std::string_view field, std::size_t count, const Tensor<2>& values) {
  require(count == values.shape(0), ErrorCode::length_mismatch, "values",
          {named("values"), " has ", counted(values.shape(0), "row"), ", ", named(field), " has ",
           count, "; each needs its value"});
}

}  // namespace attention::lesson
