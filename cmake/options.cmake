# Compiler flags: those that every file needs, and the warnings that our own targets answer for.

if(EMSCRIPTEN)
  add_compile_options(-fwasm-exceptions -msimd128)
  add_link_options(-fwasm-exceptions -msimd128)
endif()

# A fused multiply-add rounds once where the trace shows two roundings.
add_compile_options(-ffp-contract=off)

if(ATTENTION_SANITIZE)
  set(sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all)
  add_compile_options(${sanitizers} -fno-omit-frame-pointer)
  add_link_options(${sanitizers})
endif()

# Makes every warning in the target's own files an error.
function(attention_strict target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Werror)
endfunction()
