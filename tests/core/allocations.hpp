// How much memory a call takes.
#pragma once

#include <cstddef>
#include <functional>

namespace attention::test {

/// The most bytes that are allocated during a call beyond those before it.
std::size_t memory_of(const std::function<void()>& call);

}  // namespace attention::test
