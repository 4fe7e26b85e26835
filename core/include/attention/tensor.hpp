// The one place that knows xtensor: its two include layouts, and the tensor types of the core.
#pragma once

#if __has_include(<xtensor/containers/xtensor.hpp>)
#include <xtensor/containers/xtensor.hpp>
#else
#include <xtensor/xtensor.hpp>
#endif

#include <cstddef>

namespace attention {

/// A dense row-major tensor of doubles whose rank N is part of its type.
template <std::size_t N>
using Tensor = xt::xtensor<double, N>;

/// A dense row-major matrix of truth values; true = the query may see the key.
using BoolMatrix = xt::xtensor<bool, 2>;

}  // namespace attention
