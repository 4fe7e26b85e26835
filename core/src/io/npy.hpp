// A .npy file that may be an entry of another file.
#pragma once

#include <attention/io/array_file.hpp>

#include "bytes.hpp"

namespace attention::io {

/// The array of these bytes; `name` is its name and the field of errors.
NamedArray npy_array(Bytes bytes, std::string_view name, Budget& budget);

/// The name without folders and without ".npy"; as it is where nothing would be left.
std::string_view array_name(std::string_view file);

}  // namespace attention::io
