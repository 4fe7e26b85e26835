// The words of the checks' messages.
#include "checks.hpp"

#include <cstdio>

namespace attention {

std::string number_text(double value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value > 0 ? "infinity" : "-infinity";
  char text[32];
  std::snprintf(text, sizeof text, "%.6g", value);
  return text;
}

std::string count_text(std::size_t count, const std::string& unit) {
  return std::to_string(count) + " " + unit + (count == 1 ? "" : "s");
}

}  // namespace attention
