// Fuzzer: any bytes give the arrays of a .npy file, each with the data of its shape, or an
// InputError.
#include "fuzz_file.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  attention::test::expect_arrays_or_error(attention::io::read_npy, {data, size});
  return 0;
}
