// Each file of bad/ has its own refusal, listed in bad/refusals.tsv with what the schema makes of
// the same file (checked by schema_check.py).
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <vector>

#include "content/loader.h"
#include "support/source.h"

namespace velatura::content {
namespace {

const std::string folder = support::source_path("tests/content/bad/");

std::string contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    EXPECT_TRUE(file) << path;
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<std::string> columns(const std::string& line) {
    std::vector<std::string> cells;
    std::stringstream rest(line);
    for (std::string cell; std::getline(rest, cell, '\t');)
        cells.push_back(cell);
    return cells;
}

std::string refusal_of(const std::string& text, const std::string& read_as) {
    if (read_as == "pack") {
        const std::vector<TextFile> packs = {{"pack", text}};
        const auto loaded = base_catalog_with(packs);
        return loaded ? "accepted" : loaded.error().text();
    }
    std::vector<TextFile> files(base_files().begin(), base_files().end());
    for (TextFile& file : files) {
        if (file.name == read_as) file.text = text;
    }
    const auto loaded = load(files);
    return loaded ? "accepted" : loaded.error().text();
}

TEST(Refusals, EachBrokenFileIsRefusedInItsOwnWords) {
    std::stringstream table(contents(folder + "refusals.tsv"));
    std::string line;
    std::getline(table, line);  // the header
    int checked = 0;
    for (; std::getline(table, line); ++checked) {
        const std::vector<std::string> cells = columns(line);
        ASSERT_EQ(cells.size(), 4u) << line;
        EXPECT_EQ(refusal_of(contents(folder + cells[0]), cells[1]), cells[1] + ": " + cells[3])
            << cells[0];
    }
    EXPECT_GT(checked, 40);
}

}  // namespace
}  // namespace velatura::content
