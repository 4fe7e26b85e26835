// Reads the arrays of .npy, .npz and .safetensors files. No file system: bytes in, arrays out.
#pragma once

#include <attention/error.hpp>
#include <attention/io/array_file.hpp>
#include <string_view>

namespace attention::io {

// All readers throw InputError: `wrong_format` where the bytes are not what they say, `unsupported`
// for what the format has and is not read here, `too_large` over a limit of array_file.hpp,
// `conflict` where two arrays have one name, `wrong_type` for tokens that are no list of texts. The
// error's field is the array's name or `file`, which names the whole in messages.

/// NumPy's format, versions 1.0 to 3.0 (NumPy Enhancement Proposal 1): bool, integers, floats of 2,
/// 4 or 8 bytes and texts (dtype str), little or big endian, C or Fortran order. The array is
/// called `file` without its folder and ".npy".
ArrayFile read_npy(Bytes bytes, std::string_view file = "file");

/// A ZIP archive of .npy entries, stored or deflated (np.savez, np.savez_compressed), and
/// tokens.json: a list of texts, or {"queries": [...], "keys": [...]}. Other entries are ignored.
ArrayFile read_npz(Bytes bytes, std::string_view file = "file");

/// The safetensors format: F16, BF16, F32, F64, I8 to I64, U8 to U64, BOOL. The metadata's "tokens"
/// is JSON as tokens.json above.
ArrayFile read_safetensors(Bytes bytes, std::string_view file = "file");

/// The one of these that the first bytes ask for, whatever the file is called.
ArrayFile read_arrays(Bytes bytes, std::string_view file = "file");

}  // namespace attention::io
