#include "content/loader.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace velatura::content {
namespace {

std::vector<TextFile> files() {
    return {base_files().begin(), base_files().end()};
}

TEST(Loader, OrderOfTheFilesDoesNotMatter) {
    std::vector<TextFile> reversed = files();
    std::ranges::reverse(reversed);
    const auto loaded = load(reversed);
    ASSERT_TRUE(loaded) << loaded.error().text();
    EXPECT_EQ(loaded->art.size(), 60u);
}

TEST(Loader, EachFileIsNeeded) {
    for (std::size_t i = 0; i < base_files().size(); ++i) {
        std::vector<TextFile> some = files();
        const std::string name(some[i].name);
        some.erase(some.begin() + static_cast<std::ptrdiff_t>(i));
        const auto loaded = load(some);
        ASSERT_FALSE(loaded) << name;
        EXPECT_EQ(loaded.error().text(), name + ": this file is missing");
    }
}

TEST(Loader, UnknownFileIsRefused) {
    std::vector<TextFile> more = files();
    more.push_back({"frames.json", "{}"});
    EXPECT_EQ(load(more).error().text(), "frames.json: unknown data file");
}

TEST(Loader, FilesCutAnywhereAreRefused) {
    for (std::size_t i = 0; i < base_files().size(); ++i) {
        std::vector<TextFile> cut = files();
        const std::string_view whole = cut[i].text;
        // Up to the brace that closes the file; after it is only the end of the line.
        for (std::size_t length = 0; length + 2 < whole.size(); length += 61) {
            cut[i].text = whole.substr(0, length);
            const auto loaded = load(cut);
            ASSERT_FALSE(loaded) << cut[i].name << " cut after " << length;
            EXPECT_EQ(loaded.error().file, cut[i].name);
            EXPECT_NE(loaded.error().place.find("line "), std::string::npos);
            EXPECT_EQ(loaded.error().reason.find("this is not JSON: "), 0u);
        }
    }
}

TEST(Loader, BytesThatAreNoTextAreRefusedInPlainText) {
    const std::vector<TextFile> pack = {{"odd.json", "{\"pack\": \"\xc3(\"}"}};
    EXPECT_EQ(base_catalog_with(pack).error().text(),
              "odd.json: line 1, column 12: this is not JSON: unexpected character");
}

}  // namespace
}  // namespace velatura::content
