# How everything is compiled. Presets (CMakePresets.json) switch the options on and off.
include(CheckCXXCompilerFlag)
option(VELATURA_TESTS "Build the tests" ON)
option(VELATURA_BENCH "Build the benchmarks" OFF)
option(VELATURA_FUZZ "Build the libFuzzer targets (clang)" OFF)
option(VELATURA_COVERAGE "Count covered lines (gcov)" OFF)
option(VELATURA_ART "Build the studio and paint the pictures" OFF)
set(VELATURA_SANITIZE "" CACHE STRING "Sanitizers, e.g. address,undefined")

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()
set(VELATURA_WASM OFF)
if(CMAKE_SYSTEM_PROCESSOR STREQUAL "wasm32")
  set(VELATURA_WASM ON)
  set(VELATURA_TESTS OFF)
  set(VELATURA_ART OFF)
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_C_COMPILER_LAUNCHER ${CCACHE})
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

# Carried by every target of ours, never by what we link.
add_library(velatura_options INTERFACE)
target_compile_options(velatura_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wold-style-cast
  -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough -Werror
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict> # g++ 12 sees ghosts in std::string's operator+ (bug 105651)
  -ffp-contract=off) # whatever decides a move gives the same bits on every machine
if(NOT VELATURA_WASM)
  target_compile_options(velatura_options INTERFACE
    -fstack-protector-strong $<$<CONFIG:Release>:-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=2>)
  target_compile_definitions(velatura_options INTERFACE $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)
  target_link_options(velatura_options INTERFACE -Wl,-z,relro,-z,now)
endif()
if(VELATURA_SANITIZE)
  add_compile_options(-fsanitize=${VELATURA_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${VELATURA_SANITIZE})
endif()
if(VELATURA_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
if(VELATURA_COVERAGE)
  add_compile_options(--coverage -O0)
  add_link_options(--coverage)
endif()
