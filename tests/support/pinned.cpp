#include "support/pinned.h"

#include <cstdlib>
#include <fstream>
#include <sstream>

#include "support/source.h"

namespace velatura::support {

std::string project_file(std::string_view path) {
    std::ifstream file(source_path(path), std::ios::binary);
    EXPECT_TRUE(file) << "cannot read " << path;
    std::ostringstream text;
    text << file.rdbuf();
    return std::move(text).str();
}

testing::AssertionResult matches_pinned(std::string_view path, const std::string& text) {
    if (std::getenv("VELATURA_REGENERATE") != nullptr) {
        std::ofstream(source_path(path), std::ios::binary) << text;
        return testing::AssertionFailure()
               << path << " was rewritten because VELATURA_REGENERATE is set; check the difference";
    }
    const std::string pinned = project_file(path);
    if (text == pinned) return testing::AssertionSuccess();

    std::istringstream expected(pinned);
    std::istringstream actual(text);
    std::string expected_line;
    std::string actual_line;
    int line = 1;
    while (true) {
        const bool more_expected = static_cast<bool>(std::getline(expected, expected_line));
        const bool more_actual = static_cast<bool>(std::getline(actual, actual_line));
        if (!more_expected) expected_line = "(end of file)";
        if (!more_actual) actual_line = "(end of file)";
        if (expected_line != actual_line || !more_expected) break;
        ++line;
    }
    return testing::AssertionFailure()
           << path << ", line " << line << "\n  pinned: " << expected_line
           << "\n  now:    " << actual_line
           << "\n(on purpose? regenerate with VELATURA_REGENERATE=1)";
}

}  // namespace velatura::support
