# A test that cannot be built here: reported as skipped, and failed under CI=true, where whatever a
# test needs must be installed.
if(CMAKE_SCRIPT_MODE_FILE)
  if("$ENV{CI}" STREQUAL "true")
    message(FATAL_ERROR "${REASON}")
  endif()
  message("SKIPPED: ${REASON}")
  return()
endif()

set(ATTENTION_SKIP_SCRIPT "${CMAKE_CURRENT_LIST_FILE}")

# Stands in for the test NAME and says why.
function(attention_skip_test name reason)
  add_test(NAME ${name} COMMAND "${CMAKE_COMMAND}" -D "REASON=${reason}" -P
                                "${ATTENTION_SKIP_SCRIPT}")
  set_tests_properties(${name} PROPERTIES SKIP_REGULAR_EXPRESSION "^SKIPPED")
endfunction()
