// The loops of the fast path: one head of attention, tile by tile.
#pragma once

#include <attention/attend.hpp>
#include <optional>

namespace attention {

/// What one head is computed of.
struct KernelInput {
  const FloatTensor<2>& queries;  ///< (Nq, Dk) as they are compared: for cosine of length 1
  const FloatTensor<2>& keys;     ///< (Nk, Dk)
  const FloatTensor<2>& values;   ///< (Nk, Dv)
  double scale;
  double temperature;
  std::optional<double> soft_cap;
  const Mask& mask;
};

/// @throws InputError `overflow` where a score is too large for a double.
AttendedHead attend_head(const KernelInput& head, Weights weights);

}  // namespace attention
