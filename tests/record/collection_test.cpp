// Several games in one file: a collection, or a person's profile.
#include <gtest/gtest.h>

#include "content/loader.h"
#include "record/games.h"
#include "record/text.h"

namespace velatura::record {
namespace {

TEST(Collection, IsSplitIntoItsGames) {
    const content::Catalog& catalog = content::base_catalog();
    std::string text = "\n\n";
    std::vector<Record> records;
    std::vector<int> lines;
    for (const Kind kind : every_kind()) {
        records.push_back(played(catalog, choices_for(kind, "many")).record());
        lines.push_back(1 + static_cast<int>(std::ranges::count(text, '\n')));
        text += write(catalog, records.back());
        if (kind.seats % 2 == 0) text += " \r\n\n";  // blank lines between, or none
    }
    const auto games = split_games(text);
    ASSERT_EQ(games.size(), records.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        EXPECT_EQ(games[i].first_line, lines[i]);
        const auto read = parse(catalog, games[i].text, games[i].first_line);
        ASSERT_TRUE(read) << name_of(read.error().reason);
        EXPECT_EQ(*read, records[i]);
        EXPECT_EQ(read->entries[0].place.line,
                  lines[i] + 1 +
                      static_cast<int>(std::ranges::count(
                          games[i].text.substr(0, games[i].text.find("\n1. ")), '\n')));
    }
}

TEST(Collection, OfNothingHasNoGames) {
    EXPECT_TRUE(split_games("").empty());
    EXPECT_TRUE(split_games(" \r\n\t\n").empty());
}

TEST(Collection, KeepsBlankLinesAmongTheTagsTogether) {
    const auto games = split_games("[Game \"Velatura\"]\n\n[Version \"1\"]\nrow\n[Game");
    ASSERT_EQ(games.size(), 2u);
    EXPECT_EQ(games[0].text, "[Game \"Velatura\"]\n\n[Version \"1\"]\nrow\n");
    EXPECT_EQ(games[1].text, "[Game");
    EXPECT_EQ(games[1].first_line, 5);
}

TEST(Collection, DoesNotSwallowWhatStandsBeforeTheFirstGame) {
    const auto games = split_games("\nhello\n[Game \"Velatura\"]\n");
    ASSERT_EQ(games.size(), 2u);
    EXPECT_EQ(games[0].text, "hello\n");
    EXPECT_EQ(games[0].first_line, 2);
    const auto read = parse(content::base_catalog(), games[0].text, games[0].first_line);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().reason, RecordFault::expected_tag);
    EXPECT_EQ(read.error().place.line, 2);
}

}  // namespace
}  // namespace velatura::record
