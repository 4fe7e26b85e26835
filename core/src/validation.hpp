// The check that every input of a trace passes before anything is computed.
#pragma once

#include <attention/input.hpp>
#include <cstddef>

namespace attention {

/// The sizes that a computation takes.
struct Limits {
  std::size_t tokens;           ///< Nq, Nk
  std::size_t width;            ///< Dk, Dv
  std::size_t embedding_width;  ///< Dm, Dc
};

/// @throws InputError naming the first field that is wrong, and what would be right.
void validate(const AttentionInput& input, const Limits& limits);

}  // namespace attention
