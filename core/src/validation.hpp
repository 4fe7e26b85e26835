// The check that every input of a trace passes before anything is computed.
#pragma once

#include <attention/input.hpp>

namespace attention {

/// @throws InputError naming the first field that is wrong, and what would be right.
void validate(const AttentionInput& input);

}  // namespace attention
