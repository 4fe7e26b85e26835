# Toolchain file of the sanitizer build: clang++ where it can link a fuzzer, else the default.

if(NOT DEFINED CACHE{ATTENTION_FUZZ_COMPILER})
  find_program(ATTENTION_CLANG clang++)
  set(compiler "")
  if(ATTENTION_CLANG)
    set(probe "${CMAKE_BINARY_DIR}/fuzz_probe.cpp")
    file(WRITE "${probe}" "#include <cstddef>\n#include <cstdint>\n"
         "extern \"C\" int LLVMFuzzerTestOneInput(const std::uint8_t*, std::size_t) { return 0; }\n")
    execute_process(COMMAND "${ATTENTION_CLANG}" -fsanitize=fuzzer,address,undefined "${probe}"
                            -o "${CMAKE_BINARY_DIR}/fuzz_probe"
                    RESULT_VARIABLE failed OUTPUT_QUIET ERROR_QUIET)
    if(failed EQUAL 0)
      set(compiler "${ATTENTION_CLANG}")
    endif()
  endif()
  set(ATTENTION_FUZZ_COMPILER "${compiler}" CACHE FILEPATH "clang++ with libFuzzer, or empty")
endif()
if(ATTENTION_FUZZ_COMPILER)
  set(CMAKE_CXX_COMPILER "${ATTENTION_FUZZ_COMPILER}")
endif()
