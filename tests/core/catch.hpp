// Catch2, whichever of versions 2 and 3 is installed, the latter as a package or amalgamated.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
using Catch::Approx;
#elif __has_include(<catch_amalgamated.hpp>)
#include <catch_amalgamated.hpp>
using Catch::Approx;
#else
#include <catch2/catch.hpp>
#endif
