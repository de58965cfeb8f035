// Pinned files: text kept beside the tests that may change only on purpose.
//
// To regenerate: run the test program with VELATURA_REGENERATE=1 in the environment. It rewrites
// the file in the source tree and fails, saying so; look at the difference, then run it again
// without.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

namespace velatura::support {

// The text of a file of the project, by its path from the root.
std::string project_file(std::string_view path);

// Compares line by line and names the first that differs.
testing::AssertionResult matches_pinned(std::string_view path, const std::string& text);

}  // namespace velatura::support
