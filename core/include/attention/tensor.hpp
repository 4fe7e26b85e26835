// The one place that knows xtensor: its two include layouts, and the tensor types of the core.
#pragma once

#if __has_include(<xtensor/containers/xtensor.hpp>)
#include <xtensor/containers/xtensor.hpp>
#else
#include <xtensor/xtensor.hpp>
#endif

#include <array>
#include <cstddef>

namespace attention {

/// A dense row-major tensor of doubles whose rank N is part of its type.
template <std::size_t N>
using Tensor = xt::xtensor<double, N>;

/// The same of floats.
template <std::size_t N>
using FloatTensor = xt::xtensor<float, N>;

/// A dense row-major matrix of truth values; true = the query may see the key.
using BoolMatrix = xt::xtensor<bool, 2>;

/// A list of truth values.
using BoolVector = xt::xtensor<bool, 1>;

/// A list of indices; -1 = none.
using IndexVector = xt::xtensor<int, 1>;

/// A tensor of that shape whose every number is `value`.
template <std::size_t N>
Tensor<N> filled(const std::array<std::size_t, N>& shape, double value) {
  Tensor<N> tensor = Tensor<N>::from_shape(shape);
  tensor.fill(value);
  return tensor;
}

}  // namespace attention
